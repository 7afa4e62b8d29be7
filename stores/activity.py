"""What a user does: deliveries, reads, reactions, saves, conversation turns, commands.

A backend writes these with one call per interaction (or straight into the tables); search and the nightly run read
them. Nothing is kept for a user whose memory is paused.
"""

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from stores import schema
from stores.errors import InvalidInput, NotOwner
from stores.gate import check_unicode
from stores.ledger import Ledger

Do = Callable[[str, Callable[[Ledger], Any]], Awaitable[Any]]
ROLES = ("user", "assistant", "system", "tool")


class Activity:
    """The interactions of each user, as `store.activity`."""

    def __init__(self, do: Do) -> None:
        self._do = do

    async def deliver(
        self, user_id: str, post_id: str, *, title: str, url: str | None = None, at: datetime | None = None
    ) -> bool:
        """A post was delivered. False: nothing was kept (paused), or it was there already."""
        return await self._post(user_id, post_id, "delivered_at", at, title=title, url=url)

    async def read(self, user_id: str, post_id: str, *, title: str | None = None, at: datetime | None = None) -> bool:
        """The user read a post."""
        return await self._post(user_id, post_id, "read_at", at, title=title)

    async def react(
        self, user_id: str, post_id: str, *, title: str | None = None, reaction: str, at: datetime | None = None
    ) -> bool:
        """The user reacted to a post; a later reaction replaces an earlier one."""
        _text("reaction", reaction)
        return await self._post(user_id, post_id, "reacted_at", at, title=title, reaction=reaction)

    async def save_post(
        self, user_id: str, post_id: str, *, title: str | None = None, at: datetime | None = None
    ) -> bool:
        """The user saved a post for later."""
        return await self._post(user_id, post_id, "saved_at", at, title=title)

    async def message(
        self,
        user_id: str,
        conversation_id: str,
        *,
        role: str,
        content: str,
        speaker: str | None = None,
        id: str | None = None,
        post_id: str | None = None,
        title: str | None = None,
        at: datetime | None = None,
    ) -> bool:
        """A turn of a conversation, written once per id. False: it was there already, or memory is paused."""
        if role not in ROLES:
            raise InvalidInput(f"role must be one of {', '.join(ROLES)}")
        _text("conversation_id", conversation_id)
        _text("content", content, empty=True)
        turn = {"id": id or str(uuid4()), "role": role, "content": content, "speaker": speaker}

        def work(ledger: Ledger) -> bool:
            if not _collects(ledger):
                return False
            moment = at or ledger.now
            _open_conversation(ledger, conversation_id, post_id, title, moment)
            return insert_once(
                ledger.connection,
                schema.messages,
                turn | {"user_id": ledger.user.id, "conversation_id": conversation_id, "at": moment},
            )

        return bool(await self._do(user_id, work))

    async def command(self, user_id: str, command: str, *, at: datetime | None = None) -> bool:
        """The user used a command."""
        _text("command", command)

        def work(ledger: Ledger) -> bool:
            if not _collects(ledger):
                return False
            values = {"user_id": ledger.user.id, "command": command, "at": at or ledger.now}
            ledger.connection.execute(insert(schema.commands).values(values))
            return True

        return bool(await self._do(user_id, work))

    async def _post(
        self, user_id: str, post_id: str, moment: str, at: datetime | None, *, title: str | None = None, **more: Any
    ) -> bool:
        _text("post_id", post_id)
        if title is not None:
            _text("title", title)
        reaction = {"reaction": more["reaction"], "reaction_run": None} if "reaction" in more else {}

        def work(ledger: Ledger) -> bool:
            if not _collects(ledger):
                return False
            _keep_post(ledger, post_id, title, more.get("url"))
            return _keep_delivery(ledger, post_id, moment, {moment: at or ledger.now} | reaction)

        return bool(await self._do(user_id, work))


def _collects(ledger: Ledger) -> bool:
    return ledger.user.enabled and ledger.settings.enabled


def _keep_post(ledger: Ledger, post_id: str, title: str | None, url: str | None) -> None:
    posts = schema.posts
    fresh = {"user_id": ledger.user.id, "id": post_id, "title": title or "", "url": url}
    known = {name: value for name, value in {"title": title, "url": url}.items() if value}
    if not insert_once(ledger.connection, posts, fresh) and known:
        ledger.connection.execute(
            update(posts).where(posts.c.user_id == ledger.user.id, posts.c.id == post_id).values(known)
        )


def _keep_delivery(ledger: Ledger, post_id: str, moment: str, values: dict[str, Any]) -> bool:
    deliveries = schema.deliveries
    if insert_once(ledger.connection, deliveries, {"user_id": ledger.user.id, "post_id": post_id} | values):
        return True
    mine = (deliveries.c.user_id == ledger.user.id) & (deliveries.c.post_id == post_id)
    first = moment != "reacted_at"
    untold = mine & deliveries.c[moment].is_(None) if first else mine
    return ledger.connection.execute(update(deliveries).where(untold).values(values)).rowcount > 0


def _open_conversation(
    ledger: Ledger, conversation_id: str, post_id: str | None, title: str | None, at: datetime
) -> None:
    """Make the conversation, or note that it goes on. It belongs to the user who spoke first."""
    table = schema.conversations
    row = ledger.connection.execute(select(table.c.user_id, table.c.last_at).where(table.c.id == conversation_id)).all()
    if any(owner != ledger.user.id for owner, _ in row):
        raise NotOwner("this conversation belongs to another user; start a new one")
    if not row:
        fresh = {"id": conversation_id, "post_id": post_id, "title": title or "", "started_at": at, "last_at": at}
        ledger.connection.execute(insert(table).values(fresh | {"user_id": ledger.user.id}))
        return
    told = {name: value for name, value in {"post_id": post_id, "title": title}.items() if value}
    ledger.connection.execute(
        update(table)
        .where(table.c.user_id == ledger.user.id, table.c.id == conversation_id)
        .values(told | {"last_at": max(at, row[0].last_at)})
    )


def insert_once(connection: Connection, table: Any, values: dict[str, Any]) -> bool:
    upsert = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = upsert.insert(table).values(values).on_conflict_do_nothing().returning(table.c.user_id)
    return connection.execute(statement).first() is not None


def _text(name: str, value: str, *, empty: bool = False) -> None:
    if not isinstance(value, str) or (not empty and not value.strip()):
        raise InvalidInput(f"{name} must be a text that is not empty")
    refused = check_unicode(value)
    if refused:
        raise InvalidInput(f"{name}: {refused.reason}")
