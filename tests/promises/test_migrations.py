"""R17: migrations are crash-safe, and many may start at once."""

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.engine import make_url

from stores import Settings, Status, open_store
from stores.database import connection as databases
from stores.database import migrate as migrations
from stores.database import schema
from stores.database.connection import Database
from stores.database.migrate import HEAD, migrate
from stores.errors import SchemaTooNew
from tests.conftest import BACKENDS
from tests.once import MIGRATED
from tests.promises.kills import KILLED, Child, Steps, Tell, in_child
from tests.soak import times

pytestmark = [
    pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning"),
    pytest.mark.usefixtures("real_migrations"),
]
STARTERS = times(4, 8)


@pytest.fixture(params=BACKENDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield Settings(data_dir=tmp_path)
        return
    server, name = request.getfixturevalue("postgres_server"), f"empty_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    url = make_url(server.replace("postgresql:", "postgresql+psycopg:")).set(database=name)
    yield Settings(data_dir=tmp_path, database_url=url.render_as_string(hide_password=False))
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)')


def _is_in_schema(name: str | None, kind: str, parents: object) -> bool:
    """An index on an expression of one database only is made by its migration."""
    return (kind, name) != ("index", "memory_full_text")


def _differences(settings: Settings) -> list[object]:
    """What the tables have that the schema has not, and the other way round."""

    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "include_name": _is_in_schema})
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD
        return list(compare_metadata(context, schema.metadata))

    engine = create_engine(settings.url)
    with engine.connect() as connection:
        found = compare(connection)
    engine.dispose()
    return found


def _migrate(settings: Settings, steps: Steps | None = None) -> None:
    if steps:
        steps.watch()
    database = Database(settings.url)
    migrate(database)
    database.close()


async def _works(settings: Settings) -> None:
    async with open_store(settings) as store:
        receipt = await store.write("ann", key="theme", value="Dark", category="preference")
        assert receipt.status in (Status.STORED, Status.UNCHANGED)


def test_the_migrations_make_what_the_schema_says(empty: Settings) -> None:
    _migrate(empty)
    assert _differences(empty) == []


def _never(*_: object) -> None:
    raise AssertionError("there is nothing to bring up to date")


def test_the_databases_of_other_tests_are_as_the_migrations_make_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are copies of the first one of the process."""
    dumps: list[list[str]] = []
    for upgrade, begin in (
        (MIGRATED.upgrade, MIGRATED.keep_private),
        (MIGRATED, MIGRATED.keep_private),
        (_never, MIGRATED.begin),
    ):
        monkeypatch.setattr(migrations, "upgrade", upgrade)
        monkeypatch.setattr(databases, "keep_database_private", begin)
        settings = Settings(data_dir=tmp_path / str(len(dumps)))
        settings.data_dir.mkdir()
        _migrate(settings)
        with closing(sqlite3.connect(settings.data_dir / "memory.db")) as connection:
            dumps.append(list(connection.iterdump()))
            checks = [connection.execute(f"PRAGMA {check}").fetchall() for check in ("journal_mode", "integrity_check")]
        assert checks == [[("wal",)], [("ok",)]]
        assert [path.name for path in settings.data_dir.iterdir()] == ["memory.db"]
        assert stat.S_IMODE((settings.data_dir / "memory.db").stat().st_mode) == 0o600
    assert dumps[0] == dumps[1] == dumps[2]


def test_many_may_start_at_once_on_an_empty_database(empty: Settings) -> None:
    starters = [Child(lambda _: asyncio.run(_works(empty))) for _ in range(STARTERS)]
    for starter in starters:
        starter.succeed()
    assert _differences(empty) == []


def test_a_kill_inside_a_migration_leaves_it_to_the_next_start(empty: Settings, tmp_path: Path) -> None:
    step = 1
    while True:
        code, told = in_child(lambda _, at=step: _migrate(empty, Steps.kill_at(at)))  # type: ignore[misc]
        assert code in (0, KILLED), told.decode()
        if code == 0:
            break
        assert _version(empty) in (None, HEAD)
        step += times(24, 1)
    assert step > 30
    assert _differences(empty) == []


def _version(settings: Settings) -> str | None:
    engine = create_engine(settings.url)
    with engine.connect() as connection:
        tables = engine.dialect.get_table_names(connection)
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar() if tables else None
    engine.dispose()
    return version


def test_every_state_a_kill_leaves_on_the_way_migrates_to_the_same_end(tmp_path: Path) -> None:
    settings = Settings(data_dir=tmp_path / "data")
    settings.data_dir.mkdir()
    images: set[bytes] = set()

    def keep(number: int) -> None:
        shutil.copytree(settings.data_dir, tmp_path / f"image-{number}")

    def run(tell: Tell) -> None:
        _migrate(settings, Steps(keep))

    Child(run).succeed()
    for image in sorted(tmp_path.glob("image-*")):
        state = b"".join(file.read_bytes() for file in sorted(image.iterdir()) if not file.name.endswith("-shm"))
        if state not in images:
            images.add(state)
            _migrate(Settings(data_dir=image))
            assert _differences(Settings(data_dir=image)) == []
    assert len(images) >= 2


async def test_a_newer_schema_is_refused_by_name(empty: Settings) -> None:
    _migrate(empty)
    engine = create_engine(empty.url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(SchemaTooNew, match=r"9999.*upgrade the package"):
        async with open_store(empty):
            pass
