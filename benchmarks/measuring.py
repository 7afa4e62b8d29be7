"""How figures are taken: peers by turns in one run, medians, and ratios instead of absolute times.

Machines are shared and noisy. Whatever slows one candidate down for a moment slows the others down too when they
take turns, so that the ratio of their medians stays comparable between runs and machines.
"""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median

from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

Act = Callable[[int], Awaitable[object]]
_LEFT_TO_OTHERS = 0.15
"""Seconds in which what nobody waits for is done."""
_WORDS = 4_000
_PER_ENTRY = 14


@dataclass(frozen=True)
class Figure:
    """A median of seconds."""

    seconds: float

    def __str__(self) -> str:
        for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
            if self.seconds >= size:
                return f"{self.seconds / size:.3g} {unit}"
        return f"{self.seconds / 1e-9:.3g} ns"


async def by_turns(acts: Mapping[str, Act], rounds: int, *, warm_up: int = 3, say: str = "") -> dict[str, Figure]:
    """The median duration of each act, where every round does each of them once.

    An act that has something to prepare or put away measures itself and returns its seconds.
    """
    taken: dict[str, list[float]] = {name: [] for name in acts}
    with Progress(transient=True) as progress:
        for number in progress.track(range(warm_up + rounds), description=say):
            for name, act in acts.items():
                began = time.perf_counter()
                said = await act(number)
                taken[name].append(said if isinstance(said, float) else time.perf_counter() - began)
    return {name: Figure(median(times[warm_up:])) for name, times in taken.items()}


@dataclass(frozen=True)
class Cost:
    """What an act takes: of whoever waits for it, and of the processor."""

    waited: Figure
    worked: Figure


async def by_blocks(acts: Mapping[str, Act], blocks: int, *, size: int = 10, say: str = "") -> dict[str, Cost]:
    """The medians of one act's duration and of its processor time in all threads, where blocks of several take turns.

    What an act leaves to other threads is done before the block of another begins, and counts as its own work.
    """
    waited: dict[str, list[float]] = {name: [] for name in acts}
    worked: dict[str, list[float]] = {name: [] for name in acts}
    with Progress(transient=True) as progress:
        for block in progress.track(range(blocks + 1), description=say):
            for name, act in acts.items():
                work = time.process_time()
                for number in range(block * size, (block + 1) * size):
                    began = time.perf_counter()
                    await act(number)
                    waited[name].append(time.perf_counter() - began)
                await asyncio.sleep(_LEFT_TO_OTHERS)
                worked[name].append((time.process_time() - work) / size)
    return {name: Cost(Figure(median(waited[name][size:])), Figure(median(worked[name][1:]))) for name in acts}


def sentences(count: int, seed: int = 0) -> list[str]:
    """Statements of invented words, as common and rare as those of a language."""
    dice = Random(seed)
    syllables = [first + second for first in "bdfgklmnprstvz" for second in ("a", "e", "i", "o", "u", "an", "er", "il")]
    words = ["".join(dice.choices(syllables, k=dice.randint(2, 4))) for _ in range(_WORDS)]
    weights = [1 / (rank + 10) for rank in range(_WORDS)]
    return [" ".join(dice.choices(words, weights, k=_PER_ENTRY)).capitalize() for _ in range(count)]


def people() -> tuple[list[str], list[str]]:
    """What people tell of themselves, and what they say or ask later that changes nothing: two lists, in the words of
    many."""
    files = sorted((Path(__file__).parent / "cases" / "strangers").glob("*/en.scenarios.jsonl"))
    talks = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
    Random(3).shuffle(talks)
    later = [talk["turns"][-1] for talk in talks if talk["family"] in ("harm", "answer")]
    return [talk["turns"][0] for talk in talks if talk["family"] == "change"], later


def spelled(number: int) -> str:
    """A number in letters that make no word, for keys: digits and some words read as codes, which none may hold."""
    return "".join("bdfgklmnrs"[int(digit)] if digit.isdigit() else "x" for digit in str(number))


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], note: str = "") -> None:
    """A table of figures on the terminal."""
    drawn = Table(
        title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, caption=note, caption_justify="left"
    )
    for place, column in enumerate(columns):
        drawn.add_column(column, justify="right" if place else "left")
    for row in rows:
        drawn.add_row(*(str(cell) for cell in row))
    Console(highlight=False).print(drawn)


def skipped(what: str, why: str) -> None:
    Console(highlight=False).print(f"{what} skipped: {why}", style="dim", markup=False)


def verdict(value: float, limit: float, *, at_most: bool = True) -> str:
    """A ratio beside its target."""
    good = value <= limit if at_most else value >= limit
    return f"{'✓' if good else '✗'} {'≤' if at_most else '≥'} {limit:g}×"
