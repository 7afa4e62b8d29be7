"""What a message sets against a word of a note that it denies: "not a Labrador but a Landseer", "Kye, not Kai".

Whoever says both sides says which word stands for which, whatever sort of thing they are.
"""

from language.hearing.line import Line, Piece
from language.hearing.relate import denies, is_alike
from language.hearing.signs import is_change
from language.hearing.splicing.pieces import INSTEAD, is_number, sorts_of
from language.hearing.splicing.plain_corrections import denials
from language.languages import words
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.words.lexicon import FUNCTION_WORDS

_RATHER = words("hearing", "BUT_RATHER")
"""Words behind what is denied that lead to what is so."""
_SKIPPED = words("hearing", "BEING") | words("hearing", "THE")
"""Words between them that say nothing."""
_LONGEST = 3
"""Words of what is so."""


def contrast(message: Line, known: Line, start: int = 0) -> tuple[Piece, Piece] | None:
    """The words that a message sets against one of a note, and that one; None where it sets none."""
    for said, place in denials(message, known, start):
        old = (place, place)
        for new in (_behind(message, said), _before(message, said)):
            if new and _may_stand(message, new, known, old) and not _are_apart(message, new, known, old):
                return new, old
    return None


def _behind(message: Line, said: int) -> Piece | None:
    """What stands behind the denied words: after a word that sets it against them, or by itself after a comma."""
    at = said + 1
    while at < len(message.words) and not message.between(at) and message.lower[at] not in _RATHER:
        at += 1
    rather = at < len(message.words) and message.lower[at] in _RATHER
    if at >= len(message.words) or not (rather or _follows_comma(message, at)):
        return None
    at += rather
    while at < len(message.words) and message.lower[at] in (FUNCTION_WORDS if rather else _SKIPPED):
        at += 1
    found = _run(message, at) if at < len(message.words) and message.lower[at] in message.content else None
    return found if found and (rather or _ends(message, found[1] + 1)) else None


def _run(message: Line, first: int) -> Piece | None:
    """The telling words from a place on, up to where their clause ends or another begins."""
    last = first
    while not _ends(message, last + 1) and message.lower[last + 1] in message.content:
        last += 1
    return (first, last) if last - first < _LONGEST else None


def _ends(message: Line, at: int) -> bool:
    return at >= len(message.words) or bool(message.between(at))


def _follows_comma(message: Line, at: int) -> bool:
    return "," in message.text[message.words[at - 1].end : message.words[at].start]


def _before(message: Line, said: int) -> Piece | None:
    """What stands right before the word that denies, with a comma between."""
    at = next((one for one in range(said - 1, 0, -1) if _denies(message.lower[one])), 0)
    if not at or not _follows_comma(message, at) or message.lower[at - 1] in FUNCTION_WORDS:
        return None
    first = at - 1
    while first > 0 and not message.between(first) and message.lower[first - 1] in message.content:
        first -= 1
    return (max(first, at - _LONGEST), at - 1)


def _denies(word: str) -> bool:
    return denies(word) or word in INSTEAD


def _are_apart(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Are both of a known sort, and none of one, where no word sets them against each other?"""
    came, went = sorts_of(message, new), sorts_of(known, old)
    return bool(came and went and not came & went) and message.at(new[0] - 1) not in _RATHER


def _may_stand(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """May the words stand for the one denied: a thing for a thing, a number for a number, and nothing done?"""
    text = message.of(*new)
    lower = text.casefold()
    if is_number(message, new) != is_number(known, old) or is_change(text) or cues_of(lower).find("verbs", lower):
        return False
    if readings_of(known.lower[old[0]], cues_of(known.text.casefold()).language) and not known.classes[old[0]]:
        return False
    return not any(is_alike(word, other) for word in message.lower[new[0] : new[1] + 1] for other in known.lower)
