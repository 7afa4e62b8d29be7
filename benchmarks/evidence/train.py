"""Train the weights with which `language/meaning/judging` weighs a memory against what was said.

python -m benchmarks.evidence.train           # writes language/meaning/judging/weights.npz
python -m benchmarks.evidence.train --check   # each source of claims measured by weights trained on the others
"""

import argparse
import csv
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import numpy as np

from benchmarks.evidence.boosting import fit, joined
from benchmarks.evidence.line import fit_line
from language.meaning.claims import claims
from language.meaning.evidence import evidence_of, seen, supports
from language.meaning.judging import judge as judging
from language.meaning.judging.features import Features
from language.meaning.judging.judge import FILE, Judge, write
from language.meaning.judging.wording import places
from language.meaning.said import Said

HERE = Path(__file__).parent
BENCHMARKS = HERE.parent
LANGUAGES = ("en", "uk", "de", "es")
_UNSEEN = ("newest",)
"""The cases by strangers that report: nothing is trained on them."""
_SEEDS = 2
_REFUSED = "refused by a rule"
"""A sign of its own, so that its words are not blamed for what a rule sees."""
_HARD = 0.3
"""What a claim in quite other words than the user's counts beside one of the others."""
_OURS = 1.5
_OTHERS = 3.0
"""What a claim by other hands counts: such claims are what the judge is asked about."""
_PROMISED = 6.0
"""What a claim counts that users are promised to be read rightly."""
_SWAPPED = 0.5
"""What a claim counts that was made of another message."""
_APART = " swapped"
_COUNTED = {"hard": _HARD, "near": _OURS, "-2": _OURS, "-4": _OURS, "promises": _PROMISED}
"""Our own sources."""


class Example(NamedTuple):
    """A claim, what was said, and whether that says it."""

    source: str
    language: str
    said: str
    claim: str
    true: bool


class Row(NamedTuple):
    """What is learned of an example: its features, the places of its signs, and whether a rule refuses it."""

    features: Features
    places: list[int]
    refused: bool


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on sources that were not trained on")
    given = arguments.parse_args()
    told = list(read())
    rows = [(one, row) for one in (*told, *swapped(told)) if (row := _row(one)) is not None]
    if given.check:
        _check(rows)
        return
    judge = learned(rows)
    write(judge)
    print(f"{len(rows)} claims, {len(judge.trees.names)} features, {FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


def read() -> Iterator[Example]:
    """The labelled claims of every source."""
    for language in LANGUAGES:
        for line in (BENCHMARKS / "hearing" / "data" / "claims" / f"{language}.jsonl").read_text("utf-8").splitlines():
            one = json.loads(line)
            yield Example("hard", language, one["said"], one["claim"], one["true"])
        for path in sorted((HERE / "data").glob(f"{language}*.tsv")):
            for line in path.read_text("utf-8").splitlines():
                said, *told = line.split("\t")
                yield from (Example(path.stem[2:] or "near", language, said, one[1:], one[0] == "+") for one in told)
    for path in sorted((BENCHMARKS / "cases" / "strangers").glob("*/*claims.jsonl")):
        if path.parent.name in _UNSEEN:
            continue
        for line in path.read_text("utf-8").splitlines():
            one = json.loads(line)
            yield Example(path.parent.name, one["lang"], one["said"], one["claim"], one["true"])
    with (BENCHMARKS.parent / "tests" / "promises" / "claims.tsv").open(encoding="utf-8", newline="") as file:
        for language, true, said, claim in list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))[1:]:
            yield Example("promises", language, said, claim, true == "yes")


def swapped(told: Sequence[Example]) -> Iterator[Example]:
    """Every second message of a source beside a claim of another one, which it does not say."""
    groups: dict[tuple[str, str], list[Example]] = defaultdict(list)
    for one in told:
        if one.source != "hard":
            groups[one.source, one.language].append(one)
    for group in groups.values():
        others = group[len(group) // 2 :] + group[: len(group) // 2]
        for one, other in list(zip(group, others, strict=True))[::2]:
            if one.said != other.said:
                yield Example(one.source + _APART, one.language, one.said, other.claim, true=False)


def _row(one: Example) -> Row | None:
    """What is weighed of an example; nothing where there is nothing to weigh."""
    claimed = claims(one.claim, topic="")
    evidence = evidence_of(one.said, claimed[0].cues)
    if not evidence.passage or not any(claim.needs for claim in claimed):
        return None
    found, refused = seen(claimed, evidence)
    return Row(found.features, places([*found.signs, _REFUSED] if refused else found.signs), refused)


def learned(rows: Sequence[tuple[Example, Row]]) -> Judge:
    """The weights that tell these examples apart; of what a rule refuses only the wording is learned."""
    weighed = [(one, row) for one, row in rows if not row.refused]
    names = sorted({name for _, row in weighed for name in row.features})
    table = np.array([[row.features.get(name, 0.0) for name in names] for _, row in weighed])
    trees = [fit(table, *_wanted(weighed), names, seed=seed) for seed in range(_SEEDS)]
    return Judge(joined(trees), fit_line([row.places for _, row in rows], *_wanted(rows)))


def _wanted(rows: Sequence[tuple[Example, Row]]) -> tuple[np.ndarray, np.ndarray]:
    return np.array([float(one.true) for one, _ in rows]), np.array([_weight(one) for one, _ in rows])


def _weight(one: Example) -> float:
    if one.source.endswith(_APART):
        return _SWAPPED
    return _COUNTED.get(one.source, _OTHERS)


def _check(rows: Sequence[tuple[Example, Row]]) -> None:
    """Print how many claims of each source are believed and refused, by weights trained on the others."""
    told = Counter[tuple[str, str, bool]]()
    right = Counter[tuple[str, str, bool]]()
    sources = {one.source for one, _ in rows if not one.source.endswith(_APART)}
    for source in sorted(sources - set(_COUNTED)):
        judge = learned([(one, row) for one, row in rows if one.source.removesuffix(_APART) != source])
        with patch.object(judging, "loaded", lambda judge=judge: judge):
            for one in (one for one in read() if one.source == source):
                for counted in (source, "all"):
                    told[counted, one.language, one.true] += 1
                    right[counted, one.language, one.true] += supports(one.claim, "", [Said(one.said)]) is one.true
        _print(source, told, right)
    _print("all", told, right)


def _print(source: str, told: Counter[tuple[str, str, bool]], right: Counter[tuple[str, str, bool]]) -> None:
    shares = (
        f"{language} {right[source, language, True] / max(1, told[source, language, True]):.2f} / "
        f"{right[source, language, False] / max(1, told[source, language, False]):.2f}"
        for language in LANGUAGES
    )
    print(f"{source}: {', '.join(shares)}")


if __name__ == "__main__":
    main()
