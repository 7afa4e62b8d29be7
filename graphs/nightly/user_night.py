"""One user's night: what they did since the last run becomes memory, as one batch, once.

The batch and the record of the run are applied in one transaction. A night that was killed starts again from what it
had collected: nothing of it was visible before. A night that lost its claim applies nothing.
"""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from functools import cached_property

from langchain_core.language_models import BaseChatModel

from graphs.forgotten import without_forgotten
from graphs.models.client_errors import TOO_LONG
from graphs.models.clock import now, zone_of
from graphs.models.costs import counted_in
from graphs.models.failure_policy import describe
from graphs.nightly import daily_note
from graphs.nightly.interactions import TELLING, patterns
from graphs.nightly.night_draft import NightDraft
from graphs.nightly.pace import Pace, Stopwatch
from graphs.nightly.results import Night, counted, update_of
from graphs.nightly.steps import Learning, Work
from stores import MemoryStore, Settings
from stores.areas.nightly_runs.collection import is_imported
from stores.areas.nightly_runs.runs import LEASE, NotClaimed
from stores.draft import Draft
from stores.errors import LostLease, MemoryStoreError
from stores.records import Receipt, Run
from stores.write.unit_of_work import UnitOfWork

_log = logging.getLogger(__name__)
MOST_TRIES = 3
"""Nights in a row that may end because the model is too slow for one answer."""


@dataclass(frozen=True)
class Nights:
    """Lives through the nights of users, each on its own."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    lease: timedelta = LEASE
    pace: Pace = field(default_factory=Pace)
    second: BaseChatModel | None = None  # who is asked for a second opinion, where that is not the model itself

    async def of(self, user_id: str, run_date: date, *, dry_run: bool = False) -> Night:
        """One user's night. A failure is recorded and stops nobody."""
        if dry_run:
            return await self._rehearse(user_id, run_date)
        run = await self.store.runs.claim(user_id, run_date, worker=_worker(), lease=self.lease)
        if isinstance(run, NotClaimed):
            return Night(user_id, "skipped", run)
        try:
            async with self._kept(run):
                return await self._live(run)
        except LostLease:
            return Night(user_id, "skipped", "another worker took over")
        except asyncio.CancelledError:
            await self._end(run, "interrupted")
            raise
        except Exception as error:  # one user's failure is recorded and stops nobody
            reason = str(error) if isinstance(error, MemoryStoreError) else f"the model failed: {describe(error)}"
            _log.warning("The night of a user failed (%s)", type(error).__name__)
            await self._end(run, reason)
            return Night(user_id, "failed", reason)

    async def _rehearse(self, user_id: str, run_date: date) -> Night:
        """What a night would do now; nothing is claimed, marked or written."""
        run = await self.store.runs.preview(user_id, run_date, self.clock())
        if isinstance(run, NotClaimed) or not self.settings.enabled:
            return Night(user_id, "skipped", run if isinstance(run, NotClaimed) else NotClaimed.PAUSED)
        return await self._live(run, dry_run=True)

    async def _live(self, run: Run, *, dry_run: bool = False) -> Night:
        """Learn, note, and apply all of it with the record of the run."""
        async with self.store.batch(run.user_id, actor="nightly", dry_run=dry_run) as draft:
            work = await self._begin(run, draft)
            await self._learning.note_reading(work)
            with counted_in(work.spent):
                await self._learning.look_back(work)
                await self._learning.extract(work)
            await self._learning.tidy(work)
            await self._learning.note_learned(work)
            self._leave(work, run)
            if not dry_run:
                draft.also(lambda unit, receipts: self._record(unit, work.draft.learned(receipts), run, work))
        return self._outcome(work, draft, dry_run=dry_run)

    async def _begin(self, run: Run, draft: Draft) -> Work:
        zone = await zone_of(run.timezone)
        today = self.clock().astimezone(zone).date()
        # What a memory of a night rests on is told everywhere: conversations kept to themselves are not read.
        interactions = [one for one in run.interactions if one.conversation_id not in run.apart]
        if run.forgotten:
            interactions = await asyncio.to_thread(without_forgotten, interactions, run.forgotten)
        # Of what was said elsewhere, years ago, only what is learned from it is noted, today.
        days = daily_note.by_day([one for one in interactions if not is_imported(one)], zone)
        found = patterns(interactions, today)
        night = NightDraft(draft, zone, list(days) or [today], found, interactions)
        watch = Stopwatch(self.settings.night_seconds)
        return Work(run.user_id, interactions, days, zone, today, found, night, watch=watch)

    def _leave(self, work: Work, run: Run) -> None:
        """What the model was too slow to read waits for the next night, but not for ever."""
        if work.failed == TOO_LONG and run.unfinished < MOST_TRIES:
            work.left += [one.id for one in work.interactions if one.type in TELLING]
        mine = {one.id for one in run.interactions}
        work.left = [name for name in dict.fromkeys(work.left) if name in mine]

    def _record(self, unit: UnitOfWork, receipts: Sequence[Receipt], run: Run, work: Work) -> None:
        self.store.runs.finish(
            unit,
            run,
            **counted(receipts),
            left=work.left,
            interactions_processed=len(run.interactions) - len(work.left),
            tokens_used=work.spent.tokens,
            models=work.spent.plain(self.settings),
            duration_ms=work.watch.milliseconds,
            prompt_version=self._learning.prompt.stamp,
            batch=work.draft.draft.batch,
            error_message=_reason(work) or None,
        )

    def _outcome(self, work: Work, draft: Draft, *, dry_run: bool) -> Night:
        receipts = work.draft.learned(draft.receipts)
        figures = counted(receipts)
        day = max(work.days, default=work.today)
        return Night(
            work.user_id,
            "partial" if work.left else "completed",
            _reason(work),
            interactions=len(work.interactions) - len(work.left),
            written=figures["memories_written"],
            updated=figures["memories_updated"],
            tool_calls=work.tool_calls,
            tokens=work.spent.tokens,
            cost=work.spent.cost(self.settings),
            duration_ms=work.watch.milliseconds,
            batch=None if dry_run else draft.batch,
            update=update_of(work.user_id, day, receipts, work.draft.proposed, draft.texts),
            diff=draft.diff() if dry_run else "",
        )

    @asynccontextmanager
    async def _kept(self, run: Run) -> AsyncIterator[None]:
        """Keep the claim for as long as the night takes."""

        async def renew() -> None:
            while True:
                await asyncio.sleep(self.lease.total_seconds() / 3)
                with suppress(MemoryStoreError):  # who has lost the claim learns it when the night is applied
                    await self.store.runs.renew(run, lease=self.lease)

        beat = asyncio.create_task(renew())
        try:
            yield
        finally:
            beat.cancel()

    async def _end(self, run: Run, reason: str) -> None:
        """Record a failure and let others have the interactions; without a record the claim runs out by itself."""
        with suppress(MemoryStoreError):
            await asyncio.shield(self.store.runs.fail(run, reason))

    @cached_property
    def _learning(self) -> Learning:
        return Learning(self.store, self.model, self.settings, self.clock, self.pace, second=self.second)

    def prepare(self) -> None:
        """Read the prompt files now: later is in the event loop."""
        self._learning.prepare()


def _reason(work: Work) -> str:
    """Who stood in for the model, and what waits for the next night."""
    stood_in = f"the offline model stood in: {work.failed}" if work.failed else ""
    late = "the time of the night was over" if work.late else ""
    left = f"{len(work.left)} interactions wait for the next night" if work.left else ""
    return "; ".join(filter(None, (stood_in, late, left)))


def _worker() -> str:
    return f"{socket.gethostname()}:{os.getpid()}"
