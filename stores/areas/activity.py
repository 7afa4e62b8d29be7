"""What a user does: deliveries, reads, reactions, saves, conversation turns, commands.

A backend writes these with one call per interaction (or straight into the tables); search and the nightly run read
them. Nothing is kept for a user whose memory is paused.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any
from uuid import uuid4
from weakref import WeakValueDictionary

from sqlalchemy import Connection, bindparam, func, insert, select, update

from stores.database import quick, schema
from stores.database.statements import insert_or_leave
from stores.errors import InvalidInput, NotOwner
from stores.write.checks.gate import check_unicode
from stores.write.erasure.eras import Begun, begun
from stores.write.unit_of_work import UnitOfWork

Do = Callable[[str, Callable[[UnitOfWork], Any]], Awaitable[Any]]
Leave = Callable[[str, Callable[[UnitOfWork], Any]], None]
ROLES = ("user", "assistant", "system", "tool")
SOON = 0.05
"""Seconds; an answer that is there sooner is recorded together with its question."""

_c = schema.conversations.c
_CONVERSATION = select(_c.user_id, _c.last_at).where(_c.id == bindparam("conversation"))
_BEGUN = insert(schema.conversations)
_CONTINUED = (
    update(schema.conversations)
    .where(_c.user_id == bindparam("user"), _c.id == bindparam("conversation"))
    .values(
        last_at=bindparam("to_last"),
        post_id=func.coalesce(bindparam("to_post", type_=_c.post_id.type), _c.post_id),
        title=func.coalesce(bindparam("to_title", type_=_c.title.type), _c.title),
    )
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a conversation, checked and ready to be kept."""

    conversation_id: str
    role: str
    content: str
    id: str
    speaker: str | None = None
    post_id: str | None = None
    title: str | None = None
    at: datetime | None = None

    def __post_init__(self) -> None:
        if self.role not in ROLES:
            raise InvalidInput(f"role must be one of {', '.join(ROLES)}")
        _text("conversation_id", self.conversation_id)
        _text("content", self.content, empty=True)

    def row(self, unit: UnitOfWork) -> dict[str, Any]:
        """The turn as the table of messages has it."""
        said = {"id": self.id, "role": self.role, "content": self.content, "speaker": self.speaker}
        return {"user_id": unit.user.id, "conversation_id": self.conversation_id, "at": self.at or unit.now} | said


class _Left:
    """Turns of one user that nobody waits for: what is left before they are written is written with them."""

    def __init__(self, turns: Iterable[Turn]) -> None:
        self._turns = list(turns)
        self._taken = False
        self._lock = threading.Lock()

    def join(self, turns: Iterable[Turn]) -> bool:
        """Whether these come along: the others may be on their way already."""
        with self._lock:
            if not self._taken:
                self._turns += turns
            return not self._taken

    def keep(self, unit: UnitOfWork) -> None:
        """Conversations of somebody else stay as they are: there is nobody to be told."""
        with self._lock:
            self._taken = True
        talks: dict[str, list[Turn]] = {}
        for turn in self._turns:
            talks.setdefault(turn.conversation_id, []).append(turn)
        for turns in talks.values():
            with suppress(NotOwner):
                _keep_turns(unit, turns)


class Activity:
    """The interactions of each user, as `store.activity`."""

    def __init__(self, do: Do, leave: Leave) -> None:
        self._do = do
        self._leave = leave
        self._begun: dict[tuple[str, str, str], tuple[asyncio.TimerHandle, Callable[[], None]]] = {}
        self._left: WeakValueDictionary[tuple[str, Begun | None], _Left] = WeakValueDictionary()
        """What waits to be written: the queue holds it until then."""

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
        turn = Turn(conversation_id, role, content, id or str(uuid4()), speaker, post_id, title, at)
        return await self.record(user_id, turn) > 0

    async def record(self, user_id: str, *turns: Turn) -> int:
        """Turns of one conversation together, each once per id; answers how many were new."""
        for turn in turns:
            if begun := self._begun.pop((user_id, turn.conversation_id, turn.id), None):
                begun[0].cancel()
        return int(await self._do(user_id, partial(_keep_turns, turns=turns)))

    def leave(self, user_id: str, *turns: Turn) -> None:
        """Hand turns over to be recorded, from any thread; they survive the end of the caller. Nobody waits."""
        began = begun(user_id)
        waiting = self._left.get((user_id, began))
        if waiting is not None and waiting.join(turns):
            return
        fresh = _Left(turns)
        if began is not None:  # what is said to begin in no era may stand on either side of an erasure that waits
            self._left[user_id, began] = fresh
        self._leave(user_id, fresh.keep)

    def record_soon(self, user_id: str, turn: Turn) -> None:
        """Record a turn in a moment, unless that is done by then together with what follows it. Nobody waits."""
        name = user_id, turn.conversation_id, turn.id
        caller = copy_context()

        def begin() -> None:
            self._begun.pop(name, None)
            caller.run(self._leave, user_id, partial(_keep_turns, turns=(turn,)))

        self._begun[name] = asyncio.get_running_loop().call_later(SOON, begin), begin

    def catch_up(self, user_id: str) -> None:
        """Begin now to record what was to be recorded soon: a write that follows builds on it."""
        for timer, begin in [soon for name, soon in self._begun.items() if name[0] == user_id]:
            timer.cancel()
            begin()

    async def command(self, user_id: str, command: str, *, at: datetime | None = None) -> bool:
        """The user used a command."""
        _text("command", command)

        def work(unit: UnitOfWork) -> bool:
            if not _collects(unit):
                return False
            values = {"user_id": unit.user.id, "command": command, "at": at or unit.now}
            unit.connection.execute(insert(schema.commands).values(values))
            return True

        return bool(await self._do(user_id, work))

    async def _post(
        self, user_id: str, post_id: str, moment: str, at: datetime | None, *, title: str | None = None, **more: Any
    ) -> bool:
        _text("post_id", post_id)
        if title is not None:
            _text("title", title)
        reaction = {"reaction": more["reaction"], "reaction_run": None} if "reaction" in more else {}

        def work(unit: UnitOfWork) -> bool:
            if not _collects(unit):
                return False
            _keep_post(unit, post_id, title, more.get("url"))
            return _keep_delivery(unit, post_id, moment, {moment: at or unit.now} | reaction)

        return bool(await self._do(user_id, work))


def _collects(unit: UnitOfWork) -> bool:
    """Whether anything may be kept for the user."""
    return unit.user.enabled and unit.settings.enabled


def _keep_post(unit: UnitOfWork, post_id: str, title: str | None, url: str | None) -> None:
    posts = schema.posts
    fresh = {"user_id": unit.user.id, "id": post_id, "title": title or "", "url": url}
    known = {name: value for name, value in {"title": title, "url": url}.items() if value}
    if not insert_once(unit.connection, posts, fresh) and known:
        unit.connection.execute(
            update(posts).where(posts.c.user_id == unit.user.id, posts.c.id == post_id).values(known)
        )


def _keep_delivery(unit: UnitOfWork, post_id: str, moment: str, values: dict[str, Any]) -> bool:
    deliveries = schema.deliveries
    if insert_once(unit.connection, deliveries, {"user_id": unit.user.id, "post_id": post_id} | values):
        return True
    mine = (deliveries.c.user_id == unit.user.id) & (deliveries.c.post_id == post_id)
    first = moment != "reacted_at"
    untold = mine & deliveries.c[moment].is_(None) if first else mine
    return unit.connection.execute(update(deliveries).where(untold).values(values)).rowcount > 0


def _keep_turns(unit: UnitOfWork, turns: Sequence[Turn]) -> int:
    """Keep turns as part of a transaction; nothing is kept while memory is paused."""
    if not _collects(unit):
        return 0
    _open_conversation(unit, turns)
    statement = insert_or_leave(unit.connection.dialect.name, schema.messages)
    return quick.put_new(unit.connection, statement, [turn.row(unit) for turn in turns])


def _open_conversation(unit: UnitOfWork, turns: Sequence[Turn]) -> None:
    """Make the conversation, or note that it goes on. It belongs to the user who spoke first."""
    conversation_id = turns[0].conversation_id
    post_id = next((turn.post_id for turn in turns if turn.post_id), None)
    title = next((turn.title for turn in turns if turn.title), None)
    began, at = turns[0].at or unit.now, turns[-1].at or unit.now
    rows = quick.rows(unit.connection, _CONVERSATION, {"conversation": conversation_id})
    if any(owner != unit.user.id for owner, _ in rows):
        raise NotOwner("this conversation belongs to another user; start a new one")
    if not rows:
        fresh = {"id": conversation_id, "post_id": post_id, "title": title or "", "started_at": began, "last_at": at}
        quick.rows(unit.connection, _BEGUN, fresh | {"user_id": unit.user.id})
        return
    told = {"to_post": post_id, "to_title": title, "to_last": max(at, rows[0].last_at)}
    quick.rows(unit.connection, _CONTINUED, told | {"user": unit.user.id, "conversation": conversation_id})


def insert_once(connection: Connection, table: Any, values: dict[str, Any]) -> bool:
    """Whether the row is new: one of its keys may be taken."""
    return quick.put_new(connection, insert_or_leave(connection.dialect.name, table), [values]) > 0


def _text(name: str, value: str, *, empty: bool = False) -> None:
    if not isinstance(value, str) or (not empty and not value.strip()):
        raise InvalidInput(f"{name} must be a text that is not empty")
    refused = check_unicode(value)
    if refused:
        raise InvalidInput(f"{name}: {refused.reason}")
