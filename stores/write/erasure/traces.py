"""Where a statement is kept besides its own row: every table of a user that may quote it, sentence by sentence.

What is found can be listed before it goes. A place where the words may mean something else is left, and named.
"""

import re
from collections import Counter
from collections.abc import Container, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, Table, delete, select, update

from language.meaning.mentions import Sayings, Verdict, texts_in
from stores.database import rows, schema
from stores.database.schemas.items import items
from stores.database.schemas.tasks import tasks
from stores.database.schemas.vectors import turn_vectors
from stores.disk.encoding import decode, encode
from stores.documents.formats import redaction
from stores.documents.formats.patches import Patch
from stores.documents.records import MEMORY_MD, entry_of
from stores.records import Durability, Memory, State
from stores.write.erasure.seen import Seen, Trace, unread
from stores.write.unit_of_work import UnitOfWork

_TEXTS = ("value", "evidence")
_JOINED = re.compile(r"[-_.:/+]+")


@dataclass(frozen=True, slots=True)
class Place:
    """A table that may quote; a row goes when the texts named in `whole` say it, or all of `cut` is gone."""

    table: Table
    named_by: str
    cut: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()
    stays: bool = False
    """The row stays, whatever is cut: other rows build on it."""
    strict: tuple[str, ...] = ()
    """Titles are others' words: a single word of them quotes nobody."""
    beside: tuple[str, ...] = ()
    """Cut as well, and the row stays where nothing of these is left."""
    ids: tuple[str, ...] = ()
    """What others know the row by: it cannot be cut, so it is named."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One reading of everything that a user has, in search of a statement."""

    unit: UnitOfWork
    memory: Memory
    sayings: Sayings
    seen: Seen
    again: bool
    """What was seen by an earlier one need not be read."""
    changed: set[str] = field(default_factory=set)
    """The memories that were read again."""

    def rows(self, query: Select[Any], table: Table, *which: ColumnElement[bool]) -> Iterator[Row[Any]]:
        mine = query.where(table.c.user_id == self.unit.user.id, *which)
        for row in self.unit.connection.execute(mine.where(unread(table, self.seen)) if self.again else mine).all():
            self.unit.give_way()
            yield row

    def met(self, table: Table, key: str | int, trace: Trace) -> Trace:
        if not self.again:
            self.seen.note(table, key, trace)
        return trace

    def is_innocent(self, one: str) -> bool:
        return self.again and one in self.seen.innocent


PLACES = (
    Place(schema.messages, "conversation_id", cut=("content",), beside=("speaker",)),
    Place(schema.conversations, "id", cut=("title", "summary"), stays=True, strict=("title",), ids=("id",)),
    Place(schema.posts, "id", cut=("title", "url"), stays=True, strict=("title", "url"), ids=("id",)),
    Place(schema.deliveries, "post_id", cut=("reaction",), stays=True),
    Place(schema.commands, "id", whole=("command",)),
    Place(schema.scratchpad, "key", cut=("value",), whole=("key",)),
    Place(schema.extraction_runs, "run_date", cut=("error_message",), stays=True),
    Place(schema.calls, "call_id", whole=("receipt",)),
    Place(tasks, "tool", whole=("call", "answer")),
    Place(items, "namespace", whole=("value", "key", "namespace")),
)


def sayings_of(unit: UnitOfWork, memory: Memory) -> Sayings:
    """What the memory says, what it said before, and what it rests on."""
    events = schema.events
    mine = (events.c.user_id == unit.user.id) & (events.c.memory_id == memory.id)
    told = unit.connection.execute(select(events.c.before, events.c.after).where(mine)).all()
    states = [state for row in told for state in row if isinstance(state, dict)]
    values, grounds = ([str(state.get(name) or "") for state in states] for name in _TEXTS)
    return Sayings(dict.fromkeys([memory.value, *values]), dict.fromkeys([memory.evidence, *grounds]))


def traces(unit: UnitOfWork, memory: Memory, sayings: Sayings, seen: Seen, *, again: bool = False) -> list[Trace]:
    """Every place that quotes the memory, other memories first: the files show them.

    `seen` is filled; when read `again`, what it says is relied upon."""
    reading = Reading(unit, memory, sayings, seen, again)
    found = [*_memories(reading), *_documents(reading)]
    for place in PLACES:
        found += _rows(reading, place)
    found += seen.uncertain(reading.changed) if again else ()
    named = {trace.name for trace in found if not trace.certain}
    return [*found, *_events(reading, named), *_patches(reading)]


def told(found: list[Trace]) -> tuple[str, ...]:
    """The places in words, each once with how often; not what they say."""
    names = Counter(map(_words_for, found))
    return tuple(name if count == 1 else f"{name} ({count})" for name, count in sorted(names.items()))


def _words_for(trace: Trace) -> str:
    """The place and its name; a memory of the plain kind is called one once."""
    repeated = trace.name.partition(" ")[0] == trace.place
    return trace.name if repeated else f"{trace.place} {trace.name}".strip()


# -- memories and documents -----------------------------------------------------------------------------------------


def _memories(reading: Reading) -> Iterator[Trace]:
    unit, sayings = reading.unit, reading.sayings
    for row in reading.rows(select(schema.memory), schema.memory, schema.memory.c.id != reading.memory.id):
        other = rows.from_row(row._mapping)
        reading.changed.add(other.id)
        name = f"{other.kind} {other.key}"
        left = redaction.left_of(sayings, other.kind, other.key, other.value)
        kept = replace(
            other,
            value=left,
            evidence=sayings.cut(other.evidence),
            source=sayings.cut(other.source),
            details=sayings.without(other.details),
        )
        doubtful = left and _may_say(sayings, kept)
        if not left:
            yield reading.met(schema.memory, other.id, Trace("memory", name, partial(_erase, unit, other)))
        elif kept != other:
            yield reading.met(schema.memory, other.id, Trace("memory", name, partial(_amend, unit, kept)))
            yield from [Trace("memory", name)] if doubtful else ()
        elif doubtful:
            yield reading.met(schema.memory, other.id, Trace("memory", name))


def _may_say(sayings: Sayings, memory: Memory) -> bool:
    """Whether what is left of a memory may still speak of it: its key, its value, what it rests on, its details, and
    what it is filed under, where that is anybody's word."""
    filed = [_spaced(memory.category)] if memory.kind == "note" else []
    told = [memory.key.replace("_", " "), memory.value, memory.evidence, memory.source, *filed, memory.details]
    return sayings.holds(told) is not Verdict.NO


def _erase(unit: UnitOfWork, memory: Memory) -> None:
    if memory.durability is Durability.DURABLE and memory.state is State.ACTIVE:
        unit.pages.hide(memory)
    unit.erase(memory)


def _amend(unit: UnitOfWork, memory: Memory) -> None:
    unit.amend(memory)
    table = schema.vectors
    unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id, table.c.memory_id == memory.id))
    if memory.durability is Durability.DURABLE and memory.state is State.ACTIVE:
        unit.pages.show(memory)


def _documents(reading: Reading) -> Iterator[Trace]:
    """Cut last of all: the lines of memories have left by then."""
    unit, sayings = reading.unit, reading.sayings
    for name in sorted(unit.pages.names()):
        text = decode(unit.pages[name].current or b"")
        # A line that a row stands for is left to that row: which they are shows in the revision.
        state = f"{unit.user.revision}\0{name}\0{text}"
        if reading.is_innocent(state):
            continue
        left = _redacted(unit, name, text, sayings)
        doubtful = sayings.verdict(redaction.prose_of(name, left)) is Verdict.PERHAPS
        if left != text:
            yield Trace("file", name, lambda name=name: _redact(unit, name, sayings))  # type: ignore[misc]  # a default binds it now
        elif not doubtful:
            reading.seen.innocent.add(state)
        yield from [Trace("file", name)] if doubtful else ()


def _redact(unit: UnitOfWork, name: str, sayings: Sayings) -> None:
    text = decode(unit.pages[name].current or b"")
    unit.pages.put_text(name, encode(_redacted(unit, name, text, sayings)))


def _redacted(unit: UnitOfWork, name: str, text: str, sayings: Sayings) -> str:
    if name != MEMORY_MD:
        return redaction.daily_without(sayings, text)
    return redaction.memory_md_without(sayings, text, {entry_of(one).slot for one in unit.standing()})


# -- rows -----------------------------------------------------------------------------------------------------------


def _rows(reading: Reading, place: Place) -> Iterator[Trace]:
    unit, sayings, table = reading.unit, reading.sayings, place.table
    keys = list(table.primary_key.columns)
    read = (*place.cut, *place.whole, *place.beside, *place.ids)
    names = dict.fromkeys((place.named_by, *read))
    query = select(*keys, *(table.c[name].label(f"said_{name}") for name in names))
    for row in reading.rows(query, table):
        said = {name: getattr(row, f"said_{name}") for name in names}
        if any(sayings.concerns(text) for text in texts_in([_spaced(said[name]) for name in read])):
            this = [column == value for column, value in zip(keys, row, strict=False)]
            for trace in _row(unit, place, sayings, said, this):
                yield reading.met(table, row[0], trace)


def _row(
    unit: UnitOfWork, place: Place, sayings: Sayings, said: dict[str, Any], this: list[ColumnElement[bool]]
) -> Iterator[Trace]:
    """How a row is taken out or cut, after a trace that names it where what stays of it may speak of it."""
    table = place.table
    name = "" if table is schema.scratchpad else str(said[place.named_by])
    left = {
        column: sayings.cut(said[column], strict=column in place.strict)
        for column in (*place.cut, *place.beside)
        if said[column]
    }
    cut = {column: text for column, text in left.items() if text != said[column]}
    gone = sayings.holds([_spaced(said[column]) for column in place.whole]) is Verdict.YES
    if gone or (not place.stays and cut.keys() & set(place.cut) and not any(map(left.get, place.cut))):
        yield Trace(table.name, name, lambda: _delete(unit, table, this))
        return
    if _may_say_still(place, sayings, said, left, strictly=not cut):
        yield Trace(table.name, name)
    if cut:
        yield Trace(table.name, name, lambda: _update(unit, table, this, cut))


def _may_say_still(
    place: Place, sayings: Sayings, said: dict[str, Any], left: dict[str, str], *, strictly: bool
) -> bool:
    """Whether a row that stays has a name, or words, that may speak of it; `strictly` where nothing of it is cut."""
    ids = [sayings.holds(_spaced(said[column])) for column in place.ids]
    if max(ids, default=Verdict.NO) >= (Verdict.YES if strictly else Verdict.PERHAPS):
        return True
    texts = left | {column: said[column] for column in place.whole}
    return any(
        sayings.verdict(text, strict=strictly and column in place.strict) is not Verdict.NO
        for column, words in texts.items()
        for text in texts_in(_spaced(words))
    )


def _spaced(said: Any) -> Any:
    """Names of rows are words joined by signs; a text with blanks is taken as it is."""
    return _JOINED.sub(" ", said) if isinstance(said, str) and " " not in said else said


def _delete(unit: UnitOfWork, table: Table, this: list[ColumnElement[bool]]) -> None:
    unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id, *this))


def _update(unit: UnitOfWork, table: Table, this: list[ColumnElement[bool]], values: dict[str, Any]) -> None:
    mine = [table.c.user_id == unit.user.id, *this]
    if table is schema.messages:  # what a turn means is kept beside it, as a vector of all its words
        these = select(table.c.arrival).where(*mine).scalar_subquery()
        unit.connection.execute(delete(turn_vectors).where(turn_vectors.c.arrival.in_(these)))
    unit.connection.execute(update(table).where(*mine).values(values))


# -- history --------------------------------------------------------------------------------------------------------


def _events(reading: Reading, named: Container[str]) -> Iterator[Trace]:
    """Events are cut as the memories they tell of, so that both go on saying the same; one that may speak of what is
    erased is told unless its memory is `named`."""
    unit, sayings, table = reading.unit, reading.sayings, schema.events
    others = table.c.memory_id.is_(None) | (table.c.memory_id != reading.memory.id)
    for row in reading.rows(select(table), table, others):
        left = {
            "before": _state_left(sayings, row.before),
            "after": _state_left(sayings, row.after),
            "key": "" if sayings.verdict(row.key.replace("_", " ")) is Verdict.YES else row.key,
            "reason": sayings.cut(row.reason),
            "source": sayings.cut(row.source),
        }
        changed = {name: value for name, value in left.items() if value != getattr(row, name)}
        if f"{row.kind} {row.key}" not in named and sayings.holds(list(left.values())):
            yield reading.met(table, row.id, Trace("events", row.key))
        if changed:
            take_out = partial(_update, unit, table, [table.c.id == row.id], changed)
            yield reading.met(table, row.id, Trace("events", "", take_out))


def _state_left(sayings: Sayings, state: Any) -> Any:
    """The state of a memory without the quotation; nothing where that was all it said."""
    if not isinstance(state, dict) or not {"key", "value", "details"} <= state.keys():
        return sayings.without(state)
    left = redaction.left_of(sayings, str(state.get("kind", "")), str(state["key"]), str(state["value"]))
    others = {name: sayings.without(state[name]) for name in ("evidence", "source", "details") if name in state}
    return {**state, **others, "value": left} if left else None


def _patches(reading: Reading) -> Iterator[Trace]:
    """What would bring back the text of MEMORY.md that an undo needs, byte for byte: it goes where it quotes."""
    unit, table, events = reading.unit, schema.batches, schema.events
    own = select(events.c.batch).where(events.c.user_id == unit.user.id, events.c.memory_id == reading.memory.id)
    touched = set(unit.connection.execute(own).scalars())
    patched = (row.id for row in reading.rows(select(table.c.id), table, table.c.patch.is_not(None)))
    to_read = [one for one in patched if one in touched or not reading.is_innocent(one)]
    for row in reading.rows(select(table.c.id, table.c.patch), table, table.c.id.in_(to_read)):
        if row.id not in touched and not _quotes(row.patch, reading.sayings):
            reading.seen.innocent.add(row.id)
        else:
            this = [table.c.id == row.id]
            yield Trace("batches", "", lambda this=this: _update(unit, table, this, {"patch": None}))  # type: ignore[misc]  # as above


def _quotes(patch: dict[str, Any], sayings: Sayings) -> bool:
    return sayings.verdict(Patch.from_json(patch).put) is not Verdict.NO
