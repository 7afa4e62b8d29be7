"""Without memory tools, or with a model that fails, rules note facts and episodes; with them they stay out of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage
from langchain_core.tools import BaseTool

from graphs.build import Graphs, assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call

pytestmark = pytest.mark.slow

CHOSEN = {"toolkits": ("facts", "episodes")}
WITHOUT_TOOLS = CHOSEN | {"enable_tool_based_memory": False}


@asynccontextmanager
async def graphs_of(store: MemoryStore, model: BaseChatModel, clock: Clock, **chosen: Any) -> AsyncIterator[Graphs]:
    settings = store.settings.model_copy(update=chosen)
    async with open_threads(settings) as threads:
        yield assembled(store, model, settings, threads, clock)


async def say(graphs: Graphs, text: str, thread: str = "talk") -> str:
    return (await graphs.turn("ann", thread, {"messages": [HumanMessage(text)]})).reply


async def facts(store: MemoryStore) -> dict[str, str]:
    return {fact.key: fact.value for fact in await store.read("ann", kind="fact")}


async def test_without_tools_rules_note_facts_and_keep_what_held_before(store: MemoryStore, clock: Clock) -> None:
    model = ScriptedModel()
    async with graphs_of(store, model, clock, **WITHOUT_TOOLS) as graphs:
        await say(graphs, "I live in Kyiv and I think Rust is overrated")
        assert "remember_fact" not in str(model.offered)
        assert "remember_fact" not in model.shown
        assert await facts(store) == {"location": "Kyiv", "opinion_on_rust": "Thinks Rust is overrated"}
        await say(graphs, "I moved to Lviv")
    found = await facts(store)
    assert (found["location"], found["former_location"]) == ("Lviv", "Kyiv")
    fact = await store.facts.find("ann", "opinion", "opinion_on_rust")
    assert fact is not None
    assert (fact.conversation_id, fact.durability) == ("talk", "durable")
    assert "I think Rust is overrated" in fact.evidence


async def test_a_fact_said_twice_is_noted_once(store: MemoryStore, clock: Clock) -> None:
    async with graphs_of(store, ScriptedModel(), clock, **WITHOUT_TOOLS) as graphs:
        await say(graphs, "I live in Kyiv")
        await say(graphs, "As I said, I live in Kyiv")
    assert await facts(store) == {"location": "Kyiv"}
    assert [event.operation for event in await store.history("ann", kind="fact")] == ["stored"]


async def test_with_tools_and_a_model_that_answers_the_rules_stay_out_of_it(store: MemoryStore, clock: Clock) -> None:
    model = ScriptedModel()
    async with graphs_of(store, model, clock, **CHOSEN) as graphs:
        await say(graphs, "I live in Kyiv")
    assert "remember_fact" in model.offered[-1]
    assert await facts(store) == {}


async def test_a_model_that_fails_leaves_the_rules_to_note(store: MemoryStore, clock: Clock) -> None:
    down = ScriptedModel(answers=[ValueError("down")] * 20)
    async with graphs_of(store, down, clock, **CHOSEN) as graphs:
        assert await say(graphs, "I live in Kyiv")
    assert await facts(store) == {"location": "Kyiv"}


async def test_the_rule_based_model_leaves_it_to_the_rules_too(store: MemoryStore, clock: Clock) -> None:
    async with graphs_of(store, OfflineModel(), clock, **CHOSEN) as graphs:
        await say(graphs, "I live in Kyiv")
    assert await facts(store) == {"location": "Kyiv"}


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("no, not Leeds, York", {"location": "York"}),
        ("I don't live in Leeds any more, I live in York", {"location": "York", "former_location": "Leeds"}),
    ],
)
async def test_a_mistake_put_right_leaves_no_past_and_a_change_does(
    store: MemoryStore, clock: Clock, said: str, left: dict[str, str]
) -> None:
    async with graphs_of(store, OfflineModel(), clock, **CHOSEN) as graphs:
        await say(graphs, "I live in Leeds")
        await say(graphs, said)
    assert await facts(store) == left


@pytest.mark.parametrize("off", [{"enable_automated_memory_fallback": False}, {"toolkits": ("memory",)}])
async def test_the_rules_can_be_switched_off_and_note_only_chosen_kinds(
    store: MemoryStore, clock: Clock, off: dict[str, Any]
) -> None:
    async with graphs_of(store, ScriptedModel(), clock, **(WITHOUT_TOOLS | off)) as graphs:
        await say(graphs, "I live in Kyiv")
    assert await facts(store) == {}


async def test_the_rollout_decides_by_conversation(store: MemoryStore, clock: Clock) -> None:
    model = ScriptedModel()
    async with graphs_of(store, model, clock, **CHOSEN, tool_rollout_percent=50) as graphs:
        offered = set()
        for number in range(12):
            await say(graphs, "What do you think?", f"talk-{number}")
            offered.add("remember_fact" in model.offered[-1])
    assert offered == {True, False}


async def test_nothing_is_noted_for_a_paused_user(store: MemoryStore, clock: Clock) -> None:
    await store.pause("ann")
    async with graphs_of(store, ScriptedModel(), clock, **WITHOUT_TOOLS) as graphs:
        await say(graphs, "I live in Kyiv")
    assert await facts(store) == {}


@pytest.mark.parametrize(("minutes", "episodes"), [(2.0, [10, 10]), (0.1, [])])
async def test_ten_messages_in_five_minutes_make_an_episode(
    store: MemoryStore, clock: Clock, minutes: float, episodes: list[int]
) -> None:
    async with graphs_of(store, ScriptedModel(), clock, **WITHOUT_TOOLS) as graphs:
        for number in range(10):
            await say(graphs, f"My wedding in June is what I think of, part {number}")
            clock.advance(minutes=minutes)
    found = await store.read("ann", kind="episode")
    assert [len(one.details["messages"]) for one in found] == episodes
    for one in found:
        assert "wedding" in one.value
        assert one.details["participants"] == ["ann"]
        assert (one.conversation_id, 0.5 <= one.details["importance"] <= 0.9) == ("talk", True)
    told = [message for one in found for message in one.details["messages"]]
    assert len(told) == len(set(told)), "no message is told twice"


async def test_a_slow_change_of_a_discussion_is_queued_and_read_in_the_next_turn(
    store: MemoryStore, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    remember = call("remember_fact", fact_type="personal", fact_key="city", fact_value="Kyiv", confidence=0.9)
    model = ScriptedModel()

    def read(messages: Any) -> Any:
        said = next(message.artifact for message in reversed(messages) if message.type == "tool")
        return call("memory_task_result", id="call-2", task_id=said["task_id"])

    from tools.calls.queued import background as queue

    made = queue.ToolQueue.__init__

    def impatient(self: queue.ToolQueue, store: MemoryStore, tools: list[BaseTool]) -> None:
        made(self, store, tools, patience_s=0.0)

    monkeypatch.setattr(queue.ToolQueue, "__init__", impatient)
    model.answers = [call("Captured"), remember, read, "Remembered."]
    async with graphs_of(store, model, clock, **CHOSEN, tool_async=True) as graphs:
        assert await say(graphs, "I like it in Kyiv, the city I call my own") == "Remembered."
    shown = model.shown
    assert '"status": "queued"' in shown
    assert '"state": "done"' in shown
    assert await facts(store) == {"city": "Kyiv"}
