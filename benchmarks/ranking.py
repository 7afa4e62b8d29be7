"""Ranking by memory beside ranking by points and by BM25: `python -m benchmarks.ranking`.

Readers are simulated (`benchmarks/samples/readers.py`); each is written into a store as a real one would be, and ranked
with the defaults, room for the new and diversity included. The weights were chosen on the half called tune; the other
half, other readers of the same stock of posts, only reports.
BM25 is rank_bm25 over the words of the whole profile; equal scores go by points.
"""

import argparse
import asyncio
import math
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean

from rank_bm25 import BM25Okapi

from benchmarks.measuring import table
from benchmarks.retrieval import stems, words
from benchmarks.samples.readers import Reader, World
from stores import MemoryStore, Settings, open_store
from stores.ranking import likeness

READERS = 120
"""In each half."""
SEEDS = {"tune": 11, "report": 23}
TOP = 10
NOW = datetime(2026, 2, 12, 8, 0, tzinfo=UTC)
WAYS = ("points", "BM25", "BM25, stems", "BM25, stems, and points", "by memory, without topics", "by memory")
Order = list[str]


class Clock:
    """A clock that goes back to when something was told."""

    now = NOW

    def __call__(self) -> datetime:
        return self.now


async def live(store: MemoryStore, clock: Clock, reader: Reader) -> None:
    """What the reader told and did, at its time."""
    for number, told in enumerate(reader.told):
        clock.now = NOW - timedelta(days=told.days)
        await store.write(reader.id, key=f"told_{number}", value=told.value, category=told.category)
    clock.now = NOW
    for deed in reader.deeds:
        at, post = NOW - timedelta(days=deed.days), deed.post
        if deed.what == "saved":
            await store.activity.save_post(reader.id, post.id, title=post.title, at=at)
        else:
            await store.activity.react(reader.id, post.id, title=post.title, reaction=deed.what, at=at)


def by_points(reader: Reader) -> Order:
    return [post.id for post in sorted(reader.page, key=lambda post: -post.points)]


def by_bm25(reader: Reader, tokens: Callable[[str], list[str]], points: float = 0.0) -> Order:
    """What rank_bm25 makes of the profile as one query; with a share for the points, where asked."""
    index = BM25Okapi([tokens(f"{post.title} {post.text}") for post in reader.page])
    scores = index.get_scores(tokens(" ".join(told.value for told in reader.told)))
    most, popular = max(*scores, 1e-9), max(math.log1p(post.points) for post in reader.page)
    worth = [
        score / most + points * math.log1p(post.points) / popular
        for score, post in zip(scores, reader.page, strict=True)
    ]
    order = sorted(range(len(reader.page)), key=lambda place: (-worth[place], -reader.page[place].points))
    return [reader.page[place].id for place in order]


def ndcg(order: Sequence[str], clicks: frozenset[str]) -> float:
    """How much of the best possible page of ten is there."""
    gained = sum(1 / math.log2(place + 2) for place, name in enumerate(order[:TOP]) if name in clicks)
    return gained / sum(1 / math.log2(place + 2) for place in range(min(TOP, len(clicks))))


async def measure(part: str, many: int = READERS) -> dict[str, float]:
    """NDCG@10 of each way, over the readers of a half who click on anything."""
    world, clock = World(SEEDS[part]), Clock()
    found: dict[str, list[float]] = {name: [] for name in WAYS}
    with tempfile.TemporaryDirectory(prefix="ranking-") as folder:
        settings = Settings(data_dir=Path(folder), database_url="", documents="database", hybrid=False)
        async with open_store(settings, clock=clock) as store:
            for number in range(many):
                reader = world.reader(number)
                await live(store, clock, reader)
                if reader.clicks:
                    for name, order in zip(found, await orders(store, reader), strict=True):
                        found[name].append(ndcg(order, reader.clicks))
    return {name: mean(values) for name, values in found.items()}


async def orders(store: MemoryStore, reader: Reader) -> list[Order]:
    """The page in the order of each way."""
    stemmed = stems("english")
    ours = (await store.rank(reader.id, reader.page)).ids
    with without_topics():
        words_only = (await store.rank(reader.id, reader.page)).ids
    peers = by_bm25(reader, words), by_bm25(reader, stemmed), by_bm25(reader, stemmed, points=1.0)
    return [by_points(reader), *peers, words_only, ours]


@contextmanager
def without_topics() -> Iterator[None]:
    """Without the table of topics, which has the same author as the posts."""
    usual, likeness.TOPIC = likeness.TOPIC, 0.0
    try:
        yield
    finally:
        likeness.TOPIC = usual


async def unknown_reader() -> bool:
    """Whether a reader with no memory gets the order by points."""
    reader = World(1).reader(0)
    with tempfile.TemporaryDirectory(prefix="ranking-") as folder:
        async with open_store(Settings(data_dir=Path(folder), database_url="", hybrid=False)) as store:
            return (await store.rank("nobody", reader.page)).ids == by_points(reader)


def rows(figures: dict[str, float]) -> list[tuple[str, ...]]:
    ours = figures["by memory"]
    return [(name, f"{value:.3f}", f"{ours / value:.2f}×") for name, value in figures.items()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--readers", type=int, default=READERS, help="readers in each half")
    many = parser.parse_args().readers
    for part in SEEDS:
        figures = asyncio.run(measure(part, many))
        goal = ("target", "", "points ≥ 1.3×, BM25 ≥ 1.1×")
        table(
            f"Ranking for {many} simulated readers ({part})", ("", "NDCG@10", "ours beside it"), [*rows(figures), goal]
        )
    same = asyncio.run(unknown_reader())
    table("A reader with no memory", ("", ""), [("gets the order by points", "yes" if same else "NO")])


if __name__ == "__main__":
    main()
