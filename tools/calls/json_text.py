"""JSON in what a model wrote."""

import json
import re
from typing import Any

_FENCED = re.compile(r"```(?:json)?\s*(.*?)(?:```|\Z)", re.DOTALL)
_DOUBLED = re.compile(r"^\{\s*(?=\{)")
"""A brace too many: the templates of some models show a call as {{"name": …}}."""
_CLOSING = {"{": "}", "[": "]"}


def json_in(text: str) -> Any:
    """The JSON object in a text: bare, in a code fence, or among words. A list cut off keeps its whole entries."""
    fenced = _FENCED.search(text)
    candidate = _DOUBLED.sub("", fenced.group(1) if fenced else text[text.find("{") :])
    try:
        return json.loads(candidate[: candidate.rfind("}") + 1])
    except ValueError:
        return json.loads(whole_part(candidate))


def whole_part(text: str) -> str:
    """JSON that broke off, closed after the last object of a list that is whole; a ValueError where none is."""
    opened: list[str] = []
    kept = ""
    for place, mark in _marks(text):
        if mark in _CLOSING:
            opened.append(mark)
            continue
        if not opened or _CLOSING[opened.pop()] != mark:
            break
        if not opened:
            return text[: place + 1]
        if opened[-1] == "[" and mark == "}":
            kept = text[: place + 1] + "".join(_CLOSING[one] for one in reversed(opened))
    if not kept:
        raise ValueError("nothing of it is whole")
    return kept


def _marks(text: str) -> list[tuple[int, str]]:
    """The brackets of a JSON text that are not inside a string."""
    found, quoted, skipped = [], False, False
    for place, mark in enumerate(text):
        if skipped:
            skipped = False
        elif quoted:
            skipped = mark == "\\"
            quoted = mark != '"'
        elif mark == '"':
            quoted = True
        elif mark in "{}[]":
            found.append((place, mark))
    return found
