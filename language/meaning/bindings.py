"""Does what was said hold together as the memory does: the same words joined, in the same order?"""

from collections.abc import Sequence
from itertools import pairwise

from language.meaning.claims import Claim
from language.meaning.coverage import Spot
from language.meaning.relations import COMPARING
from language.meaning.vocabulary import sense
from language.meaning.vocabulary.scaffold import SORTS
from language.words.reader import Role, Word

MONTHS = frozenset().union(
    *(sense(month).means for month in "january february march april may june july august september october november december".split())
)
NAMEABLE = frozenset().union(*(sense(word).means for word in "pet dog cat horse bird child son daughter".split()))
Found = Sequence[tuple[Word, Sequence[Spot]]]
_NEAR = 3


def hold_together(claim: Claim, found: Found) -> bool:
    """Are the words of a claim said in one breath, not here and there?"""
    return _led(claim, found) and _linked(claim, found) and not (_scattered(claim, found) or _swapped(claim, found))


def _led(claim: Claim, found: Found) -> bool:
    """What is done is done to what the same clause names ("born in Rome" is not "I live in Rome, born in Lyon")."""
    leading, first = found[0]
    if len(found) == 1 or leading is not claim.leading:
        return True
    said = all(spot.word is None for spot in first)
    objects = found[1][1] if said or found[1][0].role is Role.NAME else [spot for _, more in found[1:] for spot in more]
    return any(_together(spot, other) and not (said and other.borrowed) for spot in first for other in objects)


def _linked(claim: Claim, found: Found) -> bool:
    """Does each word share a clause with another one? The user's own people and things ("my wife") belong anywhere."""
    if len(found) == 1:
        return True
    stray = [word for word, spots in found if not _belongs(spots, found)]
    if len(stray) != 1:
        return not stray
    sort = any(two is stray[0] and one.text.casefold() in SORTS for one, two in pairwise(claim.words))
    return sort or (len(found) >= _NEAR and stray[0].role is Role.CONTENT and stray[0] is not claim.leading)


def _belongs(spots: Sequence[Spot], found: Found) -> bool:
    others = [other for _, more in found if more is not spots for other in more]
    return any(_owned(spot) or any(_together(spot, other) for other in others) for spot in spots)


def _is_own_kin(spot: Spot) -> bool:
    """Is it one of the user's own people, of whom the next sentence may go on?"""
    return _owned(spot) and spot.word is not None and bool(spot.clause.cues.find("people", spot.word.text.casefold()))


def _owned(spot: Spot) -> bool:
    return spot.position in spot.clause.owned


def _together(one: Spot, two: Spot) -> bool:
    """Do both stand in one clause, or in two of a sentence of which one is only a fragment?"""
    if one.clause is two.clause or _is_own_kin(one) or _is_own_kin(two):
        return True
    apart = abs(one.clause.number - two.clause.number)
    near = one.clause.sentence == two.clause.sentence and apart == 1 and one.clause.known == two.clause.known
    return near and (one.clause.fragment or two.clause.fragment)


def _scattered(claim: Claim, found: Found) -> bool:
    """Are words that the memory joins ("two sons", "bullet points") joined to others by the user?"""
    for (one, first), (two, second) in pairwise(found):
        if claim.names(one, two) and not any(_calls(left, right) for left in first for right in second):
            return True
        if claim.joined(one, two) and not _near(one, first, second):
            return True
    return False


def _calls(left: Spot, right: Spot) -> bool:
    """Is the name said of this thing: beside it, with nothing else named between them?"""
    if left.clause is not right.clause:
        return _just_before(left, right)
    low, high = sorted((left.position, right.position))
    between = left.clause.words[low + 1 : high]
    return low < 0 or not any(sense(word.text.casefold()).shows & NAMEABLE for word in between)


def _near(one: Word, first: Sequence[Spot], second: Sequence[Spot]) -> bool:
    pairs = [(left, right) for left in first for right in second if left.clause is right.clause]
    if any(spot.entailed for pair in pairs for spot in pair):
        return True
    if not pairs and any(spot.clause.fragment for spot in second):
        return any(_just_before(left, right) for left in first for right in second)
    told = [(left, right) for left, right in pairs if left.position >= 0 and right.position >= 0]
    if not told or len(told) < len(pairs):
        return True
    if one.role is Role.NUMBER and any(left.position - right.position == 1 and _is_month(right) for left, right in told):
        return True
    reach = 2 if one.role is Role.NUMBER else _NEAR
    return any(0 <= right.position - left.position <= reach for left, right in told) or (
        one.role is not Role.NUMBER and any(left.position - right.position == 1 for left, right in told)
    )


def _is_month(spot: Spot) -> bool:
    return spot.word is not None and bool(sense(spot.word.text.casefold()).means & MONTHS)


def _just_before(left: Spot, right: Spot) -> bool:
    """Is it the last thing named before the clause that goes on about it ("a cat and a turtle called Pepa")?"""
    if right.clause.number - left.clause.number != 1 or left.clause.sentence != right.clause.sentence:
        return True
    content = left.clause.content
    return not content or left.word is content[-1] or left.position in left.clause.owned


def _swapped(claim: Claim, found: Found) -> bool:
    """Does a comparison ("tea over coffee", "from Kyiv to Lviv") name its sides in another order than the user did?"""
    if not claim.comparing:
        return False
    for clause in {id(spot.clause): spot.clause for _, spots in found for spot in spots}.values():
        told = [spots for word, spots in found if word is not claim.leading]
        inside = ([spot.position for spot in spots if spot.clause is clause and spot.position >= 0] for spots in told)
        order = [places[0] for places in inside if places]
        if clause.has(COMPARING) and order != sorted(order):
            return True
    return False
