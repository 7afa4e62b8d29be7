"""S8: pause is immediate and total: from the moment it returns, nothing is written, recalled or extracted."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command
from sqlalchemy import func, select

from graphs.build import Graphs, assembled, open_graphs
from graphs.discussion.new_message import broken_off
from graphs.models.offline import OfflineModel
from graphs.nightly.user_night import Nights
from graphs.server.checkpoints import open_threads
from graphs.server.paused_turns import without_it
from stores import MemoryStore, Settings, open_store
from stores.areas.facts import Statement
from stores.areas.nightly_runs.claims import NotClaimed
from stores.database import schema
from stores.errors import MemoryStoreError
from stores.settings import VOCABULARIES
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.soak import times
from tests.stores.meanings import Meanings
from tests.tools.agent import Agent
from tools.context import Context
from tools.toolkits import toolkits

TOGGLES = times(4, 1_000)
PATIENCE = 2_000
KINDS = ["memory", "note", "observation", "fact", "message"]


class Switch:
    """What the user has decided, as those who work for them may know it."""

    def __init__(self) -> None:
        self.paused, self.turn = False, 0

    def set(self, paused: bool) -> None:
        self.paused, self.turn = paused, self.turn + 1


@pytest.fixture
async def other(any_settings: Settings, clock: Clock) -> AsyncIterator[MemoryStore]:
    """A second process, as far as the database can tell."""
    async with open_store(any_settings, clock=clock) as opened:
        yield opened


async def kept(store: MemoryStore, user: str) -> Any:
    """Everything that working for the user could have changed."""
    exported = await store.export(user)
    exported.pop("user")
    return exported, await store.document(user), await store.scratchpad.search(user, "")


async def _personal(store: MemoryStore, user: str) -> bool:
    """Whether a ranking rests on anything that is known of the user."""
    posts: Any = [{"id": "1", "title": "Herons and other birds"}, {"id": "2", "title": "Doors", "points": 9}]
    return (await store.rank(user, posts)).personal


async def test_nothing_happens_for_a_paused_user(
    any_store: MemoryStore, other: MemoryStore, any_settings: Settings, user: str, clock: Clock
) -> None:
    switch, chance, done = Switch(), random.Random(3), asyncio.Event()
    seen: list[Any] = []
    effects = idle = 0
    await any_store.write(user, key="bird", value="Likes herons", category="preference")
    tools = toolkits(other, any_settings.model_copy(update={"toolkits": VOCABULARIES}))
    agent = Agent(other, user, tools)

    async def write() -> None:
        number = chance.randrange(10**9)
        said = f"I like the bird number {number}"
        wanted: dict[str, dict[str, Any]] = {
            "write_memory": {"key": f"k{number}", "value": said, "category": "preference", "durability": "durable"},
            "memory_save": {"content": said},
            "remember_observation": {"content": said, "category": "finding"},
            "scratchpad_set": {"key": "plan", "value": str(number)},
            "delete_memory": {"key": "bird"},
            "update_memory": {"key": "bird", "value": f"Likes the bird number {number}"},
        }
        name = chance.choice([name for name in wanted if any(tool.name == name for tool in tools)])
        await agent.message(name, said=f"{said}. Forget the bird", **wanted[name])

    async def collect() -> None:
        await other.activity.message(user, f"talk-{user}", role="user", content=f"I work at Acme {chance.random()}")
        await other.activity.react(user, f"p{chance.randrange(99)}", title="A title", reaction="👍")
        await other.activity.command(user, "/memory search birds")

    async def read() -> None:
        paused, turn = switch.paused, switch.turn
        looks: list[Callable[[], Awaitable[Any]]] = [
            lambda: other.search(user, "birds likes", viewer="agent", kinds=KINDS),
            lambda: other.read(user, viewer="agent"),
            lambda: other.get(user, "bird", viewer="agent"),
            lambda: other.context(user, "birds"),
            lambda: _personal(other, user),
        ]
        found = await chance.choice(looks)()
        if paused and turn == switch.turn and found:
            seen.append(found)

    async def night() -> None:
        day = clock.now.date() + timedelta(days=chance.randrange(300))
        await Nights(other, OfflineModel(), any_settings, clock).of(user, day)

    async def keep_on(work: Callable[[], Awaitable[None]]) -> None:
        while not done.is_set():
            with suppress(MemoryStoreError):
                await work()
            await asyncio.sleep(0)

    working = [asyncio.create_task(keep_on(work)) for work in (write, write, collect, read, read, night)]
    for _ in range(TOGGLES):
        await any_store.pause(user)
        switch.set(True)
        before = await kept(any_store, user)
        await asyncio.sleep(chance.random() / 50)
        effects += await kept(any_store, user) != before
        switch.set(False)
        await any_store.resume(user)
        resumed = len(await any_store.history(user))
        for _ in range(PATIENCE):  # somebody does something before the next pause
            if len(await any_store.history(user)) > resumed:
                break
            await asyncio.sleep(chance.random() / 50)
        else:
            idle += 1
    done.set()
    await asyncio.gather(*working)
    assert (effects, seen, idle) == (0, [], 0)


async def test_a_discussion_with_a_paused_user_remembers_and_recalls_nothing(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await store.write(user, key="bird", value="Likes zyzzyva herons", category="preference")
    await store.pause(user)
    before = await kept(store, user)
    async with open_threads(settings) as threads:
        graphs: Graphs = await asyncio.to_thread(assembled, store, OfflineModel(), settings, threads, clock)
        for number, text in enumerate(
            ("Remember that I like owls", "What do you know about me?", "I work as a nurse at Acme", "thanks, bye")
        ):
            answer = await graphs.turn(user, f"thread-{number}", {"messages": [HumanMessage(text)]})
            assert "zyzzyva" not in answer.reply
            assert "I'll remember" not in answer.reply
    assert await kept(store, user) == before


SAID = ("Remember that I like zyzzyva owls", "I work as a zyzzyva nurse", "Why?", "/memory search zyzzyva", "bye")
ZYZZYVA = {"key": "zyzzyva", "value": "zyzzyva", "category": "preference", "durability": "durable"}


@pytest.mark.parametrize("queued", [False, True])
async def test_no_byte_of_what_is_said_while_paused_is_kept(
    settings: Settings, user: str, clock: Clock, queued: bool
) -> None:
    chosen = settings.model_copy(update={"tool_async": queued, "toolkits": VOCABULARIES})
    async with open_graphs(chosen, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", {"messages": [HumanMessage("I like herons")]})
        await graphs.store.pause(user)
    wishes = (
        call("write_memory", **ZYZZYVA),
        call("memory_save", content="zyzzyva"),
        call("scratchpad_set", **ZYZZYVA),
    )
    eager = ScriptedModel(answers=[answer for one in wishes for answer in (one, "So: zyzzyva")])
    for model in (OfflineModel(), eager):
        async with open_graphs(chosen, model=model, clock=clock) as graphs:
            for number, text in enumerate(SAID):
                article = {"article": {"id": "a", "title": "zyzzyva", "text": "zyzzyva"}} if number == 1 else {}
                assert (await graphs.turn(user, "thread", {"messages": [HumanMessage(text)], **article})).reply
                assert held(chosen) == []
            state = await graphs["discussion"].aget_state({"configurable": {"thread_id": "thread"}})
            assert "herons" in str(state.values["messages"])
        assert held(chosen) == []
    async with open_graphs(chosen, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.resume(user)
        assert (await graphs.turn(user, "thread", {"messages": [HumanMessage("What do I like?")]})).reply
        assert await graphs.store.search(user, "zyzzyva", kinds=KINDS) == []


async def test_no_graph_keeps_what_it_is_given_while_paused(settings: Settings, user: str, clock: Clock) -> None:
    post = {"id": "1", "title": "zyzzyva", "text": "A zyzzyva is a weevil.", "points": 1}
    given: dict[str, dict[str, Any]] = {
        "capture": {"message": "Remember that I like zyzzyva owls"},
        "summarize": {"article": post},
        "rank": {"posts": [post]},
        "digest": {"posts": [post]},
    }
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.write(user, key="birds", value="Likes herons", category="preference")
        await graphs.store.pause(user)
        for name, asked in given.items():
            config = {"configurable": {"thread_id": name}}
            assert await graphs[name].ainvoke(asked, config, context=Context(user_id=user))
            assert held(settings) == [], name
        await graphs.store.resume(user)
        config = {"configurable": {"thread_id": "capture"}}
        await graphs["capture"].ainvoke({"message": "Remember that I like owls"}, config, context=Context(user_id=user))
        assert "owls" in str(await graphs.store.read(user))
    assert held(settings) == []


def held(settings: Settings) -> list[str]:
    """The files in which what was said is to be found."""
    files = [file for file in settings.data_dir.rglob("*") if file.is_file()]
    return [file.name for file in files if b"zyzzyva" in file.read_bytes()]


async def test_a_question_asked_while_paused_can_be_answered(settings: Settings, user: str, clock: Clock) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", {"messages": [HumanMessage("Remember that I like herons")]})
        await graphs.store.pause(user)
        asked = await graphs.turn(user, "thread", {"messages": [HumanMessage("/memory clear")]})
        assert asked.question
        assert "erased" in (await graphs.turn(user, "thread", Command(resume="yes"))).reply


async def test_a_question_that_is_left_unanswered_while_paused_leaves_with_the_next_message(
    settings: Settings, user: str, clock: Clock
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.write(user, key="bird", value="Likes herons", category="preference")
        await graphs.store.pause(user)
        asked = await graphs.turn(user, "thread", {"messages": [HumanMessage("/memory forget herons or zyzzyva")]})
        assert asked.question
        assert (await graphs.turn(user, "thread", {"messages": [HumanMessage("Something else")]})).reply
        assert held(settings) == []


async def test_no_verb_removes_or_previews_anything_while_paused(store: MemoryStore, user: str, clock: Clock) -> None:
    """Each way in by itself: a race between workers need not come by all of them."""
    await store.write(user, key="bird", value="Likes herons", category="preference")
    await store.facts.remember(user, Statement("personal", "city", "Lives in Lviv", evidence="I live in Lviv"))
    await store.activity.react(user, "p1", title="On herons", reaction="👍")
    await store.pause(user)
    before = await kept(store, user)
    assert (await store.forget(user, "bird")).code == "paused"
    assert (await store.facts.forget_all(user, reason="asked")).code == "paused"
    assert await store.runs.preview(user, clock.now.date(), clock.now) is NotClaimed.PAUSED
    async with store.batch(user, dry_run=True) as draft:
        assert await draft.read(user, kind=None, viewer="agent") == []
        assert await draft.search(user, "herons", viewer="agent") == []
        assert await draft.read(user, kind=None)
    assert await kept(store, user) == before


async def test_no_vector_is_kept_of_somebody_who_paused_while_it_was_made(
    settings: Settings, user: str, clock: Clock
) -> None:
    class Slow(Meanings):
        async def aembed_documents(self, texts: list[str]) -> list[list[float]]:
            await store.pause(user)
            return await super().aembed_documents(texts)

    async with open_store(settings, clock=clock, embeddings=Slow()) as store:
        await store.write(user, key="bird", value="Likes herons", category="preference")
        await store.search(user, "herons")
        query = select(func.count()).select_from(schema.vectors)
        with store._runtime.database.reading(user) as connection:
            assert connection.execute(query).scalar() == 0


def test_what_a_turn_was_about_leaves_the_thread_with_it() -> None:
    told = {"article": {"text": "zyzzyva"}, "captured": ["zyzzyva"], "used": ["zyzzyva"], "failed": "zyzzyva"}
    values = {"unsaid": "1", "messages": [HumanMessage("zyzzyva", id="1")], "removal": {"question": "zyzzyva"}, **told}
    numbers = dict.fromkeys(values, 1)
    over: Any = {"channel_values": {**values, "__pregel_tasks": []}, "channel_versions": numbers}
    left, new = without_it(over, {}, lambda number, _: number + 1)
    assert "zyzzyva" not in str(left)
    assert new == dict.fromkeys([*told, "messages", "removal"], 2)
    goes_on: Any = {"channel_values": {**values, "__pregel_tasks": ["a tool to run"]}}
    assert without_it(goes_on, {}, lambda number, _: number) == (goes_on, {})


class Hanging(ScriptedModel):
    """Never answers; says when it was asked."""

    asked: Any = None

    async def _agenerate(self, *given: Any, **more: Any) -> Any:
        self.asked.set()
        await asyncio.Event().wait()


async def test_a_turn_that_breaks_off_while_paused_leaves_nothing(settings: Settings, user: str, clock: Clock) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", {"messages": [HumanMessage("I like herons")]})
        await graphs.store.pause(user)
    asked = asyncio.Event()
    async with open_graphs(settings, model=Hanging(answers=[], asked=asked), clock=clock) as graphs:
        turn = asyncio.create_task(graphs.turn(user, "thread", {"messages": [HumanMessage("A zyzzyva, for me!")]}))
        await asked.wait()
        turn.cancel()
        with suppress(asyncio.CancelledError):
            await turn
        assert held(settings) == []
        state = await graphs["discussion"].aget_state({"configurable": {"thread_id": "thread"}})
        assert "herons" in str(state.values["messages"])


def test_what_a_killed_turn_said_while_paused_leaves_with_the_next_one() -> None:
    said = [HumanMessage("I like herons", id="1"), HumanMessage("A zyzzyva", id="2"), HumanMessage("Hello", id="3")]
    assert [one.id for one in broken_off(said, said[2:], "2")] == ["2"]
    assert broken_off(said, said[2:], "") == broken_off(said[:1], said[:1], "2") == []
