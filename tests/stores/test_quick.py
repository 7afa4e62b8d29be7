"""Short statements give the same rows whichever way they are run."""

from datetime import UTC, datetime

from sqlalchemy import bindparam, insert, select

from stores import MemoryStore
from stores.database import queries, quick, rows, schema
from stores.database.row_security import act_for
from stores.database.statements import insert_or_leave
from stores.database.users import look_up_user

_c = schema.conversations.c
_MINE = (
    select(schema.conversations).where(_c.user_id == bindparam("user"), _c.started_at <= bindparam("until")).limit(3)
)
_BEGUN = insert(schema.conversations)


async def test_rows_are_those_of_the_usual_way(any_store: MemoryStore, user: str) -> None:
    now = datetime(2026, 2, 12, 8, tzinfo=UTC)
    await any_store.activity.message(user, f"{user}-1", role="user", content="hello", at=now)
    database = any_store._runtime.database
    values = {"id": f"{user}-2", "user_id": user, "title": "t", "post_id": None, "started_at": now, "last_at": now}
    with database.writing() as connection:
        act_for(connection, user)
        assert quick.rows(connection, _BEGUN, values) == []
        again = insert_or_leave(connection.dialect.name, schema.conversations)
        assert quick.rows(connection, again, values) == []
        asked = {"user": user, "until": now}
        short, usual = quick.rows(connection, _MINE, asked), connection.execute(_MINE, asked).all()
    assert [tuple(row) for row in short] == [tuple(row) for row in usual]
    assert {row.id for row in short} == {f"{user}-1", f"{user}-2"}
    assert short[0].started_at == now


async def test_memories_are_those_of_the_usual_way(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="drink", value="Likes green tea", category="preference")
    await any_store.write(user, key="walk", value="Walked far", category="reading_history", durability="daily")
    await any_store.pin(user, "drink")
    with any_store._runtime.database.reading(user) as connection:
        owner = look_up_user(connection, user)
        usual = [rows.from_row(row) for row in connection.execute(queries.mine(owner)).mappings()]
        found = queries.by_ids(connection, owner, [one.id for one in usual], any_store.clock())
    assert [found[one.id] for one in usual] == usual
    assert {bool(one.details) for one in usual} == {True, False}
