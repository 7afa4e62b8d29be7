"""What draws one reader to a post or puts them off: their memories, and the posts they saved, liked or discussed.

Each is a leaning with a weight between -1 and 1. A memory weighs as much as it is strong; what a reader did weighs less
the longer ago it is. What was forgotten plays no part, nor does what was done before on the same subject.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, select

from language.topics.leanings import leans
from language.topics.reactions import way_of
from language.topics.table import stems
from stores.database import queries, quick, schema
from stores.database.rows import from_row
from stores.database.users import User
from stores.keys import label
from stores.ranking.posts import Why
from stores.records import AGENT_KINDS, Memory, State
from stores.strength import strength

SHARES = {
    "preference": 1.0,
    "opinion": 0.8,
    "skill": 0.7,
    "work_context": 0.6,
    "reading_history": 0.5,
    "personal": 0.4,
    "personal_context": 0.4,
    "relationship": 0.0,
    "trait": 0.2,
}
"""What a memory of each category says of someone's reading; a note or another category counts as the least of them."""
_OTHER = 0.3
_SAYS_SO = 1.0
_ONLY_TOLD = 0.6
"""Of a memory that does not say whether more is wanted: a job, a place."""
_DONE = {Why.LIKE_SAVED: 0.6, Why.LIKE_LIKED: 0.5, Why.LIKE_DISCUSSED: 0.5, Why.UNLIKE: -0.5}
_HALF_LIFE_DAYS = 45.0
_MOST_DONE = 100
_MOST_MEMORIES = 400

_d, _k = schema.deliveries.c, schema.conversations.c
_ACTED = (
    select(schema.posts.c.title, _d.post_id, _d.reaction, _d.reacted_at, _d.saved_at, _d.read_at, _d.delivered_at)
    .join(schema.posts, (schema.posts.c.id == _d.post_id) & (schema.posts.c.user_id == _d.user_id))
    .where(_d.user_id == bindparam("user"))
    .order_by(_d.id.desc())
    .limit(1000)
)
_DISCUSSED = (
    select(_k.title, _k.post_id, _k.last_at)
    .where(_k.user_id == bindparam("user"), _k.title != "")
    .order_by(_k.last_at.desc())
    .limit(_MOST_DONE)
)


@dataclass(frozen=True, slots=True)
class Leaning:
    """One thing that draws the reader (weight above 0) or puts them off (below), in words."""

    words: str
    weight: float
    why: Why
    memory_id: str | None = None
    memory: str = ""
    says_so: bool = True
    """Whether the memory itself says that more or less is wanted; a job or a place does not."""


@dataclass(frozen=True, slots=True)
class Reader:
    """All that ranking knows of a reader, for the length of one call."""

    leanings: tuple[Leaning, ...] = ()
    read: frozenset[str] = frozenset()
    """Posts they have read, reacted to or discussed."""
    delivered: frozenset[str] = frozenset()
    enabled: bool = True


def reader_of(connection: Connection, user: User, now: datetime) -> Reader:
    """The reader as their rows tell."""
    memories = queries.read(connection, user, kind=None, limit=_MOST_MEMORIES, now=now)
    told = [one for memory in memories for one in _of_memory(memory, now)]
    acted = quick.rows(connection, _ACTED, {"user": user.id})
    talks = quick.rows(connection, _DISCUSSED, {"user": user.id})
    gone = _forgotten(connection, user)
    done = [one for one in _of_deeds(acted, talks, now, gone) if abs(one.weight) > 0.01][:_MOST_DONE]
    seen = {row.post_id for row in acted if row.read_at or row.reacted_at}
    seen |= {row.post_id for row in talks if row.post_id}
    delivered = frozenset(row.post_id for row in acted if row.delivered_at)
    return Reader((*told, *done), frozenset(seen), delivered)


def _of_memory(memory: Memory, now: datetime) -> Iterator[Leaning]:
    share = SHARES.get(memory.category, _OTHER)
    if memory.kind in AGENT_KINDS or not share or _only_records(memory):
        return
    weight = share * strength(memory, now)
    for lean in leans(memory.value, label(memory.key)):
        sure = _SAYS_SO if lean.way else _ONLY_TOLD
        way = lean.way or 1
        why = Why.FOLLOWED if way > 0 else Why.DISLIKED
        yield Leaning(lean.about, way * weight * sure, why, memory.id, memory.value, bool(lean.way))


def _only_records(memory: Memory) -> bool:
    """A line of a daily note on what was read or learned: the deed itself, or the memory, is counted already."""
    return bool(memory.details.get("about") or memory.details.get("section"))


def _of_deeds(acted: Any, talks: Any, now: datetime, gone: list[tuple[frozenset[str], datetime]]) -> Iterator[Leaning]:
    for row in acted:
        liked = way_of(row.reaction) if row.reacted_at else 0
        if row.saved_at:
            yield from _deed(row, Why.LIKE_SAVED, row.saved_at, now, gone)
        elif liked:
            yield from _deed(row, Why.LIKE_LIKED if liked > 0 else Why.UNLIKE, row.reacted_at, now, gone)
    for row in talks:
        yield from _deed(row, Why.LIKE_DISCUSSED, row.last_at, now, gone)


def _deed(
    row: Any, why: Why, at: datetime, now: datetime, gone: list[tuple[frozenset[str], datetime]]
) -> Iterator[Leaning]:
    words = frozenset(stems(row.title))
    if row.title.strip() and not any(at <= when and words & subject for subject, when in gone):
        days = max(0.0, (now - at).total_seconds() / 86400)
        yield Leaning(row.title, _DONE[why] * 0.5 ** (days / _HALF_LIFE_DAYS), why)


def _forgotten(connection: Connection, user: User) -> list[tuple[frozenset[str], datetime]]:
    """The words of what was forgotten, and when."""
    c = schema.memory.c
    query = select(schema.memory).where(c.user_id == user.id, c.state == State.FORGOTTEN)
    found = (from_row(row) for row in connection.execute(query).mappings())
    return [
        (frozenset(stems(" ".join(lean.about for lean in leans(one.value)))), one.updated_at)
        for one in found
        if one.updated_at is not None
    ]
