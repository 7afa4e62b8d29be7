"""PostgreSQL's row-level security: a second wall behind the owner filter of every query.

A transaction says whom it works for; rows of others are not there for it, and one that says nothing sees nothing.
Work that concerns everybody (who is due, the doctor, migrations) says that. Superusers are above all of this:
connect as an ordinary role.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, text

USER, EVERYBODY = "memory.user", "memory.everybody"
_ACT_FOR = text(f"SELECT set_config('{USER}', :user, true)")
_ACT_FOR_EVERYBODY = text(f"SELECT set_config('{EVERYBODY}', 'on', true)")
_ACT_FOR_NOBODY_ELSE = text(f"SELECT set_config('{EVERYBODY}', 'off', true)")
OPTION = "row_security"
"""The execution option of an runtime whose transactions say whom they work for."""


def act_for(connection: Connection, user_id: str) -> None:
    """From now to the end of the transaction only the rows of this user exist."""
    if connection.get_execution_options().get(OPTION):
        connection.execute(_ACT_FOR, {"user": user_id})


def act_for_everybody(connection: Connection) -> None:
    """From now to the end of the transaction all rows are there; for work that is about nobody in particular."""
    if connection.get_execution_options().get(OPTION):
        connection.execute(_ACT_FOR_EVERYBODY)


@contextmanager
def for_everybody(connection: Connection) -> Iterator[None]:
    """All rows are there for the length of the block, and only for a question that tells nothing of them."""
    act_for_everybody(connection)
    yield
    if connection.get_execution_options().get(OPTION):
        connection.execute(_ACT_FOR_NOBODY_ELSE)


def take_down(connection: Any, _record: Any) -> None:
    """For engines without the wall: their sessions work for everybody from the start."""
    with connection.cursor() as cursor:
        cursor.execute(f"SET {EVERYBODY} = 'on'")
    connection.commit()


def wall(table: str, owner: str = "user_id") -> list[str]:
    """The statements that put a table behind the wall; the settings are read once per query, not per row."""
    mine = f"{owner} = (SELECT current_setting('{USER}', true))"
    everybodys = f"(SELECT current_setting('{EVERYBODY}', true)) = 'on'"
    return [
        f"ALTER TABLE {table} ENABLE ROW LEVEL SECURITY",
        f"ALTER TABLE {table} FORCE ROW LEVEL SECURITY",
        f"CREATE POLICY of_owner ON {table} USING ({mine} OR {everybodys}) WITH CHECK ({mine} OR {everybodys})",
    ]
