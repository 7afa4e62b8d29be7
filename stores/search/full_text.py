"""PostgreSQL's own full text search: a simpler fallback where no index should be kept in memory.

Its ranking is not BM25 and depends on PostgreSQL's English configuration; it is used only when asked for with
`MEMORY_SEARCH=tsvector`.
"""

import re
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Float, Select, cast, func, literal_column

from stores.database import queries, rows, schema
from stores.database.users import User
from stores.records import Hit
from stores.search.index.user_index import Match
from stores.search.query import Query, memory_hit

_WORD = re.compile(r"\w+")


def search_full_text(connection: Connection, user: User, query: Query, now: datetime) -> list[Hit]:
    """Memories that share any word with the query, ranked by `ts_rank`."""
    words = _WORD.findall(query.text)
    if not words or query.limit < 1:
        return []
    c = schema.memory.c
    text = func.to_tsvector(literal_column("'english'"), c.key + " " + c.value)
    wanted = func.websearch_to_tsquery("english", " or ".join(words))
    score = cast(func.ts_rank(text, wanted), Float).label("score")
    found = (
        allowed(queries.mine(user, now), query)
        .add_columns(score)
        .where(text.op("@@")(wanted))
        .order_by(score.desc(), c.created_at, c.id)
        .limit(query.limit)
    )
    matches = ((row, Match(row["id"], row["score"])) for row in connection.execute(found).mappings())
    return [memory_hit(rows.from_row(row), match) for row, match in matches if query.passes(match)]


def allowed(found: Select[Any], query: Query) -> Select[Any]:
    """Only the memories that the query's filters let through."""
    c = schema.memory.c
    equal = {"category": query.category, "source": query.source, "conversation_id": query.conversation_id}
    for column, value in equal.items():
        if value not in (None, "all"):
            found = found.where(c[column] == value)
    if query.kinds is not None:
        found = found.where(c.kind.in_(query.kinds))
    if query.since is not None:
        found = found.where(c.created_at >= query.since)
    if query.until is not None:
        found = found.where(c.created_at <= query.until)
    return found
