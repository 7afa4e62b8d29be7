"""Questions to train the judges of `language/asking` on: what is asked, of which notes, and which of them answer."""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from benchmarks.hearing.examples import DATA, Situation, situations
from graphs.models.offline.questions import named
from language.asking.notes import Note
from language.asking.words import words_for
from language.hearing.judge import topics_of
from language.statements.extract import extract

STRANGERS = 3
"""Notes of somebody else put among those a question is asked of."""
_ALL = 2
_DAY = date(2026, 1, 1)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, the notes there are, and those that answer it."""

    text: str
    notes: list[Note]
    right: set[int]


def kind_of(one: Situation) -> str:
    if one.act == "ask":
        return "all" if len(one.notes) > _ALL and len(one.meant) == len(one.notes) else "ask"
    return "question" if one.act == "none" and "?" in one.text else "tell"


def questions() -> list[Asked]:
    """Every question with its notes."""
    return [
        Asked(one.text, [Note("", note) for note in one.notes], set(one.meant))
        for one in situations()
        if one.act == "ask" and kind_of(one) == "ask"
    ]


def searched() -> list[Asked]:
    """What is looked up in a profile, mostly in other words than it has, and what it does not hold."""
    made: list[Asked] = []
    for path in sorted((DATA / "search").glob("*.jsonl")):
        notes: list[Note] = []
        for row in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            if "memories" in row:
                notes = [Note(key, value) for key, value in row["memories"]]
            else:
                right = {place for place, note in enumerate(notes) if note.key in row["answers"]}
                made.append(Asked(row["query"], notes, right))
    return made


def talked() -> Iterator[tuple[Asked, str]]:
    """What people asked of what the product had noted of them, each with its sort: "direct", in "other" words, for
    "several" notes, for what was "untold", for what lies "elsewhere", and "talk"."""
    notes: list[Note] = []
    for row in _talks():
        if "notes" in row:
            notes = [Note(named(key), value) for key, value in row["notes"]]
        else:
            yield Asked(row["text"], notes, set(row["answers"])), row["sort"]


def told() -> Iterator[str]:
    """What the same people had told, a message each."""
    yield from (message for row in _talks() for message in row.get("told", ()))


def _talks() -> Iterator[dict[str, Any]]:
    for path in sorted((DATA / "asked").glob("*.jsonl")):
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def varied(one: Asked, others: Sequence[Asked], luck: random.Random) -> list[Asked]:
    """A question as it is, as the store would keep its notes, without its answer, and among strangers' notes."""
    kept = [_kept(note) for note in one.notes]
    wrong = [note for place, note in enumerate(one.notes) if place not in one.right]
    topics = {_topic(one.notes[place]) for place in one.right}
    language = words_for(one.text)
    strange = [
        note
        for other in luck.sample(others, min(len(others), 12))
        for note in other.notes
        if words_for(note.value) is language and _topic(note) not in topics
    ][:STRANGERS]
    made = [one, Asked(one.text, [*one.notes, *strange], one.right)]
    if kept != one.notes:
        made.append(Asked(one.text, kept, one.right))
    if one.right and wrong:
        made.append(Asked(one.text, [*wrong, *strange], set()))
    return made


def _topic(note: Note) -> str:
    topics = topics_of(note.value)
    return max(topics, key=topics.__getitem__)


def _kept(note: Note) -> Note:
    stated = extract(note.value, today=_DAY)
    return Note(stated[0].key, stated[0].value) if len(stated) == 1 and stated[0].kind != "other" else note
