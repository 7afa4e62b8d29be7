"""S13: no memory text in logs, metrics or errors, with every logger at DEBUG.

What a whole server logs at DEBUG is looked at in tests/server.
"""

import asyncio
import io
import logging
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from langchain_core.messages import HumanMessage
from sqlalchemy import text

from graphs.build import assembled
from graphs.models.choose import open_model
from graphs.models.offline import OfflineModel
from graphs.nightly.user_night import Nights
from graphs.server.checkpoints import open_threads
from graphs.server.jwt_tokens import Refused, Tokens
from scripts import memory as memory_script
from stores import MemoryStore, Settings, open_store
from stores.errors import MemoryStoreError, StorageFailed
from stores.settings import VOCABULARIES
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.promises import crowd
from tests.promises.crowd import READS, WRITES, Member
from tests.tools.agent import Agent
from tools.calls.metrics import ToolMetrics
from tools.toolkits import toolkits

CANARY = "zyzzyvacanary"


@pytest.fixture
def logged() -> Iterator[io.StringIO]:
    """Everything any logger says, in full, with tracebacks."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    for library in ("aiosqlite", "openai", "sqlalchemy", "sqlalchemy.engine.Engine", "langgraph", "httpx", "httpcore"):
        logging.getLogger(library).setLevel(logging.DEBUG)
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield written
    root.removeHandler(handler)
    root.setLevel(before)


@pytest.fixture
async def opened(any_settings: Settings, clock: Clock, logged: io.StringIO) -> AsyncIterator[MemoryStore]:
    async with open_store(any_settings, clock=clock) as store:
        yield store


async def test_the_store_and_the_tools_log_and_count_no_text(
    opened: MemoryStore, any_settings: Settings, user: str, logged: io.StringIO
) -> None:
    me = Member(user, CANARY, f"talk-{user}")
    await crowd.settle(opened, me)
    chance = random.Random(1)
    for deed in (*READS, *WRITES):
        refused = ""
        try:
            await deed(opened, me, me, chance)
        except MemoryStoreError as error:
            refused = str(error)
        assert CANARY not in refused
    await opened.resume(user)
    metrics = ToolMetrics()
    tools = toolkits(opened, any_settings.model_copy(update={"toolkits": VOCABULARIES}))
    agent = Agent(opened, user, tools, metrics=metrics)
    for tool in tools:
        for value in (CANARY, 7, None, [CANARY], {CANARY: CANARY}):
            arguments = dict.fromkeys([*tool.args, CANARY], value)
            await agent.message(tool.name, said=f"Forget {CANARY}", **arguments)
    await agent.message(f"tool_{CANARY}", said=CANARY)
    assert CANARY not in logged.getvalue()
    assert CANARY not in metrics.render().decode()


async def test_the_graphs_and_the_night_log_no_text(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, logged: io.StringIO
) -> None:
    async with open_threads(settings) as threads:
        broken = ScriptedModel(answers=[RuntimeError(CANARY), call("write_memory", key=CANARY), f"So {CANARY}", 7.0])
        for model in (OfflineModel(), broken):
            graphs = await asyncio.to_thread(assembled, store, model, settings, threads, clock)
            for number, said in enumerate((f"Remember that I like {CANARY}", f"/memory search {CANARY}", "bye")):
                thread = f"t-{type(model).__name__}-{number % 2}"
                given = {"messages": [HumanMessage(said)], "article": {"id": "a", "title": CANARY, "text": CANARY}}
                await graphs.turn(user, thread, given)
        clock.advance(hours=9)
        for night in (ScriptedModel(answers=[RuntimeError(CANARY)]), OfflineModel()):
            await store.activity.message(user, f"talk-{user}", role="user", content=f"I work at {CANARY}")
            await Nights(store, night, settings, clock).of(user, clock.now.date())
    assert "could not" in logged.getvalue() or "failed" in logged.getvalue(), "nothing was logged at all"
    assert CANARY not in logged.getvalue()


async def test_a_level_that_is_set_after_the_opening_lets_no_text_through(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, logged: io.StringIO
) -> None:
    async with open_threads(settings) as threads:
        graphs = await asyncio.to_thread(assembled, store, OfflineModel(), settings, threads, clock)
        for name in list(logging.root.manager.loggerDict):
            if name.startswith(("aiosqlite", "sqlalchemy")):
                logging.getLogger(name).setLevel(logging.DEBUG)
        await graphs.turn(user, f"t-{user}", {"messages": [HumanMessage(f"Remember that I like {CANARY}")]})
        assert any(CANARY in memory.value for memory in await store.read(user))
    assert CANARY not in logged.getvalue()


async def test_a_model_service_is_asked_without_a_word_in_the_log(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO
) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", f"sk-{CANARY}")
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:9/v1")
    chosen = settings.model_copy(update={"offline_fallback": False})
    async with open_model(chosen) as model:
        with pytest.raises(Exception, match=r".") as failed:
            await model.ainvoke([HumanMessage(CANARY)])
    assert CANARY not in str(failed.value)
    assert CANARY not in logged.getvalue()


async def test_a_database_that_refuses_is_told_without_statement_or_values(
    opened: MemoryStore, logged: io.StringIO
) -> None:
    with pytest.raises(StorageFailed) as refused, opened._runtime.database.reading() as connection:
        connection.execute(text("SELECT :word FROM no_such_table"), {"word": CANARY})
    assert CANARY not in f"{refused.value!r} {refused.value.__cause__!r}"
    assert CANARY not in logged.getvalue()


def test_tokens_and_commands_log_nothing_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Refused) as refused:
        Tokens({"HS256": "s" * 40}).caller(f"Bearer {CANARY}.{CANARY}.{CANARY}")
    assert CANARY not in str(refused.value)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.json").write_text(f'{{"format": "{CANARY}", "memories": ["{CANARY}"]}}')
    assert memory_script.main(["import", "bad.json", "--user-id", "ann"]) == 1
    assert CANARY not in capsys.readouterr().err
    assert CANARY not in logged.getvalue()
