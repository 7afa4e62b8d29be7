"""What the tests of copies of a file begin with: a few memories, and where their file is."""

from datetime import date
from pathlib import Path

from stores import MemoryStore, Settings

TODAY = date(2026, 2, 12)


def file_of(settings: Settings, user: str = "ann") -> Path:
    return settings.data_dir / "memory" / user / "MEMORY.md"


async def learn(store: MemoryStore, names: str, user: str = "ann", durability: str = "durable") -> None:
    for name in names.split():
        await store.write(user, key=name, value=f"Cares for the {name}", category="preference", durability=durability)


async def known_keys(store: MemoryStore, user: str = "ann") -> set[str]:
    return {memory.key for memory in await store.read(user, kind=None, limit=None)}


def note_of(settings: Settings, user: str = "ann") -> Path:
    return settings.data_dir / "memory" / user / "memory" / f"{TODAY}.md"
