"""Train the judge that weighs whether a message makes a note outdated (`language/hearing/stored/meant.npz`).

    python -m benchmarks.hearing.meant           # writes the weights
    python -m benchmarks.hearing.meant --check   # leaves out one set after another, prints what it gets right there

The situations in `data/meant` are what was known of somebody, the message that followed, and which notes it made
outdated. It rests on the weights of `benchmarks.hearing.train`, so those come first.
"""

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks.hearing.examples import said_after
from benchmarks.hearing.layers import Rows, fit
from benchmarks.hearing.linear import train
from language.asking.words import words_for
from language.hearing.features import rows_of
from language.hearing.judge import topics_of
from language.hearing.stored.layered import Layered
from language.hearing.stored.meant import FILE, Situation, situation_features

BITS = 18
_MET, _WRITTEN = frozenset({"chats", "near"}), 0.3
"""The sets of situations as the product met them, and how much any other one counts beside those."""
_BESIDE_OTHERS = 0.25
"""How many of the messages that change something are also put beside what somebody else is known for."""


@dataclass(frozen=True)
class Weighed:
    """A note beside a message: its features, and whether the message makes it outdated."""

    set: str
    message: int
    changes: bool
    """Does the message change anything?"""
    rows: Rows
    outdated: bool


def unrelated(told: Sequence[dict[str, Any]], *, seed: int = 0) -> Iterator[dict[str, Any]]:
    """Some messages that change something, each beside what is known of somebody else, of which it is about nothing."""
    chance = random.Random(seed)
    alike = defaultdict(list)
    for one in told:
        alike[_language(one)].append(one)
    for one in told:
        other = chance.choice(alike[_language(one)])
        if one["outdated"] and chance.random() < _BESIDE_OTHERS and not _topics(one) & _topics(other):
            yield {**other, "set": one["set"], "text": one["text"], "outdated": []}


def _language(told: dict[str, Any]) -> str:
    return words_for(told["text"]).language


def _topics(told: dict[str, Any]) -> frozenset[str]:
    return frozenset(max(topics, key=topics.__getitem__) for topics in map(topics_of, told["notes"]))


def weighed(number: int, told: dict[str, Any]) -> list[Weighed]:
    """Every note of a situation with its features."""
    given = Situation(told["text"], told["notes"], told["starts"], told["latest"])
    return [
        Weighed(told["set"], number, bool(told["outdated"]), _rows(features), at in told["outdated"])
        for at, features in situation_features(given, range(len(given.notes))).items()
    ]


def _rows(features: Sequence[str]) -> Rows:
    return np.array(sorted(set(rows_of(features, BITS))))


def trained(examples: Sequence[Weighed]) -> Layered:
    """What the product itself noted of chats teaches more than notes that were written for this."""
    counts = [1.0 if one.set in _MET else _WRITTEN for one in examples]
    return fit([one.rows for one in examples], [one.outdated for one in examples], BITS, counts=counts)


def check(examples: Sequence[Weighed]) -> Iterator[str]:
    """Of each set, judged by weights trained on all others: changes found, and messages asked about for nothing."""
    for name in sorted({one.set for one in examples}):
        judge = trained([one for one in examples if one.set != name])
        by_message: dict[int, list[tuple[Weighed, float]]] = defaultdict(list)
        left_out = [one for one in examples if one.set == name]
        for one, likely in zip(left_out, judge.likely([one.rows.tolist() for one in left_out]), strict=True):
            by_message[one.message].append((one, likely))
        yield f"{name}: " + "; ".join(_share(list(by_message.values()), least) for least in (0.2, 0.3, 0.5))


def _share(messages: Sequence[Sequence[tuple[Weighed, float]]], least: float) -> str:
    changing = [one for one in messages if one[0][0].changes]
    others = [one for one in messages if not one[0][0].changes]
    found = sum(any(note.outdated and likely >= least for note, likely in one) for one in changing)
    needless = sum(any(likely >= least for _, likely in one) for one in others)
    return f"at {least} found {found / max(1, len(changing)):.2f}, needless {needless / max(1, len(others)):.3f}"


def examples() -> list[Weighed]:
    """Every note of all situations, and of those that are put together."""
    told = said_after()
    told += unrelated(told)
    with ProcessPoolExecutor() as several:
        return [one for each in several.map(weighed, range(len(told)), told, chunksize=20) for one in each]


def main() -> None:
    train(__doc__, FILE, examples, trained, check)


if __name__ == "__main__":
    main()
