"""Conversations and their turns, as `store.conversations`."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, case, delete, select, update

from stores.database import quick, schema
from stores.database.conversations import ALL, ONE, OWNER, kept_here, listed, open_conversations
from stores.database.rows import from_row
from stores.records import Conversation, Memory, Message, State
from stores.write.unit_of_work import UnitOfWork

_LAST_WORDS = 6
"""Messages that tell which language somebody writes in."""

Do = Callable[[str, Callable[[UnitOfWork], Any]], Awaitable[Any]]
See = Callable[[str, Callable[[Connection], Any]], Awaitable[Any]]
SeeAll = Callable[..., Awaitable[Any]]


class Conversations:
    """What was said, in order, and which discussions are still open."""

    def __init__(self, do: Do, see: See, see_all: SeeAll) -> None:
        self._do = do
        self._see = see
        self._see_all = see_all

    async def owner(self, conversation_id: str) -> str | None:
        """The user a conversation belongs to: the one who spoke first."""
        asked = {"conversation": conversation_id}
        found: list[Any] = await self._see_all(lambda connection: quick.rows(connection, OWNER, asked), brief=True)
        return found[0].user_id if found else None

    async def get(self, user_id: str, conversation_id: str) -> Conversation | None:
        found = await self._list(ONE, user=user_id, conversation=conversation_id)
        return found[0] if found else None

    async def open(self, user_id: str) -> list[Conversation]:
        """Those with a turn later than their end, or with no end; oldest first."""
        return list(await self._see(user_id, partial(open_conversations, user_id=user_id)))

    async def all(self, user_id: str) -> list[Conversation]:
        """Every conversation, newest first."""
        return await self._list(ALL, user=user_id)

    async def messages(self, user_id: str, conversation_id: str, *, since: datetime | None = None) -> list[Message]:
        """The turns in order; only those after a moment, where asked."""
        table = schema.messages
        query = select(table).where(table.c.user_id == user_id, table.c.conversation_id == conversation_id)
        if since is not None:
            query = query.where(table.c.at > since)
        query = query.order_by(table.c.at, table.c.arrival)

        def look(connection: Connection) -> list[Message]:
            return [_message(row) for row in connection.execute(query).mappings()]

        return list(await self._see(user_id, look))

    async def kept_here(self, user_id: str) -> frozenset[str]:
        """The ids of conversations whose words are told in no other one."""
        return frozenset(await self._see(user_id, partial(kept_here, user_id=user_id)))

    async def last_words(self, user_id: str) -> list[str]:
        """What the user wrote last, in whichever conversation, oldest first; commands are no words."""
        table = schema.messages
        query = select(table.c.content).where(table.c.user_id == user_id, table.c.role == "user")
        newest = query.order_by(table.c.at.desc(), table.c.arrival.desc()).limit(_LAST_WORDS)
        found = await self._see(user_id, lambda connection: connection.execute(newest).scalars().all())
        return [str(words) for words in reversed(found) if not str(words).startswith("/")]

    async def forgotten(self, user_id: str) -> list[Memory]:
        """What the user had forgotten, with the moment: what was said before that is not to be told again."""
        table = schema.memory
        query = select(table).where(table.c.user_id == user_id, table.c.state == State.FORGOTTEN)

        def look(connection: Connection) -> list[Memory]:
            return [from_row(row) for row in connection.execute(query).mappings()]

        return list(await self._see(user_id, look))

    async def close(self, user_id: str, conversation_id: str, *, summary: str = "", at: datetime | None = None) -> bool:
        """End a discussion; a later turn opens it again. False: nothing was open."""
        work = partial(close_conversation, conversation_id=conversation_id, summary=summary, at=at)
        return bool(await self._do(user_id, work))

    async def delete(self, user_id: str, conversation_id: str) -> bool:
        """Remove a conversation with all its turns. False: there was none."""
        table = schema.conversations

        def work(unit: UnitOfWork) -> bool:
            mine = (table.c.user_id == unit.user.id) & (table.c.id == conversation_id)
            gone = unit.connection.execute(delete(table).where(mine)).rowcount > 0
            if gone:
                unit.mark_erased()
                with unit.batch("user"):
                    unit.note("conversation_deleted")
            return gone

        return bool(await self._do(user_id, work))

    async def keep(self, user_id: str, conversation_id: str, *, newest: int, until: datetime, reason: str = "") -> int:
        """Keep the newest turns of a conversation at least until a moment; answers how many."""
        work = partial(keep_turns, conversation_id=conversation_id, newest=newest, until=until, reason=reason)
        return int(await self._do(user_id, work))

    async def _list(self, query: Select[Any], **asked: str) -> list[Conversation]:
        return list(await self._see(asked["user"], lambda connection: listed(connection, query, asked)))


def close_conversation(unit: UnitOfWork, conversation_id: str, summary: str, at: datetime | None) -> bool:
    """Close it as part of a larger transaction."""
    table = schema.conversations
    going = table.c.ended_at.is_(None) | (table.c.ended_at < table.c.last_at)
    ended = {"ended_at": table.c.last_at if at is None else at} | ({"summary": summary} if summary else {})
    mine = (table.c.user_id == unit.user.id) & (table.c.id == conversation_id)
    return unit.connection.execute(update(table).where(mine, going).values(ended)).rowcount > 0


def keep_turns(unit: UnitOfWork, conversation_id: str, newest: int, until: datetime, reason: str) -> int:
    """Put off when the newest turns expire; a turn that is kept for longer already stays so."""
    table = schema.messages
    mine = (table.c.user_id == unit.user.id) & (table.c.conversation_id == conversation_id)
    chosen = select(table.c.arrival).where(mine).order_by(table.c.at.desc(), table.c.arrival.desc()).limit(newest)
    sooner = table.c.keep_until.is_(None) | (table.c.keep_until < until)
    kept = unit.connection.execute(
        update(table)
        .where(table.c.arrival.in_(chosen.scalar_subquery()))
        .values(keep_until=case((sooner, until), else_=table.c.keep_until))
    ).rowcount
    if kept:
        with unit.batch("agent"):
            unit.note("messages_kept", reason=reason, after={"messages": kept, "until": until.isoformat()})
    return kept


def _message(row: RowMapping) -> Message:
    names = ("id", "conversation_id", "role", "content", "at", "speaker")
    return Message(**{name: row[name] for name in names})
