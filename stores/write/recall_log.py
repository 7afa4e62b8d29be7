"""Which memories agents have recalled: noted in passing, written with the user's next write.

It only decides which memory leaves MEMORY.md first when the file is full, so it may be lost with the process.
"""

import threading
from collections.abc import Iterable

from sqlalchemy import bindparam, update

from stores.database import schema
from stores.write.unit_of_work import UnitOfWork

_c = schema.memory.c
_RECALLED = (
    update(schema.memory)
    .where(_c.user_id == bindparam("user"), _c.id.in_(bindparam("ids", expanding=True)))
    .values(recalled_at=bindparam("now"))
)


class Recalled:
    """Ids waiting to be written, per user."""

    def __init__(self) -> None:
        self._ids: dict[str, set[str]] = {}
        self._guard = threading.Lock()

    def note(self, user_id: str, ids: Iterable[str]) -> None:
        with self._guard:
            self._ids.setdefault(user_id, set()).update(ids)

    def write(self, unit: UnitOfWork) -> None:
        with self._guard:
            ids = self._ids.pop(unit.user.id, None)
        if ids:
            unit.connection.execute(_RECALLED, {"user": unit.user.id, "ids": sorted(ids), "now": unit.now})
