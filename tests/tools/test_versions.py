"""A definition that changes gets a new version; calls made for an earlier one work, or say what changed."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest
from langchain_core.messages import HumanMessage, messages_to_dict

from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.tools.agent import Agent, parameters
from tools.calls import versions
from tools.calls.queued.background import ToolQueue
from tools.calls.versions import HISTORY, Version, brought_up, changes_since, version_of
from tools.facts.tools import fact_tools
from tools.rollout import tools_are_on
from tools.toolkits import TOOLKITS, toolkits

RECORDED = Path(__file__).with_name("tool_versions.json")


def digests() -> dict[str, str]:
    """The version and arguments of every tool, in short."""
    every = toolkits(cast(MemoryStore, None), Settings(toolkits=tuple(TOOLKITS)))
    shapes = {tool.name: json.dumps(parameters(tool), sort_keys=True) for tool in every}
    return {name: f"{version_of(name)} {sha256(shape.encode()).hexdigest()[:12]}" for name, shape in shapes.items()}


def test_arguments_change_only_with_the_version() -> None:
    """After a change: raise the version in `tools/calls/versions.py`, then record the new line."""
    assert digests() == json.loads(RECORDED.read_text())


def test_every_version_says_what_changed() -> None:
    for name, history in HISTORY.items():
        assert [one.number for one in history] == list(range(2, 2 + len(history))), name
        assert all(one.changed for one in history)
    assert "`to`" in changes_since("remember_relationship")
    assert changes_since("remember_relationship", 2) == ""
    assert changes_since("remember_fact") == ""


def test_arguments_are_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(given: dict[str, Any]) -> dict[str, Any]:
        return {"whom" if name == "person" else name: value for name, value in given.items()}

    history = (Version(2, "first", renamed), Version(3, "then", lambda given: {**given, "more": 1}))
    monkeypatch.setattr(versions, "HISTORY", {"tool": history})
    assert brought_up("tool", {"person": "Olena"}, 1) == {"whom": "Olena", "more": 1}
    assert brought_up("tool", {"whom": "Olena"}, 2) == {"whom": "Olena", "more": 1}
    assert brought_up("tool", {"whom": "Olena", "more": 1}, 3) == {"whom": "Olena", "more": 1}


async def test_a_stored_call_of_an_old_version_works(store: MemoryStore, user: str, clock: Clock) -> None:
    arguments = {"person": "Olena", "relation": "sister", "confidence": 0.95}
    task_id = await put_aside(store, user, "remember_relationship", arguments, version=1)
    clock.advance(minutes=1)
    assert await ToolQueue(store, fact_tools(store)).drain() == 1
    task = await store.tasks.get(user, task_id)
    assert task is not None
    assert (task.state, "Remembered" in task.answer) == ("done", True)
    assert [one.value for one in await store.read(user, kind="fact")] == ["sister"]


async def test_a_stored_call_that_no_longer_fits_says_what_changed(store: MemoryStore, user: str, clock: Clock) -> None:
    task_id = await put_aside(store, user, "remember_relationship", {"who": "Olena", "is": "sister"}, version=1)
    clock.advance(minutes=1)
    await ToolQueue(store, fact_tools(store)).drain()
    task = await store.tasks.get(user, task_id)
    assert task is not None
    assert task.state == "failed"
    assert "Since version 2 of remember_relationship" in task.answer


async def test_a_call_by_a_former_name_still_works(
    store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "FORMER_NAMES", {"recall_all_facts": "recall_facts_global"})
    assert (await Agent(store, user, fact_tools(store)).call("recall_all_facts"))["count"] == 0


async def test_a_refused_call_tells_what_changed(store: MemoryStore, user: str) -> None:
    message = await Agent(store, user, fact_tools(store)).message("remember_relationship", who="Olena")
    assert message.status == "error"
    assert "Since version 2" in message.text


async def put_aside(store: MemoryStore, user: str, tool: str, arguments: dict[str, Any], version: int) -> str:
    """A call as an earlier process left it."""
    call = {
        "id": "call-1",
        "args": arguments,
        "version": version,
        "context": {"user_id": user, "conversation_id": "talk"},
        "messages": messages_to_dict([HumanMessage("Olena is my sister")]),
    }
    task_id = await store.tasks.add(user, "call-1", tool, call)
    assert task_id is not None
    return task_id


def test_conversations_that_began_before_go_on_without_tools() -> None:
    settings = Settings(legacy_conversations="old-1, old-2")  # type: ignore[arg-type]  # as a variable gives it
    assert settings.legacy_conversations == ("old-1", "old-2")
    assert [tools_are_on(settings, name) for name in ("old-1", "old-2", "new", None)] == [False, False, True, True]
