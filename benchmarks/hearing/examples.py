"""The labelled messages: what each clause and sentence of them says of whoever wrote it."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from language.hearing.spans import Span, clause_spans, sentence_spans

DATA = Path(__file__).with_name("data")
NOTHING, LASTING, PASSING = "nothing", "lasting", "passing"
WORTH = (NOTHING, LASTING, PASSING)
_LABELS = {"N": NOTHING, "L": LASTING, "P": PASSING}


@dataclass(frozen=True, slots=True)
class Example:
    """A message, and for each clause and sentence of it what it is worth; clauses that are worth something have a topic."""

    text: str
    clauses: list[Span]
    worth: list[str]
    topics: list[str]
    sentences: list[Span]
    sentence_worth: list[str]


def read(folder: Path = DATA) -> list[Example]:
    """Every labelled message of the folder."""
    lines = (line for path in sorted(folder.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines())
    return [_example(json.loads(line)) for line in lines if line.strip()]


def _example(record: dict[str, Any]) -> Example:
    text: str = record["t"]
    sentences = sentence_spans(text)
    clauses = [clause for sentence in sentences for clause in clause_spans(text, sentence)]
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
