"""What the database holds in the end, for the ledger: rows and events, threads, nights, and what the doctor says."""

from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from typing import Any

from langchain_core.messages import HumanMessage

from benchmarks.soak.ledger import Entry, Found, Ledger
from graphs.build import Graphs, open_graphs
from stores import Settings
from stores.maintenance.doctor import Doctor

_MESSAGES = "SELECT id FROM messages"
_WRITES = "SELECT before ->> 'value', after ->> 'value' FROM events WHERE after ->> 'durability' = 'durable'"
_STANDING = "SELECT value FROM memory WHERE durability = 'durable' AND state <> 'forgotten'"
_NIGHTS = "SELECT status, count(*) FROM memory_extraction_runs GROUP BY status"
_UNREAD = "SELECT count(*) FROM messages WHERE run IS NULL AND role = 'user'"
_PENDING = "SELECT count(*) FROM documents WHERE pending"


def found(address: str, entries: Iterable[Entry] | None = None) -> Found:
    """Messages and writes of these turns, or of everybody."""
    import psycopg

    with psycopg.connect(address) as asked:
        asked.execute("SET memory.everybody = 'on'")
        if entries is None:
            messages = asked.execute(_MESSAGES).fetchall()
            written, standing = asked.execute(_WRITES).fetchall(), asked.execute(_STANDING).fetchall()
        else:
            chosen = list(entries)
            ids = [name for entry in chosen for name in (entry.turn.id, f"{entry.turn.id}:reply")]
            users = list({entry.turn.user for entry in chosen})
            messages = asked.execute(f"{_MESSAGES} WHERE id = ANY(%s)", (ids,)).fetchall()
            written = asked.execute(f"{_WRITES} AND user_id = ANY(%s)", (users,)).fetchall()
            standing = asked.execute(f"{_STANDING} AND user_id = ANY(%s)", (users,)).fetchall()
    brought: Counter[str] = Counter()
    for before, after in written:
        brought.update(_names(after) - _names(before))
    return Found(Counter(row[0] for row in messages), brought, Counter(one for row in standing for one in _names(*row)))


def _names(text: str | None) -> set[str]:
    """Words that may be names: those with a capital."""
    return {word.strip(".,;:()\"'") for word in (text or "").split() if word[:1].isupper()}


async def threads(graphs: Graphs, ledger: Ledger) -> list[str]:
    """Every turn that was answered stands once in its thread, with its answer."""
    problems, of_thread = [], dict[str, list[Entry]]()
    for entry in ledger.entries.values():
        of_thread.setdefault(entry.turn.thread, []).append(entry)
    for thread, entries in of_thread.items():
        state = await graphs["discussion"].aget_state({"configurable": {"thread_id": thread}})
        held = Counter(str(one.id) for one in state.values.get("messages", ()) if isinstance(one, HumanMessage))
        problems += [f"{name} stands {count} times in {thread}" for name, count in held.items() if count > 1]
        lost = [one.turn.id for one in entries if one.state == "answered" and one.turn.id not in held]
        problems += [f"{name} was answered and is not in {thread}" for name in lost]
    return problems


def settled(address: str) -> tuple[dict[str, int], list[str]]:
    """How the nights ended, and what is left to do though nothing should be."""
    import psycopg

    with psycopg.connect(address) as asked:
        asked.execute("SET memory.everybody = 'on'")
        nights = {str(status): int(count) for status, count in asked.execute(_NIGHTS).fetchall()}
        left: dict[str, Any] = {
            "message(s) that no night has read": asked.execute(_UNREAD).fetchone(),
            "document(s) not yet published": asked.execute(_PENDING).fetchone(),
        }
    return nights, [f"{row[0]} {what}" for what, row in left.items() if row[0]]


def examined(settings: Settings) -> list[str]:
    """What the doctor finds: rows against events, documents against rows, the index against both."""
    with closing(Doctor(settings)) as physician:
        return [f"doctor: {one.where}, {one.user_id}: {one.problem}" for one in physician.examine()]


async def everything(settings: Settings, address: str, ledger: Ledger) -> list[str]:
    """All that is not as promised when a run is over; no other process works any more."""
    import asyncio

    problems = ledger.wrong(await asyncio.to_thread(found, address))
    async with open_graphs(settings) as graphs:
        problems += await threads(graphs, ledger)
    problems += (await asyncio.to_thread(settled, address))[1]
    return problems + await asyncio.to_thread(examined, settings)
