"""Chinese days: are the messages found that a question needs? `python -m benchmarks.chats.memdaily`.

MemDaily (github.com/nuster1128/MemSim) names no licence, so nothing of it comes along: `--data` or MEMORY_EVAL_MEMDAILY
names the folder of its files (`data_generation/final_dataset/messages_and_QAs`), and without it the measurement says
so.

What counts is the share of the needed messages among the first five. A peer that orders all messages has many of one
score, most often none: which of those come first is chance. So of each method the share is the one to be expected when
ties are broken at random, and what it did not find at all comes last; beside it, what was found by a score alone.
"""

import argparse
import json
import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from rank_bm25 import BM25Okapi

from benchmarks.measuring import skipped, table
from benchmarks.retrieval import by_words, pairs_of_letters
from stores.search.index.user_index import Entry
from stores.search.index_cache import dated

LIMIT = 5
_TIME = re.compile(r"(\d+)年(\d+)月(\d+)日 \S+ (\d+):(\d+)")
_DECIMALS = 9

Scores = Callable[[str], Mapping[str, float]]
"""The messages that were found for a question, and their scores."""


class Day(NamedTuple):
    """What one user wrote, and what is asked of it with the messages that are needed."""

    sort: str
    messages: list[Entry]
    questions: list[tuple[str, frozenset[str]]]


def days(folder: Path, one_in: int = 1) -> Iterator[Day]:
    for path in sorted(folder.glob("*.json")):
        for told in json.loads(path.read_text(encoding="utf-8"))[::one_in]:
            messages = [_message(one, place) for place, one in enumerate(told["message_list"])]
            asked = [(one["question"], frozenset(map(str, one["target_step_id"]))) for one in told["question_list"]]
            yield Day(path.stem.split("_")[1], messages, asked)


def _message(told: Any, place: int) -> Entry:
    when = _TIME.match(told["time"])
    at = datetime(*map(int, when.groups()), tzinfo=UTC) if when else None  # type: ignore[arg-type, misc]  # five numbers
    return Entry(str(told["mid"]), told["message"], created_at=at, position=place)


def as_memories(messages: Sequence[Entry]) -> Scores:
    return _found([one._replace(text=dated(one.text, one.created_at)) for one in messages])


def as_turns(messages: Sequence[Entry]) -> Scores:
    return _found([one._replace(kind="message", category="user", conversation_id="days") for one in messages])


def _found(entries: Sequence[Entry]) -> Scores:
    find = by_words(entries)
    return lambda query: {match.id: match.score for match in find(query, LIMIT)}


def peer(messages: Sequence[Entry]) -> Scores:
    """rank_bm25 on pairs of letters."""
    index = BM25Okapi([pairs_of_letters(one.text) or [""] for one in messages])

    def scores(query: str) -> Mapping[str, float]:
        return dict(zip((one.id for one in messages), index.get_scores(pairs_of_letters(query)).tolist(), strict=True))

    return scores


def expected(scores: Mapping[str, float], needed: frozenset[str]) -> float:
    """The share of what is needed among the first, to be expected when equal scores are in no order."""
    ties: defaultdict[float, set[str]] = defaultdict(set)
    for name, score in scores.items():
        ties[round(score, _DECIMALS)].add(name)
    room, share = LIMIT, 0.0
    for score in sorted(ties, reverse=True):
        tied = ties[score]
        share += len(tied & needed) * min(1.0, room / len(tied))
        room = max(0, room - len(tied))
    return share / len(needed)


def row(name: str, method: Callable[[Sequence[Entry]], Scores], known: Sequence[Day]) -> tuple[str, ...]:
    """The expected share over all questions, the share found by a score, and the first by sort of question."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    found = []
    for day in known:
        scores_of = method(day.messages)
        nothing = dict.fromkeys((one.id for one in day.messages), 0.0)
        for query, needed in day.questions:
            scores = {**nothing, **scores_of(query)}
            shares[day.sort].append(expected(scores, needed))
            best = sorted((name for name in scores if scores[name] > 0), key=lambda name: -scores[name])[:LIMIT]
            found.append(len(needed.intersection(best)) / len(needed))
    whole = mean(share for several in shares.values() for share in several)
    return (name, f"{whole:.3f}", f"{mean(found):.3f}", *(f"{mean(shares[sort]):.2f}" for sort in sorted(shares)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", default=os.environ.get("MEMORY_EVAL_MEMDAILY", ""), help="folder of MemDaily's files")
    parser.add_argument("--one-in", type=int, default=3, metavar="N", help="take every Nth day (default 3)")
    chosen = parser.parse_args()
    known = list(days(Path(chosen.data), chosen.one_in)) if chosen.data else []
    if not known:
        skipped("MemDaily", "name the folder of its files (messages_and_QAs) with --data or MEMORY_EVAL_MEMDAILY")
        return
    ways = {"as memories": as_memories, "as turns": as_turns, "peer": peer}
    rows = [row(name, method, known) for name, method in ways.items()]
    sorts = sorted({day.sort[:5] for day in known})
    note = "R@5 with ties in no order; by a score alone; on the right the first by sort of question"
    table("Chinese days (MemDaily)", ("", "R@5", "scored", *sorts), [*rows, ("target", "≥ peer")], note)


if __name__ == "__main__":
    main()
