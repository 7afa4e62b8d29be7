"""A user with twenty memories and a note of today, and where their files lie."""

from datetime import date
from pathlib import Path

from stores import MemoryStore, Settings

TODAY = date(2026, 2, 12)
SECTIONS = ("preference", "work_context", "personal_context")


def file_of(settings: Settings, user: str) -> Path:
    return settings.data_dir / "memory" / user / "MEMORY.md"


def note_of(settings: Settings, user: str) -> Path:
    return settings.data_dir / "memory" / user / "memory" / f"{TODAY}.md"


async def fill(store: MemoryStore, user: str) -> None:
    async with store.batch(user) as draft:
        for number in range(20):
            value, section = f"Number {number} of many", SECTIONS[number % 3]
            await draft.write(user, key=f"topic {number}", value=value, category=section)
        for number in range(12):
            await draft.write(
                user, key=f"today {number}", value=f"Said {number}", category="personal_context", durability="daily"
            )


async def known_of(store: MemoryStore, user: str) -> dict[str, str]:
    return {memory.id: memory.value for memory in await store.read(user, kind=None, limit=None)}
