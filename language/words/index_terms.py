"""Text to terms, the same way for what is remembered and for what is asked.

Two views of a text are indexed: stemmed words, and the character 4-grams inside words, which reach inflections and
spellings that no stemmer knows. Scripts written without spaces give bigrams for words and, as the second view, single
characters (Han, kana, Hangul) or 4-grams (Thai and its neighbours).
"""

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby, islice
from typing import NamedTuple

import Stemmer

from language.languages import by_language, merged, words
from language.patterns import pattern_of
from language.words.framing import unframed

GRAM = 4

CLOSE = 0.5
"""The share of its letters that a word has in common with its misspellings and inflections."""

LONGEST_WORD = 64
"""Longer runs of letters (encoded data, walls of text) are cut, so that one of them cannot flood an index."""

LONGEST_QUERY = 65_536
"""What a query says beyond so many characters is not read."""

STOP_WORDS = words("words", "STOP_WORDS")
"""Left out of queries only. Question words say nothing of the topic, yet are rare enough in statements to decide."""

_CLITICS = words("words", "CLITICS")
_APOSTROPHES = str.maketrans("’ʼ", "''")

_SOUTHEAST = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
_EAST = (
    "\u1100-\u11ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u318f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf"
    "\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Scripts without spaces, or whose words are too long to be the unit of search (Hangul)."""

_STEMMERS = by_language("words", "STEMMER", str)
_LATIN = "en"
"""The language whose letters are those of many others: an analyser may stem them by another stemmer."""
_SCRIPTS = sorted(
    (first, last, language)
    for language, scripts in by_language("words", "STEMMED_LETTERS", tuple).items()
    for first, last in scripts
)
"""Which language's stemmer knows the words of a script."""
_CYRILLIC = (0x0400, 0x052F)
_RESPELLED = str.maketrans(merged("words", "STEMMER_LETTERS"))
_ENDINGS = tuple((pattern_of(ending), new) for ending, new in merged("words", "STEMMER_ENDINGS").items())
"""How words of a language without a stemmer are spelled for that of a neighbour."""

_SHORTEST_STEM = 3
_MOST_MARKS = 16
_CACHED_TOKENS = 50_000


Spelling = tuple[str, ...]
"""The second view of one word."""


class Terms(NamedTuple):
    """The two views of a text, in text order and with repetitions; the second also word by word."""

    words: list[str]
    grams: list[str]
    spellings: list[Spelling]


class _Token(NamedTuple):
    words: tuple[str, ...]
    spellings: tuple[Spelling, ...]
    stop: bool


def _scanner(letters: str) -> re.Pattern[str]:
    """One token: a word with its inner dots and apostrophes, `.net`, `c++`, `c#`, `3.11.7`, `1,000`."""
    word = f"[{letters}]+"
    return pattern_of(
        rf"(?:(?<![{letters}.])\.(?=[^\W\d_]))?{word}(?:[.'’ʼ]{word}|(?<=\d),(?=\d\d\d){word})*"
        rf"(?:\+\+|#(?![{letters}]))?"
    )


_ASCII_TOKEN = _scanner("a-zA-Z0-9_")
_RUN = pattern_of(f"[{_EAST}]+|[{_SOUTHEAST}]+|[^{_EAST}{_SOUTHEAST}]+")
_EASTERN = pattern_of(f"[{_EAST}]")
_SOUTHEASTERN = pattern_of(f"[{_SOUTHEAST}]")
_VERSION = pattern_of(r"v?\d+(?:\.\d+){1,3}")


@cache
def _marks() -> str:
    """Combining marks as a character class; `\\w` lacks them, which would cut Hindi and Thai words apart."""
    return "".join(char for char in map(chr, range(0x300, 0x10000)) if _is_mark(char))


def _is_mark(char: str) -> bool:
    return unicodedata.category(char)[0] == "M" or char in "\uff9e\uff9f"


@cache
def _unicode_token() -> re.Pattern[str]:
    return _scanner(rf"\w{_marks()}\u200c\u200d")


@cache
def _long_run_of_marks() -> re.Pattern[str]:
    return pattern_of(f"[{_marks()}\U00010000-\U0010ffff]{{{_MOST_MARKS},}}")


def _trimmed(run: re.Match[str]) -> str:
    groups = groupby(run[0], key=_is_mark)
    return "".join("".join(islice(chars, _MOST_MARKS) if marks else chars) for marks, chars in groups)


def normalize(text: str) -> str:
    """NFKC in linear time: the standard library needs quadratic time for long runs of combining marks."""
    return text if text.isascii() else unicodedata.normalize("NFKC", _long_run_of_marks().sub(_trimmed, text))


class Analyzer:
    """Splits text into terms. `language` names the Snowball stemmer for words in Latin letters."""

    def __init__(self, language: str = _STEMMERS[_LATIN]) -> None:
        if language not in Stemmer.algorithms():
            raise ValueError(f"No stemmer for {language!r}; choose one of {', '.join(Stemmer.algorithms())}")
        names = {**_STEMMERS, _LATIN: language}
        self._stemmers = [(first, last, Stemmer.Stemmer(names[code], 0)) for first, last, code in _SCRIPTS]
        self._tokens: dict[str, _Token] = {}

    def document(self, text: str) -> Terms:
        """The terms of a text that is to be found."""
        return _joined(self._scan(text))

    def query(self, text: str) -> Terms:
        """The terms of a question: as of a document, without stop words and framing unless there is nothing else."""
        text = text[:LONGEST_QUERY]
        bare = unframed(text)
        if bare is not text and (telling := [token for token in self._scan(bare) if not token.stop]):
            return _joined(telling)
        tokens = self._scan(text)
        return _joined([token for token in tokens if not token.stop] or tokens)

    def term(self, word: str) -> str:
        """The one term of a word in lower case that is all letters of a script with spaces: as `query` has it."""
        return self._stem(word.casefold()[:LONGEST_WORD])

    def _scan(self, text: str) -> list[_Token]:
        text = normalize(text)
        scanner = _ASCII_TOKEN if text.isascii() else _unicode_token()
        known = self._tokens
        return [known.get(raw) or self._learn(raw) for raw in scanner.findall(text)]

    def _learn(self, raw: str) -> _Token:
        token = self._token(raw)
        if len(raw) <= LONGEST_WORD:
            if len(self._tokens) >= _CACHED_TOKENS:
                self._tokens.clear()
            self._tokens[raw] = token
        return token

    def _token(self, raw: str) -> _Token:
        if raw.isascii() and raw.isalpha() and (raw.islower() or raw.istitle()):
            word = raw.lower()[:LONGEST_WORD]  # most words: nothing in them parts one
            grams = () if (stop := word in STOP_WORDS) else tuple(_pieces(word, GRAM))
            return _Token((self._stem(word),), (grams,) if grams else (), stop)
        words: list[str] = []
        spellings: list[list[str]] = []
        stop = True
        for part in _parts(raw.translate(_APOSTROPHES)):
            if _EASTERN.match(part):
                words += _pieces(part, 2) or [part]
                spellings.append(list(part))
                stop = False
            elif _SOUTHEASTERN.match(part):
                words += _pieces(part, 2) or [part]
                spellings.append(_pieces(part, GRAM))
                stop = False
            else:
                word = part.casefold()[:LONGEST_WORD]
                words.append(self._stem(word))
                if word not in STOP_WORDS:
                    spellings.append(_grams(word))
                    stop = False
        return _Token(tuple(words), tuple(tuple(grams) for grams in spellings if grams), stop)

    def _stem(self, word: str) -> str:
        if word.isdecimal():
            return str(int(word))
        if word.isascii() and not word.isalpha():
            return word
        code = ord(word[0])
        if _CYRILLIC[0] <= code <= _CYRILLIC[1]:
            word = word.translate(_RESPELLED)
            for ending, new in _ENDINGS:
                word = ending.sub(new, word)
        for first, last, stemmer in self._stemmers:
            if first <= code <= last:
                stem: str = stemmer.stemWord(word)
                return stem if len(stem) >= _SHORTEST_STEM else word
        return word


@cache
def default_analyzer() -> Analyzer:
    """One for all indexes, so that they share what it has learned of words."""
    return Analyzer()


def _joined(tokens: Iterable[_Token]) -> Terms:
    words: list[str] = []
    spellings: list[Spelling] = []
    for token in tokens:
        words += token.words
        spellings += token.spellings
    return Terms(words, [gram for spelling in spellings for gram in spelling], spellings)


def enough(spelling: Spelling) -> int:
    """How many of a word's 4-grams make another word look like it: as many as a run of most of its letters has.

    One is enough of single characters, each of which is a word or a syllable.
    """
    if len(spelling[0]) < GRAM:
        return 1
    return max(1, math.ceil(CLOSE * (len(spelling) + GRAM - 1)) - GRAM + 1)


def _parts(token: str) -> Iterator[str]:
    """The words of one token: `node.js` as itself, `node` and `js`; `currentProject` as itself and its two words."""
    if token.endswith(("+", "#")):
        bare = token.rstrip("+#")
        if bare.isalnum():
            yield token
            return
        token = bare
    if "," in token:
        token = token.replace(",", "")
    if "." in token:
        yield from _dotted(token)
    elif "'" in token:
        yield from _apostrophed(token)
    else:
        for word in token.split("_"):
            yield from _RUN.findall(word)
            yield from _humps(word)


def _dotted(token: str) -> Iterator[str]:
    pieces = [piece for piece in token.split(".") if piece]
    if _VERSION.fullmatch(token):
        for end in range(1, len(pieces) + 1):
            yield ".".join(pieces[:end])
        return
    if len(token) <= LONGEST_WORD and token.isascii() and "'" not in token and "_" not in token:
        yield token
    for piece in pieces:
        yield from _parts(piece)


def _apostrophed(token: str) -> Iterator[str]:
    """In Cyrillic the apostrophe belongs to the word; elsewhere it separates, and English endings fall away."""
    if "\u0400" <= token[0] <= "\u052f":
        yield from _parts(token.replace("'", ""))
        return
    head, *tails = token.split("'")
    for piece in (head, *(tail for tail in tails if tail.casefold() not in _CLITICS)):
        if piece:
            yield from _parts(piece)


def _humps(word: str) -> Iterator[str]:
    """The words inside `camelCase` and `HTTPServer`; nothing for a word that has no humps."""
    if word.islower() or word.isupper() or word.istitle() or len(word) > LONGEST_WORD:
        return
    starts = [0]
    for at in range(1, len(word)):
        before, here, after = word[at - 1], word[at], word[at + 1 : at + 2]
        if here.isupper() and (not before.isupper() or after.islower()):
            starts.append(at)
    if len(starts) > 1:
        for first, last in zip(starts, [*starts[1:], len(word)], strict=True):
            if last - first > 1:
                yield word[first:last]


def _pieces(text: str, size: int) -> list[str]:
    return [text[at : at + size] for at in range(len(text) - size + 1)]


def _grams(word: str) -> list[str]:
    """The 4-grams of a word, of Latin and Greek letters without accents, so that `cafe` finds `café`."""
    if word.isdecimal():
        return []
    code = ord(word[0])
    if not word.isascii() and (code < 0x0400 or 0x1E00 <= code <= 0x1FFF):
        word = "".join(char for char in unicodedata.normalize("NFD", word) if not unicodedata.combining(char))
    return _pieces(word, GRAM)
