"""What stands about each user in use, as lines ready for a prompt.

Read from the rows on first use and again whenever the user's revision has moved: a write by any process raises it,
so a line is never older than the rows. Like the search indexes it is disposable.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, bindparam, select

from language.words.token_estimate import count_tokens
from stores.database import quick, schema
from stores.database.rows import from_record
from stores.database.users import User
from stores.keys import label
from stores.records import AGENT_KINDS, Durability, Hit, Memory, State
from stores.search.row_cache import RowCache
from stores.strength import Fading, fading

_USERS = 256
_RECENT = 50

_c = schema.memory.c
_MINE = (
    select(schema.memory)
    .where(
        _c.user_id == bindparam("user"),
        _c.expires_at.is_(None) | (_c.expires_at > bindparam("now", type_=_c.expires_at.type)),
    )
    .order_by(_c.updated_at.desc(), _c.id)
)
# What an agent learned from its work is no part of a profile.
_ABOUT = _MINE.where(_c.durability == Durability.DURABLE, _c.state == State.ACTIVE, _c.kind.not_in(AGENT_KINDS))
_DAILY = _MINE.where(_c.durability == Durability.DAILY, _c.state != State.FORGOTTEN).limit(_RECENT)


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
            known = self._load(connection, user, as_of, now)
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
        about, daily = (list(map(from_record, quick.rows(connection, query, asked))) for query in (_ABOUT, _DAILY))
        self._rows.hold(user, (*about, *daily))
        return Profile(as_of, tuple(map(_standing, about)), tuple(_lines(daily)))


def _standing(memory: Memory) -> Line:
    text = f"- {label(memory.key)}: {one_line(memory.value)}"
    return Line(text, count_tokens(text + "\n"), _hit(memory), memory.pinned, memory.expires_at, fading(memory))


def _lines(memories: Iterable[Memory]) -> Iterable[Line]:
    for memory in memories:
        line = line_of(_hit(memory))
        yield Line(line.text, line.tokens, line.hit, expires_at=memory.expires_at)


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
