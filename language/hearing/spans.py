"""A message cut into sentences, and a sentence into the clauses that are judged one by one."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from language.asking.words import LANGUAGES, words_for
from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.split import ASKING
from language.words.lexicon import FUNCTION_WORDS

_SENTENCE_END = pattern_of(r"[.!?…]+[\"”»')\]]*(?=\s|$)|[。！？]+|\n+")
_ABBREVIATION = pattern_of(
    rf"(?:^|[\s(])(?:{alternatives('hearing', 'ABBREVIATIONS')}|[a-zа-яіїєґ]|\d{{1,2}})\.$", re.IGNORECASE
)
_JOINS = alternatives("hearing", "CLAUSE_JOINS")
_REQUESTS = alternatives("hearing", "REQUEST_BEGINS")
"""With these another clause begins, which wants something of the reader."""
_CLAUSE_END = pattern_of(rf"(?<=[,;:!?…()—–])\s+|\s+(?=[(—–])|\s+(?=(?:{_JOINS}|{_REQUESTS})\s)", re.IGNORECASE)
_ASKING = pattern_of(ASKING, re.IGNORECASE)
_GOING_ON = pattern_of(rf"\W*(?:{alternatives('hearing', 'GOING_ON')})\s", re.IGNORECASE)
_WORD = pattern_of(r"\w+")
_NUMBER = pattern_of(r"(?<!\S)(\d{1,2})\.$")
_COUNTED = pattern_of(rf"(?:{alternatives('hearing', 'MONTHS')}|{alternatives('sentences', 'AFTER_ORDINAL')})\b", re.I)
"""What stands behind an ordinal more often than anything else."""
_STATES_NUMBER = pattern_of(
    rf"(?:,|\b(?:{alternatives('cues', 'COPULA')}|{alternatives('hearing', 'AND')}))\s*\Z", re.IGNORECASE
)
"""So ends what stands before a number that is told by itself ("ich bin 29.", "Ole, 29.")."""
_MOST_DAYS = 31
_WITHOUT_STOP = frozenset(by_language("hearing", "ORDINALS_WITHOUT_STOP", bool))
_WITH_STOP = next(one for one in LANGUAGES if one.language == "de")
"""The language that a text is taken for whose words are of none in particular ("am 3. Mai")."""
_NEAR = 40
_AND = pattern_of(rf"\W*(?:{alternatives('hearing', 'AND')})\s", re.IGNORECASE)
_FEWEST = 2
"""A clause of fewer words belongs to the one before."""


class Span(NamedTuple):
    """A piece of a text."""

    start: int
    end: int

    def of(self, text: str) -> str:
        return text[self.start : self.end]


def sentence_spans(text: str) -> list[Span]:
    """Where each sentence stands; abbreviations, initials and ordinals do not end one."""
    found: list[Span] = []
    start = 0
    for end in _SENTENCE_END.finditer(text):
        piece = text[start : end.end()]
        if end[0] == "." and _ABBREVIATION.search(piece) and not _ends_with_number(piece, text[end.end() :]):
            continue
        if piece.strip():
            found.append(_stripped(text, start, end.end()))
        start = end.end()
    if text[start:].strip():
        found.append(_stripped(text, start, len(text)))
    return found


def _ends_with_number(piece: str, following: str) -> bool:
    """Does a sentence end with a number ("I'm 46. Time flies."), which is no ordinal of what follows?"""
    number, after = _NUMBER.search(piece), _WORD.search(following[:_NEAR])
    if not number or not after:
        return False
    return not is_ordinal(piece[: number.start()], number[1], after[0], piece + following[:_NEAR])


def is_ordinal(before: str, number: str, after: str, text: str) -> bool:
    """May a number with a stop be an ordinal of the word after it ("am 3. Mai", not "I'm 46. Time flies.")?"""
    if words_for(text, _WITH_STOP).language in _WITHOUT_STOP:
        return after[0].islower() and not before.strip()  # "1. do this 2. do that"
    if _COUNTED.match(after):
        return True
    if int(number) > _MOST_DAYS or _STATES_NUMBER.search(before):
        return False
    return after[0].islower() or after.casefold() not in FUNCTION_WORDS


def scopes(text: str, sentence: Span) -> list[Span]:
    """A sentence cut before what it goes on to ask, or to announce: "I'm the treasurer, what do I need to act on?"."""
    found: list[Span] = []
    start = sentence.start
    asks, leads = "?" in sentence.of(text), sentence.of(text).rstrip().endswith(":")
    for clause in clause_spans(text, sentence):
        turns = (asks and _ASKING.match(clause.of(text))) or (leads and _GOING_ON.match(clause.of(text)))
        if turns and clause.start > start:
            found.append(Span(start, clause.start))
            start = clause.start
    return [*found, Span(start, sentence.end)]


def clause_spans(text: str, sentence: Span) -> list[Span]:
    """Where each clause of a sentence stands: cut at its marks and before joining words."""
    found: list[Span] = []
    for piece in _pieces(text, sentence):
        short = len(_WORD.findall(piece.of(text))) < _FEWEST
        if found and (short or (len(found) == 1 and _goes_on_naming(found[0].of(text), piece.of(text)))):
            found[-1] = Span(found[-1].start, piece.end)
        else:
            found.append(piece)
    return found


def _goes_on_naming(before: str, piece: str) -> bool:
    """Are two pieces one subject: a name or somebody of the writer's, and who goes with them ("Jan und ich …")?"""
    lower = before.casefold().strip()
    short = len(_WORD.findall(lower)) <= _FEWEST and lower[-1:].isalpha()
    named = before[:1].isupper() and " " not in lower and lower not in FUNCTION_WORDS
    return short and bool(_AND.match(piece)) and (named or bool(cues_of(lower).begins("mine", lower)))


def _pieces(text: str, sentence: Span) -> Iterator[Span]:
    start = sentence.start
    for cut in _CLAUSE_END.finditer(text, sentence.start, sentence.end):
        if text[start : cut.start()].strip():
            yield Span(start, cut.start())
        start = cut.end()
    if text[start : sentence.end].strip():
        yield Span(start, sentence.end)


def _stripped(text: str, start: int, end: int) -> Span:
    piece = text[start:end]
    return Span(start + len(piece) - len(piece.lstrip()), end - len(piece) + len(piece.rstrip()))
