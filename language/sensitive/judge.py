"""Secrets that no rule names: each value that could be one is weighed with the words around it.

The weights are learned from texts by many hands, with secrets and without (`benchmarks/hearing/train_secrets.py`).
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from language.hearing.weights import read
from language.sensitive.context import rows_of
from language.sensitive.openings import is_counted
from language.sensitive.reading import Word, read_words
from language.sensitive.suspects import HINT, Suspect, suspects
from language.sensitive.values import MARK, Found
from language.sensitive.vocabulary import SPELLED, prepared

FILE = Path(__file__).with_name("weights.npz")
NAME = "secret"
LEAST = 1.88
"""How much must speak for a secret (a logit): of harmless texts made to look like secrets one in a hundred reaches
it, of ordinary ones one in a thousand."""
_LINE = re.compile(r"[^\n]+")
_UNKNOWN = re.compile("[\u0370-\u03ff\u0530-\u1dff\u2c00-\u2dff\u3040-\ud7ff]")
"""Letters of languages that nothing was learned of."""
_CODES = frozenset({"digits", "steps", "spelled"})


def find_suspected(text: str) -> Iterator[Found]:
    """The values in a text that are likely secrets; a line from which one was removed is not asked again."""
    if not HINT.search(text) and not SPELLED.search(text.lower()):
        return
    low = prepared(text)
    for line in _LINE.finditer(text):
        hinted = HINT.search(line[0]) or SPELLED.search(low, *line.span())
        if hinted and MARK not in line[0] and not _UNKNOWN.search(line[0]):
            yield from _in_line(text, low, *line.span())


def _in_line(text: str, low: str, start: int, end: int) -> Iterator[Found]:
    words = read_words(text, low, start, end)
    for suspect in suspects(text, words):
        if could_be(words, suspect) and _weight(rows_of(text, words, suspect)) > LEAST:
            kind = "access code" if suspect.sort in _CODES else "password"
            yield Found(kind, words[suspect.first].start, words[suspect.last].end)


def could_be(words: Sequence[Word], suspect: Suspect) -> bool:
    """Do words stand around the value, and do digits not plainly count or number something?"""
    if suspect.last - suspect.first + 1 == len(words):
        return False
    return suspect.sort != "digits" or not is_counted(words, suspect.first, suspect.last)


def _weight(rows: Iterable[int]) -> float:
    """How much these features speak for a secret."""
    values, scale = _weights()
    return sum(map(values.__getitem__, rows)) * scale


@cache
def _weights() -> tuple[list[int], float]:
    """What was learned, as plain numbers: so few are added that an array would be slower."""
    model = read(FILE)[NAME]
    return model.table[:, 0].tolist(), model.scale
