"""S1 on PostgreSQL: the database itself keeps users apart, for a query that forgets the owner."""

from contextlib import closing

import pytest
from sqlalchemy import func, insert, select, text, update
from sqlalchemy.exc import ProgrammingError

from stores import MemoryStore, Settings, open_store
from stores.database import schema
from stores.database.connection import Database
from stores.database.migrate import migrate
from stores.errors import StorageFailed
from stores.maintenance.doctor import Doctor

CANARY = "zyzzyvacanary"


@pytest.fixture
def walled(settings: Settings, ordinary_url: str) -> Settings:
    return settings.model_copy(update={"database_url": ordinary_url})


async def _fill(store: MemoryStore, user: str) -> None:
    await store.write(user, key="bird", value=f"Likes {CANARY}", category="preference")
    await store.activity.message(user, f"talk-{user}", role="user", content=f"I like {CANARY}")
    await store.scratchpad.set(user, "plan", CANARY)
    await store.activity.react(user, "p1", title=CANARY, reaction="👍")


async def test_a_query_that_forgets_the_owner_returns_nothing(walled: Settings, user: str) -> None:
    async with open_store(walled) as store:
        await _fill(store, user)
        database = store._runtime.database
        with database.reading() as connection:
            for table in schema.metadata.sorted_tables:
                assert connection.execute(select(func.count()).select_from(table)).scalar() == 0, table.name
        with database.reading(f"{user}-other") as connection:
            assert connection.execute(select(schema.memory)).all() == []
            assert connection.execute(select(schema.users)).all() == []
        with database.reading(user) as connection:
            assert {row.user_id for row in connection.execute(select(schema.memory))} == {user}


async def test_a_change_that_forgets_the_owner_changes_nothing(walled: Settings, user: str) -> None:
    async with open_store(walled) as store:
        await _fill(store, user)
        database = store._runtime.database
        for owner in (None, f"{user}-other"):
            with database.reading(owner) as connection:
                assert connection.execute(update(schema.memory).values(value="Changed")).rowcount == 0
                assert connection.execute(text("DELETE FROM messages")).rowcount == 0
        with pytest.raises(StorageFailed), database.reading(f"{user}-other") as connection:
            connection.execute(insert(schema.scratchpad).values(user_id=user, key="x", value="forged"))
        assert [hit.value for hit in await store.search(user, "bird")] == [f"Likes {CANARY}"]


async def test_whom_a_transaction_worked_for_is_forgotten_when_it_ends(walled: Settings, user: str) -> None:
    async with open_store(walled) as store:
        await _fill(store, user)
    with closing(Database(walled.url)) as database:
        for begin in (database.reading(user), database.reading_all()):
            with begin as connection:
                assert connection.execute(select(schema.memory)).first() is not None
            with database.reading() as connection:
                assert connection.execute(select(schema.memory)).first() is None


async def test_every_verb_works_behind_the_wall(walled: Settings, user: str) -> None:
    other = f"{user}-other"
    async with open_store(walled) as store:
        for name in (user, other):
            await _fill(store, name)
            await store.update(name, "bird", f"Loves {CANARY}")
            await store.undo(name)
            async with store.batch(name) as draft:
                await draft.write(name, key="role", value="Works as a nurse", category="work_context")
            assert len(await store.read(name)) == 2
            assert await store.context(name, CANARY)
            assert len(await store.history(name)) >= 4
            assert (await store.conversations.open(name))[0].id == f"talk-{name}"
        assert await store.conversations.owner(f"talk-{user}") == user
        assert {user, other} <= set(await store.users())
        exported = await store.export(other)
        await store.clear(other)
        await store.load(other, exported)
        assert len(await store.read(other)) == 2
        assert await store.prune(user) is not None
    with closing(Doctor(walled)) as doctor:
        assert doctor.examine() == []


async def test_every_table_of_a_user_stands_behind_the_wall(walled: Settings) -> None:
    with closing(Database(walled.url)) as database:
        migrate(database)
        with database.reading() as connection:
            query = "SELECT relname FROM pg_class WHERE relrowsecurity AND relforcerowsecurity"
            behind = set(connection.execute(text(query)).scalars())
    assert {table.name for table in schema.metadata.sorted_tables} <= behind


async def test_without_the_wall_the_owner_filter_alone_decides(walled: Settings, user: str) -> None:
    async with open_store(walled.model_copy(update={"postgres_row_security": False})) as store:
        await _fill(store, user)
        await _fill(store, f"{user}-other")
        assert len(await store.read(user)) == 1
        with store._runtime.database.reading() as connection:
            owners = set(connection.execute(select(schema.memory.c.user_id)).scalars())
        assert {user, f"{user}-other"} <= owners


async def test_what_the_wall_refuses_is_told_without_the_text(walled: Settings, user: str) -> None:
    async with open_store(walled) as store:
        with (
            pytest.raises((StorageFailed, ProgrammingError)) as refused,
            store._runtime.database.reading() as connection,
        ):
            connection.execute(insert(schema.users).values(id=CANARY))
        assert CANARY not in str(refused.value)
