"""Memories whose words were said, and which yet say something else: more, of another age, or elsewhere.

Each is a kind that no weighing of single words finds: bought for sold, "since I was nine" for an age, the town of one's
work for the town of one's home, a ride to somewhere for a life there, hatred of what somebody only spoke of.
"""

from collections.abc import Sequence
from itertools import islice

from language.languages import alternatives, by_language
from language.meaning.bindings import is_swapped
from language.meaning.claims import Claim
from language.meaning.coverage import Index, Spot
from language.meaning.names import is_name
from language.meaning.vocabulary import is_deed, meanings, sense
from language.patterns import pattern_of
from language.sentences.clauses import Clause
from language.sentences.cues.common import CONTRAST
from language.words.classes import classes_of
from language.words.reader import Role, Word

_PLACES = 64
"""Of a word that a text repeats over and over so many places are looked at."""
_BEFORE = 3
_SOON = 8
"""Words within which a slip is put right."""
_SINCE = {code: pattern_of(rf"\b(?:{told})$") for code, told in by_language("meaning", "SINCE", str).items()}
"""Behind these a number tells when something began or ended."""
_RAISED = pattern_of(rf"\b(?:{alternatives('meaning', 'RAISED')})\b")
_RIVALS = tuple(
    (meanings(one), meanings(*others))
    for one, others in (
        ("buy", ("sell", "rent")),
        ("sell", ("buy", "rent")),
        ("rent", ("buy", "sell")),
        ("teach", ("learn",)),
        ("break", ("sprain",)),
        ("win", ("lose",)),
        ("lose", ("win",)),
    )
)
"""What is done, and what excludes it."""
_LIVING, _MOVING = meanings("live"), meanings("commute", "travel", "fly", "drive", "ride", "cycle")
_HATING = meanings("dislike", "hate")
_CORRECTS = pattern_of(rf"\b(?:{alternatives('vocabulary', 'CORRECTS')})\b")
_STILL = pattern_of(rf"\b(?:{alternatives('meaning', 'GOING_ON')})\b")


def is_raised(claim: Claim, passage: Sequence[Clause]) -> bool:
    """Does it make more of somebody than they said: "professional", "head of", "for years"?"""
    return bool(_RAISED.search(claim.text)) and not any(_RAISED.search(clause.text) for clause in passage)


def _is_no_age(claim: Claim, index: Index) -> bool:
    """Is a number alone, which says how old the user is, only told as when something began ("since I was nine")?"""
    if any(word.role is not Role.NUMBER for word in claim.needs):
        return False
    found = [spot for word in claim.needs for spot in _spots(word, claim, index)]
    return bool(found) and all("@age" not in spot.clause.signs and _is_since(spot) for spot in found)


def _is_rivalled(claim: Claim, index: Index) -> bool:
    """Is another thing said to be done where it says one that excludes it ("bought": sold)?"""
    meant = sense(claim.leading.text.casefold()).means
    rivals = [others for one, others in _RIVALS if meant & one]
    if not rivals or any(not spot.entailed for spot in _spots(claim.leading, claim, index)):
        return False
    beside = {
        id(s.clause): s.clause for word in claim.needs if word is not claim.leading for s in _spots(word, claim, index)
    }
    told = (sense(word.text.casefold()).means for clause in beside.values() for word in clause.words)
    return any(means & others for means in told for others in rivals)


def is_other(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Does the memory say something else with the words that were said?"""
    return (
        _is_no_age(claim, index)
        or _is_rivalled(claim, index)
        or _is_elsewhere(claim, index)
        or _is_passed_through(claim, index)
        or _is_hatred(claim, passage, index)
        or _goes_on(claim, index)
        or _is_contradicted(claim, index)
        or _is_taken_back(claim, passage, index)
        or _counts_another(claim, index)
        or (claim.comparing and is_swapped(claim, [(word, _spots(word, claim, index)) for word in claim.needs]))
    )


def _is_elsewhere(claim: Claim, index: Index) -> bool:
    """Is the deed told of another place or thing with a name, and this name with another deed?"""
    names = [word for word in claim.needs if is_name(word, claim.cues.language) and word is not claim.leading]
    if len(names) != 1 or not is_deed(claim.leading.text.casefold()):
        return False
    deeds = [spot for spot in _spots(claim.leading, claim, index) if not spot.entailed and not spot.clause.denied]
    found = _spots(names[0], claim, index)
    theirs = {id(spot.clause) for spot in found}
    if not deeds or not found or any(id(spot.clause) in theirs for spot in deeds):
        return False
    named = all(any(is_name(word, spot.clause.cues.language) for word in spot.clause.words[1:]) for spot in deeds)
    return named and all(not (spot.clause.fragment or spot.clause.borrowed) for spot in found)


def _is_passed_through(claim: Claim, index: Index) -> bool:
    """Is a life claimed in a place to which somebody only goes?"""
    if not sense(claim.leading.text.casefold()).means & _LIVING or _spots(claim.leading, claim, index):
        return False
    found = [spot.clause for word in claim.needs for spot in _spots(word, claim, index)]
    return bool(found) and all(
        any(sense(word.text.casefold()).means & _MOVING for word in clause.words) for clause in found
    )


def _is_hatred(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Is somebody said to hate what they only spoke of, without a word against it?"""
    if not sense(claim.leading.text.casefold()).means & _HATING:
        return False
    return next(index.find(claim.leading, claim.cues), None) is None and not any(clause.denied for clause in passage)


def _goes_on(claim: Claim, index: Index) -> bool:
    """Is something said to be over that the user still does ("I still smoke ten a day": stopped smoking)?"""
    if not claim.ended:
        return False
    told = [spot.clause for spot in _spots(claim.leading, claim, index) if not spot.clause.ahead]
    return any(_STILL.search(clause.text) and not (clause.denied or clause.ended) for clause in told)


def _is_contradicted(claim: Claim, index: Index) -> bool:
    """Is what it denies said to be so after all ("sobriety is fine, but an evening beer it is": drinks no alcohol)?"""
    if not claim.denied or claim.ended:
        return False
    denied = [word for word in claim.needs if word is not claim.leading]
    found = [spots for word in denied if not _is_named(word, spots := _spots(word, claim, index))]
    return any(
        CONTRAST.match(spot.clause.text) and not (spot.clause.denied or spot.clause.ended or spot.clause.lacking)
        for spots in found
        for spot in spots
    )


def _is_named(word: Word, spots: Sequence[Spot]) -> bool:
    """Is the very word denied: "no wine, but beer is fine" leaves that there is no wine?"""
    return any(spot.word and spot.word.stem == word.stem and spot.clause.denied for spot in spots)


def _is_taken_back(claim: Claim, passage: Sequence[Clause], index: Index) -> bool:
    """Is a name or a number put right in the same breath ("on Monday, sorry no, Tuesday": on Monday)?"""
    if not _CORRECTS.search(" ".join(clause.text for clause in passage)):
        return False
    told = [(clause, word) for clause in passage for word in clause.words]
    for word in claim.needs:
        if word.role is Role.CONTENT:
            continue
        found = [spot for spot in _spots(word, claim, index) if spot.position >= 0]
        if found and all(_is_put_right(spot, told) for spot in found):
            return True
    return False


def _is_put_right(spot: Spot, told: Sequence[tuple[Clause, Word]]) -> bool:
    """Does another word of its kind follow, behind words that correct what was said?"""
    place = next(at for at, (clause, word) in enumerate(told) if clause is spot.clause and word is spot.word)
    after = [
        (clause, word) for clause, word in told[place + 1 : place + _SOON] if clause.sentence == spot.clause.sentence
    ]
    for at, (_, word) in enumerate(after):
        if spot.word and word.role is spot.word.role:
            return bool(_CORRECTS.search(" ".join(one.text.casefold() for _, one in after[:at])))
    return False


def _counts_another(claim: Claim, index: Index) -> bool:
    """Does a number count something else where it was said ("two dogs" of "a spaniel and two budgies")?"""
    words = list(claim.words)
    for number in [word for word in claim.needs if word.role is Role.NUMBER]:
        place = words.index(number) + 1
        thing = words[place] if place < len(words) and words[place] in claim.needs else None
        told = _spots(number, claim, index) if thing else []
        things = _spots(thing, claim, index) if thing else []
        if told and things and all(_is_of_another(spot, things) for spot in told):
            return True
    return False


def _is_of_another(number: Spot, things: Sequence[Spot]) -> bool:
    """Does another thing stand right behind a number, and the counted one in the same clause before it?"""
    behind = number.clause.words[number.position + 1 : number.position + 2]
    here = [spot for spot in things if spot.clause is number.clause]
    counted = bool(behind) and behind[0].role is Role.CONTENT and bool(classes_of(behind[0].text.casefold()))
    return counted and bool(here) and all(spot.position < number.position for spot in here)


def _spots(word: Word, claim: Claim, index: Index) -> list[Spot]:
    found = islice(index.find(word, claim.cues), _PLACES)
    return [spot for spot in found if spot.word is not None and not spot.borrowed]


def _is_since(spot: Spot) -> bool:
    pattern = _SINCE.get(spot.clause.cues.language)
    words = spot.clause.words[max(0, spot.position - _BEFORE) : spot.position]
    return bool(pattern and pattern.search("".join(f"{word.text.casefold()} " for word in words)))
