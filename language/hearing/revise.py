"""How a note reads once a message has corrected it: which words of the message take the place of which of its words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property, lru_cache
from math import exp

from language.asking.words import words_for
from language.hearing.features import rows_of
from language.hearing.relate import is_alike
from language.hearing.spans import Span
from language.hearing.weights import model
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

LONGEST = 6
"""Words that one piece may have."""
LIKELY = 0.3
"""How likely the new words must be found, be they one more or one less, for a note to be corrected."""
_CHUNK = re.compile(r"\S+")
_EDGES = " \t\"'«»“”„‘’()[]{}<>.,;:!?…—–*_~"
_STOP = re.compile(r"[.!?…\n;]|—|–")
_MOST_WORDS = 80
_NEAR = 3
_LOOSE = frozenset({"age_birthday"})
"""Sorts whose words are too unlike to stand for each other: numbers and birthdays."""
_RESPELT = 0.7
"""How alike two spellings of one name are."""


@dataclass(frozen=True, slots=True)
class Revision:
    """A note after a correction, the words that came in and the words that went, and how likely that is right."""

    text: str
    new: str
    old: str
    likely: float
    alike: bool
    """The words that came in are of the sort of those that went, or these were named."""


class Line:
    """A text by its words, with the marks between them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = [_trimmed(text, match.start(), match.end()) for match in _CHUNK.finditer(text)]
        self.words = [word for word in self.words if word.start < word.end][:_MOST_WORDS]
        self.lower = [word.of(text).casefold().replace("’", "'") for word in self.words]

    @cached_property
    def classes(self) -> list[frozenset[str]]:
        return [classes_of(word) if word not in FUNCTION_WORDS else frozenset() for word in self.lower]

    @cached_property
    def content(self) -> list[str]:
        return [word for word in self.lower if word not in FUNCTION_WORDS]

    def between(self, place: int) -> str:
        """What stands between a word and the one before it: a stop, a comma, an edge, or nothing."""
        if place <= 0 or place >= len(self.words):
            return "edge"
        gap = self.text[self.words[place - 1].end : self.words[place].start]
        if gap.startswith(".") and self.lower[place - 1].isdecimal() and self.lower[place][0].isalpha():
            gap = gap[1:]  # "am 3. Mai"
        return "stop" if _STOP.search(gap) else "comma" if "," in gap or ":" in gap else ""

    def pieces(self) -> Iterator[tuple[int, int]]:
        """Every piece of neighbouring words that no stop cuts."""
        for first in range(len(self.words)):
            for last in range(first, min(first + LONGEST, len(self.words))):
                if last > first and self.between(last) == "stop":
                    break
                yield first, last

    def of(self, first: int, last: int) -> str:
        return self.text[self.words[first].start : self.words[last].end]

    def at(self, place: int) -> str:
        return self.lower[place] if 0 <= place < len(self.lower) else "^" if place < 0 else "$"

    def found(self, piece: str) -> tuple[int, int] | None:
        """Where a piece of the text stands, by its words; None when it does not."""
        start = self.text.find(piece)
        inside = [i for i, word in enumerate(self.words) if start <= word.start and word.end <= start + len(piece)]
        return (inside[0], inside[-1]) if start >= 0 and inside else None


@lru_cache(maxsize=256)
def revised(said: str, note: str, start: int = 0, kept: str = "") -> Revision | None:
    """What a note says after a message that corrects it; None when the message names nothing new.

    What stands in the note before the start is its label, and stays; so does what the message says is as it was.
    """
    message, known = Line(said), Line(note)
    pieces = [one for one in message.pieces() if _brings(message.lower[one[0] : one[1] + 1], known)]
    shares = _shares("new", [nothing_features(message), *(new_features(message, known, *one) for one in pieces)])
    best = max(range(1, len(shares)), key=shares.__getitem__, default=0)
    if not best:
        return None
    new = pieces[best - 1]
    likely = sum(share for share, one in zip(shares[1:], pieces, strict=True) if _meet(one, new))
    if likely < LIKELY:
        return None
    staying = Line(kept).content
    places = [
        one
        for one in known.pieces()
        if known.words[one[0]].start >= start
        and not any(is_alike(word, other) for word in _pieces_of(known, one) for other in staying)
    ]
    if not places:
        return None
    olds = _shares("old", [old_features(message, known, new, *one) for one in places])
    gone = max(range(len(olds)), key=olds.__getitem__)
    old = places[gone]
    text = note[: known.words[old[0]].start] + message.of(*new) + note[known.words[old[1]].end :]
    return Revision(text, message.of(*new), known.of(*old), likely, are_alike(message, new, known, old, start))


def are_alike(message: Line, new: tuple[int, int], known: Line, old: tuple[int, int], start: int = 0) -> bool:
    """Can one piece stand for the other: does a note still say something with it, whatever the message means?"""
    came, went = _pieces_of(message, new), _pieces_of(known, old)
    if known.words[old[0]].start <= start and old[1] == len(known.words) - 1:
        return True
    if any(is_alike(word, other) for word in went for other in message.content if other not in came):
        return True  # "not the oboe, the flute"
    sorts = [
        _members({one for place in range(first, last + 1) for one in line.classes[place]})
        for line, (first, last) in ((message, new), (known, old))
    ]
    before = message.at(new[0] - 1)
    shapes = {_shape(message, *new), _shape(known, *old)}
    return (
        bool((sorts[0] & sorts[1]) - _LOOSE)
        or (shapes == {"number"})
        or (before == known.at(old[0] - 1) and before != "^")
        or (shapes == {"name"} and words_for(message.text).language != "de")
        or SequenceMatcher(None, message.of(*new).casefold(), known.of(*old).casefold()).ratio() >= _RESPELT
    )


def _pieces_of(line: Line, piece: tuple[int, int]) -> list[str]:
    return [word for word in line.lower[piece[0] : piece[1] + 1] if word not in FUNCTION_WORDS]


def _brings(words: Sequence[str], known: Line) -> bool:
    """Does a piece say a word that the note does not have yet?"""
    telling = [word for word in words if word not in FUNCTION_WORDS]
    return not telling or any(word not in known.lower for word in telling)


def nothing_features(message: Line) -> Iterator[str]:
    """What speaks for a message naming nothing new."""
    yield "none"
    yield f"none:length={min(6, len(message.words) // 4)}"
    yield from (f"none:{word}" for word in message.lower)
    yield from (f"none:{a} {b}" for a, b in zip(message.lower, message.lower[1:], strict=False))


def new_features(message: Line, known: Line, first: int, last: int) -> Iterator[str]:
    """What speaks for a piece of a message being what is true now."""
    words = message.lower[first : last + 1]
    shape, length = _shape(message, first, last), last - first
    named = {one for place in range(first, last + 1) for one in message.classes[place]}
    noted = {one for classes in known.classes for one in classes}
    repeated = sum(any(is_alike(word, other) for other in known.content) for word in words if word in message.content)
    yield "bias"
    yield f"length={length}"
    yield f"shape={shape}"
    yield f"shape={shape}&length={length}"
    yield f"edges={words[0] in FUNCTION_WORDS},{words[-1] in FUNCTION_WORDS}"
    yield f"repeated={min(2, repeated)}"
    yield f"same={min(2, len(named & noted))}&repeated={min(1, repeated)}"
    yield f"members={min(2, len(_members(named) & _members(noted)))}&repeated={min(1, repeated)}"
    yield f"shapes={shape}/{_shapes(known)}"
    yield from _around(message, first, last)
    yield f"first={words[0]}"
    yield f"last={words[-1]}"
    yield f"clause={_is_clause(message, first, last)}"
    yield from (f"class={one}" for one in named)
    yield from (f"{one}|{other}" for one in _members(named) for other in _members(noted))
    yield from (f"<{message.at(first - 1)}|{one}" for one in _members(noted))
    yield from (f"{shape}|{one}" for one in _members(noted))
    yield f"inner={sum(word in FUNCTION_WORDS for word in words[1:-1])}"
    denied = any(word in NEGATIONS for word in message.lower[max(0, first - _NEAR) : first])
    yield f"denied={denied}&repeated={min(1, repeated)}"
    yield f"place={int(4 * first / max(1, len(message.words)))}"
    yield f"after={_after_mention(message, known, first)}"


def _around(line: Line, first: int, last: int) -> Iterator[str]:
    before, after = line.between(first), line.between(last + 1)
    yield f"<{line.at(first - 1)}"
    yield f"<<{line.at(first - 2)} {line.at(first - 1)}"
    yield f"<mark={before}"
    yield f"<{line.at(first - 1)}&{before}"
    yield f">{line.at(last + 1)}"
    yield f">>{line.at(last + 1)} {line.at(last + 2)}"
    yield f">mark={after}"
    yield f"marks={before},{after}"
    yield f"<>{line.at(first - 1)} {line.at(last + 1)}"


def old_features(message: Line, known: Line, new: tuple[int, int], first: int, last: int) -> Iterator[str]:
    """What speaks for a piece of a note being what the new words take the place of."""
    words = known.lower[first : last + 1]
    named = {one for place in range(new[0], new[1] + 1) for one in message.classes[place]}
    held = {one for place in range(first, last + 1) for one in known.classes[place]}
    length, whole = last - first, first == 0 and last == len(known.words) - 1
    shape, wanted = _shape(known, first, last), _shape(message, *new)
    said = sum(any(is_alike(word, other) for other in message.content) for word in words if word in known.content)
    yield f"length={length}"
    yield f"length={length}/{new[1] - new[0]}"
    yield f"whole={whole}&{len(known.words) == 1}"
    yield f"shapes={shape}/{wanted}"
    yield f"edges={words[0] in FUNCTION_WORDS},{words[-1] in FUNCTION_WORDS},{message.lower[new[0]] in FUNCTION_WORDS}"
    yield f"same={min(2, len(named & held))}"
    yield f"members={min(2, len(_members(named) & _members(held)))}"
    yield f"said={min(2, said)}"
    yield f"ends={last == len(known.words) - 1}&starts={first == 0}"
    yield f"<{known.at(first - 1)}"
    yield f"<{known.at(first - 1)}/{message.at(new[0] - 1)}"
    yield f">{known.at(last + 1)}"
    yield f"first={words[0]}"
    yield f"last={words[-1]}"
    yield from (f"class={one}" for one in held)
    yield from (f"{one}|{other}" for one in _members(named) for other in _members(held))


def _shares(name: str, options: Sequence[Iterator[str]]) -> list[float]:
    weights = model(name)
    sums = [weights.add(rows_of(option, weights.bits)) for option in options]
    raised = [exp(one - max(sums, default=0.0)) for one in sums]
    return [one / sum(raised) for one in raised]


def _members(classes: set[str]) -> set[str]:
    return {one for one in classes if not one.endswith("+")}


def _meet(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one[0] <= other[1] and other[0] <= one[1]


def _is_clause(message: Line, first: int, last: int) -> bool:
    return bool(message.between(first)) and bool(message.between(last + 1))


def _after_mention(message: Line, known: Line, place: int) -> str:
    """How far after the last word that the note has too."""
    for back in range(1, 12):
        if place - back < 0:
            break
        word = message.lower[place - back]
        if word in message.content and any(is_alike(word, other) for other in known.content):
            return str(min(back, 6))
    return "never"


def _shapes(line: Line) -> str:
    return ",".join(sorted({_shape(line, place, place) for place in range(1, len(line.words))} - {"lower"}))


def _shape(line: Line, first: int, last: int) -> str:
    """How a piece is written: with a number, a name, at the start of a sentence, or in small letters."""
    text = line.of(first, last)
    if any(letter.isdigit() for letter in text):
        return "number"
    if text[:1].isupper():
        return "first" if line.between(first) in ("edge", "stop") and first == last else "name"
    return "lower"


def _trimmed(text: str, start: int, end: int) -> Span:
    piece = text[start:end]
    left = len(piece) - len(piece.lstrip(_EDGES))
    right = len(piece) - len(piece.rstrip(_EDGES))
    return Span(start + left, max(start + left, end - right))
