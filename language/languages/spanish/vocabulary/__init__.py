"""What one word says of another, in Spanish: a table of words for each concept."""

from language.languages.spanish.vocabulary.contrasts import CONTRASTS, OPPOSITES
from language.languages.spanish.vocabulary.deeds import DEEDS
from language.languages.spanish.vocabulary.doings import DOINGS
from language.languages.spanish.vocabulary.follows import FOLLOWS
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
from language.languages.spanish.vocabulary.turns import (
    AHEAD,
    ANYBODY,
    AS_ONE,
    ASIDES,
    CONFIRMED,
    CORRECTS,
    DECLINED,
    FORETELLS,
    KNOWS_NOTHING,
    LABELS,
    NO_MATTER,
    OFFERED,
    SCOFFED,
    TESTED,
    UNTRUE,
)

__all__ = [
    "AHEAD",
    "ANSWERS",
    "ANYBODY",
    "ASIDES",
    "AS_ONE",
    "CONFIRMED",
    "CONSUMING",
    "CONTRASTS",
    "CORRECTS",
    "DECLINED",
    "DEEDS",
    "DOINGS",
    "EMPTY",
    "FOLLOWS",
    "FORETELLS",
    "KNOWS_NOTHING",
    "LABELS",
    "LIGHT",
    "MATTERS",
    "NO_MATTER",
    "OFFERED",
    "OPPOSITES",
    "PEOPLE",
    "PLACES",
    "QUALITIES",
    "SCOFFED",
    "SLIGHT",
    "SORTS",
    "TESTED",
    "THINGS",
    "UNTRUE",
    "WHOLE",
    "WHOLE_SAID",
]
