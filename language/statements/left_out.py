"""Clauses that patterns and judges left out beside others that are kept: who tells one thing plainly tells the next."""

import re
from collections.abc import Iterator
from datetime import date

from language.hearing.compare import of_strangers
from language.hearing.deeds import begins_with_writer, is_listed, speaks_of_me, without_joint
from language.hearing.features import LOOSE, tokens
from language.hearing.judge import Clause, Telling, is_plain, judged
from language.hearing.purpose import asks_or_orders
from language.hearing.relate import content, is_alike
from language.hearing.spans import sentence_spans
from language.languages import alternatives, by_language
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN
from language.statements import told
from language.statements.beside_the_point import is_beside_the_point
from language.statements.clauses import SUBJECTS
from language.statements.extent import LIGHT, only_denies
from language.statements.occupations import employed
from language.statements.statement import Statement
from language.words.classes import classes_of, first_form
from language.words.lexicon import NEGATIONS

_LIKELY, _SURELY, _LEAST = 0.65, 0.68, 0.01
_EDGES = " ,;:.!—–-()\n"
_POINTS = {code: pattern_of(rf"\b(?:{words})\b") for code, words in by_language("cues", "POINTING", str).items()}
"""By language: words for what was named before, without which a clause says nothing."""
_SPEAKER = pattern_of(rf"(?:{alternatives('cues', 'SPEAKER')})\b")
_OF_TALK = pattern_of(
    rf"\b(?:{alternatives('hearing', 'TO_YOU')}|{alternatives('statements', 'THE_TALK')})\b", re.IGNORECASE
)
"""Words for who is spoken to, and for what is spoken of."""
_BELONGS = pattern_of(rf"\W*(?:{alternatives('hearing', 'BELONGS')})\b")


def left_out(own: str, kept: list[Statement], today: date) -> Iterator[Statement]:
    """What a message tells as plainly beside what is kept of it."""
    for telling in _tellings(own, kept):
        if is_beside_the_point(telling.text, telling.sentence, alone=False) or of_strangers(telling.sentence):
            continue
        if not only_denies(telling.text, kept) and (free := told.statement(telling, today)) is not None:
            yield employed(free)


def _tellings(own: str, kept: list[Statement]) -> Iterator[Telling]:
    """What a message tells of its writer besides what is kept of it: surely told, or plainly beside something kept."""
    if not kept:
        return
    sentences = sentence_spans(own)
    said = [word for one in kept for word in content(f"{one.key.replace('_', ' ')} {one.value}")]
    for clause in judged(own):
        text, sentence = clause.span.of(own), sentences[clause.sentence].of(own)
        if HIDDEN in text or sentence.endswith("?") or _is_said(text, said):
            continue
        if _is_told(own, clause, sentence):
            yield Telling(without_joint(text).strip(_EDGES), sentence, _LIKELY, clause.lasting, clause.topics)


def _is_said(text: str, said: list[str]) -> bool:
    """Does something kept say a word of a clause, or the name of a town that it bends?"""
    words = [word for word in content(text) if word not in LIGHT]
    words += [first_form(word, "city") for word in words]
    return not words or any(is_alike(word, other) for word in words for other in said)


def _is_told(own: str, clause: Clause, sentence: str) -> bool:
    """Does a clause speak plainly of its writer, and name something?"""
    text = clause.span.of(own)
    lower, cues = without_joint(text).casefold(), cues_of(sentence.casefold())
    points = cues.language in _POINTS and _POINTS[cues.language].search(lower)
    if clause.worth < _LEAST or _BELONGS.match(text.casefold()) or points or not _names(text):
        return False
    doubted = clause.worth < _SURELY and not NEGATIONS.isdisjoint(tokens(lower))
    listed = _is_listed(lower, sentence, cues)
    ours = listed or _begins_with_writer(lower, cues)
    if doubted or not ours or _is_of_talk(lower, cues) or _OF_TALK.search(lower):
        return False
    return _is_meant(text, sentence, listed=listed)


def _begins_with_writer(lower: str, cues: Cues) -> bool:
    """Does a clause begin with its writer as who does it, or with what is theirs?"""
    named = _SPEAKER.match(lower) or any(cues.begins(cue, lower) for cue in ("mine", "verbs"))
    return bool(named) or speaks_of_me(lower, cues.language)


def _is_listed(lower: str, sentence: str, cues: Cues) -> bool:
    """Does a clause behind others go on with what a sentence tells that begins with its writer?"""
    whole = sentence.casefold()
    if cues.find("me", lower) or asks_or_orders(lower):
        return False
    return whole.find(lower) > 0 and begins_with_writer(whole) and is_listed(lower, cues.language)


def _is_of_talk(lower: str, cues: Cues) -> bool:
    """Is what the writer does part of the talk, or a thought of theirs, or long over?"""
    words = [word for word in tokens(lower) if not cues.begins("me", word)]
    readings = readings_of(words[0], cues.language) if words else frozenset()
    past = bool(readings) and all(whom in ("was", "did") for whom, _ in readings)
    return past or any(kind in ("talk", "mind") for _, kind in readings)


def _names(text: str) -> bool:
    """Does a clause name something by its sort, by a name or a number?"""
    words = tokens(text)
    sorts = {sort for word in words for sort in classes_of(word) if not sort.endswith("+")} - LOOSE
    return bool(sorts) or any(word.isdigit() for word in words) or any(w[:1].isupper() for w in text.split()[1:])


def _is_meant(clause: str, sentence: str, *, listed: bool) -> bool:
    """Does a clause say what its writer, or what is theirs, is or does, and is that meant as it stands?"""
    lower = sentence.casefold()
    before = lower[: lower.find(clause.casefold()) + len(clause)]
    cues, said = cues_of(lower), without_joint(clause)
    said = f"{SUBJECTS[cues.language]} {said}" if listed and cues.language in SUBJECTS else said
    return is_plain(said, before, cues) and not cues.begins("asks", before)
