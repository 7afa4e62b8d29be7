"""Secrets that no rule names: each value that could be one is weighed with the words around it.

The weights are learned from texts by many hands, with secrets and without (`benchmarks/hearing/train_secrets.py`).
"""

import re
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import attrgetter
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from language.patterns import pattern_of
from language.sensitive.announced_values import sentence
from language.sensitive.context import DIGITS, Part, parts_of, rows_of, scene_of
from language.sensitive.glance.looks import looks_of
from language.sensitive.glance.names import rows_in
from language.sensitive.openings import Scene
from language.sensitive.programs.code import find_code
from language.sensitive.read_words import Word, kinds_of
from language.sensitive.scripts import read_any
from language.sensitive.suspects import HINT, LABELLED, Suspect, suspects
from language.sensitive.values import MARK, Found, is_mixed
from language.sensitive.vocabulary import (
    COUNTS,
    NETS,
    RECALLS,
    REPLIES,
    is_everybodys,
    is_keyword,
    is_spelled,
    prepared,
    rows_named,
)

FILE = Path(__file__).with_name("weights.npz")
NAME = "secret"
_HEAD = 10
"""Bytes before the head of an array: what it is, its version, and the length of the head."""
LEAST = 1.1
LEAST_OF = {"word": 1.6, "steps": 1.8, "spelled": 0.6, "letters": 0.6, "signed": 0.1, "joined": 0.3}
"""How much must speak for a secret (a logit), by the sort of its looks where it is another. Lookalikes by
strangers reach it too often (docs/benchmarks.md: harmless texts kept)."""
_LEAST_AMONG_PLAIN = 2.0
"""The same for letters with digits behind a blank in a text of plain Latin letters: names with a number are many. From
1.5 to 2.0 none of 14,500 texts by many hands is judged otherwise; below, names of keys are refused, above, more secrets
pass."""
LEAST_RULED = -2.9
"""The same where a rule says that it is one."""
_DOUBTFUL = frozenset({"password", "access code"})
_DOUBT = 1.5
_TELLING = frozenset({"passwords", "maybes", "logins", "phrases", "opens"})
_REFERENCE = pattern_of(r"(?:#|№)?[A-Z]{0,3}-?\d{1,9}(?:[-/]\d{1,9}){0,2}[A-Z]{0,2}|#?(?=[A-Z]*\d)[A-Z\d]{5,8}")
_WORD = pattern_of(r"[^\W\d_]+")
_TOLD_OF_CODES = _TELLING | {"codes", "locks", "keys"}
_OF_LOCKS = frozenset({"bolts", "nets", "cards", "once", "signins", "codes", "buttons", "enters", "admits", "backs"})
_LONGEST_KEPT = 400
"""Letters of a line whose findings are kept."""
_OVERLAPPING = 12
"""So many findings of rules may begin before the end of a value and reach into it."""
_start = attrgetter("start")
_LINE = pattern_of(r"[^\n]+")
_CODES = DIGITS | {"steps", "spelled"}
_WORDS = frozenset({"word", "quoted"})

_OTHER = r"[^\W\d_a-zA-Z\u00c0-\u024f]"
_OTHER_SCRIPT = pattern_of(rf"{_OTHER}[\s:,—–-]{{1,3}}[a-z]{{3,20}}\b|\b[a-z]{{3,20}}[\s,—–-]{{1,3}}{_OTHER}")
"""A small Latin word beside one of another script."""


def find_suspected(text: str, told: Sequence[Found] = ()) -> Iterator[Found]:
    """What rules found unless all else speaks against it, and the values that are likely secrets for all that is known.

    A line from which a secret was removed is not asked again.
    """
    low = prepared(text)
    told = sorted((one for one in told if not _is_reference(text, one)), key=_start)
    sure = dict.fromkeys(one for one in told if one.kind not in _DOUBTFUL or is_mixed(text[one.start : one.end]))
    yield from sure
    hinted = looks_of(text).may_hold_value and HINT.search(text)
    if not (told or hinted or is_spelled(low) or _may_tell(text, low)):
        return
    doubted: set[Found] = set()
    suspected = [
        found
        for line in _LINE.finditer(text)
        if MARK not in line[0]
        for found in (
            _moved(_by_itself(line[0], low[line.start() : line.end()]), line.start())
            if _stands_alone(line, told)
            else _in_line(text, low, *line.span(), told, doubted)
        )
    ]
    yield from (found for found in told if found not in doubted and found not in sure)
    yield from (found for found in suspected if not _is_reference(text, found))


def _is_reference(text: str, found: Found) -> bool:
    """Is it the number of an order, a ticket or a case, some words before it, and told of nothing that opens?"""
    if found.kind not in _DOUBTFUL or not _REFERENCE.fullmatch(text, found.start, found.end):
        return False
    around = sentence(prepared(text), found.start, found.end)
    if not rows_named(around).isdisjoint(_TOLD_OF_CODES):
        return False
    before, _, after = around.partition(text[found.start : found.end].lower())
    known, others = ([kinds_of(word) for word in _WORD.findall(part)] for part in (before, after))
    return any("references" in kinds for kinds in known) and all(
        "references" in kinds or kinds.isdisjoint(_OF_LOCKS) for kinds in (*known, *others)
    )


def _stands_alone(line: re.Match[str], told: Sequence[Found]) -> bool:
    """Is all that decides on a line in the line itself? A text that is a label and its name is read as a whole."""
    if len(line[0]) > _LONGEST_KEPT or LABELLED.match(line[0]):
        return False
    return not any(one.start < line.end() and line.start() < one.end for one in told)


@lru_cache(maxsize=2_048)
def _by_itself(line: str, low: str) -> tuple[Found, ...]:
    """What is likely a secret in a line that no rule speaks of; kept, because answers of tools repeat their lines."""
    return tuple(_in_line(line, low, 0, len(line), (), set()))


def _moved(found: Iterable[Found], by: int) -> Iterator[Found]:
    return (Found(one.kind, one.start + by, one.end + by) for one in found)


def _may_tell(text: str, low: str) -> bool:
    """May a plain word be a secret: beside the name of one, a network or a question, after a colon or as an answer, or
    a Latin one among words of another script?"""
    if not text.isascii() and _OTHER_SCRIPT.search(text):
        return True
    rows, may = rows_named(low), rows_in(low)
    if rows & _TELLING or (rows and (": " in text or ("replies" in may and REPLIES.search(low)))):
        return True
    if "nets" in may and NETS.search(low):
        return True
    return "recalls" in may and RECALLS.search(low) is not None


def _in_line(text: str, low: str, start: int, end: int, told: Sequence[Found], doubted: set[Found]) -> Iterator[Found]:
    """What is likely a secret in one line; what rules take for one and is likely none is noted as doubted."""
    words = read_any(text, low, start, end)
    is_prose: bool | None = None
    for suspect in suspects(text, words):
        scene = scene_of(words, suspect)
        found = ruled(told, words, suspect)
        if not found and (is_alone(words, suspect) or _is_beside_the_point(words, suspect, low[start:end])):
            continue
        begins = words[suspect.first].start
        set_apart = text[start:end].isascii() and text[begins - 1 : begins] == " "
        least = _least(suspect, scene, found, set_apart=set_apart)
        likely = weight(text, words, suspect, scene, found) > least
        if found and not likely:
            doubted.add(found)
        elif likely and not found:
            if is_prose is None:
                is_prose = not (find_code(text[start:end]) or is_everybodys(low[start:end]))
            if is_prose:
                kind = "access code" if suspect.sort in _CODES else "password"
                yield Found(kind, words[suspect.first].start, words[suspect.last].end)


def ruled(told: Sequence[Found], words: Sequence[Word], suspect: Suspect) -> Found | None:
    """What a rule found at the place of the value, if it is of a kind that rules may be wrong about."""
    if not told:
        return None
    start, end = words[suspect.first].start, words[suspect.last].end
    last = bisect_left(told, end, key=_start)
    near = told[max(0, last - _OVERLAPPING) : last]
    return next((one for one in near if one.kind in _DOUBTFUL and start < one.end), None)


def _least(suspect: Suspect, scene: Scene | None, found: Found | None, *, set_apart: bool) -> float:
    """How much must speak for this value: more where its digits are likely a year or a round sum."""
    if found:
        return LEAST_RULED
    if set_apart and suspect.sort == "mixed":
        return _LEAST_AMONG_PLAIN
    doubt = scene is not None and scene.shape.digits == 4 and not scene.shape.weight
    return LEAST_OF.get(suspect.sort, LEAST) + _DOUBT * doubt


def _is_beside_the_point(words: Sequence[Word], suspect: Suspect, around: str) -> bool:
    """Is it the word that a text turns on, or a number of signs, days or tries?"""
    if suspect.sort in _WORDS:
        return is_keyword(around)
    if suspect.sort not in DIGITS or suspect.last + 1 >= len(words) or words[suspect.last].sign:
        return False
    return COUNTS.match(words[suspect.last + 1].text.casefold()) is not None


def is_alone(words: Sequence[Word], suspect: Suspect) -> bool:
    """Does no word stand around the value?"""
    return suspect.last - suspect.first + 1 == len(words)


def weight(
    text: str, words: Sequence[Word], suspect: Suspect, scene: Scene | None, found: Found | None = None
) -> float:
    """How much the value, the words around it and a rule speak for a secret."""
    parts = parts_of(text, words, suspect, scene, found.kind if found else None)
    return sum(map(_weight, parts)) * learned()[1]


@lru_cache(maxsize=65_536)
def _weight(part: Part) -> int:
    return sum(map(learned()[0].__getitem__, rows_of(part)))


@cache
def learned() -> "tuple[array[int], float]":
    """What was learned, read without numpy: so few numbers are added that it would be slower, and those who only look
    for secrets need not load it."""
    return _stored("table", "b"), _stored("scale", "d")[0]


def _stored(part: str, code: str) -> "array[Any]":
    """One array of the file: numbers behind a head whose length stands in it (the format of numpy)."""
    with ZipFile(FILE) as file:
        data = file.read(f"{NAME}.{part}.npy")
    values = array(code)
    values.frombytes(data[_HEAD + int.from_bytes(data[_HEAD - 2 : _HEAD], "little") :])
    if sys.byteorder == "big":
        values.byteswap()
    return values
