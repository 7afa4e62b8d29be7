"""How tools are used is counted in tables: processes and restarts add up, nobody is named, and alerts follow."""

import threading
from collections.abc import Iterator
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from sqlalchemy import func, select

from stores import MemoryStore, Settings, open_store
from stores.areas import usage as counting
from stores.areas.usage import hour_of
from stores.database.schemas.usage import tool_conversations, tool_usage
from stores.maintenance.alerts import ERRORS_RISE, QUEUE_STUCK, TOOLS_UNUSED, Talks, alerts
from stores.maintenance.tool_figures import Calls, ToolFigures, outcomes, tool_figures
from tests.conftest import BACKENDS, Clock, database_on
from tests.tools.agent import Agent
from tools.memory.tools import memory_tools

CANARY = "zyzzyvacanary"
WISH: dict[str, Any] = {"key": "likes", "value": "Likes tea", "category": "preference", "durability": "durable"}


@pytest.fixture(params=BACKENDS)
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """A database that nobody else counts in."""
    if request.param == "sqlite":
        yield Settings(data_dir=tmp_path)
        return
    with database_on(request.getfixturevalue("postgres_server")) as url:
        yield Settings(data_dir=tmp_path, database_url=url)


async def seen(store: MemoryStore, days: int = 30) -> ToolFigures:
    return await store.everyone(partial(tool_figures, now=store.clock(), days=days))


async def test_two_processes_and_a_restart_add_up(fresh: Settings, clock: Clock) -> None:
    async with open_store(fresh, clock=clock) as one, open_store(fresh, clock=clock) as two:
        for store, status in ((one, "stored"), (two, "stored"), (two, "error")):
            store.usage.note("write_memory", status, operation="db_write", seconds=0.004, after_recall=store is one)
        assert (await seen(one)).total.calls == 1  # what the other has noted follows when it is flushed
        assert (await seen(two)).total.calls == 3
        assert (await seen(one)).total.calls == 3
    async with open_store(fresh, clock=clock) as again:
        again.usage.note("search_memory", "success", operation="db_read", seconds=0.3)
        total = (await seen(again)).total
        assert (total.calls, total.errors, total.error_rate, total.success_rate) == (4, 1, 0.25, 0.75)
        assert total.recall_rate == pytest.approx(1 / 3, abs=0.001)
        assert dict(total.within) == {5: 3, 500: 1}
        found = await again.everyone(outcomes)
        assert found == {("search_memory", "success"): 1, ("write_memory", "error"): 1, ("write_memory", "stored"): 2}
        assert (await again.figures()).tool_calls == 4


async def test_a_call_is_counted_with_its_conversation_and_without_a_word(fresh: Settings, clock: Clock) -> None:
    async with open_store(fresh, clock=clock) as store:
        for talk in ("with", "without"):
            await store.activity.message("ann", talk, role="user", content=f"I like tea, says {CANARY}")
        agent = Agent(store, "ann", memory_tools(store), "with")
        await agent.message("search_memory", query=CANARY)
        for _ in range(2):
            await agent.message("write_memory", said="I like tea", **WISH)
        await agent.message(CANARY)
        figures = await seen(store)
        assert (figures.talks, figures.talks.share) == (Talks(2, 1), 0.5)
        assert (figures.total.calls, figures.total.errors, figures.total.duplicate_rate) == (4, 1, 0.5)
        assert list(figures.by_tool) == ["write_memory", "search_memory", "unknown"]
        assert sum(day.calls for day in figures.by_day.values()) == 4
        rows = await store.everyone(lambda connection: connection.execute(select(tool_usage)).all())
        assert not [row for row in rows if CANARY in str(row) or "ann" in str(row)]
        await store.clear("ann")
        left = select(func.count()).select_from(tool_conversations)
        assert await store.everyone(lambda connection: connection.execute(left).scalar()) == 0
        assert (await seen(store)).total.calls == 4


async def test_calls_cost_no_transaction_each(store: MemoryStore, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    write = counting.Usage._write

    def counted(usage: counting.Usage, *given: Any) -> None:
        written.append(1)
        write(usage, *given)

    monkeypatch.setattr(counting.Usage, "_write", counted)
    for _ in range(1_000):
        store.usage.note("search_memory", "success", operation="db_read", seconds=0.001)
    assert (await seen(store)).total.calls == 1_000
    assert len(written) == 1


async def test_what_could_not_be_counted_is_counted_later(fresh: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from stores.errors import StorageFailed

    async with open_store(fresh) as store:
        with monkeypatch.context() as broken:
            broken.setattr(counting, "_add", lambda *_: (_ for _ in ()).throw(StorageFailed("full")))
            store.usage.note("search_memory", "success", seconds=0.001)
            store.usage.flush()
        assert (await seen(store)).total.calls == 1


async def test_closing_waits_for_a_count_under_way(fresh: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would go on with a database that is closed."""
    begun, added = threading.Event(), counting._add

    def slowly(*given: Any) -> None:
        begun.set()
        sleep(0.2)
        added(*given)

    async with open_store(fresh) as store:
        monkeypatch.setattr(counting, "_add", slowly)
        store.usage.note("search_memory", "success", seconds=0.001)
        threading.Thread(target=store.usage.flush).start()
        assert begun.wait(5)
    monkeypatch.undo()
    async with open_store(fresh) as again:
        assert (await seen(again)).total.calls == 1


async def test_behind_the_wall_counts_are_for_work_about_everybody(settings: Settings, ordinary_url: str) -> None:
    async with open_store(settings.model_copy(update={"database_url": ordinary_url})) as store:
        await store.activity.message("ann", "talk", role="user", content="Hello")
        store.usage.note("search_memory", "success", user_id="ann", conversation_id="talk")
        figures = await seen(store)
        assert (figures.total.calls, figures.talks) == (1, Talks(1, 1))
        for owner in (None, "ann", "", "bob"):
            with store._runtime.database.reading(owner) as connection:
                assert connection.execute(select(tool_usage)).all() == []


async def test_old_hours_become_days_and_no_call_is_lost(fresh: Settings, clock: Clock) -> None:
    async with open_store(fresh, clock=clock) as store:
        for _ in range(5):
            store.usage.note("search_memory", "success", seconds=0.001)
            clock.advance(hours=1)
        store.usage.flush()
        first = hour_of(clock.now) - 5
        clock.advance(days=60)
        store.usage.note("search_memory", "success", seconds=0.001)
        assert (await seen(store, 90)).total.calls == 6
        hours = await store.everyone(lambda connection: sorted(connection.scalars(select(tool_usage.c.hour))))
        assert hours == [first - first % 24, hour_of(clock.now)]


def test_quantiles_are_those_of_the_buckets() -> None:
    calls = Calls()
    assert calls.quantile(0.5) is None
    calls.within.update({10: 90, 100: 10})
    assert calls.quantile(0.5) == pytest.approx(5 + 5 * 50 / 90, abs=0.01)
    assert calls.quantile(0.95) == pytest.approx(75.0)
    calls.within[counting.LONGER] = 1_000
    assert calls.quantile(0.95) == 15_000


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ({}, []),
        ({"talks": (Talks(10, 1), Talks(50, 40))}, [TOOLS_UNUSED]),
        ({"talks": (Talks(10, 5), Talks(50, 40))}, []),
        ({"talks": (Talks(4, 0), Talks(50, 40))}, []),
        ({"talks": (Talks(20, 0), Talks())}, [TOOLS_UNUSED]),
        ({"talks": (Talks(20, 0), Talks()), "offered": 0.0}, []),
        ({"talks": (Talks(20, 0), Talks()), "offered": 0.05}, []),
        ({"calls": (20, 100), "errors": (3, 2)}, [ERRORS_RISE]),
        ({"calls": (20, 100), "errors": (3, 10)}, []),
        ({"calls": (19, 100), "errors": (19, 0)}, []),
        ({"waits": 301.0}, [QUEUE_STUCK]),
    ],
)
def test_alerts_have_plain_thresholds(given: dict[str, object], expected: list[str]) -> None:
    usual = {"calls": (100, 700), "errors": (0, 0), "talks": (Talks(), Talks()), "offered": 1.0, "waits": 0.0}
    assert [alert.name for alert in alerts(**{**usual, **given})] == expected  # type: ignore[arg-type]


async def test_alerts_compare_the_last_day_with_the_week_before(fresh: Settings, clock: Clock) -> None:
    async with open_store(fresh, clock=clock) as store:
        for number in range(6):
            await store.activity.message("ann", f"before-{number}", role="user", content="Hello")
            for _ in range(5):
                store.usage.note("search_memory", "success", user_id="ann", conversation_id=f"before-{number}")
        assert (await seen(store)).alerts == []
        clock.now += timedelta(days=2)
        for number in range(6):
            await store.activity.message("ann", f"now-{number}", role="user", content="Hello")
        for _ in range(20):
            store.usage.note("search_memory", "timeout")
        assert [alert.name for alert in (await seen(store)).alerts] == [TOOLS_UNUSED, ERRORS_RISE]
        assert (await store.figures()).alerts == [TOOLS_UNUSED, ERRORS_RISE]
