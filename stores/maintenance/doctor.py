"""The doctor: compares what is kept of a user in several places, and brings it in line again.

Files with the document records, lines with rows, rows with audit events, and the search index with rows. Examining
changes nothing. Repairing never removes a memory: where two places disagree, the file wins over the row and the
row over the index; what it does to a memory is one batch by actor `doctor`, so `undo` takes it back.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, Table, inspect, select, text

from stores.database import schema
from stores.database.connection import Database
from stores.database.migrate import HEAD, migrate, version_of, why_too_new
from stores.database.schemas import items, tasks, trends, usage, vectors
from stores.database.users import look_up_user
from stores.disk.files import Disk
from stores.documents.files.copies import SEVERAL_MACHINES
from stores.documents.files.inspection import HOW_TO_CHOOSE, KEPT
from stores.documents.files.paths import UserFolder, check_user, user_id_of
from stores.documents.files.verdicts import Sight, Verdict
from stores.documents.publisher import Publisher
from stores.documents.records import MEMORY_MD, pages_of
from stores.errors import InvalidUser, StorageFailed
from stores.maintenance import damage
from stores.maintenance.doctor_checks import CHECKS, Difference
from stores.search.index_cache import Indexes
from stores.settings import Settings
from stores.write.queue.commit_queue import CommitQueue
from stores.write.unit_of_work import UnitOfWork

_TAKE_IN = "take in the person's edit"
UNREADABLE = "unreadable"
_TABLES = {
    table.name
    for part in (schema, items, tasks, trends, usage, vectors)
    for table in vars(part).values()
    if isinstance(table, Table)
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not as it should be, and what repairing would do; nothing, where only a person can."""

    where: str
    problem: str
    repair: str = ""
    user_id: str | None = None


class Doctor:
    """Works beside running stores: it reads committed rows, and repairs through a writer like theirs."""

    def __init__(self, settings: Settings, *, disk: Disk | None = None) -> None:
        self._settings = settings
        self._database = Database(settings.url, row_security=settings.postgres_row_security)
        self._disk = disk or Disk()
        self._root = settings.data_dir.absolute() / "memory"
        self.unrepaired: list[Finding] = []
        """Why the last repair could not begin."""

    def close(self) -> None:
        self._database.close()

    @property
    def advice(self) -> list[str]:
        """What works, and will not for long."""
        return [SEVERAL_MACHINES] if self._settings.has_copies else []

    def examine(self, users: Iterable[str] | None = None) -> list[Finding]:
        """What is not as it should be, of these users or of everybody; changes nothing."""
        if broken := self._damage():
            return broken
        found = self._examine_database()
        if users is None:
            strangers = (path for path, user_id in self._folders() if user_id is None)
            found += [Finding("file", f"{path} is no user's folder: look at it, then remove it") for path in strangers]
        for user_id in self._users(users):
            found += self._examined(user_id)
        return found

    def repair(self, users: Iterable[str] | None = None) -> list[Finding]:
        """Bring everything in line that can be; says what was found on the way. A damaged database is left as it is."""
        if broken := self._damage() or self._held():
            return broken
        found = self._examine_database()
        migrate(self._database)
        indexes = Indexes(self._settings)
        publisher = Publisher.of(self._settings, self._disk)
        writer = CommitQueue(self._database, publisher, self._settings, _now, indexes.candidates)
        try:
            for user_id in self._users(users):
                found += (seen := self._examined(user_id))
                if any(one.where == UNREADABLE for one in seen):
                    continue
                # The first turn brings files and records in line, as every access does; the second mends the rest.
                writer.submit(user_id, lambda unit: None).result()
                writer.submit(user_id, _mend).result()
        finally:
            writer.close()
        return found

    def _users(self, chosen: Iterable[str] | None) -> list[str]:
        if chosen is not None:
            users = list(chosen)
            for user_id in users:
                check_user(user_id)
            return users
        known: set[str] = set()
        if self._has_schema():
            with self._database.reading_all() as connection:
                known = set(connection.execute(select(schema.users.c.id)).scalars())
        return sorted(known | {user_id for _, user_id in self._folders() if user_id})

    def _has_schema(self) -> bool:
        if self._database.sqlite and not self._database.in_memory and not self._database.file.exists():
            return False
        with self._database.reading() as connection:
            return version_of(connection) is not None

    # -- the database -------------------------------------------------------------------------------------------

    def _damage(self) -> list[Finding]:
        """What keeps the databases from being read or written at all; only a person can mend it."""
        threads = self._settings.data_dir.absolute() / "threads.db"
        problems = list(damage.look_at(threads, threads=True))
        if self._database.sqlite and not self._database.in_memory:
            problems += damage.look_at(self._database.file)
        return [Finding("database", problem) for problem in problems or self._missing()]

    def _held(self) -> list[Finding]:
        """Who writes to the database for so long that a repair would have to wait for them."""
        if not self._database.sqlite or self._database.in_memory:
            return []
        held = damage.held_by(self._database.file)
        self.unrepaired = [Finding("database", held)] if held else []
        return self.unrepaired

    def _missing(self) -> Iterator[str]:
        """Tables that a database of this version has, and this one has not."""
        if self._database.sqlite and not self._database.in_memory and not self._database.file.exists():
            return
        with self._database.reading() as connection:
            there, version = set(inspect(connection).get_table_names()), version_of(connection)
        missing = sorted(_TABLES - there) if version == HEAD else []
        if version is None and _TABLES & there:
            missing = ["alembic_version, which tells the schema"]
        if missing:
            name = self._database.file.name if self._database.sqlite else "the database"
            yield f"{name} has lost {', '.join(missing)}. {damage.REMEDY.format(name=name)}"

    def _examine_database(self) -> list[Finding]:
        if not self._has_schema():
            return []
        found = []
        with self._database.reading() as connection:
            version = version_of(connection)
            if version != HEAD:
                behind = Finding("database", f"the schema is {version}, not {HEAD}", "apply the migrations")
                found.append(Finding("database", refused) if (refused := why_too_new(version)) else behind)
            if self._database.sqlite:
                found += [Finding("database", problem) for problem in _orphans(connection)]
        return found

    # -- one user -----------------------------------------------------------------------------------------------

    def _examined(self, user_id: str) -> list[Finding]:
        try:
            return self._examine_user(user_id)
        except Exception as error:  # damage that SQLite does not see can make any value of any row impossible
            advice = damage.REMEDY.format(name=self._database.file.name if self._database.sqlite else "the database")
            return [Finding(UNREADABLE, f"a row cannot be read ({type(error).__name__}). {advice}", user_id=user_id)]

    def _examine_user(self, user_id: str) -> list[Finding]:
        if not self._has_schema():
            return self._of(user_id, self._unknown_files(user_id))
        with self._database.reading(user_id) as connection:
            if version_of(connection) != HEAD:
                return []
            user = look_up_user(connection, user_id)
            if not user.known:
                return self._of(user_id, self._unknown_files(user_id))
            unit = UnitOfWork(connection, user, settings=self._settings, now=_now(), candidates=lambda *_: ())
            differences = [*self._files(unit), *(one for check in CHECKS for one in check(unit))]
            return self._of(user_id, differences)

    def _of(self, user_id: str, differences: Iterable[Difference]) -> list[Finding]:
        return [Finding(one.where, one.problem, one.repair, user_id) for one in differences]

    def _unknown_files(self, user_id: str) -> Iterator[Difference]:
        if os.path.lexists(UserFolder(self._root, user_id).path / MEMORY_MD):
            yield Difference("file", "there is a MEMORY.md, but the database does not know the user", _TAKE_IN)

    def _files(self, unit: UnitOfWork) -> Iterator[Difference]:
        """Files against the records of what they should hold."""
        if self._settings.documents != "files":
            return
        folder = UserFolder(self._root, unit.user.id)
        try:
            pages = pages_of(unit.connection, unit.user.id)
            for sight in Publisher.of(self._settings, self._disk).see(unit.user.id, pages):
                yield from _difference(sight)
            for temp in self._disk.leftovers(folder.path):
                yield Difference("file", f"{temp.name} was left by an interrupted write", "remove it")
            for name in (name for place in folder.places for name in self._disk.listing(place)):
                if ".damaged-" in name:
                    yield Difference("file", f"{name} holds what a failing disk left: look at it, then remove it")
                elif KEPT in name:
                    yield Difference("file", f"{name} {HOW_TO_CHOOSE}")
        except (OSError, StorageFailed) as error:
            yield Difference(UNREADABLE, f"the folder cannot be read: {getattr(error, 'strerror', None) or error}")

    def _folders(self, inside: Path | None = None, before: str = "") -> Iterator[tuple[Path, str | None]]:
        """The folders of users, also of those with long ids, whose folders are nested."""
        here = inside or self._root
        for name in self._disk.listing(here):
            path = here / name
            if name.startswith(".") or not path.is_dir():
                continue
            if name.startswith("_") and name.endswith("_"):
                yield from self._folders(path, f"{before}{name}/")
                continue
            try:
                yield path, user_id_of(before + name)
            except InvalidUser:
                yield path, None


def _difference(sight: Sight) -> Iterator[Difference]:
    name, record = sight.name, sight.record
    match sight.verdict:
        case Verdict.OURS if sight.glance.data != (record.current or None):
            problem = "a committed change has not reached {} yet" if record.pending else "{} is an older copy of ours"
            yield Difference("file", problem.format(name), "write it")
        case Verdict.FIRST if name == MEMORY_MD or record.current:
            yield Difference("file", f"{name} has not been written yet", "write it")
        case Verdict.STALE:
            yield Difference("file", f"{name} is a note that has gone elsewhere", "remove it")
        case Verdict.LOST | Verdict.DAMAGED:
            yield Difference("file", sight.reason, "write it again from the database; nothing is forgotten")
        case Verdict.KEPT:
            yield Difference("file", sight.reason, "keep it beside, and write it again from the database")
        case Verdict.UNREAD:
            yield Difference("file", f"{name} is not read: {sight.reason}. Shorten it, or move it away")
        case Verdict.EDIT | Verdict.BUSY:
            yield Difference("file", f"{name} was edited and not looked at since", _TAKE_IN)


def _mend(unit: UnitOfWork) -> None:
    with unit.batch("doctor"):
        for check in CHECKS:
            for difference in list(check(unit)):
                if difference.mend is not None:
                    difference.mend(unit)


def _orphans(connection: Connection) -> Iterator[str]:
    orphans = sorted({row[0] for row in connection.execute(text("PRAGMA foreign_key_check"))})
    if orphans:
        yield f"rows without an owner in {', '.join(orphans)}"


def _now() -> datetime:
    return datetime.now(UTC)
