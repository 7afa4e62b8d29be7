"""Talk to HN Pal on the terminal: `python -m scripts.chat --user-id ann`; `/memory help` lists commands."""

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from uuid import uuid4

if TYPE_CHECKING:
    from graphs.build import Graphs
    from scripts.screen.terminal import Screen

PROG = "python -m scripts.chat"


def arguments(given: list[str] | None = None, prog: str = PROG) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument("--user-id", required=True, help="who is talking; the memory is theirs")
    parser.add_argument("--thread", help="go on with an earlier conversation (default: a new one)")
    parser.add_argument("--article", type=Path, help="a text file to discuss; its first line is the title")
    return parser.parse_args(given)


async def chat(options: argparse.Namespace, screen: "Screen") -> int:
    from graphs.build import open_graphs
    from graphs.models.choose import model_name

    async with open_graphs() as graphs:
        thread = options.thread or str(uuid4())
        screen.note(f"{model_name(graphs.model)} · thread {thread} · /memory help · empty line or Ctrl-D to leave")
        if options.article:
            await turn(graphs, screen, options.user_id, thread, {"article": read_article(options.article)})
        while line := await asyncio.to_thread(read_line, screen):
            message = {"role": "user", "content": line}
            await turn(graphs, screen, options.user_id, thread, {"messages": [message]})
    return 0


async def turn(graphs: "Graphs", screen: "Screen", user_id: str, thread: str, given: Any) -> None:
    """One message and its answer; a question of the program is answered by the next message, or left alone by it."""
    from scripts.screen.terminal import Streamed
    from stores.errors import MemoryStoreError

    try:
        with Streamed(screen) as live:
            result = await graphs.turn(user_id, thread, given, on_progress=screen.progress, on_words=live.add)
    except MemoryStoreError as error:
        return screen.failure(str(error))
    return screen.reply(result.question or result.reply)


def read_article(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    title = text.strip().partition("\n")[0].lstrip("# ")
    return {"id": path.name, "title": title, "text": text}


def read_line(screen: "Screen") -> str:
    try:
        return screen.console.input("[bold cyan]› [/]").strip()
    except EOFError:
        return ""


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = arguments(given, prog)
    from scripts.parts.command_line import run
    from scripts.screen.terminal import Screen, failures_told_once

    failures_told_once()
    return run(lambda: chat(options, Screen()))


if __name__ == "__main__":
    sys.exit(main())
