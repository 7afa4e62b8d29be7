"""Does a memory rest on words the user wrote?

What the memory is about must occur in one message or two adjacent ones, its names and numbers without exception; what
the user denied, or said of somebody else, must not become what the user said of themselves.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise

from stores.records import Said
from stores.text.clauses import Clause, clauses
from stores.text.likeness import akin, alike
from stores.text.moments import tells_time, undated
from stores.text.quotations import own_words
from stores.text.relations import COMPARING, GENERIC_WORDS, NEGATIVE_WORDS
from stores.text.spelling import skeleton
from stores.text.words import Role, Word

__all__ = ["own_words", "supports"]

_SHARE = 0.55
_BUCKET = 200


def supports(value: str, key: str, evidence: Sequence[Said]) -> bool:
    """Do the user's own words say what the memory says?"""
    words = [own_words(message.text) for message in evidence]
    if any(tells_time(text) for text in words):
        value = undated(value) or value
    claim = clauses(value, topic=key.replace("_", " "))
    about = _about(claim)
    if not about:
        return False
    said = [clauses(text) for text in words]
    return any(_rests_on(claim, about, passage) for passage in _passages(said))


def _passages(said: list[list[Clause]]) -> Iterator[list[Clause]]:
    yield from said
    for one, two in pairwise(said):
        yield one + two


def _about(claim: list[Clause]) -> list[tuple[Word, Clause]]:
    """What the memory is about: its content words, or its general words if it has no others."""
    words = {word.stem: (word, clause) for clause in claim for word in clause.content}
    weighty = [pair for pair in words.values() if not _generic(pair[0])]
    return weighty or list(words.values())


def _generic(word: Word) -> bool:
    return word.role is Role.CONTENT and (word.stem in GENERIC_WORDS or word.stem in NEGATIVE_WORDS)


def _rests_on(claim: list[Clause], about: list[tuple[Word, Clause]], passage: list[Clause]) -> bool:
    index = _Index(passage)
    found = [(word, clause, index.find(word)) for word, clause in about]
    if any(not places for word, _, places in found if word.role in (Role.NAME, Role.NUMBER)):
        return False
    matched = [(word, clause, places) for word, clause, places in found if places]
    enough = len(found) if len(found) <= 2 else _SHARE * len(found)
    if len(matched) < enough:
        return False
    return not (_denied(matched) or _of_somebody_else(claim, matched) or _swapped(claim, matched))


Matched = list[tuple[Word, Clause, list[Clause]]]


def _denied(matched: Matched) -> bool:
    """Does the memory affirm what the user denied, or the reverse?"""
    flipped = sum(all(place.denied != clause.denied for place in places) for _, clause, places in matched)
    return 2 * flipped >= len(matched)


def _of_somebody_else(claim: list[Clause], matched: Matched) -> bool:
    if any(clause.people for clause in claim):
        return False
    return all(place.people and not place.first_person for _, _, places in matched for place in places)


def _swapped(claim: list[Clause], matched: Matched) -> bool:
    """Does a comparison ("tea over coffee", "from Kyiv to Lviv") name its sides in another order than the user did?"""
    for clause in claim:
        if not clause.has(COMPARING):
            continue
        for place in {id(place): place for _, _, places in matched for place in places}.values():
            order = [place.position(word) for word, home, places in matched if home is clause and place in places]
            if place.has(COMPARING) and order != sorted(order):
                return True
    return False


class _Index:
    """Finds the clauses that hold a word: by its stem, by a related or misspelt word, or by its sound."""

    def __init__(self, passage: list[Clause]) -> None:
        self._by_stem: dict[str, list[Clause]] = defaultdict(list)
        self._by_start: dict[str, dict[str, tuple[Word, list[Clause]]]] = defaultdict(dict)
        self._by_sound: dict[str, list[tuple[Word, Clause]]] = defaultdict(list)
        for clause in passage:
            for word in clause.words:
                self._add(word, clause)

    def _add(self, word: Word, clause: Clause) -> None:
        self._by_stem[word.stem].append(clause)
        bucket = self._by_start[word.spelling[:2]]
        if word.spelling in bucket:
            bucket[word.spelling][1].append(clause)
        elif len(bucket) < _BUCKET:
            bucket[word.spelling] = (word, [clause])
        self._by_sound[skeleton(word.stem)].append((word, clause))

    def find(self, word: Word) -> list[Clause]:
        if word.stem in self._by_stem:
            return self._by_stem[word.stem]
        related = alike if word.role in (Role.NAME, Role.NUMBER) else _related
        near = [
            clause
            for other, places in self._by_start[word.spelling[:2]].values()
            if related(word, other)
            for clause in places
        ]
        return near or [clause for other, clause in self._by_sound[skeleton(word.stem)] if alike(word, other)]


def _related(one: Word, two: Word) -> bool:
    return alike(one, two) or akin(one, two)
