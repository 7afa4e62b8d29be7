"""The store: what is remembered of each user, explicit, audited, and theirs to read and edit.

    async with open_store(Settings()) as store:
        receipt = await store.write("ann", key="role", value="Backend engineer", category="work_context")

`user_id` comes first everywhere; no call reads or touches another user's data.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, select

from stores.areas import history, user_settings
from stores.areas.activity import Activity
from stores.areas.app.memories import AppMemories
from stores.areas.browse import Browse
from stores.areas.choices import Choices
from stores.areas.conversations import Conversations
from stores.areas.episodes import Episodes
from stores.areas.facts import Facts
from stores.areas.items.items import Items
from stores.areas.nightly_runs.runs import Runs
from stores.areas.planned import come_true
from stores.areas.rank import Ranker
from stores.areas.review.review import Review
from stores.areas.scratchpad import Scratchpad
from stores.areas.tasks import Tasks
from stores.areas.trends.trends import Trends
from stores.areas.usage import Usage
from stores.changes import Change, Removal
from stores.database import queries, schema
from stores.database.users import User, look_up_user
from stores.disk.files import Disk
from stores.documents.files.paths import check_user
from stores.documents.records import MEMORY_MD, daily_name, days_with_notes
from stores.draft import Draft
from stores.hybrid.chosen import chosen
from stores.interface import MemoryVerbs
from stores.maintenance import export_import, import_checks
from stores.maintenance.figures import Figures, figures
from stores.moving import Progress, Report, Wish, export_as, load_from
from stores.records import MESSAGE, Event, Hit, Memory, Profile, Receipt, Viewer
from stores.runtime import Clock, Runtime
from stores.search import index_cache
from stores.search.apart import here
from stores.search.context import MATCHES, RecalledText, assemble
from stores.search.full_text import search_full_text
from stores.search.query import Query, search
from stores.settings import Settings
from stores.write import forget as removal
from stores.write import remember
from stores.write.erasure import erase as erasure
from stores.write.erasure.erase import Erasable
from stores.write.expire import expire
from stores.write.steering.retention import set_retention
from stores.write.undo import take_back, undo
from stores.write.unit_of_work import UnitOfWork

if TYPE_CHECKING:
    from stores.hybrid.embeddings import Embeddings
    from stores.hybrid.fusion import Hybrid


T = TypeVar("T")


class MemoryStore(MemoryVerbs):
    """One audited memory of many users. Made by `open_store`."""

    def __init__(self, settings: Settings, *, clock: Clock, disk: Disk, embeddings: "Embeddings | None" = None) -> None:
        self.settings = settings
        self.by_meaning = embeddings or chosen(settings)
        self._runtime = runtime = Runtime(settings, clock, disk)
        self.clock, self.in_reader, self.notices = runtime.clock, runtime.in_reader, runtime.notices
        self.activity = Activity(runtime.write_rows_only, runtime.write_later)
        self.conversations = Conversations(runtime.write_rows_only, runtime.read_rows, runtime.read_everyone)
        self.runs, self.tasks = Runs(runtime), Tasks(runtime)
        self.scratchpad = Scratchpad(runtime.write, runtime.read_rows)
        self.facts, self.episodes = Facts(runtime), Episodes(runtime)
        self.items, self.app = Items(runtime), AppMemories(runtime)
        self.browse = Browse(runtime)
        self.usage, self.trends = Usage(runtime), Trends(runtime)
        self.choices, self.review = Choices(runtime), Review(runtime)
        self._hybrid = self._with_vectors(self.by_meaning) if self.by_meaning else None
        self.rank = Ranker(runtime, self.by_meaning).rank

    def open(self) -> None:
        self._runtime.open()

    def close(self) -> None:
        self.usage.close()
        self._runtime.close()

    # -- remembering ----------------------------------------------------------------------------------------------

    async def change(self, user_id: str, wanted: Change, *, actor: str, call_id: str | None = None) -> Receipt:
        return await self._verb(user_id, partial(removal.carry_out, wanted=wanted), actor, call_id)

    async def forget(
        self,
        user_id: str,
        key: str,
        *,
        kind: str = "memory",
        category: str | None = None,
        reason: str = "",
        asked_at: datetime | None = None,
        revision: int | None = None,
        call_id: str | None = None,
        actor: str = "user",
        erase: bool = False,
    ) -> Receipt:
        """Never find this memory again; `undo` brings it back unless it is erased. `revision`: only if still that."""
        if erase:
            if (found := await self.would_erase(user_id, key, kind=kind, category=category)) is None:
                return remember.unknown(key)
            named = partial(removal.erase, key=key, kind=kind, category=category, foreseen=found)
            return await self._runtime.erase(user_id, named)
        gone = Removal(key, kind, category, reason, asked_at, revision)
        return await self.change(user_id, gone, actor=actor, call_id=call_id)

    async def would_erase(
        self, user_id: str, key: str, *, kind: str = "memory", category: str | None = None
    ) -> Erasable | None:
        """What erasing this memory would take and leave, by name; nothing is changed. None: there is no such memory."""
        wanted = partial(removal.would_erase, key=key, kind=kind, category=category)
        return await self._runtime.foresee_erasure(user_id, wanted)

    async def would_clear(self, user_id: str) -> Receipt:
        """What erasing everything would take and leave, by number and by name; nothing is changed."""
        return await self._runtime.foresee_clear(user_id)

    @asynccontextmanager
    async def batch(self, user_id: str, *, actor: str = "user", dry_run: bool = False) -> AsyncIterator[Draft]:
        """The same verbs as one transaction and one unit of undo; nothing shows before the block ends."""
        check_user(user_id)
        await self._runtime.catch_up(user_id)
        draft = Draft(user_id, actor, self._runtime)
        yield draft
        if not dry_run:
            draft.receipts[:] = await self._runtime.write(user_id, draft.apply)

    # -- reading --------------------------------------------------------------------------------------------------

    async def find(self, user_id: str, wanted: Query, viewer: Viewer = "user") -> list[Hit]:
        if self._hybrid is not None:
            hits = await self._hybrid.search(user_id, wanted, viewer)
        else:
            hits = await self._runtime.read(user_id, viewer, [], partial(self._search, wanted=wanted), brief=True)
        if viewer == "agent":
            self._runtime.writer.recalled.note(user_id, (hit.id for hit in hits if hit.kind != MESSAGE))
        return hits

    async def read(
        self,
        user_id: str,
        *,
        category: str | None = None,
        kind: str | None = "memory",
        limit: int | None = 20,
        durability: str | None = None,
        archived: bool = True,
        viewer: Viewer = "user",
    ) -> list[Memory]:
        """The memories of a kind and category, newest first."""
        look = partial(
            queries.read, category=category, kind=kind, limit=limit, durability=durability, archived=archived,
            now=self.clock(),
        )  # fmt: skip
        return await self._runtime.read(user_id, viewer, [], look)

    async def get(self, user_id: str, key: str, *, kind: str = "memory", viewer: Viewer = "user") -> Memory | None:
        """One memory by key or id."""
        return await self._runtime.read(user_id, viewer, None, partial(queries.get, key=key, kind=kind))

    async def figures(self) -> Figures:
        """How the memory is used, by all users together."""
        return await self.everyone(partial(figures, now=self.clock(), offered=self.settings.tools_offered))

    async def everyone(self, look: Callable[[Connection], T]) -> T:
        """A question about all users together, after counting what this process has noted; for whoever operates it."""
        await self.in_reader(self.usage.flush)
        return await self._runtime.read_everyone(look)

    async def context(
        self, user_id: str, topic: str, max_tokens: int | None = None, *, with_open: bool = False
    ) -> RecalledText:
        """What an agent should know before it speaks about a topic, and which talks are open; empty for the paused."""
        budget = self.settings.context_max_tokens if max_tokens is None else max_tokens
        found = await self._hybrid.search(user_id, Query(topic, MATCHES), "agent") if self._hybrid else None
        look = partial(
            assemble, indexes=self._runtime.indexes, standing=self._runtime.standing, topic=topic, max_tokens=budget,
            now=self.clock(), found=found, with_open=with_open, conversation_id=here(),
        )  # fmt: skip
        known = await self._runtime.read(user_id, "agent", RecalledText(""), look, brief=True)
        come = known.due and await self._verb(user_id, come_true, "agent")
        return await self._runtime.read(user_id, "agent", RecalledText(""), look) if come else known

    async def document(self, user_id: str, day: date | None = None) -> str | None:
        """The text of MEMORY.md, or of a daily note."""
        look = partial(queries.document, name=MEMORY_MD if day is None else daily_name(day))
        return await self._runtime.read(user_id, "user", None, look)

    async def days(self, user_id: str) -> list[date]:
        """The days that have a note, oldest first."""
        return await self._runtime.read(user_id, "user", [], days_with_notes)

    async def save_document(
        self, user_id: str, text: str, *, day: date | None = None, base: str | None = None
    ) -> Receipt:
        """A person's edit of a document made elsewhere than in the file; it wins as an edit in the file does. With the
        `base` they edited, it is refused where the document has changed since."""
        return await self._verb(user_id, partial(user_settings.save_document, text=text, day=day, base=base), "file")

    async def merged_document(self, user_id: str, base: str, text: str, *, day: date | None = None) -> tuple[str, str]:
        """The document as it is, and an edit of an older text merged with what has changed since; nothing is saved."""
        return await self._runtime.foresee(
            user_id, partial(user_settings.merged_document, base=base, text=text, day=day)
        )

    async def history(self, user_id: str, key: str | None = None, kind: str | None = None) -> list[Event]:
        """Every change, oldest first."""
        return await self._runtime.read(user_id, "user", [], partial(history.events_of, key=key, kind=kind))

    # -- the user's own switches ----------------------------------------------------------------------------------

    async def profile(self, user_id: str) -> Profile:
        """The user's settings; an unknown user has the defaults."""
        check_user(user_id)
        user = await self._runtime.read_rows(user_id, partial(look_up_user, user_id=user_id), brief=True)
        enabled = user.enabled and self.settings.enabled
        chosen = user.note_days, user.message_days, user.trends, user.language, user.quiet
        return Profile(user_id, enabled, user.timezone, user.era, *chosen)

    async def set_timezone(self, user_id: str, timezone: str) -> None:
        """Days of this user begin and end in this IANA zone."""
        await self._runtime.write(user_id, partial(user_settings.set_timezone, timezone=timezone))

    async def set_retention(self, user_id: str, *, notes: int | None, messages: int | None) -> Receipt:
        """Keep daily notes and conversations of this user for so many days; None: as the settings say."""
        return await self._verb(user_id, partial(set_retention, notes=notes, messages=messages), "user")

    async def pause(self, user_id: str) -> Receipt:
        """From now on nothing is written for the user, read for them by an agent, or extracted."""
        return await self._verb(user_id, partial(user_settings.switch, enabled=False), "user")

    async def resume(self, user_id: str) -> Receipt:
        return await self._verb(user_id, partial(user_settings.switch, enabled=True), "user")

    async def undo(self, user_id: str, batch: str | None = None, *, actor: str = "user") -> Receipt:
        """Take back the newest batch that changed a memory, or the named one."""
        receipt: Receipt = await self._runtime.write(user_id, partial(undo, batch=batch, actor=actor))
        return receipt

    async def take_back(self, user_id: str, event_id: int) -> Receipt:
        """Take back one change of one memory, by its event; what other changes did to it stays."""
        receipt: Receipt = await self._runtime.write(user_id, partial(take_back, event_id=event_id))
        return receipt

    async def clear(self, user_id: str) -> Receipt:
        """Erase everything known of the user, from every byte we hold."""
        return await self._runtime.erase(user_id, erasure.clear)

    async def prune(self, user_id: str) -> dict[str, int]:
        """Remove what has expired: daily notes as whole files, messages, interactions."""
        counts: dict[str, int] = await self._runtime.write(user_id, expire)
        return counts

    async def export(self, user_id: str) -> dict[str, Any]:
        """Everything known of the user, as plain JSON."""
        return await self._runtime.read(user_id, "user", export_import.nothing(user_id), export_import.export)

    async def export_as(self, user_id: str, format: str) -> dict[str, str]:
        """What is known of the user in the form of another product, as texts of files by name."""
        return await export_as(self, user_id, format)

    async def load(self, user_id: str, data: Mapping[str, Any]) -> Receipt:
        """Take in an export, all of it or nothing; what is already known stays once."""
        check = partial(import_checks.check, refuse_personal=self.settings.refuse_personal)
        checked = await self._runtime.in_reader(check, data)
        return await self._verb(user_id, partial(export_import.load, data=checked), "import")

    async def load_from(
        self,
        user_id: str,
        path: str | Path | None = None,
        *,
        text: str | None = None,
        format: str = "auto",
        saved: bool = False,
        dry_run: bool = False,
        progress: Progress | None = None,
    ) -> Report:
        """Take in what another product knows of the user, from a file, folder or zip, or from a text: one batch, all
        of it or nothing. With `dry_run` only say what would come of it; with `saved` take ChatGPT's saved memories."""
        wish = Wish(path, text, format, saved, progress, only_counted=dry_run)
        return await load_from(self._runtime, user_id, wish, dry_run=dry_run)

    async def users(self) -> list[str]:
        """The ids of all users."""
        query = select(schema.users.c.id).order_by(schema.users.c.id)
        return list(await self._runtime.read_everyone(lambda connection: list(connection.execute(query).scalars())))

    async def rebuild_index(self, user_id: str) -> dict[str, int]:
        """Build the user's search index from the rows; says how many entries it holds of each sort."""
        await self._runtime.write(user_id, index_cache.discard)
        return await self._runtime.read(user_id, "user", {}, self._runtime.indexes.sizes)

    # -- how calls run --------------------------------------------------------------------------------------------

    async def _verb(
        self, user_id: str, work: Callable[[UnitOfWork], Receipt], actor: str, call_id: str | None = None
    ) -> Receipt:
        return await self._runtime.once(user_id, work, actor, call_id)

    def _with_vectors(self, embeddings: "Embeddings") -> "Hybrid":
        from stores.hybrid.fusion import Hybrid

        return Hybrid(self._runtime, embeddings, self._search)

    def _search(self, connection: Connection, user: User, wanted: Query) -> list[Hit]:
        messages = wanted.kinds is not None and MESSAGE in wanted.kinds
        if self.settings.search == "tsvector" and not messages:
            return search_full_text(connection, user, wanted, self.clock())
        return search(connection, user, self._runtime.indexes, wanted, self.clock())


@asynccontextmanager
async def open_store(
    settings: Settings | None = None,
    *,
    clock: Clock | None = None,
    disk: Disk | None = None,
    embeddings: "Embeddings | None" = None,
) -> AsyncIterator[MemoryStore]:
    """Open the store of these settings (by default those of the environment) for the length of the block.

    With `embeddings` (any of LangChain's), or with `MEMORY_HYBRID=true`, search goes by meaning too.
    """
    store = await asyncio.to_thread(
        MemoryStore, settings or Settings(), clock=clock or _now, disk=disk or Disk(), embeddings=embeddings
    )
    try:
        await asyncio.to_thread(store.open)
        yield store
    finally:
        await asyncio.to_thread(store.close)


def _now() -> datetime:
    return datetime.now(UTC)
