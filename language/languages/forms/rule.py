"""What one pattern of a language pack says: which clause it matches and which statements follow from it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from language.patterns import pattern_of

PREFERENCE = "preference"
WORK = "work_context"
PERSONAL = "personal_context"
_MACRO = pattern_of(r"(?<!\?P)<(\w+)>")


@dataclass(frozen=True, slots=True)
class Emit:
    """One statement a match yields; `{o}` in key and value stands for the named group of the pattern."""

    key: str
    value: str
    category: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern over one normalised clause."""

    kind: str
    pattern: re.Pattern[str]
    emits: tuple[Emit, ...]
    confidence: float
    polarity: int


def compile_pattern(source: str, macros: Mapping[str, str]) -> re.Pattern[str]:
    """Expand `<name>` macros and anchor the pattern to the whole clause."""
    while (expanded := _MACRO.sub(lambda m: macros[m[1]], source)) != source:
        source = expanded
    return pattern_of(rf"{source}\s*$", re.IGNORECASE)


def rules(
    kind: str,
    emits: tuple[Emit, ...] | Emit,
    patterns: tuple[str, ...],
    macros: Mapping[str, str],
    confidence: float = 0.95,
    polarity: int = 1,
) -> tuple[Rule, ...]:
    """One rule for each pattern, all with the same outcome."""
    outcome = (emits,) if isinstance(emits, Emit) else emits
    return tuple(Rule(kind, compile_pattern(p, macros), outcome, confidence, polarity) for p in patterns)
