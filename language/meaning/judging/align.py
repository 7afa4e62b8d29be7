"""Each word of a memory beside the word of the user's that says it: the same, one akin, or one of its sort."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from language.meaning.claims import Claim
from language.meaning.coverage import Spot
from language.meaning.names import is_name
from language.meaning.support import Support
from language.meaning.vocabulary.scaffold import LIGHT, SLIGHT, SORTS
from language.sentences.clauses import Clause
from language.words.classes import classes_of
from language.words.reader import Role, Word

LEVELS = {"same": 1.0, "akin": 0.9, "entailed": 0.7, "sort": 0.35, "sign": 0.3, "near": 0.2}
"""How much a word is said by another that stands to it so."""
STRONG = ("same", "akin", "entailed")
TOLD = (Role.CONTENT, Role.NAME, Role.NUMBER)
_PLACES = 24
"""Of a word that a text repeats over and over so many places are looked at."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a word is said, and how."""

    clause: Clause
    position: int
    level: str


@dataclass(frozen=True, slots=True)
class Aligned:
    """A word of a memory with every place that says it."""

    word: Word
    weight: float
    places: Sequence[Place]

    def best(self, clauses: set[int] | None = None) -> Place | None:
        """The nearest place, among some clauses or all."""
        inside = (place for place in self.places if clauses is None or id(place.clause) in clauses)
        return max(inside, key=lambda place: LEVELS[place.level], default=None)

    def worth(self, clauses: set[int] | None = None) -> float:
        place = self.best(clauses)
        return LEVELS[place.level] if place else 0.0


class Sorts:
    """The sorts of things that the words of a passage name or make one think of."""

    def __init__(self, passage: Sequence[Clause]) -> None:
        self.words: list[tuple[Clause, int, Word, frozenset[str], frozenset[str]]] = []
        for clause in passage:
            for position, word in enumerate(clause.words):
                if word.role in TOLD:
                    named, hinted = sorts_of(word)
                    if named or hinted:
                        self.words.append((clause, position, word, named, hinted))

    def find(self, word: Word) -> Iterator[Place]:
        named, hinted = sorts_of(word)
        if not (named or hinted):
            return
        for clause, position, _, others, more in self.words:
            if named & others:
                yield Place(clause, position, "sort")
            elif named & more or hinted & others or hinted & more:
                yield Place(clause, position, "near")


def sorts_of(word: Word) -> tuple[frozenset[str], frozenset[str]]:
    """What a word names, and what it makes one think of."""
    found = classes_of(word.text.casefold())
    named = frozenset(one for one in found if not one.endswith("+"))
    return named, frozenset(one[:-1] for one in found if one.endswith("+"))


def align(support: Support, sorts: Sorts) -> list[Aligned]:
    """The words of a claim that must be said, each with where it is."""
    return [Aligned(word, weight_of(word, support.claim), _places(word, spots, sorts)) for word, spots in support.found]


def weight_of(word: Word, claim: Claim) -> float:
    """How much a word must be said."""
    lower = word.text.casefold()
    if word.role is Role.NUMBER or is_name(word, claim.cues.language):
        return 1.5
    if lower in LIGHT.get(claim.cues.language, LIGHT["en"]):
        return 0.2
    return 0.3 if lower in SLIGHT or lower in SORTS else 1.0


def _places(word: Word, spots: Sequence[Spot], sorts: Sorts) -> list[Place]:
    found = [Place(spot.clause, spot.position, _level(word, spot)) for spot in spots[:_PLACES]]
    if word.role is not Role.NUMBER and not any(place.level in STRONG for place in found):
        found += islice(sorts.find(word), _PLACES)
    return found


def _level(word: Word, spot: Spot) -> str:
    if spot.word is None:
        return "sign"
    if spot.entailed:
        return "entailed"
    return "same" if spot.word.stem == word.stem or spot.word.spelling == word.spelling else "akin"
