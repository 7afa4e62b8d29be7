"""R11 and R12 at night: a bad answer of a model changes nothing by halves, and every night ends."""

import itertools
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from langchain_core.messages import AIMessage

from graphs.nightly import extraction
from graphs.nightly.results import Night
from language.read_ahead import read_ahead
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call, calls
from tests.graphs.nights import night, say
from tests.soak import SOAKING

pytestmark = pytest.mark.slow

SURE: dict[str, Any] = {"category": "work_context", "durability": "durable", "confidence": 0.95}
GOOD = call("write_memory", key="company", value="Works at Stripe", **SURE)


class Status(Exception):
    def __init__(self, status_code: int) -> None:
        super().__init__(str(status_code))
        self.status_code = status_code


@pytest.fixture
def lived(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock, monkeypatch: Any
) -> Callable[..., Awaitable[Night]]:
    monkeypatch.setattr(extraction, "RETRY", extraction.RETRY._replace(initial_interval=0.01))
    alone = settings.model_copy(update={"offline_fallback": False})
    return partial(night, store, model, alone, user, clock)


@pytest.fixture
def short(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock
) -> Callable[..., Awaitable[Night]]:
    """A night that has no time: it asks once."""
    hurried = settings.model_copy(update={"offline_fallback": False, "night_seconds": 0.0})
    return partial(night, store, model, hurried, user, clock)


BROKEN = [
    RuntimeError("broken"),
    Status(429),
    Status(500),
    Status(400),
    TimeoutError("late"),
    "",
    AIMessage("", response_metadata={"finish_reason": "length"}),
]


@pytest.mark.parametrize("failure", BROKEN, ids=repr)
async def test_a_model_that_breaks_off_leaves_nothing_of_the_night(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str, failure: Any
) -> None:
    """What it wrote before it broke is in no file and in no row."""
    await say(store, user, "I work at Stripe")
    before = await store.document(user)
    model.answers = [GOOD]
    model.then = failure
    came = await lived()
    assert came.status == "failed"
    assert await store.document(user) == before
    assert await store.read(user, kind=None, limit=None) == []
    assert len(model.history) <= 25


MALFORMED = [
    call("no_such_tool", key="x"),
    call("write_memory"),
    call("write_memory", key=1, value=["x"], category="nonsense", durability="forever", confidence=7),
    call("write_memory", key="x", value="", category="preference", durability="durable"),
    call("write_memory", key="x", value="y" * 10_000_000, category="preference", durability="durable"),
    call("update_memory", key="nothing", value="Works at Stripe"),
    call("delete_memory", key="nothing"),
    call("read_memory", category="everything"),
    AIMessage("", invalid_tool_calls=[{"name": "write_memory", "args": '{"key": "x", ', "id": "i", "error": "e"}]),
    AIMessage("", tool_calls=[{"name": "search_memory", "args": {"query": "x", "limit": 10**15}, "id": None}]),
    calls(("search_memory", "same", {"query": "a"}), ("search_memory", "same", {"query": "b"})),
    calls(*[("search_memory", f"c{number}", {"query": "bees"}) for number in range(1000)]),
    "x" * 10_000_000,
]


@pytest.mark.parametrize("bad", MALFORMED, ids=range(len(MALFORMED)))
async def test_a_malformed_call_is_answered_and_the_night_goes_on(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str, bad: Any
) -> None:
    await say(store, user, "I work at Stripe")
    model.answers = [bad, GOOD, "Done."] if isinstance(bad, AIMessage) else [bad]
    came = await lived()
    assert came.status == "completed"
    kept = {memory.value for memory in await store.read(user, durability="durable")}
    assert kept == ({"Works at Stripe"} if isinstance(bad, AIMessage) else set())


def _answers() -> list[str]:
    """What a small model may send as the arguments of a call."""
    values = ["Works at Stripe", "Працює у Stripe", 'Likes «tea» & "jam"', "\\u0000", "{}", "null", "[1, 2]"]
    keys = ["company", "", "1", "a b", "ключ", "has_a_long_name", "x"]
    made = [{"key": key, "value": value, **SURE} for key, value in itertools.product(keys, values)]
    return [json.dumps(one, ensure_ascii=False) for one in made]


async def test_every_prefix_of_an_answer_is_taken_whole_or_not_at_all(
    settings: Settings, store: MemoryStore, user: str, clock: Clock
) -> None:
    """A stream that was cut off gives arguments that do not parse: they are refused, and nothing is half applied.

    The calls of one night are as many as its budget allows, five to an answer.
    """
    prefixes = [text[:length] for text in _answers() for length in range(len(text), 0, -1 if SOAKING else -12)]
    assert len(prefixes) > (2_000 if SOAKING else 400)
    whole = {json.loads(text)["value"] for text in _answers()}
    nights = [prefixes[start : start + 60] for start in range(0, len(prefixes), 60)]
    for number, cut in enumerate(nights):
        reader = f"{user}-{number}"
        await say(store, reader, "I work at Stripe")
        answers: list[Any] = [_cut(cut[start : start + 5]) for start in range(0, len(cut), 5)]
        came = await night(store, ScriptedModel(answers=[*answers, "Done."]), settings, reader, clock)
        assert came.status == "completed"
        kept = await store.read(reader, durability="durable")
        assert len(kept) == came.written <= 1
        assert {row.value for row in kept} <= {"Works at Stripe", "Працює у Stripe"}
        told = [row for row in await store.read(reader, limit=None) if row.category != "reading_history"]
        assert {row.value for row in told} <= whole


def _cut(several: list[str]) -> AIMessage:
    whole, broken = [], []
    for place, arguments in enumerate(several):
        try:
            whole.append({"name": "write_memory", "args": json.loads(arguments), "id": f"a{place}"})
        except ValueError:
            broken.append({"name": "write_memory", "args": arguments, "id": f"a{place}", "error": "cut off"})
    return AIMessage("", tool_calls=whole, invalid_tool_calls=broken)


async def test_a_hanging_model_is_cut_off_and_the_night_ends(
    store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock
) -> None:
    quick = settings.model_copy(update={"call_seconds": 1.0})
    read_ahead()  # the offline model, which has no more time, compiles no pattern in it
    await say(store, user, "I work at Stripe")
    model.then = 60.0
    started = time.monotonic()
    came = await night(store, model, quick, user, clock)
    assert came.status == "partial"
    assert came.reason == "the offline model stood in: it took too long; 1 interactions wait for the next night"
    assert "Stripe" in str(await store.document(user))
    assert time.monotonic() - started < 30


async def test_a_model_that_is_slow_for_ever_keeps_what_it_found_in_time(
    short: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    model.answers = [GOOD]
    model.then = lambda messages: call("search_memory", id=f"c{len(messages)}", query="bees")
    came = await short()
    assert (came.status, came.written, len(model.history)) == ("partial", 1, 1)
    assert came.reason == "the time of the night was over; 1 interactions wait for the next night"


async def test_a_looping_model_ends(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    model.then = lambda messages: call("search_memory", id=f"c{len(messages)}", query="bees")
    assert (await lived()).status == "completed"
    assert len(model.history) <= 25


async def test_a_looping_model_ends_on_a_busy_day_too(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number in range(30):
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    model.then = lambda messages: call("search_memory", id=f"c{len(messages)}", query="bees")
    assert (await lived()).status == "completed"
    assert len(model.history) <= 25


async def test_the_time_of_a_night_is_that_of_all_its_portions(
    short: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for number in range(30):
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    assert (await short()).status == "partial"
    assert len(model.history) == 1


async def test_a_busy_service_is_asked_again_before_anybody_stands_in(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await say(store, user, "I work at Stripe")
    model.answers = [Status(429), Status(503), GOOD]
    came = await lived()
    assert (came.status, came.reason, came.written) == ("completed", "", 1)


async def test_a_model_without_tools_writes_nothing_durable_but_the_day_is_noted(
    lived: Callable[..., Awaitable[Night]], model: ScriptedModel, store: MemoryStore, user: str, clock: Clock
) -> None:
    model.knows_tools = False
    await say(store, user, "Remember that I work at Stripe")
    model.then = "I would remember that the user works at Stripe."
    assert (await lived()).status == "completed"
    assert await store.read(user, durability="durable") == []
    assert "User said" in str(await store.document(user, clock.now.date()))
