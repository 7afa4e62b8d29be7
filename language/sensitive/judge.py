"""Secrets that no rule names: each value that could be one is weighed with the words around it.

The weights are learned from texts by many hands, with secrets and without (`benchmarks/hearing/train_secrets.py`).
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path

from language.hearing.weights import read
from language.sensitive.code import find_code
from language.sensitive.context import DIGITS, Part, parts_of, rows_of, scene_of
from language.sensitive.openings import Scene
from language.sensitive.reading import Word
from language.sensitive.scripts import read_any
from language.sensitive.suspects import HINT, Suspect, suspects
from language.sensitive.values import MARK, Found
from language.sensitive.vocabulary import is_everybodys, is_spelled, names_of, prepared, rows_named

FILE = Path(__file__).with_name("weights.npz")
NAME = "secret"
LEAST = 1.5
LEAST_OF = {"word": 2.0, "steps": 2.0, "spelled": 1.0, "letters": 1.0, "signed": 0.5, "joined": 0.5}
"""How much must speak for a secret (a logit), by the sort of its looks where it is another. Lookalikes by
strangers reach it too often (docs/benchmarks.md: harmless texts kept)."""
_DOUBT = 1.5
_PUBLIC = "name public"
_NAMED = 2
"""How near a word must stand that makes a code or a number no secret: an error, a postal code."""
_LINE = re.compile(r"[^\n]+")
_CODES = DIGITS | {"steps", "spelled"}
_TELLING = frozenset({"passwords", "maybes", "logins", "phrases", "opens"})
"""Names beside which a plain word may be a secret."""


def find_suspected(text: str) -> Iterator[Found]:
    """The values in a text that are likely secrets; a line from which one was removed is not asked again."""
    low = prepared(text)
    named = bool(rows_named(low) & _TELLING)
    if not named and not HINT.search(text) and not is_spelled(low):
        return
    for line in _LINE.finditer(text):
        if MARK not in line[0]:
            yield from _in_line(text, low, *line.span())


def _in_line(text: str, low: str, start: int, end: int) -> Iterator[Found]:
    words = read_any(text, low, start, end)
    for suspect in suspects(text, words):
        scene = scene_of(words, suspect)
        if not could_be(words, suspect, scene) or weight(text, words, suspect, scene) <= _least(suspect, scene):
            continue
        if find_code(text[start:end]):
            return
        if is_everybodys(low[start:end]):
            return
        kind = "access code" if suspect.sort in _CODES else "password"
        yield Found(kind, words[suspect.first].start, words[suspect.last].end)


def _least(suspect: Suspect, scene: Scene | None) -> float:
    """How much must speak for this value: more where its digits are likely a year or a round sum."""
    doubt = scene is not None and scene.shape.digits == 4 and not scene.shape.weight
    return LEAST_OF.get(suspect.sort, LEAST) + _DOUBT * doubt


def could_be(words: Sequence[Word], suspect: Suspect, scene: Scene | None) -> bool:
    """Do words stand around the value, and do digits not plainly count or number something?"""
    if suspect.last - suspect.first + 1 == len(words):
        return False
    if suspect.sort not in DIGITS:
        return True
    named = words[max(0, suspect.first - _NAMED) : suspect.first]
    return not (scene and scene.is_counted) and not any(_PUBLIC in names_of(word.text.casefold()) for word in named)


def weight(text: str, words: Sequence[Word], suspect: Suspect, scene: Scene | None) -> float:
    """How much the value and the words around it speak for a secret."""
    return sum(map(_weight, parts_of(text, words, suspect, scene))) * _weights()[1]


@lru_cache(maxsize=65_536)
def _weight(part: Part) -> int:
    return sum(map(_weights()[0].__getitem__, rows_of(part)))


@cache
def _weights() -> tuple[list[int], float]:
    """What was learned, as plain numbers: so few are added that an array would be slower."""
    model = read(FILE)[NAME]
    return model.table[:, 0].tolist(), model.scale
