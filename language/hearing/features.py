"""What a judgement rests on: the words of a piece, their beginnings and ends, what stands around it, how it is meant.

A feature is a short text; its hash is the row of the weights it counts for. Nothing here knows a label.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from zlib import crc32

from language.hearing.spans import Span
from language.languages import by_language
from language.patterns import pattern_of
from language.sentences.cues import Cues, cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_TOKEN = pattern_of(r"[^\W_]+(?:['-][^\W_]+)*|[?!…\"«»“”:(]")
_APOSTROPHES = str.maketrans("’ʼ‘`´", "'''''")
_NAME = pattern_of(r"\s[^\W\d_a-zа-яіїєґßäöüñáéíóú]\w")
_QUOTES = pattern_of(r"[\"«“„»”]")
_SPELT = by_language("hearing", "APOSTROPHES", dict)
"""By language: words that are often written without their apostrophe."""
_ENDS = ".!?…\n"
_GRAMS = (3, 4, 5)
_NEAR = 6
"""Words of the neighbouring piece that are looked at."""
LOOSE = frozenset({"calendar", "time_of_day", "age_birthday"})
"""Sorts that say when or how much, and not what."""
_CUES = ("me", "mine", "verbs", "somebody", "people", "says", "supposes", "would", "plans", "ended", "past", "asks",
         "jests", "denies", "orders", "others")  # fmt: skip
_OF_WRITER = ("me", "mine", "verbs")
_LANGUAGE_SAMPLE = 300
_POINTING = by_language("statements", "POINTS_AWAY", str)
_POINTS = {language: pattern_of(rf"\b(?:{words})\b") for language, words in _POINTING.items()}
"""By language: words for what was named before."""

Feature = str | int
"""A short text, or its hash where that is known already."""


class Reading:
    """One message, prepared once for all the pieces of it that are judged."""

    def __init__(self, text: str) -> None:
        self.text = text.translate(_APOSTROPHES)
        self.cues: Cues = cues_of(self.text[:_LANGUAGE_SAMPLE].casefold())
        self._spelt: dict[str, str] = _SPELT.get(self.cues.language, {})
        self.asks = "?" in text
        self._meant: dict[str, list[str]] = {}

    def rows(self, pieces: Sequence[Span], index: int, bits: int) -> list[int]:
        """The rows of the weights that count for one of these pieces."""
        return rows_of(self._features(pieces, index), bits)

    def _features(self, pieces: Sequence[Span], index: int) -> Iterator[Feature]:
        piece = pieces[index]
        own = piece.of(self.text)
        words = self._words(own)
        yield "bias"
        yield from word_features(words)
        yield from class_features(words)
        yield from self._around(pieces, index)
        sentence = self._sentence(piece)
        yield from self._of_sentence(own, sentence)
        yield f"asks={self.asks}"
        yield f"length={min(8, len(words) // 2)}"
        yield f"name={bool(_NAME.search(own))}"
        yield f"quotes={len(_QUOTES.findall(self.text, 0, piece.start)) % 2}"
        yield f"place={min(index, 3)}"
        yield from self._by_itself(pieces, index, words)

    def _by_itself(self, pieces: Sequence[Span], index: int, words: list[str]) -> Iterator[str]:
        """What a piece says without its neighbours: how many things it names, whether it points back, whose it is."""
        own = pieces[index].of(self.text)
        names = min(2, sum(map(names_thing, words)) + bool(_NAME.search(own)))
        points = _POINTS.get(self.cues.language)
        back = bool(points and points.search(own.casefold()))
        before = self.meant(pieces[index - 1].of(self.text).casefold()) if index else []
        follows = any(cue in _OF_WRITER for cue in before)
        mine = ",".join(cue for cue in self.meant(own.casefold()) if cue in _OF_WRITER)
        yield f"names={names}"
        yield f"names={names}&{mine}"
        yield f"names={names}&back={back}"
        yield f"names={names}&follows={follows}&{mine}"

    def _around(self, pieces: Sequence[Span], index: int) -> Iterator[str]:
        before = self._words(pieces[index - 1].of(self.text)) if index else ["^"]
        after = self._words(pieces[index + 1].of(self.text)) if index + 1 < len(pieces) else ["$"]
        yield from (f"before={word}" for word in before[-_NEAR:])
        yield f"before^={' '.join(before[:2])}"
        yield f"mark={self.text[pieces[index].start - 2 : pieces[index].start].strip()}"
        yield from (f"after={word}" for word in after[:_NEAR])

    def _of_sentence(self, own: str, sentence: str) -> Iterator[str]:
        words = self._words(sentence)
        yield f"sentence^={' '.join(words[:1])}"
        yield f"sentence^^={' '.join(words[:2])}"
        yield f"end={sentence[-1:]}"
        yield from (f"sentence={word}" for word in set(words))
        meant, mine = self.meant(sentence.casefold()), self.meant(own.casefold())
        yield from (f"meant={cue}" for cue in meant)
        yield from (f"own={cue}" for cue in mine)
        yield f"all={','.join(meant)}"
        yield f"mine={','.join(mine)}"
        yield from (f"{cue}&{sentence[-1:]}" for cue in mine)

    def _words(self, piece: str) -> list[str]:
        """The words of a piece, those written without their apostrophe with it ("im", "dont")."""
        return [self._spelt.get(word, word) for word in tokens(piece)]

    def meant(self, lower: str) -> list[str]:
        """The cues of the language that stand in a piece of the text."""
        if lower not in self._meant:
            self._meant[lower] = [cue for cue in _CUES if self.cues.find(cue, lower)]
        return self._meant[lower]

    def _sentence(self, piece: Span) -> str:
        start = max(self.text.rfind(mark, 0, piece.start) for mark in _ENDS) + 1
        ends = [found for mark in _ENDS if (found := self.text.find(mark, piece.end - 1)) >= 0]
        return self.text[start : min(ends) + 1 if ends else len(self.text)]


def rows_of(features: Iterable[Feature], bits: int) -> list[int]:
    """The rows of the weights that these features count for."""
    mask = (1 << bits) - 1
    return sorted({(one if isinstance(one, int) else crc32(one.encode())) & mask for one in features})


def hashed(feature: Feature) -> int:
    """A feature as the number that its row is found by, however many rows there are."""
    return feature if isinstance(feature, int) else crc32(feature.encode())


def topic_features(text: str) -> Iterator[Feature]:
    """What a text is about, whoever says it and however it is meant: its words and their beginnings."""
    words = tokens(text)
    yield "bias"
    yield from word_features(words)
    yield from class_features(words)
    for word in words:
        yield from (f"<{word[:size]}" for size in (4, 5, 6) if len(word) > size)


def class_features(words: list[str]) -> Iterator[str]:
    """The sorts of things that the words name or make one think of, and what stands before them."""
    for before, word in pairwise(["^", *words]):
        for one in classes_of(word) if word not in FUNCTION_WORDS else ():
            yield f"class={one}"
            yield f"{before} {one}"


def names_thing(word: str) -> bool:
    """Does a word name something of a known sort, other than a time or an amount?"""
    return word not in FUNCTION_WORDS and any(not one.endswith("+") and one not in LOOSE for one in classes_of(word))


def tokens(text: str) -> list[str]:
    """The words and telling marks of a text, in lower case."""
    return [word.casefold() for word in _TOKEN.findall(text.translate(_APOSTROPHES))]


def word_features(words: list[str]) -> Iterator[Feature]:
    """The words, their neighbours, their beginnings, ends and inner pieces."""
    framed = ["^", *words, "$"]
    yield from words
    yield from (f"{a} {b}" for a, b in pairwise(framed))
    yield from (f"{a} {b} {c}" for a, b, c in zip(framed, framed[1:], framed[2:], strict=False))
    yield from (f"{a} * {b}" for a, b in zip(framed, framed[2:], strict=False))
    yield f"first={' '.join(words[:2])}"
    for word in words:
        yield from _pieces_of(word)


@lru_cache(maxsize=8_192)
def _pieces_of(word: str) -> tuple[int, ...]:
    """The hashes of a word's beginnings, ends and inner pieces: most of all features, and words come again."""
    edged = f"<{word}>"
    return tuple(
        {crc32(f"#{edged[at : at + size]}".encode()) for size in _GRAMS for at in range(len(edged) - size + 1)}
    )
