"""Which model is chosen, and how it behaves over the wire: tool calls, streaming, 429, malformed JSON."""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage

from graphs.build import Graphs
from graphs.models.answers import Captured
from graphs.models.choose import BadAnswer, ask, ask_for, choose_model, is_offline, model_name, open_model
from stores import MemoryStore, Settings
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tests.openai_server import Fault, Raw, Server, openai_server
from tools.calls.json_text import json_in

TEA = {"entries": [{"key": "drink", "value": "Prefers tea", "category": "preference"}]}


@pytest.fixture
def server() -> Iterator[Server]:
    with openai_server() as running:
        yield running


@pytest.fixture
async def remote(server: Server, settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BaseChatModel]:
    """ChatOpenAI talking to a local server, as chosen from the environment."""
    monkeypatch.setenv("OPENAI_BASE_URL", server.address)
    async with open_model(settings) as model:
        yield model


@pytest.fixture
def connected(make: Callable[[BaseChatModel], Graphs], remote: BaseChatModel) -> Graphs:
    return make(remote)


def test_without_key_and_address_the_offline_model_is_chosen(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    model = choose_model(settings)
    assert is_offline(model)
    assert "offline" in model_name(model)


def test_a_key_in_the_env_file_chooses_the_named_model(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("OPENAI_API_KEY=sk-test\n")
    monkeypatch.chdir(tmp_path)
    model = choose_model(settings.model_copy(update={"extraction_model": "some-model"}))
    assert model_name(model) == "some-model"


async def test_a_turn_over_the_wire_searches_writes_and_answers(
    connected: Graphs, server: Server, store: MemoryStore, user: str
) -> None:
    written = {"key": "learning", "value": "Learning Zig", "category": "personal_context", "durability": "durable"}
    server.answers = [
        server.tool_call("Captured", {"entries": []}),
        server.tool_call("search_memory", {"query": "zig"}, "call_1"),
        server.tool_call("write_memory", written, "call_2"),
        "Zig is fun.",
    ]
    assert await talk(connected, user)("I am learning Zig on weekends") == "Zig is fun."
    assert [memory.value for memory in await store.read(user)] == ["Learning Zig"]
    last = server.requests[-1]
    assert {tool["function"]["name"] for tool in last["tools"]} >= {"write_memory", "search_memory"}
    assert [message["role"] for message in last["messages"]][-4:] == ["assistant", "tool", "assistant", "tool"]
    assert last["model"] == "gpt-4o-mini"


async def test_a_typed_answer_is_asked_for_by_a_forced_call(connected: Graphs, server: Server, user: str) -> None:
    server.answers = [server.tool_call("Captured", TEA), "Tea it is."]
    assert (await talk(connected, user)("Remember that I prefer tea")).startswith("Got it")
    assert server.requests[0]["tool_choice"]["function"]["name"] == "Captured"


async def test_words_are_streamed_as_they_come(connected: Graphs, server: Server, user: str) -> None:
    server.then = "One two three four."
    words: list[str] = []
    answer = await connected.turn(user, user, {"messages": [("user", "Hello there")]}, on_words=words.append)
    assert answer.reply == "One two three four."
    assert len([word for word in words if word]) >= 4


async def test_typed_answers_are_not_streamed(connected: Graphs, server: Server, user: str) -> None:
    server.then = '{"entries": []}'
    stream = connected["capture"].astream(
        {"message": "I prefer tea"},
        {"configurable": {"thread_id": user}},
        context={"user_id": user},
        stream_mode="messages",
    )
    assert [chunk async for chunk in stream] == []


async def test_a_429_is_tried_again(connected: Graphs, server: Server, user: str) -> None:
    server.answers = [Fault(429), "Here I am."]
    assert await talk(connected, user)("Hello there") == "Here I am."


async def test_a_service_that_stays_down_is_replaced_by_the_offline_model(
    connected: Graphs, server: Server, user: str
) -> None:
    server.then = Fault(429)
    reply = await talk(connected, user)("Hello there")
    assert "it is busy" in reply
    assert "offline model" in reply
    assert len(server.requests) <= 6


async def test_malformed_arguments_are_answered_and_change_nothing(
    connected: Graphs, server: Server, store: MemoryStore, user: str
) -> None:
    server.answers = [server.tool_call("write_memory", '{"key": "x", "value": '), "Sorry."]
    assert await talk(connected, user)("Hello there") == "Sorry."
    assert await store.read(user) == []
    assert "Nothing was changed" in server.requests[-1]["messages"][-1]["content"]


@pytest.mark.parametrize("body", [b"", b"not json", b"{}", b'{"choices": []}', b'{"choices": [{"message": '])
async def test_a_malformed_response_is_survived(connected: Graphs, server: Server, user: str, body: bytes) -> None:
    server.then = Raw(body)
    assert "offline model" in await talk(connected, user)("Hello there")


async def test_a_service_without_tools_is_asked_without_them(
    connected: Graphs, server: Server, store: MemoryStore, user: str
) -> None:
    def answer(body: dict[str, Any]) -> Any:
        if "tools" in body:
            return Fault(400, "this model does not support tools")
        if "JSON object" in body["messages"][-1]["content"]:
            return (
                'Sure: ```json\n{"entries": [{"key": "drink", "value": "Prefers tea", "category": "preference"}]}\n```'
            )
        return "Tea it is."

    server.then = answer
    words: list[str] = []
    message = {"messages": [("user", "Remember that I prefer tea")]}
    answered = await connected.turn(user, user, message, on_words=words.append)
    assert answered.reply == "Got it, I'll remember that: Prefers tea.\n\nTea it is."
    assert len(await store.read(user)) == 1
    assert "".join(words).strip() == "Tea it is."


@pytest.mark.parametrize(
    "text",
    [
        '{"entries": []}',
        '```json\n{"entries": []}\n```',
        '```\n{"entries": []}\n```',
        'Here you are: {"entries": []} – anything else?',
    ],
)
def test_json_is_found_in_untidy_text(text: str) -> None:
    assert json_in(text) == {"entries": []}


@pytest.mark.parametrize(
    "said",
    ["no", '{"description": "What to remember", "properties": {"category": {}}}', '{"name": "user_memory"}', "[]"],
)
async def test_an_answer_that_is_not_the_asked_structure_is_refused(said: str) -> None:
    with pytest.raises(BadAnswer):
        await ask_for(ScriptedModel(then=said, answers=[said]), Captured, [HumanMessage("x")])


async def test_an_empty_object_says_that_there_is_nothing() -> None:
    assert await ask_for(ScriptedModel(answers=["{}"]), Captured, [HumanMessage("x")]) == Captured()


async def test_an_empty_answer_is_refused() -> None:
    with pytest.raises(BadAnswer):
        await ask(ScriptedModel(then=""), [HumanMessage("x")])
