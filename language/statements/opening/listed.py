"""What somebody lists of themselves in one breath, each as a sentence of its own: "I'm 52, a widower and keep bees"
tells three things, of which each may change or be forgotten without the others.

A piece of a list is taken by itself where it says by its form what it is (`pieces.py`); whatever else stands behind a
comma stays with what was told before it.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from language.hearing.deeds import begins_with_writer, speaks_of_me
from language.hearing.features import tokens
from language.hearing.relate import content
from language.hearing.spans import sentence_spans
from language.languages import alternatives
from language.languages.forms.cues import Cues
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.sentences.split import HIDDEN
from language.statements.opening.pieces import (
    SAYS,
    by_itself,
    clings,
    having,
    is_kept_alone,
    is_reported,
    speaks_of_writer,
    with_subject,
)

_JOINT = pattern_of(
    rf",\s+(?:(?:{alternatives('hearing', 'AND')})\s+)?|\s+(?:{alternatives('hearing', 'AND')})\s+", re.IGNORECASE
)
_HELLO, _HELLO_TO = (alternatives("statements", name) for name in ("HELLO", "HELLO_TO"))
_GREETING = pattern_of(rf"\W*(?:{_HELLO})(?<=(\w))\1*(?:\s+(?:{_HELLO_TO}))?[,.!;:\s]+", re.IGNORECASE)
_ABOUT_ME = pattern_of(rf"((?:^|[.!?,])\s*)(?:{alternatives('sentences', 'ABOUT_ME')})\s*[:—–-]\s+", re.IGNORECASE)
"""What announces that somebody tells of themselves."""
_DEPENDS = pattern_of(rf"\W*(?:{alternatives('sentences', 'DEPENDS')})\b")
_PLAYED = pattern_of(
    rf"\W*(?:{alternatives('statements', 'PLAYED')}|{alternatives('statements', 'SUPPOSED')})", re.IGNORECASE
)
"""So begins what is only thought up."""
_SUPPOSED = ("supposes", "jests")
_MARKS = frozenset('()[]{}"“”„:;—–/\n')
"""In a sentence with one of these a comma may join anything."""
_FEW, _LATE = 4, 6
"""Words of half a subject, and of those among which a sentence has its verb."""
_LONG_SENTENCE, _LONG_TEXT = 400, 2_000


class _Piece(NamedTuple):
    """A part of a sentence, and what joins it to the part before."""

    joint: str
    text: str


def apart(text: str) -> str:
    """A message in which each thing that its writer lists of themselves is a sentence of its own."""
    if len(text) > _LONG_TEXT:
        return text
    found, at = list[str](), 0
    for span in sentence_spans(text):
        found += [text[at : span.start], _apart(span.of(text), text)]
        at = span.end
    return "".join([*found, text[at:]])


def without_heading(text: str) -> str:
    """A message without the words that announce an introduction ("Quick intro: nurse, Leeds")."""
    return _ABOUT_ME.sub(r"\1", text)


def as_written(quote: str, text: str) -> str:
    """The sentence of a message in which a statement stood that was read where its lists were taken apart."""
    if quote in text:
        return quote
    said = set(content(quote))
    sentences = [" ".join(span.of(text).split()) for span in sentence_spans(text)]
    return max(sentences, key=lambda one: len(said.intersection(content(one))), default=quote)


def _apart(sentence: str, text: str) -> str:
    greeting = _GREETING.match(sentence)
    lead, said = (greeting[0], sentence[greeting.end() :]) if greeting else ("", sentence)
    cues = cues_of((said if len(tokens(said)) > _FEW else text).casefold())
    if cues.language not in SAYS or not _may_list(said, cues):
        return sentence
    first, *others = _pieces(said)
    if not _is_of_writer(first.text, cues):
        return sentence
    found = list(_each(first.text, others, cues))
    if len(found) > 1 and not having(found[0]):
        found[0] = with_subject(found[0], cues)
    return lead + "".join(f"{one.rstrip(' .,')}. " for one in found[:-1]) + found[-1]


def _each(first: str, others: list[_Piece], cues: Cues) -> Iterator[str]:
    """The sentences that a list falls into."""
    said, before, have = first, first, having(first)
    for piece in others:
        told = None if clings(piece.text, before) else by_itself(piece.text, before, cues, have)
        if told is None or not (having(said) or is_kept_alone(said)):
            said += piece.joint + piece.text
        else:
            yield said
            said = told[:1].upper() + told[1:]
            have = have if have and told.startswith(have) else having(told)
        before = piece.text
    yield said


def _may_list(sentence: str, cues: Cues) -> bool:
    """May a sentence list what its writer is, does and has?"""
    if len(sentence) > _LONG_SENTENCE or sentence.endswith("?") or HIDDEN in sentence:
        return False
    lower = sentence.casefold()
    if not _MARKS.isdisjoint(sentence) or cues.begins("asks", lower) or _PLAYED.match(lower):
        return False
    return _JOINT.search(sentence) is not None and not any(cues.find(cue, lower) for cue in _SUPPOSED)


def _is_of_writer(piece: str, cues: Cues) -> bool:
    """Does the first piece speak of its writer, or of what is theirs, and depend on no other?"""
    lower = piece.casefold()
    said = [readings_of(word, cues.language) for word in tokens(lower)]
    if not said or _DEPENDS.match(lower) or is_reported(lower, cues):
        return False
    if said[0] and all(kind == "mind" for _, kind in said[0]):
        return False
    if len(said) <= _FEW and cues.begins("mine", lower) and not any(said):
        return False  # only half of who does something: "my wife and I"
    mine = any(cues.begins(cue, lower) for cue in ("mine", "verbs")) or bool(cues.find("me", lower))
    mine = mine or speaks_of_writer(tokens(lower)[:_LATE], cues) or speaks_of_me(lower, cues.language)
    return mine or begins_with_writer(lower) or having(piece) is not None


def _pieces(sentence: str) -> Iterator[_Piece]:
    at, joint = 0, ""
    for found in _JOINT.finditer(sentence):
        yield _Piece(joint, sentence[at : found.start()])
        at, joint = found.end(), found[0]
    yield _Piece(joint, sentence[at:])
