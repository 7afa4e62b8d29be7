"""Nights seen from outside: what each date came to, whose nights they were, and what one of them changed.

What a night changed is told from its audit events, line by line as the files have it, so that it reads the same
however much was changed since. What was erased since is not told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from sqlalchemy import JSON, Connection, RowMapping, and_, case, column, func, select, true

from stores.areas.nightly_runs.claims import COMPLETED, FAILED, PARTIAL, RUNNING
from stores.database import schema
from stores.database.rows import from_json
from stores.documents.formats import daily_md
from stores.documents.formats.memory_rows import line_for, section_for
from stores.documents.records import MEMORY_MD, daily_name, entry_of
from stores.records import Durability, Memory, State
from stores.write.daily_lines import section_of

_runs, _events, _batches = schema.extraction_runs.c, schema.events.c, schema.batches.c
_SUMS = ("interactions_processed", "memories_written", "memories_updated", "tokens_used", "duration_ms")
_WORST_FIRST = case((_runs.status == FAILED, 0), (_runs.status == RUNNING, 1), (_runs.status == PARTIAL, 2), else_=3)


@dataclass(frozen=True, slots=True)
class NightFigures:
    """The nights of one date together; `cost` is that of the models that have a price, None where none has."""

    run_date: date
    cost: float | None
    users: int
    completed: int
    partial: int
    failed: int
    running: int
    interactions: int
    written: int
    updated: int
    tokens: int
    duration_ms: int


@dataclass(frozen=True, slots=True)
class UserNight:
    """The record of one user's night, and whether it was taken back."""

    id: str
    user_id: str
    run_date: date
    status: str
    reason: str
    interactions: int
    written: int
    updated: int
    tokens: int
    duration_ms: int | None
    cost: float | None
    batch: str | None
    undone_by: str | None


@dataclass(slots=True)
class DocumentDiff:
    """What was changed in one document: lines beginning with `+` or `-`, under the headings they stand below."""

    name: str
    sections: dict[str, list[str]] = field(default_factory=dict)

    def add(self, section: str, sign: str, lines: Sequence[str]) -> None:
        self.sections.setdefault(section, []).extend(f"{sign} {line}" for line in lines)


def nights(connection: Connection, *, limit: int = 30) -> list[NightFigures]:
    """What the newest dates came to, newest first."""
    states = [func.sum(case((_runs.status == one, 1), else_=0)) for one in (COMPLETED, PARTIAL, FAILED, RUNNING)]
    sums = [func.coalesce(func.sum(_runs[name]), 0) for name in _SUMS]
    newest = select(_runs.run_date).distinct().order_by(_runs.run_date.desc()).limit(limit)
    first = (connection.scalars(newest).all() or [date.max])[-1]
    query = select(_runs.run_date, func.count(), *states, *sums).where(_runs.run_date >= first)
    found = connection.execute(query.group_by(_runs.run_date).order_by(_runs.run_date.desc())).all()
    costs = _costs(connection, first)
    return [NightFigures(day, costs.get(day), *map(int, figures)) for day, *figures in found]


def users_of(connection: Connection, run_date: date, *, limit: int = 100, offset: int = 0) -> list[UserNight]:
    """Whose nights of that date there were: the failed ones first, then in order of id."""
    query = _with_batch().where(_runs.run_date == run_date).order_by(_WORST_FIRST, _runs.user_id)
    return [_user_night(row) for row in connection.execute(query.limit(limit).offset(offset)).mappings()]


def one_night(connection: Connection, run_id: str) -> UserNight | None:
    row = connection.execute(_with_batch().where(_runs.id == run_id)).mappings().first()
    return None if row is None else _user_night(row)


def undoings(connection: Connection, user_id: str, batch: str) -> list[str]:
    """A batch, what undid it, what undid that, and so on: what it did holds while their number is odd."""
    chain: list[str] = []
    following: str | None = batch
    while following is not None and following not in chain:
        chain.append(following)
        query = select(_batches.undone_by).where(_batches.user_id == user_id, _batches.id == following)
        following = connection.execute(query).scalar()
    return chain


def changes_of(connection: Connection, user_id: str, batch: str | None) -> list[DocumentDiff]:
    """What a batch changed in MEMORY.md and the daily notes, MEMORY.md first."""
    query = select(_events.memory_id, _events.before, _events.after).where(
        _events.user_id == user_id, _events.batch == batch, _events.memory_id.is_not(None)
    )
    spans: dict[str, tuple[Any, Any]] = {}
    for memory_id, before, after in connection.execute(query.order_by(_events.id)):
        first = spans[memory_id][0] if memory_id in spans else before
        spans[memory_id] = first, after
    found: dict[str, DocumentDiff] = {MEMORY_MD: DocumentDiff(MEMORY_MD)}
    for before, after in spans.values():
        was, now = (from_json(one) if one else None for one in (before, after))
        for name, section, sign, lines in _lines(was, now):
            found.setdefault(name, DocumentDiff(name)).add(section, sign, lines)
    return [found.pop(MEMORY_MD), *(found[name] for name in sorted(found))]


def _lines(was: Memory | None, now: Memory | None) -> Iterator[tuple[str, str, str, list[str]]]:
    """The document, the heading, the sign and the lines of one memory that changed."""
    old, new = (_shown(one) if one else None for one in (was, now))
    if old == new:
        return
    if old and was and was.durability is Durability.DAILY:  # a note is never rewritten
        yield old[0], f"## {daily_md.RETRACTIONS}", "+", [daily_md.retraction(was)]
    elif old:
        yield old[0], old[1], "-", old[2]
    if new:
        yield new[0], new[1], "+", new[2]


def _shown(memory: Memory) -> tuple[str, str, list[str]] | None:
    """Where a memory stands and how it reads there; nothing where it does not."""
    if memory.state is not State.ACTIVE:
        return None
    if memory.durability is Durability.DAILY and memory.day:
        section = section_of(memory)
        return daily_name(memory.day), f"## {section}", daily_md.lines_of(memory, section)
    entry = entry_of(memory)
    place = section_for(entry)
    return MEMORY_MD, place.heading, line_for(entry, place).splitlines()


def _with_batch() -> Any:
    mine = and_(_batches.user_id == _runs.user_id, _batches.id == _runs.batch)
    return select(schema.extraction_runs, _batches.undone_by).select_from(
        schema.extraction_runs.outerjoin(schema.batches, mine)
    )


def _user_night(row: RowMapping) -> UserNight:
    costs = [line.get("cost") for line in row["models"] or []]
    return UserNight(
        id=row["id"],
        user_id=row["user_id"],
        run_date=row["run_date"],
        status=row["status"],
        reason=row["error_message"] or "",
        interactions=row["interactions_processed"],
        written=row["memories_written"],
        updated=row["memories_updated"],
        tokens=row["tokens_used"],
        duration_ms=row["duration_ms"],
        cost=None if None in costs else sum(costs),
        batch=row["batch"],
        undone_by=row["undone_by"],
    )


def _costs(connection: Connection, first: date) -> dict[date, float | None]:
    """What the models of each date cost, from a date on; the database adds it up."""
    each = func.json_each if connection.dialect.name == "sqlite" else func.json_array_elements
    line = each(_runs.models).table_valued(column("value", JSON)).alias("line")
    query = select(_runs.run_date, func.sum(line.c.value["cost"].as_float()))
    query = query.select_from(schema.extraction_runs.join(line, true()))
    chosen = query.where(_runs.run_date >= first, _runs.models.is_not(None))
    return {row[0]: row[1] for row in connection.execute(chosen.group_by(_runs.run_date))}
