"""R17: the schema is brought up to date safely, by whoever comes first, whatever kills them."""

import multiprocessing
import os
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from stores import Settings, open_store
from stores.database import Database
from stores.errors import SchemaTooNew
from stores.migrate import HEAD, migrate
from stores.schema import metadata

STARTERS = 8


def _start(url: str) -> str | None:
    database = Database(url)
    try:
        migrate(database)
        with database.reading() as connection:
            return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    finally:
        database.close()


def _start_and_die(url: str, step: int) -> None:
    """Run the migration up to a statement, then end without a word."""
    database = Database(url)
    seen = 0

    def count(*_: object) -> None:
        nonlocal seen
        seen += 1
        if seen == step:
            os._exit(9)

    event.listen(database.engine, "before_cursor_execute", count)
    migrate(database)
    os._exit(0)


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'memory.db'}"
        return
    server = request.getfixturevalue("postgres_server")
    name = f"empty_{os.getpid()}_{abs(hash(str(tmp_path))) % 10**8}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    base, _, query = server.partition("?")
    yield f"{base.rpartition('/')[0].replace('postgresql:', 'postgresql+psycopg:')}/{name}?{query}"
    _drop(server, name)


def _drop(server: str, name: str) -> None:
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


def test_eight_starters_at_once_all_reach_the_head(empty_url: str) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["stores.migrate", "alembic.command"])
    with ProcessPoolExecutor(STARTERS, mp_context=context) as pool:
        assert list(pool.map(_start, [empty_url] * STARTERS)) == [HEAD] * STARTERS


def test_a_kill_at_any_statement_leaves_a_database_that_the_next_start_completes(tmp_path: Path) -> None:
    context = multiprocessing.get_context("fork")
    step, died = 1, True
    while died:
        url = f"sqlite:///{tmp_path / f'{step}.db'}"
        child = context.Process(target=_start_and_die, args=(url, step))
        child.start()
        child.join()
        died = child.exitcode == 9
        assert _start(url) == HEAD
        step += 5
    assert step > 30


def test_the_migrated_schema_is_the_one_the_code_uses(empty_url: str) -> None:
    _start(empty_url)
    database = Database(empty_url)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_object": _is_ours})
        assert compare_metadata(context, metadata) == []
    database.close()


def _is_ours(_: object, name: str | None, kind: str, *__: object) -> bool:
    return not (kind == "index" and name == "memory_full_text")


async def test_a_database_of_a_newer_version_is_refused_with_the_way_out(settings: Settings) -> None:
    async with open_store(settings):
        pass
    with sqlite3.connect(settings.data_dir / "memory.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(SchemaTooNew, match="upgrade the package"):
        async with open_store(settings):
            pass
