"""Train the weights with which `language/sensitive` tells secrets that no rule names.

    python -m benchmarks.hearing.train_secrets           # writes language/sensitive/weights.npz
    python -m benchmarks.hearing.train_secrets --check   # five folds: what rules and judge get right on unseen texts

`data/secrets/` says of each text whether it holds a secret (S) or not (H), not where. So every value that could be one
is an example: all of a harmless text are harmless; of a text with a secret, the one that the weights so far hold for
the likeliest. All other messages of `data/` are harmless too.
"""

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.hearing.examples import DATA, plain, read
from benchmarks.hearing.linear import Rows, fit
from language.hearing.weights import Model, write
from language.sensitive.context import BITS, rows_of
from language.sensitive.judge import FILE, LEAST, NAME, could_be
from language.sensitive.reading import read_words
from language.sensitive.secrets import finds_by_rule
from language.sensitive.suspects import suspects
from language.sensitive.vocabulary import prepared

HARMLESS = "harmless"
_ROUNDS = 2
_FOLDS = 5
_KEPT = (0.98, 0.985, 0.99, 0.995)


@dataclass(frozen=True, slots=True)
class Text:
    """A text, its language where it is one of the secrets' files, and the features of each value that could be one."""

    text: str
    language: str
    secret: bool
    values: list[Rows]
    counted: list[Rows]
    """Of those that no judge is asked about: they teach what a harmless value looks like."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on texts that were not trained on")
    given = arguments.parse_args()
    texts = [*labelled(), *ordinary()]
    print(f"{len(texts)} texts, {sum(map(bool, (one.values for one in texts)))} with a value that could be a secret")
    if given.check:
        _check(texts)
        return
    write(FILE, {NAME: trained(texts)})
    print(f"{FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


def labelled(folder: Path = DATA / "secrets") -> list[Text]:
    """The texts that were written for this."""
    return [
        _text(text, path.stem, secret=label == "S")
        for path in sorted(folder.glob("*.tsv"))
        for label, _, text in (line.partition("\t") for line in path.read_text("utf-8").splitlines())
        if text
    ]


def ordinary() -> list[Text]:
    """Messages that were written for other judgements, and numbers and names of technical talk: none is a secret."""
    technical = (DATA / "secrets" / "technical.txt").read_text("utf-8").splitlines()
    return [_text(text, "", secret=False) for text in (*technical, *(one.text for one in (*read(), *plain())))]


def _text(text: str, language: str, *, secret: bool) -> Text:
    words = read_words(text, prepared(text), 0, len(text))
    asked: dict[bool, list[Rows]] = {True: [], False: []}
    for one in suspects(text, words):
        asked[could_be(words, one)].append(np.array(sorted(rows_of(text, words, one))))
    return Text(text, language, secret, asked[True], asked[False])


def trained(texts: Sequence[Text]) -> Model:
    """The weights that tell the values of these texts apart."""
    model: Model | None = None
    for _ in range(_ROUNDS):
        rows: list[Rows] = []
        labels: list[str] = []
        for one in texts:
            values = _likeliest(one, model) if one.secret else [*one.values, *one.counted]
            rows += values
            labels += [NAME if one.secret else HARMLESS] * len(values)
        model = _narrowed(fit(rows, labels, (NAME, HARMLESS), BITS))
    assert model is not None
    return model


def _likeliest(one: Text, model: Model | None) -> list[Rows]:
    """The value that is the secret of the text; without a model only where there is one value."""
    if model is None or len(one.values) < 2:
        return one.values if len(one.values) == 1 else []
    return [max(one.values, key=lambda rows: model.add(rows.tolist()))]


def _narrowed(model: Model) -> Model:
    """With two labels what speaks for one speaks against the other: one column says all, as a logit."""
    return Model(model.labels[:1], model.table[:, :1], 2 * model.scale)


def _check(texts: Sequence[Text]) -> None:
    """Print what rules, judge and both find in each fifth of the texts, trained on the others."""
    order = list(texts)
    random.Random(0).shuffle(order)
    judged: list[tuple[Text, bool, float]] = []
    for fold in range(_FOLDS):
        model = trained([one for number, one in enumerate(order) if number % _FOLDS != fold])
        for one in order[fold::_FOLDS]:
            weight = max((model.add(rows.tolist()) for rows in one.values), default=-np.inf)
            judged.append((one, finds_by_rule(one.text), weight))
    harmless = sorted(weight for one, _, weight in judged if one.language and not one.secret)
    for least in (LEAST, *(harmless[int(len(harmless) * kept)] for kept in _KEPT)):
        print(f"at {least:.2f}: ordinary refused {sum(w > least for one, _, w in judged if not one.language)}")
        for language in sorted({one.language for one, *_ in judged} - {""}):
            rows = [(one.secret, rule, weight > least) for one, rule, weight in judged if one.language == language]
            told = [(rule, judge) for secret, rule, judge in rows if secret]
            kept = [(rule, judge) for secret, rule, judge in rows if not secret]
            print(f"  {language}: found by {_shares(told)}; harmless refused by {_shares(kept)}")


def _shares(found: list[tuple[bool, bool]]) -> str:
    """How many texts rules, judge and either found."""
    rules, judge = (sum(column) / len(found) for column in zip(*found, strict=True))
    return f"rules {rules:.3f}, judge {judge:.3f}, either {sum(map(any, found)) / len(found):.3f}"


if __name__ == "__main__":
    main()
