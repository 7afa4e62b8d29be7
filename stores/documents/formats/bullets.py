"""One memory on one Markdown bullet: `- Label: value`, or `- value` where the key is the words themselves.

Whatever a person types is read generously; what is written here always reads back the same."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from stores.errors import InvalidInput
from stores.keys import KEY_LIMIT, key_from_words, label, normalise_key
from stores.labels import key_of, shown_label

BLANKS = " \t\r"
UNREADABLE = re.compile("[\n\0\ud800-\udfff]")
"""What no line of a memory may hold: its own end, NUL, and bytes that are no UTF-8."""

BULLETS = frozenset("-*+")
_BULLET = re.compile(r"[ \t]*[-*+][ \t]+(?:\[[ xX]\](?:[ \t]+|$))?")
_BRACKETS = re.compile(r"\[([^\[\]]{1,100})\][ \t]+")
_QUOTED_KEY = re.compile(r"(?P<ticks>`+)(?!`)(.+?)(?<!`)(?P=ticks)(?!`)[ \t]*:[ \t]+")
_BOLD_LABEL = re.compile(r"(\*\*|__)(.{1,60}?)[ \t]*:[ \t]*\1[ \t]+")
_RULE = re.compile(r"[-*+_ \t]+$")
_FENCE = re.compile(r"`{3,}[^`]*$|~{3,}")
_ESCAPE = re.compile(r"\\(\\|n|r|u[0-9a-f]{4})")
_NO_LABEL = re.compile(r"[:\[\]\x00-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]|www\.")
_LABEL_CHARACTERS, _LABEL_WORDS = 60, 8


class Statement(NamedTuple):
    """What a bullet says, and where its value begins on the line."""

    category: str
    key: str
    value: str
    start: int


def bullet(line: str) -> str:
    """The indentation, bullet and task box a line begins with; empty when it is no bullet."""
    match = _BULLET.match(line)
    return match.group() if match else ""


def brackets(line: str, start: int) -> tuple[str, int]:
    """The words in brackets at a place on a line, and where the text after them begins."""
    match = _BRACKETS.match(line, start)
    return (match.group(1).strip(), match.end()) if match else ("", start)


def statement(line: str, start: int, kind: str, category: str) -> Statement | None:
    """What a line says from `start` on; None for a label alone, a rule or the opening of a code block."""
    end = len(line.rstrip(BLANKS))
    found = _read_key(line, start, end)
    if found is not None:
        key, start = found
    text = line[start:end]
    if not text.strip() or (found is None and _says_nothing(text)):
        return None
    value = unescape(text) if kind == "note" else text
    if found is None:
        key = key_from_words(value)
    return Statement(category, key, value, start) if value.strip() else None


def spelling(kind: str, key: str, value: str, reads_back: Callable[[str], bool]) -> str:
    """The most readable text for a memory that reads back as that memory."""
    for text in _spellings(kind, key, value):
        if not UNREADABLE.search(text) and reads_back(text):
            return text
    raise InvalidInput(
        f"the {kind} with key {key!r} cannot stand on a line of its own: pass a normalised key, "
        "a known category and text without line breaks and without blanks around it"
    )


def escape(value: str) -> str:
    """A note on one line: line breaks, backslashes and blanks at its ends written as escapes."""
    text = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r")
    if text.startswith((" ", "\t")):
        text = f"\\u{ord(text[0]):04x}{text[1:]}"
    if text.endswith((" ", "\t")):
        text = f"{text[:-1]}\\u{ord(text[-1]):04x}"
    return text


def unescape(text: str) -> str:
    """The note that `escape` wrote; a backslash before anything else stands for itself."""
    return _ESCAPE.sub(_unescaped, text) if "\\" in text else text


def _unescaped(match: re.Match[str]) -> str:
    code = match.group(1)
    return {"\\": "\\", "n": "\n", "r": "\r"}.get(code) or chr(int(code[1:], 16))


def _read_key(line: str, start: int, end: int) -> tuple[str, int] | None:
    """The key a label names and where the value begins."""
    first = line[start : start + 1]
    if first == "`" and (quoted := _QUOTED_KEY.match(line, start, end)):
        key = _key(quoted.group(2))
        return (key, quoted.end()) if key else None
    if first in ("*", "_") and (bold := _BOLD_LABEL.match(line, start, end)):
        key = _label_key(bold.group(2))
        return (key, bold.end()) if key else None
    colon = line.find(": ", start, min(end, start + _LABEL_CHARACTERS + 8))
    if colon <= start:
        return None
    key = _label_key(line[start:colon])
    return (key, end - len(line[colon + 2 : end].lstrip(BLANKS))) if key else None


def _label_key(text: str) -> str:
    """The key that a label stands for; empty where the words before a colon are no label."""
    text = text.strip(BLANKS + "*_")
    return key_of(_key(text)) if len(text) <= _LABEL_CHARACTERS and len(text.split()) <= _LABEL_WORDS else ""


def _key(text: str) -> str:
    key = "" if _NO_LABEL.search(text) else normalise_key(text)
    return key if len(key) <= KEY_LIMIT else ""


def _says_nothing(text: str) -> bool:
    return text[-1] == ":" or _RULE.match(text) is not None or _FENCE.match(text) is not None


def _spellings(kind: str, key: str, value: str) -> Iterator[str]:
    text = escape(value) if kind == "note" else value
    yield text
    yield f"{shown_label(key, value)}: {text}"
    yield f"{label(key)}: {text}"
    ticks = "`" * (1 + max(map(len, re.findall("`+", key)), default=0))
    yield f"{ticks} {key} {ticks}: {text}" if "`" in key else f"`{key}`: {text}"
