"""Nightly runs: who is due, and who has claimed whom.

There is one run per user and date. A worker claims it for a while (a lease) and gets a number (the fence); if it
dies, another claims the run with a higher number, and whatever the first still tries to apply is refused.
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

from sqlalchemy import Connection, and_, exists, func, literal_column, select

from stores.areas.nightly_runs import claims, collection
from stores.areas.nightly_runs.claims import COMPLETED, FAILED, PARTIAL, RUNNING, NotClaimed
from stores.database import schema
from stores.database.users import look_up_user
from stores.errors import Paused
from stores.records import Run
from stores.runtime import Runtime
from stores.settings import Settings
from stores.write.expire import something_expired
from stores.write.unit_of_work import UnitOfWork

__all__ = ["LEASE", "NotClaimed", "Runs"]

LEASE = timedelta(minutes=2)
"""How long a claim lasts unless it is renewed."""

_runs = schema.extraction_runs
_BEGUN = select(_runs.c.user_id).where(_runs.c.status == literal_column(f"'{RUNNING}'"))
"""Spelled out, as in the index on it."""


class Runs:
    """The nightly runs of all users, as `store.runs`."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def due(self, run_date: date, *, limit: int = 1000, after: str = "") -> list[str]:
        """Users with something to collect and no completed run of that date, in order of id. Where nobody is due this
        is one query, which reads nothing of those with nothing to collect."""

        def look(connection: Connection) -> list[str]:
            found, last = list[str](), after
            while len(found) < limit:
                waiting = collection.who_waits(_BEGUN, after=last, limit=limit).subquery()
                some = select(waiting.c.user_id).order_by(waiting.c.user_id).limit(limit).subquery()
                told = select(some.c.user_id, and_(*_due(run_date)).label("due"))
                told = told.join(schema.users, schema.users.c.id == some.c.user_id).order_by(some.c.user_id)
                rows = connection.execute(told).all()
                found += (row.user_id for row in rows if row.due)
                if len(rows) < limit:
                    break
                last = rows[-1].user_id
            return found[:limit]

        return await self._runtime.read_everyone(look)

    async def count_due(self, run_date: date) -> int:
        waiting = collection.who_waits(_BEGUN).subquery()
        mine = schema.users.c.id.in_(select(waiting.c.user_id))
        query = select(func.count()).select_from(schema.users).where(mine, *_due(run_date))
        return await self._runtime.read_everyone(lambda connection: connection.execute(query).scalar() or 0)

    async def claim(self, user_id: str, run_date: date, *, worker: str, lease: timedelta = LEASE) -> Run | NotClaimed:
        """Take the run of this user and date, with all that no completed run has collected.

        A run whose worker died is taken over with what it had collected; one that failed starts anew.
        """
        if not await self._runtime.read(user_id, "user", False, lambda connection, user: True):
            return NotClaimed.NOTHING
        claimed: Run | NotClaimed = await self._runtime.write_rows_only(
            user_id, lambda unit: claims.claim(unit, run_date, worker, lease)
        )
        return claimed

    async def preview(self, user_id: str, run_date: date, now: datetime) -> Run | NotClaimed:
        """The run that a claim would give now; nothing is claimed or marked."""

        def look(connection: Connection) -> Run | NotClaimed:
            user = look_up_user(connection, user_id)
            if not user.enabled:
                return NotClaimed.PAUSED
            found = collection.waiting(connection, user_id)
            since = claims.first_night(connection, user_id, now)
            run = claims.prepared(connection, Run("", user_id, run_date, 0, user.timezone), found, since)
            return run if run.interactions else NotClaimed.NOTHING

        return await self._runtime.read_rows(user_id, look)

    async def imported(self, user_id: str) -> tuple[int, int]:
        """How many turns of imported conversations no run has read, and their letters."""
        return await self._runtime.read_rows(user_id, partial(collection.weigh_imported, user_id=user_id))

    async def renew(self, run: Run, *, lease: timedelta = LEASE) -> None:
        """Keep a claim for longer; raises `LostLease` if another worker has it now."""

        def work(unit: UnitOfWork) -> None:
            claims.hold(unit, run, lease_until=unit.now + lease)

        await self._runtime.write_rows_only(run.user_id, work)

    def finish(self, unit: UnitOfWork, run: Run, *, left: Collection[str] = (), **figures: Any) -> None:
        """End the run in the transaction that applies its effect; raises when the effect may not be applied.

        Interactions that are `left` wait for the next run, and this one is only partial.
        """
        if not claims.remembers(unit):
            raise Paused("memory was paused during the run; nothing of it is applied")
        status = PARTIAL if left else COMPLETED
        claims.hold(unit, run, status=status, lease_until=None, **{"error_message": None, **figures})
        collection.release_only(unit.connection, unit.user.id, left)
        unit.set_user(memory_last_extracted_at=unit.now)

    async def fail(self, run: Run, error: str, **figures: Any) -> None:
        """Record a failure; what was collected waits for the next run."""

        def work(unit: UnitOfWork) -> None:
            claims.hold(unit, run, status=FAILED, error_message=error[:500], lease_until=None, **figures)
            collection.release(unit.connection, unit.user.id, run.id)

        await self._runtime.write_rows_only(run.user_id, work)

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
        query = query.limit(limit)
        return await self._runtime.read_everyone(lambda connection: list(connection.execute(query).scalars()))

    async def of(self, user_id: str) -> list[dict[str, Any]]:
        """The run records of a user, newest first."""
        query = select(_runs).where(_runs.c.user_id == user_id).order_by(_runs.c.run_date.desc())

        def look(connection: Connection) -> list[dict[str, Any]]:
            return [dict(row) for row in connection.execute(query).mappings()]

        return await self._runtime.read_rows(user_id, look)


def _due(run_date: date) -> tuple[Any, ...]:
    """The conditions on a user for whom something waits."""
    users = schema.users.c
    of_user = _runs.c.user_id == users.id
    done = exists().where(of_user, _runs.c.run_date == run_date, _runs.c.status == COMPLETED)
    done &= ~collection.imported_waits(users.id)
    return users.memory_enabled, ~done
