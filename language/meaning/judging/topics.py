"""A thing put up as a question only to be turned down: "Oysters? Not if you paid me" is no question."""

from collections.abc import Sequence

from language.sentences.clauses import Clause, Mood, Subject

_SHORT = 3
"""Words of a question that only names a thing."""


def deny_topics(found: Sequence[Clause]) -> None:
    """Take as denied what is only named with a question mark, where the writer's next sentence turns it down."""
    for place, clause in enumerate(found):
        answer = [one for one in found[place + 1 :] if one.sentence == clause.sentence + 1]
        if _names_only(clause) and not _shares_sentence(clause, found) and _turns_down(answer):
            clause.mood, clause.subject, clause.denied = Mood.ASSERTED, Subject.ME, True


def _names_only(clause: Clause) -> bool:
    return clause.mood is Mood.ASKED and clause.fragment and len(clause.words) <= _SHORT


def _shares_sentence(clause: Clause, found: Sequence[Clause]) -> bool:
    return any(one is not clause and one.sentence == clause.sentence for one in found)


def _turns_down(answer: Sequence[Clause]) -> bool:
    """Is it denied, ended or given up first, by the writer or in a word?"""
    first = next(iter(answer), None)
    if first is None or first.mood not in (Mood.ASSERTED, Mood.ORDERED):
        return False
    mine = first.subject is Subject.ME or first.verbless or first.mood is Mood.ORDERED
    return mine and any(one.denied or one.ended for one in answer)
