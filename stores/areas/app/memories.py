"""Memories as a host program knows them, as `store.app`: by keys of its own, put and deleted at its call."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from stores.areas.app import changes
from stores.areas.app.changes import APP, Put
from stores.database import queries, schema
from stores.database.users import User
from stores.keys import check_key
from stores.records import USER_KINDS, Memory, Receipt, State
from stores.runtime import Runtime
from stores.write import remember

_c = schema.memory.c


class AppMemories:
    """The memory of each user, by the keys of the program."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def put(self, user_id: str, key: str, value: Mapping[str, Any], text: str) -> Receipt:
        """Keep a value that says this; durable, audited as the program's."""
        return await self._change(user_id, partial(changes.put, wanted=Put(key, value, text)))

    async def delete(self, user_id: str, key: str) -> Receipt:
        return await self._change(user_id, partial(changes.delete, key=key))

    async def _change(self, user_id: str, work: Any) -> Receipt:
        receipt: Receipt = await self._runtime.write(user_id, partial(remember.once, work=work, actor=APP))
        return receipt

    async def get(self, user_id: str, key: str) -> Memory | None:
        """What the program knows by this key; nothing of a user who has paused."""
        return await self._runtime.read(user_id, "agent", None, partial(_get, key=key))

    async def users(self, user_id: str | None = None) -> list[str]:
        """Those who have memories: everybody's ids, or just this one."""
        query = select(_c.user_id).where(_c.state != State.FORGOTTEN, _c.kind.in_(USER_KINDS)).distinct()
        if user_id is None:
            return await self._runtime.read_everyone(lambda connection: list(connection.execute(query).scalars()))
        mine = query.where(_c.user_id == user_id)
        return await self._runtime.read_rows(user_id, lambda connection: list(connection.execute(mine).scalars()))


def _get(connection: Connection, user: User, key: str) -> Memory | None:
    names = [*changes.ids_of(user.id, key), *([key] if changes.is_id(key) else [])]
    found = [queries.get(connection, user, key=one) for one in names]
    if not check_key(key) and not changes.is_id(key):
        found += [queries.get(connection, user, key=key, kind=kind) for kind in USER_KINDS]
    return next((one for one in found if one and changes.is_known_by(one, key)), None)
