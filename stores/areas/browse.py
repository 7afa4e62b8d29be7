"""What a user looks through, as `store.browse`: their memories page by page in the order of MEMORY.md, and what was
learned and forgotten when."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, func, not_, select

from stores.database import schema
from stores.database.rows import from_row
from stores.database.users import User
from stores.documents.formats.memory_rows import SECTIONS
from stores.records import Durability, Memory, State
from stores.runtime import Runtime
from stores.write.steering.pin import CATEGORY

POST = "source_post_id"
"""Under this name of its details a memory may say which article it came from."""
DAILY = "daily"
"""Asked for as a kind: the lines of daily notes."""
_c = schema.memory.c
_PINNED = _c.details["pinned"].as_boolean().is_(True)
_KEPT_COUNTS = 64


class Shelf(NamedTuple):
    """Memories that are listed under one heading."""

    kind: str
    category: str
    pinned: bool = False


class Learned(NamedTuple):
    """That something was learned."""

    at: datetime
    kind: str
    category: str


ORDER = tuple(Shelf(section.kind, section.category, section.pinned) for section in SECTIONS)


@dataclass(frozen=True, slots=True)
class Listing:
    """Some of the memories that were asked for, how many there are, and how many of each kind and category."""

    memories: list[Memory] = field(default_factory=list)
    total: int = 0
    categories: Mapping[tuple[str, str], int] = field(default_factory=dict)


class Browse:
    """The memories of a user, for their own eyes."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._counts = Counts()

    async def page(
        self,
        user_id: str,
        *,
        kind: str | None = None,
        category: str | None = None,
        archived: bool = False,
        offset: int = 0,
        limit: int = 50,
    ) -> Listing:
        """Some of the memories that stand, in the order of MEMORY.md; with `kind="daily"` the lines of daily notes."""
        recalled = self._runtime.writer.recalled.waiting(user_id)
        look = partial(
            listing, counts=self._counts, recalled=recalled, kind=kind, category=category, archived=archived,
            offset=offset, limit=limit,
        )  # fmt: skip
        return await self._runtime.read(user_id, "user", Listing(), look)

    async def learned(self, user_id: str, since: datetime) -> list[Learned]:
        """When each memory was learned, oldest first."""
        return await self._runtime.read(user_id, "user", [], partial(learned, since=since))

    async def newest(self, user_id: str, limit: int) -> list[Memory]:
        """What was learned last and still stands, newest first."""
        return await self._runtime.read(user_id, "user", [], partial(newest, limit=limit))

    async def forgotten(self, user_id: str, limit: int = 50) -> list[Memory]:
        """What was forgotten, newest first."""
        return await self._runtime.read(user_id, "user", [], partial(forgotten, limit=limit))

    async def several(self, user_id: str, ids: Sequence[str]) -> dict[str, Memory]:
        """Memories by their ids, in whatever state."""
        recalled = self._runtime.writer.recalled.waiting(user_id)
        return await self._runtime.read(user_id, "user", {}, partial(several, ids=ids, recalled=recalled))

    async def one(self, user_id: str, memory_id: str) -> Memory | None:
        """The same for one of them."""
        return (await self.several(user_id, [memory_id])).get(memory_id)

    async def articles(self, user_id: str, memories: Sequence[Memory]) -> dict[str, str]:
        """The titles of the articles that memories came from, by the ids of the memories."""
        return await self._runtime.read(user_id, "user", {}, partial(articles, memories=memories))


class Counts:
    """How many memories each user has of which sort: counted once for each revision, because counting reads all."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[tuple[int, int], Counter[tuple[Any, ...]]]] = {}

    def of(self, connection: Connection, user: User) -> Counter[tuple[Any, ...]]:
        known = self._known.get(user.id)
        if known is None or known[0] != (user.revision, user.epoch):
            while len(self._known) >= _KEPT_COUNTS:
                self._known.pop(next(iter(self._known)), None)
            known = self._known[user.id] = (user.revision, user.epoch), _counted(connection, user)
        return known[1]


def listing(
    connection: Connection,
    user: User,
    *,
    counts: Counts,
    recalled: Mapping[str, int],
    kind: str | None,
    category: str | None,
    archived: bool,
    offset: int,
    limit: int,
) -> Listing:
    """The memories of a kind and category in the order of MEMORY.md, each heading newest first."""
    known = counts.of(connection, user)
    states = {State.ACTIVE.value, *([State.ARCHIVED.value] if archived else [])}
    categories: Counter[tuple[str, str]] = Counter()
    for (sort, of_kind, of_category, state, _), count in known.items():
        if state in states:
            categories[DAILY if sort == Durability.DAILY else of_kind, of_category] += count
    memories: list[Memory] = []
    total = 0
    for shelf in [Shelf(DAILY, "")] if kind == DAILY else [one for one in ORDER if kind in (None, one.kind)]:
        size = sum(count for sort, count in known.items() if sort[3] in states and _on(shelf, sort, category))
        if size and len(memories) < limit and total + size > offset:
            first = max(0, offset - total)
            memories += _some(connection, user, shelf, category, states, first, limit - len(memories))
        total += size
    return Listing([_counting(one, recalled) for one in memories], total, categories)


def learned(connection: Connection, user: User, *, since: datetime) -> list[Learned]:
    query = select(_c.created_at, _c.kind, _c.category).where(_c.user_id == user.id, _c.created_at >= since)
    return [Learned(*row) for row in connection.execute(query.order_by(_c.created_at))]


def newest(connection: Connection, user: User, *, limit: int) -> list[Memory]:
    query = select(schema.memory).where(_c.user_id == user.id, _c.state != State.FORGOTTEN)
    query = query.order_by(_c.created_at.desc(), _c.id).limit(limit)
    return [from_row(row) for row in connection.execute(query).mappings()]


def forgotten(connection: Connection, user: User, *, limit: int) -> list[Memory]:
    query = select(schema.memory).where(_c.user_id == user.id, _c.state == State.FORGOTTEN)
    query = query.order_by(_c.updated_at.desc(), _c.id).limit(limit)
    return [from_row(row) for row in connection.execute(query).mappings()]


def several(
    connection: Connection, user: User, *, ids: Sequence[str], recalled: Mapping[str, int]
) -> dict[str, Memory]:
    query = select(schema.memory).where(_c.user_id == user.id, _c.id.in_(ids))
    found = (from_row(row) for row in connection.execute(query).mappings())
    return {one.id: _counting(one, recalled) for one in found}


def _counting(memory: Memory, recalled: Mapping[str, int]) -> Memory:
    """With what agents recalled since the user's last write."""
    return replace(memory, recalls=memory.recalls + recalled.get(memory.id, 0))


def articles(connection: Connection, user: User, *, memories: Sequence[Memory]) -> dict[str, str]:
    """A memory names its article itself, or came up in a conversation about one."""
    t, p = schema.conversations.c, schema.posts.c
    talks = {one.conversation_id for one in memories if one.conversation_id}
    about = select(t.id, t.post_id, t.title).where(t.user_id == user.id, t.id.in_(talks), t.post_id.is_not(None))
    posts = {row.id: (row.post_id, row.title) for row in connection.execute(about)} if talks else {}
    of = {one.id: (str(one.details[POST]), "") for one in memories if one.details.get(POST)}
    of |= {one.id: posts[one.conversation_id] for one in memories if one.conversation_id in posts and one.id not in of}
    named = select(p.id, p.title).where(p.user_id == user.id, p.id.in_({post for post, _ in of.values()}))
    titles = {row.id: row.title for row in connection.execute(named)} if of else {}
    return {memory_id: titles.get(post) or title or post for memory_id, (post, title) in of.items()}


def _counted(connection: Connection, user: User) -> Counter[tuple[Any, ...]]:
    sort = _c.durability, _c.kind, _c.category, _c.state, _PINNED
    query = select(*sort, func.count()).where(_c.user_id == user.id, _c.state != State.FORGOTTEN).group_by(*sort)
    return Counter({(*row[:4], bool(row[4])): row[5] for row in connection.execute(query)})


def _on(shelf: Shelf, sort: tuple[Any, ...], category: str | None) -> bool:
    durability, kind, of_category, _, pinned = sort
    if category not in (None, of_category):
        return False
    if DAILY in (shelf.kind, durability):
        return bool(shelf.kind == durability)
    if kind != shelf.kind:
        return False
    return kind != "memory" or (of_category == shelf.category and (pinned and of_category == CATEGORY) is shelf.pinned)


def _some(
    connection: Connection, user: User, shelf: Shelf, category: str | None, states: set[str], offset: int, limit: int
) -> list[Memory]:
    query = select(schema.memory).where(_c.user_id == user.id, _c.state.in_(sorted(states)), *_where(shelf))
    if category is not None:
        query = query.where(_c.category == category)
    query = query.order_by(_c.updated_at.desc(), _c.id).offset(offset).limit(limit)
    return [from_row(row) for row in connection.execute(query).mappings()]


def _where(shelf: Shelf) -> list[ColumnElement[bool]]:
    if shelf.kind == DAILY:
        return [_c.durability == Durability.DAILY]
    where = [_c.durability == Durability.DURABLE, _c.kind == shelf.kind]
    if shelf.kind == "memory":
        where.append(_c.category == shelf.category)
    if shelf.category == CATEGORY:
        where.append(_PINNED if shelf.pinned else not_(_PINNED))
    return where
