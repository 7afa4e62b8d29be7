"""Every run ends, and a bad answer of a model changes nothing (promises R11 and R12 for the graphs)."""

import asyncio
import json
import time
from typing import Any

import pytest
from langchain_core.messages import AIMessage

from graphs.build import Graphs
from graphs.models import failure_policy
from graphs.models.answers import Captured
from graphs.models.choose import BadAnswer
from language.read_ahead import read_ahead
from stores import MemoryStore
from stores.errors import StorageFailed
from tests.fakes import ScriptedModel, call, calls
from tests.graphs.conftest import POSTGRES, talk

pytestmark = pytest.mark.slow

NOTE = "offline model"


class Busy(Exception):
    status_code = 429


class Down(Exception):
    status_code = 503


async def test_a_model_that_fails_is_replaced_and_named(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.then = RuntimeError("broken")
    reply = await talk(graphs, user)("Hello there", article=POSTGRES)
    assert reply.startswith("📖 Discussing")
    assert NOTE in reply


@pytest.mark.parametrize("language", ["de", "uk", "es"])
@pytest.mark.parametrize(
    "failed",
    [
        "its answer was malformed",
        "it repeated itself",
        "it passed over what is remembered",
        "it took too long",
        "it is busy",
    ],
)
def test_why_a_model_was_replaced_is_said_in_the_readers_language(failed: str, language: str) -> None:
    note = failure_policy.fallback_note(failed, language)
    assert note
    assert failed not in note


async def test_a_busy_model_is_asked_once_more(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.answers = [Busy(), "Here I am."]
    assert await talk(graphs, user)("Hello there") == "Here I am."


async def test_after_a_second_failure_the_offline_model_answers(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.then = Down()
    reply = await talk(graphs, user)("Hello there")
    assert NOTE in reply
    assert len(model.history) == 2


async def test_the_next_turn_asks_the_model_again(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    say = talk(graphs, user)
    model.answers = [RuntimeError("broken")]
    assert NOTE in await say("Hello there")
    assert await say("And now?") == "All right."


async def test_a_hanging_model_is_cut_off(
    graphs: Graphs, model: ScriptedModel, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    model.then = 60.0
    for spec in graphs["discussion"].builder.nodes.values():
        if spec.timeout is not None:
            monkeypatch.setattr(spec, "timeout", 1.0)
    read_ahead()  # what answers instead compiles no pattern in that time
    fast = graphs["discussion"].builder.compile(checkpointer=graphs.threads)
    monkeypatch.setitem(graphs.by_name, "discussion", fast)
    started = time.monotonic()
    reply = await talk(graphs, user)("Hello there")
    assert "took too long" in reply
    assert time.monotonic() - started < 30


async def test_a_looping_model_ends_within_its_budget(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    def again(messages: Any) -> AIMessage:
        number = len(model.history)
        return calls(*[("search_memory", f"c{number}-{i}", {"query": f"bees {number} {i}"}) for i in range(5)])

    model.then = again
    reply = await talk(graphs, user)("Hello there")
    ran = [message for message in model.history[-1] if message.type == "tool"]
    assert reply
    assert len(model.history) <= failure_policy.MODEL_TURNS + 1
    assert len([message for message in ran if "limit reached" not in message.text]) <= 25
    assert model.offered[-1] == []


async def test_an_answer_with_a_thousand_calls_is_bounded(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    many = calls(*[("search_memory", f"c{number}", {"query": "bees"}) for number in range(1000)])
    model.answers = [many, "Done."]
    assert await talk(graphs, user)("Hello there") == "Done."
    assert len([message for message in model.history[-1] if message.type == "tool"]) <= 16


BAD_CALLS = [
    call("no_such_tool", key="x"),
    call("write_memory"),
    call("write_memory", key=1, value=["x"], category="nonsense", durability="forever", confidence=7),
    call("write_memory", key="x", value="", category="preference", durability="durable"),
    call("delete_memory", key="pet"),
    call("update_memory", key="pet", value="Has a dog the user never mentioned"),
    AIMessage("", invalid_tool_calls=[{"name": "write_memory", "args": '{"key": "x", ', "id": "i", "error": "e"}]),
    AIMessage("", tool_calls=[{"name": "search_memory", "args": {"query": "x" * 1_000_000}, "id": None}]),
    AIMessage("", tool_calls=[{"name": "search_memory", "args": {"query": "x", "limit": 10**15}, "id": "a"}]),
    calls(("search_memory", "same", {"query": "a"}), ("search_memory", "same", {"query": "b"})),
]


@pytest.mark.parametrize("bad", BAD_CALLS)
async def test_a_malformed_call_is_answered_and_changes_nothing(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, bad: AIMessage
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    before = await store.document(user)
    model.answers = [bad, "Sorry."]
    assert await talk(graphs, user)("Hello there") == "Sorry."
    assert await store.document(user) == before


BAD_ANSWERS = [
    "",
    "   ",
    "{",
    "null",
    "[1, 2",
    "x" * 10_000_000,
    '{"entries": "many"}',
    '{"entries": [{"key": "a"}]}',
    call("Captured", entries=[{"key": "pet", "value": "Has a dog", "category": "nonsense"}]),
    call("Captured", entries=[{"key": "ok", "value": "Prefers tea", "category": "preference"}, {"key": 5}]),
    call("SomethingElse", answer=42),
]


@pytest.mark.parametrize("bad", BAD_ANSWERS, ids=range(len(BAD_ANSWERS)))
async def test_a_malformed_typed_answer_applies_nothing_of_it(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, bad: Any
) -> None:
    model.answers = [bad, bad, "Hm."]
    await talk(graphs, user)("I wonder about the weather")
    assert await store.read(user, kind=None, limit=None) == []


async def test_every_prefix_of_a_typed_answer_keeps_its_whole_entries_and_no_part_of_one(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    entries = [
        {"key": "drink", "value": "Wonders about tea", "category": "preference"},
        {"key": "food", "value": "Wonders about bread", "category": "preference"},
    ]
    whole = json.dumps({"entries": entries})
    model.knows_tools = False
    for length in range(0, len(whole), 19):
        model.answers = [whole[:length]]
        who = f"{user}-{length}"
        await graphs["capture"].ainvoke(
            {"message": "Let me ask: I wonder about tea and bread"},
            {"configurable": {"thread_id": who}},
            context={"user_id": who},
        )
        kept = {row.value for row in await store.read(who, kind=None, limit=None)}
        assert kept == {str(one["value"]) for one in entries if json.dumps(one) in whole[:length]}


async def test_a_model_without_tools_still_talks_and_captures(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.knows_tools = False
    entry = {"key": "drink", "value": "Prefers tea", "category": "preference"}
    model.answers = [json.dumps({"entries": [entry]}), "Tea it is."]
    reply = await talk(graphs, user)("Remember that I prefer tea")
    assert reply == "Got it, I'll remember that: Prefers tea.\n\nTea it is."
    assert len(await store.read(user)) == 1


async def test_concurrent_turns_on_one_thread_are_all_answered(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    say = talk(graphs, user)
    replies = await asyncio.gather(*[say(f"Question {number}?") for number in range(8)])
    assert replies == ["All right."] * 8
    turns = await store.conversations.messages(user, f"{user}-thread")
    assert len(turns) == 16


async def test_a_model_that_answers_ten_megabytes_is_cut(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.then = "word " * 2_000_000
    assert len(await talk(graphs, user)("Hello there")) < 25_000


async def test_a_failing_store_ends_the_run_with_its_own_error(
    graphs: Graphs, store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*arguments: Any, **more: Any) -> None:
        raise StorageFailed("the disk is full; nothing was changed")

    monkeypatch.setattr(store, "context", broken)
    with pytest.raises(StorageFailed, match="disk is full"):
        await graphs["capture"].ainvoke(
            {"message": "I prefer tea"}, {"configurable": {"thread_id": user}}, context={"user_id": user}
        )


def test_failures_are_described_without_what_was_said() -> None:
    assert failure_policy.describe(RuntimeError("the user said canary")) == "RuntimeError"
    assert failure_policy.describe(BadAnswer("canary")) == failure_policy.MALFORMED
    assert failure_policy.describe(Busy()) == "it is busy"


async def test_captured_words_are_not_streamed_to_the_reader(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.answers = [Captured(), "Visible."]
    words: list[str] = []
    message = {"messages": [("user", "I wonder about tea")]}
    await graphs.turn(user, user, message, on_words=words.append)
    assert "".join(words) in ("", "Visible.")
