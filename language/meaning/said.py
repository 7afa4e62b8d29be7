"""What was said: the words that a memory may rest on, and what to ask of them."""

from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True, slots=True)
class Said:
    """Words a user wrote, and when: the evidence a model's memory must rest on."""

    text: str
    at: datetime | None = None
    known: bool = False
    """Not the user's words but what is known of them already, in the third person."""
    answers: str = ""
    """The assistant's words that it answers: what they ask or propose is said too where it is a plain yes."""
    agreed: bool = False
    """Not the user's words but a statement that they were shown and agreed to, word for word."""


@dataclass(frozen=True, slots=True)
class Question:
    """Do these words of the user, and nothing else, state the claim?"""

    claim: str
    words: tuple[str, ...]
