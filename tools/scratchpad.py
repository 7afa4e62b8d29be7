"""The scratchpad: working data of an agent under keys. It is no memory: search and MEMORY.md know nothing of it."""

from typing import Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from tools.calls.json_answers import answer, error, unavailable
from tools.calls.tool_kinds import reading, writing
from tools.context import Context, resolve
from tools.ids import can_be_a_name
from tools.limits import shortened

MOST_KEYS = 200
MOST_FOUND = 20
_LONGEST_FOUND = 1_000

Run = ToolRuntime[Context, Any]


def scratchpad_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def scratchpad_get(key: str, runtime: Run) -> tuple[str, str | None]:
        """Read back a value of your scratchpad.

        Args:
            key: The key it was set under (e.g., 'api.endpoint')
        """
        user_id = resolve(runtime).user_id
        if refused := await unavailable(store, user_id):
            return refused, None
        value = await store.scratchpad.get(user_id, key) if can_be_a_name(key) else None
        if value is None:
            return error(
                "No value is set under this key. scratchpad_list shows the keys.", key=shortened(key, 80)
            ), None
        return answer({"key": key, "value": value}), value

    @writing
    async def scratchpad_set(key: str, value: str, runtime: Run) -> tuple[str, None]:
        """Keep a value on your scratchpad, for the work at hand: the current task, an intermediate result. What
        should be known about the user later does not belong here.

        Args:
            key: A short key; use dots to group keys (e.g., 'current_task', 'api.endpoint')
            value: The value; an empty one removes the key
        """
        user_id = resolve(runtime).user_id
        await store.scratchpad.set(user_id, key, value)
        return answer({"key": key, "message": "Set." if value else "Removed."}), None

    @reading
    async def scratchpad_list(runtime: Run, prefix: str = "") -> tuple[str, list[str]]:
        """List the keys of your scratchpad.

        Args:
            prefix: Only keys that begin with this (e.g., 'api.'; default: all keys)
        """
        user_id = resolve(runtime).user_id
        if refused := await unavailable(store, user_id):
            return refused, []
        keys = (await store.scratchpad.list(user_id, prefix))[:MOST_KEYS]
        return answer(keys), keys

    @reading
    async def scratchpad_search(query: str, runtime: Run) -> tuple[str, list[str]]:
        """Search the keys and values of your scratchpad for a piece of text.

        Args:
            query: Text to look for (e.g., 'example.com')
        """
        user_id = resolve(runtime).user_id
        if refused := await unavailable(store, user_id):
            return refused, []
        found = (await store.scratchpad.search(user_id, query))[:MOST_FOUND]
        shown = [{"key": key, "value": shortened(value, _LONGEST_FOUND)} for key, value in found]
        return answer(shown), [key for key, _ in found]

    return [scratchpad_get, scratchpad_set, scratchpad_list, scratchpad_search]
