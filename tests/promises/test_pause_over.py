"""S8, after the pause: what was said in it is nowhere, whatever became of its turn and whoever resumed memory when."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import open_graphs
from graphs.models.offline import OfflineModel
from graphs.server.turns import SavedStepByStep
from stores import MemoryStore, Settings
from stores.errors import NotOwner
from stores.write.erasure.eras import begun_in
from tests.conftest import Clock, database_on
from tests.fakes import ScriptedModel, call
from tests.promises.test_pause import KINDS, ZYZZYVA, Hanging, held
from tools.context import Context

POST = {"id": "1", "title": "zyzzyva", "text": "A zyzzyva is a weevil.", "points": 1}
GIVEN: dict[str, dict[str, Any]] = {
    "capture": {"message": "Remember that I like zyzzyva owls"},
    "summarize": {"article": POST},
    "rank": {"posts": [POST]},
    "digest": {"posts": [POST]},
}
MALFORMED: dict[str, dict[str, Any]] = {
    "capture": {"message": ["zyzzyva"]},
    "summarize": {"article": "zyzzyva"},
    "rank": {"posts": ["zyzzyva"]},
    "digest": {"posts": [{"title": 5, "zyzzyva": 1}]},
    "post_discussion": {"conversation_id": "zyzzyva"},
    "discussion": {"messages": [HumanMessage("zyzzyva")], "article": "zyzzyva"},
}


def say(text: str, **more: Any) -> dict[str, Any]:
    return {"messages": [HumanMessage(text)], **more}


@pytest.mark.parametrize("then", [say("Something else"), say("yes"), Command(resume="yes")])
async def test_a_question_asked_in_it_leaves_with_its_answer_or_the_next_message(
    settings: Settings, user: str, clock: Clock, then: Any
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.write(user, key="bird", value="Likes herons", category="preference")
        await graphs.store.pause(user)
        assert (await graphs.turn(user, "thread", say("/memory forget herons or zyzzyva"))).question
        await graphs.store.resume(user)
        assert (await graphs.turn(user, "thread", then)).reply
        assert held(settings) == []


async def test_what_a_killed_turn_said_leaves_with_the_next_one(
    settings: Settings, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*given: Any) -> None:
        """A process that is killed does nothing more."""

    monkeypatch.setattr(SavedStepByStep, "_break_off", killed)
    asked = asyncio.Event()
    async with open_graphs(settings, model=Hanging(answers=[], asked=asked), clock=clock) as graphs:
        await graphs.store.pause(user)
        turn = asyncio.create_task(graphs.turn(user, "thread", say("A zyzzyva, for me!")))
        await asked.wait()
        turn.cancel()
        with suppress(asyncio.CancelledError):
            await turn
        await graphs.store.resume(user)
    assert held(settings)
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        assert (await graphs.turn(user, "thread", say("Hello there"))).reply
        assert held(settings) == []


async def test_a_turn_in_somebody_elses_thread_leaves_it_as_it_was(settings: Settings, user: str, clock: Clock) -> None:
    here: Any = {"configurable": {"thread_id": "thread"}}
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        article = {"id": "a", "title": "Herons of Kent", "text": "Herons."}
        await graphs.turn("other", "thread", say("I like herons", article=article))
        before = (await graphs["discussion"].aget_state(here)).values
        await graphs.store.pause(user)
        with pytest.raises(NotOwner):
            await graphs.turn(user, "thread", say("A zyzzyva, for me!", article=POST))
        assert held(settings) == []
        assert (await graphs["discussion"].aget_state(here)).values == before


async def test_a_turn_that_fails_before_it_is_looked_at_leaves_nothing(
    settings: Settings, user: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*given: Any) -> None:
        raise OSError

    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", say("I like herons"))
        await graphs.store.pause(user)
        with monkeypatch.context() as while_down:
            while_down.setattr(MemoryStore, "profile", fail)
            with pytest.raises(OSError):  # noqa: PT011 (it says nothing)
                await graphs.turn(user, "thread", say("A zyzzyva, for me!"))
        assert held(settings) == []
        for name, given in MALFORMED.items():
            with suppress(Exception):  # each has its own; what counts is what is left
                await graphs[name].ainvoke(given, {"configurable": {"thread_id": name}}, context=Context(user_id=user))
            assert held(settings) == [], name
        await graphs.store.resume(user)
        assert (await graphs.turn(user, "thread", say("What do I like?"))).reply


async def test_a_turn_that_began_in_it_writes_nothing_though_memory_is_resumed(
    settings: Settings, user: str, clock: Clock
) -> None:
    class Resuming(ScriptedModel):
        async def _agenerate(self, *given: Any, **more: Any) -> Any:
            await graphs.store.resume(user)
            return await super()._agenerate(*given, **more)

    model = Resuming(answers=[call("write_memory", **ZYZZYVA), "So: zyzzyva"])
    async with open_graphs(settings, model=model, clock=clock) as graphs:
        await graphs.store.write(user, key="bird", value="Likes herons", category="preference")
        await graphs.store.pause(user)
        await graphs.turn(user, "thread", say("I like zyzzyva owls"))
        assert (await graphs.store.profile(user)).enabled
    assert held(settings) == []


async def test_nothing_of_it_is_in_the_rest_of_the_discussion_or_the_night(
    settings: Settings, user: str, clock: Clock
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", say("I like herons", article={"id": "a", "title": "Kent", "text": "Herons."}))
        for text in ("/memory pause", "I like zyzzyva owls", "Remember this", "/memory resume", "Remember that"):
            await graphs.turn(user, "thread", say(text, article=POST if "zyzzyva" in text else {}))
        assert "zyzzyva" not in (await graphs.turn(user, "thread", say("thanks, bye"))).reply
        await graphs["nightly"].ainvoke({}, {"configurable": {"thread_id": "night"}})
        assert await graphs.store.search(user, "zyzzyva", kinds=KINDS) == []
        assert "zyzzyva" not in str(await graphs.store.conversations.all(user))
    assert held(settings) == []


@pytest.fixture
def apart(settings: Settings, postgres_server: str) -> Iterator[Settings]:
    """Settings with a database of PostgreSQL in which no other test has said anything."""
    with database_on(postgres_server) as url:
        yield settings.model_copy(update={"database_url": url})


async def test_no_row_of_postgresql_holds_it(apart: Settings, user: str, clock: Clock) -> None:
    async with open_graphs(apart, model=OfflineModel(), clock=clock) as graphs:
        await graphs.turn(user, "thread", say("I like herons"))
        await graphs.store.pause(user)
        await graphs.turn(user, "thread", say("I like zyzzyva owls", article=POST))
        for name, given in GIVEN.items():
            await graphs[name].ainvoke(given, {"configurable": {"thread_id": name}}, context=Context(user_id=user))
        assert await _rows_with(b"zyzzyva", apart) == []
        await graphs.store.resume(user)
        assert "herons" in (await graphs.turn(user, "thread", say("What do I like?"))).reply
        again = {"configurable": {"thread_id": "capture"}}
        await graphs["capture"].ainvoke({"message": "Remember that I like owls"}, again, context=Context(user_id=user))
        assert "owls" in str(await graphs.store.read(user))


async def _rows_with(word: bytes, settings: Settings) -> list[str]:
    """The tables of checkpoints in which a word is to be found."""
    found = []
    address = settings.database_url.replace("postgresql+psycopg:", "postgresql:", 1)
    async with await psycopg.AsyncConnection.connect(address) as connection:
        for table in ("checkpoints", "checkpoint_blobs", "checkpoint_writes", "messages", "conversations"):
            rows = await (await connection.execute(f"SELECT * FROM {table}")).fetchall()
            values = (value for row in rows for value in row)
            found += [table for value in values if word in (value if isinstance(value, bytes) else str(value).encode())]
    return found


async def test_no_call_is_put_aside_while_paused(any_store: MemoryStore, user: str) -> None:
    """A slow machine would write it down before it is refused."""
    await any_store.write(user, key="bird", value="Likes herons", category="preference")
    await any_store.pause(user)
    assert await any_store.tasks.add(user, f"call-1-{user}", "write_memory", {"args": {"value": "zyzzyva"}}) is None
    await any_store.resume(user)
    with begun_in(user, None, paused=True):
        assert await any_store.tasks.add(user, f"call-2-{user}", "write_memory", {"args": {}}) is None
    assert await any_store.tasks.add(user, f"call-3-{user}", "write_memory", {"args": {}})
