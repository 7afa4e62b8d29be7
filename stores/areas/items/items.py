"""Items as `store.items`: put, get, search and expire, on the store's one writer and its readers.

The methods block; whoever runs an event loop calls them through `in_reader`, or waits for what `change` returns. An
item whose time is over is gone with the next sweep, and before that for readers who do not ask for expired ones.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from itertools import islice
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql

from stores.areas.items import filters
from stores.areas.items.moments import as_kept, from_kept
from stores.areas.items.namespaces import Namespace, as_text, from_text, owner_of
from stores.areas.items.order import WHOLE, Place
from stores.areas.items.rankings import Rankings, Scope, rows_at
from stores.database.connection import driver_of
from stores.database.row_security import act_for_everybody
from stores.database.schemas.items import items
from stores.database.users import NOBODY
from stores.errors import InvalidInput
from stores.runtime import Runtime
from stores.write.checks.gate import check_unicode
from stores.write.unit_of_work import UnitOfWork

T = TypeVar("T")
_c = items.c
_alive = or_(_c.expires_at.is_(None), _c.expires_at > bindparam("now"))
_GET = select(items).where(_c.namespace == bindparam("space"), _c.key == bindparam("name"), _alive)
_DELETE = delete(items).where(
    _c.user_id == bindparam("owner"), _c.namespace == bindparam("space"), _c.key == bindparam("name")
)
_REFRESH = (
    update(items)
    .where(_c.user_id == bindparam("owner"), _c.namespace == bindparam("space"), _c.key == bindparam("name"))
    .values(expires_at=bindparam("until"))
)
_COLUMNS = ("user_id", "namespace", "key", "value", "fields", "created_at", "updated_at", "expires_at", "ttl_minutes")
_CHANGED = ("value", "fields", "updated_at", "expires_at", "ttl_minutes")
_PUT = """
    INSERT INTO items (user_id, namespace, key, value, fields, created_at, updated_at, expires_at, ttl_minutes)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (namespace, key) DO UPDATE SET value = excluded.value, fields = excluded.fields,
    updated_at = excluded.updated_at, expires_at = excluded.expires_at, ttl_minutes = excluded.ttl_minutes
"""
_LOOK_UP = (
    "SELECT value, fields, created_at, updated_at, expires_at, ttl_minutes FROM items WHERE namespace = ? AND key = ?"
)
_EVER = datetime(1970, 1, 1, tzinfo=UTC)
_NEXT = chr(ord(".") + 1)
_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Item:
    """A value under a namespace and a key."""

    namespace: Namespace
    key: str
    value: dict[str, Any]
    created_at: datetime
    updated_at: datetime
    ttl_minutes: float | None = None
    fields: tuple[str, ...] | None = None
    """The paths of its texts; None: those the searcher takes for all."""
    score: float | None = None


@dataclass(frozen=True, slots=True)
class Putting:
    """Keep this value, written as JSON; without one, remove what stands there."""

    namespace: Namespace
    key: str
    value: str | None
    ttl_minutes: float | None = None
    fields: Sequence[str] | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which items: those at or below a namespace that a filter lets through; a query ranks them."""

    prefix: Namespace
    filter: Mapping[str, Any] | None = None
    query: str = ""
    limit: int = 10
    offset: int = 0
    fields: Sequence[str] = (WHOLE,)
    expired: bool = False


class Items:
    """The items of all users and of the program itself."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._rankings = Rankings(runtime.settings.bm25_k1, runtime.settings.bm25_b)
        runtime.erased.append(self._rankings.drop)
        self._last = _EVER

    def change(self, puttings: Iterable[Putting]) -> list[Future[Any]]:
        """Hand changes to the writer, those of one owner in one transaction: kept when the futures are done."""
        by_owner: dict[str, list[Putting]] = {}
        for one in puttings:
            _check(one)
            by_owner.setdefault(owner_of(one.namespace), []).append(one)
        submit = self._runtime.writer.submit
        return [submit(owner, partial(self._apply, puttings=mine), apart=True) for owner, mine in by_owner.items()]

    def get(self, namespace: Namespace, key: str, *, expired: bool = False) -> Item | None:
        if self._runtime.database.sqlite:
            return self._look_up(namespace, key, expired)
        place = {"space": as_text(namespace), "name": key, "now": self._now(expired)}
        row = self._read(namespace, lambda connection: connection.execute(_GET, place).first())
        return None if row is None else _item(row)

    def _now(self, expired: bool) -> datetime:
        """The moment after which an item's time must end; with expired ones, any."""
        return _EVER if expired else self._runtime.clock()

    def _look_up(self, namespace: Namespace, key: str, expired: bool) -> Item | None:
        row = self._runtime.database.look_up(_LOOK_UP, (as_text(namespace), key))
        if row is None:
            return None
        value, fields, created, updated, expires, minutes = row
        if expires is not None and not expired and from_kept(expires) <= self._runtime.clock():
            return None
        paths = None if fields is None else tuple(json.loads(fields))
        return Item(namespace, key, json.loads(value), from_kept(created), from_kept(updated), minutes, paths)

    def search(self, wanted: Wanted) -> list[Item]:
        """Newest first; with a query, best first."""
        filters.check(wanted.filter or {})
        return self._read(wanted.prefix, partial(self._search, wanted=wanted))

    def _search(self, connection: Connection, wanted: Wanted) -> list[Item]:
        chosen = select(items).where(_below(wanted.prefix), _alive).order_by(_c.updated_at.desc(), _c.namespace, _c.key)
        now = {"now": self._now(wanted.expired)}
        if not wanted.filter and not wanted.query:
            page = chosen.limit(wanted.limit).offset(wanted.offset)
            return [_item(row) for row in connection.execute(page, now)]
        if wanted.query:
            return self._ranked(connection, wanted)
        found = [_item(row) for row in connection.execute(chosen, now)]
        found = [item for item in found if filters.matches(item.value, wanted.filter or {})]
        return found[wanted.offset : wanted.offset + wanted.limit]

    def _ranked(self, connection: Connection, wanted: Wanted) -> list[Item]:
        """Best first; with a filter, as many are read as it takes to find those of the page."""
        scope = Scope(wanted.prefix, tuple(wanted.fields), wanted.expired)
        last = wanted.offset + wanted.limit
        asked = wanted.query, None if wanted.filter else last
        chosen = _below(wanted.prefix) & _alive
        order = self._rankings.ordered(connection, scope, chosen, self._now(wanted.expired), *asked)
        if not wanted.filter:
            return list(_read(connection, order[wanted.offset : last]))
        found = (one for one in _read(connection, order) if filters.matches(one.value, wanted.filter))
        return list(islice(found, wanted.offset, last))

    def namespaces(self, prefix: Namespace = (), *, expired: bool = False) -> list[Namespace]:
        """Those at or below a namespace that hold something."""
        query = select(_c.namespace).where(_below(prefix), _alive).distinct()
        now = {"now": self._now(expired)}
        found = self._read(prefix, lambda connection: list(connection.execute(query, now).scalars()))
        return [from_text(one) for one in found]

    def refresh(self, found: Iterable[Item]) -> list[Future[Any]]:
        """Items that expire get their whole time again, because they were read."""
        now = self._runtime.clock()
        by_owner: dict[str, list[dict[str, Any]]] = {}
        for item in found:
            if item.ttl_minutes is not None:
                owner = owner_of(item.namespace)
                until = now + timedelta(minutes=item.ttl_minutes)
                row = {"owner": owner, "space": as_text(item.namespace), "name": item.key, "until": until}
                by_owner.setdefault(owner, []).append(row)
        submit = self._runtime.writer.submit
        return [submit(owner, partial(_refresh, rows=rows), apart=True, lazy=True) for owner, rows in by_owner.items()]

    def _apply(self, unit: UnitOfWork, puttings: Sequence[Putting]) -> None:
        """The last change of a key is the one that counts."""
        # No two changes carry the same moment: it tells whether an item is still as it was seen.
        self._last = max(unit.now, self._last + timedelta(microseconds=1))
        on_sqlite = unit.connection.dialect.name == "sqlite"
        for one in {(putting.namespace, putting.key): putting for putting in puttings}.values():
            place = {"owner": unit.user.id, "space": as_text(one.namespace), "name": one.key}
            if one.value is None:
                unit.connection.execute(_DELETE, place)
            elif on_sqlite:
                driver_of(unit.connection).execute(_PUT, [as_kept(value) for value in _row(unit, one, self._last)])
            else:
                unit.connection.execute(_upsert(), dict(zip(_COLUMNS, _row(unit, one, self._last), strict=True)))

    def sweep(self) -> int:
        """Remove what has expired, of everybody; says how much that was."""
        future = self._runtime.writer.submit(NOBODY, _sweep, apart=True)
        return int(future.result())

    def _read(self, namespace: Namespace, look: Callable[[Connection], T]) -> T:
        with self._reading(namespace) as connection:
            return look(connection)

    def _reading(self, namespace: Namespace) -> AbstractContextManager[Connection]:
        """A namespace that could hold items of several owners is read as nobody's in particular."""
        owner, database = owner_of(namespace), self._runtime.database
        return database.reading(owner) if owner != NOBODY else database.reading_all()


def _check(one: Putting) -> None:
    for text in (*one.namespace, one.key):
        if refused := check_unicode(text):
            raise InvalidInput(f"a namespace or key cannot be kept: {refused.reason}")


def _below(prefix: Namespace) -> Any:
    if not prefix:
        return _c.namespace >= ""
    path = as_text(prefix)
    return or_(_c.namespace == path, (_c.namespace > f"{path}.") & (_c.namespace < f"{path}{_NEXT}"))


def _row(unit: UnitOfWork, one: Putting, at: datetime) -> tuple[Any, ...]:
    """A value of each column."""
    minutes, now = one.ttl_minutes, unit.now
    fields = None if one.fields is None else json.dumps(list(one.fields))
    until = None if minutes is None else now + timedelta(minutes=minutes)
    return unit.user.id, as_text(one.namespace), one.key, one.value, fields, now, at, until, minutes


@cache
def _upsert() -> Insert:
    statement = postgresql.insert(items)
    changed = {name: statement.excluded[name] for name in _CHANGED}
    return statement.on_conflict_do_update(index_elements=["namespace", "key"], set_=changed)


def _refresh(unit: UnitOfWork, rows: list[dict[str, Any]]) -> None:
    unit.connection.execute(_REFRESH, rows)


def _sweep(unit: UnitOfWork) -> int:
    act_for_everybody(unit.connection)
    return unit.connection.execute(delete(items).where(_c.expires_at <= unit.now)).rowcount


def _read(connection: Connection, order: Sequence[tuple[Place, float | None]]) -> Iterator[Item]:
    """The items that stand at these places, in this order, with their scores."""
    for first in range(0, len(order), _AT_ONCE):
        some = order[first : first + _AT_ONCE]
        rows = {(row.namespace, row.key): row for row in rows_at(connection, [place for place, _ in some])}
        yield from (_scored(_item(rows[place]), score) for place, score in some if place in rows)


def _item(row: Any) -> Item:
    return Item(
        from_text(row.namespace),
        row.key,
        json.loads(row.value),
        row.created_at,
        row.updated_at,
        row.ttl_minutes,
        None if row.fields is None else tuple(json.loads(row.fields)),
    )


def _scored(item: Item, score: float | None) -> Item:
    return Item(
        item.namespace, item.key, item.value, item.created_at, item.updated_at, item.ttl_minutes, item.fields, score
    )
