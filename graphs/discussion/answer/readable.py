"""What of a model's answer is for the reader: its words, and not the data, the prompt or the notices it repeats."""

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from langchain_core.messages import AIMessageChunk

from language.languages import alternatives
from stores.records import CATEGORIES
from tools.answers import OPENINGS
from tools.texts import headings, own_lines

_MARKS = re.compile(r"\[(?:data|end) [0-9a-fA-F]{4,}\]\n?")
_BLOCK = re.compile(
    r"<(memory|captured|article|conversation|interactions|earlier)\b[^>\n]*>.*?(?:</\1>|\Z)\n?", re.DOTALL
)
_TAG = re.compile(
    r"</?(?:memory|captured|tools?|tool_calls?|function_call|tool_response)\b[^>\n]*>|"
    r"<\|?/?(?:im_start|im_end|eot_id|endoftext|python_tag)\|?>"
)
_OF_TOOLS = re.compile(rf"^[ \t]*(?:{'|'.join(map(re.escape, OPENINGS))})[^\n]*\n?", re.MULTILINE)
"""A line that a tool would have answered with."""
_CHOICE = re.compile(rf"\b(?:{'|'.join(one for names in CATEGORIES.values() for one in names if '_' in one)})\b")
"""A name that only tools are given."""
_LISTED = re.compile(r"^\s*(?:[-*#]|[\w ]{1,40}:\s)", re.MULTILINE)
"""A line of a list, a heading or a label."""
_DATA = re.compile(r"[{\[]\s*(?:[\"'{]|\})")
"""How JSON begins that is more than a word in brackets."""
_FENCE = re.compile(r"```(?:json|tool_code|tool_call)?[ \t]*\n?\s*(?:```|\Z)|```\s*\Z")
_MAY_BE_DATA = re.compile(r"[{\[<`✓]")
_OPENED = re.compile(r"```\w*\s*\Z")
_EMPTY_LINES = re.compile(r"\n{3,}")
_WORDS = ("response", "answer", "reply", "content", "text", "message", "output")
"""Where a model that wraps its answer puts the words."""
_OF_DATA = re.compile(rf"\b(?:json\w*|yaml|api|{alternatives('program.sessions', 'DATA')})\b", re.IGNORECASE)
_OURS = frozenset(
    (
        "arguments",
        "parameters",
        "tool_call",
        "tool_calls",
        "function",
        "entries",
        "memory_updates",
        "durability",
        "$defs",
    )
)
_MOST_TRIES = 60
_SEEN = frozenset({"Lu", "Ll", "Lt", "Lm", "Lo", "Nd", "Nl", "No", "So"})
_FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and a sign that are blank."""


def _notices() -> re.Pattern[str]:
    """The program's own lines; `said` is what it filled in, up to the end of the sentence."""
    lines = [re.escape(line.partition("$")[0].rstrip()) + ("" if "$" in line else "$$") for line in own_lines()]
    opened = "|".join(map(re.escape, headings()))
    whole = "|".join(line.removesuffix("$$") for line in lines if line.endswith("$$"))
    bracketed = "|".join(line for line in lines if line.startswith("\\(") and not line.endswith("$$"))
    begun = "|".join(line for line in lines if not line.startswith("\\(") and not line.endswith("$$"))
    return re.compile(
        rf"(?:(?:{opened})[^\n]*|{whole}|(?:{bracketed})[^\n]*?(?:\)|$)|"
        rf"(?:{begun})\s*(?P<said>[^\n]*?(?:[.!?…]+(?=\s|$)|$)))\s*",
        re.MULTILINE,
    )


NOTICES = _notices()


def readable(text: str, message: str) -> str:
    """The words of an answer. A reader who speaks of data is shown data, but never a call of a tool."""
    text = _MARKS.sub("", text)
    text = _TAG.sub("", _BLOCK.sub("", text).strip() or _unwrapped(text))
    text = _without_data(_OF_TOOLS.sub("", text), any_data=not _OF_DATA.search(message))
    text = text if _CHOICE.search(message) else _without_choices(text)
    return _EMPTY_LINES.sub("\n\n", text).strip()


def _without_choices(text: str) -> str:
    """The text without lines that tell which names a tool takes: a model that was refused says so to the reader."""
    lines = text.splitlines() if _CHOICE.search(text) else []
    return "\n".join(line for line in lines if len(set(_CHOICE.findall(line))) < 2) if lines else text


def without_lines_of(text: str, shown: str) -> str:
    """The text without lines that the model was shown and says back; the last may be half there."""
    given = [_bare(line) for line in shown.splitlines()]
    left = [line for line in text.splitlines() if not (bare := _bare(line)) or not _stands_in(bare, given)]
    return _EMPTY_LINES.sub("\n\n", "\n".join(left)).strip()


def _bare(line: str) -> str:
    return line.strip("#*-•… \t")


def _stands_in(line: str, given: Sequence[str]) -> bool:
    return any(one == line or (one.startswith(line) and len(line.split()) > 1) for one in given)


def is_visible(text: str) -> bool:
    """Is there a word, a number or a picture in it, or only signs and what nobody sees?"""
    return any(unicodedata.category(sign) in _SEEN and sign not in _FILLERS for sign in text)


def _unwrapped(text: str) -> str:
    """The words of an answer that a model put as a whole into a block like those of its prompt; of a repeated prompt,
    with its lists and labels, nothing."""
    inside = _TAG.sub("", text).strip()
    wrapped = text.lstrip().startswith(("<memory", "<captured"))
    return inside if wrapped and not _LISTED.search(inside) else ""


def without_notices(text: str, known: Sequence[str] = ()) -> str:
    """The text without the program's own lines, which a model repeats as if they were its own.

    Where nothing else is left, what such a line says stays if it is something known: then it was the answer.
    """
    left = NOTICES.sub("", text).strip()
    if left or not text:
        return left
    said = NOTICES.sub(lambda match: match["said"] or "", text).strip(" \n)")
    return said if any(said and (said.rstrip(".!") in one or one in said) for one in known) else ""


def _without_data(text: str, *, any_data: bool) -> str:
    left, place = "", 0
    for start, end, words in _data_in(text, any_data=any_data):
        before = _OPENED.sub("", text[place:start]) if words else text[place:start]
        left, place = f"{left}{before}{words}", end
    return _FENCE.sub("", left + text[place:]) if place else text


def _data_in(text: str, *, any_data: bool) -> Iterator[tuple[int, int, str]]:
    """Where JSON stands that is not for the reader, and the words that are left of it."""
    place = 0
    for _ in range(_MOST_TRIES):
        match = _DATA.search(text, place)
        if match is None:
            return
        start = match.start()
        end, read = _read(text, start)
        if any_data or _is_ours(read, text[start:end]):
            yield start, end, _words_of(read) if not text[:start].strip("` \njson") else ""
            place = end
        else:
            place = max(end, start + 1)


def _read(text: str, start: int) -> tuple[int, Any]:
    """Where JSON ends, and what it says; of broken JSON nothing but that it goes on to its last bracket."""
    try:
        read, length = json.JSONDecoder().raw_decode(text[start:])
    except (ValueError, RecursionError):
        fence = text.find("```", start)
        stop = fence if fence >= 0 else len(text)
        last = max(text.rfind("}", start, stop), text.rfind("]", start, stop))
        cut_off = text.count("{", start, stop) > text.count("}", start, stop)
        return (stop if cut_off or last < 0 else last + 1), None
    return start + length, read


def _is_ours(read: Any, text: str) -> bool:
    """A call of a tool, or an answer in one of our structures."""
    if isinstance(read, list):
        return any(_is_ours(one, "") for one in read)
    if isinstance(read, Mapping):
        return bool(_OURS & read.keys())
    return any(f'"{name}"' in text for name in _OURS)


def _words_of(read: Any) -> str:
    """The words in an answer that was wrapped into an object."""
    if not isinstance(read, Mapping) or _OURS & read.keys():
        return ""
    found = (read[name] for name in _WORDS if isinstance(read.get(name), str))
    return next(found, "")


@dataclass
class Stream:
    """The words of an answer while they come: what may be the beginning of data is held back until all is there."""

    answer: str | None = None
    held: bool = False

    def words(self, chunk: AIMessageChunk) -> str:
        """What of the next piece can be shown at once."""
        if chunk.id != self.answer:
            self.answer, self.held = chunk.id, False
        plain = "" if self.held else _MAY_BE_DATA.split(chunk.text, maxsplit=1)[0]
        self.held = self.held or plain != chunk.text
        return plain
