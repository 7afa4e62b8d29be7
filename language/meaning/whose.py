"""Whom a claim is about, where it names somebody: the user by their own name, or one of theirs and nobody else's."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from language.languages import words as words_of
from language.meaning.claims import Claim
from language.meaning.coverage import Index, Spot
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.cues.common import COPULA
from language.words.reader import Role

_OF = words_of("meaning", "OF")
"""Small words between somebody and whose they are: "el perro de mi vecino"."""


def of_the_user(claimed: Sequence[Claim], index: Index) -> Sequence[Claim]:
    """The claims, about the user where they call them by the name that the user told ("I'm Ines": "Ines paints")."""
    return [replace(claim, person=()) if _is_own_name(claim, index) else claim for claim in claimed]


def _is_own_name(claim: Claim, index: Index) -> bool:
    if not claim.person or claim.cues.find("people", claim.person[0].text.casefold()):
        return False
    found = [spot for spot in index.find(claim.person[0], claim.cues) if spot.word and not spot.borrowed]
    return any(_introduces(spot) for spot in found)


def _introduces(spot: Spot) -> bool:
    """Does the writer say here that this is their name?"""
    clause = spot.clause
    if clause.subject is not Subject.ME or clause.mood is not Mood.ASSERTED or clause.denied:
        return False
    if "@name" in clause.signs:
        return True
    before = clause.words[: spot.position]
    plain = all(word.role is Role.FUNCTION for word in before)
    return plain and bool(before) and COPULA.search(" ".join(word.text.casefold() for word in before)) is not None


def is_anothers(claim: Claim, index: Index) -> bool:
    """Is whoever of the user's the claim is about only said to be somebody else's ("my neighbour's dog")?"""
    if not claim.person or not claim.cues.find("people", claim.person[0].text.casefold().removesuffix("'s")):
        return False
    spots = [spot for spot in index.find(claim.person[0], claim.cues) if spot.word and not spot.borrowed]
    owners = [list(_owners(spot)) for spot in spots]
    if not spots or not all(owners):
        return False
    told = {word.stem for word in claim.words}
    return not any(word in told for several in owners for word in several)


def _owners(spot: Spot) -> Iterator[str]:
    """Those to whom somebody belongs, where that is somebody of the user's: "(the brother of my) boss"."""
    words, place, clause = spot.clause.words, spot.position, spot.clause
    if place > 0 and words[place - 1].text.endswith("'s") and _is_person(clause, place - 1):
        yield words[place - 1].stem
    if place in clause.owned or place + 1 >= len(words):
        return
    of = words[place + 1].text.casefold() in _OF
    after = place + 1 + of
    small = after < len(words) and words[after].role is Role.FUNCTION
    if after < len(words) and ((small and of) or clause.cues.begins("mine", words[after].text.casefold())):
        after += 1
    elif not of:
        return
    if _is_person(clause, after):
        yield words[after].stem


def _is_person(clause: Clause, place: int) -> bool:
    """Is it somebody, as far as one can tell?"""
    if place >= len(clause.words):
        return False
    return bool(clause.cues.find("people", clause.words[place].text.casefold().removesuffix("'s")))


def is_counted(clause: Clause) -> bool:
    """Is it only said how many there are of something, with no word on whose ("sixty hives, some of them weak")?"""
    return clause.verbless and clause.words[0].role is Role.NUMBER and clause.mood is Mood.ASSERTED


def is_owned_alone(clause: Clause) -> bool:
    """Is it said that there is something ("у мене …"), not only whose somebody is ("the house of my parents")?"""
    return not clause.cues.find("people", clause.text) or "@ill" in clause.signs


def tells_of_a_thing(clause: Clause) -> bool:
    """Does it begin with a thing of the user's ("my phone is …"), which is not the user?"""
    return clause.cues.begins("mine", clause.text) and not clause.signs & {"@name", "@age", "@job", "@origin"}
