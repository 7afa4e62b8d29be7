"""A bad answer of a model changes nothing: what cannot be read whole is not applied in part.

Answers are cut off at every place, of the wrong types, not JSON at all, errors, or endless. All of them go through the
capture graph at once. Of a list cut off the entries that are whole count; of all others nobody has a memory afterwards.
"""

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage

from graphs.capture import Capture
from graphs.models.failure_policy import MODEL_RETRY
from stores import MemoryStore, Settings
from tests.fakes import ScriptedModel, call
from tests.soak import times
from tools.context import Context

INPUTS = times(120, 20_000)
AT_ONCE = 100
ANSWERS = times(3, 50)
MESSAGE = "Let me ask: I wonder about tea and bread, number {number}"
CATEGORIES = ("preference", "work_context", "personal_context")


class Busy(Exception):
    status_code = 429


def whole(number: int) -> dict[str, Any]:
    """An answer that would write several memories, each resting on the user's words."""
    words = ("tea", "bread", "tea and bread", "number")
    entries = [
        {"key": f"{word.replace(' ', '_')}_{number}", "value": f"Wonders about {word}", "category": category}
        for word, category in zip(words[: 2 + number % 3], CATEGORIES * 2, strict=False)
    ]
    return {"entries": entries}


def cut_off(step: int) -> Iterator[Any]:
    """Prefixes of every answer, as text; the last character of each is missing at least."""
    for number in range(ANSWERS):
        text = json.dumps(whole(number), indent=number % 3 or None)
        yield from (text[:length] for length in range(number % step, len(text), step))


def misshapen() -> Iterator[Any]:
    """Whole answers of the wrong shape, errors, and answers without an end."""
    for number in range(ANSWERS):
        good = whole(number)["entries"]
        for wrong in (None, 7, [], {}, "x", True, [None], {"key": 1}, {"key": "k"}, {"key": "k", "value": ["v"]}):
            yield call("Captured", entries=[*good, wrong])
            yield json.dumps({"entries": [wrong, *good]})
        yield call("Captured", entries=[*good, {"key": "k", "value": "Wonders about tea", "category": f"c{number}"}])
        yield call("Captured", entries={"0": good[0]})
        yield AIMessage("", invalid_tool_calls=[_unreadable(json.dumps({"entries": good})[:-number])])
        yield Busy("busy")
        yield ConnectionError("gone")
    yield from ["word " * 2_000_000, "[" * 10_000, "{" * 10_000, "\ud800", "\x00", ""]


def whole_entries(answer: Any) -> set[str]:
    """The values that an answer, or the arguments of its call, holds in whole entries before it breaks off."""
    calls = answer.invalid_tool_calls if isinstance(answer, AIMessage) else []
    text = str(calls[0]["args"]) if calls else answer if isinstance(answer, str) else ""
    if text.endswith("]}"):  # whole, but of the wrong shape
        return set()
    return set(re.findall(r'"value": "(Wonders about [^"]*)",\s*"category": "\w+"\s*\}', text[:10_000]))


def _unreadable(arguments: str) -> dict[str, Any]:
    return {"name": "Captured", "args": arguments, "id": "1", "error": "unreadable", "type": "invalid_tool_call"}


def inputs() -> list[Any]:
    others = list(misshapen())
    prefixes = list(islice(cut_off(times(8, 1)), INPUTS - len(others)))
    return [*prefixes, *others]


class Failing(ScriptedModel):
    """Answers each message with the input of its number, however often it is asked."""

    given: list[Any]

    def _otherwise(self) -> Any:
        return self._answer

    def _answer(self, messages: list[BaseMessage]) -> Any:
        number = next(re.search(r"number (\d+)", m.text) for m in messages if m.type == "human")
        assert number is not None
        return self.given[int(number[1])]


async def test_no_bad_answer_is_applied_in_part(store: MemoryStore, settings: Settings) -> None:
    given = inputs()
    assert len(given) >= INPUTS * 0.95
    graph = _capture(store, Failing(given=given), settings)
    turns = asyncio.Semaphore(AT_ONCE)

    async def hear(number: int) -> None:
        async with turns:
            heard = {"message": MESSAGE.format(number=number), "message_id": f"m{number}"}
            result = await graph.ainvoke(heard, context=Context(user_id=f"user-{number}"))
            whole = whole_entries(given[number])
            assert [receipt["status"] for receipt in result["receipts"]].count("stored") <= len(whole)
            kept = {row.value for row in await store.read(f"user-{number}", kind=None, limit=None)}
            assert kept <= whole

    await asyncio.gather(*map(hear, range(len(given))))


async def test_the_whole_answers_would_have_been_applied(store: MemoryStore, settings: Settings) -> None:
    """What the test above rests on: nothing but the damage keeps these memories out."""
    given = [json.dumps(whole(number)) for number in range(3)]
    graph = _capture(store, Failing(given=given), settings)
    for number in range(3):
        heard = {"message": MESSAGE.format(number=number), "message_id": f"m{number}"}
        result = await graph.ainvoke(heard, context=Context(user_id=f"user-{number}"))
        assert len(result["receipts"]) == len(whole(number)["entries"])
    assert len(await store.users()) == 3


def _capture(store: MemoryStore, model: ScriptedModel, settings: Settings) -> Any:
    builder = Capture(store, model, settings).builder()
    # Asked again it would answer the same.
    builder.nodes["classify"].retry_policy = MODEL_RETRY._replace(max_attempts=1)
    return builder.compile()
