"""A local HTTP server that speaks the OpenAI chat protocol: answers from a queue, faults on demand."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

USAGE = {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}


@dataclass
class Fault:
    """An HTTP error instead of an answer."""

    status: int
    message: str = "try later"


@dataclass
class Hang:
    seconds: float


@dataclass
class Raw:
    """Bytes sent as they are, with status 200 and JSON unless told otherwise."""

    body: bytes
    status: int = 200
    kind: str = "application/json"


def page(status: int = 200) -> Raw:
    """What a web server answers that is no model."""
    return Raw(b"<!DOCTYPE html><html><body>Welcome</body></html>", status, "text/html")


@dataclass
class Server:
    """What to answer next, and what was asked."""

    address: str = ""
    answers: list[Any] = field(default_factory=list)
    then: Any = "All right."
    requests: list[dict[str, Any]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)

    def tool_call(self, name: str, arguments: str | dict[str, Any], call_id: str = "call_1") -> dict[str, Any]:
        text = arguments if isinstance(arguments, str) else json.dumps(arguments)
        return {"tool_calls": [{"id": call_id, "type": "function", "function": {"name": name, "arguments": text}}]}


class Handler(BaseHTTPRequestHandler):
    state: Server
    protocol_version = "HTTP/1.1"
    streamed = "text/event-stream"

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.body = body
        self.state.requests.append(body)
        self.state.paths.append(self.path)
        answer = self.state.answers.pop(0) if self.state.answers else self.state.then
        if callable(answer):
            answer = answer(body)
        if isinstance(answer, Hang):
            time.sleep(answer.seconds)
            answer = "Late."
        if isinstance(answer, Fault):
            return self._send(answer.status, json.dumps(self.fault(answer)).encode())
        if isinstance(answer, Raw):
            return self._send(answer.status, answer.body, answer.kind)
        message = (
            {"role": "assistant", "content": answer}
            if isinstance(answer, str)
            else {"role": "assistant", "content": None, **answer}
        )
        return (
            self._stream(message) if body.get("stream") else self._send(200, json.dumps(self.whole(message)).encode())
        )

    def fault(self, fault: Fault) -> dict[str, Any]:
        return {"error": {"message": fault.message}}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        return _completion(message)

    def pieces(self, message: dict[str, Any]) -> Iterator[str]:
        """What is sent of a streamed answer, piece by piece."""
        for delta in _deltas(message):
            yield f"data: {json.dumps(_chunk(delta))}\n\n"
        yield f"data: {json.dumps(_chunk({}, finish=_reason(message)))}\n\n"
        if self.body.get("stream_options", {}).get("include_usage"):
            yield f"data: {json.dumps({**_chunk({}), 'choices': [], 'usage': USAGE})}\n\n"
        yield "data: [DONE]\n\n"

    def _send(self, status: int, body: bytes, kind: str = "application/json") -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _stream(self, message: dict[str, Any]) -> None:
        self.send_response(200)
        self.send_header("Content-Type", self.streamed)
        self.send_header("Connection", "close")
        self.end_headers()
        for piece in self.pieces(message):
            self.wfile.write(piece.encode())
            self.wfile.flush()
        self.close_connection = True


def _completion(message: dict[str, Any]) -> dict[str, Any]:
    choice = {"index": 0, "message": message, "finish_reason": _reason(message)}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1,
        "model": "local",
        "choices": [choice],
        "usage": USAGE,
    }


def _chunk(delta: dict[str, Any], finish: str | None = None) -> dict[str, Any]:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": "local",
        "choices": [choice],
    }


def _reason(message: dict[str, Any]) -> str:
    return "tool_calls" if message.get("tool_calls") else "stop"


def _deltas(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield {"role": "assistant", "content": ""}
    for word in (message.get("content") or "").split(" "):
        if word:
            yield {"content": word + " "}
    for index, call in enumerate(message.get("tool_calls") or []):
        yield {"tool_calls": [{"index": index, **call}]}


@contextmanager
def serving(speaks: type[Handler], under: str = "") -> Iterator[Server]:
    """Runs on a free port of the loopback interface until the block ends."""
    state = Server()
    handler = type("Handler", (speaks,), {"state": state})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.daemon_threads = True
    state.address = f"http://127.0.0.1:{server.server_address[1]}{under}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield state
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@contextmanager
def openai_server() -> Iterator[Server]:
    with serving(Handler, "/v1") as state:
        yield state
