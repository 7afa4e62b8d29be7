"""The two tools that ChatGPT asks of a source of knowledge: search for ids, fetch a whole entry by its id."""

import json
from typing import Any

import mcp_types as types

from stores import MemoryStore
from stores.labels import shown_label
from stores.records import USER_KINDS, Memory

NAMES = ("search", "fetch")
_MOST = 10
_LOOKS = types.ToolAnnotations(read_only_hint=True, open_world_hint=False)


def _takes(name: str, words: str) -> dict[str, Any]:
    return {"type": "object", "properties": {name: {"type": "string", "description": words}}, "required": [name]}


TOOLS = [
    types.Tool(
        name="search",
        title="Search memory",
        description="Search what is known of the user; answers with ids for `fetch`.",
        input_schema=_takes("query", "Words to look for"),
        annotations=_LOOKS,
    ),
    types.Tool(
        name="fetch",
        title="Fetch one memory",
        description="The whole of one entry that `search` found.",
        input_schema=_takes("id", "The id of the entry"),
        annotations=_LOOKS,
    ),
]


class Pair:
    """Both tools over one store."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store

    async def call(self, user_id: str, wanted: types.CallToolRequestParams) -> types.CallToolResult:
        name = "query" if wanted.name == "search" else "id"
        text = (wanted.arguments or {}).get(name)
        if not isinstance(text, str) or not text.strip():
            return _failed(f"{wanted.name} needs a text as `{name}`.")
        return await (self._search(user_id, text) if wanted.name == "search" else self._fetch(user_id, text.strip()))

    async def _search(self, user_id: str, query: str) -> types.CallToolResult:
        hits = await self._store.search(user_id, query, limit=_MOST, kinds=list(USER_KINDS), viewer="agent")
        found = [{"id": hit.id, "title": shown_label(hit.key, hit.value), "url": _url(hit.id)} for hit in hits]
        return _answer({"results": found})

    async def _fetch(self, user_id: str, wanted: str) -> types.CallToolResult:
        known = await self._store.read(user_id, kind=None, limit=None, viewer="agent")
        memory = next((one for one in known if one.id == wanted), None)
        if memory is None:
            return _failed("There is no entry with this id: take one from `search`.")
        return _answer(_whole(memory))


def _whole(memory: Memory) -> dict[str, Any]:
    about = {
        "category": memory.category,
        "kind": memory.kind,
        "source": memory.source,
        "created": str(memory.created_at),
    }
    title = shown_label(memory.key, memory.value)
    return {"id": memory.id, "title": title, "text": memory.value, "url": _url(memory.id), "metadata": about}


def _url(entry: str) -> str:
    return f"memory:///entries/{entry}"


def _answer(data: dict[str, Any]) -> types.CallToolResult:
    text = json.dumps(data, ensure_ascii=False)
    return types.CallToolResult(content=[types.TextContent(text=text)], structured_content=data)


def _failed(words: str) -> types.CallToolResult:
    return types.CallToolResult(content=[types.TextContent(text=words)], is_error=True)
