"""Statements that every write runs, built once: SQLAlchemy takes longer to build one than SQLite to run it."""

from functools import cache
from typing import Any

from sqlalchemy import Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


@cache
def upsert(dialect: str, table: Table, keys: tuple[str, ...]) -> Insert:
    """Insert whole rows of a user's table; a row that stands there already takes the new values."""
    statement: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    given = statement.excluded
    changed = {column.name: given[column.name] for column in table.columns if column.name not in (*keys, "user_id")}
    whole: Insert = statement.on_conflict_do_update(
        index_elements=keys, set_=changed, where=table.c.user_id == given.user_id
    )
    return whole


@cache
def insert_or_leave(dialect: str, table: Table) -> Insert:
    """Insert a row unless one of its keys is taken; returns the owner where it was inserted."""
    statement: Any = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    inserted: Insert = statement.on_conflict_do_nothing().returning(table.c.user_id)
    return inserted
