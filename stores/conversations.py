"""Conversations and their turns, as `store.conversations`."""

from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, select, update

from stores import schema
from stores.ledger import Ledger
from stores.records import Conversation, Message

Do = Callable[[str, Callable[[Ledger], Any]], Awaitable[Any]]
See = Callable[[Callable[[Connection], Any]], Awaitable[Any]]


class Conversations:
    """What was said, in order, and which discussions are still open."""

    def __init__(self, do: Do, see: See) -> None:
        self._do = do
        self._see = see

    async def owner(self, conversation_id: str) -> str | None:
        """The user a conversation belongs to: the one who spoke first."""
        table = schema.conversations
        query = select(table.c.user_id).where(table.c.id == conversation_id)
        owner: str | None = await self._see(lambda connection: connection.execute(query).scalar())
        return owner

    async def get(self, user_id: str, conversation_id: str) -> Conversation | None:
        found = await self._list(user_id, schema.conversations.c.id == conversation_id)
        return found[0] if found else None

    async def open(self, user_id: str) -> list[Conversation]:
        """Those with a turn later than their end, or with no end; oldest first."""
        c = schema.conversations.c
        found = await self._list(user_id, c.ended_at.is_(None) | (c.ended_at < c.last_at))
        return sorted(found, key=lambda conversation: conversation.started_at)

    async def all(self, user_id: str) -> list[Conversation]:
        """Every conversation, newest first."""
        return await self._list(user_id)

    async def messages(self, user_id: str, conversation_id: str, *, since: datetime | None = None) -> list[Message]:
        """The turns in order; only those after a moment, where asked."""
        table = schema.messages
        query = select(table).where(table.c.user_id == user_id, table.c.conversation_id == conversation_id)
        if since is not None:
            query = query.where(table.c.at > since)
        query = query.order_by(table.c.at, table.c.arrival)

        def look(connection: Connection) -> list[Message]:
            return [_message(row) for row in connection.execute(query).mappings()]

        return list(await self._see(look))

    async def close(self, user_id: str, conversation_id: str, *, summary: str = "", at: datetime | None = None) -> bool:
        """End a discussion; a later turn opens it again. False: nothing was open."""
        work = partial(close_conversation, conversation_id=conversation_id, summary=summary, at=at)
        return bool(await self._do(user_id, work))

    async def delete(self, user_id: str, conversation_id: str) -> bool:
        """Remove a conversation with all its turns. False: there was none."""
        table = schema.conversations

        def work(ledger: Ledger) -> bool:
            mine = (table.c.user_id == ledger.user.id) & (table.c.id == conversation_id)
            gone = ledger.connection.execute(delete(table).where(mine)).rowcount > 0
            if gone:
                ledger.mark_erased()
            return gone

        return bool(await self._do(user_id, work))

    async def keep(self, user_id: str, conversation_id: str, *, newest: int, until: datetime) -> int:
        """Keep the newest turns of a conversation at least until a moment; answers how many."""
        table = schema.messages

        def work(ledger: Ledger) -> int:
            mine = (table.c.user_id == ledger.user.id) & (table.c.conversation_id == conversation_id)
            chosen = (
                select(table.c.arrival).where(mine).order_by(table.c.at.desc(), table.c.arrival.desc()).limit(newest)
            )
            return ledger.connection.execute(
                update(table).where(table.c.arrival.in_(chosen.scalar_subquery())).values(keep_until=until)
            ).rowcount

        return int(await self._do(user_id, work))

    async def _list(self, user_id: str, *conditions: Any) -> list[Conversation]:
        table, turns = schema.conversations, schema.messages
        count = (
            select(func.count())
            .where(turns.c.user_id == table.c.user_id, turns.c.conversation_id == table.c.id)
            .scalar_subquery()
        )
        query = (
            select(table, count.label("messages"))
            .where(table.c.user_id == user_id, *conditions)
            .order_by(table.c.last_at.desc(), table.c.id)
        )

        def look(connection: Connection) -> list[Conversation]:
            return [_conversation(row) for row in connection.execute(query).mappings()]

        return list(await self._see(look))


def close_conversation(ledger: Ledger, conversation_id: str, summary: str, at: datetime | None) -> bool:
    """Close it as part of a larger transaction."""
    table = schema.conversations
    going = table.c.ended_at.is_(None) | (table.c.ended_at < table.c.last_at)
    ended = {"ended_at": table.c.last_at if at is None else at} | ({"summary": summary} if summary else {})
    mine = (table.c.user_id == ledger.user.id) & (table.c.id == conversation_id)
    return ledger.connection.execute(update(table).where(mine, going).values(ended)).rowcount > 0


def _conversation(row: RowMapping) -> Conversation:
    names = ("id", "post_id", "title", "summary", "started_at", "last_at", "ended_at", "messages")
    return Conversation(**{name: row[name] for name in names})


def _message(row: RowMapping) -> Message:
    names = ("id", "conversation_id", "role", "content", "at", "speaker")
    return Message(**{name: row[name] for name in names})
