"""Which texts a query means: those whose similarity stands out among all of the user's.

What a similarity of 0.3 says depends on the embedder and on what is asked: vectors of unrelated texts point
nowhere with one and mostly the same way with another. So each is held against the similarities of all texts that might
answer.
"""

from collections.abc import Mapping, Sequence
from math import log
from typing import NamedTuple

import numpy as np

from language.asking.notes import Note
from stores.hybrid.vector_candidates import Candidate
from stores.records import MESSAGE
from stores.search.other_words import likely

LEAST = 0.15
"""No text that is less similar is found by meaning alone."""
APART = 0.25
"""How far above the background a text without a word of the query must be to be shown beside those that hold some."""
ALIKE = 0.8
"""So similar a text is shown, however many others are as similar."""
_RISE = 0.75
"""Similarity counts from so many deviations above the background."""
_UNRELATED = 3
"""So many texts of no similarity are reckoned with beside the user's own: few notes make no background."""
_SPREAD, _ENOUGH = 0.08, 2.5
"""Where no word is held: what a similarity above the background weighs beside the judge of answers, and what both
must reach together."""
_FEW, _CLOSE = 5, 0.8
"""Fewer texts are no background: of those, what is nearly as similar as the nearest is shown."""
_JUDGED, _MOST = 10, 3
_UNSURE = 0.01
_OF_TURNS = -1.0
"""The judge reads notes; of a turn, which tells one thing among others, it is taken to think little."""


class Background(NamedTuple):
    """How similar the texts of a user are to a query that most of them have nothing to do with."""

    mean: float
    floor: float
    """What is less similar means nothing."""


def background(similar: Mapping[str, float]) -> Background:
    values = np.fromiter(similar.values(), float, len(similar))
    if not len(values):
        return Background(0.0, 0.0)
    mean = float(values.sum()) / (len(values) + _UNRELATED)
    return Background(mean, mean + _RISE * float(values.std()))


def beside_words(similar: Mapping[str, float], behind: Background) -> dict[str, float]:
    """The texts that are shown beside those that hold words of the query."""
    least = max(behind.floor, min(behind.mean + APART, ALIKE))
    return {name: one for name, one in similar.items() if one >= least}


def without_words(
    text: str, found: Sequence[Candidate], similar: Mapping[str, float], least: float
) -> dict[str, float]:
    """Where nothing holds a word of the query: the texts that stand out and that may well answer it, by how much."""
    behind = background(similar)
    nearest = sorted((one for one in found if similar.get(one.name, 0.0) > least), key=lambda one: -similar[one.name])
    if len(similar) < _FEW:
        enough = _CLOSE * max(similar.values(), default=0.0)
        return {one.name: similar[one.name] for one in nearest if similar[one.name] >= enough}
    above = {one.name: (similar[one.name] - behind.mean) / _SPREAD for one in nearest}
    alike = {name: max(above[name], 0.0) for name in above if similar[name] >= ALIKE}
    judged = nearest[:_JUDGED]
    weighed = zip(judged, _opinions(text, judged), strict=True)
    sure = {one.name: above[one.name] + opinion for one, opinion in weighed}
    best = sorted((name for name in sure if sure[name] >= _ENOUGH), key=lambda name: -sure[name])[:_MOST]
    return alike | {name: sure[name] for name in best}


def _opinions(text: str, found: Sequence[Candidate]) -> list[float]:
    """What the judge of answers thinks of each, from below zero to above."""
    notes = [one for one in found if one.hit.kind != MESSAGE]
    shares = dict(
        zip((one.name for one in notes), likely(text, [Note(n.hit.key, n.hit.value) for n in notes]), strict=True)
    )
    return [_odds(shares[one.name]) if one.name in shares else _OF_TURNS for one in found]


def _odds(share: float) -> float:
    return 0.5 * log((share + _UNSURE) / (1 - share + _UNSURE))
