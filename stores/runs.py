"""Nightly runs: who is due, who has claimed whom, and which interactions each run has collected.

There is one run per user and date. A worker claims it for a while (a lease) and gets a number (the fence); if it
dies, another claims the run with a higher number, and whatever the first still tries to apply is refused. Every
interaction carries the run that collected it, so none is collected twice and none is skipped.
"""

from collections.abc import Awaitable, Callable
from datetime import date, timedelta
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, and_, exists, insert, or_, select, update

from stores import schema
from stores.errors import LostLease
from stores.ledger import Ledger
from stores.records import Interaction, Run

Do = Callable[[str, Callable[[Ledger], Any]], Awaitable[Any]]
See = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
FIRST_NIGHT = timedelta(hours=24)
LEASE = timedelta(minutes=10)

_d = schema.deliveries.c
_MARKS: tuple[tuple[str, Any, Any, Any], ...] = (
    ("delivery", schema.deliveries, _d.delivered_at, _d.delivered_run),
    ("read", schema.deliveries, _d.read_at, _d.read_run),
    ("reaction", schema.deliveries, _d.reacted_at, _d.reaction_run),
    ("save", schema.deliveries, _d.saved_at, _d.saved_run),
    ("message", schema.messages, schema.messages.c.at, schema.messages.c.run),
    ("command", schema.commands, schema.commands.c.at, schema.commands.c.run),
)
"""Each kind of interaction: its table, when it happened, and which run collected it."""


class Runs:
    """The nightly runs of all users, as `store.runs`."""

    def __init__(self, do: Do, see: See) -> None:
        self._do = do
        self._see = see

    async def due(self, run_date: date, *, limit: int = 1000, after: str = "") -> list[str]:
        """Users with something to collect and no completed run of that date, in order of id: one query."""
        users, runs = schema.users, schema.extraction_runs
        done = exists().where(runs.c.user_id == users.c.id, runs.c.run_date == run_date, runs.c.status == "completed")
        unfinished = exists().where(
            runs.c.user_id == users.c.id, runs.c.run_date <= run_date, runs.c.status != "completed"
        )
        waiting = or_(unfinished, *(_waits(table, at, run) for _, table, at, run in _MARKS))
        query = (
            select(users.c.id)
            .where(users.c.memory_enabled, users.c.id > after, ~done, waiting)
            .order_by(users.c.id)
            .limit(limit)
        )
        return list(await self._see(lambda connection: list(connection.execute(query).scalars())))

    async def claim(self, user_id: str, run_date: date, *, worker: str, lease: timedelta = LEASE) -> Run | None:
        """Take the user's run of that date; None where it is done, taken, or the user is paused."""
        run: Run | None = await self._do(user_id, lambda ledger: _claim(ledger, run_date, worker, lease))
        return run

    async def renew(self, run: Run, *, lease: timedelta = LEASE) -> None:
        """Keep a claim for longer; raises `LostLease` if another worker has it now."""

        def work(ledger: Ledger) -> None:
            _hold(ledger, run, lease_until=ledger.now + lease)

        await self._do(run.user_id, work)

    async def collect(self, run: Run) -> list[Interaction]:
        """Everything no completed run has collected, oldest first; the same again when a run resumes."""
        return list(await self._do(run.user_id, lambda ledger: _collect(ledger, run)))

    def finish(self, run: Run, **figures: Any) -> Callable[[Ledger], None]:
        """What completes the run in the transaction that applies its effect (for `draft.also`)."""

        def work(ledger: Ledger) -> None:
            _hold(ledger, run, status="completed", error_message=None, lease_until=None, **figures)
            ledger.set_user(memory_last_extracted_at=ledger.now)

        return work

    async def fail(self, run: Run, error: str, **figures: Any) -> None:
        """Record a failure; what was collected waits for the next run."""

        def work(ledger: Ledger) -> None:
            _hold(ledger, run, status="failed", error_message=error[:500], lease_until=None, **figures)
            for _, table, _, mark in _MARKS:
                ledger.connection.execute(
                    update(table).where(table.c.user_id == ledger.user.id, mark == run.id).values({mark: None})
                )

        await self._do(run.user_id, work)

    async def of(self, user_id: str) -> list[dict[str, Any]]:
        """The run records of a user, newest first."""
        table = schema.extraction_runs
        query = select(table).where(table.c.user_id == user_id).order_by(table.c.run_date.desc())
        return list(await self._see(lambda connection: [dict(row) for row in connection.execute(query).mappings()]))


def _waits(table: Any, at: Any, run: Any) -> Any:
    return exists().where(table.c.user_id == schema.users.c.id, at.is_not(None), run.is_(None))


def _claim(ledger: Ledger, run_date: date, worker: str, lease: timedelta) -> Run | None:
    if not (ledger.user.enabled and ledger.settings.enabled):
        return None
    table = schema.extraction_runs
    mine = (table.c.user_id == ledger.user.id) & (table.c.run_date == run_date)
    row = ledger.connection.execute(select(table).where(mine)).mappings().first()
    claim = {"status": "running", "claimed_by": worker, "lease_until": ledger.now + lease}
    if row is None:
        run = Run(str(uuid4()), ledger.user.id, run_date, 1)
        fresh = {"id": run.id, "user_id": run.user_id, "run_date": run_date, "fence": 1, "created_at": ledger.now}
        ledger.connection.execute(insert(table).values(fresh | claim))
        return run
    held = row["status"] == "running" and row["lease_until"] is not None and row["lease_until"] > ledger.now
    if row["status"] == "completed" or held:
        return None
    ledger.connection.execute(update(table).where(mine).values(claim | {"fence": row["fence"] + 1}))
    return Run(row["id"], ledger.user.id, run_date, row["fence"] + 1)


def _hold(ledger: Ledger, run: Run, **values: Any) -> None:
    """Change the run's record if it is still ours."""
    table = schema.extraction_runs
    ours = and_(
        table.c.user_id == ledger.user.id,
        table.c.id == run.id,
        table.c.fence == run.fence,
        table.c.status == "running",
    )
    if ledger.connection.execute(update(table).where(ours).values(**values)).rowcount != 1:
        raise LostLease("another worker has taken over this run; its result stands")


def _collect(ledger: Ledger, run: Run) -> list[Interaction]:
    _hold(ledger, run, lease_until=ledger.now + LEASE)
    runs = schema.extraction_runs
    abandoned = select(runs.c.id).where(
        runs.c.user_id == ledger.user.id,
        runs.c.id != run.id,
        runs.c.status != "completed",
        runs.c.lease_until.is_(None) | (runs.c.lease_until <= ledger.now),
    )
    before = select(runs.c.id).where(runs.c.user_id == ledger.user.id, runs.c.status == "completed")
    first = ledger.connection.execute(before.limit(1)).first() is None
    since = ledger.now - FIRST_NIGHT if first else None
    found: list[Interaction] = []
    for name, table, at, mark in _MARKS:
        free = and_(at.is_not(None), mark.is_(None) | mark.in_(abandoned))
        ledger.connection.execute(update(table).where(table.c.user_id == ledger.user.id, free).values({mark: run.id}))
        found += _interactions(ledger, name, table, at, mark == run.id)
    found = [one for one in found if since is None or one.at > since]
    return sorted(found, key=lambda one: (one.at, one.id))


def _interactions(ledger: Ledger, name: str, table: Any, at: Any, collected: Any) -> list[Interaction]:
    posts, talks = schema.posts, schema.conversations
    query = select(table, at.label("moment")).where(table.c.user_id == ledger.user.id, collected)
    if table is schema.deliveries:
        query = query.add_columns(posts.c.title).join(
            posts, and_(posts.c.user_id == table.c.user_id, posts.c.id == table.c.post_id)
        )
    elif table is schema.messages:
        query = query.add_columns(talks.c.title).join(
            talks, and_(talks.c.user_id == table.c.user_id, talks.c.id == table.c.conversation_id)
        )
    return [_interaction(name, row) for row in ledger.connection.execute(query).mappings()]


def _interaction(name: str, row: Any) -> Interaction:
    number = row["arrival"] if name == "message" else row["id"]
    talk = row["conversation_id"] if name == "message" else None
    post = row.get("post_id")
    return Interaction(
        id=f"{name}:{number}",
        type=name,
        at=row["moment"],
        source=f"discussion:{talk}" if talk else f"{name}:{post or number}",
        title=row.get("title", ""),
        content=row.get("content") or row.get("command") or (row["reaction"] if name == "reaction" else ""),
        role=row.get("role"),
        conversation_id=talk,
        speaker=row.get("speaker"),
    )
