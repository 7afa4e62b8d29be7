"""Long chats with an assistant (BEAM): are the turns found that a question needs? `python -m benchmarks.chats.beam`.

BEAM (github.com/mohammadtavakoli78/BEAM) names no licence, so nothing of it comes along: `--data` or MEMORY_EVAL_BEAM
names the folder of its chats of one length (`chats/100K`), and without it the measurement says so. What counts is the
share of the source turns among the first five; with the user's turns alone, and with the assistant's replies too.
"""

import argparse
import json
import os
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from benchmarks.measuring import skipped, table
from benchmarks.retrieval import Method, methods, recall
from stores.search.index.user_index import Entry

LIMIT = 5
_MARK = re.compile(r"\s*->->.*$", re.DOTALL)
"""What the makers of the data put behind a turn, to find it again."""


class Asked(NamedTuple):
    text: str
    kind: str
    sources: frozenset[str]


class Chat(NamedTuple):
    turns: list[Entry]
    questions: list[Asked]


def chats(folder: Path) -> Iterator[Chat]:
    for path in sorted(folder.glob("*/chat.json")):
        turns = list(_turns(json.loads(path.read_text(encoding="utf-8"))))
        known = {turn.id for turn in turns}
        asked = json.loads((path.parent / "probing_questions" / "probing_questions.json").read_text(encoding="utf-8"))
        questions = [
            Asked(one["question"], kind, frozenset(_numbers(one.get("source_chat_ids", []))) & known)
            for kind, several in asked.items()
            for one in several
        ]
        yield Chat(turns, [one for one in questions if one.sources])


def _turns(batches: Any) -> Iterator[Entry]:
    place, began = 0, None
    for batch in batches:
        for turn in (turn for block in batch["turns"] for turn in block):
            began = _day(turn.get("time_anchor")) or began
            yield Entry(
                str(turn["id"]),
                _MARK.sub("", turn["content"]) if turn["role"] == "user" else turn["content"],
                kind="message",
                category=turn["role"],
                conversation_id=f"batch {batch['batch_number']}",
                created_at=began + timedelta(seconds=place) if began else None,
                position=place,
            )
            place += 1


def _day(anchor: str | None) -> datetime | None:
    try:
        return datetime.strptime(anchor or "", "%B-%d-%Y").replace(tzinfo=UTC)
    except ValueError:
        return None


def _numbers(told: Any) -> Iterator[str]:
    """The ids in lists, and in mappings of lists."""
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list):
        for one in told:
            yield from _numbers(one)
    else:
        yield str(told)


def of_user(chat: Chat) -> Chat:
    """The same chat with the user's turns alone."""
    turns = [turn for turn in chat.turns if turn.category == "user"]
    known = {turn.id for turn in turns}
    asked = [one._replace(sources=one.sources & known) for one in chat.questions]
    return Chat(turns, [one for one in asked if one.sources])


def shares_of(method: Method, known: Sequence[Chat]) -> dict[str, float]:
    """The share of the sources found, over all questions and by their kind."""
    shares: defaultdict[str, list[float]] = defaultdict(list)
    for chat in known:
        search = method(chat.turns)
        for asked in chat.questions:
            shares[asked.kind].append(recall(search(asked.text, LIMIT), asked.sources))
    whole = mean(share for several in shares.values() for share in several)
    return {"all questions": whole, **{kind.replace("_", " "): mean(shares[kind]) for kind in sorted(shares)}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--data", default=os.environ.get("MEMORY_EVAL_BEAM", ""), help="folder of BEAM's chats")
    folder = parser.parse_args().data
    known = list(chats(Path(folder))) if folder else []
    if not known:
        skipped("BEAM", "name the folder of its chats (chats/100K) with --data or MEMORY_EVAL_BEAM")
        return
    for title, some in (("the user's turns", [of_user(chat) for chat in known]), ("all turns", known)):
        shares = {name: shares_of(method, some) for name, method in methods("english").items()}
        kinds = next(iter(shares.values()))
        rows = [(kind, *(f"{share[kind]:.3f}" for share in shares.values())) for kind in kinds]
        note = "R@5; target: of all questions .05 above the best peer"
        table(f"Long chats (BEAM), {title}", ("", *shares), rows, note)


if __name__ == "__main__":
    main()
