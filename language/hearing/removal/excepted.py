"""What a wish to forget excepts: which notes, and which part of a note, may not go whatever else does."""

import re
from collections.abc import Sequence

from language.hearing.relate import content, shares
from language.hearing.removal.names import is_about, is_kin, is_same_thing, left_words, request_for
from language.hearing.removal.notes import is_of
from language.hearing.removal.sorts import about, holding, sorts_in, tells, without_sorts
from language.hearing.removal.stays import bearers_in, is_filling, without
from language.hearing.removal.topics import topic_named
from language.intents.stay_words import AND, POINTERS
from language.patterns import pattern_of

_ALSO = {"nickname": "name"}
"""By what somebody may mean another sort: who is only known by what they are called calls it either."""
_GUESSED = 0.25
"""How likely a note must be meant that has neither a word nor a sort of what is excepted."""
_LISTED = pattern_of(rf"[,;.]+\s+|\s+(?:{AND})\s+", re.IGNORECASE)


def excepted(kept: str, notes: Sequence[str]) -> set[int]:
    """The notes that an exception names, each of its things by the surest way that finds any."""
    things = [one for one in _LISTED.split(kept) if sorts_in(one) or _words(one)] or [kept]
    return {index for one in things for index in _meant_by(one, notes)}


def _meant_by(one: str, notes: Sequence[str]) -> set[int]:
    sorts = sorts_in(one)
    told = {index for sort in sorts for index in holding(sort, notes) or about(sort, notes)}
    told = told or {index for sort in sorts if sort in _ALSO for index in holding(_ALSO[sort], notes)}
    surely = told | named_by_word(one, notes)
    if surely or sorts_in(one):
        return surely
    words = _words(one)
    if akin := {index for index, note in enumerate(notes) if any(is_kin(word, note) for word in words)}:
        return akin
    if topical := {index for index, note in enumerate(notes) if (topic := topic_named(one)) and is_of(topic, note)}:
        return topical
    likely = shares("forget", request_for(one), notes)
    best = max(likely, key=likely.__getitem__, default=None)
    guessed = best is not None and likely[best] >= _GUESSED and is_about(one, notes[best])
    return {best} if best is not None and guessed else set()


def named_by_word(kept: str, notes: Sequence[str]) -> set[int]:
    """The notes that have a word of what is excepted, besides those that name its sort."""
    words = _words(without_sorts(kept))
    return {
        index
        for index, note in enumerate(notes)
        if any(is_same_thing(word, other) for word in words for other in content(note))
    }


def part_kept(kept: str, value: str) -> str:
    """The part of a memory that is excepted, where the others can go; all of it where it is one."""

    def stays(part: str) -> bool:
        return any(tells(sort, part) for sort in sorts_in(kept)) or bool(named_by_word(kept, [part]))

    if (bearers := bearers_in(value)) and stays(bearers):
        return value
    return without(value, lambda part: not stays(part)) or value


def _words(kept: str) -> list[str]:
    return [word for word in left_words(kept) if word not in POINTERS and not is_filling(word)]
