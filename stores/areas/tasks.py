"""Tool calls that wait, as `store.tasks`: a bounded queue that survives a kill, and the answers it came to.

Its transactions are its own and lock no user, so that a call can be put aside while the user's row is busy. A task is
held by whoever works on it; when the hold runs out, another process takes it. What a call does is done once, because
every verb remembers its call.
"""

from collections.abc import Callable, Mapping, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, TypeVar
from uuid import uuid4

from sqlalchemy import Connection, bindparam, func, insert, select, text, update

from stores.database.row_security import act_for_everybody
from stores.database.schema import users
from stores.database.schemas.tasks import DONE, FAILED, WAITING, tasks
from stores.database.users import look_up_user
from stores.runtime import Runtime
from stores.write.erasure.eras import began_paused, outdated

T = TypeVar("T")
HOLD = timedelta(seconds=30)
_TRIES = 5
_LOCK = 7215438190214
_c = tasks.c
_FINISH = (
    update(tasks)
    .where(_c.id == bindparam("task"), _c.state == WAITING)
    .values(
        state=bindparam("to_state"), answer=bindparam("said"), finished_at=bindparam("at"), held_until=None, call={}
    )
)


@dataclass(frozen=True, slots=True)
class Task:
    """One call that was put aside."""

    id: str
    user_id: str
    tool: str
    call: Mapping[str, Any]
    state: str = WAITING
    answer: str = ""
    era: int | None = None
    """The user's era when it was claimed."""

    @property
    def done(self) -> bool:
        return self.state != WAITING


@dataclass(frozen=True, slots=True)
class Finished:
    """What a task came to."""

    task_id: str
    answer: str
    ok: bool = True


class Tasks:
    """The queue of all users; a task is read only by its owner."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def add(self, user_id: str, call_id: str, tool: str, call: Mapping[str, Any]) -> str | None:
        """Put a call aside, held by the caller; its id, or nothing when the queue is full, or memory is paused: of what
        is said then nothing is written down. The same call is put aside once."""
        row = {"id": str(uuid4()), "user_id": user_id, "call_id": call_id, "tool": tool, "call": dict(call)}
        caller = copy_context()
        return await self._alone(lambda connection: self._add(connection, row, caller))

    def _add(self, connection: Connection, row: dict[str, Any], caller: Context) -> str | None:
        user = look_up_user(connection, row["user_id"])
        if refused := outdated(caller, user):
            raise refused
        if not user.enabled or began_paused(caller, user.id):
            return None
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        same = select(_c.id).where(_c.user_id == row["user_id"], _c.call_id == row["call_id"])
        known: str | None = connection.execute(same).scalar()
        if known is None and _waiting(connection) < self._runtime.settings.tool_queue_size:
            now = self._runtime.clock()
            connection.execute(insert(tasks).values(**row, created_at=now, held_until=now + HOLD))
            known = str(row["id"])
        return known

    async def claim(self, most: int) -> list[Task]:
        """The oldest tasks that nobody works on, held from now on."""
        return await self._alone(lambda connection: self._claim(connection, most))

    def _claim(self, connection: Connection, most: int) -> list[Task]:
        now = self._runtime.clock()
        free = _c.held_until.is_(None) | (_c.held_until < now)
        query = select(tasks).where(_c.state == WAITING, free).order_by(_c.created_at).limit(most)
        rows = connection.execute(query.with_for_update(skip_locked=True)).all()
        given_up = [row.id for row in rows if row.attempts >= _TRIES]
        if given_up:
            _finish(
                connection, [Finished(one, "It failed too often and was given up.", ok=False) for one in given_up], now
            )
        taken = [row for row in rows if row.id not in given_up]
        held = update(tasks).where(_c.id.in_([row.id for row in taken]))
        connection.execute(held.values(held_until=now + HOLD, attempts=_c.attempts + 1))
        whose = select(users.c.id, users.c.era).where(users.c.id.in_({row.user_id for row in taken}))
        eras = {row.id: row.era for row in connection.execute(whose)}
        return [Task(row.id, row.user_id, row.tool, row.call, era=eras.get(row.user_id)) for row in taken]

    async def finish(self, finished: Sequence[Finished]) -> None:
        """Keep the answers, all in one transaction; the calls themselves are no longer kept."""
        if finished:
            await self._alone(lambda connection: _finish(connection, finished, self._runtime.clock()))

    async def get(self, user_id: str, task_id: str) -> Task | None:
        """One task of this user."""
        query = select(tasks).where(_c.user_id == user_id, _c.id == task_id)

        def look(connection: Connection) -> Task | None:
            row = connection.execute(query).first()
            return Task(row.id, row.user_id, row.tool, row.call, row.state, row.answer or "") if row else None

        return await self._runtime.read_rows(user_id, look)

    async def waiting(self) -> int:
        """How many tasks wait, of all users."""
        return await self._runtime.read_everyone(_waiting)

    async def _alone(self, work: Callable[[Connection], T]) -> T:
        return await self._runtime.in_reader(self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._runtime.database.writing() as connection:
            act_for_everybody(connection)
            return work(connection)


def _waiting(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(tasks).where(_c.state == WAITING)).scalar() or 0)


def _finish(connection: Connection, finished: Sequence[Finished], now: Any) -> None:
    values = [
        {"task": one.task_id, "to_state": DONE if one.ok else FAILED, "said": one.answer, "at": now} for one in finished
    ]
    connection.execute(_FINISH, values)
