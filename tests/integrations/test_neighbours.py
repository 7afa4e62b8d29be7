"""Others' agents run on our store and with our middleware: langmem's tools, deepagents' files and agents."""

import json
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from integrations.items import UserMemoryStore
from integrations.middleware import UserMemory
from stores import MemoryStore
from tests.integrations.test_middleware import TEA, Recording
from tools.context import Context

pytestmark = pytest.mark.filterwarnings("ignore")  # theirs, of their imports


@pytest.mark.parametrize("namespace", [("memories", "ann"), ("users", "ann", "things")])
async def test_langmems_tools_manage_and_search(
    store: MemoryStore, items: UserMemoryStore, namespace: tuple[str, ...]
) -> None:
    langmem = pytest.importorskip("langmem")
    manage = langmem.create_manage_memory_tool(namespace=namespace, store=items)
    search = langmem.create_search_memory_tool(namespace=namespace, store=items)
    made = await manage.ainvoke({"content": "Likes green tea", "action": "create"})
    name = made.split()[-1]
    assert "Likes green tea" in await search.ainvoke({"query": "tea"})
    await manage.ainvoke({"content": "Likes white tea", "action": "update", "id": name})
    [found] = json.loads(await search.ainvoke({"query": "tea"}))
    assert (found["key"], found["value"]["content"]) == (name, "Likes white tea")
    if namespace[0] == "memories":
        assert [one.value for one in await store.read("ann")] == ["Likes white tea"]
    await manage.ainvoke({"action": "delete", "id": name})
    assert json.loads(await search.ainvoke({"query": "tea"})) == []


def _files(items: UserMemoryStore) -> Any:
    backends = pytest.importorskip("deepagents.backends")
    return backends.StoreBackend(store=items, namespace=lambda runtime: ("users", "ann", "files"))


async def test_deepagents_keeps_its_files_on_our_store(any_items: UserMemoryStore) -> None:
    files = _files(any_items)
    await files.adelete("/notes/a.md") if hasattr(files, "adelete") else None
    assert (await files.awrite("/notes/a.md", "green tea\nwhite tea")).error is None
    assert (await files.aedit("/notes/a.md", "white", "black")).error is None
    assert "black tea" in (await files.aread("/notes/a.md")).file_data["content"]
    assert [one["path"] for one in (await files.agrep("black", path="/")).matches] == ["/notes/a.md"]
    assert [one["path"] for one in (await files.aglob("**/*.md", path="/")).matches] == ["/notes/a.md"]


async def test_a_deep_agent_is_shown_the_memory_once(store: MemoryStore) -> None:
    deepagents = pytest.importorskip("deepagents")
    await store.write("ann", key="drink", value=TEA, category="preference")
    task = {"description": "Find out about tea", "subagent_type": "general-purpose"}
    model = Recording(steps=[[("task", task)], [("search_memory", {"query": "tea"})]])
    agent = deepagents.create_deep_agent(model=model, middleware=[UserMemory(store)], context_schema=Context)
    result = await agent.ainvoke({"messages": [HumanMessage("Which tea?")]}, context=Context(user_id="ann"))
    assert result["messages"][-1].text == model.answer
    shown = [TEA in call[0].text for call in model.shown if call[-1].type == "human" or call[1].text == "Which tea?"]
    assert shown[0]
    inner = [call for call in model.shown if call[1].text.startswith("Find out")]
    assert inner
    assert not any(TEA in call[0].text for call in inner)
