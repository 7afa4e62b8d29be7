"""What stands in a message and is not told by its writer, and what only looks so.

"It's not true that I moved to Rome" has all the words of "moved to Rome", and a horoscope knows nothing. But what
somebody does "no matter what my mother says" is not what she says.
"""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sentences.clauses import Clause, Mood, Subject
from language.sentences.persons import PERSONS
from language.sentences.verbs import tells_of_writer
from language.words.classes import classes_of

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
_FALSE = pattern_of(
    rf"(?:{alternatives('vocabulary.judging', 'FALSE_THAT')})\b.*"
    rf"\b(?:{alternatives('vocabulary.judging', 'FALSE_END')})(?: \w+){{0,2}}$"
)
"""A sentence that tells at its end that what it began with is not so."""
_FOR_ANOTHER = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'FOR_ANOTHER')})(?P<whom>.*)")
_NOT_ME = pattern_of(rf"(?:{alternatives('vocabulary.judging', 'NOT_ME')})")
"""A clause that says no more than that its writer is none of those spoken of."""
_SOME_PERSON = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'SOME_PERSON')})$")
_AT = {code: pattern_of(at) for code, at in by_language("vocabulary.judging", "AT", str).items()}
_HEAD = 3
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
            if _NOT_ME.fullmatch(two.text):
                one.subject, one.owned = Subject.OTHER, frozenset()
    for place, clause in enumerate(found):
        if place and found[place - 1].sentence == clause.sentence:
            continue
        held = [one for one in found[place : place + _REACH] if one.sentence == clause.sentence]
        text = " ".join(one.text for one in held)[:_BEGUN]
        if _UNTRUE.search(text) or _is_foretold(text) or _SCOFFED.match(text):
            _suppose(held)
        _disown_whole([one for one in found[place:] if one.sentence == clause.sentence])
    told = " ".join(clause.text for clause in found)
    for clause in found:
        if _TESTED.search(clause.text) and not _CONFIRMED.search(told):
            _suppose([clause])
        if (_ANYBODY.search(clause.text) or _is_at_somebody(clause)) and not _speaks(clause):
            clause.subject = Subject.OTHER
    _suppose(_declined(found))


def _disown_whole(sentence: Sequence[Clause]) -> None:
    """Take nothing for told in a sentence that says at its end that it is not so, or that it is for somebody else."""
    text = " ".join(one.text for one in sentence)
    another = _FOR_ANOTHER.search(text)
    if _FALSE.match(text) or (another and sentence[0].cues.find("people", another["whom"])):
        _suppose(sentence)


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
    if not (one.cues.find("people", one.text.rpartition(" ")[2]) or _SOME_PERSON.search(one.text)):
        return False
    return not (
        two.cues.find("me", two.text) or two.cues.find("verbs", two.text) or tells_of_writer(two.words, two.cues)
    )


def _is_at_somebody(clause: Clause) -> bool:
    """Does a clause begin with whose it is that follows: "у сусіда"?"""
    at = _AT.get(clause.cues.language)
    if not at or not at.match(clause.text):
        return False
    head = [word.text.casefold() for word in clause.words[1:_HEAD]]
    return any(clause.cues.find("people", word) or classes_of(word) & PERSONS for word in head)


def _is_foretold(begun: str) -> bool:
    source = _KNOWS_NOTHING.search(begun)
    return source is not None and _SAYS.search(begun) is not None
