"""Made-up words, names with numbers and digits, as people store them every day: none opens anything."""

import random
import re

from language.sensitive.read_words import kinds_of
from language.sensitive.vocabulary import names_of

_STARTS = [
    "b",
    "br",
    "c",
    "d",
    "dr",
    "f",
    "g",
    "gr",
    "h",
    "j",
    "k",
    "kl",
    "l",
    "m",
    "n",
    "p",
    "pl",
    "qu",
    "r",
    "s",
    "st",
    "t",
    "tr",
    "v",
    "w",
    "z",
    "zh",
    "sk",
    "fl",
]
_VOWELS = ["a", "e", "i", "o", "u", "ai", "ea", "ou"]
_ENDS = ["", "", "n", "r", "l", "x", "ck", "m", "st", "lt"]
_NAMES = [
    "Company",
    "Team",
    "Studio",
    "User",
    "Topic",
    "Item",
    "Project",
    "Room",
    "Area",
    "Club",
    "Level",
    "Group",
    "Firma",
    "Empresa",
    "Agent",
    "Node",
]
_CUES = frozenset({"bolts", "devices", "nets", "once", "signins", "codes", "buttons", "enters", "admits", "places"})
_NAMED = frozenset(
    f"name {row}" for row in ("passwords", "maybes", "codes", "locks", "keys", "logins", "phrases", "opens")
)
_CORE = re.compile(r"\w[\w'’-]*")


def is_cue(token: str) -> bool:
    """Does the word speak of something that opens, or of a password?"""
    word = _CORE.search(token.casefold())
    return word is not None and bool(kinds_of(word[0]) & _CUES or names_of(word[0]) & _NAMED)


def made_up(draw: random.Random) -> str:
    """A value that means nothing."""
    one, other = word(draw), word(draw)
    few, many = str(draw.randrange(100)), str(draw.randrange(100, 10 ** draw.choice([3, 4, 4, 5, 6])))
    return draw.choice(
        [
            one + few,
            one.title() + few,
            one.title() + many[:3],
            draw.choice(_NAMES) + few,
            f"{one[:1]}{few}{other[:1]}{draw.randrange(10)}",
            f"{one}{few}{other}",
            f"{one}_{other}",
            f"{one}_{other}{few}",
            f"{one}-{few}",
            f"{one}-{many}",
            f"{one.title()}{other.title()}{few}",
            f"{one[:2].upper()}{many}",
            f"{one[:2].upper()}-{many}",
            f'"{one} {other}"',
            f'"{one}{few}"',
            many,
            many,
        ]
    )


def word(draw: random.Random) -> str:
    """One or two syllables."""
    return "".join(
        draw.choice(_STARTS) + draw.choice(_VOWELS) + draw.choice(_ENDS) for _ in range(draw.choice([1, 2, 2]))
    )
