"""The words of a wallet and the seeds of one-time codes: secrets told by a name and by the form of what follows."""

import re
from collections.abc import Iterator

from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.values import Found
from language.sensitive.vocabulary import ABOUT, NAMES, SAYS, TALK
from language.words.index_terms import STOP_WORDS

_WORDS = pattern_of(r"(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![a-z])")
_WORDS_OF_ANY_SCRIPT = pattern_of(
    r"(?<!\w)(?:\d{1,2}[.):]?\s{0,2})?(?:[^\W\d_]{3,12}[\s,;]{1,2}(?:\d{1,2}[.):]?\s{0,2})?){11,23}[^\W\d_]{3,12}(?!\w)"
)
_FEW_WORDS = pattern_of(
    rf"[^:=\n]{{0,40}}?(?:[:=]|\b(?:{alternatives('secrets', 'PHRASE_IS')})\b|—)\s{{0,3}}[\"'«“]?"
    r"((?:[^\W\d_]{3,10}[ ,]{1,2}){3,23}[^\W\d_]{3,10})"
)
_ONE = r"[^\s\d,.;:!?「」“”\"]{1,14}"
_ROW_IS = rf"(?:(?<!\w)(?:{alternatives('secrets', 'ROW_IS')})|{alternatives('secrets', 'ROW_IS_GLUED')})(?=\s)"
_ROW = pattern_of(
    rf"(?:[:：=「“\"]|{_ROW_IS})\s{{0,2}}(?P<row>(?:{_ONE} ){{11,23}}{_ONE})(?=[」”\".!]?\s*(?:$|\n)|[,;.])"
)
"""Words side by side, without a comma, to the end of the line: no sentence looks like that if none is a small one."""
_LENGTHS = (12, 15, 18, 21, 24)
_SEED = pattern_of(
    r"(?<![A-Za-z0-9])(?:[A-Z2-7]{4}[ -]?){3,15}[A-Z2-7]{2,4}(?![A-Za-z0-9])"
    r"|(?<![a-z0-9])(?:[a-z2-7]{4} ){3,15}[a-z2-7]{4}(?![a-z0-9])"
)
_SURE = pattern_of(alternatives("secrets", "SURE_PHRASES"))
"""Names of a phrase, not of the wallet it opens: after them a few words are enough."""

_BEFORE = 80
_AFTER = 160
_LONG = 260


def find_phrases(text: str, low: str) -> Iterator[Found]:
    """Recovery phrases and seeds of one-time codes."""
    for name in NAMES["phrases"].finditer(low):
        limit = name.end() + _LONG
        words = _WORDS.search(low, name.end(), limit) or _listed(_WORDS_OF_ANY_SCRIPT.search(low, name.end(), limit))
        few = _FEW_WORDS.match(low, name.end(), limit) if _SURE.search(name[0]) else None
        if words:
            yield Found("recovery phrase", *words.span())
        elif few and not _is_talk(few[1]):
            yield Found("recovery phrase", *few.span(1))
    for name in NAMES["seeds"].finditer(low):
        for seed in _SEED.finditer(text, max(0, name.start() - _BEFORE), name.end() + _AFTER):
            if any(char.isdigit() for char in seed[0]) or seed[0].isupper():
                yield Found("one-time code seed", *seed.span())


def find_rows(low: str) -> Iterator[Found]:
    """As many words as a wallet has, in a row, in any script and under any name."""
    for found in _ROW.finditer(low):
        words = found["row"].split()
        if len(words) in _LENGTHS and len(set(words)) >= len(words) - 1 and not any(map(_is_small, words)):
            yield Found("recovery phrase", *found.span("row"))


def _is_talk(words: str) -> bool:
    """Is it said of the phrase, rather than the phrase itself?"""
    said = re.split(r"[ ,]+", words)
    return TALK.fullmatch(said[0]) is not None or sum(map(_is_small, said)) > 0


def _is_small(word: str) -> bool:
    return word in ABOUT or word in SAYS or word in STOP_WORDS


def _listed(words: re.Match[str] | None) -> re.Match[str] | None:
    """The words, unless they are a sentence: among words put side by side there is hardly one of the small ones."""
    if words is None or sum(word.strip(",;") in ABOUT or word in SAYS for word in words[0].split()) > 1:
        return None
    return words
