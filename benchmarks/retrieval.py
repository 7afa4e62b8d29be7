"""How well search finds what is asked for, on public data, beside rank_bm25: `python -m benchmarks.retrieval`.

The data (locomo.json, xquad.en.json, xquad.ru.json, xquad.zh.json, uk_lemma.json) is read from the folder that
`--data` or MEMORY_EVAL_DATA names; what is missing is skipped with a line. Every method answers in the same run.
"""

import argparse
import json
import os
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

import Stemmer
from rank_bm25 import BM25Okapi

from benchmarks.measuring import skipped, table
from language.words.index_terms import STOP_WORDS
from stores.search.index.user_index import Entry, Filter, Match, UserIndex
from stores.search.index_cache import dated
from stores.search.relevance import relevant
from stores.search.said import said
from stores.search.timely import timely

Search = Callable[[str, int], list[str]]
Method = Callable[[Sequence[Entry]], Search]
Tokenizer = Callable[[str], list[str]]

LONGEST = 10
UNSPACED = "chinese"
NOW = datetime(2026, 1, 1, tzinfo=UTC)
TURN = re.compile(r"D\d+:\d+")


@dataclass(frozen=True)
class Question:
    """What is asked, the entries that answer it, and its kind (of LoCoMo, 5 is adversarial)."""

    text: str
    answers: frozenset[str]
    category: int = 0


@dataclass(frozen=True)
class Talk:
    """The conversations of two people, what was noted of them, and questions about them."""

    turns: list[Entry]
    facts: list[Entry]
    notes: list[str]
    """The facts without their days."""
    sources: dict[str, frozenset[str]]
    questions: list[Question]


def by_words(entries: Sequence[Entry]) -> Callable[[str, int], list[Match]]:
    """What the store finds by words, at the time of the newest entry: memories with the floor."""
    turns = any(entry.conversation_id for entry in entries)
    index = UserIndex(conversations=turns)
    for entry in entries:
        index.put(entry)
    now = max((entry.created_at for entry in entries if entry.created_at), default=NOW)
    if turns:
        return lambda query, limit: [match for match, _ in said(index, query, limit, Filter(), now)]
    find = partial(relevant, index, floor=True)
    return lambda query, limit: timely(index, query, limit, Filter(), now, find)


def ours(entries: Sequence[Entry]) -> Search:
    find = by_words(entries)
    return lambda query, limit: [match.id for match in find(query, limit)]


def rank_bm25(tokenize: Tokenizer) -> Method:
    """rank_bm25 as its documentation shows it; entries without a positive score are not taken for found."""

    def method(entries: Sequence[Entry]) -> Search:
        index = BM25Okapi([tokenize(entry.text) or [""] for entry in entries])

        def search(query: str, limit: int) -> list[str]:
            scores = index.get_scores(tokenize(query))
            best = sorted(range(len(entries)), key=lambda place: -scores[place])[:limit]
            return [entries[place].id for place in best if scores[place] > 0]

        return search

    return method


def split(text: str) -> list[str]:
    return text.split()


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def stems(language: str) -> Tokenizer:
    stemmer = Stemmer.Stemmer(language)
    return lambda text: stemmer.stemWords([word for word in words(text) if word not in STOP_WORDS])


def pairs_of_letters(text: str) -> list[str]:
    """Words, and of scripts that part none every two neighbouring letters."""
    return [run for word in words(text) for run in ([word] if word.isascii() else _pairs(word))]


def _pairs(word: str) -> list[str]:
    return [word[place : place + 2] for place in range(len(word) - 1)] or [word]


def methods(language: str) -> dict[str, Method]:
    """Ours, rank_bm25 the naive way, and the best it can do: with our stop words and Snowball's stems, or with pairs of
    letters."""
    best = pairs_of_letters if language == UNSPACED else stems(language)
    return {"this index": ours, "naive peer": rank_bm25(split), "best peer": rank_bm25(best)}


def talks(data: Any) -> Iterator[Talk]:
    for sample in data:
        conversation = sample["conversation"]
        turns = []
        for name in conversation:
            if re.fullmatch(r"session_\d+", name):
                began = _began(conversation, name)
                turns += [_turn(said, name, began, place) for place, said in enumerate(conversation[name])]
        notes = [
            (note, _began(conversation, name.removesuffix("_observation")))
            for name, session in sample["observation"].items()
            for notes in session.values()
            for note in notes
        ]
        facts = [
            Entry(str(number), dated(note[0], at), kind="observation", created_at=at)
            for number, (note, at) in enumerate(notes)
        ]
        sources = {str(number): frozenset(TURN.findall(str(note[1]))) for number, (note, _) in enumerate(notes)}
        known = {turn.id for turn in turns}
        asked = []
        for row in sample["qa"]:
            answers = frozenset(TURN.findall(" ".join(row.get("evidence") or []))) & known
            if answers:
                asked.append(Question(row["question"], answers, row["category"]))
        yield Talk(turns, facts, [note[0] for note, _ in notes], sources, asked)


def _began(conversation: Any, session: str) -> datetime:
    return datetime.strptime(conversation[f"{session}_date_time"], "%I:%M %p on %d %B, %Y").replace(tzinfo=UTC)


def _turn(said: Any, session: str, began: datetime, place: int) -> Entry:
    at = began + timedelta(seconds=place)
    return Entry(
        said["dia_id"],
        said["text"],
        kind="message",
        conversation_id=session,
        speaker=said["speaker"],
        created_at=at,
        position=place,
    )


def recall(found: Sequence[str], answers: frozenset[str]) -> float:
    return len(answers & set(found)) / len(answers)


def turns_row(name: str, method: Method, data: Sequence[Talk]) -> tuple[str, ...]:
    """Recall at 5 and 10 and the reciprocal rank of the first answer, over all questions; then recall by category."""
    rows = []
    for talk in data:
        search = method(talk.turns)
        rows += [(question, search(question.text, LONGEST)) for question in talk.questions]
    five = mean(recall(found[:5], question.answers) for question, found in rows)
    ten = mean(recall(found, question.answers) for question, found in rows)
    first = mean(
        next((1 / rank for rank, name in enumerate(found, 1) if name in question.answers), 0.0)
        for question, found in rows
    )
    kinds = (
        mean(recall(found[:5], question.answers) for question, found in rows if question.category == category)
        for category in (1, 2, 3, 4, 5)
    )
    return (name, f"{five:.3f}", f"{ten:.3f}", f"{first:.3f}", *(f"{kind:.2f}" for kind in kinds))


def facts_row(name: str, method: Method, data: Sequence[Talk]) -> tuple[str, ...]:
    """A fact found counts for the turn it was noted from."""
    reached = []
    for talk in data:
        search = method(talk.facts)
        for question in talk.questions:
            turns = frozenset().union(*(talk.sources[fact] for fact in search(question.text, 5)))
            reached.append(recall(sorted(turns), question.answers))
    return (name, f"{mean(reached):.3f}")


def small_row(name: str, method: Method, data: Sequence[Talk]) -> tuple[str, ...]:
    """Memories of one to five facts, one of which answers: how often it is among the results."""
    shares = []
    for size in (1, 2, 3, 5):
        dice = random.Random(size)
        found = [_found_in_few(method, talk, question, size, dice) for talk in data for question in talk.questions]
        shares.append(mean(hit for hit in found if hit is not None))
    return (name, *(f"{share:.1%}" for share in shares))


def _found_in_few(method: Method, talk: Talk, question: Question, size: int, dice: random.Random) -> bool | None:
    right = [fact for fact in talk.facts if talk.sources[fact.id] & question.answers]
    if not right or question.category == 5:
        return None
    others = [fact for fact in talk.facts if not talk.sources[fact.id] & question.answers]
    few = [right[0], *dice.sample(others, size - 1)]
    dice.shuffle(few)
    return right[0].id in method(few)(question.text, 5)


def paragraphs(data: Any) -> tuple[list[Entry], list[Question]]:
    entries: list[Entry] = []
    asked = []
    for article in data["data"]:
        for paragraph in article["paragraphs"]:
            name = str(len(entries))
            entries.append(Entry(name, paragraph["context"]))
            asked += [Question(row["question"], frozenset((name,))) for row in paragraph["qas"]]
    return entries, asked


def lemmas(data: Any) -> tuple[list[Entry], list[Question]]:
    entries = [Entry(str(number), text) for number, text in enumerate(data["docs"])]
    return entries, [Question(query, frozenset((str(place),))) for query, place in data["queries"]]


def found_row(name: str, method: Method, entries: Sequence[Entry], asked: Sequence[Question]) -> tuple[str, ...]:
    search = method(entries)
    rows = [(question, search(question.text, 5)) for question in asked]
    first = mean(recall(found[:1], question.answers) for question, found in rows)
    return (name, f"{first:.3f}", f"{mean(recall(found, question.answers) for question, found in rows):.3f}")


def read(folder: Path, name: str) -> Any:
    """The content of a data file, or nothing if it is not there."""
    path = folder / name
    if path.is_file():
        return json.loads(path.read_text(encoding="utf-8"))
    skipped(name, "not in the data folder")
    return None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", default=os.environ.get("MEMORY_EVAL_DATA", ""), help="folder of the public data")
    chosen = parser.parse_args().data
    if not chosen:
        skipped("retrieval", "name the folder of the public data with --data or MEMORY_EVAL_DATA")
        return
    conversations(Path(chosen))
    languages(Path(chosen))


def conversations(folder: Path) -> None:
    data = read(folder, "locomo.json")
    if data is None:
        return
    known = list(talks(data))
    asked = methods("english").items()
    columns = ("", "R@5", "R@10", "MRR@10", "multi", "time", "open", "single", "false")
    goal = ("target", "≥ .72", "≥ .80", "≥ .595", "", "", "", "", "")
    turns = [turns_row(name, method, known) for name, method in asked]
    note = "and ten points above the best peer; on the right R@5 by kind of question"
    table("Turns of conversations (LoCoMo), by words", columns, [*turns, goal], note)
    facts = [facts_row(name, method, known) for name, method in asked]
    table("Extracted facts (LoCoMo observations)", ("", "R@5"), [*facts, ("target", "≥ .58")])
    small = [small_row(name, method, known) for name, method in asked]
    table(
        "Small memories: the right one is found", ("", "1 entry", "2", "3", "5"), [*small, ("target", *["≥ 98 %"] * 4)]
    )


def languages(folder: Path) -> None:
    sets = (
        ("Paragraphs in English (XQuAD)", "xquad.en.json", "english", paragraphs, ("≥ .89", "")),
        ("Paragraphs in Russian (XQuAD)", "xquad.ru.json", "russian", paragraphs, ("≥ .89", "")),
        ("Paragraphs in Chinese (XQuAD)", "xquad.zh.json", UNSPACED, paragraphs, ("≥ .89", "")),
        ("Ukrainian inflection (queries of lemmas)", "uk_lemma.json", "russian", lemmas, ("≥ .95", "≥ .98")),
    )
    for title, name, language, parse, goal in sets:
        data = read(folder, name)
        if data is not None:
            entries, asked = parse(data)
            rows = [found_row(method, search, entries, asked) for method, search in methods(language).items()]
            table(title, ("", "R@1", "R@5"), [*rows, ("target", *goal)])


if __name__ == "__main__":
    main()
