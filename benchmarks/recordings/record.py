"""Records what a real model answers: `python -m benchmarks.recordings.record NAME URL FILE [--without-tools]`.

URL is any server that speaks the OpenAI protocol. Every answer is kept under the name of its request
(`requests.py`), so that prompts may change without a new recording. With `--without-tools` tools are refused, as some
servers do, and the model has to answer in plain text. README.md says which weights were used.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal
from unittest.mock import patch

import httpx
from langchain_openai import ChatOpenAI
from pydantic import SecretStr

import prompts.quoting
from benchmarks.recordings.living import Clock, live
from benchmarks.recordings.requests import name_of
from benchmarks.recordings.said import SAID
from graphs.build import open_graphs
from stores import Settings

PATIENCE = 3600.0
"""A model on a slow machine is waited for: what it says counts here, not when."""
STARTS = datetime(2026, 2, 12, 9, tzinfo=UTC)


class Recorder(httpx.AsyncBaseTransport):
    """Passes requests on and keeps the answers; one that is kept already is given again."""

    def __init__(self, file: Path, kept: dict[str, Any], *, tools: bool, options: dict[str, Any]) -> None:
        self.file, self.tools, self.options = file, tools, options
        self.kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else kept | {"answers": {}}
        self.real = httpx.AsyncHTTPTransport()
        self.asked = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = json.loads(await request.aread())
        if body.get("tools") and not self.tools:
            return httpx.Response(400, json={"error": {"message": "this model knows no tools"}})
        self.asked += 1
        name = name_of(body)
        if name not in self.kept["answers"]:
            await self._ask(name, request, body)
        return httpx.Response(200, json=as_completion(self.kept["answers"][name]))

    async def _ask(self, name: str, request: httpx.Request, body: dict[str, Any]) -> None:
        wanted = body | self.options | {"stream": False, "cache_prompt": True}
        wanted.pop("max_completion_tokens", None)
        started = time.monotonic()
        sent = httpx.Request(request.method, request.url, json=wanted, extensions={"timeout": {"read": PATIENCE}})
        answer = await self.real.handle_async_request(sent)
        given = json.loads(await answer.aread())
        choice = given["choices"][0]
        message = {part: choice["message"][part] for part in ("content", "tool_calls") if choice["message"].get(part)}
        took = round(time.monotonic() - started)
        self.kept["answers"][name] = {"message": message, "finish": choice["finish_reason"], "seconds": took}
        self.file.write_text(json.dumps(self.kept, indent=0, ensure_ascii=False) + "\n", encoding="utf-8")
        print(f"{took}s {name} {json.dumps(message, ensure_ascii=False)[:150]}", flush=True)


def as_completion(answer: dict[str, Any]) -> dict[str, Any]:
    """A kept answer as the protocol has it."""
    message = {"role": "assistant", "content": None, **answer["message"]}
    return {
        "id": "chatcmpl-recorded",
        "object": "chat.completion",
        "created": 1,
        "model": "recorded",
        "choices": [{"index": 0, "message": message, "finish_reason": answer["finish"]}],
        "usage": {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15},
    }


async def record(
    recorder: Recorder,
    url: str,
    prompts_dir: Path | None,
    conversations: Any,
    size: Literal["small", "large"],
    *,
    night: bool,
) -> None:
    clock = Clock(STARTS)
    with tempfile.TemporaryDirectory() as folder:
        client = httpx.AsyncClient(transport=recorder, timeout=PATIENCE)
        model = ChatOpenAI(
            model="recorded",
            base_url=url,
            api_key=SecretStr("none"),
            http_async_client=client,
            timeout=PATIENCE,
            max_retries=0,
            disable_streaming=True,
        )
        settings = Settings(
            data_dir=Path(folder),
            database_url="",
            prompts_dir=prompts_dir,
            toolkits=("memory",),
            model_size=size,
            call_seconds=PATIENCE,
            turn_seconds=PATIENCE,
            night_seconds=PATIENCE,
        )
        async with open_graphs(settings, model=model, clock=clock) as graphs:
            for turn in await live(graphs, clock, lambda: recorder.asked, conversations, night=night):
                print(f"> {turn.said.text}\n{turn.reply}\n  {turn.durable}", flush=True)
        await client.aclose()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("about", help="which model, on which server")
    parser.add_argument("url")
    parser.add_argument("file", type=Path)
    parser.add_argument("--without-tools", action="store_true")
    parser.add_argument("--longest", type=int, default=80, help="tokens of one answer")
    parser.add_argument("--prompts", type=Path, help="a folder with prompts of one's own")
    parser.add_argument("--said", choices=list(SAID), default="everyday", help="which messages")
    parser.add_argument("--conversations", type=int, default=5, help="how many of them")
    parser.add_argument("--messages", type=int, default=8, help="how many messages of each")
    parser.add_argument("--size", choices=("small", "large"), default="small", help="how much it is asked at once")
    parser.add_argument("--temperature", type=float, default=0.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--without-night", action="store_true", help="the night once all conversations are there")
    options = parser.parse_args()
    asked = {"max_tokens": options.longest, "temperature": options.temperature, "seed": options.seed}
    kept = {"about": options.about, "said": options.said}
    recorder = Recorder(options.file, kept, tools=not options.without_tools, options=asked)
    said = [one[: options.messages] for one in SAID[options.said][: options.conversations]]
    # One number for all quotations, so that the server need not read a prompt twice.
    with patch.object(prompts.quoting, "token_hex", lambda length: "0" * 2 * length):
        night = not options.without_night
        asyncio.run(record(recorder, options.url, options.prompts, said, options.size, night=night))
    return 0


if __name__ == "__main__":
    sys.exit(main())
