"""MEMORY.md as text: which of its lines are memories, and edits that touch only those lines.

A document is its raw lines, so whatever a person wrote around the memories is kept byte for byte. Edits
return a new document; nothing here reads or writes a file."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import chain

from stores.documents.formats import markdown
from stores.documents.formats.bullets import BULLETS, UNREADABLE
from stores.documents.formats.changes import Changes, Merged
from stores.documents.formats.memory_rows import (
    BY_TITLE,
    SECTIONS,
    Entry,
    Row,
    Section,
    Slot,
    entry_row,
    free_slot,
    line_for,
    read,
    section_for,
    slot_of,
)
from stores.documents.formats.patches import Patch, patch, unpatch
from stores.documents.formats.rewordings import with_rewordings

MEMORY_MD = "MEMORY.md"
"""The name of the document."""

__all__ = ["Document", "Entry", "Patch", "Slot", "diff", "merge", "parse", "patch", "template", "unpatch"]

TITLE = "# User Memory"


class Document:
    """MEMORY.md, parsed. `put` and `drop` give the edited document and leave this one as it is."""

    def __init__(
        self, rows: list[Row], slots: dict[Slot, Row], bom: str, *, repeats: bool, words: int | None = None
    ) -> None:
        self._rows = rows
        self._slots = slots
        self._bom = bom
        self._repeats = repeats
        self._words = words

    @cached_property
    def text(self) -> str:
        return self._bom + "".join([row.raw for row in self._rows])

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(row.entry(line) for line, row in enumerate(self._rows, 1) if row.said)

    @property
    def words(self) -> int:
        """As `wc -w` counts them; carried from one document to the next."""
        if self._words is None:
            self._words = len(self.text.split())
        return self._words

    @property
    def slots(self) -> Mapping[Slot, Row]:
        return self._slots

    @cached_property
    def _by_slot(self) -> dict[Slot, Entry]:
        return {entry.slot: entry for entry in self.entries}

    def __getitem__(self, slot: Slot) -> Entry:
        return self._by_slot[slot]

    def put(self, entry: Entry, was: Slot | None = None) -> "Document":
        """Replace the line of this memory where it stands (`was`: under which name), else add one at the end of its
        section."""
        section = section_for(entry)
        row = self._slots.get(was or entry.slot)
        if row is None:
            return self._insert(section, entry)
        if row.section is not section:
            return self._cut(self._rows.index(row), 1)._insert(section, entry)._settled()
        new = row.rewritten(entry)
        if new.slot != row.slot:
            return self._rewrite([(row, new)])._settled()
        return self if new.says(row) else self._rewrite([(row, new)])

    def drop(self, slot: Slot) -> "Document":
        """Take out the line of this memory; an optional section's heading goes with its last line."""
        row = self._slots.get(slot)
        if row is None:
            return self
        at = self._rows.index(row)
        return (self._cut(at - 2, 3) if self._fills_section(at) else self._cut(at, 1))._settled()

    def _fills_section(self, at: int) -> bool:
        """Whether an optional section is a blank line, its heading as we write it, and this line alone."""
        section = self._rows[at].section
        if section is None or not section.optional or at < 2:
            return False
        if [markdown.chop(row.raw) for row in self._rows[at - 2 : at]] != ["", section.heading]:
            return False
        below = next((row for row in self._rows[at + 1 :] if not row.blank), None)
        return below is None or below.heading

    def _insert(self, section: Section, entry: Entry) -> "Document":
        if all(row.blank for row in self._rows):
            end = markdown.style([row.raw for row in self._rows])
            return parse(self._bom + template().replace("\n", end))._insert(section, entry)
        line = line_for(entry, section)
        at = self._end_of(section)
        if at is not None:
            return self._add(at, [line], section, entry)
        return self._add(self._place_for(section), ["", section.heading, line], section, entry)

    def _end_of(self, section: Section) -> int | None:
        """Where the next entry of a section goes: below its last entry, else below whatever it holds."""
        last = None
        for at in range(len(self._rows) - 1, -1, -1):
            row = self._rows[at]
            if row.section is not section:
                continue
            if row.said:
                return self._below(at)
            if last is None and not row.blank:
                last = at + 1
        return last

    def _below(self, at: int) -> int:
        section = self._rows[at].section
        at += 1
        while at < len(self._rows) and self._rows[at].section is section and self._rows[at].continues:
            at += 1
        return at

    def _place_for(self, section: Section) -> int:
        """Where a missing section belongs: below the sections before it, else above those after it."""
        order = SECTIONS.index(section)
        earlier, later = SECTIONS[:order], SECTIONS[order + 1 :]
        places = [at for at, row in enumerate(self._rows, 1) if row.section in earlier and not row.blank]
        if places:
            return places[-1]
        end = next((at for at, row in enumerate(self._rows) if row.section in later), len(self._rows))
        return next((at for at in range(end, 0, -1) if not self._rows[at - 1].blank), 0)

    def _add(self, at: int, lines: list[str], section: Section, entry: Entry) -> "Document":
        rows, slots = self._rows.copy(), self._slots.copy()
        style = markdown.style([row.raw for row in rows[:at]])
        ends = [style] * len(lines)
        if at == len(rows) and not markdown.ending(above := rows[-1].raw):
            _replace(rows, slots, at - 1, rows[-1].ended(above + markdown.end_for(above, style)))
            ends[-1] = ""
        raw = [line + end for line, end in zip(lines, ends, strict=True)]
        new = entry_row(raw[-1], section, entry.key)
        words = self.words + _words(raw) if at else None
        rows[at:at] = [*(Row(line, section, heading=line.startswith("#")) for line in raw[:-1]), new]
        slots[entry.slot] = new
        return Document(rows, slots, self._bom, repeats=self._repeats, words=words)

    def _cut(self, at: int, count: int) -> "Document":
        rows, slots = self._rows.copy(), self._slots.copy()
        for row in rows[at : at + count]:
            if (slot := row.slot) is not None:
                del slots[slot]
        unterminated = not markdown.ending(rows[at + count - 1].raw)
        words = self.words - _words(row.raw for row in rows[at : at + count]) if at else None
        del rows[at : at + count]
        if unterminated and at:
            _replace(rows, slots, at - 1, rows[at - 1].ended(markdown.chop(rows[at - 1].raw)))
        return Document(rows, slots, self._bom, repeats=self._repeats, words=words)

    def _rewrite(self, pairs: Iterable[tuple[Row, Row]]) -> "Document":
        rows, slots = self._rows.copy(), self._slots.copy()
        for old, new in pairs:
            _replace(rows, slots, rows.index(old), new)
        return Document(rows, slots, self._bom, repeats=self._repeats)

    def _settled(self) -> "Document":
        """Spell out the keys that lines had only because a line of the same name stood above them."""
        document = self
        while document._repeats:
            named = [row for row in document._rows if row.said]
            fresh = [row for row in parse(document.text)._rows if row.said]
            moved = [old for old, new in zip(named, fresh, strict=True) if old.key != new.key]
            if not moved:
                break
            document = document._rewrite([(row, row.rewritten(row.entry())) for row in moved])
        return document


def template() -> str:
    """MEMORY.md on first contact."""
    return "\n\n".join([TITLE, *(section.heading for section in SECTIONS if not section.optional)]) + "\n"


def parse(text: str) -> Document:
    """Read a MEMORY.md, whatever a person made of it."""
    bom = markdown.BOM if text.startswith(markdown.BOM) else ""
    lines = markdown.split(text[len(bom) :])
    hidden, legible = markdown.verbatim(text, lines), markdown.legible(text)
    rows: list[Row] = []
    slots: dict[Slot, Row] = {}
    copies: dict[Slot, int] = {}
    section: Section | None = None
    for at, raw in enumerate(lines):
        row = Row(raw, section)
        rows.append(row)
        mark = raw[0] if raw[0] not in " \t" else raw.lstrip(" \t")[:1]
        if at in hidden:
            row.verbatim = True
        elif mark == "#" and (title := markdown.heading(raw, BY_TITLE)) is not None:
            row.section = section = BY_TITLE.get(title)
            row.heading = True
        elif section is not None and mark in BULLETS:
            line = raw[:-1] if raw[-1] == "\n" else raw
            said = read(line, section) if legible or not UNREADABLE.search(line) else None
            if said is not None:
                row.said, row.key = said, said.key
                slot = slot_of(section.kind, said.category, said.key)
                if slot in slots:
                    slot = free_slot(slots, copies, slot)
                    row.key = slot[2]
                slots[slot] = row
    return Document(rows, slots, bom, repeats=bool(copies))


def diff(old: Document | str, new: Document | str) -> Changes[Entry]:
    """What was added, changed and removed, memory by memory."""
    old, new = _parsed(old), _parsed(new)
    both = [slot for slot, row in new.slots.items() if slot in old.slots and not row.says(old.slots[slot])]
    return Changes(
        added=tuple(new[slot] for slot in new.slots if slot not in old.slots),
        changed=tuple((old[slot], new[slot]) for slot in both),
        removed=tuple(old[slot] for slot in old.slots if slot not in new.slots),
    )


def merge(base: Document | str, ours: Document | str, theirs: Document | str) -> Merged[Entry]:
    """Bring our changes since `base` into a person's document; where both changed a memory, theirs stands."""
    base, ours, merged = _parsed(base), _parsed(ours), _parsed(theirs)
    changes = with_rewordings(diff(base, merged), base.entries, merged.entries, _section_of)
    if merged.text == base.text:
        return Merged(ours.text, changes)
    touched = {entry.slot for entry in (*changes.added, *changes.removed, *chain(*changes.changed))}
    mine = diff(base, ours)
    for entry in mine.removed:
        if entry.slot not in touched:
            merged = merged.drop(entry.slot)
    for entry in (*(new for _, new in mine.changed), *mine.added):
        if entry.slot not in touched:
            merged = merged.put(entry)
    return Merged(merged.text, changes)


def _section_of(entry: Entry) -> tuple[str, str, bool]:
    return entry.kind, entry.category, entry.pinned


def _parsed(document: Document | str) -> Document:
    return parse(document) if isinstance(document, str) else document


def _words(lines: Iterable[str]) -> int:
    return sum(len(line.split()) for line in lines)


def _replace(rows: list[Row], slots: dict[Slot, Row], at: int, new: Row) -> None:
    if (old := rows[at].slot) is not None:
        del slots[old]
    rows[at] = new
    if (slot := new.slot) is not None:
        slots[slot] = new
