"""How tools are used, as `store.usage`: noted in passing, added to the tables a moment later.

A call only changes a counter in memory; what came together within two seconds is one small transaction, so a crowd
of calls pays for few. A kill loses those seconds, closing loses nothing. No word of a user or a model is kept: tools,
outcomes and durations come from closed lists.
"""

import logging
import threading
from bisect import bisect_left
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from stores.database.row_security import act_for_everybody
from stores.database.schema import conversations
from stores.database.schemas.usage import tool_conversations, tool_usage
from stores.errors import MemoryStoreError
from stores.runtime import Runtime

WITHIN_MS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000)
"""Upper bounds of the durations told apart, in milliseconds."""
LONGER, UNMEASURED = 0, -1
"""For a call that took longer than any of them, and for one that was answered without being run."""
HOURS_A_DAY = 24
_DELAY_S = 2.0
_KEPT_BY_HOUR = 30 * HOURS_A_DAY
"""Hours after which the counts of a day are one row."""

_log = logging.getLogger(__name__)
_u, _t = tool_usage.c, tool_conversations.c
_KEY = ("hour", "tool", "operation", "status", "within_ms")
_COUNTS = ("calls", "milliseconds", "after_recall", "without_recall", "duplicates")
Key = tuple[int, str, str, str, int]
Counts = dict[str, float]


@dataclass
class _Noted:
    """What is not in the tables yet."""

    counts: dict[Key, Counts] = field(default_factory=dict)
    talks: dict[tuple[str, str], datetime] = field(default_factory=dict)

    def add(self, key: Key, more: Counts) -> None:
        so_far = self.counts.setdefault(key, dict.fromkeys(_COUNTS, 0))
        for name, number in more.items():
            so_far[name] += number

    def __bool__(self) -> bool:
        return bool(self.counts or self.talks)


class Usage:
    """Counts the calls of tools, of all users and processes together."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._noted = _Noted()
        self._guard = threading.Lock()
        self._writing = threading.Lock()
        self._timer: threading.Timer | None = None
        self._tidied = 0

    def note(
        self,
        tool: str,
        status: str,
        *,
        operation: str = "",
        seconds: float | None = None,
        after_recall: bool | None = None,
        duplicate: bool = False,
        user_id: str = "",
        conversation_id: str | None = None,
    ) -> None:
        """One call that was answered. `after_recall` is for those that remember: was the memory searched before?"""
        now = self._runtime.clock()
        key = (hour_of(now), tool, operation, status, UNMEASURED if seconds is None else _within(seconds * 1000))
        more: Counts = {
            "calls": 1,
            "milliseconds": (seconds or 0.0) * 1000,
            "after_recall": after_recall is True,
            "without_recall": after_recall is False,
            "duplicates": duplicate,
        }
        with self._guard:
            self._noted.add(key, more)
            if user_id and conversation_id:
                self._noted.talks[user_id, conversation_id] = now
            if self._timer is None:
                self._timer = threading.Timer(_DELAY_S, self.flush)
                self._timer.daemon = True
                self._timer.start()

    def flush(self) -> None:
        """Add what was noted to the tables; what cannot be added now is added later. Closing waits for it."""
        with self._writing:
            with self._guard:
                noted, self._noted = self._noted, _Noted()
                timer, self._timer = self._timer, None
            if timer is not None:
                timer.cancel()
            if noted:
                self._add_to_tables(noted)

    close = flush

    def _add_to_tables(self, noted: _Noted) -> None:
        try:
            with self._runtime.database.writing(lazy=True) as connection:
                act_for_everybody(connection)
                self._write(connection, noted)
        except MemoryStoreError as error:
            _log.warning("How tools are used could not be counted now (%s)", type(error).__name__)
            with self._guard:
                for key, counts in noted.counts.items():
                    self._noted.add(key, counts)
                self._noted.talks = noted.talks | self._noted.talks

    def _write(self, connection: Connection, noted: _Noted) -> None:
        """In one order everywhere, so that two processes never wait for each other's rows in a ring."""
        if noted.counts:
            _add(connection, noted.counts)
        if noted.talks:
            rows = [{"user": user, "talk": talk, "moment": at} for (user, talk), at in sorted(noted.talks.items())]
            connection.execute(_touch(connection), rows)
        this_hour = hour_of(self._runtime.clock())
        if this_hour // HOURS_A_DAY != self._tidied:
            self._tidied = this_hour // HOURS_A_DAY
            _tidy(connection, this_hour - _KEPT_BY_HOUR)


def hour_of(moment: datetime) -> int:
    return int(moment.timestamp() // 3600)


def _within(milliseconds: float) -> int:
    place = bisect_left(WITHIN_MS, milliseconds)
    return WITHIN_MS[place] if place < len(WITHIN_MS) else LONGER


def _add(connection: Connection, counts: dict[Key, Counts]) -> None:
    statement: Any = _insert(connection, tool_usage)
    more = {name: _u[name] + statement.excluded[name] for name in _COUNTS}
    rows = [{**dict(zip(_KEY, key, strict=True)), **counts[key]} for key in sorted(counts)]
    connection.execute(statement.on_conflict_do_update(index_elements=_KEY, set_=more), rows)


def _touch(connection: Connection) -> Any:
    """Mark conversations that there are; a client may name others."""
    statement: Any = _insert(connection, tool_conversations)
    known = select(conversations.c.user_id, conversations.c.id, bindparam("moment", type_=_t.at.type)).where(
        conversations.c.user_id == bindparam("user"), conversations.c.id == bindparam("talk")
    )
    chosen = statement.from_select(["user_id", "conversation_id", "at"], known)
    return chosen.on_conflict_do_update(
        index_elements=["user_id", "conversation_id"], set_={"at": statement.excluded.at}
    )


def _tidy(connection: Connection, before: int) -> None:
    """Make one row of the hours of a day that is long over; of several processes, whoever takes a row adds it."""
    old = delete(tool_usage).where(_u.hour < before, _u.hour % HOURS_A_DAY != 0).returning(tool_usage)
    days = _Noted()
    for row in connection.execute(old).mappings():
        key: Any = tuple(row[name] for name in _KEY)
        days.add((key[0] - key[0] % HOURS_A_DAY, *key[1:]), {name: row[name] for name in _COUNTS})
    if days.counts:
        _add(connection, days.counts)


def _insert(connection: Connection, table: Any) -> Any:
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
