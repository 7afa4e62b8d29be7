"""What the user reads after a `/memory` command, in their language: short Markdown, no ids, only what happened."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from language.statements.same_fact import is_redundant
from stores.errors import MemoryStoreError
from stores.labels import key_of, shown_label, titled
from stores.moving.records import CannotImport, Report, Row
from stores.records import Author, Event, Hit, Memory, Receipt, Status
from stores.strength import confirmations, confirmed_at, fading
from tools.answers import one_line
from tools.texts import has, say, say_source, say_why
from tools.texts.told import told_in

Clock = Callable[[datetime], datetime]

RECENT = 10
_EVENTS_SHOWN = 20
_ROWS_SHOWN = 40
_OUTCOMES = {"stored": "new"}
_WORDS_SHOWN = 300
_LABELLED = re.compile(r"(?P<mark>\s*[-*+] )(?P<label>[^:\n]{1,60}): (?P<value>.+)")
"""A line of MEMORY.md that says what it is about before what it says."""
_WITHOUT_WORDS = (Author.USER, Author.FILE, Author.TOOL, Author.APP, Author.IMPORT)


@dataclass(frozen=True, slots=True)
class Replies:
    """The replies in one language."""

    language: str = "en"

    def say(self, name: str, /, **values: object) -> str:
        return say(name, self.language, **values)

    def why_not(self, receipt: Receipt) -> str:
        """The reason in the reader's language where there are words for it, else as the store says it."""
        return say_why(receipt.code or "", self.language) or told_in(self.language, receipt.reason)

    def usage(self, typed: str, name: str) -> str:
        return self.say("usage", name=typed, needs=self.say(f"needs_{name}"))

    def unknown(self, name: str) -> str:
        typed = name if name.startswith("/") else f"/memory {name}"
        return f"{self.say('unknown', name=typed[:40])}\n\n{self.say('help')}"

    def view(
        self,
        document: str | None,
        daily: Sequence[Memory],
        *,
        enabled: bool,
        notices: Sequence[str] = (),
        waiting: bool = False,
    ) -> str:
        """MEMORY.md as it stands and the newest entries of the notes; what waits beside the files comes first."""
        known = []
        if document and any(line.lstrip().startswith(("-", "*", "+")) for line in document.splitlines()):
            known.append(self._document(_without_empty_sections(document)))
        if daily:
            known.append(self.say("recent_notes") + "\n" + "\n".join(self._bullet(memory) for memory in daily))
        paused = [] if enabled else [self.say("is_paused")]
        hint = [self.say("waiting")] if waiting else []
        return "\n\n".join([*paused, *notices, *(known or [self.say("knows_nothing")]), *hint])

    def _document(self, text: str) -> str:
        """MEMORY.md with its headings and labels in the language of the reply; what the user said stays as it is."""
        return "\n".join(self._line(line) for line in text.splitlines())

    def _line(self, line: str) -> str:
        if line.startswith("#"):
            marks, _, words = line.partition(" ")
            named = f"heading_{words.partition(' (')[0].lower().replace(' ', '_')}"
            return f"{marks} {self.say(named)}" if has(named) else line
        bullet = _LABELLED.match(line)
        if bullet is None or bullet["label"] != shown_label(key_of(bullet["label"]), bullet["value"]):
            return line
        shown = shown_label(key_of(bullet["label"]), bullet["value"], self.language)
        return f"{bullet['mark']}{shown}: {bullet['value']}"

    def would_clear(self, memories: Sequence[Memory]) -> str:
        return f"{self.say('would_clear', count=self._count(memories))}\n\n{self.say('confirm')}"

    def cleared(self, receipt: Receipt, left: Sequence[str] = ()) -> str:
        """Everything is erased, or what is not yet."""
        if receipt.status is not Status.DELETED:
            return self.say("not_cleared", reason=self.why_not(receipt))
        held = [(name, count) for name, count in receipt.counts.items() if has(f"held_{name}")]
        removed = ", ".join(self.say(f"held_{name}", count=count) for name, count in held)
        remains = [*receipt.remains, *left]
        if not remains:
            return self.say("cleared_counts" if removed else "cleared", removed=removed)
        listed = "\n".join(f"- {one_line(one)}" for one in remains)
        return f"{self.say('cleared_counts_left' if removed else 'cleared_left', removed=removed)}\n{listed}"

    def would_forget(self, topic: str, hits: Sequence[Hit]) -> str:
        lines = "\n".join(self._bullet(hit) for hit in hits)
        title = self.say("would_forget", topic=topic, count=self._count(hits))
        return f"{title}\n{lines}\n\n{self.say('confirm')}"

    def forgotten(self, topic: str, receipts: Sequence[Receipt]) -> str:
        gone = [receipt for receipt in receipts if receipt.status is Status.DELETED]
        kept = [self.why_not(receipt) for receipt in receipts if receipt.status is not Status.DELETED]
        if not gone:
            return self.say("not_forgotten", reason=kept[0] if kept else self.say("nothing_left"))
        text = self.say("topic_forgotten", count=self._count(gone), topic=topic)
        return f"{text} {self.say('stayed', count=len(kept), reason=kept[0])}" if kept else text

    def would_import(self, report: Report) -> str:
        """What would come of each entry of a list."""
        lines = [f"- {one_line(row.text)}: {self._outcome(row)}" for row in report.rows[:_ROWS_SHOWN]]
        more = len(report.rows) - _ROWS_SHOWN
        listed = "\n".join([*lines, *([self.say("and_more", count=more)] if more > 0 else [])])
        if not report.changes:
            return f"{self.say('nothing_new')}\n{listed}"
        return f"{self.say('would_import')}\n{listed}\n\n{self.say('confirm')}"

    def imported(self, report: Report) -> str:
        stored = sum(row.outcome == "stored" for row in report.rows)
        return self.say("imported", stored=stored, count=len(report.rows))

    def not_imported(self, refused: MemoryStoreError) -> str:
        """Why a text cannot be taken in, and what to do."""
        told = isinstance(refused, CannotImport) and refused.told(self.language)
        reason = "; ".join(told) if told else told_in(self.language, str(refused))
        return self.say("not_imported", reason=f"{reason.rstrip('.')}.")

    def _outcome(self, row: Row) -> str:
        why = say_why(row.code, self.language) or told_in(self.language, one_line(row.reason))
        reason = f" ({why})" if row.outcome == "rejected" else ""
        return self.say(_OUTCOMES.get(row.outcome, row.outcome)) + reason

    def found(self, query: str, hits: Sequence[Hit]) -> str:
        if not hits:
            return self.say("nothing_about", topic=query)
        lines = (f"{self._bullet(hit)} ({self._day(hit.created_at)})" for hit in hits)
        return "\n".join([self.say("found", query=query), *lines])

    def history(self, events: Sequence[Event], clock: Clock) -> str:
        """The newest changes first."""
        if not events:
            return self.say("no_history")
        newest = list(reversed(events))[:_EVENTS_SHOWN]
        lines = [f"- {clock(event.at):%Y-%m-%d %H:%M} · {self._by(event)}" for event in newest]
        more = len(events) - len(newest)
        return "\n".join([self.say("changes"), *lines, *([self.say("earlier", count=more)] if more else [])])

    def undone(self, receipt: Receipt, events: Sequence[Event]) -> str:
        if receipt.status is not Status.UPDATED:
            return self.say("not_undone", reason=self.why_not(receipt))
        lines = [f"- {self._restored(event)}" for event in events if event.key]
        kept = receipt.counts.get("kept", 0)
        note = f"\n{self.say('stayed', count=kept, reason=say_why('changed_since', self.language))}" if kept else ""
        return "\n".join([self.say("undone"), *lines]) + note

    def exported(self, data: Mapping[str, Any]) -> str:
        text = json.dumps(data, ensure_ascii=False, indent=2, default=str)
        fence = "`" * max(3, _longest_ticks(text) + 1)
        return f"{self.say('exported')}\n\n{fence}json\n{text}\n{fence}"

    def why(self, memory: Memory, events: Sequence[Event], clock: Clock, now: datetime) -> str:
        """Where a memory comes from, and how strongly it is held."""
        lines = [self._titled(memory), f"- {self._basis(memory)}"]
        day = f"{clock(memory.created_at):%Y-%m-%d}" if memory.created_at else ""
        since = self.say("since", day=day) if day else ""
        lines.append(
            f"- {self.say('origin', source=self._source(memory), since=since, confidence=f'{memory.confidence:.0%}')}"
        )
        lines.append(f"- {self.strength(memory, clock, now)}")
        changes = [f"  - {clock(event.at):%Y-%m-%d %H:%M} {self._by(event)}" for event in events]
        return "\n".join([*lines, *([self.say("its_changes"), *changes] if changes else [])])

    def strength(self, memory: Memory, clock: Clock, now: datetime) -> str:
        """How strongly it is held, and what that is made of."""
        held = fading(memory)
        if held.certainty and not held.at(now):
            fades = self.say("over")
        elif held.half_life == float("inf"):
            fades = self.say("lasts")
        else:
            fades = self.say("fades", half_life=round(held.half_life), days=round(held.age(now)))
        parts = [self.say("strength", strength=f"{held.at(now):.0%}", certainty=f"{held.certainty:.0%}", fading=fades)]
        if memory.recalls:
            parts.append(self.say("recalled_times", count=memory.recalls))
        if at := confirmed_at(memory):
            parts.append(self.say("confirmed_times", count=confirmations(memory), day=f"{clock(at):%Y-%m-%d}"))
        return "; ".join(parts)

    def _source(self, memory: Memory) -> str:
        return say_source(memory.source, self.language) or self.say("not_stated")

    def _basis(self, memory: Memory) -> str:
        if not memory.evidence:
            return self.say(f"basis_{memory.author}" if memory.author in _WITHOUT_WORDS else "basis_none")
        words = one_line(memory.evidence)
        return self.say("basis_words", words=words[:_WORDS_SHOWN] + ("…" if len(words) > _WORDS_SHOWN else ""))

    def _by(self, event: Event) -> str:
        return self.say("by", change=self._change(event), who=self._who(event))

    def _change(self, event: Event) -> str:
        named = f"did_{event.operation}"
        done = self.say(named) if has(named) else event.operation.replace("_", " ")
        if not event.key:
            return done
        now, before = (event.after or {}).get("value"), (event.before or {}).get("value")
        label, told = self._label(event), self._told(now)
        changed = now and now != before and event.operation != "forgotten"
        shown = f" → {told}" if changed and told != label else ""
        was = f" {self.say('was', value=self._told(before))}" if before and now and now != before else ""
        return f"{done} **{label}**{shown}{was}"

    def _restored(self, event: Event) -> str:
        after = event.after or {}
        if after.get("state") == "forgotten":
            return self.say("gone_again", name=self._label(event))
        return self.say("is_again", name=self._label(event), value=self._told(after.get("value")))

    def _who(self, event: Event) -> str:
        return self.say(f"who_{event.actor}") if has(f"who_{event.actor}") else event.actor

    def _label(self, event: Event) -> str:
        """What a memory is called; where that only repeats what it says, that itself."""
        told = str((event.after or {}).get("value") or (event.before or {}).get("value") or "")
        key = event.key or ""
        return self._told(told) if is_redundant(key, told) else shown_label(key, told, self.language)

    def _told(self, value: object) -> str:
        """A value on one line; what notes say in English of what was read, in the language of the reply."""
        return told_in(self.language, one_line(str(value or "")))

    def _bullet(self, memory: Memory | Hit) -> str:
        return f"- {self._titled(memory)}"

    def _titled(self, memory: Memory | Hit) -> str:
        return titled(memory.key, memory.value, self._told(memory.value), self.language)

    def _count(self, things: Sequence[object]) -> str:
        return self.say("memories", count=len(things))

    def _day(self, moment: datetime | None) -> str:
        return f"{moment:%Y-%m-%d}" if moment else self.say("undated")


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
