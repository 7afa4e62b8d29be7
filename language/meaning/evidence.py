"""Does a memory rest on words the user wrote?

The memory and the messages are read by clauses. A clause of the memory is supported by clauses that are about the same
person, asserted (not asked, supposed, reported or jested), of the same polarity and time; between them they must say
each of its content words, in so many words or by a declared entailment.
"""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise

from language.authorship import own_words
from language.meaning.claims import Claim, claims
from language.meaning.coverage import Index, Spot
from language.meaning.relations import COMPARING
from language.meaning.said import Said
from language.meaning.vocabulary import is_deed
from language.sentences.clauses import Clause, Mood, Subject, clauses, known_clauses
from language.sentences.moments import tells_time, undated
from language.sentences.tenses import is_over
from language.words.reader import Role, Word

__all__ = ["own_words", "supports"]

_NEAR = 3
_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""


def supports(value: str, key: str, evidence: Sequence[Said]) -> bool:
    """Do the user's own words say what the memory says?"""
    words = [own_words(message.text) for message in evidence if not message.known]
    if any(tells_time(text) for text in words):
        value = undated(value) or value
    claimed = claims(value, topic=key.replace("_", " "))
    if not any(claim.needs for claim in claimed):
        return False
    said = [clauses(text, claimed[0].cues) for text in words]
    known = [clause for item in evidence if item.known for clause in known_clauses(item.text)]
    return any(_rests_on(claimed, passage) for passage in _passages(said, known))


def _passages(said: list[list[Clause]], known: list[Clause]) -> Iterator[list[Clause]]:
    """A message, or two that follow each other, each with what is known already."""
    for one in said or [[]]:
        yield one + known
    for one, two in pairwise(said):
        yield one + two + known


def _rests_on(claimed: Sequence[Claim], passage: list[Clause]) -> bool:
    index = Index(passage)
    return all(_Support(claim, index).holds() for claim in claimed)


class _Support:
    """One clause of a memory, held against what was said."""

    def __init__(self, claim: Claim, index: Index) -> None:
        self.claim, self.index = claim, index
        self.found = [(word, list(islice(index.find(word), _PLACES))) for word in claim.needs]

    def holds(self) -> bool:
        if not self.found:
            return True
        places = self._people()
        spots: list[tuple[Word, list[Spot]]] = []
        for word, found in self.found:
            usable = [spot for spot in found if self._usable(word, spot, places, leading=word is self.claim.leading)]
            if not usable:
                return False
            spots.append((word, usable))
        return (
            _held_together(spots)
            and self._says_it(spots)
            and not (_scattered(self.claim, spots) or _swapped(self.claim, spots))
        )

    def _people(self) -> set[int] | None:
        """The clauses that speak of the person the claim is about; None where that is the user."""
        if not self.claim.person:
            return None
        named = {id(spot.clause) for word in self.claim.person for spot in self.index.find(word) if not spot.borrowed}
        for before, clause in pairwise(self.index.passage):
            if id(before) in named and clause.subject is Subject.OTHER and clause.sentence - before.sentence <= 1:
                named.add(id(clause))
        return named

    def _usable(self, word: Word, spot: Spot, people: set[int] | None, *, leading: bool) -> bool:
        clause, claim = spot.clause, self.claim
        if spot.word is None and spot.position == -1 and clause.subject is Subject.OTHER and people is None:
            return False
        if leading and spot.borrowed and not clause.adopts:
            return False
        if spot.position in clause.left and not (claim.ended or claim.past or claim.comparing):
            return False
        if (spot.position in clause.lacking) != (word in claim.lacking):
            return False
        if self._owned(spot) and (not leading or claim.owning or self._kin(word, spot)):
            return True
        if not self._about_the_same(clause, people, leading=leading):
            return False
        if not fits(claim, clause):
            return False
        return not (spot.word and not spot.entailed and is_over(spot.word, word, clause))

    def _about_the_same(self, clause: Clause, people: set[int] | None, *, leading: bool) -> bool:
        if people is not None:
            return id(clause) in people
        if clause.subject is Subject.ME:
            return True
        return not leading and any(
            spot.clause is clause for word, spots in self.found if self._is_person(word) for spot in spots
        )

    def _kin(self, word: Word, spot: Spot) -> bool:
        """Is the user said to stand to somebody as the word says: married, who has a wife?"""
        kin = spot.word and spot.clause.cues.find("people", spot.word.text.casefold())
        return bool(kin) and not self._is_person(word)

    def _is_person(self, word: Word) -> bool:
        return bool(self.claim.cues.find("people", word.text.casefold()))

    def _owned(self, spot: Spot) -> bool:
        """Is it part of "my …", which says that there is one whatever else the sentence says?"""
        return spot.position in spot.clause.owned and not (self.claim.denied or self.claim.ended)

    def _says_it(self, spots: list[tuple[Word, list[Spot]]]) -> bool:
        """Is the bare verb of the memory ("is", "has") said too, in a clause that it uses?"""
        if not self.claim.verb:
            return True
        word, leading = next(pair for pair in spots if pair[0] is self.claim.leading)
        if any(self._owned(spot) and (self.claim.owning or self._kin(word, spot)) for spot in leading):
            return True
        if self.claim.being and any(spot.clause.verbless for spot in leading):
            return True
        if self.claim.being and any(_happened(word, spot) for word, found in spots for spot in found):
            return True
        used = {id(spot.clause) for _, found in spots for spot in found}
        return any(id(spot.clause) in used for spot in self.index.meaning(self.claim.verb))


def _happened(word: Word, spot: Spot) -> bool:
    """Is somebody said to do, or to have done, what the word says that they are ("teach", "teacher"; "retired")?"""
    if spot.word is None or not is_deed(spot.word.text.casefold()):
        return False
    return spot.word.stem != word.stem or spot.word.text.casefold().endswith("ed")


def fits(claim: Claim, clause: Clause) -> bool:
    """May the clause say what the claim says: asserted, of its polarity, of its time?"""
    if clause.mood is Mood.ORDERED:
        return claim.wishing and clause.denied == claim.denied
    if clause.mood is not Mood.ASSERTED:
        return False
    if claim.ended:
        return (clause.ended or clause.past) and not (clause.denied and not claim.denied)
    if clause.ahead and not claim.ahead:
        return False
    if claim.denied:
        return clause.denied or clause.ended
    if clause.denied or clause.ended:
        return False
    return claim.past or not clause.past


def _held_together(spots: list[tuple[Word, list[Spot]]]) -> bool:
    """What is said without a word for it ("I'm at …" for "works") is said of what stands in that clause only."""
    leading = spots[0][1]
    if len(spots) == 1 or any(spot.word for spot in leading):
        return True
    return any(spot.clause is other.clause and not other.borrowed for spot in leading for other in spots[1][1])


def _scattered(claim: Claim, spots: list[tuple[Word, list[Spot]]]) -> bool:
    """Are words that the memory joins ("two sons", "bullet points") joined to others by the user?"""
    for (one, first), (two, second) in pairwise(spots):
        if claim.joined(one, two) and not _near(one, first, second):
            return True
    return False


def _near(one: Word, first: list[Spot], second: list[Spot]) -> bool:
    pairs = [(left, right) for left in first for right in second if left.clause is right.clause]
    told = [(left, right) for left, right in pairs if left.position >= 0 and right.position >= 0]
    if not told or len(told) < len(pairs):
        return True
    reach = 2 if one.role is Role.NUMBER else _NEAR
    return any(0 < right.position - left.position <= reach for left, right in told) or (
        one.role is not Role.NUMBER and any(left.position - right.position == 1 for left, right in told)
    )


def _swapped(claim: Claim, spots: list[tuple[Word, list[Spot]]]) -> bool:
    """Does a comparison ("tea over coffee", "from Kyiv to Lviv") name its sides in another order than the user did?"""
    if not claim.comparing:
        return False
    for clause in {id(spot.clause): spot.clause for _, found in spots for spot in found}.values():
        told = [found for word, found in spots if word is not claim.leading]
        order = [spot.position for found in told for spot in found if spot.clause is clause and spot.position >= 0]
        if clause.has(COMPARING) and order != sorted(order):
            return True
    return False
