"""What goes by itself: daily notes as whole files, messages and interactions, each after its time."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select

from stores.database import schema
from stores.database.schemas.items import items
from stores.database.schemas.tasks import tasks
from stores.documents.formats import daily_md
from stores.documents.records import daily_name
from stores.records import Author, Durability, Memory
from stores.settings import Settings
from stores.write.steering.retention import message_days, note_days
from stores.write.unit_of_work import UnitOfWork

_ANSWERS_KEPT = timedelta(days=7)


def something_expired(settings: Settings, now: datetime) -> Any:
    """The condition on a row of `users` that something of this user may have to go.

    Who chose for themselves how long it is kept is looked at every time.
    Interactions need no look of their own: a night makes a daily note of each, which expires no later.
    """
    m, talk, c = schema.memory.c, schema.messages.c, schema.commands.c
    mine = schema.users.c.id
    # Days are the users' own: somewhere it is tomorrow already.
    oldest = now.date() + timedelta(days=1) - timedelta(days=settings.daily_retention_days)
    before = now - timedelta(days=settings.message_retention_days)
    chosen = schema.users.c.note_days.is_not(None) | schema.users.c.message_days.is_not(None)
    return or_(
        chosen,
        exists().where(m.user_id == mine, m.durability == Durability.DAILY, m.day < oldest),
        exists().where(talk.user_id == mine, _over(talk, before, now)),
        exists().where(c.user_id == mine, c.at < before),
    )


def expire(unit: UnitOfWork) -> dict[str, int]:
    """Remove everything of this user whose time is over; says how much of each."""
    counts = {"daily_notes": _daily_notes(unit), "messages": _messages(unit), "interactions": _interactions(unit)}
    table, kept = schema.documents, daily_name(unit.today - note_days(unit))
    unit.connection.execute(
        delete(table).where(
            table.c.user_id == unit.user.id, table.c.current == b"", table.c.name < kept, ~table.c.pending
        )
    )
    for table, at in ((schema.calls, schema.calls.c.at), (tasks, tasks.c.created_at)):
        old = at < unit.now - _ANSWERS_KEPT
        unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id, old))
    over = items.c.expires_at <= unit.now
    unit.connection.execute(delete(items).where(items.c.user_id == unit.user.id, over))
    gone = {name: count for name, count in counts.items() if count}
    if gone:
        with unit.batch("expiry"):
            unit.note("expired", after=gone)
    return gone


def _daily_notes(unit: UnitOfWork) -> int:
    """A note and its memories go together, when its day is over for long enough."""
    oldest = unit.today - note_days(unit)
    over = [one for one in unit.everything() if one.durability is Durability.DAILY and one.day and one.day < oldest]
    kept = {one.day for one in over if _came_late(one, unit.now)}
    expired = 0
    for name in unit.pages.names():
        day = daily_md.day_of(name.rpartition("/")[2])
        if day is not None and day < oldest and day not in kept and unit.pages[name].current:
            unit.pages.put_text(name, b"")
            expired += 1
    for memory in over:
        if memory.day not in kept:
            unit.erase(memory)
    return expired


def _came_late(memory: Memory, now: datetime) -> bool:
    """Whether an import brought it long after its day: its time is counted from there."""
    return memory.author is Author.IMPORT and memory.expires_at is not None and memory.expires_at > now


def _over(turns: Any, before: datetime, now: datetime) -> Any:
    return and_(turns.at < before, or_(turns.keep_until.is_(None), turns.keep_until < now))


def _messages(unit: UnitOfWork) -> int:
    table, talks = schema.messages, schema.conversations
    before = unit.now - message_days(unit)
    old = _over(table.c, before, unit.now)
    gone = unit.connection.execute(delete(table).where(table.c.user_id == unit.user.id, old)).rowcount
    if gone:
        unit.mark_erased()
    said = exists(
        select(table.c.arrival).where(table.c.user_id == talks.c.user_id, table.c.conversation_id == talks.c.id)
    )
    unit.connection.execute(delete(talks).where(talks.c.user_id == unit.user.id, talks.c.last_at < before, ~said))
    return gone


def _interactions(unit: UnitOfWork) -> int:
    """Deliveries and commands of long ago, with the posts that nothing else names."""
    before = unit.now - message_days(unit)
    d, c, posts = schema.deliveries, schema.commands, schema.posts
    moments: tuple[Any, ...] = (d.c.delivered_at, d.c.read_at, d.c.reacted_at, d.c.saved_at)
    old = and_(*(moment.is_(None) | (moment < before) for moment in moments))
    mine = unit.user.id
    gone = unit.connection.execute(delete(d).where(d.c.user_id == mine, old)).rowcount
    gone += unit.connection.execute(delete(c).where(c.c.user_id == mine, c.c.at < before)).rowcount
    shown = exists(select(d.c.id).where(d.c.user_id == posts.c.user_id, d.c.post_id == posts.c.id))
    unit.connection.execute(delete(posts).where(posts.c.user_id == mine, ~shown))
    return gone
