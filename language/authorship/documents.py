"""Forms of text that nobody speaks in: markup, subtitles, tables, logs, references, program text."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from language.authorship.lines import Line, Span, end_of_paragraph, lines_of, runs_of
from language.authorship.voice import FIRST_PERSON, comments_on
from language.languages import alternatives
from language.patterns import pattern_of
from language.sensitive.programs.code import find_code

_any = partial(alternatives, "authorship")
_FENCE = pattern_of(r"(```|~~~).*?(?:\1|\Z)", re.DOTALL)
_ADDRESS = pattern_of(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_QUOTED_LINE = pattern_of(r"^[ \t]*(?:>|&gt;|[│┃▎▏▍▌❘┊↳⤷]|»(?= )|\| (?=[^|\n]*$)).*$", re.MULTILINE)
_OTHER_SPEAKER = pattern_of(
    rf"^[ \t]{{0,20}}[\[(<*#]{{0,3}}[ \t]{{0,3}}(?:{_any('ROLES')})[\])>*]{{0,3}}[ \t]{{0,3}}:.*$",
    re.IGNORECASE | re.MULTILINE,
)
_COMMENT = pattern_of(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_TAG = pattern_of(r"[<\[](/?)([a-zA-Z][\w-]{0,30})(?:[ =][^<>\[\]\n]{0,200})?[>\]]")
_MARKUP = (
    r"(?:p|b|i|u|s|a|em|li|ul|ol|br|hr|td|tr|th|h[1-6]|div|span|pre|code|strong|table|tbody|thead|body|html|head|img|script|style|"
    r"small|sub|sup|center|font|section|blockquote|article|main|nav|footer|header|title|meta|link|input|form|button|label)"
)
_LONE_TAG = pattern_of(rf"</?{_MARKUP}(?:[ /][^<>\n]{{0,200}})?>|&(?:[a-z]{{2,8}}|#x?[0-9a-f]{{1,6}});", re.IGNORECASE)
_OPEN_LINE = pattern_of(
    r"^[ \t]*<(?:p|li|td|tr|th|h[1-6]|div|span|title|label)(?:[ ][^<>\n]{0,200})?>[^\n]*$", re.IGNORECASE | re.MULTILINE
)
_CLOCK = r"(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?"
_CUE = pattern_of(rf"[ \t]*{_CLOCK} *--> *{_CLOCK}[^\n]*")
_MONTH = r"(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}"
_LEVEL = r"(?:error|warn(?:ing)?|info|debug|trace|fatal|critical|notice|severe)"
_LOG = pattern_of(
    rf"\W{{0,3}}(?:\d{{4}}[-/.]\d\d[-/.]\d\d[T ]\d\d:\d\d:\d\d|{_MONTH} {{1,2}}\d{{1,2}} \d\d:\d\d:\d\d \S"
    rf"|\d{{1,2}}/{_MONTH}/\d{{4}}:\d\d:\d\d|\d\d:\d\d:\d\d(?:[.,]\d{{3}})?\]? |"
    rf"(?:[\d.:/T-]{{5,25}} )?\[?{_LEVEL}\]?[ :\]](?=[^\n]*\d\d)"
    rf"|[\d.:T-]{{5,25}}Z?,? \[?{_LEVEL}\b|\[{_LEVEL}\]|(?-i:INFO|ERROR|WARNING|WARN|DEBUG|FATAL|CRITICAL|TRACE)[: ]|"
    rf"[\w./-]{{1,40}}\[\d{{1,7}}\]: |[\d.]{{7,15}} - \S{{1,40}} \[)[^\n]*",
    re.IGNORECASE,
)
_REFERENCE = pattern_of(
    r"(?:\[\d{1,3}\]|\d{1,3}\.|[•*-])? ?[^\W\d_][\w'’-]{1,30},? (?:[^\W\d_]\.[ ,-]?){1,4}[^\n]{0,300}\b(?:1[89]|"
    r"20)\d\d\b[^\n]*"
    r"|\[\d{1,3}\] [^\n]{0,300}\b(?:1[89]|20)\d\d\b[^\n]*|[^\n]{0,400}\bdoi(?:\.org/|:)[^\n]*"
)
_BIBTEX = pattern_of(r"@[a-z]{3,20}\{[^\n]*", re.IGNORECASE)
_BYLINE = pattern_of(
    r"[^\W\d_a-zа-яґєії]{3,30}(?:, [\w. ]{2,30})? \((?:AP|AFP|Reuters|dpa|EFE|Reuters/AP|"
    r"[^\W\d_]{2,20})\) ?[—–-][^\n]*"
    rf"|(?:{_any('BREAKING')})\b[^\n]*"
    rf"|(?:{_any('ABSTRACTS')})(?:[.:—]| [—–-]) ?[^\n]*"
)
_STARS = pattern_of(r"\W{0,3}(?:[★☆⭐]\ufe0f?[ ]?){2,5}[^\n]*")
_BARE_STARS = pattern_of(r"\W{0,3}(?:\w{1,20}[ :]{1,2}){0,3}(?:[★☆⭐]\ufe0f?[ ]?){2,5}(?:\W*\w{1,20}){0,2}\W*")
_TITLED_STARS = pattern_of(r"\W{0,3}(?:[★☆⭐]\ufe0f?[ ]?){2,5}(?:[^\w\n]*\w{1,20}){3,7}[\"”»“)]?")
"""A head of a review, which stands below it: bare, and with its title or who wrote it from where."""
_REMARK = pattern_of(r"[ \t]*(?:#(?!#)|//|/\*|\*/|--(?= )|\"\"\"|<!--)[^\n]*")
_STAR = frozenset("★☆⭐")
_ONE_LINE = {False: (_LOG, _STARS, _BYLINE), True: (_LOG, _REFERENCE, _STARS, _BYLINE)}
"""Forms of one line; references are tried where one may stand."""
_PLAIN_REMARK = pattern_of(r"[ \t]*(?://|/\*|# ?(?:NOTE|(?i:todo|fixme|author))\b)[^\n]*")
_COLUMNS = 2
"""Two rows of three columns are a table, or three rows of two."""
_CELL = pattern_of(r"(?<=\S)[ ]\|[ ](?=\S)|^[ \t]*\|[^\n]*\|[ \t]*$")


_CAPITAL = r"[^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’.-]{0,30}"
_PROFILE = pattern_of(rf"^[ \t]*{_CAPITAL}(?: {_CAPITAL}){{1,3}}(?: [|·•] [^|·•\n]{{2,60}}){{2,5}}$", re.MULTILINE)
"""A name, and what its bearer is, side by side: "Name | Trade | Town"."""


def matches(form: re.Pattern[str]) -> Callable[[str], Iterator[Span]]:
    """Every passage that a pattern finds."""
    return lambda text: (found.span() for found in form.finditer(text))


fences, addresses, quoted_lines, other_speakers, comments, lone_tags, open_lines = map(
    matches, (_FENCE, _ADDRESS, _QUOTED_LINE, _OTHER_SPEAKER, _COMMENT, _LONE_TAG, _OPEN_LINE)
)


def tagged(text: str) -> Iterator[Span]:
    """Passages between an opening and a closing tag, as tools and web pages mark them."""
    opened: list[tuple[str, int]] = []
    waiting: Counter[str] = Counter()
    for tag in _TAG.finditer(text):
        name = tag[2].casefold()
        if not tag[1]:
            opened.append((name, tag.start()))
            waiting[name] += 1
            continue
        while waiting[name]:
            other, start = opened.pop()
            waiting[other] -= 1
            if other == name:
                yield start, tag.end()
                break


def subtitles(text: str) -> Iterator[Span]:
    """From the number above a cue's times to the end of its paragraph, but for the user's last line."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        if line.text.strip() == "WEBVTT":
            yield line.start, line.end
        if not _CUE.fullmatch(line.text):
            continue
        first = index - 1 if index and lines[index - 1].text.strip().isdigit() else index
        end = end_of_paragraph(lines, index)
        last = all(rest.blank for rest in lines[end + 1 :])
        if last and end > index + 1:
            end -= 1
        yield lines[first].start, lines[end].end


def tables(text: str) -> Iterator[Span]:
    """Neighbouring lines with the same separators: pipes, tabs, commas or semicolons without a space."""
    if "\n" not in text and max(map(text.count, ",;")) <= _COLUMNS:
        return  # one row
    lines = lines_of(text)
    for fits in (_piped, _tabbed):
        for first, last in runs_of([fits(line.text) for line in lines]):
            if last > first:
                yield lines[first].start, lines[last].end
    for mark in ",;":
        yield from _separated(lines, mark)


def profiles(text: str) -> Iterator[Span]:
    """Lines that head somebody's page, unless they speak in the first person."""
    for line in _PROFILE.finditer(text):
        if FIRST_PERSON.search(line[0]) is None:
            yield line.span()


def _piped(line: str) -> bool:
    return _CELL.search(line) is not None


def _tabbed(line: str) -> bool:
    return "\t" in line.strip()


def _separated(lines: list[Line], mark: str) -> Iterator[Span]:
    counts = [line.text.count(mark) if f"{mark} " not in line.text else 0 for line in lines]
    for first, last in runs_of([count >= 1 for count in counts]):
        if last - first + counts[first] > _COLUMNS and len(set(counts[first : last + 1])) == 1:
            yield lines[first].start, lines[last].end


def records(text: str) -> Iterator[Span]:
    """Lines of a log, references of a paper, places that open the news, reviews with stars, bibliographies."""
    lines = lines_of(text)
    for index, line in enumerate(lines):
        starred = not _STAR.isdisjoint(line.text)
        if starred and (_BARE_STARS.fullmatch(line.text) or _TITLED_STARS.fullmatch(line.text)):
            yield line.start, lines[_end_of_review(lines, index)].end
        elif any(form.fullmatch(line.text) for form in _ONE_LINE[_may_refer(line.text)]):
            yield line.start, line.end
        elif _BIBTEX.fullmatch(line.text):
            closed = line.text.rstrip().endswith("}}") or line.text.count("{") == line.text.count("}")
            yield line.start, line.end if closed else lines[end_of_paragraph(lines, index)].end


def _may_refer(line: str) -> bool:
    """Does a line hold what every reference does, a year or the word before a paper's number?"""
    return any(sign in line for sign in ("18", "19", "20", "doi"))


def _end_of_review(lines: list[Line], head: int) -> int:
    """The end of the paragraph below a head, but for the user's last word on it; a title may be all that is said."""
    end = end_of_paragraph(lines, head)
    last = end > head and all(line.blank for line in lines[end + 1 :])
    return end - 1 if last and comments_on(lines[end].text) else end


def program(text: str) -> Iterator[Span]:
    """Lines of code, and the remarks beside them."""
    lines = lines_of(text)
    code = [
        not line.blank and (find_code(line.text) is not None or _PLAIN_REMARK.fullmatch(line.text) is not None)
        for line in lines
    ]
    remarks = [_REMARK.fullmatch(line.text) is not None for line in lines]
    for first, last in runs_of([one or two for one, two in zip(code, remarks, strict=True)]):
        if any(code[first : last + 1]):
            yield lines[first].start, lines[last].end
