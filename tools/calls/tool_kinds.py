"""How a verb becomes a tool: its docstring is the prompt, its schema is made once, and it declares whether it
changes the memory, whether it may remove something, and how long it may take.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from dataclasses import replace
from functools import wraps
from types import CodeType
from typing import Any

from langchain_core.tools import BaseTool, StructuredTool, ToolException
from langchain_core.tools.base import FILTERED_ARGS
from langgraph.errors import GraphBubbleUp
from langgraph.prebuilt import ToolRuntime

from tools.calls.errors import explain
from tools.calls.repair import repaired
from tools.context import context_of
from tools.removal.declare import Removal

READ_TIMEOUT_S = 15.0
WRITE_TIMEOUT_S = 10.0

Verb = Callable[..., Awaitable[tuple[str, Any]]]

_TEMPLATES: dict[CodeType, BaseTool] = {}
"""Tools are made for every store and every draft; inferring a schema takes a hundred times longer than a copy."""
_OFFERED: dict[tuple[str, str, Any], Any] = {}
"""What a model is shown of each, for the same reason."""
_DESCRIBED: dict[Any, dict[str, Any]] = {}
"""What each kind of arguments looks like."""
_HIDDEN: dict[Any, frozenset[str]] = {}
"""Which of them no tracer sees: LangChain asks at every call."""


_errors_are_ours: ContextVar[bool] = ContextVar("_errors_are_ours", default=False)


@contextmanager
def raising_errors() -> Iterator[None]:
    """For a caller who tells one error from another and answers the model itself."""
    token = _errors_are_ours.set(True)
    try:
        yield
    finally:
        _errors_are_ours.reset(token)


class MemoryTool(StructuredTool):
    """A tool that is at home in any agent: called with or without `await`, it answers the model whatever happens.

    An error becomes a message that says what to do, so that it ends nobody's run; only interrupts pass. Arguments are
    taken as they are meant; null means what leaving one out means: the default.
    """

    @property
    def tool_call_schema(self) -> Any:
        """The arguments without those that no model gives: LangChain would make another class of them each time."""
        kind = (self.name, self.description, self.args_schema)
        if kind not in _OFFERED:
            _OFFERED[kind] = super().tool_call_schema
        return _OFFERED[kind]

    def _run(self, *args: Any, **kwargs: Any) -> Any:
        """In a thread with a loop of its own: the caller may have one that runs, or none."""
        whole = self._arun(*args, **kwargs)
        with ThreadPoolExecutor(1) as thread:
            return thread.submit(copy_context().run, asyncio.run, whole).result()

    async def _arun(self, *args: Any, **kwargs: Any) -> Any:
        """No verb takes a configuration or callbacks, so it names none: LangChain reads it at every call."""
        assert self.coroutine is not None, "a verb is a coroutine"
        try:
            return await self.coroutine(*args, **kwargs)
        except GraphBubbleUp:
            raise
        except Exception as error:  # an error of a memory ends nobody's run: the model is told
            if _errors_are_ours.get():
                raise
            raise ToolException(explain(error)) from error

    def _parse_input(self, tool_input: str | dict[str, Any], tool_call_id: str | None) -> str | dict[str, Any]:
        if isinstance(tool_input, str):
            return super()._parse_input(tool_input, tool_call_id)
        kept = {name: value for name, value in tool_input.items() if value is not None}
        own = {name: value for name, value in kept.items() if name != "runtime"}
        meant = repaired(own, _described(self))
        if isinstance(runtime := kept.get("runtime"), ToolRuntime):
            meant["runtime"] = replace(runtime, context=context_of(runtime.context))
        elif "runtime" in kept:
            meant["runtime"] = kept["runtime"]
        # LangChain would also make plain data of all of it, the conversation included, and use only the names.
        schema: Any = self.args_schema
        given = schema.model_validate(meant)
        return {name: getattr(given, name) for name in schema.model_fields}

    def _filter_injected_args(self, tool_input: dict[str, Any]) -> dict[str, Any]:
        """What a tracer may see."""
        schema: Any = self.args_schema
        if schema not in _HIDDEN:
            names = frozenset((*schema.model_fields, *FILTERED_ARGS))
            _HIDDEN[schema] = names - super()._filter_injected_args(dict.fromkeys(names)).keys()
        return {name: value for name, value in tool_input.items() if name not in _HIDDEN[schema]}


def _described(tool: BaseTool) -> dict[str, Any]:
    if tool.args_schema not in _DESCRIBED:
        schema: Any = tool.tool_call_schema
        _DESCRIBED[tool.args_schema] = schema.model_json_schema()
    return _DESCRIBED[tool.args_schema]


def reading(verb: Verb) -> BaseTool:
    """A tool that only looks."""
    return _tool(verb, {"read_only": True, "timeout_s": READ_TIMEOUT_S, "remembers": False})


def writing(verb: Verb) -> BaseTool:
    """A tool that changes what is remembered."""
    return _tool(verb, {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": False})


def remembering(verb: Verb) -> BaseTool:
    """A tool that adds to what is remembered, and so should be preceded by a look."""
    return _tool(verb, {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": True})


def removing(removal: Removal, *, confirmed: bool = False) -> Callable[[Verb], BaseTool]:
    """A tool that can remove something: its body runs only on what may go, whoever calls it.

    With `confirmed` it has the user confirm it too, so it cannot run behind their back.
    """
    marks = {"read_only": False, "timeout_s": WRITE_TIMEOUT_S, "remembers": False, "removes": True, "asks": confirmed}

    def declared(verb: Verb) -> BaseTool:
        @wraps(verb)
        async def guarded(**arguments: Any) -> tuple[str, Any]:
            given = {name: value for name, value in arguments.items() if name != "runtime"}
            refused = await removal.refusal(arguments["runtime"], given)
            return refused or await verb(**arguments)

        return _tool(guarded, marks, verb.__code__)

    return declared


def is_read_only(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("read_only"))


def remembers(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("remembers"))


def removes(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("removes"))


def asks(tool: BaseTool) -> bool:
    """Whether the tool has the user confirm what it does, whatever they said."""
    return bool((tool.metadata or {}).get("asks"))


def can_wait(tool: BaseTool) -> bool:
    """Whether the tool makes a change that may be made later."""
    return not (is_read_only(tool) or asks(tool))


def timeout_s(tool: BaseTool) -> float:
    return float((tool.metadata or {}).get("timeout_s", WRITE_TIMEOUT_S))


def _tool(verb: Verb, marks: dict[str, Any], body: CodeType | None = None) -> BaseTool:
    code: CodeType = body or verb.__code__
    if code not in _TEMPLATES:
        _TEMPLATES[code] = MemoryTool.from_function(
            coroutine=verb,
            parse_docstring=True,
            response_format="content_and_artifact",
            handle_tool_error=True,
            handle_validation_error=explain,
        )
    return _TEMPLATES[code].model_copy(update={"coroutine": verb, "metadata": marks})
