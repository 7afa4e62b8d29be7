"""R20: no user waits for another's reader, file or erasure, be the file open, huge, or none at all.

Bob's writes beside Ann's trouble are held against his undisturbed writes of the same run."""

import asyncio
import os
import socket
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from stores import MemoryStore, Settings, Status, open_store
from stores.documents.files import verdicts
from stores.maintenance.doctor import Doctor
from stores.write.queue import jobs
from tests.conftest import Clock
from tests.soak import times

ANN, BOB = "ann", "bob"
TRIES = 4
LINES = times(600, 1_000)
"""Of a large user; fewer would be taken in too quickly to be beside."""
_numbers = count(2)
"""Said how often: one time would be the same as once."""


def _file(settings: Settings, user: str = ANN) -> Path:
    return settings.data_dir / "memory" / user / "MEMORY.md"


async def _write(store: MemoryStore, user: str, number: int = 0) -> float:
    began = time.perf_counter()
    value = f"Said {next(_numbers)} times" if number else "Said once"
    receipt = await store.write(user, key=f"topic {number}", value=value, category="preference")
    assert receipt.status in (Status.STORED, Status.UPDATED), receipt
    return time.perf_counter() - began


async def test_others_write_and_read_while_somebody_has_their_file_open(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "PATIENCE", 60.0)
    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        with _file(settings).open("r+b") as handle:
            handle.write(b"# User M")
            handle.truncate()
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(_write(store, ANN, number)) for number in (1, 2)]
            waiting += [asyncio.create_task(store.read(ANN)) for _ in range(8)]
            for number in range(1, 6):
                await _write(store, BOB, number)
                assert len(await store.read(BOB)) == number + 1
            assert not any(task.done() for task in waiting)
            handle.seek(0)
            handle.write(b"# User Memory\n\n## Work Context\n- Typed: at last\n\n## User Preferences\n")
        await asyncio.gather(*waiting)
        assert {row.key for row in await store.read(ANN)} == {"typed", "topic_1", "topic_2"}


Trouble = Callable[[int], AbstractContextManager[Awaitable[object]]]
"""What disturbs, and the call of Ann that meets it."""


@dataclass
class Rounds:
    """Seconds: Bob's writes alone, beside Ann's trouble, and what Ann's own call took, in turns."""

    alone: list[float] = field(default_factory=list)
    beside: list[list[float]] = field(default_factory=list)
    hers: list[float] = field(default_factory=list)

    def are_usual(self) -> bool:
        return median(chain(*self.beside)) <= 2 * median(self.alone)

    def keep_nobody(self) -> bool:
        """The worst of each round; a hiccup of the machine hits a round or two, a wait hits all."""
        return median(map(max, self.beside)) <= 2 * max(self.alone) and self.are_usual()

    def longest_part(self) -> float:
        """Bob's longest wait as a part of the time that Ann's call took."""
        return median(max(times) / lasted for times, lasted in zip(self.beside, self.hers, strict=True))


async def _assert_rounds(
    store: MemoryStore, trouble: Trouble, wanted: Callable[[Rounds], bool], *, rounds: int = 5, to_the_end: bool = True
) -> None:
    """A busy machine may spoil a measurement, but not one after the other; a real wait shows in each."""
    for attempt in range(TRIES):
        found = await _measure(store, trouble, range(attempt * rounds, (attempt + 1) * rounds), to_the_end)
        if wanted(found):
            return
    raise AssertionError(found)


async def _measure(store: MemoryStore, trouble: Trouble, rounds: range, to_the_end: bool) -> Rounds:
    found = Rounds()

    async def timed(call: Awaitable[object]) -> None:
        began = time.perf_counter()
        await call
        found.hers.append(time.perf_counter() - began)

    for number in rounds:
        found.alone += [await _write(store, BOB, one) for one in range(1, 7)]
        with trouble(number) as call:
            task = asyncio.create_task(timed(call))
            times = [await _write(store, BOB, one) for one in range(1, 7)]
            while to_the_end and not task.done():
                times.append(await _write(store, BOB, 1))
        await task
        found.beside.append(times)
    return found


async def test_a_write_beside_an_open_file_takes_no_longer_than_alone(settings: Settings, clock: Clock) -> None:
    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        with _file(settings).open("r+b") as handle:
            handle.write(b"#")
            handle.truncate()
            yield _write(store, ANN, 1)
            handle.seek(0)
            handle.write(b"# User Memory\n")

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        await _assert_rounds(store, trouble, Rounds.keep_nobody, to_the_end=False)


async def test_a_write_beside_a_slow_reader_takes_no_longer_than_alone(settings: Settings, clock: Clock) -> None:
    """A backup in the midst of the database and of Ann's file."""

    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        with (
            closing(sqlite3.connect(settings.data_dir / "memory.db", isolation_level=None)) as connection,
            _file(settings).open("rb") as handle,
        ):
            connection.execute("BEGIN")
            assert connection.execute("SELECT count(*) FROM memory").fetchone()
            assert handle.read(1)
            yield _write(store, ANN, number + 1)

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        await _assert_rounds(store, trouble, Rounds.keep_nobody)


@pytest.mark.parametrize("what", ["a pipe", "20,000 lines"])
async def test_a_write_beside_an_odd_file_takes_no_longer_than_alone(
    settings: Settings, clock: Clock, what: str
) -> None:
    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        file = _file(settings)
        text = file.read_bytes()
        file.unlink()
        ODD[what][0](file)
        yield _write(store, ANN, number + 1)
        file.unlink()
        file.write_bytes(text)

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        await _assert_rounds(store, trouble, Rounds.keep_nobody)


def _much(number: int, of: int) -> str:
    told = (f"- Item {one}: Keeps a lamp called zur{one}tal on shelf {number}\n" for one in range(of))
    return "# User Memory\n\n## User Preferences\n" + "".join(told)


async def test_writes_go_on_beside_a_long_edit(settings: Settings, clock: Clock) -> None:
    """It is read and worked out before its transaction, which then keeps the others for a small part of the time."""

    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        _file(settings).write_text(_much(number, of=LINES))
        yield store.read(ANN)

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        await _assert_rounds(
            store, trouble, lambda found: found.are_usual() and found.longest_part() <= 1 / 5, rounds=times(3, 5)
        )
        assert len(await store.read(ANN, limit=None)) == LINES


async def test_writes_go_on_beside_the_erasure_of_a_large_user(settings: Settings, clock: Clock) -> None:
    erased = set[int]()

    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        erased.add(number)
        yield store.forget(ANN, f"item_{number}", erase=True)

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        _file(settings).write_text(_much(0, of=LINES))
        assert len(await store.read(ANN, limit=None)) == LINES
        said = (f"Friends came to see zur{one}tal and stayed for tea" for one in range(LINES // 2))
        await asyncio.gather(
            *(store.activity.message(ANN, "talk", role="user", content=text, id=text) for text in said)
        )
        await _assert_rounds(
            store, trouble, lambda found: found.are_usual() and found.longest_part() <= 1 / 8, rounds=times(3, 5)
        )
        assert len(await store.read(ANN, limit=None)) == LINES - len(erased)


async def test_writes_go_on_while_everything_of_a_large_user_is_erased(settings: Settings, clock: Clock) -> None:
    """Each try erases another user: what was erased is not there a second time."""
    large = [f"large-{number}" for number in range(TRIES)]

    @contextmanager
    def trouble(number: int) -> Iterator[Awaitable[object]]:
        yield store.clear(large[number])

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(*(_write(store, user) for user in (BOB, *large)))
        for user in large:
            _file(settings, user).write_text(_much(0, of=500))
            assert len(await store.read(user, limit=None)) == 500
        await _assert_rounds(store, trouble, Rounds.are_usual, rounds=1)
        assert await store.read(large[0]) == []


def _pipe(file: Path) -> None:
    os.mkfifo(file)


def _socket(file: Path) -> None:
    here = os.getcwd()
    os.chdir(file.parent)  # the names of sockets are short
    try:
        with closing(socket.socket(socket.AF_UNIX)) as server:
            server.bind(file.name)
    finally:
        os.chdir(here)


def _sparse(file: Path) -> None:
    with file.open("wb") as handle:
        handle.truncate(50 * 2**20)


ODD: dict[str, tuple[Callable[[Path], object], str]] = {
    "a pipe": (_pipe, "no regular file"),
    "a socket": (_socket, "no regular file"),
    "a folder": (Path.mkdir, "a folder"),
    "50 MB": (_sparse, "52,428,800 bytes"),
    "3 MB": (lambda file: file.write_bytes(b"# User Memory\n" + b"x\n" * (3 * 2**19)), "3,145,742 bytes"),
    "20,000 lines": (
        lambda file: file.write_text("# User Memory\n\n## Notes\n" + "- Buy milk and bread\n" * 20_000),
        "20,003 lines",
    ),
    "a long line": (lambda file: file.write_text("# User Memory\n\n## Notes\n- " + "ab " * 50_000), "a line of it has"),
}


@pytest.mark.parametrize("what", ODD)
async def test_what_is_no_memory_is_left_alone_and_said_so(settings: Settings, clock: Clock, what: str) -> None:
    make, problem = ODD[what]
    async with open_store(settings, clock=clock) as store:
        await _write(store, ANN)
        file = _file(settings)
        text = file.read_bytes()
        file.unlink()
        make(file)
        is_there = os.stat(file).st_ino, os.stat(file).st_size
        async with asyncio.timeout(60):
            for value in ("Said now", "Said meanwhile"):
                receipt = await store.write(ANN, key="more", value=value, category="preference")
                assert "MEMORY.md was left as it is" in receipt.reason
                assert problem in receipt.reason
                assert "disk" not in receipt.reason
            assert {row.value for row in await store.read(ANN)} == {"Said once", "Said meanwhile"}
            await _write(store, BOB)
        assert (os.stat(file).st_ino, os.stat(file).st_size) == is_there
        notice = file.with_name("MEMORY.notice.txt")
        assert problem in notice.read_text()
        assert problem in (await store.notices(ANN))[0]
        told = [event.reason for event in await store.history(ANN) if event.operation == "unread"]
        assert len(told) == 1
        with closing(Doctor(settings)) as doctor:
            assert any(problem in finding.problem for finding in doctor.examine([ANN]))
        file.rename(file.with_name("moved away"))
        assert len(await store.read(ANN)) == 2
        assert text.replace(b"Said once\n", b"Said once\n- More: Said meanwhile\n") == file.read_bytes()
        assert not notice.exists()


async def test_a_long_edit_is_read_while_others_write(
    settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading it waits here until others have written: whoever reads it must not be in their way."""
    written = asyncio.Event()
    loop, judge = asyncio.get_running_loop(), verdicts._judge_edit

    def slow(*arguments: object) -> object:
        asyncio.run_coroutine_threadsafe(written.wait(), loop).result(60)
        return judge(*arguments)  # type: ignore[arg-type]

    async with open_store(settings, clock=clock) as store:
        await asyncio.gather(_write(store, ANN), _write(store, BOB))
        lines = "".join(f"- Item {number}: Number {number} of many things to read\n" for number in range(600))
        _file(settings).write_text(_file(settings).read_text() + lines)
        monkeypatch.setattr(verdicts, "_judge_edit", slow)
        reading = asyncio.create_task(store.read(ANN, limit=None))
        for number in range(1, 4):
            await _write(store, BOB, number)
        assert not reading.done()
        written.set()
        assert len(await reading) == 601
