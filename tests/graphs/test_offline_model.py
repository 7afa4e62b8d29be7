"""The offline model is a chat model like any other."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AIMessageChunk, BaseMessage, HumanMessage, SystemMessage, ToolMessage
from langchain_tests.unit_tests import ChatModelUnitTests

from graphs.models.answers import Captured, DiscussionInsights
from graphs.models.offline import OfflineModel
from graphs.models.offline import model as module
from tests.graphs.offline_prompts import MEMORY_TOOLS, system, tool
from tests.soak import times


class TestStandard(ChatModelUnitTests):
    """The checks LangChain has for every chat model."""

    @property
    def chat_model_class(self) -> type[BaseChatModel]:
        return OfflineModel

    @property
    def chat_model_params(self) -> dict[str, Any]:
        return {}


async def test_it_is_named_for_what_it_is() -> None:
    answer = await OfflineModel().ainvoke([HumanMessage("Hi")])
    assert OfflineModel()._llm_type == "offline-rules"
    assert answer.response_metadata["model_name"] == "offline-rules"


async def test_tokens_are_estimated_for_what_was_read_and_written() -> None:
    short = (await OfflineModel().ainvoke([HumanMessage("Hi")])).usage_metadata
    long = (await OfflineModel().ainvoke([HumanMessage("Hi " * 400)])).usage_metadata
    assert short
    assert long
    assert long["input_tokens"] > 100 * short["input_tokens"]
    assert short["total_tokens"] == short["input_tokens"] + short["output_tokens"]


async def test_streaming_gives_the_same_text_in_words() -> None:
    messages = [system("discussion"), HumanMessage("Write me a sonnet")]
    chunks = [chunk async for chunk in OfflineModel().astream(messages)]
    whole = await OfflineModel().ainvoke(messages)
    assert len(chunks) > 5
    assert "".join(str(chunk.content) for chunk in chunks) == whole.content


async def test_streaming_gives_tool_calls_and_usage() -> None:
    bound = OfflineModel().bind_tools([tool(name) for name in MEMORY_TOOLS])
    total: AIMessageChunk | None = None
    async for chunk in bound.astream([system("discussion"), HumanMessage("Where do I live?")]):
        assert isinstance(chunk, AIMessageChunk)
        total = chunk if total is None else total + chunk
    assert total is not None
    assert [call["name"] for call in total.tool_calls] == ["search_memory"]
    assert total.usage_metadata


def test_it_answers_without_a_loop_too() -> None:
    assert OfflineModel().invoke([HumanMessage("Hi")]).content
    assert "".join(str(chunk.content) for chunk in OfflineModel().stream([HumanMessage("Hi")]))


async def test_every_tool_call_has_an_id_of_its_own() -> None:
    bound = OfflineModel().bind_tools([tool(name) for name in MEMORY_TOOLS])
    messages = [system("discussion"), HumanMessage("What do you know about me?")]
    calls = [call["id"] for _ in range(2) for call in (await bound.ainvoke(messages)).tool_calls]
    assert len(set(calls)) == len(calls) == 6


async def test_the_bound_schema_decides_over_the_system_text() -> None:
    typed = OfflineModel().with_structured_output(Captured)
    answer = await typed.ainvoke([system("summarize"), HumanMessage("I live in Lviv")])
    assert Captured.model_validate(answer).entries[0].value == "Lviv"


@pytest.mark.parametrize("schema", [Captured, DiscussionInsights])
async def test_a_rule_that_fails_gives_an_empty_answer(schema: type[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(module, "read_prompt", broken)
    answer = await OfflineModel().with_structured_output(schema).ainvoke([HumanMessage("I live in Lviv")])
    assert answer == schema()


async def test_content_in_parts_is_read_as_text() -> None:
    typed = OfflineModel().with_structured_output(Captured)
    parts = HumanMessage([{"type": "text", "text": "I live in Lviv"}, {"type": "image", "url": "x"}])
    assert Captured.model_validate(await typed.ainvoke([parts])).entries[0].key == "location"


async def test_a_day_that_is_no_day_falls_back_to_the_clock() -> None:
    typed = OfflineModel().with_structured_output(Captured)
    wrong = SystemMessage("Task: capture\nToday: 2026-99-99")
    answer = Captured.model_validate(await typed.ainvoke([wrong, HumanMessage("Remember that my exam is tomorrow")]))
    assert answer.entries[0].key == "upcoming_exam"


async def test_an_enormous_message_is_answered() -> None:
    typed = OfflineModel().with_structured_output(Captured)
    await typed.ainvoke([system("capture"), HumanMessage("I live in Lviv. " + "x" * 1_000_000)])


def _messages(texts: list[str]) -> list[BaseMessage]:
    call = {"name": "search_memory", "args": {"query": texts[1]}, "id": "1", "type": "tool_call"}
    return [
        SystemMessage(
            f"Task: {texts[0]}\n<memory>\n{texts[1]}\n</memory>\n<interactions>\n{texts[2]}\n</interactions>"
        ),
        HumanMessage(texts[3]),
        AIMessage("", tool_calls=[call]),
        ToolMessage(texts[4], tool_call_id="1"),
    ]


@settings(max_examples=times(25, 800))
@given(
    st.sampled_from(["discussion", "nightly", "summarize", "capture", "post_discussion", "other"]),
    st.lists(st.text(max_size=200), min_size=4, max_size=4),
)
def test_no_prompt_makes_a_rule_fail(task: str, texts: list[str]) -> None:
    messages = _messages([task, *texts])
    for tools in (
        frozenset(MEMORY_TOOLS),
        frozenset({"Captured"}),
        frozenset({"DiscussionInsights"}),
        frozenset[str](),
    ):
        module._answer(messages, tools)
