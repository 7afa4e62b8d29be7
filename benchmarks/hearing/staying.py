"""Train the judge of what stays true in an outdated note (`language/hearing/splicing/staying.npz`).

    python -m benchmarks.hearing.staying           # writes the weights
    python -m benchmarks.hearing.staying --check   # leaves out one set after another, prints what it gets right there

The lines in `data/staying` are a message, a note that it makes outdated, and which words of the note go and which stay.
It rests on the weights of `benchmarks.hearing.train`, so those come first.
"""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from benchmarks.hearing.linear import Rows, fit, train
from language.hearing.compare import told_by
from language.hearing.features import rows_of
from language.hearing.removal.stays import news_and_rest
from language.hearing.splicing.phrases import Phrase, phrases
from language.hearing.splicing.staying import FILE, phrase_features
from language.hearing.weights import Model

DATA = Path(__file__).parent / "data" / "staying"
BITS = 14
LABELS = ("stays", "goes")


@dataclass(frozen=True)
class Example:
    """A phrase of a note beside a message: its features, and whether it stays."""

    set: str
    rows: Rows
    stays: bool


def examples() -> Iterator[Example]:
    """The phrases of all notes of which it is known whether they stay."""
    for path in sorted(DATA.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            told = json.loads(line)
            news, _ = news_and_rest(told_by(told["text"]))
            parts = phrases(told["note"])
            for part, features in zip(parts, phrase_features(news, told["note"]), strict=True):
                goes, stays = (_says(part, told[name]) for name in ("goes", "stays"))
                if goes != stays and len(parts) > 1:
                    yield Example(path.stem, np.array(sorted(set(rows_of(features, BITS)))), stays)


def _says(part: Phrase, texts: Sequence[str]) -> bool:
    """Does one of the texts, where it stands in the note, touch a telling word of a phrase?"""
    whole = part.line.text.casefold()
    telling = [
        part.line.words[at] for at in range(part.first, part.last + 1) if part.line.lower[at] in part.line.content
    ]
    found = [(at, at + len(text)) for text in texts for at in range(len(whole)) if whole.startswith(text, at)]
    return any(word.start < end and start < word.end for word in telling for start, end in found)


def trained(known: Sequence[Example]) -> Model:
    return fit([one.rows for one in known], [LABELS[not one.stays] for one in known], LABELS, BITS)


def check(known: Sequence[Example]) -> Iterator[str]:
    """Of each set, judged by weights trained on all others: what stays and is kept, what goes and is kept wrongly."""
    for name in sorted({one.set for one in known}):
        judge = trained([one for one in known if one.set != name])
        likely = [(one, judge.weigh(list(one.rows))["stays"]) for one in known if one.set == name]
        yield f"{name}: " + "; ".join(_share(likely, least) for least in (0.4, 0.5, 0.6))


def _share(likely: Sequence[tuple[Example, float]], least: float) -> str:
    kept, wrong = ([share >= least for one, share in likely if one.stays is stays] for stays in (True, False))
    return f"at {least} kept {sum(kept)} of {len(kept)}, wrongly {sum(wrong)} of {len(wrong)}"


def main() -> None:
    train(__doc__, FILE, lambda: list(examples()), trained, check)


if __name__ == "__main__":
    main()
