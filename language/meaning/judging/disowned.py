"""What stands in a message and is not told by its writer, and what only looks so.

"It's not true that I moved to Rome" has all the words of "moved to Rome", and a horoscope knows nothing. But what
somebody does "no matter what my mother says" is not what she says.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.verbs import tells_of_writer

_UNTRUE = pattern_of(rf"\b(?:{alternatives('vocabulary', 'UNTRUE')})\b")
_KNOWS_NOTHING = pattern_of(rf"\b(?:{alternatives('vocabulary', 'KNOWS_NOTHING')})\b")
_SAYS = pattern_of(rf"\b(?:{alternatives('vocabulary', 'FORETELLS')})\b")
_NO_MATTER = pattern_of(rf"(?:{alternatives('vocabulary', 'NO_MATTER')})\b")
_OFFERED = pattern_of(rf"\b(?:{alternatives('vocabulary', 'OFFERED')})\b")
_DECLINED = pattern_of(rf"\b(?:{alternatives('vocabulary', 'DECLINED')})\b")
"""What is offered and declined is not had."""
_TESTED = pattern_of(rf"\b(?:{alternatives('vocabulary', 'TESTED')})\b")
_CONFIRMED = pattern_of(rf"\b(?:{alternatives('vocabulary', 'CONFIRMED')})\b")
"""What somebody is only tested for they need not have."""
_SCOFFED = pattern_of(rf"(?:{alternatives('vocabulary', 'SCOFFED')})\b")
"""So begins a sentence that tells something absurd, to say that what was heard is as untrue."""
_ANYBODY = pattern_of(rf"\b(?:{alternatives('vocabulary', 'ANYBODY')})\b")
"""Somebody who is not named, wherever in a clause."""
_REACH = 3
"""So many clauses of a sentence go on with what its beginning disowns."""
_BEGUN = 60
"""Characters of a sentence within which it says who speaks."""


def disown(found: Sequence[Clause]) -> None:
    """Mend how the clauses of a message are meant."""
    for one, two in pairwise(found):
        if one.sentence == two.sentence:
            if one.subject is Subject.ME:
                _own(one, two)
            if _describes(one, two):
                two.subject = Subject.OTHER
    for place, clause in enumerate(found):
        if place and found[place - 1].sentence == clause.sentence:
            continue
        held = [one for one in found[place : place + _REACH] if one.sentence == clause.sentence]
        text = " ".join(one.text for one in held)[:_BEGUN]
        if _UNTRUE.search(text) or _is_foretold(text) or _SCOFFED.match(text):
            _suppose(held)
    told = " ".join(clause.text for clause in found)
    for clause in found:
        if _TESTED.search(clause.text) and not _CONFIRMED.search(told):
            _suppose([clause])
        if _ANYBODY.search(clause.text) and not _speaks(clause):
            clause.subject = Subject.OTHER
    _suppose(_declined(found))


def _suppose(held: Iterable[Clause]) -> None:
    for clause in held:
        clause.mood, clause.owned = Mood.SUPPOSED, frozenset()


def _declined(found: Sequence[Clause]) -> list[Clause]:
    """The clauses from the one that tells of an offer to the one that declines it."""
    offers = [place for place, clause in enumerate(found) if _OFFERED.search(clause.text)]
    refusals = [place for place, clause in enumerate(found) if _DECLINED.search(clause.text)]
    if not offers or not refusals or abs(refusals[0] - offers[0]) >= _REACH:
        return []
    return list(found[min(offers[0], refusals[0]) : max(offers[0], refusals[0]) + 1])


def _speaks(clause: Clause) -> bool:
    """Does its writer do something in a clause, rather than stand in it by the way ("upstairs at ours")?"""
    return tells_of_writer(clause.words, clause.cues) or bool(clause.cues.begins("me", clause.text))


def _own(one: Clause, two: Clause) -> None:
    """Take as told what stands before "no matter what … says"."""
    if one.mood is not Mood.REPORTED or one.ahead or one.cues.find("says", one.text):
        return
    if _NO_MATTER.match(two.text) or _NO_MATTER.fullmatch(one.text.rpartition(" ")[2]):
        one.mood = Mood.ASSERTED


def _describes(one: Clause, two: Clause) -> bool:
    """Does "… my aunt, that sings" go on about the last person named, and not about its writer?"""
    if two.subject is Subject.OTHER or not two.cues.begins("that", two.text):
        return False
    if not one.cues.find("people", one.text.rpartition(" ")[2]):
        return False
    return not (
        two.cues.find("me", two.text) or two.cues.find("verbs", two.text) or tells_of_writer(two.words, two.cues)
    )


def _is_foretold(begun: str) -> bool:
    source = _KNOWS_NOTHING.search(begun)
    return source is not None and _SAYS.search(begun) is not None
