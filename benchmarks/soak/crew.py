"""The processes of a long run: started, given work, killed, and started again."""

import asyncio
import json
import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf
from multiprocessing.context import BaseContext
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.soak import worker
from benchmarks.soak.talk import Turn

PRELOADED = ["graphs.build", "graphs.models.offline", "benchmarks.soak.worker", "benchmarks.soak.ahead"]
"""What the processes are forked from: a restart takes no longer than opening the graphs does."""

NICE = 10
"""How far nights stand back, as where `nice` starts them."""


async def until(is_so: Callable[[], bool], seconds: float = inf) -> None:
    """Wait for something, for so long at most."""
    end = time.monotonic() + seconds
    while True:
        if is_so() or time.monotonic() > end:
            return
        await asyncio.sleep(0.05)


@dataclass
class Worker:
    """One process: its place, what it works on, and since when it answers."""

    place: int
    process: Any
    number: int
    writer: asyncio.StreamWriter | None = None
    ready: float = 0.0
    turns: dict[int, Turn] = field(default_factory=dict)
    nights: set[str] = field(default_factory=set)

    @property
    def pid(self) -> int:
        return int(self.process.pid)

    def tell(self, **what: Any) -> None:
        assert self.writer is not None
        self.writer.write(json.dumps(what).encode() + b"\n")


class Crew:
    """All processes by place; the run is told what they answer, and which has ended."""

    def __init__(
        self,
        context: BaseContext,
        settings: dict[str, Any],
        folder: Path,
        on_answer: Callable[[Worker, dict[str, Any]], None],
        on_end: Callable[[Worker], None],
        seed: int = 0,
    ) -> None:
        self._context, self._settings, self._folder = context, settings, folder
        self._on_answer, self._on_end = on_answer, on_end
        self._dice = Random(seed)
        self.workers: dict[int, Worker] = {}
        self.started = 0
        self._processes = 0
        self.fallen: list[str] = []
        """Processes that ended though nobody had killed them."""
        self._killed: set[int] = set()
        self._stopping = False
        self._server: asyncio.AbstractServer | None = None

    @property
    def _socket(self) -> str:
        return str(self._folder / "crew.sock")

    async def open(self, processes: int) -> None:
        """Start so many for turns and one for nights, and wait until all of them answer."""
        self._server = await asyncio.start_unix_server(self._met, self._socket, limit=worker.LONGEST_LINE)
        self._processes = processes
        for place in range(processes + 1):
            await self._start(place)
        await until(lambda: len(self.ready) > processes)

    async def _start(self, place: int) -> None:
        self.started += 1
        output = str(self._folder / f"worker-{place}.log")
        given = (self._settings, self._socket, self.started, output, NICE if place == self._processes else 0)
        process = self._context.Process(target=worker.serve, args=given)  # type: ignore[attr-defined]  # each has it
        await asyncio.to_thread(process.start)
        self.workers[place] = Worker(place, process, self.started)

    @property
    def ready(self) -> list[Worker]:
        return [one for one in self.workers.values() if one.ready]

    async def any(self, *, night: bool = False) -> Worker:
        """One that answers, whichever: users stay with no process. Nights pass in one that answers nobody."""
        while True:
            if known := [one for one in self.ready if (one.place == self._processes) == night]:
                return self._dice.choice(known)
            await asyncio.sleep(0.01)

    async def _met(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        mine: Worker | None = None
        with suppress(ConnectionError):
            while line := await reader.readline():
                if not line.endswith(b"\n"):
                    break  # killed in the middle of a word
                told = json.loads(line)
                if mine is None:
                    mine = next(one for one in self.workers.values() if one.number == told["worker"])
                    mine.writer, mine.ready = writer, time.monotonic()
                else:
                    self._on_answer(mine, told)
        writer.close()
        if mine is not None and not self._stopping:
            await self._replace(mine)

    async def _replace(self, gone: Worker) -> None:
        gone.ready = 0.0
        self._on_end(gone)
        await asyncio.to_thread(gone.process.join, 30)
        if gone.pid not in self._killed:
            self.fallen.append(f"worker-{gone.place} ended by itself ({gone.process.exitcode})")
        await self._start(gone.place)

    def kill(self, spared: int) -> Worker | None:
        """Kill one of those that answer, whatever it does; the first ones live on."""
        known = [one for one in self.ready if one.place >= spared]
        if not known:
            return None
        chosen = self._dice.choice(known)
        self._killed.add(chosen.pid)
        os.kill(chosen.pid, signal.SIGKILL)
        return chosen

    async def close(self) -> None:
        """Let all of them end what they do."""
        self._stopping = True
        for one in self.workers.values():
            if one.writer is not None and one.ready:
                one.writer.write_eof()
        for one in self.workers.values():
            await asyncio.to_thread(one.process.join, 60)
            if one.process.exitcode != 0:
                self.fallen.append(f"worker-{one.place} ended with {one.process.exitcode}")
                one.process.kill()
        if self._server is not None:
            self._server.close()
