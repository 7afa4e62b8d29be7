"""Mails and letters: headers, introductions of a reply, forwarded messages, salutations and signatures."""

import re
from collections.abc import Iterator
from functools import partial

from language.authorship.lines import Line, Span, end_of_paragraph, lines_of, speaks_before
from language.authorship.voice import comments_on, turns_back
from language.languages import alternatives
from language.patterns import pattern_of

_any = partial(alternatives, "authorship")
_HEADER = pattern_of(rf"\*{{0,2}}(?:{_any('MAIL_HEADERS')})\*{{0,2}} ?:\*{{0,2}}[ \t]\S[^\n]*", re.IGNORECASE)
_DIVIDER = pattern_of(rf"[ \t]*[-_=*]{{2,}} ?(?:{_any('MAIL_DIVIDERS')})\b[^\n]{{0,60}}", re.IGNORECASE)
_INTRODUCTION = pattern_of(
    rf"(?:{_any('INTRODUCTIONS')}"
    rf"|[^\n]{{0,60}}\d{{2}}:\d{{2}}[^\n]{{0,100}}\b(?:{_any('WROTE')})) ?:",
    re.IGNORECASE,
)
_SALUTATION = pattern_of(
    rf"(?P<formal>{_any('FORMAL')})\b[^\n.!?]{{0,50}}[,:!]"
    rf"|(?:{_any('SALUTATIONS')})\b[^\n.!?]{{0,40}}[,:!]",
    re.IGNORECASE,
)
_CLOSE = pattern_of(rf"(?:{_any('CLOSES')})[,.!]?(?: \w{{1,20}})?", re.IGNORECASE)
_DEVICE = pattern_of(rf"(?:{_any('MAIL_DEVICES')})\b[^\n]{{0,60}}", re.IGNORECASE)
_OF = _any("DATE_OF")
_DATELINE = pattern_of(
    rf"[^\W\d_][\w' -]{{2,30}}, (?:(?:{_any('DATE_THE')}) )?\d{{1,2}}"
    rf"(?:{_any('ORDINALS')}|\.)? (?:(?:{_OF}) )?[^\W\d_]{{3,12}}\.?,? (?:(?:{_OF}) )?1?\d{{3}}\b"
    r"[.,:]?[^\n]*",
)
_SIGNATURE = pattern_of(r"--[ \t]?")


def mails(text: str) -> Iterator[Span]:
    """A mail from its first header, divider or introduction to its end."""
    lines = lines_of(text)
    index = 0
    while index < len(lines):
        if _opens_mail(lines, index):
            end = _end_of_mail(lines, index)
            yield lines[index].start, lines[end].end
            index = end
        index += 1


def _opens_mail(lines: list[Line], index: int) -> bool:
    line = lines[index].text.strip()
    if _DIVIDER.fullmatch(line) or _INTRODUCTION.fullmatch(line):
        return True
    return (
        bool(_HEADER.fullmatch(line))
        and index + 1 < len(lines)
        and bool(_HEADER.fullmatch(lines[index + 1].text.strip()))
    )


def _end_of_mail(lines: list[Line], index: int) -> int:
    """The line before the user speaks again: below the signature, or where the last paragraph is a comment."""
    body = _body(lines, index)
    if body < len(lines) and lines[body].text.lstrip().startswith((">", "&gt;")):
        return body - 1
    close = _last_close(lines, body)
    if close is not None:
        return end_of_paragraph(lines, close)
    if _is_commented(lines, index, body):
        return len(lines) - 2
    last = _last_paragraph(lines)
    comment = turns_back(lines[last].text) or not speaks_before(lines, index)
    return last - 1 if last > body and comment else len(lines) - 1


def _is_commented(lines: list[Line], index: int, body: int) -> bool:
    """Is the last line, right below what the mail says, the user's word on it, who has not spoken before?"""
    below = len(lines) - 1 > body and not lines[-2].blank and not speaks_before(lines, index)
    return below and comments_on(lines[-1].text)


def _body(lines: list[Line], index: int) -> int:
    """The first line of what the mail says."""
    index += 1
    while index < len(lines) and (lines[index].blank or _HEADER.fullmatch(lines[index].text.strip())):
        index += 1
    return index


def _last_close(lines: list[Line], body: int) -> int | None:
    found = [index for index in range(body, len(lines)) if _CLOSE.fullmatch(lines[index].text.strip())]
    return found[-1] if found else None


def _last_paragraph(lines: list[Line]) -> int:
    """Where the last paragraph begins."""
    index = len(lines) - 1
    while index > 0 and lines[index].blank:
        index -= 1
    while index > 0 and not lines[index - 1].blank:
        index -= 1
    return index


def letters(text: str) -> Iterator[Span]:
    """From a salutation to its close; a message that is nothing but an informal letter is the user's own."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        greeting = _SALUTATION.fullmatch(line.text.strip())
        if greeting and (greeting["formal"] or speaks_before(lines, index)):
            close = _last_close(lines, index + 1)
            if close is not None:
                yield line.start, lines[end_of_paragraph(lines, close)].end
            return


def signatures(text: str) -> Iterator[Span]:
    """The lines below "--", what a device adds, and the dated first line of an old letter."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        if _SIGNATURE.fullmatch(line.text) and index:
            yield line.start, lines[end_of_paragraph(lines, index)].end
        elif _DEVICE.fullmatch(line.text.strip()) or _DATELINE.fullmatch(line.text.strip()):
            yield line.start, line.end
