"""Lines that connect a discussion to an earlier one: how often they are right, and how many connections are found."""

import json
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from language.meaning.alike.links import LINKED, Subject, linked

CASES = Path(__file__).parent / "cases"
TARGET = 0.9
SORTS = ("links", "links_other_words")
"""Pairs that mostly share a name or words, and pairs that tell of one thing in other words, in four languages."""


def cases(half: str, sort: str = SORTS[0]) -> list[dict[str, Any]]:
    """The labelled pairs of a half: an article, what was discussed before, and whether they are linked."""
    return [json.loads(line) for line in (CASES / f"{sort}_{half}.jsonl").read_text("utf-8").splitlines()]


def says_link(case: dict[str, Any]) -> bool:
    """Would a line be shown?"""
    past = Subject.of(case["past"]["title"], " ".join(case["past"]["points"]))
    return linked(Subject.of(case["title"], case["text"]), past) >= LINKED


def measure(pairs: Sequence[dict[str, Any]]) -> tuple[float, float]:
    """Precision and recall."""
    shown = [case for case in pairs if says_link(case)]
    right = sum(case["link"] for case in shown)
    return right / len(shown) if shown else 1.0, right / sum(case["link"] for case in pairs)


def main() -> None:
    table = Table("links to earlier discussions", "pairs", "precision", "recall", "target")
    for sort, half in product(SORTS, ("tune", "report")):
        pairs = cases(half, sort)
        precision, recall = measure(pairs)
        name = f"{half}{', in other words' if sort != SORTS[0] else ''}"
        table.add_row(name, str(len(pairs)), f"{precision:.2f}", f"{recall:.2f}", f"precision ≥ {TARGET}")
    Console().print(table)


if __name__ == "__main__":
    main()
