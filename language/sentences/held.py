"""What is not said to be so: believed once and found to be otherwise, or asked by an order to tell or to find out."""

from collections.abc import Sequence
from itertools import pairwise

from language.sentences.clause import Clause, Mood, Subject
from language.sentences.cues.common import BELIEVED, CONTRAST, TURNED_OUT, UNCLAIMED, UNTIL, VAGUE, WHETHER
from language.sentences.tenses import tells_past

_SOON = 60
"""Characters within which an order says what it asks."""
_FEW = 3


def is_asked(order: str) -> bool:
    """Does an order (in lower case) ask something: "tell me what a divorce costs"?"""
    return WHETHER.search(order[:_SOON], order.find(" ") + 1) is not None


def suppose_unclaimed(found: Sequence[Clause]) -> None:
    """Take as supposed what somebody says that they do not say: "it isn't that I dislike …", "I never said that …"."""
    for place, clause in enumerate(found):
        after = [one for one in found[place + 1 : place + 2] if one.sentence == clause.sentence]
        text = " ".join(one.text for one in (clause, *after))
        if clause.subject is not Subject.ME and not (VAGUE.match(clause.text) or UNCLAIMED.match(text)):
            continue
        told = UNCLAIMED.search(text)
        if told is None or told.start() > len(clause.text):
            continue
        _suppose([clause, *(after if len(clause.text[told.end() :].split()) <= 1 else ())])


def end_until(found: Sequence[Clause]) -> None:
    """Take as over what was so "until …"."""
    for clause, after in pairwise(found):
        if after.sentence == clause.sentence and UNTIL.match(after.text) and tells_past(clause):
            clause.ended, clause.owned = True, frozenset()


def suppose_mistaken(found: Sequence[Clause]) -> None:
    """Take what somebody thought until it turned out otherwise as supposed: "I thought I had the flu, it's a cold"."""
    for place, clause in enumerate(found):
        belief = BELIEVED.search(clause.text) if clause.subject is Subject.ME else None
        if belief is None:
            continue
        if TURNED_OUT.search(clause.text, belief.end()):
            _suppose([clause])
            continue
        held = [clause]
        for after in found[place + 1 : place + 1 + _FEW]:
            if after.sentence - clause.sentence > 1:
                break
            if TURNED_OUT.search(after.text) or (CONTRAST.match(after.text) and after.sentence == clause.sentence):
                _suppose(held)
                break
            held.append(after)


def _suppose(held: Sequence[Clause]) -> None:
    for clause in held:
        clause.mood = Mood.SUPPOSED
        clause.owned = frozenset()
