"""Whole days of interactions and what a night should make of them: `python -m benchmarks.days`.

Each labelled day is lived through on a store of its own, then the night comes. A memory is right when a label asks for
it; what a correction should have removed counts as missing while it still stands. The rules of the offline model were
looked at with the `tune` part only; of the `report` part only totals are looked at.
"""

import asyncio
import json
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from langchain_core.language_models import BaseChatModel

from benchmarks.extraction import Tally
from benchmarks.measuring import table
from graphs.models.offline import OfflineModel
from graphs.nightly.user_night import Nights
from stores import MemoryStore, Settings, open_store
from stores.records import Memory

CASES = Path(__file__).parent / "cases"
COLUMNS = ("days", "number", "expected", "found", "precision", "recall", "wrong")
MORNING = datetime(2026, 2, 12, 8, 0, tzinfo=UTC)
_DEEDS = {"post": "deliver", "read": "read", "save": "save_post"}


@dataclass
class Score(Tally):
    """Counts over labelled days of one group."""

    group: str = ""
    days: int = 0
    wrong: int = 0
    """Statements a label forbids: what others said, what was asked or supposed, secrets."""


@dataclass
class Clock:
    now: datetime = MORNING

    def __call__(self) -> datetime:
        return self.now


def cases(part: str) -> list[dict[str, Any]]:
    lines = (CASES / f"days_{part}.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


async def live(store: MemoryStore, user: str, day: Iterable[str], clock: Clock) -> None:
    """One deed a line: `post`, `read`, `save` or a reaction with a title, `on:` an article, then `me:` and `bot:`."""
    title = ""
    for line in day:
        clock.now += timedelta(minutes=7)
        word, _, rest = line.partition(" ")
        match word:
            case "on:":
                title = rest
            case "me:" | "bot:":
                role = "user" if word == "me:" else "assistant"
                await store.activity.message(user, f"talk {title}", role=role, content=rest, title=title)
            case "post" | "read" | "save":
                await getattr(store.activity, _DEEDS[word])(user, rest, title=rest)
            case _ if line.startswith("/"):
                await store.activity.command(user, line)
            case reaction:
                await store.activity.react(user, rest, title=rest, reaction=reaction)


async def learned(model: BaseChatModel, settings: Settings, case: Mapping[str, Any]) -> tuple[list[Memory], list[str]]:
    """What is durable and new after the night, and all that stands."""
    user, clock = case["id"], Clock()
    async with open_store(settings, clock=clock) as store:
        for known in case["known"]:
            await store.write(user, **known)
        before = {(row.key, row.value) for row in await store.read(user, durability="durable")}
        await live(store, user, case["day"], clock)
        clock.now = MORNING.replace(hour=23)
        night = await Nights(store, model, settings, clock).of(user, clock.now.date())
        assert night.status != "failed", night.reason
        rows = await store.read(user, durability="durable", limit=None)
    return [row for row in rows if (row.key, row.value) not in before], [_said(row) for row in rows]


def judge(score: Score, case: Mapping[str, Any], new: Sequence[Memory], standing: Sequence[str]) -> None:
    needed = [wanted for wanted in case["expected"] if not wanted.get("optional")]
    left = [words for words in case["gone"] if any(words in said for said in standing)]
    score.days += 1
    score.expected += len(needed) + len(case["gone"])
    score.recovered += sum(any(fits(row, wanted) for row in new) for wanted in needed) + len(case["gone"]) - len(left)
    score.found += len(new)
    score.right += sum(any(fits(row, wanted) for wanted in case["expected"]) for row in new)
    score.wrong += sum(any(words in said for said in standing) for words in case["forbidden"])


def fits(memory: Memory, wanted: Mapping[str, Any]) -> bool:
    sorted_so = "category" not in wanted or memory.category in wanted["category"]
    return sorted_so and all(word.casefold() in _said(memory) for word in wanted["contains"])


def _said(memory: Memory) -> str:
    return f"{memory.key} {memory.value}".casefold()


async def run(model: BaseChatModel | None = None, part: str = "report") -> list[Score]:
    """The labelled days lived through with this model: all of them, then by language and by sort of day."""
    chosen = Settings(database_url="sqlite://", documents="database", offline_fallback=False)
    scores: dict[str, Score] = {}
    for case in cases(part):
        new, standing = await learned(model or OfflineModel(), chosen, case)
        for group in ("all", case["language"], case["sort"]):
            judge(scores.setdefault(group, Score(group=group)), case, new, standing)
    return list(scores.values())


def rows(scores: Iterable[Score]) -> list[tuple[str, ...]]:
    return [
        (
            one.group,
            *map(str, (one.days, one.expected, one.found)),
            f"{one.precision:.3f}",
            f"{one.recall:.3f}",
            str(one.wrong),
        )
        for one in scores
    ]


async def main(model: BaseChatModel | None = None) -> None:
    for part in ("tune", "report"):
        table(f"Labelled days, {part}", COLUMNS, rows(await run(model, part)))


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
