"""Conversations held elsewhere become turns of this user, in the transaction of their import, and go with its undo.

The words are redacted before they come here: that takes long, and nobody should wait for it.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from typing import Any

from sqlalchemy import Connection, String, bindparam, column, delete, exists, func, literal, select, table, update
from sqlalchemy.dialects import postgresql, sqlite

from stores.database import schema
from stores.database.column_types import Moment
from stores.records import IMPORTED

TAKEN_IN = "imported"
"""The event that says which turns an import brought."""
_AT_ONCE = 2_000
_m, _talks = schema.messages.c, schema.conversations
# Plain columns: those of the schema would look for secrets again.
_TURNS = table(
    "messages",
    *(column(name, String) for name in ("user_id", "conversation_id", "id", "role", "content")),
    *(column(name, Moment) for name in ("at", "keep_until")),
)
_CONVERSATIONS = table(
    "conversations",
    *(column(name, String) for name in ("user_id", "id", "title", "summary")),
    *(column(name, Moment) for name in ("started_at", "last_at", "ended_at")),
)
# A turn without a time of its own has that of its import: said again, it has not been said later.
_STANDS = exists().where(
    _m.user_id == bindparam("user"),
    _m.conversation_id == bindparam("talk"),
    _m.id == bindparam("turn"),
    _m.at == bindparam("last"),
)
_GOES_ON = (
    update(_talks)
    .where(
        _talks.c.user_id == bindparam("user"),
        _talks.c.id == bindparam("talk"),
        _talks.c.last_at < bindparam("last"),
        _STANDS,
    )
    .values(last_at=bindparam("last"), ended_at=bindparam("last"))
)
_NEWEST = select(func.coalesce(func.max(_m.arrival), 0)).where(_m.user_id == bindparam("user"))
_SINCE = select(func.count()).where(_m.user_id == bindparam("user"), _m.arrival > bindparam("after"))
_BEGUN = select(func.count()).where(_talks.c.user_id == bindparam("user"))
_OF_TALKS = select(_m.conversation_id, _m.id).where(
    _m.user_id == bindparam("user"), _m.conversation_id.in_(bindparam("talks", expanding=True))
)


@dataclass(frozen=True, slots=True)
class Said:
    """One turn on its way into the table."""

    id: str
    role: str
    content: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Talk:
    """One conversation on its way into the tables."""

    id: str
    title: str
    turns: tuple[Said, ...]

    def row(self, user_id: str) -> dict[str, Any]:
        first, last = self.turns[0].at, self.turns[-1].at
        ended = {"started_at": first, "last_at": last, "ended_at": last}
        return {"user_id": user_id, "id": self.id, "title": self.title, "summary": "", **ended}

    def rows(self, user_id: str, keep_until: datetime) -> Iterator[dict[str, Any]]:
        for turn in self.turns:
            said = {"id": turn.id, "role": turn.role, "content": turn.content, "at": turn.at}
            yield {"user_id": user_id, "conversation_id": self.id, **said, "keep_until": keep_until}


@dataclass(frozen=True, slots=True)
class Taken:
    """How much was taken in, and between which arrivals it lies."""

    conversations: int
    messages: int
    known_messages: int
    after: int
    upto: int

    def event(self) -> dict[str, int]:
        """What the history says of it: by this it is found when it is undone."""
        return {name: getattr(self, name) for name in ("after", "upto", "conversations", "messages")}


def take_in(connection: Connection, user_id: str, talks: Iterable[Talk], keep_until: datetime) -> Taken:
    """Keep what is new of these conversations, each turn once, and at least until that moment."""
    who = {"user": user_id}
    before, begun = connection.execute(_NEWEST, who).scalar() or 0, connection.execute(_BEGUN, who).scalar() or 0
    total = 0
    waiting = iter(talks)
    while some := list(islice(waiting, 100)):
        rows = [row for talk in some for row in talk.rows(user_id, keep_until)]
        total += len(rows)
        _insert(connection, _CONVERSATIONS, [talk.row(user_id) for talk in some])
        for start in range(0, len(rows), _AT_ONCE):
            _insert(connection, _TURNS, rows[start : start + _AT_ONCE])
        lasts = ((talk.id, talk.turns[-1]) for talk in some)
        connection.execute(_GOES_ON, [{**who, "talk": talk, "turn": last.id, "last": last.at} for talk, last in lasts])
    messages = connection.execute(_SINCE, {**who, "after": before}).scalar() or 0
    conversations = (connection.execute(_BEGUN, who).scalar() or 0) - begun
    upto = connection.execute(_NEWEST, who).scalar() or 0
    return Taken(conversations, messages, total - messages, before, upto)


def known(connection: Connection, user_id: str, talks: Iterable[Talk]) -> set[tuple[str, str]]:
    """Which of the turns are here already, as conversation and id."""
    found = connection.execute(_OF_TALKS, {"user": user_id, "talks": [talk.id for talk in talks]})
    return {(row.conversation_id, row.id) for row in found}


def take_back(connection: Connection, user_id: str, batch: str) -> dict[str, int]:
    """Remove the turns that a batch brought, and conversations of which nothing is left then; says how many."""
    gone = talks = 0
    for brought in _brought(connection, user_id, batch):
        mine = (_m.user_id == user_id) & _m.conversation_id.startswith(IMPORTED, autoescape=True)
        ours = (_m.arrival > brought["after"]) & (_m.arrival <= brought["upto"])
        _end_before(connection, user_id, mine & ours)
        gone += connection.execute(delete(schema.messages).where(mine, ours)).rowcount
        left = exists().where(_m.user_id == _talks.c.user_id, _m.conversation_id == _talks.c.id)
        imported = _talks.c.id.startswith(IMPORTED, autoescape=True)
        talks += connection.execute(delete(_talks).where(_talks.c.user_id == user_id, imported, ~left)).rowcount
    return {"messages": gone, "conversations": talks} if gone else {}


def _end_before(connection: Connection, user_id: str, going: Any) -> None:
    """A conversation that these turns went on with ends where it did before them."""
    here = (_m.user_id == _talks.c.user_id) & (_m.conversation_id == _talks.c.id)
    last = select(func.max(_m.at)).where(here, ~going).scalar_subquery()
    longer = (_talks.c.user_id == user_id) & exists().where(here, going) & exists().where(here, ~going)
    connection.execute(update(_talks).where(longer).values(last_at=last, ended_at=last))


def brought_by(batch: Any) -> Any:
    """The condition that a batch brought turns."""
    events = schema.events.c
    return exists(select(literal(1)).where(events.batch == batch, events.operation == TAKEN_IN))


def _brought(connection: Connection, user_id: str, batch: str) -> list[Mapping[str, Any]]:
    events = schema.events.c
    mine = (events.user_id == user_id) & (events.batch == batch) & (events.operation == TAKEN_IN)
    found = connection.execute(select(events.after).where(mine)).scalars()
    return [after for after in found if after and "upto" in after]


def _insert(connection: Connection, into: Any, rows: list[dict[str, Any]]) -> None:
    """Insert what is not there."""
    statement: Any = (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(into)
    connection.execute(statement.on_conflict_do_nothing(), rows)
