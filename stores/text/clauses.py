"""A text as clauses: which words belong together, whether they are denied, and whether they speak of somebody else."""

import re
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise

from stores.text.lexicon import words_of
from stores.text.relations import FIRST_PERSON, GENERIC_WORDS, NEGATIVE_WORDS, PEOPLE
from stores.text.words import Role, Word, read

_BOUNDARY = re.compile(
    r"[.!?;,\n—–:()]+(?=\s|$)|\s(?:but|however|although|though|whereas|але|проте|однак|зате|хоча|натомість|но|однако|зато|хотя"
    r"|aber|jedoch|sondern|pero|sino|mais|ale|jednak)\s",
    re.IGNORECASE,
)
_REMINDER = re.compile(
    r"\b(?:please\s+)?(?:don['’]?t|do\s+not|never)\s+(?:ever\s+)?forget\b|\bне\s+забу(?:дь|вай)(?:те)?\b", re.IGNORECASE
)
"""A request to remember denies nothing."""
_JOINING = frozenset(words_of("and or while so та і й або и или und oder y e o et ou oraz i lub"))
_FEW = 3


@dataclass(slots=True, eq=False)
class Clause:
    """Words said in one breath."""

    words: Sequence[Word]
    denied: bool

    @property
    def content(self) -> Sequence[Word]:
        return [word for word in self.words if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER) and word.stem != "1"]

    @property
    def people(self) -> bool:
        """Does it name a person of the user's life ("my wife", "my boss")?"""
        return any(word.stem in PEOPLE for word in self.words)

    @property
    def first_person(self) -> bool:
        return any(word.text.casefold() in FIRST_PERSON for word in self.words)

    def has(self, words: Set[str]) -> bool:
        return any(word.text.casefold() in words for word in self.words)

    def position(self, word: Word) -> int:
        """Where the word, or one with its stem, stands; at the end if it does not."""
        return next((place for place, other in enumerate(self.words) if other.stem == word.stem), len(self.words))


def clauses(text: str, *, topic: str = "") -> list[Clause]:
    """The clauses of a text; a topic (the words of a key) only says whether a bare value is something denied."""
    parts = (read(part) for part in _BOUNDARY.split(_REMINDER.sub(" ", text)))
    found = [Clause(words, _denies(words)) for part in parts for words in _breaths(part) if words]
    for before, clause in pairwise(found):
        if before.denied and before.content and _continues(clause):
            clause.denied = True
    if topic and _denies(read(topic)):
        for clause in found:
            clause.denied = clause.denied or not _has_verdict(clause)
    return found


def _breaths(words: Sequence[Word]) -> Iterator[Sequence[Word]]:
    """The parts of a sentence that each have a verdict or a subject of their own ("quit tea and I drink coffee")."""
    start = 0
    for place, word in enumerate(words):
        if word.text.casefold() in _JOINING and _begins(words[place + 1 : place + 1 + _FEW]):
            yield words[start:place]
            start = place + 1
    yield words[start:]


def _begins(words: Sequence[Word]) -> bool:
    return any(map(_is_verdict, words)) or any(word.text.casefold() in FIRST_PERSON for word in words[:1])


def _denies(words: Sequence[Word]) -> bool:
    """Is it said that something is not so, or not wanted? Two negations of one sentence count once, as in Ukrainian."""
    negated = any(word.role is Role.NEGATION for word in words)
    unwanted = any(word.stem in NEGATIVE_WORDS for word in words)
    return negated != unwanted


def _continues(clause: Clause) -> bool:
    """Is it only the next item of a list ("…, burgers, or fries")?"""
    return len(clause.content) <= _FEW and not _has_verdict(clause) and not clause.first_person


def _has_verdict(clause: Clause) -> bool:
    return any(map(_is_verdict, clause.words))


def _is_verdict(word: Word) -> bool:
    return word.role is Role.NEGATION or word.stem in NEGATIVE_WORDS or word.stem in GENERIC_WORDS
