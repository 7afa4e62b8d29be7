"""S7: what was under way when everything was erased brings nothing back, and no thread of any graph is overlooked."""

import asyncio
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langchain_core.outputs import ChatResult
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from graphs.models.offline import OfflineModel
from graphs.server.threads import delete_threads
from stores import MemoryStore, Settings
from stores.areas.activity import Turn
from stores.errors import Erased
from stores.write.erasure.eras import begun_in
from tests.conftest import BACKENDS, Clock
from tests.promises.test_erasure import _canary, _held
from tools.context import Context


class Slow(OfflineModel):
    """A model that waits for the test before it answers."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._asked, self._answer = asyncio.Event(), asyncio.Event()

    async def _agenerate(self, *given: Any, **more: Any) -> ChatResult:
        self._asked.set()
        await self._answer.wait()
        return await super()._agenerate(*given, **more)


@pytest.fixture(params=BACKENDS)
def where(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    if request.param == "sqlite":
        return settings
    return settings.model_copy(update={"database_url": request.getfixturevalue("postgres_url")})


async def _clear(graphs: Graphs, user: str) -> None:
    """As the command line does, and `/memory clear` in another thread."""
    await delete_threads(graphs.threads, user, keep="")
    await graphs.store.clear(user)
    await delete_threads(graphs.threads, user, keep="", era=(await graphs.store.profile(user)).era)


@pytest.mark.parametrize("durability", ["sync", "async", "exit"])
async def test_a_turn_in_flight_brings_nothing_back(where: Settings, user: str, clock: Clock, durability: Any) -> None:
    canary, model = _canary(user), Slow()
    async with open_graphs(where, model=model, clock=clock) as graphs:
        said = {"messages": [HumanMessage(f"Remember that I keep {canary} birds, my {canary}")]}
        config = {"configurable": {"thread_id": f"{user}-talk"}}
        turn = asyncio.create_task(
            graphs["discussion"].ainvoke(said, config, context=Context(user_id=user), durability=durability)
        )
        await asyncio.wait([asyncio.create_task(model._asked.wait())], timeout=30)
        assert model._asked.is_set()
        await _clear(graphs, user)
        model._answer.set()
        with pytest.raises(Erased):
            await turn
        assert await graphs.store.conversations.all(user) == []
        assert await graphs.store.read(user, kind=None) == []
        assert _held(where, canary) == []
        # The thread may be used again.
        answer = await graphs.turn(user, f"{user}-talk", {"messages": [HumanMessage("Good morning")]})
        assert answer.reply
        assert (await graphs.store.conversations.all(user))[0].messages == 2
    assert _held(where, canary) == []


@pytest.mark.parametrize("how", [{"durability": "exit"}, {"checkpoint_during": False}])
@pytest.mark.parametrize("name", ["capture", "summarize", "post_discussion", "digest"])
@pytest.mark.filterwarnings("ignore:.*checkpoint_during")
async def test_a_run_that_would_save_only_at_its_end_brings_nothing_back(
    settings: Settings, user: str, clock: Clock, name: str, how: dict[str, Any]
) -> None:
    """Its thread had no step yet when everything was erased: there was nothing to delete."""
    canary, model = _canary(user), Slow()
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, f"{user}-d", {"messages": [HumanMessage(f"I keep {canary} birds and live in Riga")]})
    given = {
        "capture": {"message": f"Remember that I breed {canary} hens"},
        "summarize": {"article": {"title": canary, "text": f"All of {canary}."}},
        "post_discussion": {"conversation_id": f"{user}-d"},
        "digest": {"posts": [{"id": "1", "title": f"Of {canary} hens", "text": f"More of {canary}.", "points": 1}]},
    }[name]
    async with open_graphs(settings, model=model, clock=clock) as graphs:
        config = {"configurable": {"thread_id": f"{user}-{name}"}}
        run = asyncio.create_task(graphs[name].ainvoke(given, config, context=Context(user_id=user), **how))
        await asyncio.wait([asyncio.create_task(model._asked.wait())], timeout=30)
        assert model._asked.is_set()
        await _clear(graphs, user)
        model._answer.set()
        with pytest.raises(Erased):
            await run
        assert _held(settings, canary) == []
    assert _held(settings, canary) == []


async def test_what_begins_and_ends_during_an_erasure_goes_with_it(
    settings: Settings, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its thread was not there yet when the threads went, and is when the rows have gone."""
    canary = _canary(user)
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        clear = graphs.store.clear

        async def clear_late(user_id: str) -> Any:
            article = {"title": canary, "text": f"All of {canary}."}
            config = {"configurable": {"thread_id": f"{user}-s"}}
            await graphs["summarize"].ainvoke({"article": article}, config, context=Context(user_id=user))
            return await clear(user_id)

        monkeypatch.setattr(graphs.store, "clear", clear_late)
        await graphs.turn(user, f"{user}-d", {"messages": [HumanMessage("/memory clear")]})
        done = await graphs.turn(user, f"{user}-d", Command(resume="yes"))
        assert done.reply.startswith("Everything is erased.")
        assert _held(settings, canary) == []


async def test_what_was_to_be_recorded_soon_is_not_recorded_after_clear(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="a", value="Something to begin with", category="preference")
    profile = await any_store.profile(user)
    with begun_in(user, profile.era):
        any_store.activity.record_soon(user, Turn("talk-" + user, "user", "I said it", "m1"))
        await any_store.clear(user)
        any_store.activity.catch_up(user)
        with pytest.raises(Erased):
            await any_store.write(user, key="b", value="From before the erasure", category="preference")
        with pytest.raises(Erased):
            await any_store.tasks.add(user, "call", "write_memory", {"args": {}})
    assert await any_store.conversations.all(user) == []
    assert (await any_store.write(user, key="c", value="Said after it", category="preference")).ok


async def test_every_thread_of_every_graph_has_an_owner(where: Settings, user: str, clock: Clock) -> None:
    """Runs that say who they are for in `context` only, as most callers do."""
    canary = _canary(user)
    async with open_graphs(where, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, f"{user}-d", {"messages": [HumanMessage(f"I like {canary} birds")]})
        runs = {
            "discussion": {"messages": [HumanMessage(f"What of {canary}?")]},
            "capture": {"message": f"Remember that I like {canary}"},
            "summarize": {"article": {"title": canary, "text": f"All of {canary}."}},
            "post_discussion": {"conversation_id": f"{user}-d"},
            "rank": {"posts": [{"id": "1", "title": f"More of {canary} birds", "points": 1}]},
            "digest": {
                "posts": [{"id": "1", "title": f"More of {canary} birds", "text": f"Of {canary}.", "points": 1}]
            },
        }
        for name, given in runs.items():
            config = {"configurable": {"thread_id": f"{user}-{name}"}}
            await graphs[name].ainvoke(given, config, context=Context(user_id=user))
        threads: Any = graphs.threads
        assert set(await threads.aowned(user)) == {f"{user}-d", *(f"{user}-{name}" for name in runs)}
        assert await delete_threads(threads, user, keep="") == []
        await graphs.store.clear(user)
        assert _held(where, canary) == []


async def test_erasing_one_memory_deletes_only_the_threads_that_quote_it(
    where: Settings, user: str, clock: Clock
) -> None:
    canary = _canary(user)
    async with open_graphs(where, model=OfflineModel(), clock=clock) as graphs:
        for thread, said in (("b", "I work as a nurse in the city"), ("a", f"Remember that I like {canary} birds")):
            await graphs.turn(user, f"{user}-{thread}", {"messages": [HumanMessage(said)]})
        [memory] = [one for one in await graphs.store.read(user) if canary in one.value]
        found = await graphs.store.would_erase(user, memory.id)
        assert found
        threads: Any = graphs.threads
        assert await delete_threads(threads, user, keep="", quoting=found.sayings) == []
        await graphs.store.forget(user, memory.id, erase=True)
        assert await threads.aowned(user) == [f"{user}-b"]
        assert _held(where, canary) == []


async def test_a_turn_that_is_refused_takes_its_thread_along(where: Settings, user: str, clock: Clock) -> None:
    """Its first step may be saved after the threads were deleted: whoever is told that nothing was kept is told so
    truly."""
    canary, model = _canary(user), Slow()
    async with open_graphs(where, model=model, clock=clock) as graphs:
        said = {"messages": [HumanMessage(f"Remember that I keep {canary} birds")]}
        config = {"configurable": {"thread_id": f"{user}-talk"}}
        turn = asyncio.create_task(graphs["discussion"].ainvoke(said, config, context=Context(user_id=user)))
        await asyncio.wait([asyncio.create_task(model._asked.wait())], timeout=30)
        await graphs.store.clear(user)
        model._answer.set()
        with pytest.raises(Erased):
            await turn
        await graphs.threads.ascrub()
        assert _held(where, canary) == []


async def test_who_speaks_after_the_erasure_is_not_interrupted(settings: Settings, user: str, clock: Clock) -> None:
    async with open_graphs(settings, clock=clock) as graphs:
        await graphs.turn(user, f"{user}-old", {"messages": [HumanMessage("I keep bees")]})
        await delete_threads(graphs.threads, user, keep="")
        await graphs.store.clear(user)
        await graphs.turn(user, f"{user}-new", {"messages": [HumanMessage("Remember that I keep geese")]})
        await delete_threads(graphs.threads, user, keep="", era=(await graphs.store.profile(user)).era)
        assert await graphs.threads.aowned(user) == [f"{user}-new"]
