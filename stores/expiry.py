"""What goes by itself: daily notes as whole files, messages and interactions, each after its time."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, delete, exists, or_, select

from stores import daily_md, schema
from stores.ledger import Ledger
from stores.records import Durability

_ANSWERS_KEPT = timedelta(days=7)


def expire(ledger: Ledger) -> dict[str, int]:
    """Remove everything of this user whose time is over; says how much of each."""
    counts = {"daily_notes": _daily_notes(ledger), "messages": _messages(ledger)}
    counts["interactions"] = _interactions(ledger)
    table = schema.documents
    ledger.connection.execute(
        delete(table).where(table.c.user_id == ledger.user.id, table.c.current == b"", ~table.c.pending)
    )
    table = schema.calls
    ledger.connection.execute(
        delete(table).where(table.c.user_id == ledger.user.id, table.c.at < ledger.now - _ANSWERS_KEPT)
    )
    return {name: count for name, count in counts.items() if count}


def _daily_notes(ledger: Ledger) -> int:
    oldest = ledger.today - timedelta(days=ledger.settings.daily_retention_days)
    expired = 0
    for name in ledger.pages.names():
        day = daily_md.day_of(name.rpartition("/")[2])
        if day is not None and day < oldest and ledger.pages[name].current:
            ledger.pages.put_text(name, b"")
            expired += 1
    gone = [memory for memory in ledger.everything() if _over(memory.durability, memory.expires_at, ledger.now)]
    for memory in gone:
        ledger.erase(memory)
    return expired


def _over(durability: Durability, expires_at: datetime | None, now: datetime) -> bool:
    return durability is Durability.DAILY and expires_at is not None and expires_at <= now


def _messages(ledger: Ledger) -> int:
    table, talks = schema.messages, schema.conversations
    before = ledger.now - timedelta(days=ledger.settings.message_retention_days)
    old = and_(table.c.at < before, or_(table.c.keep_until.is_(None), table.c.keep_until < ledger.now))
    gone = ledger.connection.execute(delete(table).where(table.c.user_id == ledger.user.id, old)).rowcount
    if gone:
        ledger.mark_erased()
    said = exists(
        select(table.c.arrival).where(table.c.user_id == talks.c.user_id, table.c.conversation_id == talks.c.id)
    )
    ledger.connection.execute(delete(talks).where(talks.c.user_id == ledger.user.id, talks.c.last_at < before, ~said))
    return gone


def _interactions(ledger: Ledger) -> int:
    """Deliveries and commands that a run has collected and whose time is over."""
    before = ledger.now - timedelta(days=ledger.settings.message_retention_days)
    d, c, posts = schema.deliveries, schema.commands, schema.posts
    moments: tuple[Any, ...] = (d.c.delivered_at, d.c.read_at, d.c.reacted_at, d.c.saved_at)
    old = and_(*(moment.is_(None) | (moment < before) for moment in moments))
    mine = ledger.user.id
    gone = ledger.connection.execute(delete(d).where(d.c.user_id == mine, old)).rowcount
    gone += ledger.connection.execute(delete(c).where(c.c.user_id == mine, c.c.at < before)).rowcount
    shown = exists(select(d.c.id).where(d.c.user_id == posts.c.user_id, d.c.post_id == posts.c.id))
    ledger.connection.execute(delete(posts).where(posts.c.user_id == mine, ~shown))
    return gone
