"""What an agent should know of a user before it speaks: who they are, what they said on the topic, what they did.

The budget is split: at most a third for relevant past context, at most a sixth for recent activity, and the profile
gets all the rest, at least half. Lines come whole or not at all, and a heading only with a line below it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from sqlalchemy import Connection

from stores import reading
from stores.gate import label
from stores.records import AGENT_KINDS, Durability, Hit, Memory, State
from stores.retrieval.indexes import Indexes
from stores.retrieval.search import Query, search
from stores.text.tokens import count_tokens
from stores.users import User

PAST_SHARE = 1 / 3
RECENT_SHARE = 1 / 6
RECENT_DAYS = 7
FLOOR = 0.3
"""A past memory must score at least this share of the best match to be shown."""
_TITLE = "## User Memory"
_MATCHES = 20


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
    hits: list[Hit] = field(default_factory=list)
    used: int = 0

    def add(self, line: str, hit: Hit, room: int) -> None:
        cost = count_tokens(line + "\n") + (0 if self.lines else count_tokens(f"\n{self.heading}\n\n"))
        if self.used + cost <= room:
            self.used += cost
            self.lines.append(line)
            self.hits.append(hit)

    def __str__(self) -> str:
        return "\n".join([self.heading, *self.lines])


def assemble(
    connection: Connection, user: User, indexes: Indexes, topic: str, max_tokens: int, now: datetime
) -> Context:
    """At most `max_tokens`; empty when nothing is known."""
    room = max_tokens - count_tokens(_TITLE + "\n\n")
    matches = search(connection, user, indexes, Query(topic, limit=_MATCHES), now)
    about = _about(reading.read(connection, user, kind=None, limit=None, durability=Durability.DURABLE, now=now))
    past = _past(matches, {memory.id for memory in about}, int(room * PAST_SHARE))
    recent = _recent(connection, user, now, {hit.id for hit in past.hits}, int(room * RECENT_SHARE))
    profile = _profile(about, {hit.id: hit.score for hit in matches}, room - past.used - recent.used)
    blocks = [block for block in (profile, past, recent) if block.lines]
    if not blocks:
        return Context("")
    return Context("\n\n".join([_TITLE, *map(str, blocks)]), (hit for block in blocks for hit in block.hits))


def _about(memories: Iterable[Memory]) -> list[Memory]:
    """What stands about the user; what an agent learned from its work is no part of a profile."""
    return [memory for memory in memories if memory.kind not in AGENT_KINDS and memory.state is State.ACTIVE]


def _profile(about: list[Memory], scores: Mapping[str, float], room: int) -> _Block:
    """Every standing memory that fits: pinned ones, then those on the topic, then the surest and newest."""
    block = _Block("### Core Profile")
    for memory in sorted(about, key=lambda one: (not one.pinned, -scores.get(one.id, 0.0), -one.confidence)):
        block.add(f"- {label(memory.key)}: {_one_line(memory.value)}", _hit(memory), room)
    return block


def _past(matches: list[Hit], shown: set[str], room: int) -> _Block:
    """What matches the topic and stands nowhere else: daily notes, the archive, lessons learned."""
    block = _Block("### Relevant Past Context")
    best = matches[0].score if matches else 0.0
    for hit in matches:
        if hit.id not in shown and hit.score >= FLOOR * best:
            block.add(_dated(hit), hit, room)
    return block


def _recent(connection: Connection, user: User, now: datetime, shown: set[str], room: int) -> _Block:
    block = _Block("### Recent Activity")
    since = now - timedelta(days=RECENT_DAYS)
    for memory in reading.read(connection, user, kind=None, limit=50, durability=Durability.DAILY, now=now):
        hit = _hit(memory)
        if memory.created_at is not None and memory.created_at >= since and hit.id not in shown:
            block.add(_dated(hit), hit, room)
    return block


def _dated(hit: Hit) -> str:
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
