"""What is not said to be so: believed once and found to be otherwise, or asked by an order to tell or to find out."""

from collections.abc import Sequence

from language.sentences.clause import Clause, Mood, Subject
from language.sentences.cues.common import BELIEVED, CONTRAST, TURNED_OUT, WHETHER

_SOON = 60
"""Characters within which an order says what it asks."""
_FEW = 3


def is_asked(order: str) -> bool:
    """Does an order (in lower case) ask something: "tell me what a divorce costs"?"""
    return WHETHER.search(order[:_SOON], order.find(" ") + 1) is not None


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
