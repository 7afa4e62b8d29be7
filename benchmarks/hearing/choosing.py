"""Train the judge that chooses how an outdated note reads (`language/hearing/choosing/chosen.npz`).

    python -m benchmarks.hearing.choosing           # writes the weights
    python -m benchmarks.hearing.choosing --check   # leaves out one set after another, prints what it gets right there

The lines in `data/choosing` are the news of a message, a note that they make outdated, how rules would have it read,
and which words must stand in the memory then, and which not. It rests on the weights of `benchmarks.hearing.train` and
on the judge of `benchmarks.hearing.staying`, which is trained anew without each set: what it says of texts it knows is
too good.
"""

import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.hearing import staying
from benchmarks.hearing.linear import Rows, rank_lightly, train
from language.hearing.choosing.chosen import FILE, choices
from language.hearing.choosing.texts import Outdated
from language.hearing.features import rows_of
from language.hearing.splicing.staying import use
from language.hearing.weights import Model

DATA = Path(__file__).parent / "data" / "choosing"
BITS = 15
_SHORT = 2
"""Letters of words that count only where they stand by themselves."""
_WITHOUT_REST = 0.2
"""How good a text is that lacks something of the note which stays."""


@dataclass(frozen=True)
class Choice:
    """An outdated note: each text that could stand for it by its features, the one of the rules first, and how good."""

    set: str
    options: list[Rows]
    good: list[float]


def examples() -> list[Choice]:
    """All outdated notes; what stays of them is weighed by a judge that does not know their set."""
    _parts()  # known before work is shared out
    with ProcessPoolExecutor() as several:
        return [one for each in several.map(_choices, sorted(DATA.glob("*.jsonl"))) for one in each]


@cache
def _parts() -> list[staying.Example]:
    return list(staying.examples())


def _choices(path: Path) -> list[Choice]:
    use(staying.trained([one for one in _parts() if one.set != path.stem]))
    found = []
    for line in path.read_text("utf-8").splitlines():
        told = json.loads(line)
        texts, signs = choices(_outdated(told))
        options = [np.array(rows_of(one, BITS)) for one in signs]
        found.append(Choice(path.stem, options, [_good(told, text) for text in texts]))
    return found


def _outdated(told: dict[str, Any]) -> Outdated:
    named = {name: told[name] for name in ("said", "note", "noted", "key", "ruled")}
    return Outdated(**named, unchanged=told.get("unchanged", ""), heard=tuple(told["heard"]))


def _good(told: dict[str, Any], text: str) -> float:
    """Does a memory say with a text what came, and nothing that has gone? It is better if all is there that stays."""
    kept = "\n".join([text, *told["beside"]])
    if any(_says(text, word) for word in told["goes"]):
        return 0.0
    if not all(_says("\n".join([kept, *told["heard"]]), word) for word in told["comes"]):
        return 0.0
    return 1.0 if all(_says(kept, word) for word in told["stays"]) else _WITHOUT_REST


def _says(text: str, word: str) -> bool:
    if len(word) > _SHORT:
        return word.casefold() in text.casefold()
    return bool(re.search(rf"(?<!\w){re.escape(word.casefold())}(?!\w)", text.casefold()))


def trained(known: Sequence[Choice]) -> Model:
    return rank_lightly([(one.options, one.good) for one in known], BITS)


def check(known: Sequence[Choice]) -> Iterator[str]:
    """Of each set, judged by weights trained on all others: how many notes read right by rules, as chosen and at best,
    and of how many all is there that stays."""
    for name in sorted({one.set for one in known}):
        judge = trained([one for one in known if one.set != name])
        here = [one for one in known if one.set == name]
        chosen = [
            max(range(len(one.good)), key=[judge.add(rows.tolist()) for rows in one.options].__getitem__)
            for one in here
        ]
        ways = {
            "rules": [one.good[0] for one in here],
            "chosen": [one.good[at] for one, at in zip(here, chosen, strict=True)],
            "best": [max(one.good) for one in here],
        }
        shown = (f"{way} {sum(map(bool, good))} ({good.count(1.0)} whole)" for way, good in ways.items())
        yield f"{name}: {len(here)}; {', '.join(shown)}"


def main() -> None:
    train(__doc__, FILE, examples, trained, check)


if __name__ == "__main__":
    main()
