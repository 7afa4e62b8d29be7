"""What Ukrainian people state of themselves, and how."""

from language.languages.ukrainian.stating.pack import PACK, STOP_WORDS
from language.languages.ukrainian.stating.talk import (
    DISCUSSED,
    EMPTY_START,
    ERRANDS,
    POINTED_AT,
    POINTING,
    VAGUE_SUBJECT,
)

__all__ = [
    "DISCUSSED",
    "EMPTY_START",
    "ERRANDS",
    "PACK",
    "POINTED_AT",
    "POINTING",
    "STOP_WORDS",
    "VAGUE_SUBJECT",
]
