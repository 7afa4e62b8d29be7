"""Memories of what is no more, was only sought, or is another of a few things that exclude each other."""

from collections.abc import Iterator, Sequence
from itertools import islice

from language.languages import alternatives, gathered
from language.meaning.claims import Claim
from language.meaning.coverage import Index, Spot
from language.meaning.vocabulary import is_deed, meanings, sense
from language.meaning.vocabulary.glossary import Glossary, Lines
from language.meaning.vocabulary.scaffold import EMPTY
from language.patterns import pattern_of
from language.sentences.clauses import Clause
from language.sentences.tenses import tells_past
from language.words.classes import classes_of
from language.words.reader import Role, Word

_LOST = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'LOST')})\b")
_SOUGHT = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'SOUGHT')})\b")
_HAVING = meanings("have", "own", "keep", "hold", "breed", "use")
_FEELING = meanings("like", "love", "prefer", "dislike", "hate")
_KEPT = frozenset({
    "dog", "cat", "other_pet", "farm_animal", "car", "bike", "home", "device", "instrument", "flight_boat",
})  # fmt: skip
"""Sorts of things that people have and lose."""
_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""


def _sides() -> Iterator[tuple[str, str]]:
    """Each side of what excludes each other, with the name of the row it is in, in all languages."""
    for row, told in gathered("vocabulary.judging", "EITHER").items():
        for side in zip(*(one.split(" / ") for one in told), strict=True):
            yield row, " ".join(side)


_ROW = tuple(row for row, _ in _sides())
_SIDES = Glossary(lambda: (words for _, words in _sides()))


def is_gone(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Is something said to be had that was only told as dead, sold or lost?"""
    if claim.denied or claim.ended or claim.past or claim.ahead or _LOST.search(claim.text):
        return False
    if claim.verb != "have" and not sense(claim.leading.text.casefold()).means & _HAVING:
        return False
    found = list(_told(claim, index))
    return bool(found) and all(_is_lost(spot, found, passage) for spot in found)


def _is_lost(spot: Spot, found: Sequence[Spot], passage: Sequence[Clause]) -> bool:
    """Does its clause say so, or the one behind it, where its own says nothing of now?"""
    clause = spot.clause
    if _LOST.search(clause.text):
        return not _is_got_before(spot, found)
    if not (clause.verbless or tells_past(clause)):
        return False
    place = list(passage).index(clause)
    return any(one.sentence == clause.sentence and _tells_loss(one) for one in passage[place + 1 : place + 2])


def _tells_loss(clause: Clause) -> bool:
    """Does a clause tell of a loss, and name nothing else that could be lost?"""
    named = any(classes_of(word.text.casefold()) & _KEPT for word in clause.words)
    return _LOST.search(clause.text) is not None and not named


def _is_got_before(spot: Spot, found: Sequence[Spot]) -> bool:
    """Is it something else that is lost, or another deed told between: "got a bike, the car is sold"?"""
    words = spot.clause.words
    lost = next((at for at, word in enumerate(words) if _LOST.fullmatch(word.text.casefold())), spot.position)
    first, last = sorted((spot.position, lost))
    own = {id(one.word) for one in found}
    between = [word.text.casefold() for word in words[first + 1 : last] if id(word) not in own]
    return any((is_deed(word) and word not in EMPTY) or classes_of(word) & _KEPT for word in between)


def is_sought(claim: Claim, index: Index) -> bool:
    """Is something said to be so that was only tried, applied for or talked of?"""
    if claim.denied or claim.ahead or claim.wishing or claim.dreaming or claim.pondering or _SOUGHT.search(claim.text):
        return False
    if sense(claim.leading.text.casefold()).means & _FEELING:
        return False
    found = list(_told(claim, index))
    return bool(found) and all(_SOUGHT.search(spot.clause.text) for spot in found)


def is_another(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Does it say one of a few things that exclude each other, where only another was said ("left", "right")?"""
    if claim.denied or claim.ended or any(clause.denied or clause.ended for clause in passage):
        return False
    told = (word for word in claim.words if word is not claim.leading or not is_deed(word.text.casefold()))
    unsaid = ((sides, word) for word in told if (sides := _SIDES.find(word.text.casefold())))
    wanted: Lines = frozenset().union(
        *(sides for sides, word in unsaid if next(index.find(word, claim.cues), None) is None)
    )
    if not wanted:
        return False
    said: Lines = frozenset().union(*(_SIDES.find(word.text.casefold()) for one in passage for word in one.words))
    return any(side not in said and any(_ROW[other] == _ROW[side] for other in said) for side in wanted)


def _told(claim: Claim, index: Index) -> Iterator[Spot]:
    """Where the things of a claim are said."""
    for word in claim.needs:
        if word.role is Role.NUMBER or (len(claim.needs) > 1 and _is_verb(word)):
            continue
        yield from (spot for spot in islice(index.find(word, claim.cues), _PLACES) if spot.word and not spot.borrowed)


def _is_verb(word: Word) -> bool:
    return bool(sense(word.text.casefold()).means & _HAVING)
