"""Which memories agents have recalled: noted in passing, written with the user's next write.

It strengthens a memory (`stores/strength.py`), and is shown to the user; it may be lost with the
process.
"""

import threading
from collections import Counter
from collections.abc import Iterable

from sqlalchemy import bindparam, update

from stores.database import schema
from stores.write.unit_of_work import UnitOfWork

_c = schema.memory.c
_RECALLED = (
    update(schema.memory)
    .where(_c.user_id == bindparam("user"), _c.id.in_(bindparam("ids", expanding=True)))
    .values(recalled_at=bindparam("now"), recalls=_c.recalls + bindparam("times"))
)


class Recalled:
    """Ids waiting to be written, per user."""

    def __init__(self) -> None:
        self._ids: dict[str, Counter[str]] = {}
        self._guard = threading.Lock()

    def note(self, user_id: str, ids: Iterable[str]) -> None:
        with self._guard:
            self._ids.setdefault(user_id, Counter()).update(ids)

    def waiting(self, user_id: str) -> Counter[str]:
        """How often each was recalled since the user's last write."""
        with self._guard:
            return Counter(self._ids.get(user_id))

    def write(self, unit: UnitOfWork) -> None:
        with self._guard:
            recalled = self._ids.pop(unit.user.id, Counter())
        for times in sorted(set(recalled.values())):
            ids = sorted(one for one, count in recalled.items() if count == times)
            values = {"user": unit.user.id, "ids": ids, "now": unit.now, "times": times}
            unit.connection.execute(_RECALLED, values)
