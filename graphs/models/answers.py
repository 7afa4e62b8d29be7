"""The typed answers the graphs ask a model for, as they are meant: wrong types mended, placeholders left out."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Literal, TypeVar

from pydantic import BaseModel, Field, PrivateAttr, field_validator, model_validator

from language.words.placeholders import says_nothing
from tools.calls.repair import repaired

Category = Literal["preference", "work_context", "personal_context", "reading_history"]

MOST_ENTRIES = 10
"""More than this of one message or discussion is a list that somebody pasted, or a model that cannot stop."""

_LISTS = ("entries", "memory_updates")


class Mended(BaseModel):
    """An answer whose fields are brought to their types where it is clear what was meant."""

    _cut: bool = PrivateAttr(default=False)

    @property
    def is_cut(self) -> bool:
        """It broke off: there was more to come."""
        return self._cut

    def cut(self) -> None:
        self._cut = True

    @model_validator(mode="before")
    @classmethod
    def _mend(cls, given: Any) -> Any:
        mended = repaired(given, _schema(cls))
        if not isinstance(mended, Mapping):
            return mended
        return {name: _telling(value, cls) if name in _LISTS else value for name, value in mended.items()}


class MemoryEntry(BaseModel):
    """One change to what is remembered of the user."""

    category: Category
    key: str = Field(description="Short identifier, e.g. 'role', 'interested_in', 'opinion_on_crypto'")
    value: str = Field(description="The memory itself: one line of natural language, no code")
    action: Literal["add", "update", "remove"] = "add"
    confidence: float = Field(default=1.0, ge=0.0, le=1.0)
    source: str = ""


class CapturedEntry(BaseModel):
    """One thing the user asked to have remembered, or plainly stated about themselves."""

    category: Category
    key: str
    value: str
    durability: Literal["durable", "daily"] = "durable"
    confidence: float = Field(default=0.95, ge=0.0, le=1.0)


Entry = TypeVar("Entry", MemoryEntry, CapturedEntry)


class Captured(Mended):
    """What in the user's message should be remembered; no entries when nothing should."""

    entries: list[CapturedEntry] = Field(default_factory=list)

    @field_validator("entries", mode="after")
    @classmethod
    def _once(cls, entries: list[CapturedEntry]) -> list[CapturedEntry]:
        return _distinct(sorted(entries, key=lambda entry: entry.durability != "durable"), entries)


class DiscussionInsights(Mended):
    """What a finished discussion tells about the user."""

    topics: list[str] = Field(default_factory=list)
    opinions: list[str] = Field(default_factory=list, description="Opinions in the user's own words")
    connections: list[str] = Field(default_factory=list, description="Links to earlier discussions")
    memory_updates: list[MemoryEntry] = Field(default_factory=list)

    @field_validator("topics", "opinions", "connections", mode="after")
    @classmethod
    def _spoken(cls, lines: list[str]) -> list[str]:
        return list(dict.fromkeys(line for line in lines if not says_nothing(line)))[:MOST_ENTRIES]

    @field_validator("memory_updates", mode="after")
    @classmethod
    def _once(cls, entries: list[MemoryEntry]) -> list[MemoryEntry]:
        return _distinct(entries, entries)


class DailyMemoryUpdate(BaseModel):
    """What one run changed for one user and day."""

    user_id: str
    date: str = Field(pattern=r"^\d{4}-\d{2}-\d{2}$")
    memory_updates: list[MemoryEntry] = Field(default_factory=list)
    daily_notes: str = ""
    summary: str = ""


@cache
def _schema(answer: type[BaseModel]) -> dict[str, Any]:
    """Made once: inferring a schema takes longer than reading an answer."""
    return answer.model_json_schema()


def _telling(entries: Any, answer: type[BaseModel]) -> Any:
    """The entries that say something: not a placeholder, and not the schema's own words."""
    if not isinstance(entries, list):
        return entries
    schema = str(_schema(answer))
    return [one for one in entries if not _is_hollow(one, schema)]


def _is_hollow(entry: Any, schema: str) -> bool:
    value = entry.get("value", ...) if isinstance(entry, Mapping) else ...
    if value is None:
        return True
    return isinstance(value, str) and (says_nothing(value) or (len(value.split()) > 1 and value in schema))


def _distinct(by_rank: Iterable[Entry], in_order: list[Entry]) -> list[Entry]:
    """Each value once, the first by rank, in the order given; and no more of them than anybody says at once."""
    first: dict[str, Entry] = {}
    for entry in by_rank:
        first.setdefault(" ".join(entry.value.casefold().split()).rstrip(".! "), entry)
    kept = {id(entry) for entry in first.values()}
    return [entry for entry in in_order if id(entry) in kept][:MOST_ENTRIES]
