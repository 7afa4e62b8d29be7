"""Tool calls that a model wrote into its answer instead of making them.

Small models write a call as JSON, in a code fence, between tags, or like a line of a program. It is read as the call
that was meant; nothing of it is for the reader.
"""

import ast
import json
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any
from uuid import uuid4

from tools.calls.json_text import json_in

_NAME = ("name", "tool", "tool_name", "function", "function_name", "action")
_ARGUMENTS = ("arguments", "parameters", "args", "input", "action_input", "kwargs", "tool_input")
_INSIDE = ("tool_call", "function_call", "function", "tool_calls", "calls", "action")
_TAGS = re.compile(
    r"</?(?:tool_call|tool_calls|function_call|functioncall|tools?|tool_code|tool_use)>|<\|?/?(?:python_tag|tool_call|"
    r"im_start|im_end|eot_id|endoftext|assistant)\|?>|\[/?TOOL_CALLS?\]|<function=\w+>|</function>|</s>",
    re.IGNORECASE,
)
_NAMED_TAG = re.compile(r"<function=(\w+)>\s*(\{.*?)(?:</function>|\Z)", re.DOTALL)
_EMPTY_FENCE = re.compile(r"```\w*\s*(?:```|\Z)")
_EMPTY_BRACES = re.compile(r"\{\s*\}")
_LONGEST = 20_000
_MOST_TRIES = 60


def read_calls(text: str, names: Collection[str], quoted: str = "") -> tuple[str, list[dict[str, Any]]]:
    """The text without the calls in it, and the calls of known tools, in order.

    What stands in `quoted` as well is a quotation: an article that shows a call makes none.
    """
    text = text[:_LONGEST]
    if not names or not any(name in text for name in names):
        return text, []
    found: list[dict[str, Any]] = []
    for match in _NAMED_TAG.finditer(text):
        found += [] if match[2].strip() in quoted else _call(match[1], _parsed(match[2]), names)
    if found:
        return _tidy(_NAMED_TAG.sub("", text)), found
    left, place = "", 0
    for start, end, calls in _places(text, names):
        if start >= place and text[start:end].strip() not in quoted:
            left, place, found = left + text[place:start], end, [*found, *calls]
    return (_tidy(left + text[place:]), found) if found else (text, [])


def _tidy(text: str) -> str:
    return _EMPTY_FENCE.sub("", _EMPTY_BRACES.sub("", _TAGS.sub("", text))).strip()


def _places(text: str, names: Collection[str]) -> Iterator[tuple[int, int, list[dict[str, Any]]]]:
    """Where calls stand: JSON objects and lists, and lines like `search_memory(query="tea")`."""
    opening = re.compile(r"[{\[]|(?<![\w.])(?:\w+\.)?(" + "|".join(map(re.escape, sorted(names))) + r")\s*\(")
    place = 0
    for _ in range(_MOST_TRIES):
        match = opening.search(text, place)
        if match is None:
            return
        end, calls = _as_code(text, match, names) if match[1] else _as_json(text, match.start(), names)
        if calls:
            yield match.start(), end, calls
        place = end if calls else match.start() + 1


def _as_json(text: str, start: int, names: Collection[str]) -> tuple[int, list[dict[str, Any]]]:
    try:
        read, length = json.JSONDecoder().raw_decode(text[start:])
    except (ValueError, RecursionError):
        return _cut_off(text, start, names)
    return start + length, list(_calls_in(read, names))


def _cut_off(text: str, start: int, names: Collection[str]) -> tuple[int, list[dict[str, Any]]]:
    """A call that lacks only its last brackets says all that it has to say."""
    rest = text[start:].rstrip("` \n")
    for closing in ("}", "}}", "]", "}]", "}}]", '"}}'):
        try:
            read = json.loads(rest + closing)
        except (ValueError, RecursionError):
            continue
        return len(text), list(_calls_in(read, names))
    return len(text), []


def _calls_in(read: Any, names: Collection[str]) -> Iterator[dict[str, Any]]:
    """Calls in any of the shapes in which models write them."""
    if isinstance(read, list):
        for one in read:
            yield from _calls_in(one, names)
        return
    if not isinstance(read, Mapping):
        return
    name = next((read[key] for key in _NAME if isinstance(read.get(key), str) and read[key] in names), None)
    if name is not None:
        given = next((read[key] for key in _ARGUMENTS if key in read), None)
        flat = {key: value for key, value in read.items() if read.get(key) != name}
        yield from _call(name, _parsed(given) if given is not None else flat, names)
        return
    for key, value in read.items():
        if key in names and isinstance(value, Mapping):
            yield from _call(key, value, names)
        elif key in _INSIDE:
            yield from _calls_in(value, names)


def _as_code(text: str, match: re.Match[str], names: Collection[str]) -> tuple[int, list[dict[str, Any]]]:
    """`search_memory(query="tea", limit=5)`: only with values that are written out."""
    end = _closing(text, match.end())
    try:
        node = ast.parse(f"f({text[match.end() : end - 1]})", mode="eval").body
        assert isinstance(node, ast.Call)
        given = {str(word.arg): ast.literal_eval(word.value) for word in node.keywords}
        if node.args or not given:
            return end, []
    except (SyntaxError, ValueError, AssertionError, RecursionError, MemoryError):
        return end, []
    return end, _call(match[1], given, names)


def _closing(text: str, place: int) -> int:
    """Right after the bracket that closes a call."""
    quote = ""
    for at in range(place, len(text)):
        mark = text[at]
        if quote:
            quote = "" if mark == quote and text[at - 1] != "\\" else quote
        elif mark in "\"'":
            quote = mark
        elif mark == ")":
            return at + 1
    return len(text)


def _parsed(given: Any) -> Any:
    if not isinstance(given, str):
        return given
    try:
        return json_in(given)
    except ValueError:
        return given


def _call(name: str, given: Any, names: Collection[str]) -> list[dict[str, Any]]:
    if name not in names or not isinstance(given, Mapping):
        return []
    return [{"name": name, "args": dict(given), "id": f"read-{uuid4().hex[:8]}", "type": "tool_call"}]
