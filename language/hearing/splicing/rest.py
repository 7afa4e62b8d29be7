"""What a note says beside that which a message changes: its other parts, and where it is. That stays true."""

from collections.abc import Sequence
from difflib import SequenceMatcher

from language.hearing.line import Line, members
from language.hearing.relate import agreement, content, denies, is_alike
from language.hearing.stored.moved import moved_to
from language.languages import words
from language.patterns import pattern_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_AT = words("cues", "PLACED") | words("cues", "FROM")
"""Words before the name of a place."""
_PLACES = frozenset({"city", "country"})
_LOOSE = frozenset({"calendar", "number", "time", "first_name", "city", "country"})
_PARTED = pattern_of(r"\s*[,;]\s+")
_LISTED = 2
"""Words of a part that may be one of several things of a sort."""
_SPLICED = 0.6
"""How alike a part of a note and the text are that it has become."""
_EDGES = " .,;:!…"


def with_rest(said: str, note: str, text: str) -> str:
    """A new text for a note, with what of the note holds on: the parts that the message says nothing of, and the
    place, where it names no other."""
    parts = _parts(note)
    at = _changed(said, parts, text)
    kept = {place: one for place, one in enumerate(parts) if place != at and _holds_on(said, one, text)}
    told, where = text.rstrip(_EDGES), _place(parts[at])
    if where and not (_shares(where, text) or names_place(said) or moved_to(said)):
        told = f"{told} {where}" if _is_spliced(parts[at], told) else f"{told} ({where})"
    elif not kept:
        return text
    if not _is_spliced(parts[at], told):
        return f"{told} ({', '.join(kept.values())})" if kept else told
    whole = ", ".join(one for _, one in sorted({**kept, at: told}.items()))
    return whole[:1].upper() + whole[1:]


def _parts(note: str) -> list[str]:
    """The parts of a note between commas; a list of things of one sort is one part."""
    parts = [one for one in _PARTED.split(note) if content(one)]
    listed = any(len(content(one)) <= _LISTED and _sorts(one) & _sorts(parts[0]) for one in parts[1:])
    return [note] if listed or len(parts) < _LISTED else parts


def _changed(said: str, parts: Sequence[str], text: str) -> int:
    """The part that a message changes: the one that reads most like the new text and yet otherwise, or is named, else
    the nearest in topic."""
    open_ = [place for place, one in enumerate(parts) if not _holds(text, one)] or list(range(len(parts)))
    if spliced := [place for place in open_ if _is_spliced(parts[place], text)]:
        return spliced[0]
    return max(open_, key=lambda place: (_shares(parts[place], said), agreement(parts[place], said), -place))


def _is_spliced(part: str, text: str) -> bool:
    """Is a text that part of a note with other words in it?"""
    return SequenceMatcher(None, part.casefold(), text.casefold()).ratio() >= _SPLICED


def _holds_on(said: str, part: str, text: str) -> bool:
    """Does a part of a note stay as it is: is it neither said already, nor named, nor of the sort of something said?"""
    if _shares(part, text) or _shares(part, said) or any(map(denies, content(part))):
        return False
    return not _sorts(part) & _sorts(said)


def _place(part: str) -> str:
    """Where something is, as a note says it: "in Erfurt"."""
    line = Line(part)
    for last in reversed(range(1, len(line.words))):
        if line.classes[last] & _PLACES and line.lower[last - 1] in _AT:
            return line.of(last - 1, last)
    return ""


def names_place(said: str) -> bool:
    """Does a message name a place: a known one, or a name behind a word that leads to places?"""
    line = Line(said)
    return any(
        line.classes[place] & _PLACES
        or (line.lower[place - 1] in _AT and line.shape(place, place) == "name" and not line.classes[place])
        for place in range(1, len(line.words))
        if line.lower[place] not in FUNCTION_WORDS
    )


def _sorts(text: str) -> set[str]:
    """The sorts of things that the words of a text name, without those that say little of what it is about."""
    return {one for word in content(text) for one in members(classes_of(word))} - _LOOSE


def _shares(text: str, other: str) -> bool:
    return any(is_alike(a, b) for a in content(text) for b in content(other))


def _holds(text: str, part: str) -> bool:
    return all(any(is_alike(word, other) for other in content(text)) for word in content(part))
