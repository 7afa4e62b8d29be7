"""What came of a change that was put aside because it took too long."""

import asyncio
import json
from typing import Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from stores.areas.tasks import Task
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading
from tools.context import Context, resolve
from tools.facts import answers
from tools.ids import memory_id

_WAIT_S = 1.0
_LOOKS = 10


def task_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def memory_task_result(task_id: str, runtime: ToolRuntime[Context, Any]) -> tuple[str, None]:
        """Read what came of a change that was answered with status "queued".

        Args:
            task_id: The task_id of that answer
        """
        user_id, handle = resolve(runtime).user_id, memory_id(task_id)
        task = await _awaited(store, user_id, handle) if handle else None
        if task is None:
            return answers.error("No task has this task_id. Its result is kept for a few days only."), None
        if not task.done:
            return answer({"status": "queued", "task_id": task.id, "message": "It is still being made."}), None
        return answer(
            {"task_id": task.id, "tool": task.tool, "state": task.state, "result": _parsed(task.answer)}
        ), None

    return [memory_task_result]


async def _awaited(store: MemoryStore, user_id: str, task_id: str) -> Task | None:
    """The task, when it is done or a moment has passed."""
    task = await store.tasks.get(user_id, task_id)
    for _ in range(_LOOKS):
        if task is None or task.done:
            break
        await asyncio.sleep(_WAIT_S / _LOOKS)
        task = await store.tasks.get(user_id, task_id)
    return task


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text
