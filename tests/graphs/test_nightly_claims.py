"""Users are claimed for a night: a killed or slow worker, several runs at once, an interrupted run."""

import asyncio
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest

from graphs.build import Graphs
from graphs.models.offline import OfflineModel
from graphs.nightly.graph import LocalEngine, Nightly
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings
from stores.areas.nightly_runs.runs import Runs
from stores.records import Run
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.nights import live, say
from tests.graphs.test_nightly import TONIGHT, run

pytestmark = pytest.mark.slow


async def test_a_killed_run_is_taken_up_again_with_what_it_had_collected(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    killed = await store.runs.claim(user, clock.now.date(), worker="killed")
    assert isinstance(killed, Run)
    clock.advance(hours=1)
    report = await run(offline)
    assert (report["processed"], report["interactions"]) == (1, len(killed.interactions))


async def test_a_user_held_by_a_worker_that_dies_is_done_before_the_run_ends(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await say(store, user, "I work at Stripe")
    lease = timedelta(seconds=2)
    await store.runs.claim(user, clock.now.date(), worker="killed", lease=lease)
    nights = Nights(store, OfflineModel(), settings, clock, lease=lease)
    nightly = Nightly(store, LocalEngine(nights, 2), settings, clock, lease=lease)
    clock.advance(seconds=1)
    pending = asyncio.create_task(nightly.builder().compile().ainvoke({"run_date": TONIGHT}))
    await asyncio.sleep(0.3)
    assert not pending.done()
    clock.advance(seconds=2)
    assert (await pending)["report"]["processed"] == 1


async def test_the_claim_is_kept_while_a_night_takes_long(
    store: MemoryStore,
    settings: Settings,
    model: ScriptedModel,
    user: str,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await say(store, user, "I work at Stripe")
    renew, renewed, answered = Runs.renew, asyncio.Event(), asyncio.Event()

    async def told(*given: Any, **more: Any) -> None:
        await renew(*given, **more)
        renewed.set()

    monkeypatch.setattr(Runs, "renew", told)
    model.answers = [answered]
    lease = timedelta(seconds=0.3)
    slow = asyncio.create_task(Nights(store, model, settings, lease=lease).of(user, date(2026, 2, 12)))
    for _ in range(3):  # together longer than the lease
        renewed.clear()
        await asyncio.wait_for(renewed.wait(), 60)
        clock.advance(seconds=0.2)
    other = await Nights(store, model, settings, lease=lease).of(user, date(2026, 2, 12))
    assert (other.status, other.held) == ("skipped", True)
    answered.set()
    assert (await slow).status == "completed"


async def test_three_runs_at_once_do_each_user_once(make: Callable[..., Graphs], store: MemoryStore, user: str) -> None:
    for number in range(6):
        await say(store, f"{user}-{number}", "I work at Stripe")
    runs = [make(OfflineModel()) for _ in range(3)]
    reports = await asyncio.gather(
        *[
            one["nightly"].ainvoke({"run_date": TONIGHT}, {"configurable": {"thread_id": f"n{n}"}})
            for n, one in enumerate(runs)
        ]
    )
    assert sum(result["report"]["processed"] for result in reports) == 6
    for number in range(6):
        stored = [event for event in await store.history(f"{user}-{number}") if event.key == "company"]
        assert len(stored) == 1


async def test_an_interrupted_run_gives_its_users_back_at_once(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    asked = asyncio.Event()

    def hang(messages: Any) -> float:
        asked.set()
        return 30.0

    model.then = hang
    task = asyncio.create_task(Nights(store, model, settings).of(user, date(2026, 2, 12)))
    await asked.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    (record,) = await store.runs.of(user)
    assert (record["status"], record["error_message"]) == ("failed", "interrupted")
    assert (await Nights(store, OfflineModel(), settings).of(user, date(2026, 2, 12))).status == "completed"
