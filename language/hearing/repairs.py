"""How people put right what they have just said ("typo, Derby", "me expresé mal", "*Estrella"), by language."""

import re

from language.languages import alternatives, by_language
from language.patterns import pattern_of

_REPAIRS = pattern_of(
    rf"(?<!\w)(?:{alternatives('hearing', 'REPAIRS')})(?!\w)"
    r"|^\s*\*[^\W\d_]+(?![\w*])|(?<![\w*])[^\W\d_]+\*(?![\w*])",
    re.IGNORECASE,
)
_OVER_BY_ITSELF = pattern_of(
    rf"\W*(?:{alternatives('hearing', 'OVER_BY_ITSELF')})\s*(?:[,.;:!?…—–-]|\Z)", re.IGNORECASE
)
_WHO_KNOWS = alternatives("turns.sides", "AUTHORITY")
_AUTHORITY = pattern_of(rf"\b(?:{_WHO_KNOWS})\W+", re.IGNORECASE)
_BEHIND = rf"{_WHO_KNOWS}|{alternatives('turns.sides', 'AUTHORITY_BEHIND')}"
_AUTHORITY_BEHIND = pattern_of(rf",\s*(?:{_BEHIND})(?=\W*\Z|[.!;])", re.IGNORECASE)
_DENIED = by_language("hearing", "SLIP_DENIED", str)
_TOLD = rf"(?!(?:{alternatives('hearing', 'SLIP_TOLD')})\b)"
_SLIPS = {
    language: pattern_of(
        rf"(?:\A\W*|(?<=[.!?…,]\s)){words.replace('(?P<slip>', f'(?P<slip>{_TOLD}')}\s*", re.IGNORECASE
    )
    for language, words in by_language("hearing", "SLIP", str).items()
}
"""A question of its own, after the thing itself."""


def without_slips(text: str) -> str:
    """The text with a question after one's own slip said plainly: "Did I say Oslo? Bergen." is "not Oslo, Bergen"."""
    for language, pattern in _SLIPS.items():
        text = pattern.sub(rf"{_DENIED[language]} \g<slip>, ", text)
    return text


def without_authority(text: str) -> str:
    """The text without words that say who knows it better: what a doctor says of the writer, the writer tells."""
    return _AUTHORITY.sub("", text)


def without_authority_behind(text: str) -> str:
    """The text without such words behind what it tells ("dairy's fine again, doc says")."""
    return _AUTHORITY_BEHIND.sub("", text)


def repairs(text: str) -> bool:
    """Does a message say that something just said was not meant so?"""
    return _REPAIRS.search(text) is not None or without_slips(text) != text


def without_repairs(text: str) -> str:
    """The text without the words that say so."""
    return _REPAIRS.sub(" ", text)


def is_over_by_itself(text: str) -> bool:
    """Does a message begin with words that what was told last is over, and name nothing ("Not any more, …")?"""
    return _OVER_BY_ITSELF.match(text) is not None
