"""What English people state of themselves, and how."""

from language.languages.english.stating.pack import PACK, SPEAKS_OF_SELF, STOP_WORDS
from language.languages.english.stating.talk import (
    BEFORE_EMPTY,
    BEFORE_ERRANDS,
    DISCUSSED,
    EMPTY_START,
    ERRANDS,
    POINTED_AT,
    POINTING,
    VAGUE_SUBJECT,
)
from language.languages.english.stating.words import BASE_VERBS

BARE_VERBS = frozenset(BASE_VERBS.split("|"))
"""Verbs as they stand behind "I"."""

__all__ = [
    "BARE_VERBS",
    "BEFORE_EMPTY",
    "BEFORE_ERRANDS",
    "DISCUSSED",
    "EMPTY_START",
    "ERRANDS",
    "PACK",
    "POINTED_AT",
    "POINTING",
    "SPEAKS_OF_SELF",
    "STOP_WORDS",
    "VAGUE_SUBJECT",
]
