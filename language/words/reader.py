"""A text as words: how each is spelled and which role it plays in the statement."""

from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache

from language.languages import words
from language.patterns import pattern_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS, NUMBERS, RELATIONS
from language.words.spelling import Reading, fold, plain, reading
from language.words.stems import stem
from language.words.synonyms import meaning

_IDEOGRAPH = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
# Vowel signs and accents that `\w` leaves out, though they are part of the word.
_MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed"
    "\u0900-\u0963\u0966-\u0dff\u0e31-\u0e4e\u0eb1-\u0ece\u0f18-\u0fbc\u102b-\u103e\u17b4-\u17d3\u3099\u309a"
)
_LETTERS = rf"(?:[^\W_{_IDEOGRAPH}]|[{_MARKS}])+"
_WORD = pattern_of(
    r"\d+(?:[.,:/]\d+)+"
    rf"|[{_IDEOGRAPH}]"
    rf"|{_LETTERS}(?:['’‘ʼ`´]{_LETTERS})*(?:\+\+?|#)?"
    r"|(?<![^\s(])[-−](?=\d)"
    r"|[%$€£₴¥₽₹<>=≤≥]|[\u2190-\u2bff\U0001f000-\U0001faff]"
)
_RUN = pattern_of(rf"(?:[^\W_]|[{_MARKS}])+")
_NEGATED = tuple(words("words", "NEGATION_ENDINGS"))
_DIGIT = pattern_of(r"\d")
_THOUSANDS = pattern_of(r"\d{1,3}(?:,\d{3})+")
_HEADLINE = 3
_SHORT = 400
_SENTENCE_END = pattern_of(r"[.!?…:\n]\s*[\"'«“(]*\s*$")


class Role(Enum):
    CONTENT = auto()
    NAME = auto()
    NUMBER = auto()
    NEGATION = auto()
    RELATION = auto()
    FUNCTION = auto()


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a text: as written, folded to one spelling, and without its ending."""

    text: str
    spelling: str
    stem: str
    role: Role


def split(text: str) -> list[str]:
    """The words, numbers and meaningful signs of a text, as written."""
    return _WORD.findall(plain(text))


def runs(text: str) -> list[str]:
    """The unbroken runs of letters and digits of a text, as written; a language without spaces gives long ones."""
    return _RUN.findall(plain(text))


def read(text: str) -> tuple[Word, ...]:
    """The words of a text with their roles; a memory is compared with many, so short texts stay read."""
    return _read_again(text) if len(text) <= _SHORT else _read(text)


@lru_cache(maxsize=4096)
def _read_again(text: str) -> tuple[Word, ...]:
    return _read(text)


def _read(text: str) -> tuple[Word, ...]:
    text = plain(text)
    how = reading(text.casefold())
    found = list(_WORD.finditer(text))
    shouted = text.isupper() or _all_capitals([match[0] for match in found[1:]])
    known: dict[tuple[str, bool], Word] = {}
    words = []
    for match in found:
        named = not shouted and match[0][:1].isupper() and _inside_sentence(text, match.start())
        written = match[0], named
        if written not in known:
            known[written] = _ascii_word(*written) if match[0].isascii() else _word(match[0], how, named=named)
        words.append(known[written])
    return tuple(words)


@lru_cache(maxsize=16_384)
def _ascii_word(text: str, named: bool) -> Word:
    """A word that reads the same in whichever text it stands; how Cyrillic letters sound does not concern it."""
    return _word(text, reading(""), named=named)


def _all_capitals(words: list[str]) -> bool:
    """Is it a headline, where capitals name nobody?"""
    long = [word for word in words if len(word) > 3]
    return len(long) >= _HEADLINE and all(word[0].isupper() for word in long)


def _inside_sentence(text: str, start: int) -> bool:
    return start > 0 and _SENTENCE_END.search(text, max(0, start - 8), start) is None


def _word(text: str, how: Reading, *, named: bool) -> Word:
    lower = text.casefold().replace("’", "'").replace("ʼ", "'")
    spelling = fold(text, how) or lower
    if number := _number(lower):
        return Word(text, spelling, number, Role.NUMBER)
    if lower.replace("'", "") in NEGATIONS or lower.endswith(_NEGATED):
        return Word(text, spelling, "not", Role.NEGATION)
    if lower in RELATIONS:
        return Word(text, spelling, spelling, Role.RELATION)
    if lower in FUNCTION_WORDS:
        return Word(text, spelling, spelling, Role.FUNCTION)
    base = meaning(stem(lower))
    folded = fold(base, how) or spelling
    if named or (not text[1:].islower() and _has_capital(text[1:]) and not text.isupper()):
        return Word(text, spelling, folded, Role.NAME)
    return Word(text, spelling, folded, Role.CONTENT)


def _has_capital(text: str) -> bool:
    return any(char.isupper() for char in text)


def _number(lower: str) -> str | None:
    if lower in NUMBERS:
        return NUMBERS[lower]
    if _DIGIT.search(lower) is None:
        return "-" if lower in ("-", "−") else None
    return lower.replace(",", "") if _THOUSANDS.fullmatch(lower) else lower.replace(",", ".")
