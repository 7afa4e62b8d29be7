"""R5, R6: many processes write at once; no update is lost, none is locked out."""

import asyncio
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from stores import MemoryStore, Settings, Status, open_store
from tests.conftest import BACKENDS
from tests.processes import forks
from tests.soak import SOAKING, times

TASKS, USERS = 4, 5


async def _add_one(store: MemoryStore, user: str, key: str, words: str) -> str:
    receipt = await store.write(user, key=key, value=words, category="personal_context")
    assert receipt.status is Status.STORED, receipt
    return f"{user}/{key}"


async def _change(store: MemoryStore, user: str, value: str) -> str:
    receipt = await store.update(user, "shared", value, reason="contended")
    assert receipt.status is Status.UPDATED, receipt
    return value


async def _work(settings: dict[str, Any], prefix: str, worker: int, rounds: int) -> dict[str, list[str]]:
    added: list[str] = []
    changed: list[str] = []
    async with open_store(Settings(**settings)) as store:

        async def one_task(task: int) -> None:
            for number in range(rounds):
                mark = f"w{worker}t{task}n{number}"
                user = f"{prefix}{(worker + task + number) % USERS}"
                if number % 2:
                    added.append(await _add_one(store, user, f"key_{mark}", f"Mark {mark}"))
                else:
                    changed.append(await _change(store, user, f"Set by {mark}"))

        await asyncio.gather(*(one_task(task) for task in range(TASKS)))
    return {"added": added, "changed": changed}


def _run(settings: dict[str, Any], prefix: str, worker: int, rounds: int) -> dict[str, list[str]]:
    return asyncio.run(_work(settings, prefix, worker, rounds))


def _in_processes(settings: Settings, prefix: str, rounds: int, processes: int) -> list[dict[str, list[str]]]:
    plain = settings.model_dump()
    with ProcessPoolExecutor(processes, mp_context=forks()) as pool:
        jobs = [pool.submit(_run, plain, prefix, worker, rounds) for worker in range(processes)]
        return [job.result() for job in jobs]


USUAL = (("sqlite", 4, "files"), ("postgresql", 4, "database"))
"""As each database is mostly used."""
MORE = tuple((backend, *of) for backend in BACKENDS for of in ((8, "files"), (16, "database")))


@pytest.mark.parametrize(
    ("any_settings", "processes", "documents"), MORE if SOAKING else USUAL, indirect=["any_settings"]
)
async def test_every_acknowledged_write_of_many_processes_is_there_exactly_once(
    any_settings: Settings, user: str, processes: int, documents: str
) -> None:
    any_settings = any_settings.model_copy(update={"documents": documents})
    operations = times(64, 50_000)
    prefix = f"{user}-"
    async with open_store(any_settings) as store:
        for number in range(USERS):
            await store.write(f"{prefix}{number}", key="shared", value="Nobody yet", category="preference")
    rounds = operations // (processes * TASKS)
    done = await asyncio.to_thread(_in_processes, any_settings, prefix, rounds, processes)
    added = [key for part in done for key in part["added"]]
    changed = [value for part in done for value in part["changed"]]

    async with open_store(any_settings) as store:
        present: list[str] = []
        history: Counter[str] = Counter()
        for number in range(USERS):
            owner = f"{prefix}{number}"
            rows = await store.read(owner, limit=None)
            present += [f"{owner}/{row.key}" for row in rows if row.key != "shared"]
            values = [event.after["value"] for event in await store.history(owner, key="shared") if event.after]
            history.update(values[1:])
            (shared,) = [row for row in rows if row.key == "shared"]
            assert shared.value == values[-1]
            await _matches_file(store, owner)
    assert sorted(present) == sorted(added)
    assert history == Counter(changed)


async def _matches_file(store: MemoryStore, user: str) -> None:
    text = await store.document(user) or ""
    for row in await store.read(user, limit=None, archived=False):
        assert text.count(f": {row.value}\n") + text.count(f"- {row.value}\n") == 1
