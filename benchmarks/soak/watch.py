"""What the processes of a long run hold as they grow older: memory, file handles, connections; and what they take."""

import os
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.soak.crew import Worker

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Sample:
    """One process at one moment."""

    at: float
    place: int
    number: int
    age: float
    megabytes: float
    handles: int
    connections: int

    @property
    def other_handles(self) -> int:
        """File handles that are no connections to the database."""
        return self.handles - self.connections


@dataclass
class Watch:
    """Looks at the processes now and then; `server` is the process of PostgreSQL, where it is ours."""

    address: str
    server: int | None = None
    samples: list[Sample] = field(default_factory=list)
    load: list[dict[str, float]] = field(default_factory=list)
    _spent: dict[int, float] = field(default_factory=dict)
    _before: tuple[float, float, float] | None = None

    def look(self, at: float, workers: Iterable[Worker]) -> None:
        """Take a sample of every worker, and of what all cores did since the last."""
        connections, size = self._asked()
        now = time.monotonic()
        for one in workers:
            with suppress(OSError, ValueError, IndexError):
                megabytes = int(Path(f"/proc/{one.pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE / 1e6
                handles = len(os.listdir(f"/proc/{one.pid}/fd"))
                self._spent[one.pid] = _cpu(one.pid)
                if one.ready:
                    held = connections[f"worker-{one.number}"]
                    age = now - one.ready
                    self.samples.append(Sample(at, one.place, one.number, age, megabytes, handles, held))
        if self.server is not None:
            self._spent[self.server] = family_cpu(self.server)
        self._weigh(at, now, sum(connections.values()), size)

    def _asked(self) -> tuple[Counter[str], int]:
        import psycopg

        with psycopg.connect(self.address) as asked:
            rows = asked.execute("SELECT application_name FROM pg_stat_activity WHERE datname = current_database()")
            connections = Counter(str(row[0]) for row in rows.fetchall())
            size: Any = asked.execute("SELECT pg_database_size(current_database())").fetchone()
        return connections, size[0]

    def _weigh(self, at: float, now: float, connections: int, size: int) -> None:
        ours, busy = sum(self._spent.values()), _machine()
        if self._before is not None:
            then, before, busy_before = self._before
            passed = (now - then) * (os.cpu_count() or 1)
            share, machine = (ours - before) / passed, (busy - busy_before) / passed
            self.load.append({"at": at, "ours": share, "machine": machine, "connections": connections, "bytes": size})
        self._before = now, ours, busy


def _cpu(pid: int, *, waited: bool = False) -> float:
    """Seconds of the cores that a process has had, and those of its ended children where asked."""
    parts = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return sum(int(ticks) for ticks in parts[11 : 15 if waited else 13]) / _TICKS


def family_cpu(pid: int) -> float:
    """The same of a server and all its children."""
    spent = 0.0
    with suppress(OSError):
        spent = _cpu(pid, waited=True)
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
        for child in children:
            with suppress(OSError, ValueError):
                spent += _cpu(int(child))
    return spent


def _machine() -> float:
    """Seconds that all cores were busy."""
    ticks = [int(one) for one in Path("/proc/stat").read_text(encoding="ascii").split("\n", 1)[0].split()[1:9]]
    return (sum(ticks) - ticks[3] - ticks[4]) / _TICKS


def server_of(address: str) -> int:
    """The process of a PostgreSQL on this machine."""
    import psycopg

    with psycopg.connect(address) as asked:
        row = asked.execute("SELECT current_setting('data_directory')").fetchone()
    assert row is not None
    return int((Path(row[0]) / "postmaster.pid").read_text(encoding="ascii").split("\n", 1)[0])
