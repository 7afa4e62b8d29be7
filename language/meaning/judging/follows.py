"""What follows from what somebody said, by the tables of the languages: who became a grandmother has a grandchild.

What is said in so many words is found without them; here stand turns of speech whose words do not tell what they mean.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby

from language.languages import by_language
from language.patterns import pattern_of
from language.sentences.clauses import Clause, Mood, Subject, clauses
from language.words.lexicon import NEGATIONS

_FOLLOWS = {
    code: tuple((pattern_of(rf"\b(?:{told})\b"), plainly) for told, plainly in rows)
    for code, rows in by_language("vocabulary", "FOLLOWS", tuple).items()
}
_MEANT = (Mood.ASSERTED, Mood.ORDERED)


def follows(found: Sequence[Clause]) -> list[Clause]:
    """The clauses that follow from those that somebody meant, each in the sentence that says it."""
    return [
        clause
        for _, sentence in groupby(found, key=lambda one: one.sentence)
        for clause in _of_sentence(list(sentence))
    ]


def _of_sentence(said: Sequence[Clause]) -> Iterator[Clause]:
    text = " ".join(one.text for one in said)
    for told, plainly in _FOLLOWS.get(said[0].cues.language, ()):
        match = told.search(text)
        if match and _is_meant(_within(said, match), match[0]):
            for clause in clauses(match.expand(plainly), said[0].cues):
                clause.sentence, clause.source = said[0].sentence, said[0].source
                yield clause


def _within(said: Sequence[Clause], match: re.Match[str]) -> list[Clause]:
    """The clauses of a sentence of which a match has words."""
    held, end = [], -1
    for clause in said:
        start, end = end + 1, end + 1 + len(clause.text)
        if start < match.end() and match.start() < end:
            held.append(clause)
    return held


def _is_meant(held: Sequence[Clause], matched: str) -> bool:
    """Does somebody say it of themselves as a fact, or order it, with no word against it but its own?"""
    return any(clause.subject is Subject.ME for clause in held) and not any(
        clause.mood not in _MEANT
        or (clause.denied and not _denies(matched))
        or (clause.ahead and not clause.cues.find("plans", matched))
        or (clause.past and not clause.cues.find("past", matched))
        for clause in held
    )


def _denies(matched: str) -> bool:
    return any(word in NEGATIONS or word.endswith("n't") for word in matched.split())
