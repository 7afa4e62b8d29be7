"""A fact that a person states about themselves."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class Statement:
    """One fact in the third person, with the words it rests on."""

    key: str
    value: str
    category: str
    confidence: float
    polarity: int
    quote: str
    kind: str = "other"
    correction: bool = False
    until: date | None = None
    passing: bool = False
    """True now, and of no use in a month."""
