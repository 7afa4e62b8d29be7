"""What a judgement on a possible secret rests on: how the value looks, and the words around it. Never the value itself.

A feature is a short text; its hash is the row of the weights it counts for. Nothing here knows a label.
"""

import re
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache

from language.sensitive.reading import Word
from language.sensitive.suspects import Suspect

BITS = 16
_MASK = (1 << BITS) - 1
_BEFORE, _AFTER, _CLOSE = 12, 8, 3
_GRAMS = (4, 5)
_SORTS = ((re.compile(r"\d"), "9"), (re.compile(r"[^\W\d_a-zа-яіїєґßäöüñáéíóú]"), "A"), (re.compile(r"[^\W\d_A]"), "a"))
_RUN = re.compile(r"([9Aa])\1*")
_YEAR = re.compile(r"(?:1[5-9]|20)\d\d")
_TIME = re.compile(r"(?:[01]?\d|2[0-3])[:.h]?[0-5]\d")
_HEX = re.compile(r"[0-9a-fA-F]{8,}")


def rows_of(text: str, words: Sequence[Word], suspect: Suspect) -> list[int]:
    """The rows of the weights that count for a value among its words."""
    rows: set[int] = set()
    look = _look(text, words, suspect)
    around = [
        (place, words[place])
        for place in range(max(0, suspect.first - _BEFORE), min(len(words), suspect.last + 1 + _AFTER))
        if not suspect.first <= place <= suspect.last
    ]
    for _, word in around:
        rows.update(_word_rows(_seen(word.text), suspect.sort, word.kinds))
    rows.update(_hashed(look))
    rows.update(_hashed(_places(text, words, suspect)))
    return sorted(rows)


@lru_cache(maxsize=16_384)
def _word_rows(word: str, sort: str, kinds: frozenset[str]) -> tuple[int, ...]:
    """The rows of one word somewhere around a value of this sort."""
    return tuple(_hashed(_of_word(word, sort, kinds)))


def _of_word(word: str, sort: str, kinds: frozenset[str]) -> Iterator[str]:
    yield word
    yield f"{sort}&{word}"
    yield f"{sort}&{word[:5]}"
    for kind in kinds:
        yield f"kind={kind}"
        yield f"{sort}&kind={kind}"
    edged = f"<{word}>"
    for size in _GRAMS:
        yield from (f"#{edged[at : at + size]}" for at in range(len(edged) - size + 1))


def _places(text: str, words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
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
    yield f"---={' '.join(before)}"
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
    yield f"size={min(6, len(words) // 3)}"
    yield f"place={min(suspect.first, 6)}"
    yield f"left={min(len(words) - suspect.last, 6)}"
    yield f"asks={text.rstrip().endswith('?')}"


def _look(text: str, words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
    """How the value looks."""
    value = text[words[suspect.first].start : words[suspect.last].end]
    digits = sum(map(str.isdigit, value))
    letters = sum(map(str.isalpha, value))
    count = suspect.last - suspect.first
    sort = suspect.sort
    yield "bias"
    yield f"sort={sort}"
    yield f"{sort}&count={min(count, 5)}"
    yield f"{sort}&digits={min(digits, 12)}"
    yield f"{sort}&letters={min(letters, 12)}"
    yield f"{sort}&length={min(len(value) // 2, 12)}"
    yield f"shape={shape(value)}"
    yield f"coarse={_RUN.sub(_once, shape(value, exact=False))}"
    yield f"zero={value[0] == '0'}"
    yield f"round={value.endswith('00')}"
    yield f"signs={''.join(sorted({char for char in value if not char.isalnum()}))}"
    for name, pattern in (("year", _YEAR), ("time", _TIME), ("hex", _HEX)):
        if pattern.fullmatch(value):
            yield f"is={name}"


def _once(run: re.Match[str]) -> str:
    return run[1]


def shape(value: str, *, exact: bool = True) -> str:
    """The value with its letters and digits masked."""
    for pattern, mask in _SORTS:
        value = pattern.sub(mask, value)
    return _RUN.sub(_counted, value) if exact else value


def _counted(run: re.Match[str]) -> str:
    return f"{run[1]}{min(len(run[0]), 8)}"


@lru_cache(maxsize=16_384)
def _seen(word: str) -> str:
    """A word in lower case; one with digits only as its shape."""
    return shape(word) if any(map(str.isdigit, word)) else word.casefold()


def _hashed(features: Iterator[str]) -> Iterator[int]:
    return (zlib.crc32(feature.encode()) & _MASK for feature in features)
