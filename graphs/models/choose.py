"""Which model answers, and how a typed answer is got out of any of them.

A model that cannot call tools still gives typed answers, as JSON in its text; a discussion with it
goes on without tools.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, SystemMessage
from langchain_core.runnables import Runnable, RunnableConfig
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import BaseModel, SecretStr, ValidationError

from graphs.models.offline import OfflineModel
from stores.log_levels import quiet_libraries
from stores.settings import Service, Settings
from tools.calls.json_text import json_in

Typed = TypeVar("Typed", bound=BaseModel)

HIDDEN: RunnableConfig = {"tags": ["nostream"]}
"""Config of a call whose words are for the program: they are not streamed to the reader."""

_MOST_BINDINGS = 64
_bindings: dict[tuple[Any, ...], tuple[Runnable[Any, AIMessage], BaseChatModel, list[Any]]] = {}


class BadAnswer(Exception):
    """The model answered, but not with what was asked for."""


def choose_model(settings: Settings) -> BaseChatModel:
    """ChatOpenAI when a key or a base URL is set, else the offline model. Reads `.env`, so it blocks."""
    service = Service()
    key = service.api_key.get_secret_value() if service.api_key else ""
    if not key and not service.base_url:
        return OfflineModel()
    from langchain_openai import ChatOpenAI

    return ChatOpenAI(
        model=settings.extraction_model,
        api_key=SecretStr(key or "none"),
        base_url=service.base_url or None,
        temperature=0,
        timeout=12,
        max_retries=1,
    )


@asynccontextmanager
async def open_model(settings: Settings) -> AsyncIterator[BaseChatModel]:
    """The chosen model; its connections are closed when the block ends."""
    model = await asyncio.to_thread(choose_model, settings)
    quiet_libraries(settings)
    try:
        yield model
    finally:
        if (client := getattr(model, "root_async_client", None)) is not None:
            await client.close()


def is_offline(model: BaseChatModel) -> bool:
    return isinstance(model, OfflineModel)


def model_name(model: BaseChatModel) -> str:
    """What a user is told about who answers."""
    if is_offline(model):
        return "offline model (rules, no key)"
    return str(getattr(model, "model_name", None) or type(model).__name__)


async def ask(
    model: BaseChatModel, messages: Sequence[BaseMessage], tools: Sequence[BaseTool | dict[str, Any]] = ()
) -> AIMessage:
    """The model's answer, with tools where it can use them; an answer that says nothing is a bad one."""
    answer = None
    if tools:
        answer = await _with_tools(model, messages, tools)
    if answer is None:
        answer = await model.ainvoke(list(messages))
    if not isinstance(answer, AIMessage):
        raise BadAnswer("the model did not answer with a message of its own")
    if not (answer.text.strip() or answer.tool_calls or answer.invalid_tool_calls):
        raise BadAnswer("the model's answer is empty")
    return answer


async def ask_for(model: BaseChatModel, schema: type[Typed], messages: Sequence[BaseMessage]) -> Typed:
    """The model's answer as `schema`, whole and valid, or BadAnswer."""
    answer = await _with_tools(model, messages, [_as_tool(schema)], tool_choice=schema.__name__, config=HIDDEN)
    if answer is None:
        answer = await model.ainvoke([*messages, _as_json(schema)], config=HIDDEN)
    try:
        if answer.tool_calls:
            return schema.model_validate(answer.tool_calls[0]["args"])
        return schema.model_validate(_meant_for(schema, json_in(answer.text)))
    except (ValidationError, ValueError):  # it quotes the answer
        raise BadAnswer(f"the model's answer is not a valid {schema.__name__}") from None


async def _with_tools(
    model: BaseChatModel,
    messages: Sequence[BaseMessage],
    tools: Sequence[Any],
    tool_choice: str | None = None,
    config: Any = None,
) -> AIMessage | None:
    """The answer with tools on offer; None when the model, or the service behind it, knows no tools."""
    options = {"tool_choice": tool_choice} if tool_choice else {}
    try:
        return await _bound(model, tools, options).ainvoke(list(messages), config=config)
    except NotImplementedError:  # LangChain's answer for a chat model that has no tools
        return None
    except Exception as error:  # each client has errors of its own; what they share is the status
        if getattr(error, "status_code", None) in (400, 404, 422):
            return None
        raise


def _bound(model: BaseChatModel, tools: Sequence[Any], options: dict[str, str]) -> Runnable[Any, AIMessage]:
    """The model with tools on offer, made once: every turn offers the same, and their schemas take long to make."""
    name = (id(model), *map(id, tools), *options.values())
    if name not in _bindings:
        bound = model.bind_tools(tools, **options)
        if len(_bindings) >= _MOST_BINDINGS:
            _bindings.clear()
        _bindings[name] = (bound, model, [*tools])  # all are kept, so that no id is given to another
    return _bindings[name][0]


@cache
def _as_tool(schema: type[BaseModel]) -> dict[str, Any]:
    """Made once: inferring a schema takes longer than all else of a turn."""
    return convert_to_openai_tool(schema)


def _meant_for(schema: type[BaseModel], given: Any) -> Any:
    """Small models repeat the schema, or make up another: that is no answer, where an empty object says "nothing"."""
    if isinstance(given, dict) and given and not given.keys() & schema.model_fields.keys():
        raise ValueError("none of the fields")
    return given


def _as_json(schema: type[BaseModel]) -> SystemMessage:
    return SystemMessage(
        "Answer with one JSON object and nothing else. It must fit this schema:\n"
        + json.dumps(schema.model_json_schema(), ensure_ascii=False)
    )
