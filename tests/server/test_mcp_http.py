"""MCP on the server: each request speaks for the user of its token, and for nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

from tests.integrations.mcp_text import told
from tests.server.dev_server import DevServer
from tests.server.test_auth import bearer

pytestmark = [pytest.mark.xdist_group("server"), pytest.mark.slow]
CANARY = {"key": "bird", "value": "Keeps zebra finches", "category": "personal_context", "durability": "durable"}


@asynccontextmanager
async def connected(guarded: DevServer, user: str, mode: Any = "auto") -> AsyncIterator[Client]:
    async with (
        create_mcp_http_client(headers=bearer(user)) as http,
        Client(streamable_http_client(f"{guarded.url}/mcp", http_client=http), mode=mode) as client,
    ):
        yield client


@pytest.mark.parametrize("mode", ["legacy", "auto"])
async def test_each_sees_their_own(guarded: DevServer, mode: str) -> None:
    ann, bob = f"ann@{mode}.example", f"bob@{mode}.example"
    async with connected(guarded, ann, mode) as client:
        await client.call_tool("write_memory", {**CANARY, "said": "I keep zebra finches"})
        mine = await client.call_tool("search_memory", {"query": "zebra finches"})
    async with connected(guarded, bob, mode) as client:
        theirs = await client.call_tool("search_memory", {"query": "zebra finches"})
        page = await client.read_resource("memory:///MEMORY.md")
    assert "zebra" in told(mine)
    assert "Keeps zebra" not in told(theirs)
    assert "zebra" not in told(page)


async def test_fifty_searches_at_once(guarded: DevServer) -> None:
    async with connected(guarded, "crowd") as client:
        await client.call_tool("write_memory", {**CANARY, "said": "I keep zebra finches"})
        found = await asyncio.gather(*(client.call_tool("search_memory", {"query": "finches"}) for _ in range(50)))
    assert not [answer for answer in found if answer.is_error or "zebra" not in told(answer)]


def test_nobody_without_a_token(guarded: DevServer) -> None:
    hello = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    accept = {"Accept": "application/json, text/event-stream"}
    assert httpx.post(f"{guarded.url}/mcp", json=hello, headers=accept).status_code == 401
    assert (
        httpx.post(f"{guarded.url}/mcp", json=hello, headers={**accept, "Authorization": "Bearer x"}).status_code == 401
    )


def test_anothers_session_is_not_entered(guarded: DevServer) -> None:
    begin = {
        "jsonrpc": "2.0",
        "id": 1,
        "method": "initialize",
        "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}},
    }
    accept = {"Accept": "application/json, text/event-stream"}
    opened = httpx.post(f"{guarded.url}/mcp", json=begin, headers={**accept, **bearer("ann")})
    session = {"Mcp-Session-Id": opened.headers["mcp-session-id"]}
    asked = {"jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": {}}
    theirs = httpx.post(f"{guarded.url}/mcp", json=asked, headers={**accept, **bearer("bob"), **session})
    assert theirs.status_code == 404


def test_a_real_name_is_answered(guarded: DevServer) -> None:
    """Behind a proxy the host is a name of the outside world."""
    begin = {"jsonrpc": "2.0", "id": 1, "method": "tools/list", "params": {}}
    headers = {"Accept": "application/json, text/event-stream", "Host": "memory.example.org", **bearer("ann")}
    assert httpx.post(f"{guarded.url}/mcp", json=begin, headers=headers).status_code not in (403, 421)
