"""Very many users, put into PostgreSQL by COPY: each with ten memories, a document, an event and a conversation."""

import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from rich.progress import Progress

from benchmarks.measuring import sentences, spelled
from stores.database import schema
from stores.database.connection import Database
from stores.documents.formats.memory_md import template

PER_USER, DUE = 10, 200
NOW = datetime.now(UTC).replace(microsecond=0)
_DOCUMENT = template().encode()
_TEXTS = sentences(2_000, seed=3)
_AT_ONCE = 20_000


def user(number: int) -> str:
    return f"user-{number:08d}"


def load(url: str, users: int, progress: Progress) -> None:
    """Users and memories by COPY, with the indexes made at the end; some of them have said something since."""
    import psycopg

    indexes = [index for index in schema.memory.indexes if not index.unique]
    database = Database(url)
    with database.writing() as connection:
        for index in indexes:
            index.drop(connection)
    with psycopg.connect(url.replace("+psycopg", "")) as server:
        server.execute("SET memory.everybody = 'on'")
        _copy(server, "users (id, revision)", ((user(one), PER_USER) for one in range(users)), progress, users)
        _copy(server, f"memory ({', '.join(_MEMORY)})", _memories(users), progress, users * PER_USER)
        for into, row in _OTHERS.items():
            rows = (row(one, user(one), one % max(1, users // DUE) == 0) for one in range(users))
            _copy(server, into, rows, progress, users)
    for index in progress.track(indexes, description="indexes"):
        with database.writing() as connection:
            index.create(connection)
    database.close()
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as server:
        server.execute("ANALYZE")


_MEMORY = (
    "id", "user_id", "kind", "category", "key", "value", "durability", "day", "details", "fingerprint", "revision",
    "created_at", "updated_at",
)  # fmt: skip


def _memories(users: int) -> Iterator[tuple[Any, ...]]:
    """Eight that last and two of a daily note, one of which is older than notes are kept."""
    details = json.dumps({})
    days = {8: NOW.date() - timedelta(days=5), 9: NOW.date() - timedelta(days=200)}
    for one in range(users):
        for place in range(PER_USER):
            text = _TEXTS[(one * 7 + place * 131) % len(_TEXTS)]
            name = f"{one:08d}-0000-4000-8000-{place:012d}"
            lasts = "daily" if place in days else "durable"
            key, day = f"known_{spelled(place)}", days.get(place)
            yield (
                name, user(one), "memory", "work_context", key, text, lasts, day, details, text.lower()[:200],
                place + 1, NOW, NOW,
            )  # fmt: skip


_OTHERS: dict[str, Callable[[int, str, bool], tuple[Any, ...]]] = {
    "documents (user_id, name, current, pending)": lambda one, who, due: (who, "MEMORY.md", _DOCUMENT, False),
    "batches (id, user_id, actor)": lambda one, who, due: (f"batch-{one}", who, "user"),
    "events (user_id, batch, operation, actor)": lambda one, who, due: (who, f"batch-{one}", "stored", "user"),
    "conversations (user_id, id, started_at, last_at)": lambda one, who, due: (who, f"talk-{one}", NOW, NOW),
    "messages (user_id, conversation_id, id, role, content, at, run)": lambda one, who, due: (
        who,
        f"talk-{one}",
        "m",
        "user",
        "I like the sea",
        NOW,
        None if due else "earlier",
    ),
}
"""One row each for every user; a few have said something that no night has read."""


def _copy(server: Any, into: str, rows: Iterator[tuple[Any, ...]], progress: Progress, total: int) -> None:
    task = progress.add_task(into.split()[0], total=total)
    with server.cursor().copy(f"COPY {into} FROM STDIN") as copy:
        for number, row in enumerate(rows, 1):
            copy.write_row(row)
            if number % _AT_ONCE == 0:
                progress.update(task, completed=number)
    server.commit()
    progress.update(task, completed=total)
