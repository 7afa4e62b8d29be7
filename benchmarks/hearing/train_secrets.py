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
from typing import NamedTuple

import numpy as np

from benchmarks.hearing.examples import DATA, plain, read
from benchmarks.hearing.frames import drawn
from benchmarks.hearing.linear import Rows, fit, rounded
from benchmarks.hearing.made_up import is_cue, made_up
from language.hearing.weights import Model, write
from language.sensitive.context import BITS, parts_of, rows_of, scene_of
from language.sensitive.judge import FILE, LEAST, LEAST_OF, LEAST_RULED, NAME, is_alone, ruled
from language.sensitive.passwords import find_told
from language.sensitive.scripts import read_any
from language.sensitive.secrets import find_by_rule
from language.sensitive.suspects import suspects
from language.sensitive.vocabulary import prepared
from language.words.spelling import plain as plain_text

HARMLESS = "harmless"
_ROUNDS = 2
_FOLDS = 5
_ORDERS = 3
"""So many models are trained, each with the examples in another order."""
_PLANTED = 0.1
_MORE = (-1.0, 0.0, 1.0)
"""How much more than usual must speak for a secret, in the figures that are printed."""


class Value(NamedTuple):
    """A value that could be a secret: its features, and how much must speak for it."""

    rows: Rows
    least: float


@dataclass(frozen=True, slots=True)
class Text:
    """A text, its language where it is one of the secrets' files, and the features of each value that could be one."""

    text: str
    language: str
    secret: bool
    values: list[Value]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--check", action="store_true", help="measure on texts that were not trained on")
    given = arguments.parse_args()
    texts = [*labelled(), *ordinary()]
    texts += planted(texts)
    print(f"{len(texts)} texts, {sum(map(bool, (one.values for one in texts)))} with a value that could be a secret")
    if given.check:
        _check(texts)
        return
    write(FILE, {NAME: trained(texts)})
    print(f"{FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")


def labelled(folder: Path = DATA / "secrets") -> list[Text]:
    """The texts that were written for this."""
    return [
        _text(text, path.stem[:2], secret=label == "S")
        for path in sorted(folder.glob("*.tsv"))
        for label, _, text in (line.partition("\t") for line in path.read_text("utf-8").splitlines())
        if text
    ] + [
        _text(text, "", secret=label == "S")
        for path in sorted(folder.glob("frames/*.txt"))
        for label, text in drawn(path)
    ]


def ordinary() -> list[Text]:
    """Messages that were written for other judgements, and numbers, names and talk about secrets: none is one."""
    notes = [line for path in sorted((DATA / "secrets").glob("*.txt")) for line in path.read_text("utf-8").splitlines()]
    return [_text(text, "", secret=False) for text in (*notes, *(one.text for one in (*read(), *plain())))]


def planted(texts: Sequence[Text]) -> list[Text]:
    """Ordinary texts in which a word gave way to a made-up one, a name with a number or digits: looks alone tell
    nothing, where no word says that something opens."""
    draw = random.Random(0)
    found = []
    for one in texts:
        words = one.text.split()
        if one.secret or draw.random() > _PLANTED or not 4 <= len(words) <= 20 or any(map(is_cue, words)):
            continue
        words[draw.randrange(1, len(words))] = made_up(draw)
        found.append(_text(" ".join(words), "", secret=False))
    return found


def _text(text: str, language: str, *, secret: bool) -> Text:
    text = plain_text(text)
    words = read_any(text, prepared(text), 0, len(text))
    values: list[Value] = []
    told = sorted(find_told(text), key=lambda found: found.start)
    for one in suspects(text, words):
        scene, found = scene_of(words, one), ruled(told, words, one)
        parts = parts_of(text, words, one, scene, found.kind if found else None)
        rows = np.array([row for part in parts for row in rows_of(part)])
        least = LEAST_RULED if found else LEAST_OF.get(one.sort, LEAST)
        values += [] if is_alone(words, one) else [Value(rows, least)]
    return Text(text, language, secret, values)


def trained(texts: Sequence[Text]) -> Model:
    """The weights that tell the values of these texts apart."""
    model: Model | None = None
    for _ in range(_ROUNDS):
        rows: list[Rows] = []
        labels: list[str] = []
        for one in texts:
            values = _likeliest(one, model) if one.secret else one.values
            rows += [value.rows for value in values]
            labels += [NAME if one.secret else HARMLESS] * len(values)
        model = _mean([_narrowed(fit(rows, labels, (NAME, HARMLESS), BITS, seed=seed)) for seed in range(_ORDERS)])
    assert model is not None
    return model


def _likeliest(one: Text, model: Model | None) -> list[Value]:
    """The value that is the secret of the text; without a model only where there is one value."""
    if model is None or len(one.values) < 2:
        return one.values if len(one.values) == 1 else []
    return [max(one.values, key=lambda value: model.add(value.rows.tolist()))]


def _narrowed(model: Model) -> Model:
    """With two labels what speaks for one speaks against the other: one column says all, as a logit."""
    return Model(model.labels[:1], model.table[:, :1], 2 * model.scale)


def _mean(models: Sequence[Model]) -> Model:
    """What the models say on average: one alone owes something to the order in which it met the examples."""
    return rounded(np.mean([one.table * one.scale for one in models], axis=0), models[0].labels)


def _check(texts: Sequence[Text]) -> None:
    """Print what rules, judge and both find in each fifth of the texts, trained on the others."""
    order = list(texts)
    random.Random(0).shuffle(order)
    judged: list[tuple[Text, bool, float]] = []
    for fold in range(_FOLDS):
        model = trained([one for number, one in enumerate(order) if number % _FOLDS != fold])
        for one in order[fold::_FOLDS]:
            over = [model.add(value.rows.tolist()) - value.least for value in one.values]
            judged.append((one, bool(find_by_rule(one.text)), max(over, default=-np.inf)))
    for more in _MORE:
        others = [over for one, _, over in judged if not (one.language or one.secret)]
        print(f"{more:+.1f} asked: ordinary refused {sum(over > more for over in others)}")
        for language in sorted({one.language for one, *_ in judged} - {""}):
            rows = [(one.secret, rule, over > more) for one, rule, over in judged if one.language == language]
            told = [(rule, judge) for secret, rule, judge in rows if secret]
            kept = [(rule, judge) for secret, rule, judge in rows if not secret]
            print(f"  {language}: found by {_shares(told)}; harmless refused by {_shares(kept)}")


def _shares(found: list[tuple[bool, bool]]) -> str:
    """How many texts rules, judge and either found."""
    rules, judge = (sum(column) / len(found) for column in zip(*found, strict=True))
    return f"rules {rules:.3f}, judge {judge:.3f}, either {sum(map(any, found)) / len(found):.3f}"


if __name__ == "__main__":
    main()
