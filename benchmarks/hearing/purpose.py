"""Train the judge of what a sentence is for (`language/hearing/purpose.npz`).

    python -m benchmarks.hearing.purpose           # writes the weights
    python -m benchmarks.hearing.purpose --check   # four fifths teach, the rest is measured

The sentences in `data/purpose` are of everyday chats, each with a letter: F tells a fact, M a fact and a request in
one, W is a standing wish, R wants something done once, Q asks, A is an aside. It rests on the weights of
`benchmarks.hearing.train`, so those come first.
"""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from benchmarks.hearing.examples import DATA, read
from benchmarks.hearing.linear import Rows, fit, train
from language.hearing.features import rows_of
from language.hearing.purpose import FILE, PURPOSES, purpose_features
from language.hearing.weights import Model

BITS = 16
_PARTS = 5
_MEANS = {"F": "tell", "M": "tell", "W": "wish", "R": "order", "Q": "ask", "A": "aside"}


@dataclass(frozen=True)
class Sentence:
    """A sentence by its features, and what it is for."""

    rows: Rows
    purpose: str


def examples() -> list[Sentence]:
    """The sentences of chats, and those of the labelled messages that tell or wish something lasting."""
    labelled = [*_labelled(), *_lasting()]
    with ProcessPoolExecutor() as several:
        found = several.map(_rows, [text for _, text in labelled], chunksize=100)
        return [Sentence(rows, purpose) for rows, (purpose, _) in zip(found, labelled, strict=True)]


def _labelled() -> Iterator[tuple[str, str]]:
    for path in sorted((DATA / "purpose").glob("*.tsv")):
        for line in path.read_text("utf-8").splitlines():
            letter, _, text = line.partition("\t")
            yield _MEANS[letter], text


def _lasting() -> Iterator[tuple[str, str]]:
    for one in read():
        if one.text.rstrip().endswith("?"):
            continue
        for sentence, worth in zip(one.sentences, one.sentence_worth, strict=True):
            inside = [at for at, clause in enumerate(one.clauses) if sentence.start <= clause.start < sentence.end]
            if worth == "lasting":
                yield "wish" if any(one.topics[at] == "format" for at in inside) else "tell", sentence.of(one.text)


def _rows(text: str) -> Rows:
    return np.array(rows_of(purpose_features(text.strip()), BITS))


def trained(known: Sequence[Sentence]) -> Model:
    return fit([one.rows for one in known], [one.purpose for one in known], PURPOSES, BITS)


def check(known: Sequence[Sentence]) -> Iterator[str]:
    """Of sentences that were not taught: how many of each purpose are taken for a request or a question."""
    seen: list[tuple[str, float]] = []
    for part in range(_PARTS):
        judge = trained([one for at, one in enumerate(known) if at % _PARTS != part])
        for one in known[part::_PARTS]:
            likely = judge.weigh(list(one.rows))
            seen.append((one.purpose, likely["order"] + likely["ask"]))
    for purpose in PURPOSES:
        shares = [likely for told, likely in seen if told == purpose]
        yield f"{purpose} ({len(shares)}): " + ", ".join(
            f"{sum(one >= least for one in shares) / len(shares):.3f} at {least}" for least in (0.5, 0.8)
        )


def main() -> None:
    train(__doc__, FILE, examples, trained, check)


if __name__ == "__main__":
    main()
