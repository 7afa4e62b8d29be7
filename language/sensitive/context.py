"""What a judgement on a possible secret rests on: how the value looks, and the words around it. Never the value itself.

A feature is a short text; its hash is the row of the weights it counts for. Nothing here knows a label.
"""

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from language.sensitive.openings import Scene, weights_of
from language.sensitive.reading import Word
from language.sensitive.shapes import Shape, shape_of_digits, shape_of_word
from language.sensitive.suspects import Suspect
from language.sensitive.vocabulary import NAMES, NETS, PUBLIC

BITS = 16
_MASK = (1 << BITS) - 1
_SPREAD = 0x9E3779B1
_BEFORE, _AFTER, _CLOSE = 10, 6, 3
_GRAMS = (4, 5)
_RUN = re.compile(r"([9Aa])\1*")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_TIME = re.compile(r"(?:[01]?\d|2[0-3])[:.h]?[0-5]\d")
_HEX = re.compile(r"[0-9a-fA-F]{8,}")


def rows_of(text: str, words: Sequence[Word], suspect: Suspect) -> list[int]:
    """The rows of the weights that count for a value among its words."""
    rows: set[int] = set()
    around = [
        (place, words[place])
        for place in range(max(0, suspect.first - _BEFORE), min(len(words), suspect.last + 1 + _AFTER))
        if not suspect.first <= place <= suspect.last
    ]
    first, last = _clause(words, suspect)
    kinds: set[str] = set()
    for place, word in around:
        seen = _seen(word.text)
        near = "own" if first <= place <= last else "before" if place < first else "after"
        rows.update(_word_rows(seen, suspect.sort, word.kinds, near))
        kinds |= word.kinds | _names(seen)
    numbers = sorted(map(_row, kinds - _DULL))
    rows.update([(a ^ b * _SPREAD) & _MASK for a, b in combinations(numbers, 2)])
    features = (*_look(text, words, suspect), *_places(words, suspect), *_weighed(words, suspect))
    rows.update(_hashed(features))
    return list(rows)


_DULL = {"small", "says", "joins"}
_NAMED = {**NAMES, "wireless": NETS, "public": PUBLIC}


@lru_cache(maxsize=16_384)
def _names(word: str) -> frozenset[str]:
    """What a word names: a password, a code, a login, something public."""
    return frozenset(f"name {row}" for row, names in _NAMED.items() if names.search(word))


def _clause(words: Sequence[Word], suspect: Suspect) -> tuple[int, int]:
    """The first and last word of the clause around a value."""
    first, last = suspect.first, suspect.last
    while first > suspect.first - _BEFORE and first and not _PARTS.search(words[first - 1].sign):
        first -= 1
    while last + 1 < min(len(words), suspect.last + _AFTER) and not _PARTS.search(words[last].sign):
        last += 1
    return first, last


_PARTS = re.compile(r"[,;.!?…]")


@lru_cache(maxsize=16_384)
def _word_rows(word: str, sort: str, kinds: frozenset[str], near: str) -> tuple[int, ...]:
    """The rows of one word somewhere around a value of this sort."""
    return tuple(_hashed(_of_word(word, sort, kinds, near)))


def _of_word(word: str, sort: str, kinds: frozenset[str], near: str) -> Iterator[str]:
    yield word
    yield f"{near}&{word}"
    yield f"{near}&{word[:5]}"
    yield f"{sort}&{word}"
    yield f"{sort}&{word[:5]}"
    for kind in kinds | _names(word):
        yield f"kind={kind}"
        yield f"{sort}&kind={kind}"
        yield f"{near}&kind={kind}"
    edged = f"<{word}>"
    for size in _GRAMS:
        yield from (f"#{edged[at : at + size]}" for at in range(len(edged) - size + 1))


def _places(words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
    """The nearest words and signs in their places."""
    sort = suspect.sort
    names = ["^"] * _CLOSE
    names += [_seen(word.text) + word.sign[:1] for word in words[max(0, suspect.first - _CLOSE) : suspect.first]]
    before = names[-_CLOSE:]
    after = [_seen(word.text) for word in words[suspect.last + 1 : suspect.last + 1 + _CLOSE]] + ["$"] * _CLOSE
    sign = words[suspect.last].sign[:1]
    for place in range(_CLOSE):
        yield f"-{place}={before[-1 - place]}"
        yield f"+{place}={after[place]}"
    yield f"--={before[-2]} {before[-1]}"
    yield f"++={sign}{after[0]} {after[1]}"
    yield f"-+={before[-1]} {sign}{after[0]}"
    yield f"{sort}&-={before[-1]}"
    yield f"{sort}&+={sign}{after[0]}"
    yield f"-sign={before[-1][-1]}"
    yield f"+sign={sign}"
    yield f"{sort}&signs={before[-1][-1] if not before[-1][-1].isalnum() else ''}{sign}"
    for name, at in (("-", suspect.first - 1), ("+", suspect.last + 1)):
        if 0 <= at < len(words):
            for kind in words[at].kinds:
                yield f"{name}kind={kind}"
                yield f"{sort}&{name}kind={kind}"
    for name, places in (
        ("-", range(suspect.first - 1, max(-1, suspect.first - _CLOSE - 2), -1)),
        ("+", range(suspect.last + 1, min(len(words), suspect.last + _CLOSE + 2))),
    ):
        content = next((at for at in places if not words[at].is_small or not words[at].kinds <= _DULL), None)
        if content is not None:
            word = _seen(words[content].text)
            yield f"{name}content={word}"
            yield f"{name}content={word[:5]}"
            yield f"{sort}&{name}content={word[:5]}"
    yield f"size={min(6, len(words) // 3)}"
    yield f"place={min(suspect.first, 6)}"
    yield f"left={min(len(words) - suspect.last, 6)}"
    yield f"asks={'?' in words[-1].sign}"


def _look(text: str, words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
    """How the value looks."""
    value = text[words[suspect.first].start : words[suspect.last].end]
    masked = value.translate(_MASKS)
    digits = masked.count("9")
    letters = masked.count("a") + masked.count("A")
    count = suspect.last - suspect.first
    sort = suspect.sort
    yield "bias"
    yield f"sort={sort}"
    yield f"{sort}&count={min(count, 5)}"
    yield f"{sort}&digits={min(digits, 12)}"
    yield f"{sort}&letters={min(letters, 12)}"
    yield f"{sort}&length={min(len(value) // 2, 12)}"
    yield f"shape={_RUN.sub(_counted, masked)}"
    yield f"coarse={_RUN.sub(_once, masked)}"
    yield f"zero={value[0] == '0'}"
    yield f"round={value.endswith('00')}"
    yield f"signs={''.join(sorted(set(masked) - _LETTERS))}"
    for name, pattern in (("year", _YEAR), ("time", _TIME), ("hex", _HEX)):
        if pattern.fullmatch(value):
            yield f"is={name}"


def _once(run: re.Match[str]) -> str:
    return run[1]


class _Mask(dict[int, str]):
    """What stands for a character: a 9 for a digit, an A or an a for a letter, itself for a sign."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        mask = "9" if char.isdigit() else "A" if char.isupper() else "a" if char.isalpha() else char
        self[code] = mask
        return mask


_MASKS = _Mask()
_LETTERS = frozenset("9Aa")


def shape(value: str) -> str:
    """The value with its letters and digits masked, and how many of them there are."""
    return _RUN.sub(_counted, value.translate(_MASKS))


def _counted(run: re.Match[str]) -> str:
    return f"{run[1]}{min(len(run[0]), 8)}"


@lru_cache(maxsize=16_384)
def _seen(word: str) -> str:
    """A word in lower case; one with digits only as its shape."""
    return shape(word) if any(map(str.isdigit, word)) else word.casefold()


def _hashed(features: Iterable[str]) -> list[int]:
    return [zlib.crc32(feature.encode()) & _MASK for feature in features]


@lru_cache(maxsize=256)
def _row(kind: str) -> int:
    return zlib.crc32(kind.encode())


def _weighed(words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
    """What the rules for things that open think of the value."""
    own = words[suspect.first : suspect.last + 1]
    if suspect.sort == "digits":
        shape = shape_of_digits([word.text for word in own])
    else:
        shape = shape_of_word(own[0].text) if suspect.sort == "mixed" else Shape(2)
    if shape is None:
        yield "weight=none"
        return
    yield f"{suspect.sort}&weight={shape.weight}"
    for name, weight in weights_of(Scene(words, suspect.first, suspect.last, shape)).items():
        yield f"{suspect.sort}&{name}={weight}"
