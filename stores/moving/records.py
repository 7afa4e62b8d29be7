"""What a file of another product holds, in our words, and what came of taking it in."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

from language.blanks import fill
from language.languages import by_language
from stores.errors import InvalidInput
from stores.records import Receipt

SURE, LESS_SURE = 1.0, 0.75
"""How sure we are of what a person listed, and of what another assistant made of what it heard."""

_UNFIT = re.compile("[\x00\ud800-\udfff]")
_MOST_LETTERS = 1_000_000
_EARLIEST = datetime(1990, 1, 1, tzinfo=UTC)


_REFUSED, _REMEDIES = (by_language("program.imports", name, dict) for name in ("REFUSED", "REMEDIES"))
_THE_TEXT = by_language("program.imports", "THE_TEXT", str)
THE_TEXT = _THE_TEXT["en"]
"""What a text without a file is called."""


class CannotImport(InvalidInput):
    """The file cannot be taken in; nothing of it was. Why, and what to do, are codes, told in the reader's language."""

    def __init__(self, code: str, remedy: str, /, **values: object) -> None:
        self.code, self.remedy, self.values = code, remedy, values
        what, to_do = self.told("en")
        super().__init__(f"{what}. Nothing was imported: {to_do}.")

    def told(self, language: str) -> tuple[str, str]:
        """Why, and what to do, in a language."""
        named = {"file": _THE_TEXT[language]} if self.values.get("file") == THE_TEXT else {}
        texts = (_REFUSED[language][self.code], _REMEDIES[language][self.remedy])
        what, to_do = (fill(text, language, self.values | named) for text in texts)
        return what, to_do


@dataclass(frozen=True, slots=True)
class Remembered:
    """A statement that another memory holds of the user."""

    text: str
    confidence: float = SURE
    key: str = ""
    category: str = ""
    day: date | None = None
    """Of a line of a daily note: it stays in the note of that day."""
    plain: bool = False
    """Whether words before a colon are part of it, and no label ("Role: nurse")."""
    kind: str = "memory"
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """What one side said, in a conversation held elsewhere."""

    id: str
    role: str
    content: str
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation held elsewhere, oldest turn first."""

    id: str
    title: str
    turns: Sequence[Turn]
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something that is there and is not taken in, and why."""

    why: str
    count: int = 1


Found = Remembered | Conversation | LeftOut


@dataclass(frozen=True, slots=True)
class Row:
    """What came, or would come, of one statement."""

    text: str
    outcome: str
    """`stored`, `merged`, `known` or `rejected`."""
    reason: str = ""
    key: str = ""
    category: str = ""
    code: str = ""
    """Why it was rejected, for programs."""


@dataclass(frozen=True)
class Report:
    """What came of an import, or would come of it: the same before and after."""

    format: str
    rows: Sequence[Row] = ()
    conversations: int = 0
    messages: int = 0
    known_messages: int = 0
    left_out: Mapping[str, int] = field(default_factory=dict)
    other: Mapping[str, int] = field(default_factory=dict)
    """What an export of our own holds besides."""
    receipts: Sequence[Receipt] = ()
    batch: str | None = None
    dry_run: bool = False

    @property
    def counts(self) -> dict[str, int]:
        """How many of each outcome."""
        told = Counter(row.outcome for row in self.rows)
        whole = {
            **{name: told[name] for name in ("stored", "merged", "known", "rejected")},
            "conversations": self.conversations,
            "messages": self.messages,
            "known_messages": self.known_messages,
        }
        return {**whole, **self.other}

    @property
    def changes(self) -> bool:
        """Whether anything is new."""
        unchanged = ("known", "rejected", "known_messages", "merged")
        return any(count for name, count in self.counts.items() if name not in unchanged)

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "format": self.format,
            "dry_run": self.dry_run,
            "batch": self.batch,
            "counts": self.counts,
            "rows": [{name: getattr(row, name) for name in Row.__slots__} for row in self.rows],
            "left_out": dict(self.left_out),
        }


def fit(text: object, most: int = _MOST_LETTERS) -> str:
    """Text that every database can hold: halves of characters and NUL are shown as unknown ones."""
    if not isinstance(text, str):
        return ""
    return text[:most] if text.isascii() and "\0" not in text else _UNFIT.sub("\ufffd", text[:most])


def moment(given: object) -> datetime | None:
    """A time as products write it: seconds since 1970, or ISO 8601; None where it is none."""
    try:
        if isinstance(given, int | float) and not isinstance(given, bool):
            found = datetime.fromtimestamp(given / 1000 if given > 1e11 else given, UTC)
        elif isinstance(given, str):
            found = datetime.fromisoformat(given.strip())
        else:
            return None
        found = found.replace(tzinfo=UTC) if found.tzinfo is None else found.astimezone(UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return found if found >= _EARLIEST else None


def listed(value: object) -> list[Any]:
    """The list that should be there; none where something else is."""
    return value if isinstance(value, list) else []


def named(value: object) -> dict[str, Any]:
    """The object that should be there; none where something else is."""
    return value if isinstance(value, dict) else {}
