"""What speaks against putting words of a message where words of a note stood, however alike both are."""

import re

from language.asking.words import words_for
from language.hearing.line import CAPITAL_NOUNS, Line, Piece
from language.hearing.relate import is_alike
from language.hearing.signs import told
from language.hearing.splicing.pieces import NAMED_SORTS, are_spellings, is_number, is_numeral, sorts_of
from language.hearing.splicing.plain_corrections import denied, name_told
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.words.lexicon import FUNCTION_WORDS

_WHEN = frozenset({"calendar", "time_of_day", "work_schedule"})
_TELLING_APART = NAMED_SORTS | {"calendar"}
"""Sorts of which a note has one at a place: with another of one more of them, more has changed than one thing."""
_THINGS_IN_USE = frozenset({"app_service", "editor_tool", "operating_system", "database", "framework", "device", "car"})
"""Sorts of which one takes the place of another whatever is said to be done with it ("I keep it all in Notion")."""
_OPEN_VERBS = words("hearing", "OPEN_VERBS")
_TURNING_VERBS = words("hearing", "TURNING_VERBS")
_TURNING = words("hearing", "TURNING")
_OWN = frozenset({("i", "life"), ("was", "life")})
"""Forms of verbs in which somebody tells what they do or did."""
_NO_MORE = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'NO_MORE')})(?!\w)", re.IGNORECASE)
"""Words by which somebody is no more, or is somebody else's."""
_SOMEONE = words("hearing", "SOMEONE")
_NEAR = 2
"""Words before which somebody is told of by where they come from ("someone from Jena")."""
_LEAST = 4
"""Letters of words whose spellings are compared."""


def makes_sense(message: Line, new: Piece, known: Line, old: Piece, start: int) -> bool:
    """Is there nothing against it: same kind of words, the part that is denied, nothing else that changes too?"""
    return not (
        _is_all(known, old, start)
        or _only_one_counts(message, new, known, old)
        or _counts_several(message, known)
        or message.of(*new).casefold() in known.of(*old).casefold()
        or (not is_number(message, new) and _denies_another_part(message, known, old, start))
        or (not is_number(message, new) and _belongs_elsewhere(message, new, known, old))
        or _changes_more(message, new, known, old)
        or _has_its_own_verb(message, new, known, old, start)
        or is_gone(message, known)
        or _swallows_name(message, new, known, old)
        or _is_no_noun(message, new, known, old)
        or any(word in _SOMEONE for word in message.lower[max(0, new[0] - _NEAR) : new[0]])
    )


def _swallows_name(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Would somebody's name go with more words, and no other name come for it?"""
    at = name_told(known, 0)
    if at is None or not old[0] <= at <= old[1] or old[0] == old[1]:
        return False
    return not any(message.shape(place, place) == "name" for place in range(new[0], new[1] + 1))


def _is_no_noun(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Would a word in small letters stand for a noun, in a language that writes nouns with a capital, and where its
    writer does?"""
    came, went = message.of(*new), known.of(*old)
    careful = any(message.of(at, at)[:1].isupper() for at in range(1, len(message.words)))
    capital = words_for(message.text).language in CAPITAL_NOUNS and careful
    return capital and " " not in f"{came}{went}" and came.islower() and went.istitle() and not is_number(message, new)


def is_gone(message: Line, known: Line) -> bool:
    """Is the one whose name a note tells said to be no more? Another one does not take over what is told of it."""
    at = name_told(known, 0)
    return at is not None and any(
        _NO_MORE.search(one.text) and one.names([known.lower[at]]) for one in told(message.text)
    )


def _is_all(known: Line, old: Piece, start: int) -> bool:
    """Would nothing be left of a note of several words, which has no label?"""
    return start == 0 and old[0] == 0 and 0 < old[1] == len(known.words) - 1


def _only_one_counts(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Is only one of both a number, and neither are both of one sort, nor times where the old one is a time?"""
    if is_number(message, new) == is_number(known, old):
        return False
    came, went = sorts_of(message, new), sorts_of(known, old)
    return not came & (went & _WHEN or went)


def _counts_several(message: Line, known: Line) -> bool:
    """Do both say several numbers, so that nobody can tell which stands for which?"""
    came, went = (
        {line.lower[at] for at in range(len(line.words)) if line.shape(at, at) == "number"} for line in (message, known)
    )
    return min(len(came), len(went)) > 1 and not denied(message, known)


def _denies_another_part(message: Line, known: Line, old: Piece, start: int) -> bool:
    gone = denied(message, known, start)
    return bool(gone) and not any(old[0] <= place <= old[1] for place in gone)


def _belongs_elsewhere(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Are the new words another spelling of a word that stays, or of its sort and not of that of the old ones?"""
    said = [word for word in message.lower[new[0] : new[1] + 1] if word not in FUNCTION_WORDS]
    staying = [at for at in range(len(known.words)) if not old[0] <= at <= old[1] and known.lower[at] in known.content]
    respelt = any(
        min(len(word), len(known.lower[at])) >= _LEAST
        and not is_alike(word, known.lower[at])
        and are_spellings(word, known.lower[at])
        for word in said
        for at in staying
    )
    came, went = sorts_of(message, new), sorts_of(known, old)
    return respelt or bool(came and not came & went and any(came & sorts_of(known, (at, at)) for at in staying))


def _changes_more(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Does the clause of the new words name another thing of a sort that the rest of the note has too?"""
    first, last = new
    while first > 0 and not message.between(first):
        first -= 1
    while last + 1 < len(message.words) and not message.between(last + 1):
        last += 1
    for at in (*range(first, new[0]), *range(new[1] + 1, last + 1)):
        for place in range(len(known.words)):
            shared = sorts_of(message, (at, at)) & sorts_of(known, (place, place)) & _TELLING_APART
            within = old[0] <= place <= old[1]
            if shared and not within and not is_alike(message.lower[at], known.lower[place]):
                return not is_numeral(message, at)
    return False


def _has_its_own_verb(message: Line, new: Piece, known: Line, old: Piece, start: int) -> bool:
    """Does another verb say what is done now, where a note tells what was done and with what?

    "Runs 10k", "took up rowing"; "goes to the gym twice a week", "I just do yoga".
    """
    first = next((at for at in range(len(known.words)) if known.words[at].start >= start), 0)
    said = _own_verb(message, new[0])
    if not said or any(is_alike(said, word) for word in known.content):
        return False
    if old == (first + 1, len(known.words) - 1) and _is_doing(known, first, _OPEN_VERBS):
        return said not in _TURNING_VERBS
    if sorts_of(message, new) & sorts_of(known, old) & _THINGS_IN_USE:
        return False
    return said not in _TURNING_VERBS | _TURNING and _is_led(known, first, old)


def _is_led(known: Line, first: int, old: Piece) -> bool:
    """Does a verb lead to a piece of a note, with nothing but times and numbers between both?"""
    led = max((at for at in range(first, old[0]) if _is_doing(known, at, _OPEN_VERBS)), default=None)
    return led is not None and all(
        known.lower[at] not in known.content or is_numeral(known, at) or not known.members(at, at) - _WHEN
        for at in range(led + 1, old[0])
    )


def _own_verb(message: Line, first: int) -> str:
    """The verb in the first person that leads to new words within their clause."""
    language = words_for(message.text).language
    for at in range(first - 1, -1, -1):
        if message.between(at + 1):
            return ""
        if readings_of(message.lower[at], language) & _OWN:
            return message.lower[at]
    return ""


def _is_doing(line: Line, at: int, but: frozenset[str]) -> bool:
    readings = readings_of(line.lower[at], words_for(line.text).language)
    return line.lower[at] not in but and bool(readings) and all(kind == "life" for _, kind in readings)
