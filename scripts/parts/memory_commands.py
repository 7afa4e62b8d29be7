"""The commands of `python -m scripts.memory`, each one function over an open store."""

import argparse
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from zoneinfo import ZoneInfo

from rich.console import Console
from sqlalchemy import Connection, select

from language.meaning.mentions import Sayings
from scripts.parts.command_line import (
    FAILED,
    OK,
    Command,
    Refused,
    answer,
    confirm,
    console,
    fail,
    must_be_known,
    write,
    write_json,
)
from scripts.screen import tables
from stores import MemoryStore, Settings
from stores.database import schema
from stores.disk.erasure_list import ErasureList, Listed, list_of
from stores.keys import normalise_key
from stores.maintenance.doctor import Doctor, Finding
from stores.records import Receipt, State, Status

_m = schema.memory.c
_NEAR = 0.5
"""How like two keys are of which one may be meant for the other."""


async def show(store: MemoryStore, options: argparse.Namespace) -> int:
    user = options.user_id
    text = await store.document(user, options.daily)
    if text is None:
        await must_be_known(store, user)
        raise Refused(f"user {user!r} has no note of {options.daily}.")
    profile = await store.profile(user)
    if options.json:
        memories = await store.read(user, kind=None, limit=None)
        chosen = memories if options.daily is None else [one for one in memories if one.day == options.daily]
        data = {"user_id": user, "enabled": profile.enabled, "timezone": profile.timezone, "document": text}
        write_json(data | {"memories": chosen})
    elif not sys.stdout.isatty():
        write(text)
    else:
        name = "MEMORY.md" if options.daily is None else f"memory/{options.daily}.md"
        tables.document(console(), f"{name} of {user}", text)
        await _say_what_else(store, user, paused=not profile.enabled)
    return OK


async def history(store: MemoryStore, options: argparse.Namespace) -> int:
    await must_be_known(store, options.user_id)
    events = await store.history(options.user_id, key=options.key, kind=options.kind)
    if options.key and not events:
        raise Refused(await _no_such_key(store, options))
    shown = events[-options.limit :]
    zone = ZoneInfo((await store.profile(options.user_id)).timezone)
    answer(options, shown, lambda screen: tables.events(screen, shown, zone, len(events) - len(shown)))
    return OK


async def undo(store: MemoryStore, options: argparse.Namespace) -> int:
    await must_be_known(store, options.user_id)
    batch = await _whole_batch_id(store, options.user_id, options.batch) if options.batch else None
    receipt = await store.undo(options.user_id, batch)
    if receipt.status is Status.UPDATED and not options.json:
        events = [event for event in await store.history(options.user_id) if event.batch == receipt.batch]
        tables.taken_back(console(), receipt, events)
        return OK
    # Nothing to undo is not what was asked for: a script should notice.
    return _answer(options, receipt, "Taken back.", failed=receipt.status is not Status.UPDATED)


async def pause(store: MemoryStore, options: argparse.Namespace) -> int:
    receipt = await store.pause(options.user_id)
    return _answer(options, receipt, "Paused: nothing is remembered or recalled until `resume`.")


async def resume(store: MemoryStore, options: argparse.Namespace) -> int:
    receipt = await store.resume(options.user_id)
    if not store.settings.enabled:
        raise Refused("memory is switched off for everybody (MEMORY_ENABLED=false).")
    return _answer(options, receipt, "Memory is on.")


async def clear(store: MemoryStore, options: argparse.Namespace) -> int:
    user = options.user_id
    await must_be_known(store, user)
    found, threads = await store.would_clear(user), await threads_to_erase(store, user)
    held = found.counts
    known = tables.counts({"memories": held.get("memory", 0), "conversations": held.get("conversations", 0)})
    confirm(options, f"Erase everything known of {user!r} ({known}) for good:\n{_listed(found, threads)}\n?")
    await erase_threads(store, user)
    receipt = await store.clear(user)
    era = (await store.profile(user)).era
    left = await erase_threads(store, user, era=era)  # a turn may have begun and ended in between
    return _answer(options, _with(receipt, left), "Erased.")


async def forget(store: MemoryStore, options: argparse.Namespace) -> int:
    user, key = options.user_id, options.key
    await must_be_known(store, user)
    if options.erase:
        return await _erase(store, options)
    found = await store.get(user, key, kind=options.kind)
    if found is None:
        raise Refused(f"no {options.kind} of {user!r} has the key or id {key!r}; `show` and `history` list them.")
    confirm(options, f"Forget {tables.visible(f'{found.key}: {found.value}')!r}?")
    receipt = await store.forget(user, key, kind=options.kind, category=options.category, reason="command line")
    return _answer(options, receipt, "Forgotten; `undo` brings it back.")


async def _erase(store: MemoryStore, options: argparse.Namespace) -> int:
    """Show by name what would go and what would stay, then erase it."""
    user, which = options.user_id, {"kind": options.kind, "category": options.category}
    found = await store.would_erase(user, options.key, **which)
    if found is None:
        raise Refused(f"nothing of {user!r} has the key or id {options.key!r}; `show` and `history` list them.")
    threads = await threads_to_erase(store, user, found.sayings)
    confirm(options, f"Erase for good:\n{_listed(found.receipt, threads)}\n?")
    left = await erase_threads(store, user, found.sayings)
    receipt = await store.forget(user, options.key, **which, erase=True)
    return _answer(options, _with(receipt, left), "Erased.")


def _listed(receipt: Receipt, threads: Sequence[str]) -> str:
    """All that would go and stay, a line for each."""
    goes = (*receipt.removed, *(f"saved thread {one}" for one in threads), tables.counts(receipt.counts))
    stays = ("What stays:", *(f"  {one}" for one in receipt.remains)) if receipt.remains else ()
    return tables.visible("\n".join([*(f"  {one}" for one in goes), *stays]))


def _with(receipt: Receipt, left: list[str]) -> Receipt:
    """The receipt with what remains outside the store."""
    if not left:
        return receipt
    reason = "; ".join(filter(None, [receipt.reason, *left]))
    return replace(receipt, reason=reason, remains=(*receipt.remains, *left))


async def replay(store: MemoryStore, options: argparse.Namespace) -> int:
    """Erase users and memories that the list names and the database still holds."""
    settings = store.settings
    chosen = ErasureList(Path(options.list)) if options.list else list_of(settings.data_dir, settings.erasure_list)
    try:
        listed = await store.in_reader(chosen.read)
    except FileNotFoundError:
        raise Refused(f"there is no list of erasures at {chosen.path}; --list names another.") from None
    users = await _erased_users(store, listed, options.user_id)
    memories = [one for one in await _erased_memories(store, listed, options.user_id) if one[0] not in users]
    found = {"users": len(users), "memories": len(memories)}
    if users or memories:
        confirm(options, f"Erase again, for good, what the backup brought back ({tables.counts(found)})?")
    for user, times in users.items():
        await erase_threads(store, user)
        for _ in range(times):
            await store.clear(user)
    for user, memory_id, kind in memories:
        gone = await store.would_erase(user, memory_id, kind=kind)
        if gone is not None:
            await erase_threads(store, user, gone.sayings)
            await store.forget(user, memory_id, kind=kind, erase=True)
    answer(
        options, found, lambda screen: screen.print(f"Erased again: {found['users']} users, {len(memories)} memories.")
    )
    return OK


async def _erased_users(store: MemoryStore, listed: Listed, only: str | None) -> dict[str, int]:
    """Who must go, and how many erasures of theirs the backup does not know of."""
    users = [only] if only else await store.users()
    missing = {user: listed.era_of(user) - (await store.profile(user)).era for user in users if listed.era_of(user)}
    return {user: times for user, times in missing.items() if times > 0}


async def _erased_memories(store: MemoryStore, listed: Listed, only: str | None) -> list[tuple[str, str, str]]:
    query = (
        select(_m.user_id, _m.id, _m.kind)
        if only is None
        else select(_m.user_id, _m.id, _m.kind).where(_m.user_id == only)
    )

    def look(connection: Connection) -> list[tuple[str, str, str]]:
        rows = connection.execution_options(yield_per=10_000).execute(query)
        return [(row.user_id, row.id, row.kind) for row in rows if listed.holds(row.id)]

    return await store.everyone(look) if listed.memories else []


def doctor(options: argparse.Namespace) -> int:
    """Runs without the store: opening that would mend what should be seen first."""
    users = [options.user_id] if options.user_id else None
    with closing(Doctor(Settings())) as physician:
        found = physician.repair(users) if options.repair else physician.examine(users)
        left = [*physician.unrepaired, *physician.examine(users)] if options.repair else found
        advice = physician.advice
    said = {"findings": found, "left": left, "advice": advice}
    answer(options, said, lambda screen: _report(screen, options.repair, found, left, advice))
    return FAILED if left else OK


def _report(
    screen: Console, repaired: bool, found: Sequence[Finding], left: Sequence[Finding], advice: Sequence[str]
) -> None:
    for sentence in advice:
        screen.print(sentence, style="yellow")
    if not found:
        screen.print("Files, rows, events and index agree.", style="green")
        return
    tables.findings(screen, found, repaired=repaired)
    if repaired and left:
        screen.print(f"{len(left)} still there:", style="red")
        tables.findings(screen, left, repaired=False)
    elif not repaired:
        mends = any(finding.repair for finding in found)
        screen.print(f"Nothing was changed; {'--repair does it' if mends else 'this needs a person'}.", style="dim")


async def _no_such_key(store: MemoryStore, options: argparse.Namespace) -> str:
    """That nothing ever had a key, and which keys are nearest to it."""
    known = sorted({event.key for event in await store.history(options.user_id, kind=options.kind) if event.key})
    wanted = normalise_key(options.key)
    near = get_close_matches(wanted, known, n=3, cutoff=_NEAR)
    near = near or [key for key in known if set(wanted.split("_")) & set(key.split("_"))][:3]
    meant = f"did you mean {' or '.join(map(repr, near))}?" if near else "`show --json` lists the keys there are."
    return f"no {options.kind or 'memory'} of {options.user_id!r} has or had the key {options.key!r}; {meant}"


async def _say_what_else(store: MemoryStore, user: str, *, paused: bool) -> None:
    memories = await store.read(user, kind=None, limit=None)
    days = sorted({memory.day.isoformat() for memory in memories if memory.day})
    archived = sum(memory.state is State.ARCHIVED for memory in memories)
    lines = [
        "Memory is paused: nothing is remembered or recalled." if paused else "",
        f"{archived} more in the archive: search finds them." if archived else "",
        f"Daily notes: {', '.join(days[-7:])} (--daily DATE)" if days else "",
    ]
    for line in filter(None, lines):
        console().print(line, style="dim")


async def _whole_batch_id(store: MemoryStore, user: str, start: str) -> str:
    """The id of the batch that begins so: tables show only the first letters."""
    ids = {event.batch for event in await store.history(user) if event.batch.startswith(start)}
    if len(ids) > 1:
        raise Refused(f"{len(ids)} batches begin with {start!r}; give more of the id.")
    return ids.pop() if ids else start


async def threads_to_erase(store: MemoryStore, user: str, quoting: Sayings | None = None) -> list[str]:
    """The saved threads that an erasure would delete."""
    from graphs.server.checkpoints import open_threads
    from graphs.server.threads import threads_to_delete

    async with open_threads(store.settings) as saved:
        conversations = [conversation.id for conversation in await store.conversations.all(user)]
        owned = await threads_to_delete(saved, user, quoting=quoting, more=conversations)
        return [one for one in owned if await saved.aget_tuple({"configurable": {"thread_id": one}})]


async def erase_threads(
    store: MemoryStore, user: str, quoting: Sayings | None = None, *, era: int | None = None
) -> list[str]:
    """Saved graph states quote conversations; they go before the rows that name them. Says what remains."""
    from graphs.server.checkpoints import open_threads
    from graphs.server.threads import delete_threads

    async with open_threads(store.settings) as saved:
        conversations = [conversation.id for conversation in await store.conversations.all(user)]
        more = conversations if era is None else ()
        return await delete_threads(saved, user, keep="", more=more, quoting=quoting, era=era)


def _answer(options: argparse.Namespace, receipt: Receipt, done: str, *, failed: bool = False) -> int:
    failed = failed or not receipt.ok
    if failed and not options.json:
        return fail(receipt.reason or str(receipt.status))
    answer(options, receipt, lambda screen: tables.receipt(screen, receipt, done))
    return FAILED if failed else OK


COMMANDS: dict[str, Command] = {
    "show": show,
    "history": history,
    "undo": undo,
    "pause": pause,
    "resume": resume,
    "clear": clear,
    "forget": forget,
    "replay": replay,
}
