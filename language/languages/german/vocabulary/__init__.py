"""What one word says of another, in German: a table of words for each concept."""

from language.languages.german.vocabulary.contrasts import CONTRASTS, OPPOSITES
from language.languages.german.vocabulary.deeds import DEEDS
from language.languages.german.vocabulary.doings import DOINGS
from language.languages.german.vocabulary.matters import MATTERS, QUALITIES
from language.languages.german.vocabulary.people import PEOPLE, PLACES
from language.languages.german.vocabulary.scaffold import (
    ANSWERS,
    CONSUMING,
    EMPTY,
    LIGHT,
    SLIGHT,
    SORTS,
    WHOLE,
    WHOLE_SAID,
)
from language.languages.german.vocabulary.things import THINGS
from language.languages.german.vocabulary.turns import (
    AHEAD,
    AS_ONE,
    ASIDES,
    CORRECTS,
    FORETELLS,
    KNOWS_NOTHING,
    NO_MATTER,
    UNTRUE,
)

__all__ = [
    "AHEAD",
    "ANSWERS",
    "ASIDES",
    "AS_ONE",
    "CONSUMING",
    "CONTRASTS",
    "CORRECTS",
    "DEEDS",
    "DOINGS",
    "EMPTY",
    "FORETELLS",
    "KNOWS_NOTHING",
    "LIGHT",
    "MATTERS",
    "NO_MATTER",
    "OPPOSITES",
    "PEOPLE",
    "PLACES",
    "QUALITIES",
    "SLIGHT",
    "SORTS",
    "THINGS",
    "UNTRUE",
    "WHOLE",
    "WHOLE_SAID",
]
