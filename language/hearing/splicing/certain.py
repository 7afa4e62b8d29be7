"""May words of a message stand where words of a note stood: would a person write the sentence that comes out?"""

import re

from language.asking.words import words_for
from language.hearing.announcements import only_announces
from language.hearing.deeds import begins_speaking
from language.hearing.judge import stands_alone
from language.hearing.line import CAPITAL_NOUNS, Line, Piece
from language.hearing.relate import is_alike
from language.hearing.repairs import repairs
from language.hearing.signs import is_change
from language.hearing.spans import Span, clause_spans
from language.hearing.splicing.pieces import (
    HOURS,
    INSTEAD,
    JOINING,
    NAME_BEARERS,
    NAMED_SORTS,
    NAMING,
    are_names,
    are_spellings,
    is_careful,
    is_number,
    is_numeral,
    is_there,
    one_sort,
    sorts_of,
    stand_alike,
    telling,
)
from language.hearing.splicing.plain_corrections import denied
from language.hearing.splicing.sense import makes_sense
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.words.classes import TIMES
from language.words.lexicon import NEGATIONS

_BEING = words("hearing", "BEING")
"""Words that lead to what is true now, and are no part of it: "era gota"."""
FROM_NOW = words("hearing", "FROM_NOW")
_TRAILING = words("hearing", "TRAILING")
"""Words that end nothing: what they led to was left out."""
_SPEAKING = ("me", "verbs")
_WHEN_AND_WHERE = frozenset({"calendar", "city", "country"})
"""What is said of many doings: with another doing, another day corrects nothing."""
_TURNING = words("hearing", "TURNING")
"""Words of a sentence that says of the same doing when or where it is now."""
_STATES = frozenset({"relationship_status", "retirement"})
"""Sorts of which words of ending are things themselves ("divorced")."""
_BIRTHDAYS = frozenset({"age_birthday", "age_birthday+"})
_ENDING = 2
_FEW = 3
"""Words that a name or a title has at most."""
_DID = pattern_of(rf"(?:{alternatives('hearing', 'DID')})\Z")
"""Forms of verbs that tell what somebody did."""
_REPLACES = pattern_of(rf"\b(?:{alternatives('hearing', 'REPLACES')})\b", re.IGNORECASE)
"""Something else altogether takes the place of what was said."""


def are_alike(message: Line, new: Piece, known: Line, old: Piece, start: int = 0) -> bool:
    """Is it certain that one piece stands for the other: would a person write the note that comes out?

    Both are of one sort, or nothing speaks against it and the new words join what stays as the old ones did. Where it
    is not, a note is better retired, and what was said instead kept in its own words.
    """
    if not _is_thing(message, new) or _is_of_another_doing(message, new, known, old, start):
        return False
    if not makes_sense(message, new, known, old, start):
        return False
    if _is_remark(message, new) or (_is_named(known, old, start) and not _could_be_name(message, new)):
        return False
    same = one_sort(message, new, known, old)
    if is_number(message, new) and is_number(known, old):
        return is_there(message.of(*new), known, old)
    if is_number(message, new) != is_number(known, old) and not same:
        return False
    if _bears_name(known, old) and not denied(message, known, start):
        return False
    if is_change(message.of(*new)) and not sorts_of(message, new) & sorts_of(known, old) & _STATES:
        return False
    if same or are_spellings(message.of(*new), known.of(*old)):
        return True
    refused = bool(denied(message, known, start) & set(range(old[0], old[1] + 1)))
    if _are_of_other_sorts(message, new, known, old, refused=refused):
        return False
    if known.words[old[0]].start <= start and old[1] == len(known.words) - 1:
        return old[1] - old[0] < _FEW
    if _opens(known, old, start):
        return False
    named = refused or _is_spoken_of(message, new, known, old) or _are_unknown_names(message, new, known, old)
    return (named or stand_alike(message, new, known, old)) and _joins(message, new, known, old)


def may_stand(message: Line, new: str, known: Line, old: str) -> bool:
    """May a piece stand for another where somebody is asked: both names or numbers, of one sort, or led to alike?"""
    came, went = message.found(new), known.found(old)
    if not came or not went or not _is_thing(message, came) or went[1] - went[0] > _FEW:
        return False
    if not repairs(message.text) and _others_beside(message, came, known):
        return False
    if one_sort(message, came, known, went) or is_number(message, came) is is_number(known, went) is True:
        return True
    if is_number(message, came) or is_number(known, went):
        return False
    capital = words_for(message.text).language in CAPITAL_NOUNS
    led = stand_alike(message, came, known, went)
    return led or (not capital and went[0] > 0 and are_names(message, came, known, went))


def _others_beside(message: Line, new: Piece, known: Line) -> bool:
    """Does the clause of the new words name another thing that a note does not know?"""
    first, last = new
    while first > 0 and not message.between(first):
        first -= 1
    while last + 1 < len(message.words) and not message.between(last + 1):
        last += 1
    others = [
        at for at in (*range(first, new[0]), *range(new[1] + 1, last + 1)) if message.lower[at] in message.content
    ]
    return any(
        message.lower[at] not in _TURNING | FROM_NOW
        and not any(is_alike(message.lower[at], word) for word in known.content)
        for at in others
    )


def _is_spoken_of(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Does a message speak of the old thing too, and is the new one a name, or the old one of no known sort?"""
    came, went = telling(message, new), telling(known, old)
    spoken_of = any(is_alike(word, other) for word in went for other in message.content if other not in came)
    return spoken_of and (message.shape(*new) != "lower" or not sorts_of(known, old))


def _are_unknown_names(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Are both names of nobody knows what? Where all nouns look like names, they must end alike."""
    if not are_names(message, new, known, old) or sorts_of(known, old):
        return False
    return words_for(message.text).language not in CAPITAL_NOUNS or _end_alike(message, new, known, old)


def _bears_name(known: Line, old: Piece) -> bool:
    """Does the name of somebody follow the word for what they are ("my girlfriend Julia")? They stay who they are."""
    after = old[1] + 1
    follows = after < len(known.words) and not known.between(after) and known.of(after, after)[:1].isupper()
    return follows and bool(known.members(*old) & NAME_BEARERS)


def _end_alike(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do both end alike, as names of trades do ("Geigerin", "Bratschistin")?"""
    return message.lower[new[1]][-_ENDING:] == known.lower[old[1]][-_ENDING:]


def _is_thing(message: Line, piece: Piece) -> bool:
    """Does a piece name something, and say neither what somebody does or did nor what is not so?"""
    if _speaks(message, piece) or any(message.between(place) for place in range(piece[0] + 1, piece[1] + 1)):
        return False
    words = message.lower[piece[0] : piece[1] + 1]
    did = any(
        _DID.search(word) and not message.members(piece[0] + at, piece[0] + at) and (nxt in JOINING or nxt == "")
        for at, (word, nxt) in enumerate(zip(words, [*words[1:], ""], strict=True))
    )
    turns = NEGATIONS | INSTEAD | _BEING
    if did or words[0] in _TURNING or any(word in turns for word in words) or _is_denied(message, piece):
        return False
    return not (_REPLACES.search(message.of(*piece)) or only_announces(message.of(*piece)))


def _is_denied(message: Line, piece: Piece) -> bool:
    """Is it just what a message says no to ("not nickel, …")?"""
    return not message.between(piece[0]) and message.at(piece[0] - 1) in NEGATIONS


def _is_remark(message: Line, piece: Piece) -> bool:
    """Is a piece a clause by itself in small letters ("…, keyboards weird"), and so rather a remark than a value?"""
    apart = bool(message.between(piece[0])) and bool(message.between(piece[1] + 1))
    told = telling(message, piece)
    plain = all(message.of(at, at).islower() for at in range(piece[0], piece[1] + 1))
    return apart and plain and len(told) > 1 and not is_number(message, piece)


def _is_named(known: Line, old: Piece, start: int) -> bool:
    return bool(sorts_of(known, old) & NAMED_SORTS) and known.shape(*old) in ("name", "first")


def _could_be_name(message: Line, piece: Piece) -> bool:
    """Is a piece written with a capital, where whoever wrote it uses them?"""
    return not is_careful(message) or any(message.of(at, at)[:1].isupper() for at in range(piece[0], piece[1] + 1))


def _is_of_another_doing(message: Line, new: Piece, known: Line, old: Piece, start: int) -> bool:
    """Is another day or place said of something else that the writer does ("I swim now, on Fridays")?"""
    value = [word for word in known.words if word.start >= start]
    if (start and len(value) <= _FEW) or not sorts_of(message, new) & sorts_of(known, old) & _WHEN_AND_WHERE:
        return False
    if denied(message, known, start) & set(range(old[0], old[1] + 1)) or _puts_right(message, new):
        return False
    if _REPLACES.search(message.text):
        return True
    first = next((at for at in range(new[0], 0, -1) if message.between(at) in ("edge", "stop")), 0)
    said = message.of(first, new[1])
    clauses = [clause.of(said) for clause in clause_spans(said, Span(0, len(said)))]
    language = words_for(message.text).language
    cues, lower = cues_of(message.text.casefold()), said.casefold()
    speaks = any(cues.find(cue, lower) for cue in _SPEAKING)
    if not speaks and not any(stands_alone(one) or begins_speaking(one, language) for one in clauses):
        return False
    others = [at for at in range(first, new[0]) if message.lower[at] in message.content]
    return any(
        message.lower[at] not in _TURNING
        and not message.members(at, at) & TIMES
        and not any(is_alike(message.lower[at], word) for word in known.content)
        for at in others
    )


def _puts_right(message: Line, new: Piece) -> bool:
    """Does a message put something right, and say little else before the new words ("my mistake, in May")?"""
    return repairs(message.text) and len([at for at in range(new[0]) if message.lower[at] in message.content]) <= _FEW


def _are_of_other_sorts(message: Line, new: Piece, known: Line, old: Piece, *, refused: bool) -> bool:
    """Do both name things, none of one sort, and no word refuses the old; or does only one of them name a time?"""
    came, went = sorts_of(message, new), sorts_of(known, old)
    return bool(came and went and not refused) or bool(came and came <= TIMES) != bool(went and went <= TIMES)


def _joins(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do new words join what stands before and behind the old ones?"""
    behind = known.at(old[1] + 1)
    before = known.at(old[0] - 1)
    led = behind in JOINING or behind in NAMING
    bears = _bears_name(known, old) and bool(message.members(*new) & NAME_BEARERS)
    closed = bool(known.between(old[1] + 1)) or led or bears or behind == message.at(new[1] + 1)
    return closed and not (message.lower[new[0]] in JOINING and before in JOINING)


def trimmed(message: Line, new: Piece, known: Line, old: Piece, start: int = 0) -> tuple[Piece, Piece]:
    """Both pieces without what would not fit: signs, "it was" before what it was, a second "in", a word of course."""
    first, last = new
    timed = bool(known.members(*old) & TIMES) or is_number(known, old)
    while first < last and (
        not any(map(str.isalnum, message.lower[last]))
        or (not timed and bool(message.members(last, last) & {"calendar"}))
        or message.lower[last] in _TRAILING
    ):
        last -= 1
    if first > 0 and not message.between(first) and message.lower[first] in HOURS and is_numeral(message, first - 1):
        first -= 1
    begins = old[0] == 0 or (start > 0 and known.words[old[0]].start == start)
    twice = (begins or known.at(old[0] - 1) in JOINING) and known.lower[old[0]] not in JOINING
    while first < last and (
        message.lower[first] in _BEING
        or message.lower[first] in FROM_NOW
        or (message.lower[first] in JOINING and twice)
        or not any(map(str.isalnum, message.lower[first]))
    ):
        first += 1
    if old[0] == old[1] and message.of(first, first)[:1].isupper():
        while first < last and message.of(last, last).islower() and not message.classes[last]:
            last -= 1
    return _counted(message, (first, last), known, old)


def without_repeated(message: Line, new: Piece, known: Line, old: Piece) -> tuple[Piece, Piece]:
    """Both pieces without a word at their edges that they share, wherever it stands ("дзюдо ходить", "ходить на
    балет"), nor the one that leads to both."""
    while new[0] < new[1] and old[0] < old[1]:
        pairs = [(a, b) for a in new for b in old if is_alike(message.lower[a], known.lower[b])]
        if not pairs:
            break
        came, went = pairs[0]
        new = (new[0] + 1, new[1]) if came == new[0] else (new[0], new[1] - 1)
        old = (old[0] + 1, old[1]) if went == old[0] else (old[0], old[1] - 1)
    if old[0] < old[1] and known.lower[old[0]] in JOINING and message.at(new[0] - 1) == known.lower[old[0]]:
        old = (old[0] + 1, old[1])
    return new, old


def _counted(message: Line, new: Piece, known: Line, old: Piece) -> tuple[Piece, Piece]:
    """Of pieces that count something only the numbers, where the new words name nothing else."""
    came = [at for at in range(new[0], new[1] + 1) if is_numeral(message, at)]
    went = [at for at in range(old[0], old[1] + 1) if is_numeral(known, at)]
    hours = [at for at in range(old[0], old[1] + 1) if "work_schedule" in known.members(at, at)]
    if len(hours) == 1 and message.lower[new[1]] in HOURS:
        return new, (hours[0], hours[0])
    others = [
        at
        for at in range(new[0], new[1] + 1)
        if at not in came
        and message.classes[at]
        and (not message.classes[at] & _BIRTHDAYS or "calendar" in message.classes[at])
        and not (message.members(at, at) & TIMES and all(abs(at - one) > 1 for one in came))
    ]
    if len(came) != 1 or len(went) != 1 or others:
        return new, old
    ending = known.lower[went[0]][-1:]
    forms = [at for at, word in enumerate(message.lower) if is_alike(word, message.lower[came[0]])]
    place = next((at for at in forms if message.lower[at].endswith(ending)), came[0])
    return (place, place), (went[0], went[0])


def _opens(known: Line, old: Piece, start: int) -> bool:
    """Does a piece begin a note that says more words than one? It mostly begins with what somebody does."""
    return known.words[old[0]].start <= start and not is_number(known, old)


def _speaks(message: Line, piece: Piece) -> bool:
    """Does a piece say what somebody does, and so no thing that could take the place of another?"""
    lower = message.of(*piece).casefold()
    cues = cues_of(message.text.casefold())
    return any(cues.find(cue, lower) for cue in _SPEAKING)
