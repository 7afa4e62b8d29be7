"""Whether new words stand in a note as the old ones did: behind the same little word, before the same end."""

from language.asking.words import words_for
from language.hearing.line import Line, Piece
from language.hearing.splicing.pieces import is_number
from language.languages import by_language, words
from language.sentences.conjugation import readings_of
from language.words.lexicon import FUNCTION_WORDS

_LEADS = {
    word: f"{language}{number}"
    for language, sides in by_language("hearing", "LEADS", str).items()
    for number, side in enumerate(sides.split(" / "))
    for word in side.split()
}
"""By word that leads to a thing what it says, the same for words that say the same."""
_SKIPPED = FUNCTION_WORDS | words("hearing", "FROM_NOW")


def stands_as(message: Line, new: Piece, known: Line, old: Piece, start: int = 0) -> bool:
    """Would a note with the new words read as before: a number for a number, led to alike, with nothing hanging on?"""
    if known.words[old[0]].start <= start or is_number(message, new) != is_number(known, old):
        return False
    if not _ends(known, old[1] + 1) or any(message.between(at) for at in range(new[0] + 1, new[1] + 1)):
        return False
    return _lead(message, new[0]) == _lead(known, old[0])


def loses_verb(said: str, new: str, note: str, old: str) -> bool:
    """Would a note no longer say what somebody does: is it among the old words, and none among the new ones?"""
    message, known = Line(said), Line(note)
    came, went = message.found(new), known.found(old)
    return came is not None and went is not None and _has_verb(known, went) and not _has_verb(message, came)


def _has_verb(line: Line, piece: Piece) -> bool:
    language = words_for(line.text).language
    return any(
        readings_of(line.lower[at], language) and not line.members(at, at) for at in range(piece[0], piece[1] + 1)
    )


def _ends(line: Line, at: int) -> bool:
    """Does what stands at a place begin something else?"""
    return (
        at >= len(line.words) or bool(line.between(at)) or line.lower[at] in FUNCTION_WORDS or line.lower[at] in _LEADS
    )


def _lead(line: Line, first: int) -> str:
    """What the little word before a piece says, with articles and the like between; nothing where there is none."""
    if line.lower[first] in _LEADS:
        return _LEADS[line.lower[first]]
    at = first - 1
    while at >= 0 and not line.between(at + 1):
        if line.lower[at] in _LEADS:
            return _LEADS[line.lower[at]]
        if line.lower[at] not in _SKIPPED:
            return ""
        at -= 1
    return ""
