"""One user's night: what they did since the last run becomes memory, as one batch.

A claim, a collection, an extraction, the daily note, and a run record that is completed in the same transaction. A
night that was killed starts again from what it had collected; nothing of it was visible before.
"""

import logging
import os
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from functools import cached_property
from typing import Any, Literal, cast

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from langchain_core.rate_limiters import InMemoryRateLimiter

from graphs.clock import now, zone_of
from graphs.discussion import SILENCE
from graphs.extraction import Extraction, Round
from graphs.interactions import chunks, evidence, is_durable_change, lines, note
from graphs.offline import OfflineModel
from graphs.policy import RECURSION_LIMIT, describe
from graphs.post_discussion import PostDiscussion
from graphs.schemas import DailyMemoryUpdate, MemoryEntry
from prompts import Prompt, block, load, quoted
from stores import MemoryStore, Settings
from stores.draft import Draft
from stores.errors import LostLease, MemoryStoreError
from stores.records import Interaction, Receipt, Run, Status
from tools.budget import NIGHTLY
from tools.context import Context
from tools.memory import memory_tools

_TOPIC = 1_000
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Night:
    """What came of one user's night."""

    user_id: str
    status: Literal["completed", "skipped", "failed"]
    interactions: int = 0
    written: int = 0
    updated: int = 0
    tokens: int = 0
    duration_ms: int = 0
    error: str = ""
    update: DailyMemoryUpdate | None = None
    diff: str = ""


@dataclass(frozen=True)
class Nights:
    """Lives through the nights of users, each on its own."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    calls_per_minute: int = 0
    fallback_allowed: bool = False
    fallback: BaseChatModel = field(default_factory=OfflineModel)

    def prepare(self) -> None:
        """Read the prompt files now: later is in the event loop."""
        _ = self.prompt, self._post_discussion, self._extraction

    async def of(self, user_id: str, run_date: date, *, dry_run: bool = False) -> Night:
        """One user's night. A failure is recorded and stops nobody."""
        started = time.monotonic()
        if dry_run:
            return await self._learn(user_id, None, started, run_date)
        run = await self.store.runs.claim(user_id, run_date, worker=_worker())
        if run is None:
            return Night(user_id, "skipped")
        try:
            await self._close_silent(user_id)
            return await self._learn(user_id, run, started, run_date)
        except LostLease:
            return Night(user_id, "skipped")
        except Exception as error:
            return await self._failed(run, error, started)

    async def _failed(self, run: Run, error: Exception, started: float) -> Night:
        words = str(error) if isinstance(error, MemoryStoreError) else f"The model failed: {describe(error)}"
        _log.warning("The night of a user failed (%s)", type(error).__name__)
        try:
            await self.store.runs.fail(run, words, duration_ms=_since(started))
        except MemoryStoreError:
            _log.warning("The failure could not be recorded; the run is taken up again when its claim ends")
        return Night(run.user_id, "failed", error=words, duration_ms=_since(started))

    async def _close_silent(self, user_id: str) -> None:
        for conversation in await self.store.conversations.open(user_id):
            if self.clock() - conversation.last_at > SILENCE:
                context = Context(user_id=user_id, conversation_id=conversation.id)
                await self._post_discussion.ainvoke({"conversation_id": conversation.id}, context=context)

    async def _learn(self, user_id: str, run: Run | None, started: float, run_date: date) -> Night:
        """Extraction, daily note and run record as one batch."""
        collected = await (self.store.runs.collect(run) if run else self.store.runs.waiting(user_id))
        async with self.store.batch(user_id, actor="nightly", dry_run=run is None) as draft:
            tokens = await self._extract(draft, collected, run) if collected else 0
            learned = list(draft.receipts)
            text = await self._write_note(draft, collected, learned, run.id if run else "dry-run")
            figures = _figures(collected, learned, tokens, started)
            if run:
                draft.also(self.store.runs.finish(run, prompt_version=self.prompt.stamp, **figures))
        if run:
            await self.store.prune(user_id)
        return Night(
            user_id,
            "completed",
            interactions=len(collected),
            written=figures["memories_written"],
            updated=figures["memories_updated"],
            tokens=tokens,
            duration_ms=figures["duration_ms"],
            update=_update(user_id, run_date, learned, text, figures),
            diff="" if run else draft.diff(),
        )

    async def _extract(self, draft: Draft, collected: list[Interaction], run: Run | None) -> int:
        """Show the model the interactions, a portion at a time; how many tokens it took."""
        zone = await zone_of((await self.store.profile(draft.user_id)).timezone)
        today = self.clock().astimezone(zone).date()
        topic = " ".join(dict.fromkeys(one.title for one in collected if one.title))[:_TOPIC]
        said = evidence(collected, today)
        tokens, left = 0, NIGHTLY.per_run
        for portion in chunks(lines(collected, zone)):
            known = await self.store.context(draft.user_id, topic, self.settings.context_max_tokens)
            data = quoted(block("memory", known), block("interactions", "\n".join(portion)))
            given = self._round(draft, run, left)
            await given.before_turn()
            result = await self._extraction.ainvoke(
                {
                    "messages": [
                        SystemMessage(self.prompt.fill(today=str(today), **data)),
                        HumanMessage("Extract meaningful memories from these interactions."),
                    ],
                    "evidence": said,
                },
                {"recursion_limit": RECURSION_LIMIT},
                context=given,
            )
            answers = [message for message in result["messages"] if isinstance(message, AIMessage)]
            left = max(0, left - sum(len(answer.tool_calls) for answer in answers))
            tokens += sum(answer.usage_metadata["total_tokens"] for answer in answers if answer.usage_metadata)
        return tokens

    def _round(self, draft: Draft, run: Run | None, left: int) -> Round:
        async def before_turn() -> None:
            if self._limiter:
                await self._limiter.aacquire()
            if run:
                await self.store.runs.renew(run)

        return Round(
            context=Context(user_id=draft.user_id, actor="nightly"),
            draft=draft,
            tools=memory_tools(cast(MemoryStore, draft)),
            model=self.model,
            budget=replace(NIGHTLY, per_run=left),
            before_turn=before_turn,
            fallback=self.fallback if self.fallback_allowed else None,
        )

    async def _write_note(self, draft: Draft, collected: list[Interaction], learned: list[Receipt], call: str) -> str:
        zone = await zone_of((await self.store.profile(draft.user_id)).timezone)
        entries = note(collected, learned, zone, self.clock().astimezone(zone).date())
        for number, entry in enumerate(entries):
            await draft.write(
                draft.user_id,
                value=entry.value,
                category=entry.category,
                durability="daily",
                source="nightly",
                author="agent",
                details={"section": entry.section},
                day=entry.day,
                call_id=f"night:{call}:{number}",
            )
        return "\n".join(f"- {entry.value}" for entry in entries)

    @cached_property
    def prompt(self) -> Prompt:
        return load("nightly", self.settings.prompts_dir)

    @cached_property
    def _limiter(self) -> InMemoryRateLimiter | None:
        if not self.calls_per_minute:
            return None
        return InMemoryRateLimiter(requests_per_second=self.calls_per_minute / 60, check_every_n_seconds=0.05)

    @cached_property
    def _extraction(self) -> Any:
        return Extraction().builder().compile()

    @cached_property
    def _post_discussion(self) -> Any:
        stand_in = self.fallback if self.fallback_allowed else self.model
        graph = PostDiscussion(self.store, self.model, self.settings, self.clock, stand_in)
        return graph.builder().compile()


def _figures(collected: list[Interaction], learned: list[Receipt], tokens: int, started: float) -> dict[str, int]:
    changes = [receipt.status for receipt in learned if is_durable_change(receipt)]
    return {
        "interactions_processed": len(collected),
        "memories_written": changes.count(Status.STORED),
        "memories_updated": len(changes) - changes.count(Status.STORED),
        "tokens_used": tokens,
        "duration_ms": _since(started),
    }


def _update(
    user_id: str, run_date: date, learned: list[Receipt], text: str, figures: dict[str, int]
) -> DailyMemoryUpdate:
    entries = [
        MemoryEntry(
            category=receipt.memory.category,  # type: ignore[arg-type]
            key=receipt.memory.key,
            value=receipt.memory.value,
            action="add" if receipt.status is Status.STORED else "update",
            confidence=receipt.memory.confidence,
            source=receipt.memory.source,
        )
        for receipt in learned
        if receipt.memory and is_durable_change(receipt)
    ]
    summary = f"{figures['memories_written']} written, {figures['memories_updated']} updated"
    return DailyMemoryUpdate(
        user_id=user_id, date=run_date.isoformat(), memory_updates=entries, daily_notes=text, summary=summary
    )


def _worker() -> str:
    return f"{socket.gethostname()}:{os.getpid()}"


def _since(started: float) -> int:
    return round((time.monotonic() - started) * 1000)
