"""Does an answer say what a memory says? In other forms, words or scripts too, but not where it denies it: "You live in
Kyiv, not in Lviv" does not say what a memory of Lviv says."""

from language.meaning.alike.sameness import gist, means_same, told_by
from language.sentences.clauses import Clause, clauses
from language.statements.wording import stems
from language.words.reader import Role, Word

_NAMING = (Role.NAME, Role.NUMBER)


def tells(answer: str, memory: str, question: str) -> bool:
    """Does an answer say something of a memory that the question does not say already?"""
    words = _stated(answer) if _is_plain(memory) and _is_plain(question) else _all(clauses(answer))
    if not (stems(memory) - stems(question)).isdisjoint(stems(" ".join(word.text for word in words))):
        return True
    asked, said = gist(question).words, told_by(words, answer)
    new = [told for told in gist(memory).words if not any(means_same(told, one) for one in asked)]
    return any(means_same(told, one) for told in new for one in said)


def _is_plain(text: str) -> bool:
    return not (gist(text).against or gist(text).over)


def _stated(answer: str) -> list[Word]:
    """The words without names and numbers that are over, or denied where another is put in their place."""
    said = clauses(answer)
    stated = [word for clause in said if not clause.denied for word in _lasting(clause)]
    instead = {word.stem for word in stated if word.role in _NAMING}
    return [
        word
        for clause in said
        for word in _lasting(clause)
        if not (clause.denied and instead and word.role in _NAMING and word.stem not in instead)
    ]


def _lasting(clause: Clause) -> list[Word]:
    """The words of a clause without names of what is over or was left."""
    words = enumerate(clause.words)
    return [word for place, word in words if not (word.role in _NAMING and (clause.ended or place in clause.left))]


def _all(said: list[Clause]) -> list[Word]:
    return [word for clause in said for word in clause.words]
