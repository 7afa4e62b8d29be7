"""Does search keep silent where a profile holds nothing, and find what it holds: `python -m benchmarks.relevance`.

The labelled cases (`cases/search_tune.jsonl`, `cases/search_report.jsonl`) are profiles as agents keep them, short keys
and values in four languages, with questions on what is there and on what is not. In `cases/meaning_tune.jsonl` and
`cases/meaning_report.jsonl` the questions have other words or another language. rank_bm25 answers in the same run.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import NamedTuple

from benchmarks.measuring import table
from benchmarks.retrieval import Method, ours, rank_bm25, stems
from language.asking.notes import Note
from stores.search.index.user_index import Entry
from stores.search.other_words import surely

FOLDER = Path(__file__).with_name("cases")
PARTS = ("tune", "report")
SETS = {
    "search": ("Nothing else", ("≥ .90", "≥ .95", "")),
    "meaning": ("In other words and other languages", ("≥ .90", "", "")),
}
"""The sets of cases: their titles and goals."""
LIMIT = 5


class Case(NamedTuple):
    """A question put to a profile, and the keys that answer it; none for a topic that it does not hold."""

    memories: Sequence[tuple[str, str]]
    query: str
    answers: frozenset[str]


def cases(part: str, name: str = "search") -> Iterator[Case]:
    profiles: dict[str, list[tuple[str, str]]] = {}
    for line in (FOLDER / f"{name}_{part}.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if "memories" in row:
            profiles[row["profile"]] = [(key, value) for key, value in row["memories"]]
        else:
            yield Case(profiles[row["profile"]], row["query"], frozenset(row["answers"]))


def with_keys(method: Method) -> Callable[[Case], list[str]]:
    """What a method finds; a peer that knows no keys reads them as the beginning of the text."""

    def answer(case: Case) -> list[str]:
        if method is ours:
            entries = [Entry(key, value, key=key) for key, value in case.memories]
        else:
            entries = [Entry(key, f"{key.replace('_', ' ')} {value}") for key, value in case.memories]
        return method(entries)(case.query, LIMIT)

    return answer


def as_users_get_it(case: Case) -> list[str]:
    """What the store answers: by words, and where no word is held, in other words."""
    notes = [Note(key, value) for key, value in case.memories]
    return with_keys(ours)(case) or [notes[place].key for place, _ in surely(case.query, notes)]


def row(name: str, answer: Callable[[Case], list[str]], asked: Sequence[Case]) -> tuple[str, ...]:
    """The share of absent topics answered with nothing, of present ones found, and of shown memories that are right."""
    found = [(case, answer(case)) for case in asked]
    silent = mean(not shown for case, shown in found if not case.answers)
    there = [(case.answers, shown) for case, shown in found if case.answers]
    recall = mean(bool(answers & set(shown)) for answers, shown in there)
    precision = mean(len(answers & set(shown)) / len(shown) if shown else 0.0 for answers, shown in there)
    return (name, f"{silent:.3f}", f"{recall:.3f}", f"{precision:.3f}")


def main() -> None:
    methods = {
        "this search": as_users_get_it,
        "by words alone": with_keys(ours),
        "best peer": with_keys(rank_bm25(stems("english"))),
    }
    for name, (title, goal) in SETS.items():
        for part in PARTS:
            asked = list(cases(part, name))
            rows = [row(method, answer, asked) for method, answer in methods.items()]
            table(f"{title} ({part})", ("", "silent", "recall", "precision"), [*rows, ("target", *goal)])


if __name__ == "__main__":
    main()
