"""R10: daily notes are append-only: what stands there stays, until a person changes it or its time is over."""

import asyncio
from collections import Counter
from datetime import date, timedelta
from pathlib import Path

import pytest

from stores import MemoryStore, Settings, Status, open_store
from stores.documents.formats import daily_md
from tests.conftest import Clock
from tests.promises.kills import Child
from tests.soak import times

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
STEPS = times(120, 100_000)
PROCESSES, TASKS = 2, 4
USERS = [f"reader-{number}" for number in range(STEPS // 40)]
TODAY = date(2026, 2, 12)


def _note(settings: Settings, user: str, day: date = TODAY) -> Path:
    return settings.data_dir / "memory" / user / "memory" / f"{day}.md"


async def _write(store: MemoryStore, user: str, key: str, value: str, day: date | None = None) -> str:
    receipt = await store.write(
        user, key=key, value=value, category="personal_context", durability="daily", day=day, confidence=0.9
    )
    assert receipt.status is Status.STORED, receipt
    return receipt.batch or ""


def test_what_stands_in_a_note_stays_while_many_append(place: Path) -> None:
    settings = Settings(data_dir=place / "notes")
    asyncio.run(_append(settings, "first", 1))
    rounds = STEPS // (PROCESSES * TASKS)
    children = [
        Child(lambda tell, name=f"p{number}": asyncio.run(_append(settings, name, rounds)))  # type: ignore[misc]
        for number in range(PROCESSES)
    ]
    for child in children:
        child.succeed()
    asyncio.run(_all_are_there_once(settings, rounds))


async def _append(settings: Settings, name: str, rounds: int) -> None:
    """Entries, and now and then a retraction; after every step the note begins with all that was seen of it."""
    seen: dict[str, bytes] = {}
    async with open_store(settings, clock=Clock()) as store:

        async def one_task(task: int) -> None:
            for number in range(rounds):
                user = USERS[(number * TASKS + task) % len(USERS)]
                batch = await _write(store, user, f"{name} t{task} n{number}", f"Said {name} {task} {number}")
                if number % 10 == 3:
                    await store.forget(user, f"{name} t{task} n{number}")
                elif number % 10 == 7:
                    await store.undo(user, batch)
                before = seen.get(user, b"")
                now = _note(settings, user).read_bytes()
                assert now.startswith(before)
                seen[user] = max(now, seen.get(user, b""), key=len)

        await asyncio.gather(*(one_task(task) for task in range(TASKS)))


async def _all_are_there_once(settings: Settings, rounds: int) -> None:
    kept = [number for number in range(rounds) if number % 10 not in (3, 7)]
    expected = Counter(f"Said p{p} {t} {n}" for p in range(PROCESSES) for t in range(TASKS) for n in kept)
    expected.update(f"Said first {task} 0" for task in range(TASKS))
    rows: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    async with open_store(settings, clock=Clock()) as store:
        for user in USERS:
            rows.update(row.value for row in await store.read(user, limit=None))
            lines.update(entry.value for entry in daily_md.parse(_note(settings, user).read_text()))
    assert rows == expected
    assert lines == expected


async def test_a_note_goes_as_a_whole_when_its_time_is_over(settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(settings, clock=clock) as store:
        await _write(store, user, "old", "Said long ago")
        clock.advance(days=60)
        await _write(store, user, "new", "Said lately")
        clock.advance(days=29)
        assert await store.prune(user) == {}
        clock.advance(days=3)
        assert (await store.prune(user))["daily_notes"] == 1
        assert [file.name for file in _note(settings, user).parent.iterdir()] == [f"{TODAY + timedelta(days=60)}.md"]
        assert [row.value for row in await store.read(user)] == ["Said lately"]
        assert await store.search(user, "long ago") == []


async def test_a_persons_edit_wins_and_the_next_entry_goes_below_it(
    settings: Settings, clock: Clock, user: str
) -> None:
    async with open_store(settings, clock=clock) as store:
        await _write(store, user, "mood", "Tired today")
        await _write(store, user, "lunch", "Soup again")
        file = _note(settings, user)
        edited = file.read_text().replace("Tired today", "Wide awake").replace("- Lunch: Soup again\n", "") + "by me"
        file.write_text(edited)
        assert {row.key: row.value for row in await store.read(user)} == {"mood": "Wide awake"}
        assert file.read_text() == edited
        await _write(store, user, "dinner", "Varenyky")
        assert file.read_text().startswith(edited + "\n")
        assert {entry.key for entry in daily_md.parse(file.read_text())} == {"mood", "dinner"}


async def test_forgetting_and_undo_append_what_no_longer_holds(settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(settings, clock=clock) as store:
        await _write(store, user, "mood", "Tired today")
        one = _note(settings, user).read_text()
        await store.forget(user, "mood")
        two = _note(settings, user).read_text()
        await store.undo(user)
        three = _note(settings, user).read_text()
        await store.update(user, "mood", "Fine again")
        four = _note(settings, user).read_text()
        assert two.startswith(one)
        assert three.startswith(two)
        assert four.startswith(three)
        assert [daily_md.parse(text)[-1:] != () for text in (one, two, three, four)] == [True, False, True, True]
        assert [entry.value for entry in daily_md.parse(four)] == ["Fine again"]


async def test_a_day_is_the_users_own(settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(settings, clock=clock) as store:
        await store.set_timezone(user, "Pacific/Auckland")
        clock.advance(hours=3)
        await _write(store, user, "late", "Past midnight in Auckland")
        assert _note(settings, user, TODAY + timedelta(days=1)).exists()
        assert not _note(settings, user).exists()
