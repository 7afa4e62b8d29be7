"""Records the answers of a real model: `python -m tests.recordings.record NAME URL [--without-tools]`.

URL is any server that speaks the OpenAI protocol, for instance llama-cpp-python's with a small model. Between it and
the graphs stands a server that writes down every answer. With `--without-tools` that server refuses tools, as some do,
so that the model has to answer in plain text.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from langchain_openai import ChatOpenAI
from pydantic import SecretStr

from graphs.build import open_graphs
from stores import Settings
from tests.conftest import Clock
from tests.openai_server import Fault, Raw, openai_server
from tests.recordings.conversations import FOLDER, live

LONGEST = 160
PATIENCE = 3600.0
"""A model on a slow machine is waited for: what it says counts here, not when."""


class Recorder:
    """Passes requests on and keeps the answers."""

    def __init__(self, url: str, *, tools: bool) -> None:
        self.url = url
        self.tools = tools
        self.answers: list[dict[str, Any]] = []

    def __call__(self, asked: dict[str, Any]) -> Fault | Raw:
        if asked.get("tools") and not self.tools:
            self.answers.append({"status": 400})
            return Fault(400, "this model knows no tools")
        body = asked | {"max_tokens": LONGEST, "stream": False, "temperature": 0.0, "seed": 1}
        body.pop("stream_options", None)
        body.pop("max_completion_tokens", None)
        answer = httpx.post(f"{self.url}/chat/completions", json=body, timeout=PATIENCE)
        print(len(self.answers), answer.status_code, answer.text[:160].replace("\n", " "), flush=True)
        if answer.status_code != 200:
            self.answers.append({"status": answer.status_code})
            return Fault(answer.status_code)
        kept = _plain(answer.json())
        self.answers.append({"status": 200, "body": kept})
        return Raw(json.dumps(kept).encode())


def _plain(body: dict[str, Any]) -> dict[str, Any]:
    """The answer without what differs from run to run for no reason."""
    choice = body["choices"][0]
    return {
        "id": "chatcmpl-recorded",
        "object": "chat.completion",
        "created": 1,
        "model": "recorded",
        "choices": [{"index": 0, "message": choice["message"], "finish_reason": choice["finish_reason"]}],
        "usage": body["usage"],
    }


async def record(name: str, url: str, about: str, *, tools: bool) -> Path:
    recorder, clock = Recorder(url, tools=tools), Clock()
    with tempfile.TemporaryDirectory() as folder, openai_server() as server:
        server.then = recorder
        model = ChatOpenAI(
            model="recorded",
            base_url=server.address,
            api_key=SecretStr("none"),
            timeout=PATIENCE,
            max_retries=0,
            disable_streaming=True,
        )
        settings = Settings(
            data_dir=Path(folder),
            database_url="",
            prompts_dir=None,
            toolkits=("memory",),
            model_size="large",
            call_seconds=PATIENCE,
            turn_seconds=PATIENCE,
            night_seconds=PATIENCE,
        )
        async with open_graphs(settings, model=model, clock=clock) as graphs:
            lived = await live(graphs, "reader", clock)
        await model.root_async_client.close()
    file = FOLDER / f"{name}.json"
    kept = {"about": about, "durable": lived.durable, "replies": lived.replies, "answers": recorder.answers}
    file.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return file


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("url")
    parser.add_argument("--about", default="", help="which model, on which server")
    parser.add_argument("--without-tools", action="store_true")
    options = parser.parse_args()
    print(asyncio.run(record(options.name, options.url, options.about, tools=not options.without_tools)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
