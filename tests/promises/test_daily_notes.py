"""R10: daily notes are append-only; a person's edit wins; whole files expire."""

import asyncio
import hashlib
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from stores import MemoryStore, Settings, Status, open_store
from tests.conftest import Clock

APPENDERS = 8
STEPS = 100_000 if os.environ.get("MEMORY_SOAK") else 400


async def _append(settings: dict[str, Any], worker: int, steps: int) -> list[str]:
    written = []
    async with open_store(Settings(**settings)) as store:
        for number in range(steps):
            words = f"Saw thing {worker} {number}"
            receipt = await store.write(
                "ann", key=f"seen_{worker}_{number}", value=words, category="reading_history", durability="daily"
            )
            assert receipt.status is Status.STORED
            written.append(words)
    return written


def _run(settings: dict[str, Any], worker: int, steps: int) -> list[str]:
    return asyncio.run(_append(settings, worker, steps))


def test_what_stands_in_a_daily_note_is_never_changed_by_eight_appenders(settings: Settings) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["stores.memories"])
    folder = settings.data_dir / "memory" / "ann" / "memory"
    prefixes: dict[Path, list[tuple[int, str]]] = {}
    with ProcessPoolExecutor(APPENDERS, mp_context=context) as pool:
        jobs = [pool.submit(_run, settings.model_dump(), n, STEPS // APPENDERS) for n in range(APPENDERS)]
        while not all(job.done() for job in jobs):
            for path in folder.glob("*.md"):
                data = path.read_bytes()
                prefixes.setdefault(path, []).append((len(data), hashlib.sha256(data).hexdigest()))
        written = [words for job in jobs for words in job.result()]
    texts = {path: path.read_bytes() for path in folder.glob("*.md")}
    for path, seen in prefixes.items():
        for length, digest in seen:
            assert hashlib.sha256(texts[path][:length]).hexdigest() == digest
    lines = b"".join(texts.values()).decode().splitlines()
    assert sorted(line.rpartition(": ")[2] for line in lines if "Saw thing" in line) == sorted(written)


async def _seen(store: MemoryStore, user: str, key: str, value: str) -> None:
    await store.write(user, key=key, value=value, category="reading_history", durability="daily")


def _note(settings: Settings, user: str) -> Path:
    return settings.data_dir / "memory" / user / "memory" / "2026-02-12.md"


async def test_forgetting_and_undo_append_retractions(store: MemoryStore, settings: Settings, user: str) -> None:
    await _seen(store, user, "tides", "Read about tides")
    before = _note(settings, user).read_text()
    await store.forget(user, "tides")
    after = _note(settings, user).read_text()
    assert after.startswith(before)
    assert "## Retractions\n- ~~" in after
    await store.undo(user)
    restored = _note(settings, user).read_text()
    assert restored.startswith(after)
    assert [row.value for row in await store.read(user)] == ["Read about tides"]


async def test_a_persons_edit_of_a_daily_note_wins(store: MemoryStore, settings: Settings, user: str) -> None:
    await _seen(store, user, "tides", "Read about tides")
    await _seen(store, user, "whales", "Read about whales")
    path = _note(settings, user)
    lines = path.read_text().splitlines(keepends=True)
    edited = [line.replace("tides", "rivers") for line in lines if "whales" not in line]
    path.write_text("".join(edited) + "- Fed the cat myself\n\nA thought of my own.\n")
    values = {row.value for row in await store.read(user)}
    assert values == {"Read about rivers", "Fed the cat myself"}
    await _seen(store, user, "stars", "Read about stars")
    text = path.read_text()
    assert "A thought of my own." in text
    assert "stars" in text
    assert "whales" not in text


async def test_expired_notes_go_as_whole_files(store: MemoryStore, settings: Settings, user: str, clock: Clock) -> None:
    await _seen(store, user, "tides", "Read about tides")
    clock.advance(days=60)
    await _seen(store, user, "whales", "Read about whales")
    clock.advance(days=31)
    assert await store.prune(user) == {"daily_notes": 1}
    names = sorted(path.name for path in _note(settings, user).parent.glob("*.md"))
    assert names == ["2026-04-13.md"]
    assert [row.value for row in await store.read(user)] == ["Read about whales"]
