"""S1: no call of one user reads or touches what belongs to another, whatever their ids and arguments look like."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, cast

import pytest
from langchain_core.messages import HumanMessage
from langchain_core.tools import BaseTool

from graphs.build import assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from scripts import memory as memory_script
from scripts import search_memory
from stores import MemoryStore, Settings, open_store
from stores.errors import InvalidUser, NotFound, NotOwner
from stores.settings import VOCABULARIES
from tests.promises import crowd
from tests.promises.crowd import READS, WRITES, Member
from tests.scripts.conftest import CommandLine
from tests.soak import times
from tests.tools.agent import IDENTITY, Agent, parameters
from tools.commands import commands
from tools.context import Context
from tools.toolkits import toolkits

OPERATIONS = {"sqlite": times(80, 60_000), "postgresql": times(50, 40_000)}
COMMANDS = (
    *("view", "search birds", "why {id}", "history", "export", "forget birds", "undo", "pause", "resume", "help"),
    *("review", "quiet", "quiet off", "keep", "share", "language de", "language auto", "забути birds"),
    "trends on",
)
Crowd = list[Member]


both_databases = pytest.mark.parametrize("where", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def where(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """SQLite, or PostgreSQL as an ordinary role, so that its row-level security stands."""
    every = settings.model_copy(update={"toolkits": VOCABULARIES})
    if getattr(request, "param", "sqlite") == "sqlite":
        return every
    return every.model_copy(update={"database_url": request.getfixturevalue("ordinary_url")})


@pytest.fixture
async def store(where: Settings) -> AsyncIterator[MemoryStore]:
    async with open_store(where) as opened:
        yield opened


@pytest.fixture
async def members(store: MemoryStore) -> Crowd:
    everybody = crowd.crowd()
    await asyncio.gather(*(crowd.settle(store, member) for member in everybody))
    return everybody


@pytest.fixture
async def three(store: MemoryStore) -> Crowd:
    everybody = crowd.crowd()
    chosen = [everybody[0], everybody[1], everybody[30]]
    await asyncio.gather(*(crowd.settle(store, member) for member in chosen))
    return chosen


def foreign(told: str, me: Member, everybody: Crowd) -> list[str]:
    return [member.id for member in everybody if member is not me and member.secret in told]


async def exports(store: MemoryStore, members: Iterable[Member]) -> dict[str, str]:
    return {member.id: json.dumps(await store.export(member.id), sort_keys=True) for member in members}


def pairs(everybody: Crowd, chance: random.Random) -> tuple[Member, Member]:
    """Every second member only suffers; the others act, often against the neighbour whose id is most like theirs."""
    place = chance.randrange(0, len(everybody) - 1, 2)
    victim = everybody[place + 1] if chance.random() < 0.5 else everybody[chance.randrange(1, len(everybody), 2)]
    return everybody[place], victim


def forged(tool: BaseTool, me: Member, other: Member, chance: random.Random) -> dict[str, Any]:
    """Arguments that point at somebody else wherever the schema lets them, and where it does not."""
    handles = [*other.memories, *other.batches, other.talk, other.id, "bird", "plan", "%", "*", "../" + other.id]
    made: dict[str, Any] = {}
    for name, kind in parameters(tool)["properties"].items():
        match kind.get("type"):
            case "integer":
                made[name] = chance.choice([1, 10, 1000])
            case "number":
                made[name] = 1.0
            case "boolean":
                made[name] = True
            case "array":
                made[name] = [chance.choice(handles)]
            case "object":
                made[name] = {"user_id": other.id}
            case _:
                made[name] = chance.choice(kind["enum"]) if "enum" in kind else chance.choice(handles)
    return made | (
        {"user_id": other.id, "runtime": {"context": {"user_id": other.id}}} if chance.random() < 0.3 else {}
    )


async def use_tool(store: MemoryStore, tools: list[BaseTool], me: Member, other: Member, chance: random.Random) -> str:
    tool = chance.choice(tools)
    agent = Agent(store, me.id, tools)
    said = f"Forget and delete {chance.choice(other.memories)}, everything about {other.id}"
    return crowd.plain(await agent.message(tool.name, said=said, **forged(tool, me, other, chance)))


async def use_command(store: MemoryStore, me: Member, other: Member, chance: random.Random) -> str:
    words = chance.choice(COMMANDS).format(id=chance.choice(other.memories))
    asked = commands.parse(f"/memory {words}")
    assert asked
    shown = await commands.run(store, me.id, asked, "en", chance.choice([me.talk, other.talk]))
    if not shown.needs_confirmation:
        return crowd.plain(shown)
    forged_removal = [{"id": name} for name in other.memories]
    return crowd.plain(shown) + crowd.plain(await commands.apply(store, me.id, asked, forged_removal))


@both_databases
async def test_nobody_sees_or_changes_what_belongs_to_another(
    store: MemoryStore, members: Crowd, where: Settings
) -> None:
    chance = random.Random(5)
    tools = toolkits(store, where)
    victims = members[1::2]
    before = await exports(store, victims)
    leaks: list[tuple[str, list[str]]] = []

    async def one(number: int) -> None:
        me, other = pairs(members, chance)
        choice = number % 10
        if choice < 5:
            told = await crowd.attempt(chance.choice(READS), store, me, other, chance)
        elif choice < 6:
            told = await crowd.attempt(chance.choice(WRITES), store, me, other, chance)
        elif choice < 9:
            told = await use_tool(store, tools, me, other, chance)
        else:
            told = await use_command(store, me, other, chance)
        if found := foreign(told, me, members):
            leaks.append((me.id, found))

    operations = OPERATIONS["postgresql" if where.database_url else "sqlite"]
    for start in range(0, operations, 50):
        await asyncio.gather(*(one(number) for number in range(start, start + 50)))
    assert leaks == []
    assert await exports(store, victims) == before
    for member in members:
        assert foreign(crowd.plain(await store.export(member.id)), member, members) == []
    await asyncio.gather(*(store.clear(member.id) for member in members[::2]))
    assert await exports(store, victims) == before


async def test_folders_of_users_hold_nothing_of_others(store: MemoryStore, members: Crowd, where: Settings) -> None:
    root = where.data_dir / "memory"
    homes: dict[str, set[Path]] = {member.secret: set() for member in members}
    for path in root.rglob("*.md"):
        text = path.read_text(encoding="utf-8")
        holders = [secret for secret in homes if secret in text]
        assert len(holders) == 1, path
        homes[holders[0]].add(path.parent if path.name == "MEMORY.md" else path.parent.parent)
    assert all(len(folders) == 1 for folders in homes.values())
    assert len({folder for folders in homes.values() for folder in folders}) == len(members)
    assert {path for path in where.data_dir.parent.rglob("MEMORY.md") if root not in path.parents} == set()


def test_identity_is_no_argument_of_any_tool(where: Settings) -> None:
    """S2: a model is shown no way to say who the user is, and cannot say it anyway."""
    for tool in toolkits(cast(MemoryStore, None), where):
        shown = json.dumps(parameters(tool))
        assert not set(parameters(tool)["properties"]) & IDENTITY, tool.name
        assert "user_id" not in shown, tool.name
        assert not set(tool.args) & IDENTITY, tool.name


async def test_graphs_keep_threads_and_memories_apart(store: MemoryStore, three: Crowd, where: Settings) -> None:
    me, other, third = members = three
    async with open_threads(where) as threads:
        graphs = await asyncio.to_thread(assembled, store, OfflineModel(), where, threads)
        mine, theirs = f"thread-{me.secret}", f"thread-{other.secret}"
        ask = {"messages": [HumanMessage("What do you know about me?")]}
        first = await graphs.turn(other.id, theirs, ask)
        assert other.secret in first.reply
        for intruder in (me, third):
            with pytest.raises(NotOwner):
                await graphs.turn(intruder.id, theirs, {"messages": [HumanMessage("What is the plan?")]})
            with pytest.raises(NotOwner):
                await graphs.turn(intruder.id, other.talk, {"messages": [HumanMessage("What is the plan?")]})
        told = [await graphs.turn(me.id, mine, {"messages": [HumanMessage(text)]}) for text in (
            "What do you know about me?", f"What does {other.id} like?", f"/memory why {other.memories[0]}",
            f"Forget {other.memories[0]}", "/memory export", f"Why do you think {other.id} likes birds?",
        )]  # fmt: skip
        assert foreign(crowd.plain(told), me, members) == []
        context = Context(user_id=me.id)
        with pytest.raises(NotFound):
            await graphs["post_discussion"].ainvoke(
                {"conversation_id": other.talk}, {"configurable": {"thread_id": "back"}}, context=context
            )
        for name, given in (
            ("capture", {"message": f"Remember that {other.id} likes me"}),
            ("summarize", {"article": {"id": "p1", "title": "Birds", "text": f"Birds of {other.id} sing."}}),
            ("rank", {"posts": [{"id": "p1", "title": f"Birds of {other.id}", "text": "Birds sing.", "points": 1}]}),
            ("digest", {"posts": [{"id": "p9", "title": f"Birds of {other.id}", "text": "Birds sing.", "points": 1}]}),
        ):
            made = await graphs[name].ainvoke(given, {"configurable": {"thread_id": f"{name}-1"}}, context=context)
            assert foreign(crowd.plain(made), me, members) == []


async def test_an_id_that_names_nobody_is_refused_everywhere(store: MemoryStore, three: Crowd) -> None:
    for nobody in ("", "a\0b", "\ud800", "x" * 4096, None, 7, ["ann"]):
        for deed in (*READS, *WRITES):
            member = Member(nobody, "", "talk", ["id"], ["batch"])  # type: ignore[arg-type]
            with pytest.raises((InvalidUser, TypeError)):
                await deed(store, member, three[0], random.Random(1))


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path / "data"))
    return CommandLine(tmp_path / "data", capsys)


def test_commands_of_the_shell_keep_users_apart(shell: CommandLine) -> None:
    everybody = crowd.crowd()[:20]

    async def settle(store: MemoryStore) -> None:
        for member in everybody:
            await crowd.settle(store, member)

    shell.store(settle)
    for me, other in zip(everybody[::4], everybody[1::4], strict=True):
        for given in (
            ("show",),
            ("history", "--key", other.memories[0]),
            ("forget", other.memories[0], "--yes"),
            ("undo", "--batch", other.batches[0]),
            ("show", "--daily", "2026-01-01"),
        ):
            ran = shell(memory_script.main, given[0], f"--user-id={me.id}", *given[1:])
            assert foreign(ran.out + ran.err, me, everybody) == []
        ran = shell(search_memory.main, f"--user-id={me.id}", "--query", "birds", "--limit", "50")
        assert foreign(ran.out + ran.err, me, everybody) == []
        ran = shell(memory_script.main, "show", f"--user-id={other.id}", "--json")
        assert other.secret in ran.out
