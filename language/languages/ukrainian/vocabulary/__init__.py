"""What one word says of another, in Ukrainian: a table of words for each concept."""

from language.languages.ukrainian.vocabulary.contrasts import CONTRASTS, NEGATING, OPPOSITES
from language.languages.ukrainian.vocabulary.deeds import DEEDS
from language.languages.ukrainian.vocabulary.doings import DOINGS
from language.languages.ukrainian.vocabulary.follows import FOLLOWS
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
from language.languages.ukrainian.vocabulary.turns import (
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
    "NEGATING",
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
