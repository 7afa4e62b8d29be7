"""The batch of one user's night as its agents see it: the memory tools and the look back on discussions write to it.

It knows what the gate cannot: how many memories a night may add, how sure a pattern may be, and on which of the
user's days the words were said that a memory rests on.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import date, datetime, tzinfo

from graphs.nightly.daily_note import is_durable_change
from graphs.nightly.interactions import words_of
from language.meaning.evidence import supports
from stores import MemoryStore
from stores.areas.conversations import close_conversation
from stores.areas.review.doubts import event_pair, identical, same_pairs
from stores.changes import Change, Merger, NewMemory, NewValue, Pin, Proposal, Removal, as_said
from stores.draft import Draft
from stores.interface import MemoryVerbs
from stores.keys import normalise_key
from stores.records import (
    USER_KINDS,
    Code,
    Conversation,
    Durability,
    Hit,
    Interaction,
    Memory,
    Message,
    Profile,
    Receipt,
    Said,
    State,
    Status,
    Viewer,
)
from stores.search.context import RecalledText
from stores.search.query import Query
from stores.write import remember
from stores.write.unit_of_work import UnitOfWork

MOST_NEW = 20
"""New durable memories of one user in one night; what comes after them goes to the daily note."""

MOST_CERTAIN = 0.9
"""A pattern in behaviour is never as sure as a word of the user."""

_TOLD_LATER = "the user said what is known after that; it stays"


class NightDraft(MemoryVerbs):
    """The verbs of a draft, within the limits of a night: it adds, changes and proposes, and removes nothing."""

    def __init__(
        self,
        draft: Draft,
        zone: tzinfo,
        days: Sequence[date],
        patterns: Sequence[Said],
        interactions: Sequence[Interaction],
    ) -> None:
        self.draft = draft
        self._interactions = interactions
        """All that this night is about, whichever of it an agent is shown."""
        self.proposed: list[Memory] = []
        self._places: list[int] = []
        self._zone = zone
        self._days = days
        self._day_of: dict[str, date] = {}
        self._patterns = frozenset(said.text for said in patterns)

    @property
    def receipts(self) -> list[Receipt]:
        return self.draft.receipts

    async def change(self, user_id: str, wanted: Change, *, actor: str, call_id: str | None = None) -> Receipt:
        match wanted:
            case NewMemory() | NewValue():
                new = await self._within_limits(user_id, wanted) if isinstance(wanted, NewMemory) else wanted
                later = _ToldLater(wanted, self._interactions)
                receipt = await self.draft.change(user_id, new, actor=actor, call_id=call_id, unless=later)
                day = wanted.day if isinstance(wanted, NewMemory) else None
                return receipt if later.stands else await self._dated(receipt, as_said(wanted.evidence), day)
            case Proposal():
                receipt = await self.draft.change(user_id, wanted, actor=actor, call_id=call_id)
                self.proposed += [receipt.memory] if receipt.memory else []
                return receipt
            case Removal() | Merger() | Pin():
                reason = "a night removes nothing and pins nothing; propose it"
                return Receipt(Status.REJECTED, reason=reason, code=Code.NOT_REMOVABLE)

    async def tidy(self, user_id: str) -> None:
        """What stands twice in the same words becomes one; what says the same in others is put to the user, once."""
        known = [one for one in await self.draft.read(user_id, kind=None, limit=None) if one.kind in USER_KINDS]
        standing = [one for one in known if one.durability is Durability.DURABLE and one.state is State.ACTIVE]
        pairs = await asyncio.to_thread(lambda: list(same_pairs(standing))) if len(standing) > 1 else []
        asked = {event_pair(event) for event in await self.draft.proposals(user_id)} if pairs else set()
        gone: set[str] = set()
        for one, two in pairs:
            if gone & {one.id, two.id}:
                continue
            if identical(one, two):
                merger = Merger([one.id, two.id], one.value, one.confidence, one.author, reason="said twice")
                await self.draft.change(user_id, merger, actor="nightly")
                gone.add(two.id)
            elif frozenset((one.id, two.id)) not in asked:
                proposal = Proposal(one.id, reason="they say the same", same_as=two.id)
                await self.draft.change(user_id, proposal, actor="nightly")

    async def find(self, user_id: str, wanted: Query, viewer: Viewer = "user") -> list[Hit]:
        return await self.draft.find(user_id, wanted, viewer)

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
        return await self.draft.read(
            user_id, category=category, kind=kind, limit=limit, durability=durability, archived=archived, viewer=viewer
        )

    async def get(self, user_id: str, key: str, *, kind: str = "memory", viewer: Viewer = "user") -> Memory | None:
        return await self.draft.get(user_id, key, kind=kind, viewer=viewer)

    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> RecalledText:
        return await self.draft.context(user_id, topic, max_tokens)

    def learned(self, receipts: Sequence[Receipt]) -> list[Receipt]:
        """Those of the draft's receipts that its agents were given."""
        return [receipts[place] for place in self._places]

    def day_of(self, memory: Memory) -> date:
        """When the user said what this memory rests on; the last day where nobody can tell."""
        return self._day_of.get(memory.key, self._days[-1])

    async def _within_limits(self, user_id: str, new: NewMemory) -> NewMemory:
        said = as_said(new.evidence)
        if await self._rests_on_pattern(new.value, new.key, said):
            new = replace(new, confidence=min(new.confidence, MOST_CERTAIN))
        if new.durability == "durable" and await self._is_full(user_id, new.key):
            new = replace(new, durability="daily")
        return replace(new, evidence=said, day=new.day or await self._said_on(new.value, new.key, said))

    async def _dated(self, receipt: Receipt, said: list[Said], day: date | None = None) -> Receipt:
        self._places.append(len(self.draft.receipts) - 1)
        if receipt.memory and is_durable_change(receipt):
            memory = receipt.memory
            self._day_of[memory.key] = day or await self._said_on(memory.value, memory.key, said)
        return receipt

    async def _said_on(self, value: str, key: str, said: list[Said]) -> date:
        if len(self._days) == 1:
            return self._days[0]
        resting = await asyncio.to_thread(_first_support, value, key, said)
        return resting.at.astimezone(self._zone).date() if resting and resting.at else self._days[-1]

    async def _rests_on_pattern(self, value: str, key: str, said: list[Said]) -> bool:
        """A pattern supports it, and no word of the user does."""
        shown = [one for one in said if one.text in self._patterns]
        if not shown or not supports(value, key, shown):
            return False
        spoken = [one for one in said if one.text not in self._patterns]
        return not await asyncio.to_thread(supports, value, key, spoken)

    async def _is_full(self, user_id: str, key: str) -> bool:
        """The night has added enough, and this would be one more."""
        new = [one for one in self.draft.receipts if one.status is Status.STORED and is_durable_change(one)]
        return len(new) >= MOST_NEW and not (key and await self.draft.get(user_id, normalise_key(key)))


@dataclass
class _ToldLater:
    """Refuses a change of a memory that the user told after what the change rests on: a long day is shown a portion at
    a time, and its morning takes nothing from its evening."""

    wanted: NewMemory | NewValue
    lived: Sequence[Interaction]
    stands: Memory | None = None
    """The memory that was told later."""

    def __call__(self, unit: UnitOfWork) -> Receipt | None:
        wanted = self.wanted
        known = remember.locate(unit, wanted.key, wanted.kind) if wanted.key else None
        if known is None or known.value == wanted.value:
            return None
        later = _after_support(wanted.value, wanted.key, as_said(wanted.evidence), self.lived)
        if not later or not supports(known.value, known.key, later):
            return None
        self.stands = known
        return Receipt(Status.REJECTED, reason=_TOLD_LATER, code=Code.CHANGED_SINCE, similar=(known,))


class NightStore:
    """The store as the look back on a discussion sees it at night: it writes to the draft, and what it closes is
    closed when the night is applied."""

    def __init__(self, store: MemoryStore, night: NightDraft) -> None:
        self.conversations = NightConversations(store, night.draft)
        self._store = store
        self._night = night

    async def profile(self, user_id: str) -> Profile:
        return await self._store.profile(user_id)

    async def context(self, user_id: str, topic: str, max_tokens: int | None = None) -> RecalledText:
        return await self._store.context(user_id, topic, max_tokens)

    @asynccontextmanager
    async def batch(self, user_id: str, *, actor: str = "nightly") -> AsyncIterator[NightDraft]:
        yield self._night


class NightConversations:
    """The user's conversations; they close together with the night."""

    def __init__(self, store: MemoryStore, draft: Draft) -> None:
        self._conversations = store.conversations
        self._draft = draft

    async def get(self, user_id: str, conversation_id: str) -> Conversation | None:
        return await self._conversations.get(user_id, conversation_id)

    async def all(self, user_id: str) -> list[Conversation]:
        return await self._conversations.all(user_id)

    async def messages(self, user_id: str, conversation_id: str, *, since: datetime | None = None) -> list[Message]:
        return await self._conversations.messages(user_id, conversation_id, since=since)

    async def forgotten(self, user_id: str) -> list[Memory]:
        return await self._conversations.forgotten(user_id)

    async def close(self, user_id: str, conversation_id: str, *, summary: str = "", at: datetime | None = None) -> bool:
        self._draft.also(lambda unit, receipts: close_conversation(unit, conversation_id, summary, at))
        return True


def _after_support(value: str, key: str, said: Sequence[Said], lived: Sequence[Interaction]) -> list[Said]:
    """What the user said after the last words that support it."""
    resting = [one.at for one in said if one.at and supports(value, key, [one])]
    return [words for one in lived if one.at > max(resting) for words in words_of(one)] if resting else []


def _first_support(value: str, key: str, said: list[Said]) -> Said | None:
    return next((one for one in said if supports(value, key, [one])), None)
