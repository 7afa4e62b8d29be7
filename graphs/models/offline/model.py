"""A chat model that works by rules: tool calls, typed answers and streaming, with no key and no network.

It looks like any other chat model to the graphs. What it is asked for shows in the bound tools and in
the first line of the system message; only the last human message can make it act.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from typing import Any
from uuid import uuid4

from langchain_core.callbacks import AsyncCallbackManagerForLLMRun, CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel, LanguageModelInput
from langchain_core.messages import AIMessage, AIMessageChunk, BaseMessage, UsageMetadata
from langchain_core.messages.tool import ToolCall, tool_call_chunk
from langchain_core.outputs import ChatGeneration, ChatGenerationChunk, ChatResult
from langchain_core.runnables import Runnable
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool

from graphs.models.offline.answer import Answer
from graphs.models.offline.article import summarise
from graphs.models.offline.capture import captured
from graphs.models.offline.discussion import discuss
from graphs.models.offline.insights import insights
from graphs.models.offline.nightly import extract_night
from graphs.models.offline.prompt_reader import Prompt, read_prompt, text_of
from graphs.models.offline.replies import say

logger = logging.getLogger(__name__)

NAME = "offline-rules"
LONG = 2_000
"""Characters beyond which reading a prompt takes long enough to leave the event loop."""


class OfflineModel(BaseChatModel):
    """The rule-based model that answers when no language model is configured or the configured one fails."""

    model_name: str = NAME

    @property
    def _llm_type(self) -> str:
        return NAME

    @property
    def _identifying_params(self) -> dict[str, Any]:
        return {"model_name": self.model_name}

    def bind_tools(
        self,
        tools: Sequence[dict[str, Any] | type | Callable[..., Any] | BaseTool],
        *,
        tool_choice: str | dict[str, Any] | bool | None = None,
        **kwargs: Any,
    ) -> Runnable[LanguageModelInput, AIMessage]:
        """Offer tools by schema; the rules call them by name."""
        schemas = [convert_to_openai_tool(tool) for tool in tools]
        return self.bind(tools=schemas, tool_choice=tool_choice, **kwargs)

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=_message(messages, kwargs))])

    async def _agenerate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=await _message_off_loop(messages, kwargs))])

    def _stream(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> Iterator[ChatGenerationChunk]:
        for chunk in _chunks(_message(messages, kwargs)):
            if run_manager:
                run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk

    async def _astream(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **kwargs: Any,
    ) -> AsyncIterator[ChatGenerationChunk]:
        for chunk in _chunks(await _message_off_loop(messages, kwargs)):
            if run_manager:
                await run_manager.on_llm_new_token(chunk.text, chunk=chunk)
            yield chunk


async def _message_off_loop(messages: list[BaseMessage], options: Mapping[str, Any]) -> AIMessage:
    if sum(len(text_of(message)) for message in messages) > LONG:
        return await asyncio.to_thread(_message, messages, options)
    return _message(messages, options)


def _message(messages: list[BaseMessage], options: Mapping[str, Any]) -> AIMessage:
    tools = frozenset(_names(options.get("tools")))
    try:
        answer = _answer(messages, tools)
    except Exception as error:  # a rule that fails on odd text must not take the conversation down with it
        logger.warning("A rule of the offline model failed: %s", type(error).__name__)
        answer = _empty(tools)
    calls = [ToolCall(name=name, args=args, id=f"call_{uuid4().hex}", type="tool_call") for name, args in answer.calls]
    spoken = answer.text + "".join(json.dumps(args, ensure_ascii=False) for _, args in answer.calls)
    return AIMessage(
        content=answer.text,
        tool_calls=calls,
        usage_metadata=_usage("\n".join(map(text_of, messages)), spoken),
        response_metadata={"model_name": NAME, "finish_reason": "tool_calls" if calls else "stop"},
    )


def _answer(messages: list[BaseMessage], tools: frozenset[str]) -> Answer:
    if "Captured" in tools:
        found = captured(read_prompt(messages, tools, "capture"))
        return Answer(calls=(("Captured", found.model_dump()),))
    if "DiscussionInsights" in tools:
        learned = insights(read_prompt(messages, tools, "post_discussion"))
        return Answer(calls=(("DiscussionInsights", learned.model_dump()),))
    prompt = read_prompt(messages, tools)
    return _TASKS.get(prompt.task, _honest)(prompt)


def _empty(tools: frozenset[str]) -> Answer:
    typed = tools & {"Captured", "DiscussionInsights"}
    return Answer(calls=tuple((name, {}) for name in typed)) if typed else Answer(say("honest", "en"))


def _summary(prompt: Prompt) -> Answer:
    return Answer(summarise(prompt))


def _honest(prompt: Prompt) -> Answer:
    return Answer(say("honest", prompt.tongue))


_TASKS: Mapping[str, Callable[[Prompt], Answer]] = {
    "discussion": discuss,
    "nightly": extract_night,
    "summarize": _summary,
}


def _names(tools: object) -> list[str]:
    found = tools if isinstance(tools, list) else []
    return [str(tool["function"]["name"]) for tool in found if isinstance(tool, dict) and "function" in tool]


def _usage(read: str, written: str) -> UsageMetadata:
    """Estimates: four characters a token, two where the script is not Latin."""
    counts = [0.5 * len(text) - 0.25 * len(text.encode("ascii", "ignore")) for text in (read, written)]
    asked, answered = (max(1, round(count)) for count in counts)
    return UsageMetadata(input_tokens=asked, output_tokens=answered, total_tokens=asked + answered)


def _chunks(message: AIMessage) -> Iterator[ChatGenerationChunk]:
    """The reply word by word, then the tool calls and the metadata."""
    identity = f"run-{uuid4()}"
    for word in _words(str(message.content)):
        yield ChatGenerationChunk(message=AIMessageChunk(content=word, id=identity))
    calls = [
        tool_call_chunk(
            name=call["name"], args=json.dumps(call["args"], ensure_ascii=False), id=call["id"], index=index
        )
        for index, call in enumerate(message.tool_calls)
    ]
    last = AIMessageChunk(
        content="",
        id=identity,
        tool_call_chunks=calls,
        usage_metadata=message.usage_metadata,
        response_metadata=message.response_metadata,
        chunk_position="last",
    )
    yield ChatGenerationChunk(message=last)


def _words(text: str) -> list[str]:
    parts = text.split(" ")
    return [part + (" " if index < len(parts) - 1 else "") for index, part in enumerate(parts)] if text else []
