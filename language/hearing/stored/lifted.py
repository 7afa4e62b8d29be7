"""How likely a note is meant at least, by what it says: its words denied, its things counted anew, its state overtaken.

A judge of short messages without a subject ("sold the press", "there are two left") knows little; what is stored says
which thing is meant.
"""

import re

from language.hearing.line import Line
from language.hearing.relate import content
from language.hearing.repairs import repairs
from language.hearing.revise import is_turned, revised
from language.hearing.signs import are_of_one_root, stated
from language.hearing.splicing.plain_corrections import (
    denied,
    is_bare_number,
    left_over,
    only_number,
    opposed,
    recounted,
    renamed,
    reordered,
    respelt,
)
from language.languages import alternatives, by_language
from language.patterns import pattern_of

DENIED = 0.5
"""Its word is denied, and another of the sort said."""
COUNTED = 0.2
"""The same things are counted anew, or it says the other side of what is so from now on."""
OVERTAKEN = 0.4
"""What it says is overtaken by what was told: who has married is engaged no longer."""
_OVERTAKEN = tuple(
    (
        pattern_of(rf"(?<!\w)(?:{before})(?!\w)", re.IGNORECASE),
        pattern_of(rf"(?<!\w)(?:{after})(?!\w)", re.IGNORECASE),
    )
    for pairs in by_language("turns.overtaken", "OVERTAKEN", tuple).values()
    for before, after in pairs
)

_RESTRICTED, _ALLOWED = (
    pattern_of(rf"(?<!\w)(?:{alternatives('turns.overtaken', name)})(?!\w)", re.IGNORECASE)
    for name in ("RESTRICTED", "ALLOWED")
)


def at_least(said: str, note: str, start: int = 0) -> float:
    """How likely a note is outdated at least by what a message says of its very words; nothing where it says none."""
    message, known = Line(said), Line(note)
    if denied(message, known, start):
        revision = revised(said, note, start)
        if revision and revision.denied and revision.alike:
            return DENIED
    if overtaking(said, note):
        return OVERTAKEN
    counted = recounted(message, known, start) or left_over(message, known, start)
    counted = counted or (only_number(message, known, start) if repairs(said) or is_bare_number(message) else None)
    counted = counted or renamed(message, known, start)
    sided = opposed(message, known, start) or reordered(message, known, start) or respelt(message, known, start)
    return COUNTED if counted or (sided and is_turned(message)) else 0.0


def _may_again(clause: str, note: str) -> bool:
    """Does a clause say that something is allowed again which a note says is not ("dairy's fine again")?"""
    if not (_RESTRICTED.search(note) and _ALLOWED.search(clause)):
        return False
    return any(are_of_one_root(one, other) for one in content(clause) for other in content(note))


def overtaking(said: str, note: str) -> list[str]:
    """The clauses of a message that tell what comes after the state that a note says."""
    return [clause for clause in stated(said) if overtakes(clause, note)]


def overtakes(clause: str, note: str) -> bool:
    """Does a clause tell what comes after the state that a note says ("we married", "Engaged to Ann")?"""
    told = any(before.search(note) and after.search(clause) and not after.search(note) for before, after in _OVERTAKEN)
    return told or _may_again(clause, note)
