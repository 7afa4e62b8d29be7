"""MEMORY_TOOLKITS chooses the vocabularies of an agent; each finds what the others write."""

from pathlib import Path
from typing import cast

import pytest
from langchain_core.messages import HumanMessage
from pydantic import ValidationError

from graphs.build import assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from stores.records import USER_KINDS
from stores.settings import VOCABULARIES
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.tools.agent import Agent
from tools.calls.queued.result import task_tools
from tools.context import Context
from tools.memory.tools import memory_tools
from tools.names import ToolName
from tools.toolkits import TOOLKITS, guidance, toolkits

NOWHERE = cast(MemoryStore, object())


def chosen(names: str) -> Settings:
    return Settings(toolkits=names)  # type: ignore[arg-type]


def names(settings: Settings) -> list[str]:
    return [tool.name for tool in toolkits(NOWHERE, settings)]


def test_the_default_is_the_six_memory_tools() -> None:
    assert Settings().toolkits == ("memory",)
    assert names(Settings()) == [tool.name for tool in memory_tools(NOWHERE)]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("notes", ("notes",)),
        (" Memory , notes,", ("memory", "notes")),
        ("note,observation", ("notes", "observations")),
        ("notes,notes", ("notes",)),
        ("scratchpad,sessions", ("scratchpad", "sessions")),
    ],
)
def test_a_comma_list_in_the_environment_chooses(
    value: str, expected: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MEMORY_TOOLKITS", value)
    assert Settings().toolkits == expected


@pytest.mark.parametrize("value", ["", " , ", "memory,diary", "notess", "all"])
def test_a_list_that_names_nothing_known_is_an_error_that_says_what_there_is(value: str) -> None:
    with pytest.raises(
        ValidationError, match=r"MEMORY_TOOLKITS names no '.*'; the toolkits are: memory, notes|at least 1"
    ):
        chosen(value)


def test_every_vocabulary_can_be_chosen_and_all_together_offer_each_tool_once() -> None:
    assert tuple(TOOLKITS) == VOCABULARIES
    every = names(chosen(",".join(VOCABULARIES)))
    assert len(every) == len(set(every))
    for vocabulary in VOCABULARIES:
        assert set(names(chosen(vocabulary))) <= set(every)


def test_guidance_is_that_of_the_chosen_vocabularies(tmp_path: Path) -> None:
    both = guidance(chosen("notes,observations"))
    assert "memory_save() on your own initiative" in both
    assert "remember_observation() for one thing" in both
    assert "memory_save()" not in guidance(Settings())
    own = "---\npurpose: Ours.\nvariables:\nversion: 2\n---\nUse memory_save() rarely."
    (tmp_path / "note_guidance.md").write_text(own)
    assert guidance(Settings(toolkits=("notes",), prompts_dir=tmp_path)) == "Use memory_save() rarely."


async def test_chosen_vocabularies_find_what_each_other_write(any_store: MemoryStore, user: str) -> None:
    agent = Agent(any_store, user, toolkits(any_store, chosen("memory,notes,observations")))
    said = "I collect synthesizers and I repair synthesizers"
    await agent.call("memory_save", said=said, content="Collects synthesizers")
    await agent.message(
        "write_memory", said=said, key="hobby", value="Repairs synthesizers", category="personal_context",
        durability="durable",
    )  # fmt: skip
    await agent.call("remember_observation", content="The synthesizers page is slow", category="finding")
    assert len(await agent.call("memory_search", query="synthesizers")) == 3
    assert len(await agent.call("recall", query="synthesizers")) == 3
    alone = Agent(any_store, user, toolkits(any_store, chosen("notes")))
    assert len(await alone.call("memory_search", query="synthesizers")) == 2, "not what an agent noted of its work"


@pytest.mark.parametrize("offline", [False, True])
async def test_a_discussion_offers_the_chosen_tools_and_runs_them(
    store: MemoryStore, settings: Settings, clock: Clock, offline: bool
) -> None:
    both = settings.model_copy(update={"toolkits": ("notes", "scratchpad")})
    nothing_captured = call("Captured")
    save = call("memory_save", content="User plays the theremin")
    scripted = ScriptedModel(answers=[nothing_captured, save, "Nice."])
    async with open_threads(both) as threads:
        graphs = assembled(store, OfflineModel() if offline else scripted, both, threads, clock)
        asked = {"messages": [HumanMessage("By the way, I play the theremin in a band")]}
        answer = await graphs.turn("ann", "talk", asked)
    assert answer.reply
    if offline:
        return
    assert "memory_save" in scripted.offered[-1]
    assert "write_memory" not in scripted.offered[-1]
    assert "memory_save() on your own initiative" in scripted.shown
    (note,) = await store.read("ann", kind="note", viewer="agent")
    assert (note.value, note.durability) == ("User plays the theremin", "durable")
    agent = Agent(store, "ann", toolkits(store, both))
    assert "theremin" in (await agent.message("memory_search", query="theremin", context=Context("ann"))).text


@pytest.mark.parametrize("vocabulary", [name for name, toolkit in TOOLKITS.items() if toolkit.guidance])
def test_guidance_is_there_in_ukrainian_too(vocabulary: str) -> None:
    told = guidance(Settings(toolkits=(vocabulary,), guidance_language="uk"))
    assert told != guidance(Settings(toolkits=(vocabulary,)))
    assert any(letter in told for letter in "іїєґ")


def test_every_tool_has_its_name_as_a_constant() -> None:
    store = cast(MemoryStore, object())
    made = {tool.name for toolkit in TOOLKITS.values() for tool in toolkit.tools(store, USER_KINDS)}
    assert {*made, *(tool.name for tool in task_tools(store))} == set(ToolName)
    assert all(name.name == name.upper() for name in ToolName)
