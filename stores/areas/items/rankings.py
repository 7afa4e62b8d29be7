"""The rankings of namespaces that are searched, always as new as the rows.

Before each search the items are held against what was indexed: by one look where SQLite says that nothing changed
since, else by when each was put. Only those that changed are read. Rankings are disposable, as every index.
"""

import json
import threading
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import count
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, select, tuple_, type_coerce
from sqlalchemy.types import NullType

from stores.areas.items.moments import as_kept
from stores.areas.items.namespaces import Namespace
from stores.areas.items.order import Place, Ranking, Seen
from stores.database.connection import driver_of
from stores.database.schemas.items import items

_c = items.c
_NAMESPACES = 32
_MOST = 100_000
"""Items indexed in all rankings together."""
_AT_ONCE = 400
_STATES = select(_c.namespace, _c.key, type_coerce(_c.updated_at, NullType), type_coerce(_c.expires_at, NullType))
"""Moments as they are kept: to read thousands of them would cost more than all the rest."""
_numbers = count()


class Scope(NamedTuple):
    """What a ranking is of: items at or below a namespace, by these paths of their texts, expired ones too or not."""

    prefix: Namespace
    fields: tuple[str, ...]
    expired: bool


@dataclass
class _Kept:
    """A ranking, and the state of the database it stands for."""

    ranking: Ranking
    number: int = field(default_factory=lambda: next(_numbers))
    generation: int = 0
    until: Any = None
    lock: threading.Lock = field(default_factory=threading.Lock)


class Rankings:
    """Those asked for least recently go first."""

    def __init__(self, k1: float, b: float) -> None:
        self._k1, self._b = k1, b
        self._kept: OrderedDict[Scope, _Kept] = OrderedDict()
        self._guard = threading.Lock()

    def drop(self, *_: str) -> None:
        """Something was erased: nothing of it may stay."""
        with self._guard:
            self._kept.clear()

    def ordered(
        self,
        connection: Connection,
        scope: Scope,
        chosen: ColumnElement[bool],
        now: datetime,
        query: str,
        most: int | None,
    ) -> list[tuple[Place, float | None]]:
        """The places of the best of the chosen items, which are those of the scope; all where there is no limit."""
        kept = self._of(scope)
        with kept.lock:
            _bring_up_to_date(connection, kept, chosen, now)
            return kept.ranking.ordered(query, len(kept.ranking) if most is None else most)

    def _of(self, scope: Scope) -> _Kept:
        with self._guard:
            kept = self._kept.get(scope)
            if kept is None:
                kept = self._kept[scope] = _Kept(Ranking(scope.fields, k1=self._k1, b=self._b))
            self._kept.move_to_end(scope)
            while len(self._kept) > 1 and (
                len(self._kept) > _NAMESPACES or sum(len(one.ranking) for one in self._kept.values()) > _MOST
            ):
                self._kept.popitem(last=False)
            return kept


def _bring_up_to_date(connection: Connection, kept: _Kept, chosen: ColumnElement[bool], now: datetime) -> None:
    state = kept.generation, _version(connection)
    seen = connection.info.setdefault("rankings", {})
    if state[1] is not None and seen.get(kept.number) == state and (kept.until is None or as_kept(now) < kept.until):
        return
    rows = connection.execute(_STATES.where(chosen), {"now": now}).all()
    found: dict[Place, Seen] = {(space, key): (updated, expires) for space, key, updated, expires in rows}
    changed, gone = kept.ranking.outdated(found)
    if changed or gone:
        kept.generation += 1
    for row in rows_at(connection, changed):
        place = row.namespace, row.key
        fields = None if row.fields is None else json.loads(row.fields)
        kept.ranking.put(place, found[place], json.loads(row.value), fields)
    kept.ranking.take_over(found, gone)
    kept.until = kept.ranking.until
    seen[kept.number] = kept.generation, state[1]


def rows_at(connection: Connection, places: Sequence[Place]) -> Iterator[Any]:
    """The items that stand there, in any order."""
    for first in range(0, len(places), _AT_ONCE):
        some = places[first : first + _AT_ONCE]
        yield from connection.execute(select(items).where(tuple_(_c.namespace, _c.key).in_(some)))


def _version(connection: Connection) -> tuple[int, int] | None:
    """Changes whenever anybody has changed the database, others or this connection; None where nothing says so."""
    if connection.dialect.name != "sqlite":
        return None
    driver = driver_of(connection)
    return driver.execute("PRAGMA data_version").fetchone()[0], driver.total_changes
