"""What was read of a user's tables before an erasure began, so that its transaction reads only what came since.

Rows of these tables are added or removed, never rewritten but for memories, whose revision then grows; and where rows
were removed the user's epoch has grown. So what was innocent before is innocent still.
"""

from collections import defaultdict
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field

from sqlalchemy import Column, ColumnElement, Table, func, or_, select, true

from stores.database import schema
from stores.database.users import User, UserRows

_NUMBERED: dict[str, tuple[Column[int], Column[str] | Column[int]]] = {
    table.name: (number, table.c[key])
    for table, number, key in (
        (schema.memory, schema.memory.c.revision, "id"),
        (schema.messages, schema.messages.c.arrival, "arrival"),
        (schema.events, schema.events.c.id, "id"),
    )
}


@dataclass(frozen=True, slots=True)
class Trace:
    """One place that quotes the statement, and how it is taken out; with no way out it is not certain."""

    place: str
    name: str
    take_out: Callable[[], None] | None = None

    @property
    def certain(self) -> bool:
        return self.take_out is not None


@dataclass
class Seen:
    """How far each table had been read, and which rows of it quoted the statement."""

    user: User
    marks: Mapping[str, int]
    quoting: dict[str, dict[str | int, Trace]] = field(default_factory=lambda: defaultdict(dict))
    innocent: set[str] = field(default_factory=set)
    """Batches and texts of documents that do not quote it."""

    @classmethod
    def begin(cls, rows: UserRows) -> "Seen":
        """To be filled by a first reading of everything."""
        marks = {}
        for name, (number, _) in _NUMBERED.items():
            newest = select(func.max(number)).where(number.table.c.user_id == rows.user.id)
            marks[name] = rows.connection.execute(newest).scalar() or 0
        return cls(rows.user, marks)

    def holds_for(self, user: User) -> bool:
        """Whether no row has been removed since."""
        return (self.user.epoch, self.user.era) == (user.epoch, user.era)

    def note(self, table: Table, key: str | int, trace: Trace) -> None:
        """This row quotes the statement, or may."""
        self.quoting[table.name][key] = trace

    def uncertain(self, unless: Container[str | int]) -> Iterator[Trace]:
        """What may quote it and was not read again: it stays, and is only named."""
        for name in _NUMBERED:
            yield from (one for key, one in self.quoting[name].items() if not one.certain and key not in unless)


def unread(table: Table, seen: Seen) -> ColumnElement[bool]:
    """The rows that a second reading must look at: those that came since and those that quoted; of other tables all."""
    if table.name not in _NUMBERED:
        return true()
    number, key = _NUMBERED[table.name]
    certain = [one for one, trace in seen.quoting[table.name].items() if trace.certain]
    return or_(number > seen.marks[table.name], key.in_(certain))
