"""The statements in a text: a list that an assistant gave, or a Markdown file that one keeps.

One entry a line; bullets, numbers, `[date] -`, headings, front matter and code fences are not part of it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.split import sentences
from stores.moving.archive import Member
from stores.moving.headings import sort_under
from stores.moving.records import SURE, CannotImport, Remembered

LARGEST_TEXT = 20 * 2**20
_LONG = 400
"""Letters of a paragraph; what is longer is taken a sentence at a time."""
_LEADING = 3
_FENCE = re.compile(r"\s*(?:```|~~~)")
_HEADING = re.compile(r"\s*#{1,6}\s+(?P<words>.*?)\s*#*\s*$")
_RULE = re.compile(r"\s*(?:[-*_=]\s*){3,}$")
_BULLET = re.compile(r"(?P<indent>\s*)(?:[-*+•‣◦–—]|\(?\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?(?P<words>\S.*)$")
_DATED = pattern_of(
    rf"\s*\[(?:[^\]\n]{{0,40}}\d[^\]\n]{{0,40}}|{alternatives('lists', 'UNDATED')})\]"
    r"\s*(?:[-–—:.]\s*)?(?P<words>\S.*)$",
    re.IGNORECASE,
)
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)", re.DOTALL)
_LABEL = re.compile(r"\s*(?:\*\*|__)(?P<words>[^*_]{1,80}?):?(?:\*\*|__):?\s*$")
_EMPHASIS = re.compile(r"(\*\*)(?=\S)(.+?)(?<=\S)\1")
_ASIDE = re.compile(r"\s*([*_])(?=[^\s*_])[^*_]+(?<=\S)\1\s*$")
"""A line in italics: what stands in a note about the note, or over a part of it."""
_BLANK = re.compile(r"(?:[^:]{1,60}:\s+)?([*_])\([^()]*\)\1")
"""What a form says where nothing was filled in: "Pronouns: _(optional)_"."""
_USER = pattern_of(alternatives("lists", "USER"), re.IGNORECASE)
_TIME = re.compile(r"^\d{1,2}:\d{2}(?::\d{2})?\s*(?:[-–—:]\s+)?")


@dataclass(frozen=True, slots=True)
class Entry:
    """One statement, and the heading it stands under."""

    text: str
    heading: str = ""

    def remembered(self, confidence: float = SURE) -> Remembered:
        """The entry as a statement, of the sort that its heading says."""
        return Remembered(self.text, confidence, **sort_under(self.heading)._asdict())


def text_of(member: Member) -> str:
    """The whole of a text file; one that is no text is refused."""
    if member.size > LARGEST_TEXT:
        raise CannotImport("larger_mb", "pass_part", file=member.name, most=LARGEST_TEXT >> 20)
    return decoded(member.start(LARGEST_TEXT + 1), member.name)


def decoded(data: bytes, name: str) -> str:
    """Bytes as text: UTF-8, or UTF-16 with its mark."""
    if not data.strip():
        raise CannotImport("empty", "pass_as_it_came", file=name)
    try:
        wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))
        text = data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise CannotImport("not_utf8", "save_as_utf8", file=name) from error
    if "\0" in text:
        raise CannotImport("no_text", "pass_export_or_list", file=name)
    return text


def is_list(text: str) -> bool:
    """Whether a text is a list by its lines: bullets, dates in brackets or a fenced block, below a line or two at most
    that leads to it."""
    lines = [line for line in text.splitlines() if line.strip()][:_LEADING]
    return any(pattern.match(line) for line in lines for pattern in (_BULLET, _DATED, _FENCE))


def listed_in(text: str) -> Iterator[Entry]:
    """The entries of a list that an assistant gave: of a fenced block the lines in it, else bullets where there are
    any, else every line."""
    lines = _COMMENT.sub("", text).splitlines()
    fenced = _inside_fences(lines)
    if fenced:
        yield from _entries(fenced, only_lists=False)
        return
    bulleted = sum(bool(_BULLET.match(line) or _DATED.match(line)) for line in lines)
    yield from _entries(lines, only_lists=bulleted > 0)


def noted_in(text: str) -> Iterator[Entry]:
    """The entries of a Markdown note: bullets and paragraphs, without front matter and code."""
    lines = _outside_fences(without_front_matter(_COMMENT.sub("", text)).splitlines())
    yield from _entries([line for line in lines if not _ASIDE.match(line)], only_lists=False)


def without_front_matter(text: str) -> str:
    """A Markdown text without the block of settings at its top."""
    return front_matter(text)[1]


def front_matter(text: str) -> tuple[dict[str, str], str]:
    """The plain `name: value` lines of the block at the top, and the text below it."""
    lines = text.split("\n")
    if lines[0].strip() != "---":
        return {}, text
    end = next((number for number, line in enumerate(lines[1:], 1) if line.strip() in ("---", "...")), None)
    if end is None:
        return {}, text
    pairs = (line.partition(":") for line in lines[1:end] if ":" in line and not line.startswith((" ", "-")))
    return {name.strip(): value.strip().strip("'\"") for name, _, value in pairs}, "\n".join(lines[end + 1 :])


def _inside_fences(lines: list[str]) -> list[str]:
    inside, kept = False, []
    for line in lines:
        if _FENCE.match(line):
            inside = not inside
        elif inside:
            kept.append(line)
    return kept if any(line.strip() for line in kept) else []


def _outside_fences(lines: list[str]) -> list[str]:
    inside, kept = False, []
    for line in lines:
        if _FENCE.match(line):
            inside = not inside
        elif not inside:
            kept.append(line)
    return kept


def _entries(lines: list[str], *, only_lists: bool) -> Iterator[Entry]:
    heading, words, open_item = "", "", False
    for line in [*lines, ""]:
        bullet = _BULLET.match(line) or _DATED.match(line)
        goes_on = open_item and not bullet and line[:2].isspace() and line.strip() and not _HEADING.match(line)
        if goes_on:
            words = f"{words} {line.strip()}"
            continue
        yield from _made(words, heading, whole=open_item)
        words, open_item = "", False
        if _RULE.match(line) or not line.strip():
            continue
        if title := (_HEADING.match(line) or _LABEL.match(line)):
            heading = title["words"].strip(" *_:")
        elif bullet:
            words, open_item = bullet["words"], True
        elif not only_lists and not line.rstrip().endswith(":"):
            words = line.strip().lstrip("> ")


def _made(words: str, heading: str, *, whole: bool) -> Iterator[Entry]:
    """The statements of one line, of a long paragraph a sentence each; a label alone ("Family:") says nothing."""
    dated = _DATED.match(words)
    words = dated["words"] if dated else words
    words = _EMPHASIS.sub(r"\2", " ".join(words.split()))
    if not any(letter.isalnum() for letter in words) or (words.endswith(":") and ": " not in words):
        return
    if _BLANK.fullmatch(words):
        return
    parts = [words] if whole or len(words) <= _LONG else sentences(words)
    for part in parts:
        yield Entry(of_the_user(part.strip()), heading)


def of_the_user(words: str) -> str:
    """ "User likes tea" as our own memories put it: "Likes tea"."""
    words = _TIME.sub("", words)
    said = _USER.match(words)
    words = words[said.end() :] if said else words
    return words[:1].upper() + words[1:] if said else words
