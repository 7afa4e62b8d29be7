"""What the user reads after a `/memory` command: short Markdown, no ids, nothing but what happened."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from typing import Any

from stores.keys import label
from stores.labels import shown_label
from stores.moving.records import Report, Row
from stores.records import Author, Event, Hit, Memory, Receipt, Status
from tools.answers import one_line

Clock = Callable[[datetime], datetime]

RECENT = 10
HELP = """**/memory** shows what I remember about you. Also:
- `/memory search <query>` – find memories
- `/memory why <key>` – where a memory comes from
- `/memory forget <topic>` – forget what I know about a topic (asks first)
- `/memory history` – what changed, and who changed it
- `/memory undo` – take the latest change back
- `/memory pause` – stop or restart remembering
- `/memory resume` – restart remembering
- `/memory trends on|off|status` – be counted in anonymous trends, or not (off unless you say so)
- `/memory export` – everything, as JSON
- `/memory import <list>` – take in what another assistant remembers (asks first)
- `/memory clear` – erase everything (asks first)
- `/memory help` – this list"""
PAUSED = "Memory is paused: nothing is written, used or learned until `/memory resume`. What I know stays."
RESUMED = "Memory is on: I remember again what you tell me."
SWITCHED_OFF = "Memory is switched off for everyone by whoever runs this service."
DECLINED = "Nothing was removed."
_EMPTY = "I don't know anything about you yet. Tell me “remember that …”, or just talk to me."
_IS_PAUSED = "Memory is paused; `/memory resume` turns it on."
_CONFIRM = "Answer `yes` to confirm; anything else keeps everything."
_EVENTS_SHOWN = 20
_ROWS_SHOWN = 40
_OUTCOMES = {"stored": "new", "merged": "known in other words", "known": "known", "rejected": "not kept"}
_WORDS_SHOWN = 300
_DONE = {
    "stored": "remembered",
    "forgotten": "forgot",
    "undone": "took back",
    "removal_proposed": "proposed to forget",
}
_WHO = {
    "agent": "the assistant",
    "user": "you",
    "file": "your edit of the file",
    "nightly": "the nightly run",
    "app": "the program",
    "import": "an import",
}
_BASIS = {
    Author.USER: "You told me directly.",
    Author.FILE: "You wrote it in the file yourself.",
    Author.TOOL: "A tool reported it.",
    Author.APP: "The program put it there.",
    Author.IMPORT: "It was in a file that you had imported.",
}

_HELD = {
    "memory": "memories",
    "events": "entries of the history",
    "documents": "files",
    "conversations": "conversations",
    "messages": "messages",
    "deliveries": "articles",
    "commands": "commands",
    "scratchpad": "values of the scratchpad",
    "tool_tasks": "waiting calls",
    "items": "items of the program",
}
"""What a receipt of an erasure counts, in words."""


def usage(name: str, needs: str) -> str:
    return f"Tell me what: `/memory {name} {needs}`."


def unknown(name: str) -> str:
    return f"There is no `/memory {name[:40]}`.\n\n{HELP}"


def view(document: str | None, daily: Sequence[Memory], *, enabled: bool, notices: Sequence[str] = ()) -> str:
    """MEMORY.md as it stands, and the newest entries of the daily notes; what waits beside the files comes first."""
    known = []
    if document and any(line.lstrip().startswith(("-", "*", "+")) for line in document.splitlines()):
        known.append(_without_empty_sections(document))
    if daily:
        known.append("## Recent notes\n" + "\n".join(_bullet(memory) for memory in daily))
    return "\n\n".join([*([] if enabled else [_IS_PAUSED]), *notices, *(known or [_EMPTY])])


def trends(taking_part: bool) -> str:
    if not taking_part:
        return "You take no part in trends: nothing of you is counted. `/memory trends on` changes that."
    return (
        "You take part in trends: which topics of a fixed list you follow is counted together with many others, with "
        "noise that hides each of you. No word of yours is used. `/memory trends off` ends it."
    )


def would_clear(memories: Sequence[Memory]) -> str:
    return (
        f"This erases everything I know about you: {_count(memories)}, MEMORY.md, the daily notes, "
        f"the history and your conversations. It cannot be undone.\n\n{_CONFIRM}"
    )


def cleared(receipt: Receipt, left: Sequence[str] = ()) -> str:
    """Everything is erased, or what is not yet."""
    if receipt.status is not Status.DELETED:
        return f"Nothing was erased: {receipt.reason}"
    removed = ", ".join(f"{count} {_HELD[name]}" for name, count in receipt.counts.items() if name in _HELD)
    remains = [*receipt.remains, *left]
    if not remains:
        return f"Everything is erased.{f' Removed: {removed}.' if removed else ''}"
    listed = "\n".join(f"- {one_line(one)}" for one in remains)
    return f"Erased{f': {removed}' if removed else ''}. What remains:\n{listed}"


def would_forget(topic: str, hits: Sequence[Hit]) -> str:
    lines = "\n".join(_bullet(hit) for hit in hits)
    return f"About “{topic}” I would forget {_count(hits)}:\n{lines}\n\n{_CONFIRM}"


def forgotten(topic: str, receipts: Sequence[Receipt]) -> str:
    gone = [receipt for receipt in receipts if receipt.status is Status.DELETED]
    kept = [receipt.reason for receipt in receipts if receipt.status is not Status.DELETED]
    if not gone:
        return f"Nothing was forgotten: {kept[0] if kept else 'there is nothing left to forget'}."
    text = f"Forgotten: {_count(gone)} about “{topic}”. `/memory undo` brings back what was forgotten."
    return f"{text} {len(kept)} stayed: {kept[0]}." if kept else text


def would_import(report: Report) -> str:
    """What would come of each entry of a list."""
    lines = [f"- {one_line(row.text)}: {_OUTCOMES[row.outcome]}{_because(row)}" for row in report.rows[:_ROWS_SHOWN]]
    more = len(report.rows) - _ROWS_SHOWN
    listed = "\n".join([*lines, *([f"- and {more} more"] if more > 0 else [])])
    if not report.changes:
        return f"There is nothing new for me in this list:\n{listed}"
    return f"From this list I would remember:\n{listed}\n\n{_CONFIRM}"


def imported(report: Report) -> str:
    stored = sum(row.outcome == "stored" for row in report.rows)
    return f"Imported: {stored} new of {len(report.rows)}. `/memory undo` takes it back."


def not_imported(why: str) -> str:
    return f"I cannot take this in: {why}"


def _because(row: Row) -> str:
    return f" ({one_line(row.reason)})" if row.outcome == "rejected" else ""


def nothing_about(topic: str) -> str:
    return f"I know nothing about “{topic}”."


def found(query: str, hits: Sequence[Hit]) -> str:
    if not hits:
        return nothing_about(query)
    return "\n".join([f"Found for “{query}”:", *(f"{_bullet(hit)} ({_day(hit.created_at)})" for hit in hits)])


def history(events: Sequence[Event], clock: Clock) -> str:
    """The newest changes first."""
    if not events:
        return "Nothing has happened yet."
    newest = list(reversed(events))[:_EVENTS_SHOWN]
    lines = [f"- {clock(event.at):%Y-%m-%d %H:%M} · {_change(event)}, by {_who(event)}" for event in newest]
    more = len(events) - len(newest)
    return "\n".join(["**Changes, newest first**", *lines, *([f"… and {more} earlier ones."] if more else [])])


def undone(receipt: Receipt, events: Sequence[Event]) -> str:
    if receipt.status is not Status.UPDATED:
        return f"Nothing was taken back: {receipt.reason}."
    lines = [f"- {_restored(event)}" for event in events if event.key]
    note = f"\n{receipt.reason}." if receipt.reason else ""
    return "\n".join(["Taken back:", *lines]) + note


def exported(data: Mapping[str, Any]) -> str:
    text = json.dumps(data, ensure_ascii=False, indent=2, default=str)
    fence = "`" * max(3, _longest_ticks(text) + 1)
    return f"Everything I know about you:\n\n{fence}json\n{text}\n{fence}"


def why(memory: Memory, events: Sequence[Event], clock: Clock) -> str:
    """Where a memory comes from."""
    lines = [f"**{shown_label(memory.key, memory.value)}**: {one_line(memory.value)}", f"- {_basis(memory)}"]
    since = f", since {clock(memory.created_at):%Y-%m-%d}" if memory.created_at else ""
    lines.append(f"- Source: {memory.source or 'not stated'}{since}; confidence {memory.confidence:.0%}")
    changes = [f"  - {clock(event.at):%Y-%m-%d %H:%M} {_change(event)}, by {_who(event)}" for event in events]
    return "\n".join([*lines, *(["- Changes:", *changes] if changes else [])])


def _basis(memory: Memory) -> str:
    if memory.author in _BASIS and not memory.evidence:
        return _BASIS[memory.author]
    if not memory.evidence:
        return "The assistant noted it; no words of yours are recorded for it."
    words = one_line(memory.evidence)
    return f"You wrote: “{words[:_WORDS_SHOWN]}{'…' if len(words) > _WORDS_SHOWN else ''}”"


def _change(event: Event) -> str:
    done = _DONE.get(event.operation, event.operation.replace("_", " "))
    if not event.key:
        return done
    now, before = (event.after or {}).get("value"), (event.before or {}).get("value")
    shown = f" → {one_line(str(now))}" if now and now != before and event.operation != "forgotten" else ""
    was = f" (was: {one_line(str(before))})" if before and now and now != before else ""
    return f"{done} **{label(event.key)}**{shown}{was}"


def _restored(event: Event) -> str:
    after = event.after or {}
    if after.get("state") == "forgotten":
        return f"**{label(event.key)}** is gone again"
    return f"**{label(event.key)}** is again: {one_line(str(after.get('value', '')))}"


def _who(event: Event) -> str:
    return _WHO.get(event.actor, event.actor)


def _bullet(memory: Memory | Hit) -> str:
    return f"- **{shown_label(memory.key, memory.value)}**: {one_line(memory.value)}"


def _count(things: Sequence[object]) -> str:
    return f"{len(things)} {'memory' if len(things) == 1 else 'memories'}"


def _day(moment: datetime | None) -> str:
    return f"{moment:%Y-%m-%d}" if moment else "undated"


def _longest_ticks(text: str) -> int:
    return max((len(ticks) for ticks in re.findall("`+", text)), default=0)


def _without_empty_sections(document: str) -> str:
    """The document without headings that have nothing under them."""
    kept: list[str] = []
    for line in reversed(document.strip().splitlines()):
        below = next((other for other in reversed(kept) if other.strip()), "")
        if line.startswith("## ") and (not below or below.startswith("## ")):
            continue
        if line.strip() or (kept and kept[-1].startswith("#")):
            kept.append(line)
    return "\n".join(reversed(kept))
