"""How many readers follow each topic: only readers who take part, each counted for a few topics of the public table."""

from collections import Counter
from collections.abc import Iterable
from datetime import datetime

from sqlalchemy import Connection, select

from language.topics.table import names, topics_of
from stores.database import schema
from stores.database.users import User, user_of
from stores.ranking.reader import reader_of

MOST_TOPICS = 3
"""Topics that one reader is counted for; with the count of readers itself, all that one reader can change."""
SENSITIVITY = MOST_TOPICS + 1
_LEAST = 0.1
"""A topic that says less of a reader than this is not theirs."""


def exact_counts(connection: Connection, now: datetime) -> tuple[int, dict[str, int]]:
    """The readers who take part and do not pause, and how many of them follow each topic. Not for publication."""
    counts: Counter[str] = Counter()
    readers = 0
    for user in _taking_part(connection):
        readers += 1
        counts.update(topics_followed(connection, user, now))
    return readers, {name: counts[name] for name in names()}


def topics_followed(connection: Connection, user: User, now: datetime) -> list[str]:
    """The few topics that a reader follows most, from interests and reactions."""
    weights: Counter[str] = Counter()
    for leaning in reader_of(connection, user, now).leanings:
        for name in topics_of(leaning.words):
            weights[name] += leaning.weight  # type: ignore[assignment]  # weights are no whole numbers
    liked = sorted((name for name in weights if weights[name] >= _LEAST), key=lambda name: (-weights[name], name))
    return liked[:MOST_TOPICS]


def _taking_part(connection: Connection) -> Iterable[User]:
    c = schema.users.c
    rows = connection.execute(select(schema.users).where(c.trends, c.memory_enabled)).all()
    return (user_of(row) for row in rows)
