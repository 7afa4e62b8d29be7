"""What is known of a user, gathered from the store and written in the form of another product."""

from datetime import date
from typing import Any, Protocol

from language.sensitive.secrets import redact
from stores.documents.formats.redaction import memory_md_without_secrets
from stores.documents.records import MEMORY_MD, daily_name
from stores.moving.writers import Exported, write_as
from stores.records import Memory


class Readable(Protocol):
    """What of a store is read for an export."""

    async def days(self, user_id: str) -> list[date]: ...
    async def document(self, user_id: str, day: date | None = None) -> str | None: ...
    async def export(self, user_id: str) -> dict[str, Any]: ...
    async def read(self, user_id: str, *, kind: str | None, limit: int | None) -> list[Memory]: ...


async def export_as(store: Readable, user_id: str, format: str) -> dict[str, str]:
    """The texts of files by name."""
    names: list[date | None] = [None, *await store.days(user_id)]
    documents = {MEMORY_MD if day is None else daily_name(day): await store.document(user_id, day) for day in names}
    texts = {name: _without_secrets(name, text) for name, text in documents.items() if text}
    memories = await store.read(user_id, kind=None, limit=None)
    return write_as(format, Exported(user_id, memories, await store.export(user_id), texts))


def _without_secrets(name: str, text: str) -> str:
    """A document as it leaves the house: what a person typed there stays, but for secrets."""
    if name == MEMORY_MD:
        return memory_md_without_secrets(text)
    return "".join(map(redact, text.splitlines(keepends=True)))
