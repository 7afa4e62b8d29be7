"""What one word says of another, in Spanish: a table of words for each concept."""

from language.languages.spanish.vocabulary.contrasts import CONTRASTS, OPPOSITES
from language.languages.spanish.vocabulary.deeds import DEEDS
from language.languages.spanish.vocabulary.doings import DOINGS
from language.languages.spanish.vocabulary.matters import MATTERS, QUALITIES
from language.languages.spanish.vocabulary.people import PEOPLE, PLACES
from language.languages.spanish.vocabulary.scaffold import (
    ANSWERS,
    CONSUMING,
    EMPTY,
    LIGHT,
    SLIGHT,
    SORTS,
    WHOLE,
    WHOLE_SAID,
)
from language.languages.spanish.vocabulary.things import THINGS

__all__ = [
    "ANSWERS",
    "CONSUMING",
    "CONTRASTS",
    "DEEDS",
    "DOINGS",
    "EMPTY",
    "LIGHT",
    "MATTERS",
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
