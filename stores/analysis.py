"""Text to terms, the same way for what is remembered and for what is asked.

Two views of a text are indexed: stemmed words, and the character 4-grams inside words, which reach inflections and
spellings that no stemmer knows. Scripts written without spaces give bigrams and single characters instead.
"""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import Stemmer

from stores.errors import InvalidInput

GRAM = 4
LONGEST_WORD = 64
"""Longer runs (encoded data, walls of letters) are cut, so that one of them cannot flood an index."""

STOP_WORDS = frozenset(
    ["a", "an", "and", "are", "as", "at", "be", "by", "can", "could", "did", "do", "does", "don", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "is", "it", "its", "me", "my", "of", "on", "or", "our", "she", "that", "the", "their", "them", "they", "this", "to", "was", "we", "were", "what", "when", "where", "which", "who", "whom", "whose", "why", "will", "with", "would", "you", "your", "и", "в", "на", "с", "что", "как", "где", "когда", "кто", "почему", "какой", "какая", "какие", "і", "й", "в", "у", "на", "з", "із", "що", "як", "де", "коли", "хто", "чому", "який", "яка", "які"]
)
"""Left out of queries only: question words carry no topic, yet they are rare enough in statements to win a ranking."""

CLITICS = frozenset(["d", "ll", "m", "re", "s", "t", "ve"])
_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "`": "'"})
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u2e80-\u2fdf\u3005-\u3007\u3021-\u3029\u3040-\u318f"
    "\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff"
)
"""Thai, Lao, Myanmar, Hangul, Khmer, Han, kana, bopomofo: no spaces, or words too long to be the unit of search."""
_SCRIPTS = (
    (0x0370, 0x03FF, "greek"),
    (0x0400, 0x052F, "russian"),
    (0x0530, 0x058F, "armenian"),
    (0x0600, 0x06FF, "arabic"),
    (0x0900, 0x097F, "hindi"),
    (0x0B80, 0x0BFF, "tamil"),
    (0x1F00, 0x1FFF, "greek"),
)
_UKRAINIAN_LETTERS = str.maketrans("іїєґёы", "ииегеи")
_UKRAINIAN_INFINITIVE = re.compile("ти(ся)?$")
"""Snowball has no Ukrainian; spelled the Russian way, most Ukrainian inflections are ones its Russian stemmer knows."""
_CACHED_WORDS = 50_000


class Terms(NamedTuple):
    """The two fields of a text, in text order and with repetitions."""

    words: list[str]
    grams: list[str]


class _Token(NamedTuple):
    words: tuple[str, ...]
    grams: tuple[str, ...]
    stop: bool


def _scanner(letter: str) -> re.Pattern[str]:
    """One token: a word with its inner dots and apostrophes, `.net`, `c++`, `c#`, `3.11.7`, `1,000`."""
    word = f"[{letter}]+"
    return re.compile(
        rf"(?:(?<![{letter}.])\.(?=[^\W\d_]))?{word}(?:[.'’ʼ]{word}|(?<=\d),(?=\d{{3}}){word})*(?:\+\+|#(?![{letter}]))?"
    )


_ASCII_TOKEN = _scanner("a-zA-Z0-9_")
_UNSPACED_RUN = re.compile(f"[{_UNSPACED}]+|[^{_UNSPACED}]+")
_STARTS_UNSPACED = re.compile(f"[{_UNSPACED}]")
_VERSION = re.compile(r"v?\d+(?:\.\d+){1,3}")
_THOUSANDS = re.compile(r"(?<=\d),(?=\d{3})")


@cache
def _marks() -> str:
    """Combining marks as a character class; `\\w` lacks them, which cuts Hindi and Thai words apart."""
    marks = [code for code in (*range(0x300, 0x1F000), *range(0xE0100, 0xE01F0)) if _is_mark(code)]
    ranges: list[list[int]] = []
    for code in marks:
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return "".join(f"{chr(first)}-{chr(last)}" for first, last in ranges)


def _is_mark(code: int) -> bool:
    return unicodedata.category(chr(code)).startswith("M")


@cache
def _unicode_token() -> re.Pattern[str]:
    return _scanner(rf"\w{_marks()}\u200c\u200d")


@cache
def _mark_run() -> re.Pattern[str]:
    return re.compile(f"([{_marks()}\uff9e\uff9f]{{16}})[{_marks()}\uff9e\uff9f]+")


def normalize(text: str) -> str:
    """NFKC in linear time: the standard library sorts a long run of combining marks in quadratic time."""
    if text.isascii():
        return text
    return unicodedata.normalize("NFKC", _mark_run().sub(r"\1", text))


class Analyzer:
    """Splits text into terms. `language` names the Snowball stemmer for words in Latin letters."""

    def __init__(self, language: str = "english") -> None:
        if language not in Stemmer.algorithms():
            known = ", ".join(Stemmer.algorithms())
            raise InvalidInput(f"No stemmer for {language!r}; choose one of: {known}")
        self.language = language
        self._stemmers = {name: Stemmer.Stemmer(name, 0) for name in {language, *(s[2] for s in _SCRIPTS)}}
        self._tokens: dict[str, _Token] = {}

    def document(self, text: str) -> Terms:
        """The terms of a text to be found."""
        return self._collect(self._scan(text))

    def query(self, text: str) -> Terms:
        """The terms of a question: as of a document, without stop words unless there is nothing else."""
        tokens = list(self._scan(text))
        return self._collect([token for token in tokens if not token.stop] or tokens)

    @staticmethod
    def _collect(tokens: "Iterator[_Token] | list[_Token]") -> Terms:
        words: list[str] = []
        grams: list[str] = []
        for token in tokens:
            words += token.words
            grams += token.grams
        return Terms(words, grams)

    def _scan(self, text: str) -> Iterator[_Token]:
        text = normalize(text)
        scanner = _ASCII_TOKEN if text.isascii() else _unicode_token()
        known = self._tokens
        for raw in scanner.findall(text):
            token = known.get(raw)
            if token is None:
                token = self._token(raw)
                if len(raw) <= LONGEST_WORD:
                    if len(known) >= _CACHED_WORDS:
                        known.clear()
                    known[raw] = token
            yield token

    def _token(self, raw: str) -> _Token:
        words: list[str] = []
        grams: list[str] = []
        stop = True
        for part in _parts(raw):
            if _STARTS_UNSPACED.match(part):
                words += _bigrams(part)
                grams += _characters(part)
                stop = False
                continue
            word = part.casefold()[:LONGEST_WORD]
            words.append(self._stem(word))
            grams += _grams(word)
            stop = stop and word in STOP_WORDS
        return _Token(tuple(words), tuple(grams), stop)

    def _stem(self, word: str) -> str:
        if not word.isalpha() and not _is_mark_or_letters(word):
            return word
        code = ord(word[0])
        if 0x0400 <= code <= 0x052F:
            word = _UKRAINIAN_INFINITIVE.sub(r"ть\1", word.translate(_UKRAINIAN_LETTERS))
        language = self.language if code < 0x0370 or 0x1E00 <= code < 0x1F00 else None
        for first, last, name in _SCRIPTS:
            if first <= code <= last:
                language = name
        return str(self._stemmers[language].stemWord(word)) if language else word


def _is_mark_or_letters(word: str) -> bool:
    return not word.isascii() and not any(char.isdigit() for char in word)


def _parts(raw: str) -> Iterator[str]:
    """The words of one token: `node.js` as itself, `node` and `js`; `currentProject` as itself and its two words."""
    token = raw.translate(_APOSTROPHES)
    if token.endswith(("+", "#")):
        bare = token.rstrip("+#")
        if bare.isalnum():
            yield token
            return
        token = bare
    if "," in token:
        token = _THOUSANDS.sub("", token)
    if "." in token:
        yield from _dotted(token)
    elif "'" in token:
        yield from _apostrophes(token)
    elif token.isalpha() and (token.islower() or token.isupper() or token.istitle()):
        yield from _runs(token)
    else:
        for word in token.split("_"):
            yield from _camel(word)


def _dotted(token: str) -> Iterator[str]:
    pieces = [piece for piece in token.split(".") if piece]
    if _VERSION.fullmatch(token):
        for end in range(1, len(pieces) + 1):
            yield ".".join(pieces[:end])
        return
    if len(token) <= LONGEST_WORD and "'" not in token and "_" not in token:
        yield token
    for piece in pieces:
        yield from _parts(piece)


def _apostrophes(token: str) -> Iterator[str]:
    """A Cyrillic apostrophe is part of the word; elsewhere it separates, and English endings fall away."""
    if "\u0400" <= token[0] <= "\u052f":
        yield token.replace("'", "")
        return
    head, *tails = token.split("'")
    for piece in (head, *(tail for tail in tails if tail.casefold() not in CLITICS)):
        if piece:
            yield from _parts(piece)


def _camel(word: str) -> Iterator[str]:
    yield from _runs(word)
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


def _runs(word: str) -> Iterator[str]:
    if word.isascii():
        if word:
            yield word
    else:
        yield from _UNSPACED_RUN.findall(word)


def _bigrams(run: str) -> list[str]:
    return [run[at : at + 2] for at in range(len(run) - 1)] or [run]


def _characters(run: str) -> list[str]:
    return list(run)


def _grams(word: str) -> list[str]:
    return [word[at : at + GRAM] for at in range(len(word) - GRAM + 1)] or [word]
