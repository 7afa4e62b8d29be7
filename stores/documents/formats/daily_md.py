"""A daily note as text: what stands on the lines of one day, and what to append to say more.

Lines are those of MEMORY.md; brackets name the category, and the kind where it is not `memory`. Bullets below
a bullet are further lines of its value. Nothing is ever rewritten: a struck line under Retractions takes back
the last line above it that says the same."""

import re
from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date
from difflib import SequenceMatcher

from stores.documents.formats import markdown
from stores.documents.formats.bullets import (
    BLANKS,
    BULLETS,
    UNREADABLE,
    Statement,
    brackets,
    bullet,
    spelling,
    statement,
)
from stores.documents.formats.changes import Changes, Merged
from stores.documents.formats.memory_rows import DEFAULT_CATEGORY, slot_of
from stores.documents.formats.rewordings import with_rewordings
from stores.records import CATEGORIES, Memory

READING, DISCUSSIONS = "Reading Activity", "Discussions"
INSIGHTS, EXPLICIT = "Extracted Insights", "Explicit Memories"
RETRACTIONS = "Retractions"
SECTIONS = {
    READING: "reading_history",
    DISCUSSIONS: "reading_history",
    INSIGHTS: "personal_context",
    EXPLICIT: "personal_context",
}
"""The sections that hold memories, and the category of a line that names none."""

HISTORY = "reading_history"
_TOLD = re.compile(
    r"(?:added|updated|proposed_to_forget)_(?:interest|preference|work_context|personal_context)|user_said"
)
"""Labels of lines that tell what became of a memory. They are history: the fact itself stands in MEMORY.md."""

_TITLES = {title.casefold(): title for title in (*SECTIONS, RETRACTIONS)}
_INDENT = re.compile(r"[ \t]*")
_FURTHER = re.compile(r"[ \t]*[-*+][ \t]+")
_FILE = re.compile(r"(\d{4}-\d{2}-\d{2})\.md", re.ASCII)

Thread = tuple[str, str, str]
"""The memories of one day that share kind, category (facts only) and key."""


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """A memory as a daily note shows it; `occurrence` counts the lines of the same key from 1."""

    section: str
    kind: str
    category: str
    key: str
    value: str
    line: int = field(default=0, compare=False)
    occurrence: int = 1

    @property
    def thread(self) -> Thread:
        return slot_of(self.kind, self.category, self.key)

    @property
    def slot(self) -> tuple[Thread, int]:
        return self.thread, self.occurrence


def tells(key: str) -> bool:
    """Does a line with this key tell what became of a memory?"""
    return bool(_TOLD.fullmatch(key))


def file_name(day: date) -> str:
    return f"{day.isoformat()}.md"


def day_of(name: str) -> date | None:
    """The day a file name stands for; None for any other name."""
    match = _FILE.fullmatch(name)
    try:
        return date.fromisoformat(match[1]) if match else None
    except ValueError:
        return None


def lines_of(memory: Memory | DailyEntry, section: str | None = None) -> list[str]:
    """A memory as lines; the category is named unless it is what the section stands for anyway."""
    first, *further = _value_lines(memory)
    named = memory.kind == "memory" and section is not None and _usual(section, memory.key) == memory.category
    return [
        f"- {_spelled(memory, first, '' if named else _mark(memory))}",
        *(f"  - {line}" for line in further),
    ]


def retraction(memory: Memory | DailyEntry) -> str:
    """The line that takes a memory back."""
    return f"- ~~{_spelled(memory, _value_lines(memory)[0], _mark(memory))}~~"


def addition(text: str, day: date, section: str, lines: list[str]) -> str:
    """What to append to a note so that these lines stand in that section."""
    return _addition(text, f"# {day.isoformat()}", section, lines)


def parse(text: str) -> tuple[DailyEntry, ...]:
    """The memories that stand in a note; what was taken back does not."""
    entries: list[DailyEntry | None] = []
    threads: dict[Thread, list[int]] = defaultdict(list)
    for said in _read_all(text):
        category, key, value = said.first[:3]
        thread = slot_of(said.kind, category, key)
        if said.section == RETRACTIONS:
            _retract(entries, threads[thread], value)
            continue
        threads[thread].append(len(entries))
        value = "\n".join((value, *filter(None, said.further)))
        entry = DailyEntry(said.section, said.kind, category, key, value, said.line, len(threads[thread]))
        entries.append(entry)
    return tuple(entry for entry in entries if entry is not None)


def diff(old: str, new: str) -> Changes[DailyEntry]:
    """What was added, changed and removed. Lines of one key are matched by what they say, so that a line that
    only moved up, since one above it went, is no change."""
    was, now = _by_thread(parse(old)), _by_thread(parse(new))
    added: list[DailyEntry] = []
    changed: list[tuple[DailyEntry, DailyEntry]] = []
    removed: list[DailyEntry] = []
    for thread in {**was, **now}:
        before, after = was.get(thread, []), now.get(thread, [])
        matcher = SequenceMatcher(None, [*map(_saying, before)], [*map(_saying, after)], autojunk=False)
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            if tag != "equal":
                both = min(i2 - i1, j2 - j1)
                changed += zip(before[i1 : i1 + both], after[j1 : j1 + both], strict=True)
                removed += before[i1 + both : i2]
                added += after[j1 + both : j2]
    return Changes(tuple(sorted(added, key=_line)), tuple(changed), tuple(sorted(removed, key=_line)))


def merge(base: str, ours: str, theirs: str) -> Merged[DailyEntry]:
    """Append to a person's note what we appended since `base`, except to memories that the person touched."""
    if theirs == base:
        return Merged(ours, Changes())
    changes = with_rewordings(diff(base, theirs), parse(base), parse(theirs), _section_of)
    touched = {entry.slot for entry in (*changes.removed, *(old for old, _ in changes.changed))}
    mine = diff(base, ours)
    header = next((line for line in map(markdown.chop, markdown.split(ours)) if line.startswith("# ")), "#")
    text = theirs
    for old in (*mine.removed, *(old for old, _ in mine.changed)):
        if old.slot not in touched:
            text += _addition(text, header, RETRACTIONS, [retraction(old)])
    for new in (*(new for old, new in mine.changed if old.slot not in touched), *mine.added):
        text += _addition(text, header, new.section, lines_of(new, new.section))
    return Merged(text, changes)


def _addition(text: str, header: str, section: str, lines: list[str]) -> str:
    end = markdown.style_of(text)
    head = ""
    if not text.strip(markdown.BOM + BLANKS + "\n"):
        head = header + end
    elif not text.endswith("\n"):
        head = end
    if _last_title(text) != section:
        head += f"{end}## {section}{end}"
    return head + "".join(f"{line}{end}" for line in lines)


def _last_title(text: str) -> str | None:
    """The title of the last section; only lines that may be headings are read, for a note may be long."""
    return next((_TITLES.get(title) for title in markdown.titles_from_below(text, _TITLES)), None)


@dataclass(slots=True)
class _Said:
    """A bullet in a known section, with the bullets below it."""

    line: int
    section: str
    kind: str
    first: Statement
    depth: int
    further: list[str] = field(default_factory=list)


def _read_all(text: str) -> list[_Said]:
    lines = markdown.split(text.removeprefix(markdown.BOM))
    hidden = markdown.verbatim(text, lines)
    found: list[_Said] = []
    section: str | None = None
    above: _Said | None = None
    for at, raw in enumerate(lines):
        if at in hidden or raw.isspace():
            continue
        if (title := markdown.heading(raw, _TITLES)) is not None:
            section, above = _TITLES.get(title), None
            continue
        line = markdown.chop(raw)
        depth = _depth(line)
        if section is None or line.lstrip(" \t")[:1] not in BULLETS or UNREADABLE.search(line):
            above = above if above and depth > above.depth else None
        elif above and depth > above.depth + 1 and (lead := _FURTHER.match(line)):
            above.further.append(line[lead.end() :].rstrip(BLANKS))
        elif read := _read(_unstruck(line) if section == RETRACTIONS else line, SECTIONS.get(section, "")):
            above = _Said(at + 1, section, *read, depth)
            found.append(above)
    return found


def _depth(line: str) -> int:
    # The pattern matches every line, if only with nothing.
    return len(_INDENT.match(line)[0].expandtabs(4))  # type: ignore[index]  # it matches any line


def _unstruck(line: str) -> str:
    lead = bullet(line)
    said = line[len(lead) :].rstrip(BLANKS)
    return lead + said[2:-2] if len(said) > 4 and said.startswith("~~") and said.endswith("~~") else line


def _read(line: str, category: str) -> tuple[str, Statement] | None:
    start = len(bullet(line))
    if not start:
        return None
    kind, category, after = _read_mark(line, start, category)
    said = statement(line, after, kind, category)
    if said is not None and after == start and tells(said.key):
        said = said._replace(category=HISTORY)
    return (kind, said) if said is not None else None


def _usual(section: str, key: str) -> str | None:
    """The category of a line that names none."""
    return HISTORY if tells(key) else SECTIONS.get(section)


def _read_mark(line: str, start: int, category: str) -> tuple[str, str, int]:
    written, after = brackets(line, start)
    kind, _, rest = written.partition(" ")
    if kind == "note":
        return kind, rest.strip(), after
    if kind in DEFAULT_CATEGORY and (not rest or rest in CATEGORIES[kind]):
        return kind, rest or DEFAULT_CATEGORY[kind], after
    named = written.lower().replace(" ", "_")
    return ("memory", named, after) if named in CATEGORIES["memory"] else ("memory", category, start)


def _mark(memory: Memory | DailyEntry) -> str:
    if memory.kind == "memory":
        return f"[{memory.category}] "
    return f"[{memory.kind} {memory.category}] " if memory.category else f"[{memory.kind}] "


def _spelled(memory: Memory | DailyEntry, first: str, mark: str) -> str:
    said = memory.kind, memory.category, memory.key, first

    def reads_back(text: str) -> bool:
        found = _read(f"- {mark}{text}", memory.category)
        return found is not None and (found[0], *found[1][:3]) == said

    return mark + spelling(memory.kind, memory.key, first, reads_back)


def _value_lines(memory: Memory | DailyEntry) -> list[str]:
    if memory.kind == "note":
        return [memory.value]
    return [line.strip(BLANKS) for line in memory.value.split("\n") if line.strip()] or [""]


def _retract(entries: list[DailyEntry | None], places: list[int], value: str) -> None:
    for at in reversed(places):
        entry = entries[at]
        if entry is not None and _value_lines(entry)[0] == value:
            entries[at] = None
            return


def _by_thread(entries: tuple[DailyEntry, ...]) -> dict[Thread, list[DailyEntry]]:
    threads: dict[Thread, list[DailyEntry]] = {}
    for entry in entries:
        threads.setdefault(entry.thread, []).append(entry)
    return threads


def _section_of(entry: DailyEntry) -> tuple[str, str, str]:
    return entry.section, entry.kind, entry.category


def _saying(entry: DailyEntry) -> tuple[str, str]:
    return entry.category, entry.value


def _line(entry: DailyEntry) -> int:
    return entry.line
