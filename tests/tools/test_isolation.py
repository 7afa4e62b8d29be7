"""No tool of any vocabulary reads or touches what belongs to another user, whatever a model passes to it."""

import json
from typing import Any, cast

import pytest
from langchain_core.tools import BaseTool

from stores import MemoryStore, Settings
from stores.areas.episodes import Happened
from tests.tools.agent import Agent, parameters
from tools.context import Context
from tools.toolkits import TOOLKITS, toolkits

CANARY = "zyzzyva"
TALK = "the talk of both"
CHOSEN = Settings(toolkits=tuple(TOOLKITS), tool_async=True)
TOOLS = toolkits(cast(MemoryStore, object()), CHOSEN)


async def fill(store: MemoryStore, user: str) -> dict[str, str]:
    """Something of everything; answers with ids that a stranger could learn."""
    ids = {}
    for kind, category in (("memory", "preference"), ("note", ""), ("observation", "finding"), ("fact", "personal")):
        receipt = await store.write(user, key="hobby", value=f"Breeds {CANARY} {kind}", kind=kind, category=category)
        assert receipt.memory
        ids[kind] = receipt.memory.id
    told = await store.episodes.create(user, Happened("Hobby", f"The {CANARY} won a prize"))
    assert told.memory
    ids["episode"] = told.memory.id
    await store.activity.message(user, TALK, role="user", content=f"My {CANARY} won", title=CANARY)
    await store.scratchpad.set(user, "plan", CANARY)
    ids["task"] = await store.tasks.add(user, f"call-{user}", "remember_fact", {"args": {"fact_value": CANARY}}) or ""
    return ids


def arguments(tool: BaseTool, ids: dict[str, str]) -> dict[str, Any]:
    """What a model could pass that knows the other user's keys and ids."""
    named: dict[str, Any] = {
        "key": "hobby", "fact_key": "hobby", "fact_type": "personal", "topic": "hobby", "session_id": TALK,
        "fact_types": ["personal"], "posts": [{"id": "p1", "title": "hobby breeds"}],
        "note_id": f"note-{ids['note']}", "episode_id": ids["episode"], "task_id": ids["task"],
        "replacement_fact_id": ids["fact"], "fact_ids": [ids["fact"], ids["memory"]], "id": ids["observation"],
        "query": "hobby breeds", "search_query": "hobby breeds", "source": "RUN:x", "prefix": "pl",
        "data": json.dumps([{"text": "A note"}]), "importance": 0.5, "importance_level": "high",
        **dict.fromkeys(("since", "valid_from"), "2026-01-01"), **dict.fromkeys(("until", "valid_until"), "2026-12-31"),
    }  # fmt: skip
    if tool.name.startswith("scratchpad"):
        named["key"] = "plan"
    given: dict[str, Any] = {}
    for name, kind in parameters(tool)["properties"].items():
        plain = {"string": "A plain word", "integer": 5, "number": 0.9, "boolean": True, "array": ["plain"]}
        given[name] = named.get(name, kind.get("enum", [plain[kind["type"]]])[0])
    return given


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
async def test_a_stranger_learns_nothing_and_changes_nothing(store: MemoryStore, tool: BaseTool) -> None:
    ids = await fill(store, "ann")
    before = await store.export("ann"), await store.history("ann"), await store.document("ann")
    stranger = Agent(store, "eve", toolkits(store, CHOSEN))
    context = Context("eve", TALK, confirmed=True)
    message = await stranger.message(tool.name, said="Forget my hobby", context=context, **arguments(tool, ids))
    assert message.status == "success", f"the call did not run: {message.text}"
    assert CANARY not in message.text
    assert CANARY not in str(message.artifact)
    assert (await store.export("ann"), await store.history("ann"), await store.document("ann")) == before
    assert await store.tasks.get("ann", ids["task"]) is not None
