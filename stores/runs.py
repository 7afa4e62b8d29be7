"""Nightly runs: who is due, and who has claimed whom.

There is one run per user and date. A worker claims it for a while (a lease) and gets a number (the fence); if it
dies, another claims the run with a higher number, and whatever the first still tries to apply is refused.
"""

from collections.abc import Awaitable, Callable, Sequence
from datetime import date, datetime, timedelta
from enum import StrEnum
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, RowMapping, and_, exists, func, insert, select, update

from stores import collection, schema
from stores.errors import LostLease, Paused
from stores.expiry import something_expired
from stores.ledger import Ledger
from stores.records import Interaction, Memory, Run, State
from stores.rows import from_row
from stores.settings import Settings

Do = Callable[[str, Callable[[Ledger], Any]], Awaitable[Any]]
See = Callable[[Callable[[Connection], Any]], Awaitable[Any]]
FIRST_NIGHT = timedelta(hours=24)
"""How far back the first run of a user looks."""

LEASE = timedelta(minutes=2)
"""How long a claim lasts unless it is renewed."""

_runs = schema.extraction_runs
_RUNNING, _COMPLETED, _FAILED = "running", "completed", "failed"


class NotClaimed(StrEnum):
    """Why a run could not be claimed."""

    DONE = "done already for this date"
    HELD = "in progress elsewhere"
    PAUSED = "memory is paused"
    NOTHING = "nothing to collect"


class Runs:
    """The nightly runs of all users, as `store.runs`."""

    def __init__(self, do: Do, see: See) -> None:
        self._do = do
        self._see = see

    async def due(self, run_date: date, *, limit: int = 1000, after: str = "") -> list[str]:
        """Users with something to collect and no completed run of that date, in order of id: one query."""
        users = schema.users.c
        query = select(users.id).where(users.id > after, *_due(run_date)).order_by(users.id).limit(limit)
        return list(await self._see(lambda connection: list(connection.execute(query).scalars())))

    async def count_due(self, run_date: date) -> int:
        query = select(func.count()).select_from(schema.users).where(*_due(run_date))
        return int(await self._see(lambda connection: connection.execute(query).scalar()))

    async def claim(self, user_id: str, run_date: date, *, worker: str, lease: timedelta = LEASE) -> Run | NotClaimed:
        """Take the run of this user and date, with all that no completed run has collected.

        A run whose worker died is taken over with what it had collected; one that failed starts anew.
        """
        if not await self._see(lambda connection: _known(connection, user_id)):
            return NotClaimed.NOTHING
        claimed: Run | NotClaimed = await self._do(user_id, lambda ledger: _claim(ledger, run_date, worker, lease))
        return claimed

    async def waiting(self, user_id: str, now: datetime) -> list[Interaction]:
        """What a run begun now would collect; nothing is claimed or marked."""

        def look(connection: Connection) -> list[Interaction]:
            return _after(collection.waiting(connection, user_id), _since(connection, user_id, now))

        return list(await self._see(look))

    async def renew(self, run: Run, *, lease: timedelta = LEASE) -> None:
        """Keep a claim for longer; raises `LostLease` if another worker has it now."""
        await self._do(run.user_id, lambda ledger: _hold(ledger, run, lease_until=ledger.now + lease))

    def finish(self, ledger: Ledger, run: Run, **figures: Any) -> None:
        """Complete the run in the transaction that applies its effect; raises when the effect may not be applied."""
        if not _remembers(ledger):
            raise Paused("memory was paused during the run; nothing of it is applied")
        _hold(ledger, run, status=_COMPLETED, lease_until=None, **{"error_message": None, **figures})
        ledger.set_user(memory_last_extracted_at=ledger.now)

    async def fail(self, run: Run, error: str, **figures: Any) -> None:
        """Record a failure; what was collected waits for the next run."""

        def work(ledger: Ledger) -> None:
            _hold(ledger, run, status=_FAILED, error_message=error[:500], lease_until=None, **figures)
            collection.release(ledger.connection, ledger.user.id, [run.id])

        await self._do(run.user_id, work)

    async def forgotten(self, user_id: str, since: datetime) -> list[Memory]:
        """What the user had forgotten since then: a run must not learn it again from what was said before."""
        c = schema.memory.c
        query = select(schema.memory).where(c.user_id == user_id, c.state == State.FORGOTTEN, c.updated_at > since)
        return list(await self._see(lambda connection: [from_row(row) for row in connection.execute(query).mappings()]))

    async def expired(
        self,
        settings: Settings,
        now: datetime,
        *,
        among: Sequence[str] | None = None,
        limit: int = 1000,
        after: str = "",
    ) -> list[str]:
        """Users of whom something may have to go, paused ones too, in order of id: one query."""
        users = schema.users.c
        query = select(users.id).where(users.id > after, something_expired(settings, now)).order_by(users.id)
        if among is not None:
            query = query.where(users.id.in_(among))
        return list(await self._see(lambda connection: list(connection.execute(query.limit(limit)).scalars())))

    async def of(self, user_id: str) -> list[dict[str, Any]]:
        """The run records of a user, newest first."""
        query = select(_runs).where(_runs.c.user_id == user_id).order_by(_runs.c.run_date.desc())
        return list(await self._see(lambda connection: [dict(row) for row in connection.execute(query).mappings()]))


def _due(run_date: date) -> tuple[Any, ...]:
    users = schema.users.c
    of_user = _runs.c.user_id == users.id
    done = exists().where(of_user, _runs.c.run_date == run_date, _runs.c.status == _COMPLETED)
    begun = exists().where(of_user, _runs.c.status == _RUNNING)
    return users.memory_enabled, ~done, collection.something_waits() | begun


def _known(connection: Connection, user_id: str) -> bool:
    return connection.execute(select(schema.users.c.id).where(schema.users.c.id == user_id)).first() is not None


def _remembers(ledger: Ledger) -> bool:
    return ledger.user.enabled and ledger.settings.enabled


def _claim(ledger: Ledger, run_date: date, worker: str, lease: timedelta) -> Run | NotClaimed:
    if not _remembers(ledger):
        return NotClaimed.PAUSED
    mine = _runs.c.user_id == ledger.user.id
    concerned = select(_runs).where(mine, (_runs.c.run_date == run_date) | (_runs.c.status == _RUNNING))
    rows = {row["run_date"]: row for row in ledger.connection.execute(concerned).mappings()}
    ours = rows.pop(run_date, None)
    if ours and ours["status"] == _COMPLETED:
        return NotClaimed.DONE
    if any(_is_held(row, ledger.now) for row in (*rows.values(), *([ours] if ours else []))):
        return NotClaimed.HELD
    _abandon(ledger, [row["id"] for row in rows.values()], run_date)
    run_id, fence = (ours["id"], ours["fence"] + 1) if ours else (str(uuid4()), 1)
    found = collection.collect(ledger.connection, ledger.user.id, run_id)
    if not (found or ours):
        return NotClaimed.NOTHING
    since = _since(ledger.connection, ledger.user.id, ledger.now)
    claim = {"status": _RUNNING, "claimed_by": worker, "lease_until": ledger.now + lease, "fence": fence}
    if ours:
        ledger.connection.execute(update(_runs).where(mine, _runs.c.id == run_id).values(claim))
    else:
        fresh = {"id": run_id, "user_id": ledger.user.id, "run_date": run_date, "created_at": ledger.now}
        ledger.connection.execute(insert(_runs).values(fresh | claim))
    return Run(run_id, ledger.user.id, run_date, fence, tuple(_after(found, since)))


def _is_held(row: RowMapping, now: datetime) -> bool:
    return row["status"] == _RUNNING and row["lease_until"] is not None and row["lease_until"] > now


def _abandon(ledger: Ledger, run_ids: list[str], run_date: date) -> None:
    """End runs of other dates whose workers died; from now on whatever these still try to apply is refused."""
    if not run_ids:
        return
    error = f"abandoned by its worker; the run of {run_date} took over"
    ended = {"status": _FAILED, "error_message": error, "lease_until": None}
    mine = _runs.c.user_id == ledger.user.id
    ledger.connection.execute(update(_runs).where(mine, _runs.c.id.in_(run_ids)).values(ended))
    collection.release(ledger.connection, ledger.user.id, run_ids)


def _since(connection: Connection, user_id: str, now: datetime) -> datetime | None:
    """Where the first night of a user begins; no limit once a run was completed.

    It is counted from the first attempt: a failed first night loses nothing.
    """
    mine = _runs.c.user_id == user_id
    if connection.execute(select(_runs.c.id).where(mine, _runs.c.status == _COMPLETED).limit(1)).first():
        return None
    first: datetime | None = connection.execute(select(func.min(_runs.c.created_at)).where(mine)).scalar()
    return (first or now) - FIRST_NIGHT


def _after(found: list[Interaction], since: datetime | None) -> list[Interaction]:
    return found if since is None else [one for one in found if one.at > since]


def _hold(ledger: Ledger, run: Run, **values: Any) -> None:
    """Change the run's record if it is still ours."""
    ours = and_(
        _runs.c.user_id == ledger.user.id,
        _runs.c.id == run.id,
        _runs.c.fence == run.fence,
        _runs.c.status == _RUNNING,
    )
    if ledger.connection.execute(update(_runs).where(ours).values(**values)).rowcount != 1:
        raise LostLease("another worker has taken over this run; its result stands")
