"""How fast conversations move in, and what that takes: `python -m benchmarks.speed.moving`.

Each import runs in a process of its own, so that its memory is its own; helpers that look for secrets count in.
"""

import asyncio
import json
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from benchmarks.measuring import table, verdict
from stores import Settings, open_store

SIZES = (10_000, 100_000)
"""Messages."""
TURNS = 20
SECOND, MEGABYTES = 5_000, 200
LARGE = 500_000_000
"""Bytes of the largest file."""
_SAID = (
    "Could you explain how that works once more?", "I tried it yesterday and it went better than before",
    "Thanks, that helps a lot", "What would you cook for six people on a weekday?", "Let us go on with the second part",
    "My sister visits next week, where should we go?", "That is not quite what I meant", "Shorter, please",
)  # fmt: skip
_ANSWERED = (
    "Gladly: it comes down to two steps, and the second of them is the one that people forget.",
    "Here are three ideas that fit a weekday evening and need no oven at all.",
    "You could begin in the old town, have lunch by the river, and keep the museum for the afternoon.",
    "I see. Then the shorter version would be this one, without the part about the weather.",
)
_ASIDES = (
    "Really.", "Anyway.", "Hm.", "Right.", "Well.", "Perhaps.", "Maybe later.", "In short.", "By the way.", "At last.",
    "As ever.", "No hurry.", "Once more.", "Why not.",
)  # fmt: skip


def _conversation(number: int, chance: Random) -> dict[str, Any]:
    mapping: dict[str, Any] = {"n0": {"id": "n0", "message": None, "parent": None, "children": ["n1"]}}
    for turn in range(1, TURNS + 1):
        role, texts = ("user", _SAID) if turn % 2 else ("assistant", _ANSWERED)
        words = " ".join(chance.choice(texts) for _ in range(chance.randint(1, 3)))
        words = f"{words} {chance.choice(_ASIDES)} {chance.choice(_ASIDES)}"
        message = {
            "id": f"{number}-{turn}",
            "author": {"role": role},
            "create_time": 1_700_000_000 + number * 100 + turn,
            "content": {"content_type": "text", "parts": [words]},
            "metadata": {},
            "recipient": "all",
        }
        children = [f"n{turn + 1}"] if turn < TURNS else []
        mapping[f"n{turn}"] = {"id": f"n{turn}", "message": message, "parent": f"n{turn - 1}", "children": children}
    named = {"title": f"Talk {number}", "conversation_id": f"c{number}", "current_node": f"n{TURNS}"}
    return {**named, "create_time": 1_700_000_000 + number * 100, "mapping": mapping}


def write_export(path: Path, messages: int) -> None:
    """An export of ChatGPT with so many messages."""
    chance = Random(messages)
    with path.open("w", encoding="utf-8") as file:
        for number in range(messages // TURNS):
            file.write("," if number else "[")
            json.dump(_conversation(number, chance), file)
        file.write("]")


def _memory(pid: int) -> Iterator[int]:
    """Bytes that a process and those it started hold now, on Linux."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
        yield next(int(line.split()[1]) << 10 for line in status.splitlines() if line.startswith("VmRSS"))
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                yield from _memory(int(child))
    except (OSError, StopIteration):
        return


async def _measured(*given: str) -> tuple[float, float, float]:
    """Seconds of the import alone, those of all cores together, and the most memory held, helpers included."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "benchmarks.speed.moving", *given, stdout=asyncio.subprocess.PIPE
    )
    most = 0
    reading = asyncio.create_task(process.communicate())
    while not reading.done():
        most = max(most, sum(_memory(process.pid)))
        await asyncio.wait([reading], timeout=0.05)
    out, _ = await reading
    seconds, worked = map(float, out.decode().split()[-2:])
    return seconds, worked, most / 1e6


async def once(path: str, folder: str, *, dry_run: bool = False) -> None:
    """One import in this process; prints how long it took."""
    async with open_store(Settings(data_dir=Path(folder))) as store:
        start, idle = time.perf_counter(), _worked()
        report = await store.load_from("ann", path, dry_run=dry_run)
        assert report.messages, report
        sys.stdout.write(f"{time.perf_counter() - start} {_worked() - idle}\n")


def _worked() -> float:
    """Seconds that cores worked for this process and the helpers that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


async def run() -> None:
    rows: list[tuple[Any, ...]] = []
    costs = []
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        for size in SIZES:
            path = Path(folder) / f"{size}.json"
            write_export(path, size)
            seconds, worked, memory = await _measured(str(path), f"{folder}/{size}")
            costs.append(worked / size)
            quick, small = verdict(SECOND * seconds / size, 1.0), verdict(memory / MEGABYTES, 1.0)
            speed = f"{size / seconds:,.0f} a second"
            rows.append((f"{size:,} messages", speed, quick, f"{costs[-1] * 1e6:.0f} µs", f"{memory:,.0f} MB", small))
        grows = costs[-1] / costs[0]
        rows.append(("work for one of many to one of few", f"{grows:.2f}×", verdict(grows, 1.5), "", "", ""))
        large = Path(folder) / "large.json"
        write_export(large, LARGE // 400)
        seconds, _, memory = await _measured(str(large), f"{folder}/large", "dry")
        size = large.stat().st_size // 1_000_000
        speed, small = f"{size / seconds:,.0f} MB a second", verdict(memory / MEGABYTES, 1.0)
        rows.append((f"{size:,} MB of JSON, dry run", speed, "", "", f"{memory:,.0f} MB", small))
    heads = ("", "speed", f"≥ {SECOND:,} a second", "work of all cores", "memory", f"≤ {MEGABYTES} MB")
    table("Imports, with the helpers that look for secrets", heads, rows)


def main() -> None:
    given = sys.argv[1:]
    asyncio.run(once(*given[:2], dry_run="dry" in given[2:]) if given else run())


if __name__ == "__main__":
    main()
