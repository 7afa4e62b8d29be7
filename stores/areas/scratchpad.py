"""A scratchpad: transient working memory of an agent, kept apart from what is known of the user."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from language.sensitive.secrets import find_secret
from stores.database import schema
from stores.errors import InvalidInput, Paused
from stores.write.checks.gate import check_unicode
from stores.write.unit_of_work import UnitOfWork

Do = Callable[[str, Callable[[UnitOfWork], Any]], Awaitable[Any]]
See = Callable[[str, Callable[[Connection], Any]], Awaitable[Any]]
Keys = list[str]
Items = list[tuple[str, str]]
_LONGEST = 100_000


class Scratchpad:
    """Keys and values of each user, as `store.scratchpad`."""

    def __init__(self, do: Do, see: See) -> None:
        self._do = do
        self._see = see

    async def get(self, user_id: str, key: str) -> str | None:
        table = schema.scratchpad
        query = select(table.c.value).where(table.c.user_id == user_id, table.c.key == key)
        value: str | None = await self._see(user_id, lambda connection: connection.execute(query).scalar())
        return value

    async def set(self, user_id: str, key: str, value: str) -> None:
        """Keep a value under a key; an empty value removes the key."""
        await asyncio.to_thread(check_item, key, value)
        await self._do(user_id, lambda unit: _set(unit, key, value))

    async def list(self, user_id: str, prefix: str = "") -> Keys:
        """The keys that begin with a prefix, in order."""
        return [key for key, _ in await self._items(user_id) if key.startswith(prefix)]

    async def search(self, user_id: str, query: str) -> Items:
        """Keys and values that contain the words, in order of their keys."""
        wanted = query.casefold()
        return [item for item in await self._items(user_id) if wanted in f"{item[0]}\n{item[1]}".casefold()]

    async def _items(self, user_id: str) -> Items:
        table = schema.scratchpad
        query = select(table.c.key, table.c.value).where(table.c.user_id == user_id)
        found = await self._see(user_id, lambda connection: [tuple(row) for row in connection.execute(query)])
        return sorted((key, value) for key, value in found)


def check_item(key: str, value: str) -> None:
    """Refuse what may not be kept here."""
    for name, text in (("key", key), ("value", value)):
        refused = check_unicode(text)
        if refused:
            raise InvalidInput(f"{name}: {refused.reason}")
    if not key.strip() or len(key) > 200 or len(value) > _LONGEST:
        raise InvalidInput(f"a key has 1 to 200 characters, a value at most {_LONGEST}")
    if secret := find_secret(f"{key}: {value}"):
        raise InvalidInput(f"the value holds what looks like a secret ({secret}); secrets are never kept")


def _set(unit: UnitOfWork, key: str, value: str) -> None:
    if not (unit.user.enabled and unit.settings.enabled):
        raise Paused("memory is paused for this user; resume it first")
    table = schema.scratchpad
    if not value:
        unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id, table.c.key == key))
        return
    upsert = (sqlite if unit.connection.dialect.name == "sqlite" else postgresql).insert(table)
    unit.connection.execute(
        upsert.values(user_id=unit.user.id, key=key, value=value, updated_at=unit.now).on_conflict_do_update(
            index_elements=["user_id", "key"], set_={"value": value, "updated_at": unit.now}
        )
    )
