"""How a run is claimed, kept and given up, inside one transaction of its user.

The user's row is locked there, so that of several workers one gets the run; the fence it gets is compared whenever it
changes anything, so that a worker who was thought dead changes nothing.
"""

from dataclasses import replace
from datetime import date, datetime, timedelta
from enum import StrEnum
from functools import cache
from typing import Any
from uuid import uuid4

from sqlalchemy import Connection, bindparam, func, insert, or_, select, update

from stores.areas.nightly_runs import collection
from stores.database import quick, schema
from stores.database.conversations import kept_here
from stores.database.rows import from_record
from stores.database.statements import change, values_of
from stores.errors import LostLease
from stores.records import Interaction, Run, State
from stores.write.unit_of_work import UnitOfWork

FIRST_NIGHT = timedelta(hours=24)
"""How far back the first run of a user looks."""

RUNNING, COMPLETED, PARTIAL, FAILED = "running", "completed", "partial", "failed"

_runs, _memory = schema.extraction_runs, schema.memory.c
_USER: Any = bindparam("user")
_MINE = _runs.c.user_id == _USER
_CONCERNED = select(_runs).where(_MINE, (_runs.c.run_date == bindparam("day")) | (_runs.c.status == RUNNING))
_ANY_COMPLETED = select(_runs.c.id).where(_MINE, _runs.c.status == COMPLETED).limit(1)
_LAST_DONE = select(func.max(_runs.c.run_date)).where(_MINE, _runs.c.status == COMPLETED).scalar_subquery()
_UNFINISHED = select(func.sum(_runs.c.fence)).where(
    _MINE, _runs.c.status == PARTIAL, or_(_LAST_DONE.is_(None), _runs.c.run_date > _LAST_DONE)
)
_BEGIN = insert(_runs)
_FIRST = select(func.min(_runs.c.created_at)).where(_MINE)
_FORGOTTEN = select(schema.memory).where(
    _memory.user_id == _USER, _memory.state == State.FORGOTTEN, _memory.updated_at > bindparam("since")
)


class NotClaimed(StrEnum):
    """Why a run could not be claimed."""

    DONE = "done already for this date"
    HELD = "in progress elsewhere"
    PAUSED = "memory is paused"
    NOTHING = "nothing to collect"


def remembers(unit: UnitOfWork) -> bool:
    return unit.user.enabled and unit.settings.enabled


def claim(unit: UnitOfWork, run_date: date, worker: str, lease: timedelta) -> Run | NotClaimed:
    if not remembers(unit):
        return NotClaimed.PAUSED
    user_id, now = unit.user.id, unit.now
    concerned = quick.rows(unit.connection, _CONCERNED, {"user": user_id, "day": run_date})
    rows = {row.run_date: row for row in concerned}
    ours = rows.get(run_date)
    again = bool(ours) and collection.count_imported(unit.connection, user_id) > 0
    if ours and ours.status == COMPLETED and not again:
        return NotClaimed.DONE
    if any(_is_held(row, now) for row in rows.values()):
        return NotClaimed.HELD
    for row in rows.values():
        if row is not ours:
            _abandon(unit, row.id, run_date)
    run_id, fence = (ours.id, ours.fence + 1) if ours else (str(uuid4()), 1)
    if ours and ours.status in (PARTIAL, COMPLETED):  # what it has learned from already is not collected again
        collection.retag(unit.connection, user_id, run_id, f"{run_id}:{ours.fence}")
    found = collection.collect(unit.connection, user_id, run_id)
    if not found and (not ours or ours.status in (PARTIAL, COMPLETED)):
        return NotClaimed.NOTHING
    since = first_night(unit.connection, user_id, now)
    claimed = {"status": RUNNING, "claimed_by": worker, "lease_until": now + lease, "fence": fence}
    if ours:
        mine = _runs.c.user_id == user_id
        unit.connection.execute(update(_runs).where(mine, _runs.c.id == run_id).values(claimed))
    else:
        fresh = {"id": run_id, "user_id": user_id, "run_date": run_date, "created_at": now}
        quick.put(unit.connection, _BEGIN, [fresh | claimed])
    tried = quick.rows(unit.connection, _UNFINISHED, {"user": user_id})[0][0] or 0
    run = Run(run_id, user_id, run_date, fence, unit.user.timezone, unfinished=tried)
    return prepared(unit.connection, run, found, since)


def prepared(connection: Connection, run: Run, found: list[Interaction], since: datetime | None) -> Run:
    """The run with what it may learn from, what of it stays among itself, and what the user had forgotten since."""
    recent = tuple(one for one in found if since is None or one.at > since or collection.is_imported(one))
    if not recent:
        return run
    gone = quick.rows(connection, _FORGOTTEN, {"user": run.user_id, "since": recent[0].at})
    apart = frozenset(kept_here(connection, run.user_id))
    return replace(run, interactions=recent, forgotten=tuple(map(from_record, gone)), apart=apart)


def first_night(connection: Connection, user_id: str, now: datetime) -> datetime | None:
    """Where the first night of a user begins; no limit once a run was completed.

    It is counted from the first attempt: a failed first night loses nothing.
    """
    if quick.rows(connection, _ANY_COMPLETED, {"user": user_id}):
        return None
    first: datetime | None = quick.rows(connection, _FIRST, {"user": user_id})[0][0]
    return (first or now) - FIRST_NIGHT


def hold(unit: UnitOfWork, run: Run, **values: Any) -> None:
    """Change the run's record if it is still ours."""
    ours = {"user": unit.user.id, "run": run.id, "as_fenced": run.fence}
    if not quick.rows(unit.connection, _held(tuple(values)), ours | values_of(values)):
        raise LostLease("another worker has taken over this run; its result stands")


@cache
def _held(names: tuple[str, ...]) -> Any:
    """Gives these columns of a run another value if it is still held; what it changed is its row."""
    ours = _runs.c.id == bindparam("run"), _runs.c.fence == bindparam("as_fenced"), _runs.c.status == RUNNING
    return change(_runs, names).where(_MINE, *ours).returning(_runs.c.id)


def _is_held(row: Any, now: datetime) -> bool:
    return row.status == RUNNING and row.lease_until is not None and row.lease_until > now


def _abandon(unit: UnitOfWork, run_id: str, run_date: date) -> None:
    """End a run of another date whose worker died; from now on whatever that one still tries to apply is refused."""
    error = f"abandoned by its worker; the run of {run_date} took over"
    ended = {"status": FAILED, "error_message": error, "lease_until": None}
    mine = _runs.c.user_id == unit.user.id
    unit.connection.execute(update(_runs).where(mine, _runs.c.id == run_id).values(ended))
    collection.release(unit.connection, unit.user.id, run_id)
