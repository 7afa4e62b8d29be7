"""Does a message tell what is so at another time, or of another thing, where a note tells what is so?

"I used to work five days", "one day I'd love to be a manager", "today I took the later bus", "the lift stops on the
fourth floor": each names another value of the sort that a note has, and none says that the note is outdated.
"""

import re
from itertools import pairwise

from language.hearing.features import tokens
from language.hearing.line import Line
from language.hearing.news import NOW
from language.hearing.relate import content, denies, is_alike
from language.hearing.repairs import repairs
from language.hearing.revise import revised
from language.hearing.signs import clauses_of, is_change
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of

_FORMER = pattern_of(rf"\b(?:{alternatives('turns.elsewhen', 'FORMER')})\b", re.IGNORECASE)
_WISHED = pattern_of(rf"\b(?:{alternatives('turns.elsewhen', 'WISHED')})\b", re.IGNORECASE)
_ONE_DAY = pattern_of(rf"\b(?:{alternatives('turns.elsewhen', 'ONE_DAY')})\b", re.IGNORECASE)
_FOR_A_WHILE = pattern_of(rf"\b(?:{alternatives('turns.elsewhen', 'FOR_A_WHILE')})\b", re.IGNORECASE)
_TURNING = words("hearing", "TURNING")
_THE = words("turns.elsewhen", "THE")
_BIRTHDAYS = frozenset({"age_birthday", "age_birthday+"})
_SPEAKING = ("me", "mine", "verbs")


def is_elsewhen(said: str, note: str, start: int = 0) -> bool:
    """Does a message say another value than a note only of earlier, of a wish, of one day, or of another thing?"""
    if repairs(said) or NOW.search(said) or any(map(denies, content(said))):
        return False
    if _WISHED.search(said) or _is_of_another_thing(said, note):
        return True
    if _FORMER.search(said):
        return _brings_former(said, note, start)
    return bool(_ONE_DAY.search(said)) and _shares_doing(said, note) and not _turns(said)


def is_wished(said: str, note: str, new: str) -> bool:
    """Is what would take the place of a note told only as a wish or a regret ("I should've supported Spurs")?"""
    came = [word for word in content(new) if word not in content(note)]
    holding = [one for one in clauses_of(said) if any(word in content(one) for word in came)]
    return bool(holding) and all(map(_WISHED.search, holding)) and not repairs(said)


def holds_for_a_while(said: str) -> bool:
    """Does a message tell what is lent, or so for some days only?"""
    return bool(_FOR_A_WHILE.search(said)) and not repairs(said)


def _brings_former(said: str, note: str, start: int) -> bool:
    """Is what takes the place of a word of the note told of earlier ("I used to work five days")?"""
    revision = revised(said, note, start)
    if revision is None:
        return False
    holding = [clause for clause in clauses_of(said) if revision.new in clause]
    return bool(holding) and all(_FORMER.search(clause) for clause in holding)


def _shares_doing(said: str, note: str) -> bool:
    return any(is_alike(word, other) for word in content(said) for other in content(note))


def _turns(said: str) -> bool:
    """Does a message tell of a beginning, an end or a birthday; where it speaks of its writer, of theirs?"""
    begins = any(word in _TURNING or classes_of(word) & _BIRTHDAYS for word in tokens(said))
    return begins or any(map(is_change, [one for one in clauses_of(said) if _is_of_writer(one)] or [said]))


def _is_of_writer(text: str) -> bool:
    lower = text.casefold()
    return any(cues_of(lower).find(cue, lower) for cue in _SPEAKING)


def _is_of_another_thing(said: str, note: str) -> bool:
    """Is a message about a thing that the note does not name, and not about its writer ("the lift stops on …")?"""
    line = Line(said)
    opening = next(((a, b) for a, b in pairwise(line.lower[:2])), None)
    if opening is None or opening[0] not in _THE or opening[1] not in line.content or is_change(said):
        return False
    if _is_of_writer(said) or len(clauses_of(said)) > 1:
        return False
    return not any(is_alike(opening[1], word) for word in content(note))
