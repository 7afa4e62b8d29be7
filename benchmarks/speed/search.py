"""The speed of the index beside search engines: `python -m benchmarks.speed.search [--sizes 1000 10000 100000]`.

All engines get the same word tokens and take turns; times are medians, and what counts is the ratio. Two rows are
ours, both of the class that users search: of words only, as the peers, and what users get (the default analysis: stems
and 4-grams). Entries and queries are drawn from invented words that are as common and rare as those of a language.
"""

import argparse
import gc
import time
import tracemalloc
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any
from uuid import UUID

import numpy as np
from rank_bm25 import BM25Okapi
from rich.console import Console

from benchmarks.measuring import Figure, table, verdict
from benchmarks.speed.search_peers import COMPILED, ENGINES, OURS, USERS, Engine, Tokens, installed
from language.words.index_terms import default_analyzer
from stores.search.index.user_index import Entry, UserIndex

VOCABULARY = 20_000
MEAN_WORDS = 14.6
BLOCK = 10
"""So many queries an engine answers in a row before the next has its turn."""

ROUNDS = 3
QUERIES = {1_000: 300, 10_000: 200, 100_000: 40}
FASTEST = {1_000: 1.3, 10_000: 2.0, 100_000: 1.0}
RANK_BM25 = {1_000: 10, 10_000: 50, 100_000: 300}
COLD = {1_000: 4, 10_000: 8, 100_000: 20}
REBUILT_AT = 10_000


def corpus(size: int, seed: int = 0) -> list[list[str]]:
    """Entries of about 15 words, with a vocabulary that grows as that of a chat does."""
    dice = np.random.default_rng(seed)
    syllables = np.array([first + second for first in "bdfgklmnprstvz" for second in "aeiou"])
    words = np.unique(["".join(word) for word in dice.choice(syllables, (2 * VOCABULARY, 3))])
    words = dice.permutation(words)[:VOCABULARY]
    chances = 1 / (np.arange(len(words)) + 5) ** 1.15
    lengths = np.maximum(2, dice.gamma(4, MEAN_WORDS / 4, size).astype(int))
    drawn = words[dice.choice(len(words), lengths.sum(), p=chances / chances.sum())].tolist()
    ends = np.cumsum(lengths)
    return [drawn[end - length : end] for end, length in zip(ends.tolist(), lengths.tolist(), strict=True)]


def questions(entries: Sequence[Tokens], count: int, seed: int = 1) -> list[list[str]]:
    """Some words of some entry, common ones among them."""
    dice = np.random.default_rng(seed)
    asked = []
    for place in dice.integers(len(entries), size=count):
        words = dice.choice(entries[place], int(dice.integers(3, 13))).tolist()
        asked.append(list(dict.fromkeys(words)))
    return asked


def seconds(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def search_times(engines: dict[str, Engine], asked: Sequence[Tokens]) -> dict[str, list[float]]:
    """For each engine and query the median of the rounds."""
    taken: dict[str, list[list[float]]] = {name: [[] for _ in asked] for name in engines}
    for _ in range(ROUNDS):
        for first in range(0, len(asked), BLOCK):
            for name, engine in engines.items():
                for place in range(first, min(first + BLOCK, len(asked))):
                    began = time.perf_counter()
                    engine.find(asked[place])
                    taken[name][place].append(time.perf_counter() - began)
    return {name: [median(times) for times in rows] for name, rows in taken.items()}


def searches(size: int, entries: Sequence[Tokens], names: Sequence[str]) -> None:
    asked = questions(entries, QUERIES.get(size, 40))
    with Console(stderr=True).status(f"{size:,} entries"):
        engines = {name: ENGINES[name](entries) for name in names}
        for engine in engines.values():
            for query in asked[:BLOCK]:
                engine.find(query)
        times = search_times(engines, asked)
        same = {name: agreement(engines[OURS], engine, asked) for name, engine in engines.items()}
    middle = {name: median(rows) for name, rows in times.items()}
    fastest = min((name for name in middle if name in COMPILED), key=middle.__getitem__, default="")
    rows = []
    for name, figure in middle.items():
        goal = ""
        if name == fastest and size in FASTEST:
            goal = verdict(middle[OURS] / figure, FASTEST[size])
        elif name == "rank_bm25" and size in RANK_BM25:
            goal = verdict(figure / middle[OURS], RANK_BM25[size], at_most=False)
        slow = Figure(float(np.percentile(times[name], 95)))
        ratio = f"{figure / middle[OURS]:.3g}×"
        rows.append((name, Figure(figure), slow, ratio, f"{same[name]:.0%}", goal))
    note = (
        f"target beside {fastest or 'a compiled peer'}: our time against its; beside rank_bm25: its time against ours"
    )
    columns = ("search, top 5", "p50", "p95", "to ours", "same top 5", "target")
    table(f"{size:,} entries of {np.mean([len(entry) for entry in entries]):.1f} words", columns, rows, note)


def agreement(ours: Engine, other: Engine, asked: Sequence[Tokens]) -> float:
    """How often an engine finds the same entries; only the same formula can."""
    sample = asked[:40]
    found = [(list(ours.find(query)), list(other.find(query))) for query in sample]
    return float(np.mean([set(map(str, one)) == set(map(str, two)) for one, two in found]))


def one_more(sizes: Sequence[int], names: Sequence[str]) -> None:
    """What one more entry costs: ours at every size, rebuilt or written by the peers at one."""
    fresh = corpus(400, seed=9)
    with Console(stderr=True).status("one more entry"):
        ours = {name: entry_times(name, sizes, fresh) for name in (OURS, USERS)}
        entries = corpus(REBUILT_AT)
        peers = {}
        for name in names:
            if name not in ours:
                engine = ENGINES[name](entries)
                peers[name] = median(seconds(lambda: engine.add(fresh[0])) for _ in range(3))  # noqa: B023 - called at once
    smallest, largest = min(sizes), max(sizes)
    here = ours[OURS].get(REBUILT_AT, ours[OURS][largest])
    rows = []
    for name, taken in ours.items():
        for size, figure in taken.items():
            growth = f"{figure / taken[smallest]:.2f}× of {smallest:,}"
            goal = verdict(figure / taken[smallest], 1.5) if size == largest > smallest else ""
            rows.append((f"{name}, {size:,} entries", Figure(figure), growth, goal))
    for name, figure in peers.items():
        goal = verdict(figure / here, 5_000, at_most=False) if name == "rank_bm25" else ""
        rows.append((f"{name}, {REBUILT_AT:,} entries", Figure(figure), f"{figure / here:,.0f}× ours", goal))
    table("One more entry, searchable at once", ("", "median", "ratio", "target"), rows)


def entry_times(name: str, sizes: Sequence[int], fresh: Sequence[Tokens]) -> dict[int, float]:
    indexes = {size: ENGINES[name](corpus(size)) for size in sizes}
    taken: dict[int, list[float]] = {size: [] for size in sizes}
    for tokens in fresh:
        for size, index in indexes.items():
            began = time.perf_counter()
            index.add(tokens)
            taken[size].append(time.perf_counter() - began)
    return {size: median(times) for size, times in taken.items()}


def cold_start(sizes: Sequence[int]) -> None:
    """A snapshot loaded, against tokenising all texts again."""
    rows = []
    for size in sizes:
        texts = [" ".join(tokens) for tokens in corpus(size)]
        blob = built(texts).dump()
        loaded, again = [], []
        for _ in range(3):
            gc.collect()
            began = time.perf_counter()
            UserIndex.load(blob)
            loaded.append(time.perf_counter() - began)
            began = time.perf_counter()
            built(texts)
            again.append(time.perf_counter() - began)
        ratio = median(again) / median(loaded)
        goal = verdict(ratio, COLD[size], at_most=False) if size in COLD else ""
        rows.append(
            (f"{size:,}", Figure(median(loaded)), Figure(median(again)), f"{ratio:.1f}×", f"{len(blob):,}", goal)
        )
    table("Cold start of what users get", ("entries", "load", "tokenise", "ratio", "bytes", "target"), rows)


def built(texts: Sequence[str], **how: Any) -> UserIndex:
    index = UserIndex(**how)
    for number, text in enumerate(texts):
        index.put(Entry(str(UUID(int=number)), text))
    return index


def memory(size: int = 10_000) -> None:
    """Bytes held by an index built from text that nothing else keeps: its ids and words are its own."""
    texts = [" ".join(tokens) for tokens in corpus(size)]
    builds: dict[str, Callable[[], object]] = {
        OURS: lambda: built(texts, tokenizer=str.split),
        USERS: lambda: built(texts),
        "rank_bm25": lambda: BM25Okapi([text.split() for text in texts]),
    }
    held = {}
    for name, build in builds.items():
        gc.collect()
        tracemalloc.start()
        index = build()
        default_analyzer.cache_clear()
        gc.collect()
        held[name] = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        del index
    rows = []
    for name, figure in held.items():
        ratio = figure / held["rank_bm25"]
        goals = f"{verdict(figure / 1e6 * 10_000 / size, 5).replace('×', ' MB')}, {verdict(ratio, 0.333)}"
        rows.append((name, f"{figure / 1e6:.2f} MB", f"{ratio:.2f}", "" if name == "rank_bm25" else goals))
    table(f"Memory, {size:,} entries, ids and words included", ("", "held", "of rank_bm25's", "target"), rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sizes", type=int, nargs="+", default=[1_000, 10_000, 100_000], help="entries per user")
    sizes = sorted(parser.parse_args().sizes)
    names = installed(corpus(50))
    for size in sizes:
        searches(size, corpus(size), names)
    one_more(sizes, names)
    cold_start(sizes)
    memory()


if __name__ == "__main__":
    main()
