"""What stands about each user in use, as lines ready for a prompt.

Read from the rows on first use. Whenever the user's revision has moved (a write by any process raises it) those that
have changed since are read again, so a line is never older than the rows. Like the search indexes it is disposable.
"""

import threading
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, bindparam, select

from language.words.token_estimate import count_tokens
from stores.database import queries, quick, schema
from stores.database.brief import take_long
from stores.database.rows import from_record
from stores.database.users import User
from stores.keys import label
from stores.records import AGENT_KINDS, Durability, Hit, Memory, State
from stores.search.row_cache import RowCache
from stores.strength import Fading, fading

_USERS = 256
_RECENT = 50
_FEW = 16
"""Memories that changed since, up to which only they are read again."""

_c = schema.memory.c


def _standing_about(of: Select[Any]) -> Select[Any]:
    """What an agent learned from its work is no part of a profile."""
    return of.where(_c.durability == Durability.DURABLE, _c.state == State.ACTIVE, _c.kind.not_in(AGENT_KINDS))


def _newest_daily(of: Select[Any]) -> Select[Any]:
    return of.where(_c.durability == Durability.DAILY, _c.state != State.FORGOTTEN).limit(_RECENT)


def _mine(of: Select[Any]) -> Select[Any]:
    expires: Any = bindparam("now", type_=_c.expires_at.type)
    mine = of.where(_c.user_id == bindparam("user"), _c.expires_at.is_(None) | (_c.expires_at > expires))
    return mine.order_by(_c.updated_at.desc(), _c.id)


_ROWS = _mine(select(schema.memory))
_WHOLE = _standing_about(_ROWS), _newest_daily(_ROWS)
_MARKS = _mine(select(_c.id, _c.revision, _c.recalls))
_MARKED = _standing_about(_MARKS), _newest_daily(_MARKS)
"""Which memories they are, and what tells whether one is as it was: a recall changes how strongly it is held."""


@dataclass(frozen=True, slots=True)
class Line:
    """A memory as a prompt shows it, and what that costs."""

    text: str
    tokens: int
    hit: Hit
    pinned: bool = False
    expires_at: datetime | None = None
    fading: Fading | None = None

    def strength(self, now: datetime) -> float:
        return self.fading.at(now) if self.fading else self.hit.confidence

    def stands(self, now: datetime) -> bool:
        return self.expires_at is None or self.expires_at > now


@dataclass(frozen=True, slots=True)
class Profile:
    """The standing memories and the newest daily ones, newest first, as of a state of the rows."""

    as_of: tuple[int, int]
    about: tuple[Line, ...]
    daily: tuple[Line, ...]
    held: Mapping[str, tuple[tuple[int, int], Line]] = field(default_factory=dict)
    """Each line by the id of its memory, with the mark of the row it was made of."""
    _strongest: dict[datetime, tuple[Line, ...]] = field(default_factory=dict)

    def strongest(self, now: datetime) -> tuple[Line, ...]:
        """What stands about the user, pinned lines first, then the strongest at the beginning of this minute."""
        minute = now.replace(second=0, microsecond=0)
        found = self._strongest.get(minute)
        if found is None:
            found = tuple(sorted(self.about, key=lambda one: (not one.pinned, -one.strength(minute))))
            self._strongest.clear()
            self._strongest[minute] = found
        return found


class Standing:
    """The users asked for least recently go first."""

    def __init__(self, rows: RowCache) -> None:
        self._rows = rows
        self._known: OrderedDict[str, Profile] = OrderedDict()
        self._guard = threading.Lock()

    def of(self, connection: Connection, user: User, now: datetime) -> Profile:
        """What stands about the user as of their revision."""
        as_of = user.epoch, user.revision
        with self._guard:
            known = self._known.get(user.id)
        if known is None or known.as_of != as_of:
            take_long()
            known = self._changed(connection, user, as_of, now, known) or self._load(connection, user, as_of, now)
        with self._guard:
            self._known[user.id] = known
            self._known.move_to_end(user.id)
            while len(self._known) > _USERS:
                self._known.popitem(last=False)
        return known

    def drop(self, user_id: str) -> None:
        with self._guard:
            self._known.pop(user_id, None)

    def _load(self, connection: Connection, user: User, as_of: tuple[int, int], now: datetime) -> Profile:
        asked = {"user": user.id, "now": now}
        about, daily = (list(map(from_record, quick.rows(connection, query, asked))) for query in _WHOLE)
        self._rows.hold(user, (*about, *daily))
        held = {one.id: ((one.revision, one.recalls), _line(one)) for one in (*about, *daily)}
        return _profile(as_of, held, [one.id for one in about], [one.id for one in daily])

    def _changed(
        self, connection: Connection, user: User, as_of: tuple[int, int], now: datetime, known: Profile | None
    ) -> Profile | None:
        """The profile with the lines that have changed; None where those are many, or words were erased."""
        if known is None or known.as_of[0] != user.epoch:
            return None
        about, daily = (quick.rows(connection, query, {"user": user.id, "now": now}) for query in _MARKED)
        marks = {row.id: (row.revision, row.recalls) for row in (*about, *daily)}
        new = [name for name, mark in marks.items() if name not in known.held or known.held[name][0] != mark]
        if len(new) > _FEW:
            return None
        read = queries.by_ids(connection, user, new, now) if new else {}
        if len(read) < len(new):  # gone in this moment
            return None
        self._rows.hold(user, read.values())
        held = {
            name: (mark, _line(read[name]) if name in read else known.held[name][1]) for name, mark in marks.items()
        }
        return _profile(as_of, held, [row.id for row in about], [row.id for row in daily])


def _profile(
    as_of: tuple[int, int],
    held: Mapping[str, tuple[tuple[int, int], Line]],
    about: Sequence[str],
    daily: Sequence[str],
) -> Profile:
    return Profile(as_of, tuple(held[name][1] for name in about), tuple(held[name][1] for name in daily), held)


def _line(memory: Memory) -> Line:
    return _noted(memory) if memory.durability is Durability.DAILY else _standing(memory)


def _standing(memory: Memory) -> Line:
    text = f"- {label(memory.key)}: {one_line(memory.value)}"
    return Line(text, count_tokens(text + "\n"), _hit(memory), memory.pinned, memory.expires_at, fading(memory))


def _noted(memory: Memory) -> Line:
    line = line_of(_hit(memory))
    return Line(line.text, line.tokens, line.hit, expires_at=memory.expires_at)


def line_of(hit: Hit) -> Line:
    """Past events carry their date; what an agent learned is not told as a fact about the user."""
    text = f"- {_heading(hit)}: {one_line(hit.value)}"
    return Line(text, count_tokens(text + "\n"), hit)


def _heading(hit: Hit) -> str:
    if hit.kind in AGENT_KINDS:
        return f"{hit.kind} ({hit.category})"
    if hit.durability is Durability.DAILY and hit.created_at is not None:
        day = _day(hit.details.get("day") or hit.created_at.date().isoformat())
        if hit.details.get("demoted") and hit.category != "reading_history":
            return f"not confirmed by the user, noted on {day}"
        return f"{'discussed on' if hit.source.startswith('discussion') else 'on'} {day}"
    return label(hit.key)


def _day(iso: str) -> str:
    day = datetime.fromisoformat(iso)
    return f"{day.day} {day:%b} {day.year}"


def _hit(memory: Memory) -> Hit:
    return Hit(
        id=memory.id,
        key=memory.key,
        value=memory.value,
        category=memory.category,
        kind=memory.kind,
        score=0.0,
        source=memory.source,
        confidence=memory.confidence,
        created_at=memory.created_at,
        durability=memory.durability,
        conversation_id=memory.conversation_id,
        details={**memory.details, **({"day": memory.day.isoformat()} if memory.day else {})},
    )


def one_line(value: str) -> str:
    return " ".join(value.split())
