"""A slow change is answered with `queued` and made in the background: once, also after a kill."""

import asyncio
import json
import os
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langgraph.prebuilt import ToolRuntime
from sqlalchemy import Connection, delete, select

from stores import MemoryStore, Settings, open_store
from stores.areas.tasks import HOLD, Finished
from stores.database.schemas.tasks import tasks
from tests.conftest import Clock
from tests.promises.kills import in_child
from tests.tools.agent import Agent
from tools.calls.metrics import ToolMetrics
from tools.calls.queued.background import BATCH, ToolQueue, kept
from tools.calls.run_call import run_call
from tools.context import Context
from tools.rollout import tools_are_on
from tools.toolkits import toolkits

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
SAID = "I live in Kyiv and I like hobbies"
QUEUED = {"toolkits": ("facts", "episodes", "notes"), "tool_async": True, "tool_queue_size": 3}
LONG_AGO = HOLD + timedelta(seconds=1)


@pytest.fixture
def any_settings(any_settings: Settings) -> Settings:
    return any_settings.model_copy(update=QUEUED)


def queue_of(store: MemoryStore, patience_s: float | None = 0.0) -> ToolQueue:
    """A queue to which every change is slow."""
    return ToolQueue(store, toolkits(store, store.settings), patience_s=patience_s)


@pytest.fixture
async def any_store(any_store: MemoryStore) -> MemoryStore:
    """With nothing in the queue, which is everybody's."""

    def empty(connection: Connection) -> None:
        connection.execute(delete(tasks))

    await any_store.tasks._alone(empty)
    return any_store


@pytest.fixture
def queue(any_store: MemoryStore) -> ToolQueue:
    return queue_of(any_store)


def request(number: int = 1) -> dict[str, Any]:
    fact = {"fact_type": "preference", "fact_key": f"hobby_{number}", "fact_value": "Hobbies", "confidence": 0.9}
    return {"name": "remember_fact", "args": fact, "id": f"call-{number}", "type": "tool_call"}


def state(wanted: dict[str, Any]) -> dict[str, Any]:
    return {"messages": [HumanMessage(SAID), AIMessage("", id="turn", tool_calls=[wanted])]}


async def call(
    queue: ToolQueue, store: MemoryStore, user: str, number: int = 1, metrics: ToolMetrics | None = None
) -> dict[str, Any]:
    wanted = request(number)
    message = await run_call(
        toolkits(store, store.settings),
        wanted,
        state=state(wanted),
        context=Context(user, "talk"),
        metrics=metrics or ToolMetrics(),
        queue=queue,
    )
    assert message.status == "success", message.text
    said: dict[str, Any] = json.loads(message.text)
    return said


async def left_behind(store: MemoryStore, user: str, number: int = 1) -> str:
    """A call that was put aside by a process that died before it did anything."""
    wanted = request(number)
    runtime: ToolRuntime[Context, Any] = ToolRuntime(
        state=state(wanted), context=Context(user, "talk"), config={}, stream_writer=lambda _: None,
        tool_call_id=wanted["id"], store=None,
    )  # fmt: skip
    task_id = await store.tasks.add(user, wanted["id"], wanted["name"], kept(wanted, runtime))
    assert task_id is not None
    return task_id


async def result(store: MemoryStore, user: str, task_id: str) -> Any:
    return await Agent(store, user, toolkits(store, store.settings)).call("memory_task_result", task_id=task_id)


async def test_a_change_within_the_limit_is_answered_as_ever(any_store: MemoryStore, user: str) -> None:
    assert (await call(queue_of(any_store, 30.0), any_store, user))["status"] == "success"
    assert await any_store.tasks.waiting() == 0


async def test_a_slow_change_is_queued_and_its_result_read_in_a_later_turn(
    queue: ToolQueue, any_store: MemoryStore, user: str
) -> None:
    metrics = ToolMetrics()
    queued = await call(queue, any_store, user, metrics=metrics)
    assert queued["status"] == "queued"
    assert "Do not claim it yet" in queued["message"]
    assert b'memory_tool_calls_total{status="queued",tool="remember_fact"} 1.0' in metrics.render()
    await queue.settled()
    told = await result(any_store, user, queued["task_id"])
    (fact,) = await any_store.read(user, kind="fact")
    assert (told["state"], told["tool"]) == ("done", "remember_fact")
    assert (told["result"]["status"], told["result"]["fact_id"]) == ("success", fact.id)
    task = await any_store.tasks.get(user, queued["task_id"])
    assert task is not None
    assert task.call == {}, "the words of the call are not kept when it is done"


async def test_a_look_is_never_queued(queue: ToolQueue, any_store: MemoryStore, user: str) -> None:
    wanted = {"name": "recall_facts", "args": {}, "id": "look", "type": "tool_call"}
    tools = toolkits(any_store, any_store.settings)
    message = await run_call(tools, wanted, state=state(wanted), context=Context(user), queue=queue)
    assert json.loads(message.text) == {"status": "success", "count": 0, "facts": []}


async def test_without_the_setting_nothing_tells_of_a_queue(settings: Settings) -> None:
    assert not settings.tool_async
    async with open_store(settings) as store:
        assert "memory_task_result" not in {tool.name for tool in toolkits(store, settings)}


async def test_what_a_dead_process_left_is_carried_out_once_its_hold_is_over(
    queue: ToolQueue, any_store: MemoryStore, user: str, clock: Clock
) -> None:
    task_id = await left_behind(any_store, user)
    assert await queue.drain() == 0, "whoever queued it may still work on it"
    clock.advance(seconds=LONG_AGO.total_seconds())
    assert await queue.drain() == 1
    assert (await result(any_store, user, task_id))["result"]["status"] == "success"
    (fact,) = await any_store.read(user, kind="fact")
    assert (fact.value, fact.durability, fact.evidence) == ("Hobbies", "durable", SAID)
    assert await queue.drain() == 0


async def test_the_queue_works_for_everybody_behind_row_security(settings: Settings, ordinary_url: str) -> None:
    chosen = settings.model_copy(update=QUEUED | {"database_url": ordinary_url})
    async with open_store(chosen, clock=lambda: datetime.now(UTC) - LONG_AGO) as dead:
        ids = {user: await left_behind(dead, user, number) for number, user in enumerate(("ann", "bob"))}
    async with open_store(chosen) as store:
        assert await queue_of(store).drain() == 2
        for user, task_id in ids.items():
            assert (await result(store, user, task_id))["state"] == "done"
            assert len(await store.read(user, kind="fact")) == 1
        assert await store.tasks.get("bob", ids["ann"]) is None


async def test_a_change_that_was_made_before_the_death_is_not_made_again(
    queue: ToolQueue, any_store: MemoryStore, user: str, clock: Clock
) -> None:
    done = await call(queue_of(any_store, 30.0), any_store, user)
    await any_store.forget(user, done["fact_id"], kind="fact")
    task_id = await left_behind(any_store, user)
    clock.advance(seconds=LONG_AGO.total_seconds())
    await queue.drain()
    assert (await result(any_store, user, task_id))["result"]["fact_id"] == done["fact_id"]
    assert await any_store.read(user, kind="fact") == [], "a repeated call changes nothing"


@pytest.mark.slow
async def test_a_killed_process_loses_no_queued_change_and_doubles_none(settings: Settings) -> None:
    settings = settings.model_copy(update=QUEUED)

    async def queue_and_die(_: Any) -> None:
        async with open_store(settings) as store:
            queue = queue_of(store)
            for number in (1, 2, 3):
                assert (await call(queue, store, "ann", number))["status"] == "queued"
            os._exit(9)

    code, told = in_child(lambda tell: asyncio.run(queue_and_die(tell)))
    assert code == 9, told.decode()
    async with open_store(settings, clock=lambda: datetime.now(UTC) + LONG_AGO) as store:
        await queue_of(store).drain()
        assert await store.tasks.waiting() == 0
        facts = await store.read("ann", kind="fact")
        assert sorted(fact.key for fact in facts) == ["hobby_1", "hobby_2", "hobby_3"]
        stored = [event for event in await store.history("ann") if event.operation == "stored"]
        assert len(stored) == 3


async def test_the_queue_is_bounded_also_when_many_come_at_once(any_store: MemoryStore, user: str) -> None:
    added = await asyncio.gather(
        *(any_store.tasks.add(user, f"call-{number}", "remember_fact", {}) for number in range(10))
    )
    assert sum(task_id is not None for task_id in added) == 3
    assert await any_store.tasks.waiting() == 3
    again = await any_store.tasks.add(
        user, next(f"call-{n}" for n, one in enumerate(added) if one), "remember_fact", {}
    )
    assert again in added, "the same call is queued once"


async def test_a_full_queue_waits_for_the_change_instead(queue: ToolQueue, any_store: MemoryStore, user: str) -> None:
    for number in range(3):
        await any_store.tasks.add(user, f"waiting-{number}", "remember_fact", {})
    assert (await call(queue, any_store, user))["status"] == "success"


@pytest.mark.slow
async def test_a_batch_of_tasks_is_finished_in_one_transaction(any_store: MemoryStore, user: str, clock: Clock) -> None:
    roomy = any_store.settings.model_copy(update={"tool_queue_size": 1000})
    async with open_store(roomy, clock=clock) as store:
        for number in range(BATCH):
            await left_behind(store, user, number)
        clock.advance(seconds=LONG_AGO.total_seconds())
        assert await queue_of(store).drain() == BATCH
        with store._runtime.database.reading(user) as connection:
            finished = set(connection.execute(select(tasks.c.finished_at).where(tasks.c.user_id == user)).scalars())
        assert len(finished) == 1
        assert len(await store.read(user, kind="fact", limit=None)) == BATCH


async def test_a_refused_change_says_so_in_its_result(
    queue: ToolQueue, any_store: MemoryStore, user: str, clock: Clock
) -> None:
    task_id = await left_behind(any_store, user)
    await any_store.pause(user)
    clock.advance(seconds=LONG_AGO.total_seconds())
    await queue.drain()
    told = await result(any_store, user, task_id)
    assert (told["result"]["status"], "paused" in told["result"]["message"]) == ("error", True)


async def test_a_tool_that_is_gone_fails_its_task_and_a_task_is_not_tried_forever(
    any_store: MemoryStore, user: str, clock: Clock
) -> None:
    task_id = await left_behind(any_store, user)
    clock.advance(seconds=LONG_AGO.total_seconds())
    await ToolQueue(any_store, []).drain()
    assert (await result(any_store, user, task_id))["state"] == "failed"
    stuck = await left_behind(any_store, user, 2)
    for _ in range(6):
        clock.advance(seconds=LONG_AGO.total_seconds())
        await any_store.tasks.claim(10)
    assert (await result(any_store, user, stuck))["state"] == "failed"


async def test_nobody_reads_the_task_of_another_user(any_store: MemoryStore, user: str) -> None:
    task_id = await left_behind(any_store, user)
    assert await any_store.tasks.get(f"{user}-stranger", task_id) is None
    assert (await result(any_store, f"{user}-stranger", task_id))["status"] == "error"
    assert (await result(any_store, user, "the last one"))["status"] == "error"


@pytest.mark.parametrize("erase", ["everything", "one memory"])
async def test_erasure_removes_what_waits(any_store: MemoryStore, user: str, clock: Clock, erase: str) -> None:
    await left_behind(any_store, user)
    other = await left_behind(any_store, f"{user}-other", 2)
    if erase == "everything":
        assert (await any_store.clear(user)).counts["tool_tasks"] == 1
    else:
        receipt = await any_store.write(user, key="home", value="Lives in Kyiv", kind="fact", category="personal")
        assert receipt.memory
        await any_store.forget(user, receipt.memory.id, kind="fact", erase=True)
    clock.advance(seconds=LONG_AGO.total_seconds())
    assert await queue_of(any_store).drain() == 1
    assert await any_store.read(user, kind="fact") == []
    task = await any_store.tasks.get(f"{user}-other", other)
    assert task is not None
    assert task.done


async def test_results_expire(any_store: MemoryStore, user: str, clock: Clock) -> None:
    task_id = await left_behind(any_store, user)
    await any_store.tasks.finish([Finished(task_id, "Done.")])
    clock.advance(days=8)
    await any_store.prune(user)
    assert await any_store.tasks.get(user, task_id) is None


@pytest.mark.parametrize(("percent", "least", "most"), [(0, 0, 0), (50, 400, 600), (100, 1000, 1000)])
def test_a_share_of_conversations_has_tools_and_always_the_same_ones(percent: int, least: int, most: int) -> None:
    settings = Settings(tool_rollout_percent=percent)
    chosen = [tools_are_on(settings, f"talk-{number}") for number in range(1000)]
    assert least <= sum(chosen) <= most
    assert chosen == [tools_are_on(settings, f"talk-{number}") for number in range(1000)]
    assert not tools_are_on(Settings(enable_tool_based_memory=False), "talk-1")


def test_the_variables_are_read_by_their_names(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {
        "ENABLE_TOOL_BASED_MEMORY": "false",
        "ENABLE_AUTOMATED_MEMORY_FALLBACK": "false",
        "MEMORY_TOOL_ASYNC": "true",
        "MEMORY_TOOL_TIMEOUT_MS": "50",
        "MEMORY_TOOL_QUEUE_SIZE": "7",
        "MEMORY_TOOL_ROLLOUT_PERCENT": "25",
    }
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    chosen = Settings()
    assert (chosen.enable_tool_based_memory, chosen.enable_automated_memory_fallback) == (False, False)
    assert (chosen.tool_async, chosen.tool_timeout_ms, chosen.tool_queue_size) == (True, 50, 7)
    assert chosen.tool_rollout_percent == 25
