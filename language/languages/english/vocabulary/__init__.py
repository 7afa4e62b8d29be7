"""What one word says of another, in English: a table of words for each concept.

The names of the concepts are the same in every language; a concept may have words in some and none in others. After `<`
stand words that say it too, though it does not say them. A star stands for any ending. Nothing that says more than the
other words of its concept belongs there.
"""

from language.languages.english.vocabulary.contrasts import CONTRASTS, NEGATING, OPPOSITES
from language.languages.english.vocabulary.deeds import DEEDS
from language.languages.english.vocabulary.doings import DOINGS
from language.languages.english.vocabulary.follows import FOLLOWS
from language.languages.english.vocabulary.matters import MATTERS, QUALITIES
from language.languages.english.vocabulary.people import PEOPLE, PLACES
from language.languages.english.vocabulary.scaffold import (
    ANSWERS,
    CONSUMING,
    EMPTY,
    LIGHT,
    SLIGHT,
    SORTS,
    WHOLE,
    WHOLE_SAID,
)
from language.languages.english.vocabulary.things import THINGS
from language.languages.english.vocabulary.turns import (
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

ENDINGS = {"s": "", "ed": "e", "ing": "e"}
"""What a listed word may end in, each with the letter that it may have lost before it."""

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
    "ENDINGS",
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
