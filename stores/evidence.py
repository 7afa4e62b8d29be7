"""Does a memory rest on words the user wrote?

What the memory is about must occur in one message or two adjacent ones, its names and numbers without exception, and what the
user denied must not become what the user said.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from stores.lexicon import GENERIC_WORDS, NEGATIVE_WORDS, PEOPLE
from stores.likeness import alike
from stores.quotations import own_words
from stores.records import Said
from stores.stems import stem
from stores.words import Role, Word, read

__all__ = ["own_words", "supports"]

_CLAUSE = re.compile(
    r"[.!?;,\n—–]+|\s(?:but|however|yet|although|though|while|whereas|але|проте|однак|зате|хоча|натомість|но|однако|зато|хотя|aber|jedoch|pero|sino|mais|ale|jednak)\s",
    re.IGNORECASE,
)
_FEW_WORDS = 3
_SHARE = 0.6
_COMPARING = frozenset("over than instead rather versus vs замість ніж вместо чем statt als que plutôt zamiast niż from to від до".split())


@dataclass(slots=True)
class _Passage:
    """Consecutive words of the user, searchable, each with the clause it stands in."""

    clauses: list[list[Word]] = field(default_factory=list)
    denied: list[bool] = field(default_factory=list)
    stems: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    starts: dict[str, list[tuple[Word, int]]] = field(default_factory=lambda: defaultdict(list))
