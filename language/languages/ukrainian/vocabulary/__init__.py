"""What one word says of another, in Ukrainian: a table of words for each concept."""

from language.languages.ukrainian.vocabulary.contrasts import CONTRASTS, NEGATING, OPPOSITES
from language.languages.ukrainian.vocabulary.deeds import DEEDS
from language.languages.ukrainian.vocabulary.doings import DOINGS
from language.languages.ukrainian.vocabulary.matters import MATTERS, QUALITIES
from language.languages.ukrainian.vocabulary.people import PEOPLE, PLACES
from language.languages.ukrainian.vocabulary.scaffold import (
    ANSWERS,
    CONSUMING,
    EMPTY,
    LIGHT,
    SLIGHT,
    SORTS,
    WHOLE,
    WHOLE_SAID,
)
from language.languages.ukrainian.vocabulary.things import THINGS

__all__ = [
    "ANSWERS",
    "CONSUMING",
    "CONTRASTS",
    "DEEDS",
    "DOINGS",
    "EMPTY",
    "LIGHT",
    "MATTERS",
    "NEGATING",
    "OPPOSITES",
    "PEOPLE",
    "PLACES",
    "QUALITIES",
    "SLIGHT",
    "SORTS",
    "THINGS",
    "WHOLE",
    "WHOLE_SAID",
]
