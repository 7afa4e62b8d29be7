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
    rf"(?:^[ \t*_]*|(?<=[.!?…|/·•—–»”\"] ))(?:(?i:{_any('BYLINES')}) {_NAMES}(?:{_DATED})?|(?P<bare>{_NAMES}){_DATED})"
    r"[*_ \t]*(?:[.|]|$)",
    re.MULTILINE,
)
"""The author's name behind a word for it, or with a date on a line of its own."""
_MONTHED = pattern_of(r"\d{1,2}\.? (?:\w{2} )?[^\W\d_]{3,10}|[^\W\d_]{3,10}\.? \d{1,2}\b")
_HEADING = pattern_of(
    r"#{1,6} \S[^\n]{0,40}|\*\*[^*\n]{2,40}\*\*:?"
    r"|[^\W\d_a-zа-яґєії][^\Wa-zа-яґєії]{2,20}(?: [^a-zа-яґєії\n]{2,20}){0,2}:?"
)
_ITEM = pattern_of(r"[-*•·–]\s|\d{1,2}[.)]\s")
_ANOTHER = pattern_of(rf"\b(?:{_any('ANOTHER')})\b", re.IGNORECASE)
_MINE = pattern_of(rf"\b(?:{_any('OWN_RECORD')})\b", re.IGNORECASE)
_FEWEST = 2


def articles(text: str) -> Iterator[Span]:
    """From the headline above a byline, or the text that it ends, to where the user speaks again."""
    for start, end, paragraph in _bylined(text):
        yield start, end_of_paste(text, end) if paragraph else end


def certain_articles(text: str) -> Iterator[Span]:
    """The same to where the user is seen to speak again, or to the end of the paragraph."""
    for start, end, paragraph in _bylined(text):
        back = end_of_paste(text, end) if paragraph else end
        yield start, back if back < len(text) else max(end, paragraph)


def _bylined(text: str) -> Iterator[tuple[int, int, int]]:
    """Where each article begins, where its byline ends, and where the paragraph does, or the next one behind a byline
    that stands alone; 0 if the text stood above it."""
    lines = lines_of(text)
    for found in _BYLINE.finditer(text):
        at = next(index for index, line in enumerate(lines) if line.start <= found.start() <= line.end)
        if found["bare"] and (_MONTHED.search(found[0]) is None or found.start() != lines[at].start):
            continue
        first = at
        while first and not lines[first - 1].blank and not turns_back(lines[first - 1].text):
            first -= 1
        above = text[lines[first].start : found.start()].strip()
        below = text[found.end() :].strip()
        last = end_of_paragraph(lines, at)
        alone = found.end() >= lines[last].end
        if above or below:
            ended = not below or (alone and _is_text(above))
            yield lines[first].start, found.end(), 0 if ended else lines[_next_end(lines, last) if alone else last].end


def _next_end(lines: list[Line], last: int) -> int:
    """Where the paragraph behind this one ends."""
    behind = next((index for index in range(last + 1, len(lines)) if not lines[index].blank), None)
    return last if behind is None else end_of_paragraph(lines, behind)


def _is_text(above: str) -> bool:
    """Is it more than a headline?"""
    return above.rstrip('"”»').endswith((".", "!", "?", "…")) or "\n" in above


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
        end = index if lines[index].blank else end_of_paragraph(lines, index)
        bare = [line.text.strip() for line in lines[index : end + 1]]
        if any(bare):
            is_list = any(_HEADING.fullmatch(line) or _ITEM.match(line) for line in bare)
            (listed if is_list else others).append((lines[index].start, lines[end].end))
        index = end + 1
    return listed, others
