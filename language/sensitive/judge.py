"""Secrets that no rule names: each value that could be one is weighed with the words around it.

The weights are learned from texts by many hands, with secrets and without (`benchmarks/hearing/train_secrets.py`).
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from language.hearing.weights import Model, read
from language.sensitive.context import rows_of
from language.sensitive.reading import read_words
from language.sensitive.suspects import HINT, suspects
from language.sensitive.values import MARK, Found
from language.sensitive.vocabulary import SPELLED, prepared

FILE = Path(__file__).with_name("weights.npz")
NAME = "secret"
LEAST = 1.67
"""How much must speak for a secret (a logit): of harmless texts made to look like secrets one in seventy reaches it,
of ordinary ones one in some thousands."""
_LINE = re.compile(r"[^\n]+")
_CODES = frozenset({"digits", "steps", "spelled"})


def find_suspected(text: str) -> Iterator[Found]:
    """The values in a text that are likely secrets; a line from which one was removed is not asked again."""
    low = prepared(text)
    for line in _LINE.finditer(text):
        if (HINT.search(line[0]) or SPELLED.search(low, *line.span())) and MARK not in line[0]:
            yield from _in_line(text, low, *line.span())


def _in_line(text: str, low: str, start: int, end: int) -> Iterator[Found]:
    words = read_words(text, low, start, end)
    for suspect in suspects(text, words):
        if suspect.last - suspect.first + 1 < len(words) and weights().add(rows_of(text, words, suspect)) > LEAST:
            kind = "access code" if suspect.sort in _CODES else "password"
            yield Found(kind, words[suspect.first].start, words[suspect.last].end)


@cache
def weights() -> Model:
    """What was learned."""
    return read(FILE)[NAME]
