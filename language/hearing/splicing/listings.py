"""Lists of things of one kind: "Tuesdays and Fridays" gives way to "Mondays and Fridays" as a whole."""

from collections.abc import Iterator
from typing import NamedTuple

from language.hearing.line import Line, Piece
from language.sentences.cues import cues_of
from language.words.dictionary import broader, concepts_of
from language.words.lexicon import CONJUNCTIONS, FUNCTION_WORDS
from language.words.spelling import fold

_FEWEST = 2


class Listing(NamedTuple):
    """Where a list stands, of which kind its things are, and what they are."""

    piece: Piece
    kind: str
    things: frozenset[str]


def listed_anew(message: Line, known: Line, start: int) -> tuple[Piece, Piece] | None:
    """The list of a message that shares some of its things, and not all, with the one list of its kind in a note."""
    old = [one for one in listings(known) if known.words[one.piece[0]].start >= start]
    found = [
        (new.piece, one.piece)
        for new in listings(message)
        for one in old
        if new.kind == one.kind and new.things & one.things and new.things != one.things
    ]
    return found[0] if len(found) == 1 else None


def listings(line: Line) -> list[Listing]:
    """The lists of a text: at least two things of one kind with nothing but small words and commas between them."""
    language = cues_of(line.text.casefold()).language
    found: list[Listing] = []
    first, last, kinds, things = 0, 0, frozenset[str](), list[str]()
    for at, concepts in _things(line, language):
        named = frozenset(kind for one in concepts for kind in broader(one) - {one})
        if things and kinds & named and _goes_on(line, last, at):
            last, kinds = at, kinds & named
        else:
            found += _listing(first, last, kinds, things)
            first, last, kinds, things = at, at, named, []
        things.append(min((one for one in concepts if broader(one) & kinds), default=""))
    return [*found, *_listing(first, last, kinds, things)]


def _things(line: Line, language: str) -> Iterator[tuple[int, frozenset[str]]]:
    for at, word in enumerate(line.lower):
        concepts = concepts_of(word, language) if word not in FUNCTION_WORDS else frozenset()
        if any(broader(one) - {one} for one in concepts):
            yield at, concepts


def _goes_on(line: Line, last: int, at: int) -> bool:
    """Does nothing but small words and commas stand between two things of a list?"""
    between = line.lower[last + 1 : at]
    joints = [word for word in between if fold(word) in CONJUNCTIONS]
    stops = any(line.between(place) == "stop" for place in range(last + 1, at + 1))
    joined = bool(joints) or line.between(at) == "comma"
    return joined and not stops and all(word in FUNCTION_WORDS or word in joints for word in between)


def _listing(first: int, last: int, kinds: frozenset[str], things: list[str]) -> list[Listing]:
    if len(things) < _FEWEST or not kinds:
        return []
    return [Listing((first, last), min(kinds), frozenset(things))]
