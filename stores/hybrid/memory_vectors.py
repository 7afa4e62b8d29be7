"""Vectors of memories: what a query may be compared with, and how new vectors are kept."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select

from stores.database import queries, rows, schema
from stores.database.statements import upsert
from stores.database.users import User
from stores.hybrid.vector_candidates import Candidate, Vector, digest_of, packed, unpacked
from stores.search.full_text import allowed
from stores.search.index.user_index import Match
from stores.search.index_cache import memory_entry
from stores.search.query import Query, memory_hit
from stores.write.unit_of_work import UnitOfWork


def memories(connection: Connection, user: User, query: Query, model: str, now: datetime) -> list[Candidate]:
    """The memories that the filters allow."""
    table = schema.vectors
    joined = (table.c.memory_id == schema.memory.c.id) & (table.c.model == model)
    found = allowed(queries.mine(user, now), query).outerjoin(table, joined).add_columns(table.c.digest, table.c.data)
    return [_candidate(row) for row in connection.execute(found).mappings()]


def keep(unit: UnitOfWork, model: str, made: Mapping[str, tuple[Candidate, Vector]]) -> None:
    """Keep the vectors of memories that are still there: one may have been erased meanwhile."""
    c = schema.memory.c
    there = select(c.id).where(c.user_id == unit.user.id, c.id.in_([one.row for one, _ in made.values()]))
    values = [
        {
            "memory_id": name,
            "user_id": unit.user.id,
            "model": model,
            "digest": made[name][0].digest,
            "data": packed(made[name][1]),
        }
        for name in unit.connection.execute(there).scalars()
    ]
    if values:
        unit.connection.execute(upsert(unit.connection.dialect.name, schema.vectors, ("memory_id",)), values)


def _candidate(row: Any) -> Candidate:
    memory = rows.from_row(row)
    entry = memory_entry(memory, day=False)
    text = f"{entry.key.replace('_', ' ')}: {entry.text}"
    digest = digest_of(text)
    current = row["data"] is not None and row["digest"] == digest
    hit = memory_hit(memory, Match(memory.id, 0.0))
    return Candidate(hit, memory.id, text, digest, unpacked(row["data"]) if current else None)
