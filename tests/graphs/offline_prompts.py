"""Prompts in the form the graphs give them to the offline model, and a run of its tool calls."""

import json
from collections.abc import Callable, Mapping
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage, HumanMessage, SystemMessage, ToolMessage

from graphs.models.offline import OfflineModel
from prompts import block

TODAY = "2026-02-12"
MEMORY_TOOLS = ("search_memory", "read_memory", "write_memory", "update_memory", "delete_memory")
NOTHING = "No memories found matching 'x'"


def tool(name: str) -> dict[str, Any]:
    return {"type": "function", "function": {"name": name, "description": name, "parameters": {"type": "object"}}}


def system(task: str, *blocks: str) -> SystemMessage:
    return SystemMessage("\n".join([f"Task: {task}", f"Today: {TODAY}", "Conversation: c1", "", *blocks]))


def interactions(*records: Mapping[str, Any]) -> str:
    return block("interactions", "\n".join(json.dumps(record, ensure_ascii=False) for record in records))


def hit(key: str, value: str, category: str = "personal_context", rank: int = 1) -> str:
    return f"{rank}. [{category}] {key}\n   {value}\n   (score: 1.20) source: explicit, 2026-02-01, id: abc-{rank}"


def found(*hits: str) -> str:
    return "Search results:\n\n" + "\n\n".join(hits)


Answers = Mapping[str, str | Callable[[dict[str, Any]], str]]


DONE = {"write_memory": "stored", "update_memory": "updated", "delete_memory": "deleted"}
"""What the tools' receipts say when they have done it."""


class Run:
    """A conversation with the model whose tool calls are answered from a table."""

    def __init__(self, task: str, *blocks: str, tools: tuple[str, ...] = MEMORY_TOOLS) -> None:
        self.messages: list[AnyMessage] = [system(task, *blocks)]
        self.model = OfflineModel().bind_tools([tool(name) for name in tools])
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.turns: list[int] = []

    async def say(self, text: str, answers: Answers | None = None) -> str:
        self.messages.append(HumanMessage(text))
        for _ in range(30):
            answer = await self.model.ainvoke(self.messages)
            assert isinstance(answer, AIMessage)
            self.messages.append(answer)
            if not answer.tool_calls:
                return str(answer.text)
            self.turns.append(len(answer.tool_calls))
            for call in answer.tool_calls:
                self.calls.append((call["name"], call["args"]))
                reply = (answers or {}).get(call["name"], NOTHING)
                content = reply if isinstance(reply, str) else reply(call["args"])
                done = {"status": DONE[call["name"]]} if content.startswith("✓") else None
                self.messages.append(ToolMessage(content, tool_call_id=call["id"] or "", artifact=done))
        raise AssertionError("the model never stopped calling tools")

    def named(self, name: str) -> list[dict[str, Any]]:
        return [args for called, args in self.calls if called == name]
