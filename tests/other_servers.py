"""Local HTTP servers that speak Anthropic's and Ollama's protocols, with the queue and faults of `openai_server`."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.openai_server import Fault, Handler, Server, serving

USED = {"input_tokens": 10, "output_tokens": 5}
_KINDS = {401: "authentication_error", 404: "not_found_error", 429: "rate_limit_error", 529: "overloaded_error"}


class AnthropicHandler(Handler):
    """POST /v1/messages: blocks of text and of tool use."""

    def fault(self, fault: Fault) -> dict[str, Any]:
        return {"type": "error", "error": {"type": _KINDS.get(fault.status, "api_error"), "message": fault.message}}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        return {
            **_begun(),
            "content": _blocks(message),
            "stop_reason": "tool_use" if message.get("tool_calls") else "end_turn",
            "usage": USED,
        }

    def pieces(self, message: dict[str, Any]) -> Iterator[str]:
        yield _event("message_start", message={**_begun(), "usage": {"input_tokens": 10, "output_tokens": 1}})
        for place, block in enumerate(_blocks(message)):
            text = block["type"] == "text"
            empty: dict[str, Any] = {**block, "text": ""} if text else {**block, "input": {}}
            yield _event("content_block_start", index=place, content_block=empty)
            parts = [f"{word} " for word in block["text"].split()] if text else [json.dumps(block["input"])]
            for part in parts:
                delta = {"type": "text_delta", "text": part} if text else _partial(part)
                yield _event("content_block_delta", index=place, delta=delta)
            yield _event("content_block_stop", index=place)
        reason = "tool_use" if message.get("tool_calls") else "end_turn"
        yield _event("message_delta", delta={"stop_reason": reason, "stop_sequence": None}, usage=USED)
        yield _event("message_stop")


class OllamaHandler(Handler):
    """POST /api/chat: one JSON object a line, the last one with the counts; tool calls carry objects, and no ids."""

    streamed = "application/x-ndjson"

    def fault(self, fault: Fault) -> dict[str, Any]:
        return {"error": fault.message}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        return _line(_spoken(message), done=True)

    def pieces(self, message: dict[str, Any]) -> Iterator[str]:
        spoken = _spoken(message)
        if spoken.get("tool_calls"):
            yield json.dumps(_line(spoken, done=False)) + "\n"
        for word in spoken["content"].split():
            yield json.dumps(_line({"role": "assistant", "content": f"{word} "}, done=False)) + "\n"
        yield json.dumps(_line({"role": "assistant", "content": ""}, done=True)) + "\n"


def _begun() -> dict[str, Any]:
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": "local",
        "content": [],
        "stop_reason": None,
        "stop_sequence": None,
    }


def _blocks(message: dict[str, Any]) -> list[dict[str, Any]]:
    blocks: list[dict[str, Any]] = [{"type": "text", "text": message["content"]}] if message.get("content") else []
    for call in message.get("tool_calls") or []:
        given = json.loads(call["function"]["arguments"])
        blocks.append({"type": "tool_use", "id": call["id"], "name": call["function"]["name"], "input": given})
    return blocks


def _partial(text: str) -> dict[str, Any]:
    return {"type": "input_json_delta", "partial_json": text}


def _event(kind: str, **more: Any) -> str:
    return f"event: {kind}\ndata: {json.dumps({'type': kind, **more})}\n\n"


def _spoken(message: dict[str, Any]) -> dict[str, Any]:
    spoken: dict[str, Any] = {"role": "assistant", "content": message.get("content") or ""}
    if message.get("tool_calls"):
        functions = [call["function"] for call in message["tool_calls"]]
        spoken["tool_calls"] = [
            {"function": {"name": one["name"], "arguments": json.loads(one["arguments"])}} for one in functions
        ]
    return spoken


def _line(spoken: dict[str, Any], *, done: bool) -> dict[str, Any]:
    line: dict[str, Any] = {"model": "local", "created_at": "2026-02-12T09:00:00Z", "message": spoken, "done": done}
    if done:
        line |= {"done_reason": "stop", "total_duration": 1, "prompt_eval_count": 10, "eval_count": 5}
    return line


@contextmanager
def anthropic_server() -> Iterator[Server]:
    with serving(AnthropicHandler) as state:
        yield state


@contextmanager
def ollama_server() -> Iterator[Server]:
    with serving(OllamaHandler) as state:
        yield state
