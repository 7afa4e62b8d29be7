"""Changes that take too long are answered with `queued` and made in the background.

A call that is not done within the limit goes on here, and is kept in the store's queue until it is: after a kill
another process takes it up. It is carried out once, because a repeated call is recognised by its id.
"""

import asyncio
import contextvars
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from time import monotonic
from typing import Any
from uuid import uuid4

from langchain_core.messages import ToolMessage, messages_from_dict, messages_to_dict
from langchain_core.tools import BaseTool
from langgraph.errors import GraphBubbleUp
from langgraph.prebuilt import ToolRuntime

from stores import MemoryStore
from stores.areas.tasks import Finished, Task
from stores.errors import StorageFailed
from stores.write.checks.gate import check_unicode
from stores.write.erasure.eras import begun_in
from tools.calls.errors import explain
from tools.calls.evidence import call_id
from tools.calls.json_answers import answer
from tools.calls.plain import plain
from tools.calls.tool_kinds import can_wait, raising_errors
from tools.calls.versions import brought_up, current_name, version_of
from tools.context import Context

BATCH = 100
_LOOK_EVERY_S = 5.0
_QUEUED = (
    "The change is being made in the background. Do not claim it yet; read what came of it with memory_task_result."
)
_UNCONFIRMED = "It needs the user's confirmation, which nobody could ask for in the background: call it again."

Run = ToolRuntime[Context, Any]


class ToolQueue:
    """Carries out the slow calls of these tools, and those that a process left behind."""

    def __init__(self, store: MemoryStore, tools: Iterable[BaseTool], *, patience_s: float | None = None) -> None:
        self._store = store
        self._tools = {tool.name: tool for tool in tools}
        self._patience = store.settings.tool_timeout_ms / 1000 if patience_s is None else patience_s
        self._working: set[asyncio.Task[Any]] = set()
        self._looked = float("-inf")

    async def run(self, tool: BaseTool, request: Mapping[str, Any], runtime: Run) -> ToolMessage:
        """The answer of a call, or `queued` when it takes too long."""
        self._look_for_leftovers()
        running: asyncio.Task[ToolMessage] = asyncio.create_task(tool.ainvoke(dict(request), runtime.config))
        try:
            if can_wait(tool):
                await asyncio.wait({running}, timeout=self._patience)
                if not running.done() and (queued := await self._put_aside(request, runtime, running)):
                    return queued
            return await running
        except BaseException:
            running.cancel()
            raise

    async def drain(self) -> int:
        """Carry out what waits and nobody works on, batch by batch; says how many."""
        done = 0
        while tasks := await self._store.tasks.claim(BATCH):
            outcomes = await asyncio.gather(*(self._finished(task.id, self._carry_out(task)) for task in tasks))
            finished = [outcome for outcome in outcomes if outcome]
            await self._store.tasks.finish(finished)
            done += len(finished)
        return done

    async def settled(self) -> None:
        """Wait for what is under way in this process."""
        while self._working:
            await asyncio.gather(*self._working)

    async def _put_aside(
        self, request: Mapping[str, Any], runtime: Run, running: asyncio.Task[ToolMessage]
    ) -> ToolMessage | None:
        given = kept(request, runtime)
        if check_unicode(json.dumps(given, ensure_ascii=False)):
            return None
        name, context = request["name"], runtime.context
        call = call_id(runtime, context, name, json.dumps(given["args"])) or str(uuid4())
        task_id = await self._store.tasks.add(context.user_id, call, name, given)
        if task_id is None:
            return None
        self._start(self._follow(task_id, running))
        said = {"status": "queued", "task_id": task_id}
        text = answer(said | {"message": _QUEUED})
        return ToolMessage(text, name=name, tool_call_id=request["id"], artifact=said)

    async def _follow(self, task_id: str, running: asyncio.Task[ToolMessage]) -> None:
        outcome = await self._finished(task_id, running)
        await self._store.tasks.finish([outcome] if outcome else [])

    async def _finished(self, task_id: str, work: Any) -> Finished | None:
        """What a call came to; nothing where only the storage failed: the task waits for another try."""
        try:
            message: ToolMessage = await work
        except StorageFailed:
            return None
        except GraphBubbleUp:
            return Finished(task_id, _UNCONFIRMED, ok=False)
        except Exception as error:  # the outcome of a task is kept, also when it failed
            return Finished(task_id, explain(error), ok=False)
        return Finished(task_id, message.text, ok=message.status == "success")

    async def _carry_out(self, task: Task) -> ToolMessage:
        runtime, args = _restored(task)
        name, made_for = current_name(task.tool), int(task.call.get("version", 1))
        given = {**brought_up(name, args, made_for), "runtime": runtime}
        request = {"name": name, "args": given, "id": task.call["id"], "type": "tool_call"}
        tool = self._tools.get(name)
        if tool is None:
            return ToolMessage(f"There is no tool {task.tool} any more.", tool_call_id=task.call["id"], status="error")
        with begun_in(task.user_id, task.era), raising_errors():
            message: ToolMessage = await tool.ainvoke(request, runtime.config)
        return message

    def _look_for_leftovers(self) -> None:
        if monotonic() - self._looked >= _LOOK_EVERY_S:
            self._looked = monotonic()
            self._start(self.drain())

    def _start(self, work: Any) -> None:
        # A context of its own: what is done for one user must not be saved with the thread of another.
        started = asyncio.create_task(work, context=contextvars.Context())
        self._working.add(started)
        started.add_done_callback(self._working.discard)


def kept(request: Mapping[str, Any], runtime: Run) -> dict[str, Any]:
    """A call as the store can keep it: what it was given, and the words it rests on."""
    state = runtime.state
    evidence = {"evidence": plain(state["evidence"])} if "evidence" in state else {}
    return {
        "id": request["id"],
        "args": {name: value for name, value in request["args"].items() if name != "runtime"},
        "version": version_of(request["name"]),
        "context": asdict(runtime.context),
        "messages": messages_to_dict(state.get("messages", [])),
        **evidence,
    }


def _restored(task: Task) -> tuple[Run, dict[str, Any]]:
    given = task.call
    evidence = {"evidence": given["evidence"]} if "evidence" in given else {}
    runtime: Run = ToolRuntime(
        state={"messages": messages_from_dict(given["messages"]), **evidence},
        context=Context(**{**given["context"], "user_id": task.user_id}),
        config={},
        stream_writer=lambda _: None,
        tool_call_id=given["id"],
        store=None,
    )
    return runtime, dict(given["args"])
