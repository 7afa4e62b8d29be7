"""The labelled messages: what each clause and sentence of them says of whoever wrote it."""

import csv
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from language.hearing.relate import Act
from language.hearing.spans import Span, clause_spans, scopes, sentence_spans

DATA = Path(__file__).with_name("data")
NOTHING, LASTING, PASSING = "nothing", "lasting", "passing"
WORTH = (NOTHING, LASTING, PASSING)
_ACTS: dict[str, Act] = {"c": "tell", "e": "tell", "a": "tell", "f": "forget", "q": "ask", "n": "none"}
_LABELS = {"N": NOTHING, "L": LASTING, "P": PASSING}


@dataclass(frozen=True, slots=True)
class Example:
    """A message, and for each clause and sentence what it is worth; clauses worth something have a topic."""

    text: str
    clauses: list[Span]
    worth: list[str]
    topics: list[str]
    sentences: list[Span]
    sentence_worth: list[str]


def read(folder: Path = DATA) -> list[Example]:
    """Every labelled message of the folder."""
    return [_example(json.loads(line)) for path in sorted(folder.glob("*.jsonl")) for line in _lines(path)]


def plain(folder: Path = DATA / "plain") -> list[Example]:
    """Short statements, one sentence each, with label and topic before them."""
    rows = [line.split("\t") for path in sorted(folder.glob("*.tsv")) for line in _lines(path)]
    return [_alone(text, _LABELS[label], "" if topic == "-" else topic) for label, topic, text in rows]


def personas(table: Path) -> list[Example]:
    """The sentences that describe the people of every second dialogue of Synthetic-Persona-Chat: all lasting."""
    with table.open(encoding="utf-8", newline="") as file:
        dialogues = list(csv.DictReader(file))[::2]
    told = {
        line.strip()
        for one in dialogues
        for who in ("user 1 personas", "user 2 personas")
        for line in one[who].splitlines()
    }
    return [_alone(text, LASTING, "") for text in sorted(told) if text]


def topics(folder: Path = DATA / "topics") -> Iterator[tuple[str, str]]:
    """Notes, and ways to name what notes are about, each with its topic."""
    for path in sorted(folder.glob("*.tsv")):
        for line in _lines(path):
            topic, _, text = line.partition("\t")
            yield topic, text


@dataclass(frozen=True, slots=True)
class Situation:
    """What was noted, what was said then, what sort of turn it is, and the notes it is about."""

    notes: list[str]
    text: str
    act: Act
    changes: bool
    ends: bool
    """It only stops being true."""
    meant: set[int]


def situations(folder: Path = DATA) -> list[Situation]:
    """Messages that meet what is known: changes, additions, requests to forget, questions, and none of these.

    The turns count twice: they are few, and written for what is easily missed.
    """
    written = [situation for situation, _ in turns(folder / "turns")]
    return [*_pairs(folder / "pairs"), *written, *written]


def wishes(folder: Path = DATA / "wishes") -> list[Situation]:
    """More requests to forget, for the sort of turn alone: what they name would outweigh what corrections name."""
    return _pairs(folder)


def talk(folder: Path = DATA / "talk") -> Iterator[tuple[str, Act]]:
    """Messages and requests of everyday chats, none of which wants anything forgotten, each with its sort of turn."""
    for path in sorted(folder.glob("*.tsv")):
        for line in _lines(path):
            act, _, text = line.partition("\t")
            yield text, "tell" if act == "tell" else "none"


def _pairs(folder: Path) -> list[Situation]:
    records = [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in _lines(path)]
    return [
        Situation(
            one["known"],
            one["t"],
            "tell" if one["act"] in ("change", "add") else one["act"],
            one["act"] == "change",
            one["act"] == "change" and one["gone"],
            set(range(len(one["known"]))) if one["hit"] == "all" else set(one["hit"]),
        )
        for one in records
    ]


@dataclass(frozen=True, slots=True)
class Correction:
    """A note, what was said then, and which words of it take the place of which words of the note, if any."""

    note: str
    said: str
    old: str
    new: str


def turns(folder: Path = DATA / "turns") -> Iterator[tuple[Situation, list[Correction]]]:
    """Lines "act // *note; note // message // old > new; …", the meant notes marked, with what corrects them."""
    for path in sorted(folder.glob("*.txt")):
        for line in _lines(path):
            act, noted, text, *pairs = line.split(" // ")
            notes = noted.split("; ")
            meant = [index for index, note in enumerate(notes) if note.startswith("*")]
            known = [note.removeprefix("*") for note in notes]
            corrected = [pair.split(" > ") for pair in pairs[0].split("; ")] if pairs else []
            yield (
                Situation(known, text, _ACTS[act], act in "ce", act == "e", set(meant)),
                [Correction(known[index], text, *pair) for index, pair in zip(meant, corrected, strict=False)],
            )


def corrections(folder: Path = DATA / "corrections") -> list[Correction]:
    """Notes that a message corrects, and those that it only ends."""
    corrected = [Correction(**json.loads(line)) for path in sorted(folder.glob("*.jsonl")) for line in _lines(path)]
    ended = [
        Correction(one.notes[index], one.text, "", "") for one in situations() if one.ends for index in one.meant
    ]  # fmt: skip
    return [*corrected, *ended, *(one for _, several in turns() for one in several)]


def said_after(folder: Path = DATA / "meant") -> list[dict[str, Any]]:
    """What was known of somebody, the message that followed, and which notes it made outdated."""
    return [json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in _lines(path)]


def _lines(path: Path) -> list[str]:
    return [line for line in path.read_text("utf-8").splitlines() if line.strip()]


def _cut(text: str) -> tuple[list[Span], list[Span]]:
    """The sentences of a text as the product judges them, and their clauses."""
    whole = sentence_spans(text)
    parts = [part for sentence in whole for part in scopes(text, sentence)]
    return parts, [clause for sentence in whole for clause in clause_spans(text, sentence)]


def _alone(text: str, worth: str, topic: str) -> Example:
    sentences, clauses = _cut(text)
    return Example(
        text, clauses, [worth] * len(clauses), [topic] * len(clauses), sentences, [worth] * len(sentences)
    )  # fmt: skip


def _example(record: dict[str, Any]) -> Example:
    text: str = record["t"]
    sentences, clauses = _cut(text)
    parts = list(_parts(text, record["p"]))
    labelled = [max(parts, key=lambda part: _shared(clause, part[0]))[1] for clause in clauses]
    worth = [_LABELS[part[1]] for part in labelled]
    within = [
        {worth[i] for i, clause in enumerate(clauses) if sentence.start <= clause.start < sentence.end}
        for sentence in sentences
    ]
    return Example(
        text,
        clauses,
        worth,
        [part[2] if len(part) > 2 else "" for part in labelled],
        sentences,
        [LASTING if LASTING in found else PASSING if PASSING in found else NOTHING for found in within],
    )


def _parts(text: str, parts: list[list[Any]]) -> Iterator[tuple[Span, list[Any]]]:
    at = 0
    for part in parts:
        start = text.index(part[0], at)
        at = start + len(part[0])
        yield Span(start, at), part


def _shared(one: Span, other: Span) -> int:
    return min(one.end, other.end) - max(one.start, other.start)
