"""The nightly graph: everybody who is due, once per user and date, whatever happens to one of them."""

import asyncio
import time
from collections.abc import Callable
from datetime import date
from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest
from langgraph.runtime import Runtime

from graphs.build import Graphs
from graphs.models.offline import OfflineModel
from graphs.nightly.graph import LocalEngine, Nightly, NightState
from graphs.nightly.night_draft import NightDraft
from graphs.nightly.pace import Pace
from graphs.nightly.results import Night
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings
from stores.errors import InvalidInput, StorageFailed
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.graphs.nights import live, say

pytestmark = pytest.mark.slow

TONIGHT = "2026-02-12"


async def run(graphs: Graphs, **wanted: Any) -> dict[str, Any]:
    config = {"configurable": {"thread_id": "night"}}
    result = await graphs["nightly"].ainvoke({"run_date": TONIGHT, **wanted}, config)
    report: dict[str, Any] = result["report"]
    return report


@pytest.fixture
def alone(make: Callable[..., Graphs], model: ScriptedModel, settings: Settings) -> Graphs:
    """The graphs with a scripted model, and nobody to stand in for it."""
    return make(model, settings.model_copy(update={"offline_fallback": False}))


async def test_everybody_with_something_to_collect_is_processed(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, f"{user}-a", clock)
    await say(store, f"{user}-b", "I live in Kyiv")
    await store.write(f"{user}-idle", key="pet", value="Has a tortoise", category="personal_context")
    report = await run(offline)
    assert (report["processed"], report["skipped"], report["failed"], report["due"]) == (2, 0, 0, 2)
    assert report["interactions"] == 17
    assert "Kyiv" in str(await store.document(f"{user}-b"))
    assert await store.runs.of(f"{user}-idle") == []


async def test_a_second_run_of_the_same_date_writes_nothing(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    await run(offline)
    before = (await store.export(user), await store.document(user), len(await store.history(user)))
    await say(store, user, "I live in Kyiv")
    assert (await run(offline))["processed"] == 0
    assert (await store.document(user), len(await store.history(user))) == before[1:]
    assert (await run(offline, users=[user]))["skipped"] == 1


async def test_a_night_whose_database_fails_spends_nothing(
    alone: Graphs, model: ScriptedModel, store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A failing write is no answer for the model: the night fails, and the next one learns what was said."""
    await say(store, user, "I work as a baker")
    wanted: dict[str, Any] = {"key": "role", "value": "Baker", "category": "work_context", "confidence": 0.9}
    model.answers = [call("write_memory", durability="durable", **wanted) for _ in range(2)]
    change = NightDraft.change

    async def fails(*arguments: Any, **more: Any) -> Any:
        raise StorageFailed("the disk is full")

    monkeypatch.setattr(NightDraft, "change", fails)
    assert (await run(alone))["failed"] == 1
    assert [one["status"] for one in await store.runs.of(user)] == ["failed"]
    monkeypatch.setattr(NightDraft, "change", change)
    assert (await run(alone))["processed"] == 1
    assert "Baker" in str(await store.document(user))


async def test_one_failure_is_recorded_stops_nobody_and_is_caught_up(
    alone: Graphs, model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    for number in range(5):
        await say(store, f"{user}-{number}", f"I am number {number}")
    model.then = lambda messages: RuntimeError("canary") if "number 3" in messages[0].text else "Nothing."
    report = await run(alone)
    assert (report["processed"], report["failed"]) == (4, 1)
    assert report["failures"] == [{"user_id": f"{user}-3", "error": "the model failed: RuntimeError"}]
    (record,) = await store.runs.of(f"{user}-3")
    assert record["status"] == "failed"
    assert "canary" not in str(record)
    model.then = "Nothing."
    clock.advance(days=1)
    assert (await run(alone, run_date="2026-02-13"))["processed"] == 1
    assert "number 3" in model.shown


async def test_bad_data_of_one_user_stops_nobody(offline: Graphs, store: MemoryStore, user: str) -> None:
    for number in range(3):
        await say(store, f"{user}-{number}", "I live in Kyiv")
    with store._runtime.database.writing() as connection:
        connection.exec_driver_sql("UPDATE messages SET content = x'ff00' WHERE user_id = ?", (f"{user}-1",))
    report = await run(offline)
    assert (report["processed"], report["failed"]) == (2, 1)


async def test_the_offline_model_stands_in_where_the_settings_allow_it(
    graphs: Graphs, alone: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    model.then = RuntimeError("down")
    assert (await run(alone))["failed"] == 1
    assert await store.read(user) == []
    assert (await run(graphs))["processed"] == 1
    assert "Stripe" in str(await store.document(user))
    (record,) = await store.runs.of(user)
    assert record["error_message"] == "the offline model stood in: RuntimeError"


async def test_paused_users_are_left_alone(offline: Graphs, store: MemoryStore, user: str, clock: Clock) -> None:
    await live(store, user, clock)
    await store.pause(user)
    assert (await run(offline))["due"] == 0
    assert (await run(offline, users=[user]))["skipped"] == 1
    assert await store.runs.of(user) == []


async def test_memory_switched_off_for_all_runs_nothing(
    make: Callable[..., Graphs], store: MemoryStore, settings: Settings, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    off = make(OfflineModel(), settings.model_copy(update={"enabled": False}))
    assert (await run(off))["due"] == 0


async def test_idle_users_cost_one_question_and_no_model(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    asked: list[str] = []
    for name in ("due", "count_due", "claim"):
        monkeypatch.setattr(store.runs, name, _counted(getattr(store.runs, name), asked, name))
    assert (await run(graphs))["due"] == 0
    assert asked == ["count_due"]
    assert model.history == []


def _counted(method: Callable[..., Any], asked: list[str], name: str) -> Callable[..., Any]:
    async def counted(*given: Any, **more: Any) -> Any:
        asked.append(name)
        return await method(*given, **more)

    return counted


async def test_nothing_a_user_said_is_saved_with_the_thread_of_the_run(
    offline: Graphs, store: MemoryStore, settings: Settings, user: str
) -> None:
    await say(store, user, "My plan is canary-9d8c7b")
    await run(offline)
    files = [file for file in settings.data_dir.iterdir() if file.name.startswith("threads")]
    assert files
    assert not [file for file in files if b"canary-9d8c7b" in file.read_bytes()]


async def test_progress_is_streamed_user_by_user(offline: Graphs, store: MemoryStore, user: str) -> None:
    for number in range(3):
        await say(store, f"{user}-{number}", "I work at Stripe")
    config = {"configurable": {"thread_id": "night"}}
    stream = offline["nightly"].astream({"run_date": TONIGHT}, config, stream_mode="custom")
    events = [event async for event in stream]
    assert sorted(event["user_id"] for event in events) == [f"{user}-{number}" for number in range(3)]
    assert [(event["done"], event["due"]) for event in events] == [(1, 3), (2, 3), (3, 3)]
    assert {event["status"] for event in events} == {"completed"}


async def test_limit_and_users_choose_who(offline: Graphs, store: MemoryStore, user: str) -> None:
    for number in range(4):
        await store.activity.react(f"{user}-{number}", "p1", title="Rust", reaction="👍")
    assert (await run(offline, limit=2))["processed"] == 2
    report = await run(offline, users=[f"{user}-3", f"{user}-3", "nobody"])
    assert (report["processed"], report["skipped"]) == (1, 1)
    assert "nobody" not in await store.users()


async def test_a_wrong_date_is_a_clear_error(offline: Graphs) -> None:
    with pytest.raises(InvalidInput, match="run_date"):
        await run(offline, run_date="yesterday")


async def test_the_date_of_a_run_is_that_of_its_start_in_utc(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await store.set_timezone(user, "Pacific/Auckland")
    await say(store, user, "I work at Stripe")
    clock.now = clock.now.replace(hour=23, minute=59)
    report = (await offline["nightly"].ainvoke({}, {"configurable": {"thread_id": "night"}}))["report"]
    assert report["run_date"] == TONIGHT
    (record,) = await store.runs.of(user)
    assert record["run_date"] == date(2026, 2, 12)


async def test_so_many_users_at_once_and_no_more(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    running, most = 0, 0

    class Watched(Nights):
        async def of(self, user_id: str, run_date: date, *, dry_run: bool = False) -> Night:
            nonlocal running, most
            running += 1
            most = max(most, running)
            try:
                return await super().of(user_id, run_date, dry_run=dry_run)
            finally:
                running -= 1

    for number in range(12):
        await store.activity.react(f"{user}-{number}", "p1", title="Rust", reaction="👍")
    nights = Watched(store, ScriptedModel(), settings, clock)
    nightly = Nightly(store, LocalEngine(nights, 3), settings, clock)
    result = await nightly.builder().compile().ainvoke({"run_date": TONIGHT})
    assert result["report"]["processed"] == 12
    assert 1 < most <= 3


class NotedPace(Pace):
    """Tells from when on each call may be made, however late it is made then."""

    def __init__(self, calls_per_minute: int) -> None:
        super().__init__(calls_per_minute)
        self.places: list[float] = []

    async def turn(self) -> None:
        self.places.append(max(time.monotonic(), self._next))
        await super().turn()


async def test_the_model_is_asked_no_faster_than_allowed(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock
) -> None:
    moments: list[float] = []

    def answer(messages: Any) -> str:
        moments.append(asyncio.get_running_loop().time())
        return "Nothing."

    model.then = answer
    for number in range(6):
        await say(store, f"{user}-{number}", "hello there")
    pace = NotedPace(calls_per_minute=1200)
    nights = Nights(store, model, settings, clock, pace=pace)
    nightly = Nightly(store, LocalEngine(nights, 6), settings, clock)
    await nightly.builder().compile().ainvoke({"run_date": TONIGHT})
    assert len(moments) == 6
    gaps = [later - place for place, later in pairwise(pace.places)]
    assert min(gaps) >= 60 / 1200 - 1e-6
    assert all(moment >= place - 1e-3 for moment, place in zip(sorted(moments), pace.places, strict=True))


async def test_what_expired_goes_for_idle_users_too(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await live(store, user, clock)
    await run(offline)
    note = clock.now.date()
    assert await store.document(user, note)
    clock.advance(days=92)
    report = await run(offline, run_date="2026-05-15")
    assert (report["due"], report["expired"] > 0) == (0, True)
    assert await store.document(user, note) is None
    assert await store.search(user, "Stripe", kinds=["message"]) == []
    assert await store.read(user, durability="daily") == []
    assert "Stripe" in str(await store.document(user))
    assert (await run(offline, run_date="2026-05-16"))["expired"] == 0


async def test_an_authenticated_user_gets_their_own_night_only(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    for name in ("mallory", "ann"):
        await say(store, f"{user}-{name}", "I work at Stripe")
    nightly = Nightly(store, LocalEngine(Nights(store, OfflineModel(), settings, clock), 2), settings, clock)
    wanted: NightState = {"run_date": TONIGHT, "users": [f"{user}-ann"]}
    report = (await nightly.nights(wanted, _as(f"{user}-mallory")))["report"]
    assert report["processed"] == 1
    assert await store.runs.of(f"{user}-ann") == []
    assert (await nightly.nights({"run_date": TONIGHT}, _as("cron", "nightly")))["report"]["processed"] == 1
    assert (await nightly.nights({"run_date": TONIGHT}, _as("")))["report"]["due"] == 0


def _as(identity: str, *permissions: str) -> Runtime[Any]:
    caller = SimpleNamespace(identity=identity, permissions=list(permissions))
    return Runtime(server_info=SimpleNamespace(user=caller))  # type: ignore[arg-type]
