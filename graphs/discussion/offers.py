"""Which questions about what is stored make sense at all, whatever speaks for asking them."""

import re
from collections.abc import Sequence
from typing import Any

from graphs.discussion.known import Known
from graphs.discussion.overlap import holds, shares_word
from graphs.discussion.replace import SAID
from language.asking.persons import persons
from language.hearing.compare import Change
from language.hearing.features import tokens
from language.hearing.relate import content, denies
from language.hearing.repairs import repairs
from language.hearing.signs import told
from language.hearing.stored.two import tells_otherwise
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.sentences.cues import cues_of

_NO_MORE = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'NO_MORE')})(?!\w)", re.IGNORECASE)
_OTHERS = words("hearing", "OTHERS_AGAIN")
_OPENING = 3
"""Words in which a sentence names its subject."""
_LONGEST_NAME = 3
"""Words of what somebody may be called."""


def is_sensible(asked: dict[str, Any], message: str, entries: Sequence[dict[str, Any]]) -> bool:
    """May it be asked whether a memory is outdated? News of somebody else change no value of the writer's own, what
    tells of "him" says by itself nothing for good, and a name is put right by another name."""
    new = asked.get("instead", {}).get("value", "")
    if _is_told_besides(asked["value"], message, entries):
        return False
    if _tells_of_another(new) and not _tells_of_another(asked["value"]):
        return False
    if asked["key"] not in SAID["en"] or holds(message, asked["value"]):
        return True
    return not _tells_of_another(message) and (asked["key"] != "name" or _is_name(new, message))


def _is_told_besides(value: str, message: str, entries: Sequence[dict[str, Any]]) -> bool:
    """Does a message only tell another thing of somebody whom a memory tells of, and not that they are no more?"""
    if not persons(value) or _NO_MORE.search(message):
        return False
    said = [one["value"] for one in entries if shares_word(content(one["value"]), content(value))]
    return any(tells_otherwise(one, value) for one in said)


def _tells_of_another(message: str) -> bool:
    """Does a message begin with somebody already spoken of, and say nothing of its writer?"""
    lower = message.casefold()
    cues = cues_of(lower)
    return any(word in _OTHERS for word in tokens(message)[:_OPENING]) and not (
        cues.find("me", lower) or cues.find("mine", lower)
    )


def _is_name(value: str, message: str) -> bool:
    """Could a value be what somebody says they are called? Who writes without capitals writes names so too."""
    parts = value.split()
    small = message.islower() and repairs(message)
    return 0 < len(parts) <= _LONGEST_NAME and (small or all(part in message and part[:1].isupper() for part in parts))


def may_go(change: Change, known: Known) -> bool:
    """May a memory go with nothing in its place: does a message say that something ends or is not so?"""
    ends = any(one.over or one.denies for one in told(known.said)) or any(map(denies, tokens(known.said)))
    return change.sign == "overtaken" or change.ends or ends


def may_take_over(change: Change, known: Known, new: dict[str, Any]) -> bool:
    """May an entry of another sort take the place of a value of the writer's own, unasked: is that named or overtaken?
    Another shift is no other trade."""
    same = known.memory.key not in SAID["en"] or new["key"] == known.memory.key
    return same or change.named or change.sign == "overtaken"
