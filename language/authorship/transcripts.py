"""Chats whose lines look like a list of the user's: "(bob) …", "bob – …", "bob 14:22 …", "### Bob" above what Bob says.

One such line may be anybody's ("Berlin – I live there"). Several are a chat where somebody speaks twice among two or
more, or where all who speak bear first names, and what stands there is speech.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from language.authorship.chats import are_names, is_field, is_speech
from language.authorship.lines import Line, Span, lines_of, speaks_before
from language.authorship.voice import FIRST_VERB, SINGULAR, is_self, turns_back
from language.languages import alternatives
from language.patterns import pattern_of
from language.words.classes import listed_in

_NAME = r"(?P<who>[^\W\d_][\w'’.-]{0,24}(?: [^\W\d_a-zа-яґєії][\w'’.-]{0,24})?)"
_TIME = rf"\d{{1,2}}[:.]\d{{2}}(?:[:.]\d{{2}})?(?: ?(?:{alternatives('authorship', 'HALF_DAYS')}))?"
_FORMS = tuple(
    map(
        pattern_of,
        (
            rf"\({_NAME}\):? (?P<words>\S[^\n]*)",
            rf"{_NAME} ?[–—] ?(?P<words>\S[^\n]*)",
            rf"{_NAME} - (?P<words>\S[^\n]*)",
            rf"{_NAME} [\[(]?{_TIME}[\])]? (?P<words>[^\W\d][^\n]*)",
            rf"#{{1,6}} \*{{0,2}}{_NAME}\*{{0,2}}:?(?P<words>)",
        ),
    )
)
_TIMED, _HEADED = _FORMS[-2:]
_FEWEST = 2
_MOST_LINES = 2_000


class _Turn(NamedTuple):
    line: int
    who: str
    words: int
    """Where they begin in the line."""
    said: str


def transcripts(text: str) -> Iterator[Span]:
    """What others say in such a chat; of the last turn only its own line, or the paragraph below its heading."""
    lines = lines_of(text)[:_MOST_LINES]
    for form in _FORMS:
        turns = [turn for number in range(len(lines)) if (turn := _turn(lines, number, form))]
        if _is_chat(turns):
            yield from _theirs(lines, turns)
            return


def is_own_list(text: str) -> bool:
    """Is it a list of days or of what users tell of themselves, with times or as headings, in the first person?"""
    if "\n" not in text:
        return False
    lines = [line.text.strip()[:_MOST_LINES] for line in lines_of(text)[:_MOST_LINES] if not line.blank]
    for form in (_TIMED, _HEADED):
        heads = [form.fullmatch(line) for line in lines]
        turns = [found for found in heads if found]
        if len(turns) < _FEWEST or heads[0] is None or not all(is_field(found["who"]) for found in turns):
            continue
        said = [line for line, found in zip(lines, heads, strict=True) if found is None or found["words"]]
        return 2 * sum(_speaks_of_itself(line) for line in said) >= len(said) > 0
    return False


def _speaks_of_itself(line: str) -> bool:
    return SINGULAR.search(line) is not None or FIRST_VERB.search(line) is not None


def _turn(lines: list[Line], number: int, form: re.Pattern[str]) -> _Turn | None:
    line = lines[number].text.strip()
    found = form.fullmatch(line[:_MOST_LINES])
    if not found or is_field(found["who"]):
        return None
    below = next((one.text for one in lines[number + 1 : number + 3] if not one.blank), "")
    start = lines[number].text.index(line) + found.start("words")
    return _Turn(number, found["who"], start, found["words"] or below)


def _is_chat(turns: list[_Turn]) -> bool:
    """Do several people take turns in speech?"""
    people = {turn.who.casefold() for turn in turns}
    if len(people) < _FEWEST or not all(are_names(who) or is_self(who) for who in people):
        return False
    if 2 * sum(is_speech(turn.said) for turn in turns) < len(turns):
        return False
    return len(turns) > len(people) or all(is_self(who) or _is_first_name(who) for who in people)


def _is_first_name(who: str) -> bool:
    return any(sort.endswith("_name") for sort in listed_in(who.split()[0]))


def _theirs(lines: list[Line], turns: list[_Turn]) -> Iterator[Span]:
    for turn, following in pairwise([*turns, None]):
        if turn is None:
            continue
        last = following.line - 1 if following else _last(lines, turn, lead=speaks_before(lines, turns[0].line))
        if is_self(turn.who):
            yield lines[turn.line].start, lines[turn.line].start + turn.words
        else:
            yield lines[turn.line].start, lines[last].end


def _last(lines: list[Line], turn: _Turn, *, lead: bool) -> int:
    """The last line of the last turn: its own, or what stands below a heading up to the user's last word."""
    if turn.words < len(lines[turn.line].text):
        return turn.line
    last = turn.line
    while last + 1 < len(lines) and not (lines[last + 1].blank and last > turn.line and not lines[last].blank):
        last += 1
    ends = last > turn.line + 1 and (turns_back(lines[last].text) or not lead) and not lines[last - 1].blank
    return last - 1 if ends else last
