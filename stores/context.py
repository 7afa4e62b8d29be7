"""What an agent should know of a user before it speaks: who they are, what they said on the topic, what they did.

The budget is split: half for the profile, and what it leaves for relevant past context, then recent activity. Lines
come whole or not at all, and a heading only with a line below it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import Connection

from stores import reading
from stores.gate import label
from stores.indexes import Indexes
from stores.records import AGENT_KINDS, Durability, Hit, Memory, State
from stores.search import Query, search
from stores.tokens import count_tokens
from stores.users import User

PROFILE_SHARE = 0.5
PAST_SHARE = 0.7
"""Of what the profile left; the rest is for recent activity."""
RECENT_DAYS = 7
FLOOR = 0.3
"""A past memory must score at least this share of the best one to be shown."""
_TITLE = "## User Memory"


class Context(str):
    """The text for the prompt, and the memories it was made of."""

    hits: tuple[Hit, ...]

    def __new__(cls, text: str, hits: Iterable[Hit] = ()) -> "Context":
        made = super().__new__(cls, text)
        made.hits = tuple(hits)
        return made


@dataclass
class _Block:
    """A heading and the lines that fit below it."""

    heading: str
    lines: list[str] = field(default_factory=list)
    used: int = 0

    def add(self, line: str, room: int) -> bool:
        cost = count_tokens(line + "\n") + (0 if self.lines else count_tokens(f"\n{self.heading}\n\n"))
        if self.used + cost > room:
            return False
        self.used += cost
        self.lines.append(line)
        return True

    def __str__(self) -> str:
        return "\n".join([self.heading, *self.lines])


def assemble(
    connection: Connection, user: User, indexes: Indexes, topic: str, max_tokens: int, now: datetime
) -> Context:
    """At most `max_tokens`; empty when nothing is known."""
    room = max_tokens - count_tokens(_TITLE + "\n\n")
    profile, known = _profile(connection, user, now, int(room * PROFILE_SHARE))
    room -= profile.used
    past, found = _past(connection, user, indexes, topic, now, int(room * PAST_SHARE), {hit.id for hit in known})
    room -= past.used
    shown = {hit.id for hit in (*known, *found)}
    recent, lately = _recent(connection, user, now, room, shown)
    blocks = [str(block) for block in (profile, past, recent) if block.lines]
    if not blocks:
        return Context("")
    return Context("\n\n".join([_TITLE, *blocks]), (*known, *found, *lately))


def _profile(connection: Connection, user: User, now: datetime, room: int) -> tuple[_Block, list[Hit]]:
    """Every standing durable memory about the user that fits, the surest and newest first."""
    memories = reading.read(connection, user, kind=None, limit=None, durability=Durability.DURABLE, now=now)
    about = [memory for memory in memories if memory.kind not in AGENT_KINDS and memory.state is State.ACTIVE]
    about.sort(key=lambda memory: (not memory.pinned, -memory.confidence))
    block, hits = _Block("### Core Profile"), []
    for memory in about:
        if block.add(f"- {label(memory.key)}: {_one_line(memory.value)}", room):
            hits.append(_hit(memory))
    return block, hits


def _past(
    connection: Connection, user: User, indexes: Indexes, topic: str, now: datetime, room: int, shown: set[str]
) -> tuple[_Block, list[Hit]]:
    block, kept = _Block("### Relevant Past Context"), []
    hits = [hit for hit in search(connection, user, indexes, Query(topic, limit=10), now) if hit.id not in shown]
    best = hits[0].score if hits else 0.0
    for hit in hits:
        if hit.score >= FLOOR * best and block.add(_dated(hit, now), room):
            kept.append(hit)
    return block, kept


def _recent(connection: Connection, user: User, now: datetime, room: int, shown: set[str]) -> tuple[_Block, list[Hit]]:
    block, kept = _Block("### Recent Activity"), []
    since = now - timedelta(days=RECENT_DAYS)
    daily = reading.read(connection, user, kind=None, limit=50, durability=Durability.DAILY, now=now)
    for memory in daily:
        hit = _hit(memory)
        fresh = memory.created_at is not None and memory.created_at >= since and hit.id not in shown
        if fresh and block.add(_dated(hit, now), room):
            kept.append(hit)
    return block, kept


def _dated(hit: Hit, now: datetime) -> str:
    """Past events carry their date; what an agent learned is not told as a fact about the user."""
    value = _one_line(hit.value)
    if hit.kind in AGENT_KINDS:
        return f"- {hit.kind} ({hit.category}): {value}"
    if hit.durability is Durability.DAILY and hit.created_at is not None:
        day = hit.details.get("day") or hit.created_at.date().isoformat()
        spoken = "discussed on" if hit.source.startswith("discussion") else "on"
        return f"- {spoken} {_day(day)}: {value}"
    return f"- {label(hit.key)}: {value}"


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


def _one_line(value: str) -> str:
    return " ".join(value.split())
