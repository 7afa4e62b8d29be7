"""Which text stands for a note that a message makes outdated, of all that could.

How much each sign says was learned from messages of which it is known what the note must say then, and what no longer
(`benchmarks/hearing/choosing.py`).
"""

from functools import cache
from pathlib import Path

from language.hearing.choosing.sides import Sides
from language.hearing.choosing.signs import text_signs
from language.hearing.choosing.texts import Outdated, ways_to_read
from language.hearing.features import rows_of
from language.hearing.weights import Model, read

FILE = Path(__file__).with_name("chosen.npz")


def chosen(given: Outdated) -> str:
    """The text that most likely stands for a note; empty where nothing does."""
    judge = _judge()
    texts, signs = choices(given)
    sums = [judge.add(rows_of(one, judge.bits)) for one in signs]
    return texts[max(range(len(texts)), key=sums.__getitem__)]


def choices(given: Outdated) -> tuple[list[str], list[list[str]]]:
    """The texts that could stand for a note, the one of the rules first, and what speaks for and against each."""
    sides, ways = Sides(given), ways_to_read(given)
    texts = sorted(ways, key=lambda text: (text != given.ruled, text))
    return texts, [text_signs(sides, text, ways[text]) for text in texts]


@cache
def _judge() -> Model:
    return read(FILE)[FILE.stem]
