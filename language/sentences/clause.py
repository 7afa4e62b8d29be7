"""One clause: its words, and how they are meant."""

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from enum import Enum, auto

from language.sentences.cues import Cues
from language.words.reader import Role, Word


class Subject(Enum):
    ME = auto()
    OTHER = auto()


class Mood(Enum):
    ASSERTED = auto()
    ASKED = auto()
    SUPPOSED = auto()
    REPORTED = auto()
    ORDERED = auto()
    JESTED = auto()


@dataclass(slots=True, eq=False)
class Clause:
    """Words said in one breath, and how they are meant."""

    text: str
    words: Sequence[Word]
    cues: Cues
    subject: Subject = Subject.ME
    mood: Mood = Mood.ASSERTED
    denied: bool = False
    ahead: bool = False
    past: bool = False
    ended: bool = False
    sentence: int = 0
    number: int = 0
    """Its place in the text."""
    source: object = None
    """The text it is part of."""
    lacking: frozenset[int] = frozenset()
    """Positions of words that are said to be missing ("without sugar")."""
    left: frozenset[int] = frozenset()
    """Positions of what somebody moved or changed from."""
    adopts: bool = False
    """Does it take the sentence before for or against ("I agree", "I'm against it")?"""
    owned: frozenset[int] = frozenset()
    """Positions of the words of "my …": whatever else a sentence says, there is one."""
    verbless: bool = False
    fragment: bool = False
    """Has it neither a verb nor a subject of its own?"""
    signs: frozenset[str] = frozenset()
    """What it says without a word for it: being, owning, ordering."""
    known: bool = False
    """Not said now but known before."""
    borrowed: list[Word] = field(default_factory=list)
    """What "it" or "two of them" stands for: words of the sentence before."""

    @property
    def content(self) -> Sequence[Word]:
        return [word for word in self.words if word.role in (Role.CONTENT, Role.NAME, Role.NUMBER) and word.stem != "1"]

    def has(self, words: Set[str]) -> bool:
        return any(word.text.casefold() in words for word in self.words)
