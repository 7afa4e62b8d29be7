"""The labelled messages: what of each is the user's and what is pasted, and the same in other layouts."""

import json
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from language.authorship import read
from language.authorship.signs import Piece
from language.authorship.voice import FIRST_PERSON, FIRST_VERB

DATA = Path(__file__).with_name("data")
HEARING = Path(__file__).parents[1] / "hearing" / "data"
_BETWEEN = "\n%%\n"
_PART = re.compile(r"⟦(.*?)⟧", re.DOTALL)
_MARKED = re.compile(r"[\n:«„“\"”—–>⟦]| - ")
_HALF = 0.5
_PASTED = 2
_FEW, _MANY = 3, 9

Parts = list[tuple[bool, str]]
"""A message as parts, each somebody else's or the user's."""


@dataclass(frozen=True, slots=True)
class Example:
    """The pieces of a message, and which of them are somebody else's."""

    text: str
    pieces: list[Piece]
    foreign: list[bool]


def labelled(folder: Path = DATA) -> list[tuple[str, Parts]]:
    """Every message of the folder with its language."""
    return [
        (path.name[:2], parts_of(message.strip("\n")))
        for path in sorted(folder.glob("*.txt"))
        for message in path.read_text("utf-8").split(_BETWEEN)
    ]


def parts_of(message: str) -> Parts:
    """The parts of a message in which other people's words stand between ⟦ and ⟧."""
    return [(bool(number % 2), part) for number, part in enumerate(_PART.split(message)) if part]


def own(folder: Path = HEARING) -> Iterator[Parts]:
    """Messages of the hearing's that hold nothing but their writer's words: all of them tell of the writer, or nothing
    in them is said in the first person that does not."""
    for path in sorted(folder.glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            record = json.loads(line)
            idle = [part[0] for part in record["p"] if part[1] == "N"]
            spoken = any(voice.search(part) for part in idle for voice in (FIRST_PERSON, FIRST_VERB))
            if not (idle and _MARKED.search(record["t"])) and not (spoken and len(record["p"]) > 1):
                yield [(False, record["t"])]


def grouped(messages: list[Parts], seed: int = 0) -> Iterator[Parts]:
    """Long messages of one writer: several neighbours together, in one line or in several."""
    chance = random.Random(seed)
    start = 0
    while start < len(messages):
        size = chance.randint(_FEW, _MANY)
        mark = chance.choice([" ", " ", "\n", "\n\n"])
        yield [(False, mark.join(part for parts in messages[start : start + size] for _, part in parts))]
        start += size


def example(parts: Parts) -> Example:
    """A message cut into pieces, each labelled by most of its letters."""
    text = "".join(part for _, part in parts)
    marks = np.array([theirs for theirs, part in parts for _ in part])
    spans, pieces = read(text)
    return Example(text, pieces, [bool(marks[start:stop].mean() > _HALF) for start, stop in spans])


def varied(messages: list[tuple[str, Parts]], times: int, seed: int = 0) -> Iterator[Parts]:
    """The messages in other layouts: another paste of the same sort, other line breaks, small letters, no last stop."""
    chance = random.Random(seed)
    pastes: dict[tuple[str, bool], list[str]] = {}
    for language, parts in messages:
        for theirs, part in parts:
            if theirs:
                pastes.setdefault((language, "\n" in part), []).append(part)
    for _ in range(times):
        for language, parts in messages:
            yield _changed(parts, pastes, language, chance)


def _changed(parts: Parts, pastes: dict[tuple[str, bool], list[str]], language: str, chance: random.Random) -> Parts:
    changed: Parts = []
    if chance.random() < 0.4:
        parts = _moved(parts, chance)
    swap, small, breaks = chance.random() < 0.4, chance.random() < 0.15, chance.random() < 0.4
    for theirs, part in parts:
        if theirs and swap and part[0] not in '«„“"‘':
            part = chance.choice(pastes[language, "\n" in part]).strip('«»„“”"‘’')
        if breaks and changed and not part.startswith((" —", " –", " -", ",", ".")):
            part = _rejoined(changed, part, chance)
        changed.append((theirs, part.lower() if small else part))
    if changed and chance.random() < 0.2:
        theirs, last = changed[-1]
        changed[-1] = theirs, last.rstrip(".!") or last
    return changed


def _moved(parts: Parts, chance: random.Random) -> Parts:
    """What the user says below a paste put above it, so that the paste comes last."""
    if len(parts) < _PASTED or parts[-1][0] or not parts[-2][0] or not parts[-1][1].rstrip().endswith((".", "!", "?")):
        return parts
    told = not parts[0][0] and parts[0][1].rstrip().endswith(":")
    if not told and "\n" not in parts[-2][1]:
        return parts
    last = parts[-1][1].strip(" \n-–—")
    return [(False, last + (chance.choice([" ", "\n", "\n\n"]) if told else "\n\n")), *parts[:-1]]


def _rejoined(changed: Parts, part: str, chance: random.Random) -> str:
    """The part with another break before it; what ends in no stop keeps its line."""
    theirs, before = changed[-1]
    stripped = before.rstrip()
    mark = chance.choice([" ", "\n", "\n\n"]) if stripped.endswith((".", "!", "?", ":", "…", "»", "“", '"')) else "\n"
    changed[-1] = theirs, stripped or before
    return mark + part.lstrip()
