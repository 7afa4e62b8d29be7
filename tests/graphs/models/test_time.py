"""Time is a setting: a slow model is waited for, asked for less and reported on; a night without time goes on later."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from graphs.build import Graphs
from graphs.models import effort, patience
from graphs.models.ability import Ability, ability_of
from graphs.models.choose import Models, open_models
from graphs.models.effort import effort_for
from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.graphs.conftest import talk
from tests.graphs.models.conftest import Wire
from tests.graphs.nights import night, say
from tests.openai_server import Server
from tests.soak import SOAKING

SURE: dict[str, Any] = {"category": "work_context", "durability": "durable", "confidence": 0.95}
DONE = "Nothing more to remember."
SERVER_SECONDS = 15.0 if SOAKING else 0.8


def slowly(seconds: float, answer: Any = "Here I am.") -> Callable[[Any], Any]:
    """A server that takes its time."""
    import time

    def answering(body: Any) -> Any:
        time.sleep(seconds)
        return answer

    return answering


async def test_a_slow_server_is_waited_for_as_long_as_the_setting_says(
    wire: Wire, server: Server, settings: Settings, make: Callable[..., Graphs], user: str
) -> None:
    server.then = slowly(0.5)
    for limit, expected in ((0.2, "it took too long"), (60.0, "Here I am.")):
        chosen = settings.model_copy(update={"model": wire.named, "call_seconds": limit})
        async with open_models(chosen) as models:
            assert expected in await talk(make(models, chosen), user, f"{limit}")("Hello there")


async def test_behind_a_slow_server_turns_answer_and_a_night_resumes(
    wire: Wire, server: Server, settings: Settings, make: Callable[..., Graphs], user: str, clock: Clock
) -> None:
    """In the long run with a server that takes 15 seconds for a call."""
    server.then = slowly(SERVER_SECONDS)
    hurried = settings.model_copy(update={"model": wire.named, "call_seconds": SERVER_SECONDS / 4})
    async with open_models(hurried) as models:
        graphs = make(models, hurried)
        assert "it took too long" in await talk(graphs, user)("I live in Tartu"), "words, whoever says them"
        clock.advance(hours=9)
        first = await night(graphs.store, models.night, hurried, user, clock)
    record = (await graphs.store.runs.of(user))[0]
    assert (first.status, record["status"], record["interactions_processed"]) == ("partial", "partial", 0)
    assert "wait for the next night" in record["error_message"]
    patient = hurried.model_copy(update={"call_seconds": 60.0})
    async with open_models(patient) as models:
        graphs = make(models, patient)
        assert "Here I am." in await talk(graphs, user, "later")("Hello there")
        clock.advance(hours=9)
        second = await night(graphs.store, models.night, patient, user, clock)
    assert (second.status, second.interactions > 0) == ("completed", True)


async def test_while_a_model_is_waited_for_the_reader_is_told(
    make: Callable[..., Graphs], user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "TOLD_EVERY", 0.05)
    thinking: list[float] = []
    enough = asyncio.Event()

    def hear(event: Any) -> None:
        if str(event["progress"]).startswith("Thinking"):
            thinking.append(event["seconds"])
        if len(thinking) > 1:
            enough.set()

    graphs = make(ScriptedModel(then=enough))
    await graphs.turn(user, user, {"messages": [("user", "Hello there")]}, on_progress=hear)
    assert thinking[1] > thinking[0]


async def test_a_model_that_is_slow_is_asked_for_less(
    make: Callable[..., Graphs], settings: Settings, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(effort, "_SLOW", 0.01)  # of the time for a call, which is long enough for a busy machine
    model = ScriptedModel(then=0.2)
    graphs = make(model, settings.model_copy(update={"call_seconds": 15.0}))
    for _ in range(2):
        await talk(graphs, user)("Hello there")
    first, second = model.history
    assert len(second[0].text) < len(first[0].text), "a shorter prompt"
    assert len(model.offered[1]) < len(model.offered[0]), "fewer tools"


async def test_after_a_turn_that_ran_out_of_time_less_is_asked_and_waited_for(
    wire: Wire, server: Server, settings: Settings, make: Callable[..., Graphs], user: str
) -> None:
    server.then = slowly(0.8)
    chosen = settings.model_copy(update={"model": wire.named, "call_seconds": 0.3})
    async with open_models(chosen) as models:
        say = talk(make(models, chosen), user)
        assert "it took too long" in await say("Hello there")
        first = server.requests[0]
        waited = effort_for(models.discussion, chosen, awaited=True)
        assert (waited.small, waited.seconds) == (True, 0.15)
        assert effort_for(models.discussion, chosen).seconds == 0.3, "a night has time"
        await say("Hello again")
    assert len(str(server.requests[-1])) < len(str(first))


def test_a_model_that_answers_again_is_waited_for_as_ever() -> None:
    model = Ability()
    for _ in range(5):
        model.ran_out()
    assert model.patience == 0.25
    model.took(0.1)
    assert model.patience == 1.0
    model.ran_out()
    assert model.patience == 0.5
    model.hurried_until = 0.0
    assert model.patience == 1.0, "after a rest"


def test_how_much_is_asked_is_measured_or_set(settings: Settings) -> None:
    model = ScriptedModel()
    assert not effort_for(model, settings).small
    assert effort_for(model, settings.model_copy(update={"model_size": "small"})).small
    ability_of(model).took(settings.call_seconds)
    small = effort_for(model, settings)
    assert small.small
    assert small.context_tokens < settings.context_max_tokens
    assert small.max_tokens > 0
    assert not effort_for(model, settings.model_copy(update={"model_size": "large"})).small
    for _ in range(20):
        ability_of(model).took(0.1)
    assert not effort_for(model, settings).small, "it has become quick again"
    assert not effort_for(OfflineModel(), settings).small


async def test_the_length_of_an_answer_is_limited_in_each_protocol(
    wire: Wire, server: Server, settings: Settings, make: Callable[..., Graphs], user: str
) -> None:
    chosen = settings.model_copy(update={"model": wire.named, "max_tokens": 77})
    async with open_models(chosen) as models:
        await talk(make(models, chosen), user)("Hello there")
    asked = server.requests[-1]
    assert 77 in (
        asked.get("max_tokens"),
        asked.get("max_completion_tokens"),
        asked.get("options", {}).get("num_predict"),
    )


async def test_a_night_without_time_is_partial_and_the_next_goes_on_where_it_was(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    for number in range(30):
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    await say(store, user, "I work at Stripe")
    hurried = settings.model_copy(update={"night_seconds": 0.0})
    model = ScriptedModel(then=DONE)
    first = await night(store, model, hurried, user, clock)
    assert first.status == "partial"
    assert 0 < first.interactions < 31
    record = (await store.runs.of(user))[0]
    assert (record["status"], record["interactions_processed"]) == ("partial", first.interactions)
    assert "the time of the night was over" in record["error_message"]
    assert await store.runs.due(clock.now.date()) == [user], "it is due again, on the same date too"
    good = call("write_memory", key="company", value="Works at Stripe", **SURE)
    again = ScriptedModel(then=lambda seen: good if "Stripe" in seen[0].text and len(seen) == 2 else DONE)
    second = await night(store, again, settings, user, clock)
    assert (second.status, second.written) == ("completed", 1)
    assert first.interactions + second.interactions == 31
    assert "m0 " not in "".join(message.text for message in again.history[0])
    assert await store.runs.due(clock.now.date()) == []


async def test_a_model_too_slow_for_one_answer_leaves_all_for_the_next_night_but_not_for_ever(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await say(store, user, "I enjoy the sea")
    quick = settings.model_copy(update={"call_seconds": 0.2})
    states = []
    for _ in range(5):
        came = await night(store, ScriptedModel(then=30.0), quick, user, clock)
        states.append(came.status)
        clock.advance(days=1)
    assert states == ["partial", "partial", "partial", "completed", "skipped"]
    runs = await store.runs.of(user)
    assert "wait for the next night" in runs[-1]["error_message"]


async def test_what_a_night_noted_is_not_noted_again_by_the_next(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await store.activity.deliver(user, "p1", title="PostgreSQL 18 Released")
    await store.activity.react(user, "p1", reaction="👍")
    await say(store, user, "Remember that I work at Stripe")
    day = clock.now.date()
    quick = settings.model_copy(update={"call_seconds": 0.2})
    assert (await night(store, ScriptedModel(then=30.0), quick, user, clock)).status == "partial"
    before = str(await store.document(user, day))
    assert (await night(store, ScriptedModel(then=DONE), settings, user, clock)).status == "completed"
    assert str(await store.document(user, day)).count("PostgreSQL 18") == before.count("PostgreSQL 18") == 1
    assert str(await store.document(user, day)).count("I work at Stripe") == before.count("I work at Stripe")


async def test_what_a_long_day_told_first_does_not_replace_what_it_told_last(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    """The day is read a portion at a time, and what was heard while it lasted is known from the first one on."""
    await say(store, user, "I work at Stripe")
    for number in range(30):
        clock.advance(minutes=1)
        await say(store, user, f"m{number} " + "lorem ipsum " * 300)
    await say(store, user, "Actually, I work at Fly.io now")
    await store.write(user, key="company", value="Fly.io", category="work_context")
    clock.advance(hours=9)
    assert (await night(store, OfflineModel(), settings, user, clock)).status == "completed"
    assert [one.value for one in await store.read(user) if one.key == "company"] == ["Fly.io"]


async def test_the_scripted_models_of_a_test_share_nothing(settings: Settings) -> None:
    ability_of(ScriptedModel()).took(100.0)
    assert not effort_for(Models.of(ScriptedModel()).night, settings).small
