"""Near-duplicates found and statements wrongly merged, beside two naive peers: exact words and difflib's ratio.

The labelled pairs of UA-GEC are read from the folder that MEMORY_EVAL_DATA names; without it their row is skipped.
"""

import json
import os
import random
import re
from collections.abc import Callable, Sequence
from difflib import SequenceMatcher
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.samples.statement_pairs import Pair, opposite_pairs, other_object_pairs, slip_pairs
from language.meaning.alike.sameness import contradicts
from language.meaning.alike.similarity import near
from tools.facts.alike import shown_likeness

CASES = Path(__file__).parent / "cases"
Judge = Callable[[str, str], bool]
RATIO = 0.8
_WORD = re.compile(r"\w+")


def exact(one: str, two: str) -> bool:
    """The naive check: the same words, whatever the case and the punctuation."""
    return _WORD.findall(one.casefold()) == _WORD.findall(two.casefold())


def similar(one: str, two: str) -> bool:
    """What most scripts do: the ratio of difflib above a threshold."""
    matcher = SequenceMatcher(None, one.casefold(), two.casefold(), autojunk=False)
    return matcher.real_quick_ratio() >= RATIO and matcher.quick_ratio() >= RATIO and matcher.ratio() >= RATIO


JUDGES: dict[str, Judge] = {"near": near, "exact words": exact, f"difflib ≥ {RATIO}": similar}


def rate(judge: Judge, pairs: Sequence[Pair]) -> float:
    """The share of pairs that are taken for near duplicates."""
    return sum(judge(one, two) for one, two in pairs) / len(pairs)


def f1(judge: Judge, duplicates: Sequence[Pair], others: Sequence[Pair]) -> float:
    found = sum(judge(one, two) for one, two in duplicates)
    wrong = sum(judge(one, two) for one, two in others)
    return 2 * found / (2 * found + wrong + len(duplicates) - found)


def random_pairs(pairs: Sequence[Pair], seed: int) -> list[Pair]:
    """As many pairs of unrelated sentences: each first sentence with the second one of another pair."""
    shift = random.Random(seed).randrange(1, len(pairs))
    return [(pairs[place][0], pairs[(place + shift) % len(pairs)][1]) for place in range(len(pairs))]


def labelled_pairs() -> list[Pair]:
    """The written and the corrected sentence of each UA-GEC pair; none where the data is missing."""
    path = Path(os.environ.get("MEMORY_EVAL_DATA", "")) / "uagec.json"
    if not os.environ.get("MEMORY_EVAL_DATA") or not path.is_file():
        return []
    return [(written, corrected) for written, corrected in json.loads(path.read_text(encoding="utf-8"))]


def claims_of_one_fact() -> list[Pair]:
    """Two true claims about each message of the labelled evidence: the fact of one in other words, mostly."""
    files = sorted((Path(__file__).parent / "evidence" / "data").glob("*.tsv"))
    lines = (line.split("\t")[1:] for file in files for line in file.read_text(encoding="utf-8").splitlines())
    true = ([claim[1:] for claim in claims if claim.startswith("+")] for claims in lines)
    return [(one, two) for one, two, *_ in (claims for claims in true if len(claims) > 1)]


def is_shown(one: str, two: str) -> bool:
    """Is a pair shown as similar, to be looked at? It is not merged."""
    return bool(shown_likeness(one, two)) and not contradicts(one, two)


def paraphrases(half: str) -> tuple[list[Pair], list[Pair]]:
    """The labelled pairs of a half: one fact in other words, and two facts that have words in common."""
    lines = (CASES / f"paraphrases_{half}.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [json.loads(line) for line in lines]
    same, other = ([(case["one"], case["two"]) for case in cases if case["same"] is kind] for kind in (True, False))
    return same, other


def rows(count: int, seed: int) -> list[tuple[str, str, dict[str, float]]]:
    """Every measurement: what, the target, and each judge's figure."""
    measured = [
        ("slips of one statement, found", "≥ 0.95", slip_pairs(count, seed)),
        ("same relation, other object, merged", "≤ 0.01", other_object_pairs(count, seed)),
        ("opposite polarity, merged", "≤ 0.01", opposite_pairs(count, seed)),
    ]
    table = [
        (what, goal, {name: rate(judge, pairs) for name, judge in JUDGES.items()}) for what, goal, pairs in measured
    ]
    if labelled := labelled_pairs():
        others = random_pairs(labelled, seed)
        figures = {name: f1(judge, labelled, others) for name, judge in JUDGES.items()}
        table.insert(0, ("UA-GEC against random pairs, F1", "≥ 0.98", figures))
    return table


def main() -> None:
    console = Console()
    if not labelled_pairs():
        console.print("uagec.json skipped: set MEMORY_EVAL_DATA to the folder that has it")
    table = Table("near duplicates", "target", *JUDGES)
    for what, goal, figures in rows(count=2_000, seed=1):
        table.add_row(what, goal, *(f"{figure:.3f}" for figure in figures.values()))
    console.print(table)
    pairs = claims_of_one_fact()
    shown, merged = (rate(judge, pairs) for judge in (is_shown, near))
    other = rate(is_shown, random_pairs(pairs, seed=1))
    told = f"{len(pairs)} pairs of claims on one fact: {shown:.3f} shown as similar (≥ 0.10), {merged:.3f} merged"
    console.print(f"{told}; of random pairs {other:.3f} shown")
    table = Table("shown as similar", "one fact in other words", "two facts with words in common", "target")
    for half in ("tune", "report"):
        measured = (f"{rate(is_shown, kind):.2f} of {len(kind)}" for kind in paraphrases(half))
        table.add_row(half, *measured, "≥ 0.40, ≤ 0.05")
    console.print(table)


if __name__ == "__main__":
    main()
