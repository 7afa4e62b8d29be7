"""Does what was said hold together as the memory does: the same words joined, in the same order?"""

from collections.abc import Sequence
from itertools import pairwise

from language.languages import alternatives
from language.meaning.claims import ACCOMPANIED, Claim
from language.meaning.coverage import Spot
from language.meaning.relations import COMPARING
from language.meaning.vocabulary import meanings, sense
from language.meaning.vocabulary.scaffold import LIGHT, SORTS
from language.patterns import pattern_of
from language.sentences.clauses import Clause
from language.sentences.cues.common import WHEN
from language.words.reader import Role, Word

Found = Sequence[tuple[Word, Sequence[Spot]]]
_NEAR = 3
_MEASURE = pattern_of(alternatives("meaning", "MEASURES"))
_MONTHS = meanings(
    *("january", "february", "march", "april", "may", "june", "july"),
    *("august", "september", "october", "november", "december"),
)
_NAMEABLE = meanings("pet", "dog", "cat", "horse", "bird", "child", "son", "daughter")


def hold_together(claim: Claim, found: Found) -> bool:
    """Are the words of a claim said in one breath, not here and there?"""
    bound = _Bound(claim, found[1:] if _is_accompanied(claim, found) else found)
    return bound.led() and bound.linked() and not (bound.scattered() or bound.swapped() or bound.jumbled())


def is_swapped(claim: Claim, found: Found) -> bool:
    """Does a comparison name its sides in another order than the user?"""
    return _Bound(claim, found).swapped()


def _is_accompanied(claim: Claim, found: Found) -> bool:
    """Is somebody something "with" something else, of which they may tell in another clause?"""
    return (
        claim.being
        and len(found) > 1
        and any(one is found[0][0] and two.text.casefold() in ACCOMPANIED for one, two in pairwise(claim.words))
    )


class _Bound:
    """The words of a claim, each with the places that say it."""

    def __init__(self, claim: Claim, found: Found) -> None:
        self.claim, self.found = claim, found
        self.used = {(id(spot.clause), spot.position) for _, spots in found for spot in spots}

    def led(self) -> bool:
        """What is done is done to what the same clause names ("born in Rome" is not "I live in Rome, born in Lyon")."""
        leading, first = self.found[0]
        if len(self.found) == 1 or leading is not self.claim.leading:
            return True
        unsaid = all(spot.word is None for spot in first)
        named = unsaid or self.found[1][0].role is Role.NAME
        objects = self.found[1][1] if named else [spot for _, more in self.found[1:] for spot in more]
        return any(
            self.together(spot, other) and not (unsaid and other.borrowed) for spot in first for other in objects
        )

    def linked(self) -> bool:
        """Does each word share a clause with another one? A single one may stand in the next."""
        stray = [word for word, spots in self.found if len(self.found) > 1 and not self._belongs(spots)]
        if len(stray) != 1:
            return not stray
        if any(two is stray[0] and one.text.casefold() in SORTS for one, two in pairwise(self.claim.words)):
            return True
        return (
            len(self.found) + bool(self.claim.person) > _NEAR
            and stray[0].role is Role.CONTENT
            and stray[0] is not self.claim.leading
        )

    def _belongs(self, spots: Sequence[Spot]) -> bool:
        others = [other for _, more in self.found if more is not spots for other in more]
        return any(_owned(spot) or any(self.together(spot, other) for other in others) for spot in spots)

    def together(self, one: Spot, two: Spot) -> bool:
        """Do both stand in one clause, or in two of a sentence of which one is only a fragment?"""
        if one.clause is two.clause or _is_own_kin(one) or _is_own_kin(two):
            return True
        near = _side_by_side(one.clause, two.clause)
        return near and (self._goes_on(one.clause) or self._goes_on(two.clause))

    def _goes_on(self, clause: Clause) -> bool:
        """Is it a fragment that begins with a word of the claim, not one that sets something against it?"""
        light = LIGHT.get(clause.cues.language, frozenset())
        first = next((word for word in clause.content if word.text.casefold() not in light), None)
        return (clause.fragment or bool(WHEN.match(clause.text))) and (
            first is None or (id(clause), clause.words.index(first)) in self.used
        )

    def scattered(self) -> bool:
        """Are words that the memory joins ("two sons", "bullet points") joined to others by the user?"""
        for (one, first), (two, second) in pairwise(self.found):
            if self.claim.names(one, two) and not any(_calls(left, right) for left in first for right in second):
                return True
            if self.claim.joined(one, two) and not _near(one, first, second):
                return True
        return False

    def jumbled(self) -> bool:
        """Is it a heap of words of one clause, in another order than there?"""
        places = [spots[0].position for _, spots in self.found if spots[0].position >= 0]
        falls = sum(one > two for one, two in pairwise(places))
        return len(self.found) > _NEAR and self.claim.heaped and falls > 1

    def swapped(self) -> bool:
        """Does a comparison ("tea over coffee", "from Kyiv to Lviv") name its sides in another order than the user?"""
        if not self.claim.comparing:
            return False
        names = [spots for word, spots in self.found if word.role is Role.NAME]
        told = names if len(names) > 1 else [spots for word, spots in self.found if word is not self.claim.leading]
        for clause in {id(spot.clause): spot.clause for _, spots in self.found for spot in spots}.values():
            inside = (
                [spot.position for spot in spots if spot.clause is clause and spot.position >= 0] for spots in told
            )
            order = [places[0] for places in inside if places]
            if clause.has(COMPARING) and order != sorted(order):
                return True
        return False


def _side_by_side(one: Clause, two: Clause) -> bool:
    """Do they follow each other in one sentence, or does the one open the next message?"""
    if one.source is not two.source:
        return one.known == two.known and 0 in (one.number, two.number)
    return one.sentence == two.sentence and abs(one.number - two.number) == 1


def _is_own_kin(spot: Spot) -> bool:
    """Is it one of the user's own people, of whom the next sentence may go on?"""
    return _owned(spot) and spot.word is not None and bool(spot.clause.cues.find("people", spot.word.text.casefold()))


def _owned(spot: Spot) -> bool:
    return spot.position in spot.clause.owned


def _calls(left: Spot, right: Spot) -> bool:
    """Is the name said of this thing: beside it, with nothing else named between them?"""
    if left.clause is not right.clause:
        return _just_before(left, right)
    low, high = sorted((left.position, right.position))
    between = left.clause.words[low + 1 : high]
    return low < 0 or not any(sense(word.text.casefold()).shows & _NAMEABLE for word in between)


def _near(one: Word, first: Sequence[Spot], second: Sequence[Spot]) -> bool:
    pairs = [(left, right) for left in first for right in second if left.clause is right.clause]
    if any(spot.entailed for pair in pairs for spot in pair):
        return True
    if not pairs and any(spot.clause.fragment for spot in second):
        return any(_just_before(left, right) for left in first for right in second)
    told = [(left, right) for left, right in pairs if left.position >= 0 and right.position >= 0]
    if not told or len(told) < len(pairs):
        return True
    if one.role is Role.NUMBER:
        return any(_counts(left, right) for left, right in told)
    return any(-2 <= right.position - left.position <= _NEAR for left, right in told)


def _counts(number: Spot, thing: Spot) -> bool:
    """Does the number stand before what it counts, or beside a month?"""
    apart = thing.position - number.position
    if apart == 2 and _MEASURE.match(number.clause.words[number.position + 1].text.casefold()):
        return False
    month = thing.word is not None and bool(sense(thing.word.text.casefold()).means & _MONTHS)
    return 0 <= apart <= 2 or (apart == -1 and month)


def _just_before(left: Spot, right: Spot) -> bool:
    """Is it the last thing named before the clause that goes on about it ("a cat and a turtle called Pepa")?"""
    if right.clause.number - left.clause.number != 1 or left.clause.sentence != right.clause.sentence:
        return True
    content = left.clause.content
    return not content or left.word is content[-1] or _owned(left)
