"""What somebody made to be read by many: an article under its author's name, a life in headings.

Neither is told by its words, which may well be in the first person: an article by a byline, somebody's record by what
is asked about it ("should I hire him?").
"""

import re
from collections.abc import Iterator
from functools import partial

from language.authorship.cues import end_of_paste
from language.authorship.lines import Line, Span, end_of_paragraph, lines_of
from language.authorship.voice import turns_back
from language.languages import alternatives
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
_NAME = r"[^\W\d_a-zа-яґєії](?:\.|[\w'’-]{1,30})"
_NAMES = rf"{_NAME}(?: [a-z]{{2,3}})? {_NAME}(?: {_NAME})?"
_DATED = r"(?:, ?| ?[|·•—–-] ?| \()(?=[^\n]{0,40}\d)[^\n.!?]{0,60}"
_BYLINE = pattern_of(
    rf"(?:^[ \t*_]*|(?<=[.!?…|·•—–»”\"] ))(?:(?i:{_any('BYLINES')}) {_NAMES}(?:{_DATED})?|(?P<bare>{_NAMES}){_DATED})"
    r"[*_ \t]*(?:[.|]|$)",
    re.MULTILINE,
)
"""The author's name behind a word for it, or with a date on a line of its own."""
_MONTHED = pattern_of(r"\d{1,2}\.? (?:de )?[^\W\d_]{3,10}|[^\W\d_]{3,10}\.? \d{1,2}\b")
_HEADING = pattern_of(r"#{1,6} \S[^\n]{0,40}|\*\*[^*\n]{2,40}\*\*:?|[^\W\d_a-zа-яґєії][^\Wa-zа-яґєії]{2,20}(?: [^a-zа-яґєії\n]{2,20}){0,2}:?")
_ITEM = pattern_of(r"[-*•·–]\s|\d{1,2}[.)]\s")
_ANOTHER = pattern_of(rf"\b(?:{_any('ANOTHER')})\b", re.IGNORECASE)
_MINE = pattern_of(rf"\b(?:{_any('MY_TEXT')})(?:{_any('ANOTHER')})\b", re.IGNORECASE)
_FEWEST = 2


def articles(text: str) -> Iterator[Span]:
    """From the headline above a byline, or the text that it ends, to where the user speaks again."""
    for start, end, body in _bylined(text):
        yield start, end_of_paste(text, end) if body else end


def certain_articles(text: str) -> Iterator[Span]:
    """The bylines and what stands above them."""
    yield from ((start, end) for start, end, _ in _bylined(text))


def _bylined(text: str) -> Iterator[tuple[int, int, bool]]:
    """Where each article begins, where its byline ends, and whether its text stands below that."""
    lines = lines_of(text)
    for found in _BYLINE.finditer(text):
        if found["bare"] and (_MONTHED.search(found[0]) is None or found.start() != _line_at(lines, found.start()).start):
            continue
        at = lines.index(_line_at(lines, found.start()))
        first = at
        while first and not lines[first - 1].blank and not turns_back(lines[first - 1].text):
            first -= 1
        above = text[lines[first].start : found.start()].strip()
        below = text[found.end() :].strip()
        if above or below:
            ends = found.end() >= lines[end_of_paragraph(lines, at)].end
            yield lines[first].start, found.end(), bool(below) and not (ends and _is_text(above))


def _is_text(above: str) -> bool:
    """Is it more than a headline?"""
    return above.rstrip("\"”»").endswith((".", "!", "?", "…")) or "\n" in above


def _line_at(lines: list[Line], place: int) -> Line:
    return next(line for line in lines if line.start <= place <= line.end)


def records_of_others(text: str) -> Iterator[Span]:
    """Paragraphs with headings and items, where the others ask about somebody else."""
    lines = lines_of(text)
    listed, others = _paragraphs(lines)
    headings = sum(_HEADING.fullmatch(line.text.strip()) is not None for line in lines)
    if headings >= _FEWEST and asks_of_another("\n".join(text[start:end] for start, end in others)):
        yield from listed


def asks_of_another(text: str) -> bool:
    """Does a text speak of somebody else, and not of what the user calls their own?"""
    return _ANOTHER.search(text) is not None and _MINE.search(text) is None


def apart_from_lists(text: str) -> str:
    """The paragraphs without a heading or an item."""
    return "\n".join(text[start:end] for start, end in _paragraphs(lines_of(text))[1])


def _paragraphs(lines: list[Line]) -> tuple[list[Span], list[Span]]:
    """Those with a heading or an item, and the others."""
    listed: list[Span] = []
    others: list[Span] = []
    index = 0
    while index < len(lines):
        end = end_of_paragraph(lines, index)
        if not lines[index].blank:
            is_list = any(_HEADING.fullmatch(bare) or _ITEM.match(bare) for bare in (one.text.strip() for one in lines[index : end + 1]))
            (listed if is_list else others).append((lines[index].start, lines[end].end))
        index = end + 1
    return listed, others
