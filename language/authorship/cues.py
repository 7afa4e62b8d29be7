"""Pastes that are announced: "here is what Bob wrote:", "job ad:", "translate this:"."""

import re
from collections.abc import Iterator
from functools import partial

from language.authorship.lines import GAP, Line, Span, lines_of
from language.authorship.marks import OPENING, SAYING
from language.authorship.voice import FIRST_PERSON, SINGULAR, aside_in, turns_back
from language.languages import alternatives
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
_NOUN = f"(?:{_any('TEXTS')})"
A_TEXT = pattern_of(rf"\b{_NOUN}\b", re.IGNORECASE)
"""What somebody may have written."""
_THESE = f"(?:{_any('THESE')})"
_CUE = pattern_of(
    rf"^[ \t*#]{{0,8}}(?:[^\n:.!?]{{0,60}}\b(?:{_THESE} (?:\w{{1,20}} ){{0,2}}|{_any('THESE_ELIDED')}))?"
    rf"{_NOUN}(?: (?:{_any('BELOW')}))?[ *]{{0,3}}:(?=\s)"
    rf"|^[ \t*#]{{0,8}}(?P<sent>{_NOUN}) (?:{_any('TEXT_BY')})\b(?:[^\n:.!?]|\d:\d){{1,60}}:(?=\s)"
    rf"|(?:^|(?<=[.!?]\s))[^\n:.!?]{{0,80}}\b{_NOUN}\b[^\n:.!?]{{0,60}}:[ \t*]*(?=\n)"
    rf"|(?:^|(?<=[.!?]\s))[^\n:.!?]{{0,80}}\b(?P<say>{SAYING})\b[^\n:.!?]{{0,40}}:(?=\s)"
    rf"|\b(?:{_any('TEXT_ORDERS')})\b[^\n:.!?]{{0,60}}:(?=\s)"
    rf"|^[^\n:.!?]{{1,60}}\b(?:{_any('GAVE_ME')})\b[^\n:.!?]{{0,30}}:(?=\s)",
    re.IGNORECASE | re.MULTILINE,
)
_MINE = pattern_of(
    rf"\b(?:{_any('MY_TEXT')}){_NOUN}\b[ ]?(?::|$)"
    rf"|\b(?:{_any('I_OR_WE')})(?: (?:{_any('BEFORE_SAYING')}))? (?:{SAYING})\b"
    rf"|\b(?:{_any('I_SAID')})\b",
    re.IGNORECASE,
)
_WITH_COMMENT = 2
_MOST = 50
_RULE = pattern_of(r"[ \t]*([-=*_~#<>])\1{2,}[ \t]*")


def announced(text: str) -> Iterator[Span]:
    """What follows an announcement, to where the user speaks again; after very many, all the rest."""
    place, last = 0, _behind_last_colon(text)
    for _ in range(_MOST if last else 0):
        cue = _CUE.search(text, place, last)
        if not cue:
            return
        place = cue.end()
        if not (_MINE.search(cue[0]) or _is_marked(text, place)):
            end = end_of_paste(text, place, told=bool(cue["say"] or cue["sent"]))
            yield place if FIRST_PERSON.search(cue[0]) else cue.start(), end
            place = max(place, end)
    if place:
        yield place, len(text)


def _behind_last_colon(text: str) -> int:
    """Where the sign stands that an announcement may end at the latest before, and one more; 0 without a colon."""
    colon = text.rfind(":")
    if colon < 0:
        return 0
    behind = text[colon + 1 :]
    return len(text) - len(behind.lstrip(" \t*")) + 1


def _is_marked(text: str, place: int) -> bool:
    """Does the paste carry marks of its own? Those say where it ends."""
    return text[place : place + 200].lstrip().startswith((GAP, ">", "&gt;", *OPENING))


def end_of_paste(text: str, place: int, *, told: bool = False) -> int:
    """Where a paste ends; one that somebody is told to have said in the same line leaves the next one to the user."""
    lines = lines_of(text[place:])
    if told and not lines[0].blank and sum(not line.blank for line in lines) == _WITH_COMMENT:
        return place + aside_in(lines[0].text)
    first = 0
    while first + 1 < len(lines) and lines[first].blank:
        first += 1
    if _RULE.fullmatch(lines[first].text):
        return place + _next_rule(lines, first)
    back = _turning_line(lines, first)
    if back is not None:
        return place + lines[back].start
    if first + 1 == len(lines) or all(line.blank for line in lines[first + 1 :]):
        return place + lines[first].start + aside_in(lines[first].text)
    return len(text)


def _next_rule(lines: list[Line], first: int) -> int:
    return next((line.end for line in lines[first + 1 :] if _RULE.fullmatch(line.text)), lines[-1].end)


def _turning_line(lines: list[Line], first: int) -> int | None:
    """Where the user speaks again: the last paragraph or line that turns back, or whose voice is another."""
    filled = [index for index in range(first + 1, len(lines)) if not lines[index].blank]
    starts = [index for index in filled if lines[index - 1].blank or index == filled[-1]]
    turning = [index for index in starts if turns_back(lines[index].text)]
    if turning:
        return turning[-1]
    last = next((index for index in reversed(starts) if lines[index - 1].blank), None)
    if last is None:
        return None
    before = "\n".join(line.text for line in lines[first:last])
    other_voice = SINGULAR.search(lines[last].text) and not SINGULAR.search(before)
    return last if other_voice or _script(lines[last].text) != _script(before) else None


def _script(text: str) -> bool:
    """Is the text mostly Cyrillic?"""
    letters = [letter for letter in text[:2_000] if letter.isalpha()]
    return 2 * sum("\u0400" <= letter <= "\u04ff" for letter in letters) > len(letters)
