"""The draft of one user's night as its agents see it: the memory tools and the look back on discussions write to it.

It knows what the gate cannot: how many memories a night may add, how sure a pattern may be, and on which of the
user's days the words were said that a memory rests on.
"""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import date, datetime, tzinfo
from typing import Any

from graphs.daily_note import is_durable_change
from graphs.interactions import without_forgotten
from stores import MemoryStore
from stores.conversations import Conversations, close_conversation
from stores.draft import Draft
from stores.gate import normalise_key
from stores.records import Evidence, Memory, Message, Receipt, Said, Status
from stores.support import as_said
from stores.text.evidence import supports

MOST_NEW = 20
"""New durable memories of one user in one night; what comes after them goes to the daily note."""

MOST_CERTAIN = 0.9
"""A pattern in behaviour is never as sure as a word of the user."""


class NightDraft:
    """The verbs of a draft, within the limits of a night."""

    def __init__(self, draft: Draft, zone: tzinfo, days: Sequence[date], patterns: Sequence[Said]) -> None:
        self.draft = draft
        self.proposed: list[Memory] = []
        self._places: list[int] = []
        self._zone = zone
        self._days = days
        self._day_of: dict[str, date] = {}
        self._patterns = frozenset(said.text for said in patterns)

    def __getattr__(self, verb: str) -> Any:
        """Reading is the draft's own."""
        return getattr(self.draft, verb)

    async def write(
        self,
        user_id: str,
        *,
        value: str,
        key: str = "",
        durability: str = "durable",
        confidence: float = 1.0,
        evidence: Evidence = (),
        day: date | None = None,
        **more: Any,
    ) -> Receipt:
        said = as_said(evidence)
        if await self._rests_on_pattern(value, key, said):
            confidence = min(confidence, MOST_CERTAIN)
        if durability == "durable" and await self._is_full(user_id, key):
            durability = "daily"
        receipt = await self.draft.write(
            user_id,
            value=value,
            key=key,
            durability=durability,
            confidence=confidence,
            evidence=said,
            day=day or await self._said_on(value, key, said),
            **more,
        )
        return await self._dated(receipt, said, day)

    async def update(self, user_id: str, key: str, value: str, *, evidence: Evidence = (), **more: Any) -> Receipt:
        said = as_said(evidence)
        return await self._dated(await self.draft.update(user_id, key, value, evidence=said, **more), said)

    async def propose_removal(self, user_id: str, key: str, **more: Any) -> Receipt:
        receipt = await self.draft.propose_removal(user_id, key, **more)
        if receipt.memory:
            self.proposed.append(receipt.memory)
        return receipt

    def learned(self, receipts: Sequence[Receipt]) -> list[Receipt]:
        """Those of the draft's receipts that its agents were given."""
        return [receipts[place] for place in self._places]

    def day_of(self, memory: Memory) -> date:
        """When the user said what this memory rests on; the last day where nobody can tell."""
        return self._day_of.get(memory.key, self._days[-1])

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


class NightStore:
    """The store as the look back on a discussion sees it at night: it writes to the draft, and what it closes is
    closed when the night is applied."""

    def __init__(self, store: MemoryStore, night: NightDraft, gone: Sequence[Memory]) -> None:
        self.conversations = _ClosedTogether(store.conversations, night.draft, gone)
        self._store = store
        self._night = night

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    @asynccontextmanager
    async def batch(self, user_id: str, *, actor: str) -> AsyncIterator[NightDraft]:
        yield self._night


class _ClosedTogether:
    def __init__(self, conversations: Conversations, draft: Draft, gone: Sequence[Memory]) -> None:
        self._conversations = conversations
        self._draft = draft
        self._gone = gone

    def __getattr__(self, name: str) -> Any:
        return getattr(self._conversations, name)

    async def messages(self, user_id: str, conversation_id: str, *, since: datetime | None = None) -> list[Message]:
        found = await self._conversations.messages(user_id, conversation_id, since=since)
        return await asyncio.to_thread(without_forgotten, found, self._gone)

    async def close(self, user_id: str, conversation_id: str, *, summary: str = "", at: datetime | None = None) -> bool:
        self._draft.also(lambda ledger, receipts: close_conversation(ledger, conversation_id, summary, at))
        return True


def _first_support(value: str, key: str, said: list[Said]) -> Said | None:
    return next((one for one in said if supports(value, key, [one])), None)
