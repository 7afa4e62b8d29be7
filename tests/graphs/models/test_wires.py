"""The clients of OpenAI, Anthropic and Ollama over their own protocols: tools, streams, typed answers, faults."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import Graphs
from graphs.models.ability import ability_of
from graphs.models.answers import Captured
from graphs.models.choose import Models, ask, ask_for, open_models
from graphs.models.costs import Ledger, counted_in
from stores import MemoryStore, Settings
from tests.graphs.conftest import talk
from tests.graphs.models.conftest import Wire
from tests.openai_server import Fault, Hang, Raw, Server, openai_server

TEA = {"entries": [{"key": "drink", "value": "Prefers tea", "category": "preference"}]}
HELLO = [HumanMessage("Hello there")]


@pytest.fixture
def connected(make: Callable[..., Graphs], models: Models) -> Graphs:
    return make(models)


async def test_a_turn_calls_tools_and_answers(connected: Graphs, server: Server, store: MemoryStore, user: str) -> None:
    written = {"key": "learning", "value": "Learning Zig", "category": "personal_context", "durability": "durable"}
    server.answers = [
        server.tool_call("Captured", {"entries": []}),
        server.tool_call("search_memory", {"query": "zig"}, "call_1"),
        server.tool_call("write_memory", written, "call_2"),
        "Zig is fun.",
    ]
    assert await talk(connected, user)("I am learning Zig on weekends") == "Zig is fun."
    assert [memory.value for memory in await store.read(user)] == ["Learning Zig"]


async def test_words_are_streamed_as_they_come(connected: Graphs, server: Server, user: str) -> None:
    server.then = "One two three four."
    words: list[str] = []
    answer = await connected.turn(user, user, {"messages": [("user", "Hello there")]}, on_words=words.append)
    assert answer.reply == "One two three four."
    assert len([word for word in words if word]) >= 4


async def test_a_typed_answer_comes_back_typed_and_tokens_are_counted(models: Models, server: Server) -> None:
    server.answers = [server.tool_call("Captured", TEA)]
    found = await ask_for(models.capture, Captured, HELLO)
    assert [entry.value for entry in found.entries] == ["Prefers tea"]
    answer = await ask(models.discussion, HELLO)
    assert answer.usage_metadata
    assert answer.usage_metadata["total_tokens"] == 15


@pytest.mark.parametrize(
    ("status", "why"),
    [(401, "its key was refused"), (404, "there is no such model"), (429, "it is busy"), (500, "error 500")],
)
async def test_a_fault_is_told_and_the_offline_model_answers(
    connected: Graphs, server: Server, user: str, status: int, why: str
) -> None:
    server.then = Fault(status)
    reply = await talk(connected, user)("Hello there")
    assert why in reply
    assert "offline model" in reply


async def test_a_server_that_hangs_is_cut_off(
    wire: Wire, server: Server, settings: Settings, make: Callable[..., Graphs], user: str
) -> None:
    quick = settings.model_copy(update={"model": wire.named, "call_seconds": 0.5})
    server.then = Hang(3)
    async with open_models(quick) as models:
        assert "it took too long" in await talk(make(models, quick), user)("Hello there")


async def test_a_service_without_tools_is_found_out_once(models: Models, server: Server) -> None:
    def answer(body: dict[str, Any]) -> Any:
        if body.get("tools"):
            return Fault(400, "local does not support tools")
        return str(TEA).replace("'", '"') if "JSON object" in str(body) else "Fine."

    server.then = answer
    for _ in range(3):
        assert (await ask_for(models.capture, Captured, HELLO)).entries
    assert sum(bool(body.get("tools")) for body in server.requests) == 1
    assert ability_of(models.capture).way in ("json", "text")


async def test_a_list_that_json_mode_cut_off_keeps_its_whole_entries(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenAI's client raises an error there, and keeps the answer in it."""
    two = {"entries": [*TEA["entries"], {"key": "home", "value": "Lives in Tartu", "category": "personal_context"}]}
    choice = {"index": 0, "finish_reason": "length", "message": {"role": "assistant", "content": json.dumps(two)[:-9]}}
    used = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}
    told = {"id": "1", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice], "usage": used}
    with openai_server() as server, counted_in(Ledger()) as spent:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        server.then = lambda body: Fault(400, "no tools") if body.get("tools") else Raw(json.dumps(told).encode())
        async with open_models(settings.model_copy(update={"model": "openai:local"})) as models:
            found = await ask_for(models.capture, Captured, HELLO, graph="capture")
            assert ability_of(models.capture).way == "json"
    assert [entry.value for entry in found.entries] == ["Prefers tea"]
    line = spent.of("capture", "openai:local")
    assert (line.input_tokens, line.failed) == (10, 1), "only the call with tools came to nothing"


async def test_talk_with_a_service_without_tools_costs_one_call_a_turn(
    connected: Graphs, server: Server, user: str
) -> None:
    server.then = lambda body: Fault(400, "local does not support tools") if body.get("tools") else "Fine."
    say = talk(connected, user)
    for words in ("Hello there", "What is new?", "And what else?"):
        assert await say(words) == "Fine."
    assert len(server.requests) == 4


async def test_graphs_can_be_opened_again_in_one_process(wire: Wire, server: Server, settings: Settings) -> None:
    chosen = settings.model_copy(update={"model": wire.named})
    for _ in range(2):
        async with open_models(chosen) as models:
            assert (await ask(models.discussion, HELLO)).text.strip() == "All right."
