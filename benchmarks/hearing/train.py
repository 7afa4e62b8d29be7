"""Train the weights of `language/hearing` on the labelled messages in `data/`.

    python -m benchmarks.hearing.train           # writes language/hearing/weights.npz
    python -m benchmarks.hearing.train --check   # trains on four fifths, prints what it gets right on the fifth

The messages are our own work and under the licence of this repository.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from benchmarks.hearing.examples import NOTHING, WORTH, Example, read
from benchmarks.hearing.linear import Rows, fit
from language.hearing.features import Reading
from language.hearing.judge import TOPICS
from language.hearing.spans import Span
from language.hearing.weights import FILE, Model

WORTH_BITS = 17
TOPIC_BITS = 14
_FOLDS = 5

Labelled = tuple[list[Rows], list[str]]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on messages that were not trained on")
    examples = read()
    print(f"{len(examples)} messages, {sum(len(one.clauses) for one in examples)} clauses")
    if arguments.parse_args().check:
        _check(examples)
        return
    models = trained(examples)
    stored = {
        f"{name}.{part}": value
        for name, model in models.items()
        for part, value in (
            ("table", model.table),
            ("labels", np.array(model.labels)),
            ("scale", np.array(model.scale)),
        )
    }
    np.savez_compressed(FILE, allow_pickle=False, **stored)
    print(f"{FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


def trained(examples: Sequence[Example]) -> dict[str, Model]:
    """The three judgements: what a clause is worth, what a sentence is worth, what a clause is about."""
    return {
        "clause": fit(*_clauses(examples), WORTH, WORTH_BITS),
        "sentence": fit(*_sentences(examples), WORTH, WORTH_BITS),
        "topic": fit(*_topics(examples), TOPICS, TOPIC_BITS),
    }


def _clauses(examples: Iterable[Example]) -> Labelled:
    return _labelled(examples, lambda one: (one.clauses, one.worth), WORTH_BITS)


def _sentences(examples: Iterable[Example]) -> Labelled:
    return _labelled(examples, lambda one: (one.sentences, one.sentence_worth), WORTH_BITS)


def _topics(examples: Iterable[Example]) -> Labelled:
    return _labelled(examples, lambda one: (one.clauses, one.topics), TOPIC_BITS)


def _labelled(
    examples: Iterable[Example], pieces: Callable[[Example], tuple[list[Span], list[str]]], bits: int
) -> Labelled:
    """The features of every piece that has a label."""
    rows: list[Rows] = []
    labels: list[str] = []
    for example in examples:
        reading = Reading(example.text)
        spans, given = pieces(example)
        for index, label in enumerate(given):
            if label:
                rows.append(np.array(reading.rows(spans, index, bits)))
                labels.append(label)
    return rows, labels


def _check(examples: list[Example]) -> None:
    seen = [one for number, one in enumerate(examples) if number % _FOLDS]
    unseen = examples[::_FOLDS]
    models = trained(seen)
    for name, (rows, labels) in (
        ("clause", _clauses(unseen)),
        ("sentence", _sentences(unseen)),
        ("topic", _topics(unseen)),
    ):
        found = [models[name].weigh(list(at)) for at in rows]
        right = sum(max(one, key=one.__getitem__) == label for one, label in zip(found, labels, strict=True))
        print(f"{name}: {right / len(labels):.3f} of {len(labels)} right")
        if name != "topic":
            _print_worth(found, labels)


def _print_worth(found: list[dict[str, float]], labels: list[str]) -> None:
    for least in (0.3, 0.5, 0.7, 0.9):
        kept = [label for one, label in zip(found, labels, strict=True) if 1 - one[NOTHING] >= least]
        right = sum(label != NOTHING for label in kept)
        told = sum(label != NOTHING for label in labels)
        print(f"  at {least}: precision {right / max(1, len(kept)):.3f}, recall {right / told:.3f}")


if __name__ == "__main__":
    main()
