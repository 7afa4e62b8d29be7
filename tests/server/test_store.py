"""The server's store is ours: `client.store` on a real `langgraph dev` process, each caller in their own place."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

import httpx
import pytest
from langgraph_sdk import get_client
from langgraph_sdk.client import StoreClient

from tests.server.dev_server import DevServer
from tests.server.test_auth import bearer

pytestmark = pytest.mark.xdist_group("server")


@asynccontextmanager
async def as_user(guarded: DevServer, user: str) -> AsyncIterator[StoreClient]:
    async with get_client(url=guarded.url, headers=bearer(user)) as client:
        yield client.store


async def test_items_are_put_found_listed_and_deleted(guarded: DevServer) -> None:
    async with as_user(guarded, f"ann-{uuid4()}@example.com") as mine:
        await mine.put_item(["docs", "a"], "k1", {"text": "green tea", "n": 1})
        await mine.put_item(["docs", "b"], "k2", {"text": "coffee", "n": 2}, ttl=60)
        item = await mine.get_item(["docs", "a"], "k1")
        assert item["value"] == {"text": "green tea", "n": 1}
        ranked = await mine.search_items(["docs"], query="coffee")
        assert [one["key"] for one in ranked["items"]] == ["k2", "k1"]
        chosen = await mine.search_items([], filter={"n": {"$gt": 1}})
        assert [one["key"] for one in chosen["items"]] == ["k2"]
        listed = (await mine.list_namespaces())["namespaces"]
        assert [space[2:] for space in listed] == [["docs", "a"], ["docs", "b"]]
        again = await mine.get_item(listed[0], "k1")
        assert again["value"] == item["value"]
        await mine.delete_item(["docs", "a"], "k1")
        assert await mine.get_item(["docs", "a"], "k1") is None


async def test_the_real_memory_is_served_and_refusals_say_why(guarded: DevServer) -> None:
    user = f"ann-{uuid4()}@example.com"
    async with as_user(guarded, user) as mine:
        await mine.put_item(["memories"], str(uuid4()), {"content": "Likes green tea"})
        found = await mine.search_items(["memories"], query="tea")
        assert [one["value"] for one in found["items"]] == [{"content": "Likes green tea"}]
        with pytest.raises(httpx.HTTPStatusError) as refused:
            await mine.put_item(["memories"], "k", {"content": "My password is hunter2-Xq9!"})
        assert refused.value.response.status_code == 400
        assert "secret" in refused.value.response.text
    async with get_client(url=guarded.url, headers=bearer(user)) as client:
        asked: Any = {"messages": [{"role": "user", "content": "What do you know about me?"}]}
        result: Any = await client.runs.wait(None, "discussion", input=asked)
        assert "green tea" in str(result["messages"][-1]["content"])


@pytest.mark.parametrize("other", ["mallory", "*", "ann", "a.*"])
async def test_nobody_sees_or_touches_what_is_anothers(guarded: DevServer, other: str) -> None:
    owner = f"zoe-{uuid4()}"
    async with as_user(guarded, owner) as mine, as_user(guarded, other) as theirs:
        await mine.put_item(["docs"], "k", {"text": "quetzalcanary"})
        await mine.put_item(["memories"], "m", {"content": "Likes quetzalcanary birds"})
        for space in ([], ["docs"], ["users", owner], ["users", owner, "docs"], ["memories"], ["memories", owner]):
            assert "quetzalcanary" not in str(await theirs.search_items(space, query="quetzalcanary", limit=100))
            assert owner not in str((await theirs.list_namespaces(prefix=space))["namespaces"]) or owner in space
            if space:
                await theirs.delete_item(space, "k")
                await theirs.delete_item(space, "m")
        for space in (["users", "*"], ["*"], ["memories", "*"]):
            assert owner not in str((await theirs.list_namespaces(prefix=space))["namespaces"])
        assert await mine.get_item(["docs"], "k") is not None
        assert await mine.get_item(["memories"], "m") is not None
