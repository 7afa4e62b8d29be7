"""Does a text give away a secret? Its format, the sentence around it, or a string too random to be words says so.

Talking about secrets is fine ("I forgot my password"); only text that carries the value itself counts.
"""

import re
from itertools import pairwise

from stores.text.passwords import find_password
from stores.text.secret_formats import find_format
from stores.text.spelling import plain

_RUN = re.compile(r"[A-Za-z0-9+/=_.~-]{20,}")
_ADDRESS = re.compile(r"(?:https?://|ftp://|www\.|file:|git@|mailto:)\S*", re.IGNORECASE)
_EMAIL = re.compile(r"(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,255}")
_UUID = re.compile(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_HEX = re.compile(r"(?:0x)?[0-9a-fA-F]+")
_PART = re.compile(r"[A-Za-z0-9]+")
_PIECE = r"(?:[A-Z]{2,12}(?![a-z])|[A-Z]?[a-z]{2,20}|[A-Z]|\d{1,8}[a-z]?)"
_WORD = re.compile(_PIECE)
_WORDS = re.compile(f"{_PIECE}+")
_WORD_LENGTH = 3.5


def find_secret(text: str) -> str | None:
    """The kind of secret the text carries ("AWS access key", "password", "card number" …), or None."""
    text = plain(text)
    return find_format(text) or find_password(text) or _find_random(text)


def _find_random(text: str) -> str | None:
    if _RUN.search(text) is None:
        return None
    text = _EMAIL.sub(" ", _ADDRESS.sub(" ", text))
    return "random string" if any(_is_random(run[0]) for run in _RUN.finditer(text)) else None


def _is_random(run: str) -> bool:
    """Is the run of characters a generated string, not a path, a name, a hash or words joined by signs?"""
    run = _UUID.sub("", run).strip("=.-/_~+")
    parts = _PART.findall(run)
    odd = "".join(part for part in parts if not _word_like(part))
    return len(odd) >= 16 and _jumps(odd) >= 0.25 and any(char.isdigit() for char in odd)


def _word_like(part: str) -> bool:
    if part.isdigit() or (part.isalpha() and (part.islower() or part.isupper() or part[1:].islower())):
        return True
    if _HEX.fullmatch(part):
        return True
    return _WORDS.fullmatch(part) is not None and len(part) >= _WORD_LENGTH * len(_WORD.findall(part))


def _jumps(text: str) -> float:
    """How often the characters change between lower case, upper case and digits, as a share of the length."""
    kinds = [char.isdigit() + 2 * char.isupper() for char in text]
    return sum(before != after for before, after in pairwise(kinds)) / len(text)
