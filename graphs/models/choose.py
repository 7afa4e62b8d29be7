"""Which model answers, and how a typed answer is got out of any of them.

A model that cannot call tools still gives typed answers, as JSON in its text; a discussion with it
goes on without tools.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal, TypeVar

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, BaseMessage, HumanMessage
from langchain_core.runnables import Runnable, RunnableConfig
from langchain_core.tools import BaseTool
from langchain_core.utils.function_calling import convert_to_openai_tool
from pydantic import BaseModel, ValidationError

from graphs.models.ability import OPTIONS, Ability, Way, ability_of, suited
from graphs.models.answers import Mended
from graphs.models.chain import Chain, first, members
from graphs.models.client_errors import BadAnswer, broke_off, cut_off, refuses
from graphs.models.costs import count_call, count_useless
from graphs.models.effort import USUAL, Effort
from graphs.models.names import is_offline, model_name, name_of
from graphs.models.offline import OfflineModel
from graphs.models.providers import DEFAULT, close, make, provider_of, variable
from graphs.models.traces import prepare_tracing, span
from stores.log_levels import quiet_libraries
from stores.settings import Settings
from tools.calls.json_text import json_in
from tools.calls.repair import unwrapped

__all__ = [
    "BadAnswer",
    "Models",
    "ask",
    "ask_for",
    "choose_model",
    "choose_second",
    "is_offline",
    "model_name",
    "open_model",
    "open_models",
]

Typed = TypeVar("Typed", bound=BaseModel)

Bound = Callable[[BaseChatModel], Runnable[Any, Any]]
HIDDEN: RunnableConfig = {"tags": ["nostream"]}
"""Config of a call whose words are for the program: they are not streamed to the reader."""

_MOST_BINDINGS = 64
_bindings: dict[tuple[Any, ...], tuple[Runnable[Any, AIMessage], BaseChatModel, list[Any]]] = {}


Task = Literal["discussion", "capture", "night", "second_opinion"]
TASKS: tuple[Task, ...] = ("discussion", "capture", "night")
"""Those that always have a model; a second opinion is that of the model which writes, unless one is named for it."""


@dataclass(frozen=True)
class Models:
    """Who answers readers and summarises, reads what a message tells, looks back on days, has a second opinion."""

    discussion: BaseChatModel
    capture: BaseChatModel
    night: BaseChatModel
    second_opinion: BaseChatModel | None = None  # of the one that writes, where none is named

    @classmethod
    def of(cls, model: "BaseChatModel | Models") -> "Models":
        """One model for everything, where only one is given."""
        return model if isinstance(model, Models) else cls(model, model, model)


def named_for(settings: Settings, task: Task) -> str:
    """The model that the settings name for a task; empty means the offline one."""
    own = {
        "discussion": settings.discussion_model,
        "capture": settings.capture_model,
        "night": settings.extraction_model,
        "second_opinion": settings.second_opinion_model,
    }
    named = own[task] or settings.model
    if named and (named != settings.extraction_model or ":" in named):
        return named
    named = named or settings.extraction_model
    # A name without a provider needs a service of the OpenAI protocol, and without one the offline model goes on.
    service = ":" in named or variable("OPENAI_API_KEY") or variable("OPENAI_BASE_URL")
    return (named or DEFAULT) if service else ""


def choose_model(settings: Settings, task: Task = "night") -> BaseChatModel:
    """The model of a task, with those that take its place. Reads `.env`, so it blocks."""
    return _chosen(settings, task, {})


def _chosen(settings: Settings, task: Task, made: dict[str, BaseChatModel]) -> BaseChatModel:
    named = named_for(settings, task)
    if not named:
        return made.setdefault("", OfflineModel())
    chain = list(dict.fromkeys([named, *settings.model_fallbacks]))
    for each in chain:
        if each not in made:
            made[each] = make(each, settings)
    if len(chain) == 1:
        return made[named]
    return made.setdefault(
        " ".join(chain), Chain(members=[made[each] for each in chain], seconds=settings.call_seconds)
    )


def choose_second(settings: Settings, made: dict[str, BaseChatModel] | None = None) -> BaseChatModel | None:
    """The model that the settings name for second opinions, if they do. Reads `.env`, so it blocks."""
    named = settings.second_opinion and settings.second_opinion_model
    return _chosen(settings, "second_opinion", {} if made is None else made) if named else None


@asynccontextmanager
async def open_model(settings: Settings, task: Task = "night") -> AsyncIterator[BaseChatModel]:
    """The model of a task; its connections are closed when the block ends."""
    async with _opened(settings, [task]) as chosen:
        yield chosen[0]


@asynccontextmanager
async def open_models(settings: Settings) -> AsyncIterator[Models]:
    """The models of all tasks; where one name serves several, they share its connections."""
    made: dict[str, BaseChatModel] = {}
    second = await asyncio.to_thread(choose_second, settings, made)
    async with _opened(settings, TASKS, made) as chosen:
        yield replace(Models(*chosen), second_opinion=second)


@asynccontextmanager
async def _opened(
    settings: Settings, tasks: Sequence[Task], made: dict[str, BaseChatModel] | None = None
) -> AsyncIterator[list[BaseChatModel]]:
    made = {} if made is None else made
    chosen = [await asyncio.to_thread(_chosen, settings, task, made) for task in tasks]
    quiet_libraries(settings)
    prepare_tracing(settings)
    try:
        yield chosen
    finally:
        for model in {id(member): member for one in made.values() for member in members(one)}.values():
            await close(model)


@dataclass(frozen=True)
class Call:
    """One model, asked with so much effort."""

    model: BaseChatModel
    effort: Effort
    graph: str = ""

    @property
    def ability(self) -> Ability:
        return ability_of(self.model)

    async def __call__(self, bound: Bound, messages: Sequence[BaseMessage], config: Any = None) -> Any:
        """The answer of the model as `bound`; an option that its service refuses is left out, now and later."""
        try:
            return await self._timed(bound, messages, config)
        except Exception as error:  # each client has errors of its own
            told = str(error).casefold() if refuses(error) else ""
            refused = {name for word, (name, _) in OPTIONS.items() if word in told} - self.ability.refused
            if not refused:
                raise
        self.ability.refused |= refused
        return await self._timed(bound, messages, config)

    async def _timed(self, bound: Bound, messages: Sequence[BaseMessage], config: Any) -> Any:
        started, named, answered, tokens = time.monotonic(), name_of(self.model), False, (0, 0)
        try:
            with span(provider_of(self.model), model_name(self.model), self.graph, messages) as asked:
                async with asyncio.timeout(self.effort.seconds):
                    model = bound(suited(self.model, self.effort.max_tokens))
                    came = await _whatever_came(model, list(messages), config)
                answer, answered = came["raw"] if isinstance(came, dict) else came, True
                if isinstance(answer, AIMessage):
                    tokens = _tokens(answer)
                    asked.answered(answer, tokens)
            return came
        except Exception as error:  # marked with whom was asked, and raised again
            error.__dict__["asked"] = (self.graph, named)
            raise
        finally:
            took = time.monotonic() - started
            self.ability.took(took, answered=answered, limit=self.effort.seconds)
            count_call(self.graph, named, took, tokens, failed=not answered)


async def ask(
    model: BaseChatModel,
    messages: Sequence[BaseMessage],
    tools: Sequence[BaseTool | dict[str, Any]] = (),
    *,
    effort: Effort = USUAL,
    graph: str = "",
) -> AIMessage:
    """The model's answer, with tools where it can use them; an answer that says nothing is a bad one."""
    return await first(model, lambda member: _answer(Call(member, effort, graph), messages, tools), graph)


async def ask_for(
    model: BaseChatModel,
    schema: type[Typed],
    messages: Sequence[BaseMessage],
    *,
    effort: Effort = USUAL,
    graph: str = "",
) -> Typed:
    """The model's answer as `schema`, whole and valid, or BadAnswer."""
    return await first(model, lambda member: _typed(Call(member, effort, graph), schema, messages), graph)


async def _answer(call: Call, messages: Sequence[BaseMessage], tools: Sequence[Any]) -> AIMessage:
    ability = call.ability
    answer = await _with_tools(call, messages, tools) if tools and ability.tools else None
    if answer is None:
        answer = await call(lambda one: one, messages)
        ability.tools = ability.tools and not tools  # it answers, only not with tools
    if not isinstance(answer, AIMessage):
        raise BadAnswer("the model did not answer with a message of its own")
    if not (answer.text.strip() or answer.tool_calls or answer.invalid_tool_calls):
        raise BadAnswer("the model's answer is empty")
    return answer


async def _typed(call: Call, schema: type[Typed], messages: Sequence[BaseMessage]) -> Typed:
    ability = call.ability
    way, answer = await _structured(call, ability.way, schema, messages)
    try:
        if answer.tool_calls:
            found = schema.model_validate(answer.tool_calls[0]["args"])
        else:
            broken = [str(one["args"]) for one in answer.invalid_tool_calls if one["args"]]
            found = schema.model_validate(_meant_for(schema, json_in(broken[0] if broken else answer.text)))
    except (ValidationError, ValueError):  # it quotes the answer
        ability.next_way(way)
        count_useless(call.graph, name_of(call.model))
        raise BadAnswer(f"the model's answer is not a valid {schema.__name__}") from None
    ability.works(way)
    if isinstance(found, Mended) and broke_off(answer):
        found.cut()
    return found


async def _structured(
    call: Call, way: Way, schema: type[BaseModel], messages: Sequence[BaseMessage]
) -> tuple[Way, AIMessage]:
    """An answer that should hold the structure, and the way it was asked for: the given one, or a plainer one."""
    answer = None
    if way == "call":
        answer = await _with_tools(call, messages, [_as_tool(schema)], tool_choice=schema.__name__, config=HIDDEN)
        way = "call" if answer is not None else "json"
    if way == "json" and answer is None:
        answer = await _in_json_mode(call, schema, messages)
        way = "json" if answer is not None else "text"
    if answer is None:
        answer = await call(lambda one: one, [*messages, _as_json(schema)], HIDDEN)
    return way, answer


async def _with_tools(
    call: Call,
    messages: Sequence[BaseMessage],
    tools: Sequence[Any],
    tool_choice: str | None = None,
    config: Any = None,
) -> AIMessage | None:
    """The answer with tools on offer; None when the model, or the service behind it, knows no tools."""
    options = {"tool_choice": tool_choice} if tool_choice else {}
    try:
        answer: AIMessage = await call(lambda one: _bound(one, tools, options), messages, config)
        return answer
    except NotImplementedError:  # LangChain's answer for a chat model that has no tools
        return None
    except Exception as error:  # each client has errors of its own
        if refuses(error, "tool"):
            return None
        raise


async def _in_json_mode(call: Call, schema: type[BaseModel], messages: Sequence[BaseMessage]) -> AIMessage | None:
    """The answer in the JSON mode of the service; None when it has none."""
    plain = type(call.model).with_structured_output is BaseChatModel.with_structured_output
    if plain or provider_of(call.model) == "anthropic":
        return None
    try:
        asked = await call(
            lambda one: one.with_structured_output(schema, method="json_mode", include_raw=True),
            [*messages, _as_json(schema)],
            HIDDEN,
        )
    except Exception as error:  # each client has errors of its own
        if refuses(error, "response_format") or isinstance(error, NotImplementedError | ValueError | TypeError):
            return None
        raise
    answer = asked["raw"] if isinstance(asked, dict) else asked
    return answer if isinstance(answer, AIMessage) else None


async def _whatever_came(model: Runnable[Any, Any], messages: list[BaseMessage], config: Any) -> Any:
    """The answer, also one that broke off and that the client gives only with its error."""
    try:
        return await model.ainvoke(messages, config=config)
    except Exception as error:  # each client has errors of its own
        if (answer := cut_off(error)) is None:
            raise
        return answer


def _tokens(answer: AIMessage) -> tuple[int, int]:
    """Read and written, as far as the service says."""
    used = answer.usage_metadata
    return (used.get("input_tokens", 0), used.get("output_tokens", 0)) if used else (0, 0)


def _bound(model: BaseChatModel, tools: Sequence[Any], options: dict[str, str]) -> Any:
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
    if not isinstance(given, dict) or not given:
        return given
    meant = unwrapped(given, schema.model_fields, schema.__name__)  # a call of the structure as if it were a tool
    if not meant.keys() & schema.model_fields.keys():
        raise ValueError("none of the fields")
    return meant


def _as_json(schema: type[BaseModel]) -> HumanMessage:
    """Said last, and by the one who asks: not every provider knows system messages further down."""
    return HumanMessage(
        "Answer with one JSON object and nothing else. It must fit this schema:\n"
        + json.dumps(schema.model_json_schema(), ensure_ascii=False)
    )
