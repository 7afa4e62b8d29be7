"""Does a text give away a secret, and where? Its format, the sentence around it, a string too random to be words; and
where no rule says so, a judge.

Talking about secrets is fine ("I forgot my password"); only text that carries the value itself counts. What we keep is
kept without it: `redact` leaves a mark in its place.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import chain, pairwise
from typing import Any

from language.patterns import pattern_of
from language.sensitive.formats import find_formats
from language.sensitive.glance.looks import looks_of
from language.sensitive.judge import find_suspected
from language.sensitive.passwords import find_told
from language.sensitive.programs.commands import find_given
from language.sensitive.values import MARK, Found
from language.words.spelling import plain

_LONG = 20
_RUN = pattern_of(rf"(?<![A-Za-z0-9+/=_.~-])[A-Za-z0-9+/=_.~-]{{{_LONG},}}")
_ADDRESS = pattern_of(r"(?:https?://|ftp://|www\.|file:|git@|mailto:)\S*", re.IGNORECASE)
_EMAIL = pattern_of(r"(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,255}")
_UUID = pattern_of(r"[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}")
_HEX = pattern_of(r"(?:0x)?[0-9a-fA-F]+")
_PART = pattern_of(r"[A-Za-z0-9]+")
_WORD = pattern_of(
    r"[A-Z]{2,12}(?![a-z])|[A-Z]?[a-z]{2,20}(?![a-z](?:[^a-z]|$))|[A-Z]|\d{1,8}(?:[a-z](?![a-z](?:[^a-z]|$)))?"
)
_WORD_LENGTH = 3.5
_CLUSTER = pattern_of(".[\u0300-\u036f\u1160-\u11ff\u3099\u309a]*", re.DOTALL)
_ROUNDS = 4
_IDENTIFIERS = frozenset({"id", "ids", "owner", "conversation", "name", "type", "role", "tool", "digest"})
_HANDLE = pattern_of(r"(?:(?!api|access|secret|private|auth)\w+_)?keys?")
"""Names of a memory's handle, which is called a key and is no secret."""

_UNDER = 300
_READ_UNDER = 2 * _UNDER
"""How far the name above a text reaches into it, and how much is read to judge that."""

_LONGEST_KEPT = 4_000
_MOST_KEPT = 4_096
_clean: set[str | bytes] = set()
"""Texts found without a secret lately, long ones by their digest: threads are saved again at every step."""
_harmless: set[bytes] = set()
"""Digests of texts with the names they stand under, found without one lately: names and short texts come again."""


def find_secret(text: str) -> str | None:
    """The kind of secret the text carries ("AWS access key", "password", "card number" …), or None."""
    return next((found.kind for found in _find_all(plain(text))), None)


def find_by_rule(text: str) -> str | None:
    """The kind of secret that a rule sees in the text, whatever the judge thinks of it."""
    return next((found.kind for found in _find(plain(text))), None)


def find_either(text: str) -> str | None:
    """The kind of secret that the judge or, whatever it thinks of it, a rule sees in the text, which is read once."""
    text = plain(text)
    told = list(find_told(text))
    found = chain(_find_formed(text), find_suspected(text, told), told)
    return next((one.kind for one in found), None)


def redact(text: str) -> str:
    """The text with a mark in place of each secret; a secret that is repeated goes everywhere it stands."""
    if _name(text) in _clean:
        return text
    clean = _redact(text)
    if len(_clean) >= _MOST_KEPT:
        _clean.clear()
    _clean.add(_name(clean))
    return clean


def _name(text: str) -> str | bytes:
    return text if len(text) <= _LONGEST_KEPT else _digest(text)


def _digest(text: str) -> bytes:
    return sha256(text.encode(errors="surrogatepass")).digest()


def _redact(text: str) -> str:
    for _ in range(_ROUNDS):
        seen, places = _spelled(text)
        spans = [(places[found.start], places[found.end]) for found in _find_all(seen)]
        if not spans:
            return text
        text = _without(text, spans)
    return text if find_secret(text) is None else MARK


def redacted(data: Any) -> Any:
    """Plain data with every text in it redacted; a text under a name is read with it ("password": "hunter2")."""
    if isinstance(data, str):
        return redact(data)
    if isinstance(data, dict):
        return {name: one if is_identifier(name, one) else _under(name, redacted(one)) for name, one in data.items()}
    if type(data) in (list, tuple):
        return type(data)(redacted(one) for one in data)
    return data


def is_identifier(name: object, value: object) -> bool:
    """Does the field of that name hold what names something, and may look random? A digest in words is a text."""
    if name == "digest" and isinstance(value, str) and " " in value:
        return False
    return isinstance(name, str) and (name in _IDENTIFIERS or name.endswith(("_id", "_ids")))


def _under(name: object, value: Any) -> Any:
    """A text that is a secret because of the name it stands under becomes the mark."""
    if not isinstance(name, str) or not isinstance(value, str) or _HANDLE.fullmatch(name):
        return value
    told = plain(f"{name.replace('_', ' ')}: {value[:_READ_UNDER]}")
    if (digest := _digest(f"{len(name)} {told}")) in _harmless:
        return value
    if any(found.end <= len(name) + _UNDER for found in _find(told)):
        return MARK
    if len(_harmless) >= _MOST_KEPT:
        _harmless.clear()
    _harmless.add(digest)
    return value


def _find_all(text: str) -> Iterator[Found]:
    """What its form gives away, then what sentences tell and what is likely a secret for all that is known."""
    yield from _find_formed(text)
    yield from find_suspected(text, list(find_told(text)))


def _find(text: str) -> Iterator[Found]:
    return chain(_find_formed(text), find_told(text))


def _find_formed(text: str) -> Iterator[Found]:
    return chain(find_formats(text), find_given(text), _find_random(text))


def _spelled(text: str) -> tuple[str, "range | list[int]"]:
    """The text as `plain` reads it, and for each place in it the place in the text itself."""
    if plain(text) == text:
        return text, range(len(text) + 1)
    parts: list[str] = []
    places: list[int] = []
    for cluster in _CLUSTER.finditer(text):
        part = plain(cluster[0]) if len(cluster[0]) > 1 else unicodedata.normalize("NFKC", plain(cluster[0]))
        parts.append(part)
        places += [cluster.start()] * len(part)
    return "".join(parts), [*places, len(text)]


def _without(text: str, spans: Iterable[tuple[int, int]]) -> str:
    """The text with the mark in place of the spans, and wherever else the same words stand."""
    values = {text[start:end] for start, end in spans}
    parts: list[str] = []
    place = 0
    for start, end in sorted(spans):
        if end > place:
            parts += [text[place : max(start, place)], MARK if start >= place else ""]
            place = end
    clean = "".join([*parts, text[place:]])
    for value in sorted(values, key=len, reverse=True):
        clean = clean.replace(value, MARK) if len(value) >= 4 and value not in MARK else clean
    return clean


def _find_random(text: str) -> Iterator[Found]:
    if looks_of(text).longest < _LONG or _RUN.search(text) is None:
        return
    text = _EMAIL.sub(_blank, _ADDRESS.sub(_blank, text))
    for run in _RUN.finditer(text):
        if _is_random(run[0]):
            yield Found("random string", *run.span())


def _blank(match: re.Match[str]) -> str:
    return " " * len(match[0])


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
    words = _WORD.findall(part)
    return sum(map(len, words)) == len(part) and len(part) >= _WORD_LENGTH * len(words)


def _jumps(text: str) -> float:
    """How often the characters change between lower case, upper case and digits, as a share of the length."""
    kinds = [char.isdigit() + 2 * char.isupper() for char in text]
    return sum(before != after for before, after in pairwise(kinds)) / len(text)
