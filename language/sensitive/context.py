"""What a judgement on a possible secret rests on: how the value looks, and the words around it. Digits of a value never
count, nor do its letters where it has digits or signs.

The evidence comes in parts, each of which stands for a few features: texts whose hashes are rows of the weights. What
parts weigh is added up, so that a part that was met before (a word at such a place) costs next to nothing. Nothing here
knows a label.
"""

import re
import zlib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from language.patterns import pattern_of
from language.sensitive.openings import Scene, weights_of
from language.sensitive.read_words import Word
from language.sensitive.shapes import shape_of_digits, shape_of_word
from language.sensitive.suspects import ANSWER, Suspect
from language.sensitive.vocabulary import names_of

BITS = 18
_MASK = (1 << BITS) - 1
_BEFORE, _AFTER, _CLOSE = 12, 8, 3
_GRAM, _PAIR = 4, 2
_IN_SYLLABLES = pattern_of("[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]")
"""Scripts of which one character says as much as a few letters of others."""
_NAMED = 2
_START = 5
_RUN = pattern_of(r"([9Aa])\1*")
_KNOWN = (
    ("year", pattern_of(r"(?:1[5-9]|20)\d\d")),
    ("time", pattern_of(r"(?:[01]?\d|2[0-3])[:.h]?[0-5]\d")),
    ("hex", pattern_of(r"[0-9a-fA-F]{8,}")),
    ("zero", pattern_of(r"0.*")),
    ("round", pattern_of(r".*00")),
)
_PARTS = pattern_of(r"[,;.!?…。]")
_PLAIN = frozenset({"small", "says", "joins", "spans", "times", "towards", "digits", "tens", "turns", "numbers"})
"""Kinds that say nothing of what a text is about."""

DIGITS = frozenset({"digits", "keyed"})
_MIXED = frozenset({"mixed", "signed"})

Part = tuple[str, str, str, frozenset[str]]
"""What it is, where it stands, the sort of the value, and what kinds of word it is."""
_NONE: frozenset[str] = frozenset()
_SMALL = frozenset({"small"})


def scene_of(words: Sequence[Word], suspect: Suspect) -> Scene | None:
    """The value as the rules for things that open see it, if they could."""
    own = words[suspect.first : suspect.last + 1]
    if suspect.sort in DIGITS:
        shape = shape_of_digits([word.text for word in own])
    else:
        shape = shape_of_word(own[0].text) if suspect.sort in _MIXED else None
    return Scene(words, suspect.first, suspect.last, shape) if shape else None


def parts_of(
    text: str, words: Sequence[Word], suspect: Suspect, scene: Scene | None, ruled: str | None = None
) -> list[Part]:
    """The evidence for and against a value among its words, and what a rule takes it for."""
    sort = suspect.sort
    first, last = _clause(words, suspect)
    parts: list[Part] = []
    kinds: set[str] = set()
    for place in range(max(0, suspect.first - _BEFORE), min(len(words), suspect.last + 1 + _AFTER)):
        word = words[place]
        if not suspect.first <= place <= suspect.last and not (word.kinds == _SMALL and not _is_close(place, suspect)):
            side = "<" if place < suspect.first else ">"
            near = side if first <= place <= last else side * 2
            parts.append((_seen(word.text), near, sort, word.kinds))
            kinds |= word.kinds
    parts.append(("", "kinds", sort, frozenset(kinds - _PLAIN)))
    parts += [(place, "", sort, _NONE) for place in _places(words, suspect)]
    if ruled:
        parts.append((f"ruled={ruled}", "", sort, _NONE))
    if scene and (scene.is_counted or _is_public(words, suspect)):
        parts.append(("counted", "", sort, _NONE))
    if scene:
        parts += [(f"{name}={weight}", "", sort, _NONE) for name, weight in weights_of(scene).items()]
    parts.append(_look(text, words, suspect))
    return parts


def _is_close(place: int, suspect: Suspect) -> bool:
    """Is it one of the nearest places? Farther off small words say nothing of the value."""
    return suspect.first - _CLOSE <= place <= suspect.last + _CLOSE


def _is_public(words: Sequence[Word], suspect: Suspect) -> bool:
    """Does a word stand right before the value that makes a number no secret: an error, a postal code?"""
    named = [word.text.casefold() for word in words[max(0, suspect.first - _NAMED - 1) : suspect.first]]
    return any("name public" in names_of(word) for word in (*named[-_NAMED:], " ".join(named)) if word)


def _clause(words: Sequence[Word], suspect: Suspect) -> tuple[int, int]:
    """The first and last word of the clause around a value."""
    first, last = suspect.first, suspect.last
    while first > suspect.first - _BEFORE and first and not _PARTS.search(words[first - 1].sign):
        first -= 1
    while last + 1 < min(len(words), suspect.last + _AFTER) and not _PARTS.search(words[last].sign):
        last += 1
    return first, last


def rows_of(part: Part) -> list[int]:
    """The rows of the weights that a part stands for."""
    return [zlib.crc32(feature.encode()) & _MASK for feature in _features(*part)]


def _features(seen: str, near: str, sort: str, kinds: frozenset[str]) -> Iterator[str]:
    if near == "" or near == "word" or near.startswith("look"):
        own = _of_word(seen) if near == "word" else _of_look(seen, near, kinds) if near else (seen,)
        for feature in own:
            yield feature
            yield f"{sort}&{feature}"
    elif near == "kinds":
        yield from (f"{a}+{b}" for a, b in combinations(sorted(kinds), 2))
        yield from (f"{sort}&{kind}" for kind in kinds or ("nothing",))
    else:
        yield seen
        yield f"{near}{seen}"
        yield f"{near}{seen[:_START]}"
        yield f"{sort}&{seen}"
        yield f"{sort}&{seen[:_START]}"
        for kind in kinds | names_of(seen):
            yield f"kind={kind}"
            yield f"{near}kind={kind}"
            yield f"{sort}&{near}kind={kind}"
        edged, gram = (seen, _PAIR) if _IN_SYLLABLES.match(seen) else (f"<{seen}>", _GRAM)
        # Each once: a word that goes on and on says no more by it.
        yield from dict.fromkeys(f"#{edged[at : at + gram]}" for at in range(len(edged) - gram + 1))


def _places(words: Sequence[Word], suspect: Suspect) -> Iterator[str]:
    """The nearest words and signs in their places."""
    names = ["^"] * _CLOSE
    names += [_seen(word.text) + word.sign[:1] for word in words[max(0, suspect.first - _CLOSE) : suspect.first]]
    before = names[-_CLOSE:]
    after = [_seen(word.text) for word in words[suspect.last + 1 : suspect.last + 1 + _CLOSE]] + ["$"] * _CLOSE
    sign = words[suspect.last].sign[:1]
    left = before[-1][-1]
    for place in range(_CLOSE):
        yield f"-{place}={before[-1 - place]}"
        yield f"+{place}={after[place]}"
    yield f"--={before[-2]} {before[-1]}"
    yield f"++={sign}{after[0]} {after[1]}"
    yield f"-+={before[-1]} {sign}{after[0]}"
    yield f"signs={'' if left.isalnum() else left}|{sign}"
    yield f"place={min(suspect.first, 4)}|{min(len(words) - suspect.last, 4)}"
    if "?" in words[-1].sign:
        yield "asks"
    for name, places in (
        ("-", range(suspect.first - 1, max(-1, suspect.first - _CLOSE - 2), -1)),
        ("+", range(suspect.last + 1, min(len(words), suspect.last + _CLOSE + 2))),
    ):
        for far, at in enumerate(places):
            kinds = words[at].kinds
            if not kinds <= _PLAIN or not (kinds or words[at].text.isdigit()):
                yield f"{name}content={_seen(words[at].text)[:_START]}"
                yield from (f"{name}{min(far, 2)}kind={kind}" for kind in kinds - _PLAIN)
                break


def _look(text: str, words: Sequence[Word], suspect: Suspect) -> Part:
    """How the value looks: its letters and digits masked, and what it may be by its digits; a plain word as it is."""
    value = text[words[suspect.first].start : words[suspect.last].end]
    if suspect.sort in ("word", ANSWER):
        return value, "word", suspect.sort, _NONE
    known = frozenset(name for name, pattern in _KNOWN if pattern.fullmatch(value))
    return value.translate(_MASKS), f"look{min(suspect.last - suspect.first, 5)}", suspect.sort, known


def _of_look(masked: str, count: str, known: frozenset[str]) -> Iterator[str]:
    yield "bias"
    yield count
    yield f"digits={min(masked.count('9'), 12)}"
    yield f"letters={min(masked.count('a') + masked.count('A'), 12)}"
    yield f"shape={_RUN.sub(_counted, masked)}"
    yield f"coarse={_RUN.sub(_once, masked)}"
    yield f"marks={''.join(sorted(set(masked) - _LETTERS))}"
    yield from known


def _of_word(value: str) -> Iterator[str]:
    """A word is known by itself: most that follow "my password is" say what it is like."""
    low = value.casefold()
    yield "bias"
    yield f"case={'upper' if value.isupper() else 'title' if value[0].isupper() else 'lower'}"
    yield f"value={low}"
    yield f"begins={low[:4]}"
    yield f"ends={low[-3:]}"
    yield f"length={min(len(value) // 2, 8)}"


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


def _counted(run: re.Match[str]) -> str:
    return f"{run[1]}{min(len(run[0]), 8)}"


@lru_cache(maxsize=16_384)
def _seen(word: str) -> str:
    """A word in lower case; one with digits only as its shape."""
    return _RUN.sub(_counted, word.translate(_MASKS)) if any(map(str.isdigit, word)) else word.casefold()
