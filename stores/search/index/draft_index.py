"""A user's index as it would be after a draft: a copy that follows the draft's writes. Nothing shared changes."""

from collections.abc import Sequence

from sqlalchemy import Connection

from stores.database.users import User
from stores.records import Memory, State
from stores.search.index.user_index import UserIndex
from stores.search.index_cache import Indexes, memory_entry


class DraftIndex:
    """Made at the first search after a write, and anew when the committed memories have changed."""

    def __init__(self, indexes: Indexes) -> None:
        self._indexes = indexes
        self._index: UserIndex | None = None
        self._as_of = (-1, -1)
        self._taken: dict[str, Memory] = {}

    def of(self, connection: Connection, user: User, written: Sequence[Memory]) -> UserIndex:
        as_of, fresh = (user.epoch, user.revision), {memory.id: memory for memory in written}
        if self._index is None or self._as_of != as_of or self._taken.keys() - fresh.keys():
            self._index, self._as_of, self._taken = self._indexes.copy(connection, user), as_of, {}
        for name, memory in fresh.items():
            if self._taken.get(name) is not memory:
                _take(self._index, memory)
        self._taken = fresh
        return self._index


def _take(index: UserIndex, memory: Memory) -> None:
    if memory.state is State.FORGOTTEN:
        index.remove(memory.id)
    else:
        index.put(memory_entry(memory))
