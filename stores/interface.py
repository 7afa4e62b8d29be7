"""The verbs of a memory, whoever carries them out: the store at once, a batch at its end, a night within its limits.

Five methods are the whole of it; the keyword forms that people and tools use are made of them, once, here.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import date, datetime
from typing import Any, Protocol

from stores.changes import Change, Merger, NewMemory, NewValue, Pin, Proposal, Removal
from stores.records import Conversation, Evidence, Hit, Memory, Message, Profile, Receipt, Viewer
from stores.search.context import RecalledText
from stores.search.query import Query


class MemoryVerbs(Protocol):
    """What tools and graphs may ask of a memory. `user_id` comes first everywhere."""

    @abstractmethod
    async def change(self, user_id: str, wanted: Change, *, actor: str, call_id: str | None = None) -> Receipt:
        """Carry out one change. The receipt says what came of it; a replayed `call_id` changes nothing again."""

    @abstractmethod
    async def find(self, user_id: str, wanted: Query, viewer: Viewer = "user") -> list[Hit]:
        """The memories that best answer a query, best first; none when none does."""

    @abstractmethod
    async def read(
        self,
        user_id: str,
        *,
        category: str | None = None,
        kind: str | None = "memory",
        limit: int | None = 20,
        durability: str | None = None,
        archived: bool = True,
        viewer: Viewer = "user",
    ) -> list[Memory]:
        """The memories of a kind and category, newest first."""

    @abstractmethod
    async def get(self, user_id: str, key: str, *, kind: str = "memory", viewer: Viewer = "user") -> Memory | None:
        """One memory by key or id."""

    @abstractmethod
    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> RecalledText:
        """What an agent should know before it speaks about a topic; empty for an unknown or paused user."""

    # -- the same in keywords -------------------------------------------------------------------------------------

    async def write(
        self,
        user_id: str,
        *,
        key: str = "",
        value: str,
        category: str = "",
        kind: str = "memory",
        durability: str = "durable",
        source: str = "explicit",
        confidence: float = 1.0,
        author: str = "user",
        evidence: Evidence = (),
        details: Mapping[str, Any] | None = None,
        conversation_id: str | None = None,
        day: date | None = None,
        replaces: bool = True,
        request: str = "",
        call_id: str | None = None,
        actor: str | None = None,
    ) -> Receipt:
        """Remember one statement, and in the day's note the words that `request` it; with `replaces=False` never in
        place of another value of its key. The receipt says
        what came of it; a replayed `call_id` writes once."""
        new = NewMemory(
            key, value, category, kind, durability, source, confidence, author, evidence, details or {},
            conversation_id, day, replaces=replaces, request=request,
        )  # fmt: skip
        return await self.change(user_id, new, actor=actor or author, call_id=call_id)

    async def update(
        self,
        user_id: str,
        key: str,
        value: str,
        *,
        kind: str = "memory",
        category: str | None = None,
        confidence: float | None = None,
        reason: str = "",
        author: str = "user",
        evidence: Evidence = (),
        source: str | None = None,
        details: Mapping[str, Any] | None = None,
        new_key: str = "",
        revision: int | None = None,
        conversation_id: str | None = None,
        call_id: str | None = None,
        actor: str | None = None,
    ) -> Receipt:
        """Give the memory with this key or id another value (and key, category, confidence); with a `revision` only
        if it is still that one. Where the new words were said is its conversation from then on."""
        new = NewValue(
            key, value, kind, category, confidence, reason, author, evidence, source, details or {}, new_key, revision,
            conversation_id,
        )  # fmt: skip
        return await self.change(user_id, new, actor=actor or author, call_id=call_id)

    async def merge(
        self,
        user_id: str,
        ids: Sequence[str],
        value: str,
        *,
        confidence: float = 1.0,
        author: str = "user",
        evidence: Evidence = (),
        reason: str = "",
        call_id: str | None = None,
    ) -> Receipt:
        """Make one memory of several: the first takes the value, the others are forgotten."""
        merger = Merger(list(ids), value, confidence, author, evidence, reason)
        return await self.change(user_id, merger, actor=author, call_id=call_id)

    async def propose_removal(self, user_id: str, key: str, *, kind: str = "memory", reason: str = "") -> Receipt:
        """Record that a memory should go, for the user to confirm; nothing is removed."""
        return await self.change(user_id, Proposal(key, kind, reason), actor="nightly")

    async def forget(
        self,
        user_id: str,
        key: str,
        *,
        kind: str = "memory",
        category: str | None = None,
        reason: str = "",
        asked_at: datetime | None = None,
        revision: int | None = None,
        call_id: str | None = None,
        actor: str = "user",
    ) -> Receipt:
        """Never find this memory again; `undo` can bring it back. With `revision`, only if it is still that one."""
        removal = Removal(key, kind, category, reason, asked_at, revision)
        return await self.change(user_id, removal, actor=actor, call_id=call_id)

    async def pin(
        self,
        user_id: str,
        key: str,
        *,
        kind: str = "memory",
        pinned: bool = True,
        reason: str = "",
        call_id: str | None = None,
        actor: str = "user",
    ) -> Receipt:
        """Show this memory under Key Facts, or with `pinned=False` where it was before."""
        return await self.change(user_id, Pin(key, kind, pinned, reason), actor=actor, call_id=call_id)

    async def search(
        self,
        user_id: str,
        query: str,
        *,
        limit: int = 5,
        category: str = "all",
        kinds: Sequence[str] | None = None,
        min_score: float | None = None,
        conversation_id: str | None = None,
        since: datetime | None = None,
        until: datetime | None = None,
        source: str | None = None,
        explain: bool = False,
        viewer: Viewer = "user",
    ) -> list[Hit]:
        """The memories that best answer a query, best first; none when none does."""
        wanted = Query(
            query, limit, category, kinds, min_score, conversation_id, since, until, source, explain,
            echoes=viewer != "agent",
        )  # fmt: skip
        return await self.find(user_id, wanted, viewer)


class BatchVerbs(MemoryVerbs, Protocol):
    """The verbs while a batch is being prepared, and what they were answered."""

    @property
    def receipts(self) -> list[Receipt]: ...


class Talks(Protocol):
    """The conversations of users, as a look back on one of them needs them."""

    async def get(self, user_id: str, conversation_id: str) -> Conversation | None: ...
    async def all(self, user_id: str) -> list[Conversation]: ...
    async def messages(self, user_id: str, conversation_id: str, *, since: datetime | None = None) -> list[Message]: ...
    async def forgotten(self, user_id: str) -> list[Memory]: ...
    async def close(
        self, user_id: str, conversation_id: str, *, summary: str = "", at: datetime | None = None
    ) -> bool: ...


class DiscussionStore(Protocol):
    """What a look back on a discussion needs of a store: the store itself, or a night's."""

    @property
    def conversations(self) -> Talks: ...
    async def profile(self, user_id: str) -> Profile: ...
    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> RecalledText: ...
    def batch(self, user_id: str, *, actor: str = "user") -> AbstractAsyncContextManager[BatchVerbs]: ...
