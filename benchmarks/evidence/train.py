"""Train the weights with which `language/meaning/judging` weighs a memory against what was said.

python -m benchmarks.evidence.train           # writes language/meaning/judging/weights.npz
python -m benchmarks.evidence.train --check   # each source of claims measured by weights trained on the others
"""

import argparse
import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from benchmarks.evidence.boosting import fit, joined
from language.meaning.claims import claims
from language.meaning.evidence import FAIR, SURE, evidence_of, weighable
from language.meaning.judging.features import Features
from language.meaning.judging.judge import FILE, Trees, write

HERE = Path(__file__).parent
BENCHMARKS = HERE.parent
LANGUAGES = ("en", "uk", "de", "es")
_UNSEEN = ("newest",)
"""The cases by strangers that report: nothing is trained on them."""
_SEEDS = 2
_HARD = 0.3
"""What a claim in quite other words than the user's counts beside one of the others."""
_OURS = 1.5
_OTHERS = 3.0
"""What a claim by other hands counts: such claims are what the judge is asked about."""
_OUR_SOURCES = ("near", "-2", "promises")


class Example(NamedTuple):
    """A claim, what was said, and whether that says it."""

    source: str
    language: str
    said: str
    claim: str
    true: bool


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on sources that were not trained on")
    given = arguments.parse_args()
    read_rows = [(one, row) for one in read() if (row := _features(one)) is not None]
    examples, rows = [one for one, _ in read_rows], [row for _, row in read_rows]
    names = sorted({name for row in rows for name in row})
    table = np.array([[row.get(name, 0.0) for name in names] for row in rows])
    if given.check:
        _check(examples, table, names)
        return
    write(trained(examples, table, names, np.ones(len(examples), dtype=bool)))
    print(f"{len(examples)} claims, {len(names)} features, {FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


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


def _features(one: Example) -> Features | None:
    """What is weighed of an example; of what a rule refuses the judge is never asked, so nothing is learned of it."""
    claimed = claims(one.claim, topic="")
    return weighable(claimed, evidence_of(one.said, claimed[0].cues))


def trained(examples: list[Example], table: np.ndarray, names: list[str], used: np.ndarray) -> Trees:
    """The weights that tell these examples apart."""
    wanted = np.array([float(one.true) for one in examples])[used]
    weights = np.array([_weight(one) for one in examples])[used]
    return joined([fit(table[used], wanted, weights, names, seed=seed) for seed in range(_SEEDS)])


def _weight(one: Example) -> float:
    if one.source == "hard":
        return _HARD
    return _OURS if one.source in _OUR_SOURCES else _OTHERS


def _check(examples: list[Example], table: np.ndarray, names: list[str]) -> None:
    """Print what is accepted and refused of each source, by weights trained on the others."""
    sources = np.array([one.source for one in examples])
    for source in sorted(set(sources)):
        trees = trained(examples, table, names, sources != source)
        for language in LANGUAGES:
            mine = [at for at, one in enumerate(examples) if one.source == source and one.language == language]
            weighed = np.array([trees.weigh(table[at].astype(np.float32)) for at in mine])
            true = np.array([examples[at].true for at in mine])
            shares = (
                f"over {least}: true accepted {(weighed[true] > least).mean():.2f}, "
                f"false refused {(weighed[~true] <= least).mean():.2f}"
                for least in (FAIR, SURE)
            )
            print(f"{source} {language}: {'; '.join(shares)}")


if __name__ == "__main__":
    main()
