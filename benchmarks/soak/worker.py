"""One process of a long run: opens the graphs, and answers turns and lives through nights as it is told to."""

import asyncio
import json
import os
import signal
from pathlib import Path
from typing import Any

from langchain_core.messages import HumanMessage

from graphs.build import Graphs, open_graphs
from stores import Settings

_WRITTEN = "Memories captured: "
LONGEST_LINE = 2**20


def serve(settings: dict[str, Any], socket: str, number: int, output: str, nice: int = 0) -> None:
    """The whole life of a worker; what it logs goes to a file. One for nights lets the others go first."""
    os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who started it says when it ends
    with Path(output).open("ab", 0) as file:
        for handle in (1, 2):
            os.dup2(file.fileno(), handle)
    os.environ["PGAPPNAME"] = f"worker-{number}"
    asyncio.run(_serve(Settings(**settings), socket, number))


async def _serve(settings: Settings, socket: str, number: int) -> None:
    async with open_graphs(settings) as graphs:
        reader, writer = await asyncio.open_unix_connection(socket, limit=LONGEST_LINE)
        work: set[asyncio.Task[None]] = set()

        async def answer(asked: dict[str, Any]) -> None:
            try:
                found = await (_night if "night" in asked else _turn)(graphs, asked)
            except Exception as error:  # what a turn came to is for the ledger
                found = {"error": f"{type(error).__name__}: {error}"[:500]}
            writer.write(json.dumps({**asked, **found}).encode() + b"\n")

        writer.write(json.dumps({"worker": number, "pid": os.getpid()}).encode() + b"\n")
        while line := await reader.readline():
            task = asyncio.create_task(answer(json.loads(line)))
            work.add(task)
            task.add_done_callback(work.discard)
        await asyncio.gather(*work)


async def _turn(graphs: Graphs, asked: dict[str, Any]) -> dict[str, Any]:
    told: list[str] = []
    said = HumanMessage(asked["text"], id=asked["id"])
    answer = await graphs.turn(
        asked["user"],
        asked["thread"],
        {"messages": [said]},
        on_progress=lambda event: told.append(str(event.get("progress"))),
    )
    written = sum(int(one.removeprefix(_WRITTEN)) for one in told if one.startswith(_WRITTEN))
    return {"reply": answer.reply[:80], "question": bool(answer.question), "written": written}


async def _night(graphs: Graphs, asked: dict[str, Any]) -> dict[str, Any]:
    where = {"configurable": {"thread_id": f"night-{asked['night']}"}}
    return {"report": (await graphs["nightly"].ainvoke({"run_date": asked["night"]}, where))["report"]}
