"""What of the found has to do with the question, and what only shares a word or some letters with it.

The words that a memory holds, as themselves, spelled otherwise or as a word of the same sort, are weighed against all
the words of the question: where no memory holds enough of them, nothing is known. What is shown must also come near
the best.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter, itemgetter

import numpy as np

from language.asking.other_words.concept_words import Other
from language.asking.other_words.meanings import Meaning, Told, meanings, told_by, words_of
from language.asking.words import LANGUAGES
from language.words.concepts import akin, spelled
from language.words.index_terms import default_analyzer
from language.words.lexicon import FUNCTION_WORDS, GENERAL_WORDS
from language.words.spelling import is_unspaced
from stores.search.index.entries import Filter
from stores.search.index.standing_for import More, Others, Wanted
from stores.search.index.user_index import Match, UserIndex

FLOOR = 0.27
"""The share of the question's words, by weight, that some memory must hold for there to be an answer."""
ENOUGH = 1.0
"""Held words of this weight are enough, however long the question is."""
NEAR = 0.4
PART = 0.3
"""The share of the best score that a memory must have, or else of what is held most of the question."""
_GENERAL = 0.3
"""What a word counts that is asked of anything ("favourite", "name", a number)."""
_SORT = 0.6
"""What a word counts that names a sort of things: "fishing trip" asks for fishing more than for any trip."""
_SLACK = 1e-9
"""What sums of the same numbers may differ by."""
_LONGEST = 2_000
"""Characters of a question that are weighed."""
AKIN, SAME, SORTS, PARTS = (0.4, 0.7), (0.4, 0.8), (0.3, 0.5), (0.3, 0.5)
"""What is asked beside a word: words that stand for the same sort of thing, words that mean the same, those for what
is of its sort, and those it is put together of. Of each what it weighs in the score where the word itself has 1, and
how far it holds the word."""
SPELLED = (0.8, 0.8)
"""The same of a word that is spelled much like one that nothing holds."""
_share = attrgetter("share")


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it is weighed: its words with what may stand for each, what they count, all further terms."""

    words: tuple[Wanted, ...]
    weights: tuple[float, ...]
    more: More


@lru_cache(maxsize=1024)
def read(text: str) -> Question:
    """The words of a question that say what it is about."""
    terms = list(dict.fromkeys(default_analyzer().query(text[:_LONGEST]).words))
    telling = [term for term in terms if term not in _small() or akin(term)] or terms
    meant: dict[str, list[Meaning]] = {}
    for one in meanings(text):
        for term in one.terms:
            meant.setdefault(term, []).append(one)
    words = tuple(Wanted(term, _standing_for(term, meant.get(term, ()))) for term in telling)
    asked = {others.told: others.weight for word in words for others in word.others}
    lightest_first = tuple(sorted(asked.items(), key=itemgetter(1)))
    return Question(words, tuple(map(_weight, telling)), More(frozenset(terms), lightest_first))


def _standing_for(term: str, meant: Sequence[Meaning]) -> tuple[Others, ...]:
    """What may stand for a term, that which holds it farthest first."""
    if not meant and not akin(term):
        return ()
    return tuple(sorted(_others(term, meant), key=_share, reverse=True))


def _others(term: str, meant: Sequence[Meaning]) -> Iterator[Others]:
    """What may stand for a term: words of its sort, those that mean the same, those for what is of its sort."""
    senses = max((one.senses for one in meant), default=1)
    if akin(term):
        yield Others(*AKIN, _akin(term))
    for one in meant:
        yield from (
            Others(weight, share, told)
            for weight, share, told in (
                (SAME[0], SAME[1], one.sure),
                (SAME[0], SAME[1] / senses, one.same),
                (SORTS[0], SORTS[1] / senses, one.sorts),
                (PARTS[0], PARTS[1], one.parts),
            )
            if told and told.others
        )


@cache
def _akin(term: str) -> Told:
    return told_by(Other(other, other) for other in akin(term))


@lru_cache(maxsize=64)
def stands_for(text: str) -> Mapping[str, tuple[str, str]]:
    """By each further term of a question: the word it is of, and that of the question in whose place it is sought."""
    found: dict[str, tuple[str, str]] = {}
    for meaning in meanings(text):
        told = (meaning.same, meaning.sorts, meaning.parts)
        others = (other for several in told if several for other in meaning.others(several))
        for other in sorted(others, key=lambda one: one.terms.count(" ")):
            for term in other.terms.split(" "):
                found.setdefault(term, (other.word, meaning.asked))
    for word in words_of(text):
        for term in (one for own in default_analyzer().query(word).words for one in akin(own)):
            found.setdefault(term, (spelled(term), word))
    return found


def is_about(text: str) -> bool:
    """Whether a question says what it is about: "what did I do?" does not."""
    question = read(text)
    return any(
        word.term not in _small() and weight > _GENERAL
        for word, weight in zip(question.words, question.weights, strict=True)
    )


def relevant(index: UserIndex, text: str, limit: int, allow: Filter | None, *, floor: bool) -> list[Match]:
    """The best matches of a question; with a floor, without those that have nothing to do with it."""
    question = read(text)
    # Scripts that part no words are matched by pairs of letters, which say nothing of words held.
    if not floor or is_unspaced(text):
        return index.search(text, limit, allow, question.more)
    found: list[Match] = []
    if _may_be_held(index, question):
        found = above_floor(index, question, index.search(text, limit, allow, question.more))
    return found or _respelled(index, text, question, limit, allow)


def _may_be_held(index: UserIndex, question: Question) -> bool:
    """Whether the words that the index has could hold enough of a question: where not, nothing needs to be searched."""
    return index.may_hold(question.words, question.weights, _least(question) * (1 - _SLACK))


def _least(question: Question) -> float:
    """The weight that some memory must hold of a question."""
    return min(ENOUGH, FLOOR * sum(question.weights))


def more_of(index: UserIndex, text: str, limit: int, allow: Filter | None) -> More:
    """What was asked beside a question: also other spellings, where nothing was found without them."""
    question = read(text)
    if is_unspaced(text) or above_floor(index, question, index.search(text, limit, allow, question.more)):
        return question.more
    return _spelled_otherwise(index, question).more


def _respelled(index: UserIndex, text: str, question: Question, limit: int, allow: Filter | None) -> list[Match]:
    """Where nothing is found: the matches of what some words are spelled much like ("podkast", "podcast")."""
    other = _spelled_otherwise(index, question)
    return [] if other is question else above_floor(index, other, index.search(text, limit, allow, other.more))


def _spelled_otherwise(index: UserIndex, question: Question) -> Question:
    """A question with what its words are spelled much like, where no entry holds them; itself where there is none."""
    found = {term: several for term, several in index.spelled_like(question.words).items() if several}
    if not found:
        return question
    likely = {term: told_by(Other(one, one) for one in several) for term, several in found.items()}
    words = tuple(
        Wanted(word.term, (Others(*SPELLED, likely[word.term]), *word.others)) if word.term in likely else word
        for word in question.words
    )
    more = More(question.more.own, (*question.more.asked, *((told, SPELLED[0]) for told in likely.values())))
    return Question(words, question.weights, more)


def above_floor(index: UserIndex, question: Question, found: list[Match]) -> list[Match]:
    """Those of the matches, best first, that have to do with the question."""
    if not found:
        return found
    held = (index.held([match.id for match in found], question.words) @ np.array(question.weights)).tolist()
    if max(held) < _least(question):
        return []
    near, part = NEAR * found[0].score, PART * max(held)
    return [match for match, one in zip(found, held, strict=True) if one and (match.score >= near or one >= part)]


def _weight(term: str) -> float:
    if term in _general() or term[0].isdecimal():
        return _GENERAL
    return _SORT if akin(term) else 1.0


def _stems(words: Iterable[str]) -> frozenset[str]:
    return frozenset(term for word in words for term in default_analyzer().document(word).words)


@cache
def _small() -> frozenset[str]:
    asked = (word for one in LANGUAGES for word in one.asks | one.me | one.you)
    return _stems((*FUNCTION_WORDS, *asked))


@cache
def _general() -> frozenset[str]:
    return _stems(GENERAL_WORDS)
