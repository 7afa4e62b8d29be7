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
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Choice:
    """An outdated note: each text that could stand for it by its features, the one of the rules first, and how good.

    A text is right (2) if the note says then all it must, and less so (1) where only what was heard beside it does.
    """

    set: str
    options: list[Rows]
    good: list[int]

    @property
    def right(self) -> frozenset[int]:
        """The places of the best texts, if any is good at all."""
        return frozenset(at for at, good in enumerate(self.good) if good and good == max(self.good))


def examples() -> Iterator[Choice]:
    """All outdated notes; what stays of them is weighed by a judge that does not know their set."""
    parts = list(staying.examples())
    for path in sorted(DATA.glob("*.jsonl")):
        use(staying.trained([one for one in parts if one.set != path.stem]))
        for line in path.read_text("utf-8").splitlines():
            told = json.loads(line)
            texts, signs = choices(_outdated(told))
            options = [np.array(rows_of(one, BITS)) for one in signs]
            yield Choice(path.stem, options, [_good(told, text) for text in texts])


def _outdated(told: dict[str, Any]) -> Outdated:
    named = {name: told[name] for name in ("said", "note", "noted", "key", "ruled")}
    return Outdated(**named, unchanged=told.get("unchanged", ""), heard=tuple(told["heard"]))


def _good(told: dict[str, Any], text: str) -> int:
    """Does a memory say with a text all that it must, and nothing that has gone?"""
    kept = "\n".join([text, *told["beside"]])
    if any(_says(text, word) for word in told["goes"]) or not all(_says(kept, word) for word in told["stays"]):
        return 0
    if all(_says(kept, word) for word in told["comes"]):
        return 2
    return int(all(_says("\n".join([kept, *told["heard"]]), word) for word in told["comes"]))


def _says(text: str, word: str) -> bool:
    if len(word) > _SHORT:
        return word.casefold() in text.casefold()
    return bool(re.search(rf"(?<!\w){re.escape(word.casefold())}(?!\w)", text.casefold()))


def trained(known: Sequence[Choice]) -> Model:
    return rank_lightly([(one.options, one.right) for one in known], BITS)


def check(known: Sequence[Choice]) -> Iterator[str]:
    """Of each set, judged by weights trained on all others: how many notes read right, by rules, as chosen, at best."""
    for name in sorted({one.set for one in known}):
        judge = trained([one for one in known if one.set != name])
        here = [(one, [judge.add(rows.tolist()) for rows in one.options]) for one in known if one.set == name]
        best = [(one.good, max(range(len(sums)), key=sums.__getitem__)) for one, sums in here]
        ruled, fine, could = (
            sum(map(bool, some)) for some in zip(*((g[0], g[b], max(g)) for g, b in best), strict=True)
        )
        mended, broken = sum(g[b] > g[0] == 0 for g, b in best), sum(g[0] > g[b] == 0 for g, b in best)
        yield f"{name}: {len(best)}; rules {ruled}, chosen {fine} (mended {mended}, broken {broken}), best {could}"


def main() -> None:
    train(__doc__, FILE, lambda: list(examples()), trained, check)


if __name__ == "__main__":
    main()
