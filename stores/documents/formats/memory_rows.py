"""The sections of MEMORY.md and its lines, each with the memory that stands on it."""

from collections.abc import Container
from dataclasses import dataclass, field
from functools import lru_cache

from stores.documents.formats import markdown
from stores.documents.formats.bullets import Statement, brackets, bullet, escape, spelling, statement
from stores.errors import InvalidInput
from stores.keys import KEY_LIMIT
from stores.records import CATEGORIES

Slot = tuple[str, str, str]
"""Which memory a line is: kind, category (facts only, else empty), key."""

DEFAULT_CATEGORY = {"note": "", "observation": "finding", "fact": "personal", "episode": "neutral"}
"""Kinds whose lines begin with `[category]`, and the category of a line that a person typed without one."""

_SHORT = 500


@dataclass(frozen=True, slots=True, eq=False)
class Section:
    """A heading of MEMORY.md and what its lines are; in an optional one they carry their own category."""

    title: str
    kind: str
    category: str = ""
    pinned: bool = False

    @property
    def optional(self) -> bool:
        """Shown only while it has entries."""
        return self.kind in DEFAULT_CATEGORY

    @property
    def heading(self) -> str:
        return f"## {self.title}"


SECTIONS = (
    Section("User Preferences", "memory", "preference"),
    Section("Work Context", "memory", "work_context"),
    Section("Personal Context", "memory", "personal_context"),
    Section("Key Facts", "memory", "personal_context", pinned=True),
    Section("Notes", "note"),
    Section("Facts", "fact"),
    Section("Observations (the agent's notes)", "observation"),
    Section("Episodes (the agent's notes)", "episode"),
)
"""What is said of the user stands first; what an agent learned from its work is below, and says so."""
BY_TITLE = {section.title.casefold(): section for section in SECTIONS}
BY_TITLE |= {title.partition(" (")[0]: section for title, section in BY_TITLE.items()}


@dataclass(frozen=True, slots=True)
class Entry:
    """A memory as MEMORY.md shows it; `line` is where, counted from 1."""

    kind: str
    category: str
    key: str
    value: str
    pinned: bool = False
    line: int = field(default=0, compare=False)

    @property
    def slot(self) -> Slot:
        return slot_of(self.kind, self.category, self.key)


class Row:
    """A raw line, its section and what it says, if anything. Never changed: documents share it."""

    __slots__ = ("heading", "key", "raw", "said", "section", "verbatim")

    def __init__(
        self,
        raw: str,
        section: Section | None,
        said: Statement | None = None,
        key: str = "",
        *,
        heading: bool = False,
        verbatim: bool = False,
    ) -> None:
        self.raw = raw
        self.section = section
        self.said = said
        self.key = key
        self.heading = heading
        self.verbatim = verbatim

    @property
    def blank(self) -> bool:
        return not self.raw.strip()

    @property
    def continues(self) -> bool:
        """Whether the line belongs to the bullet above it."""
        return self.verbatim or (self.said is None and not self.blank and self.raw[0] in " \t")

    @property
    def slot(self) -> Slot | None:
        if self.section is None or self.said is None:
            return None
        return slot_of(self.section.kind, self.said.category, self.key)

    def says(self, other: "Row") -> bool:
        """Whether both lines hold the same value under the same heading and category."""
        if self is other or self.said is None or other.said is None:
            return self is other
        mine, others = self.said, other.said
        return self.section is other.section and (mine.category, mine.value) == (
            others.category,
            others.value,
        )

    def entry(self, line: int = 0) -> Entry:
        assert self.section is not None
        assert self.said is not None
        return Entry(self.section.kind, self.said.category, self.key, self.said.value, self.section.pinned, line)

    def ended(self, raw: str) -> "Row":
        """The same line with another end."""
        return Row(raw, self.section, self.said, self.key, heading=self.heading, verbatim=self.verbatim)

    def rewritten(self, entry: Entry) -> "Row":
        """The line with another value, in the spelling its writer chose where that can say it."""
        assert self.section is not None
        assert self.said is not None
        line, end = markdown.chop(self.raw), markdown.ending(self.raw)
        plain = line_for(entry, self.section)
        value = escape(entry.value) if entry.kind == "note" else entry.value
        for text in (line[: self.said.start] + value, bullet(line) + plain.removeprefix("- ")):
            if _reads_back(text, entry, self.section):
                return entry_row(text + end, self.section, entry.key)
        return entry_row(plain + end, self.section, entry.key)


def slot_of(kind: str, category: str, key: str) -> Slot:
    return kind, category if kind == "fact" else "", key


def read(line: str, section: Section) -> Statement | None:
    """What a line without its end says in a section, or None where it holds no memory."""
    return _read_short(line, section) if len(line) <= _SHORT else _read(line, section)


def _read(line: str, section: Section) -> Statement | None:
    start = len(bullet(line))
    if not start:
        return None
    kind, category = section.kind, section.category
    if section.optional:
        category, start = _read_category(line, start, kind)
    return statement(line, start, kind, category)


_read_short = lru_cache(maxsize=8192)(_read)
"""From one version of a document to the next few lines change, and making a key of words is slow."""


def entry_row(raw: str, section: Section, key: str) -> Row:
    """The row of an entry whose key is known."""
    return Row(raw, section, read(markdown.chop(raw), section), key)


def section_for(entry: Entry) -> Section:
    wanted = entry.kind, entry.category if entry.kind == "memory" else ""
    fitting = [section for section in SECTIONS if (section.kind, section.category) == wanted]
    if not fitting:
        raise InvalidInput(f"no section of MEMORY.md takes {entry.kind!r} with category {entry.category!r}")
    return fitting[-1] if entry.pinned else fitting[0]


def line_for(entry: Entry, section: Section) -> str:
    """The line of an entry, without its end."""
    head = f"- [{entry.category}] " if section.optional and entry.category else "- "
    if entry.category in ("x", "X"):
        head = f"- [ ] [{entry.category}] "  # alone it would read as a ticked task box
    return head + spelling(entry.kind, entry.key, entry.value, lambda text: _reads_back(head + text, entry, section))


def free_slot(slots: Container[Slot], copies: dict[Slot, int], slot: Slot) -> Slot:
    """The slot of a line whose name a line above has taken: the same, numbered."""
    kind, category, key = free = slot
    number = copies.get(slot, 1)
    while free in slots:
        number += 1
        suffix = f"_{number}"
        free = kind, category, key[: KEY_LIMIT - len(suffix)].rstrip("_") + suffix
    copies[slot] = number
    return free


def _read_category(line: str, start: int, kind: str) -> tuple[str, int]:
    written, after = brackets(line, start)
    if written and kind == "note":
        return written, after
    known = written.lower().replace(" ", "_")
    return (known, after) if known in CATEGORIES[kind] else (DEFAULT_CATEGORY[kind], start)


def _reads_back(line: str, entry: Entry, section: Section) -> bool:
    said = read(line, section)
    return said is not None and said[:3] == (entry.category, entry.key, entry.value)
