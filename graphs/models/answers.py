"""The typed answers the graphs ask a model for."""

from typing import Literal

from pydantic import BaseModel, Field

Category = Literal["preference", "work_context", "personal_context", "reading_history"]


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


class Captured(BaseModel):
    """What in the user's message should be remembered; no entries when nothing should."""

    entries: list[CapturedEntry] = Field(default_factory=list)


class DiscussionInsights(BaseModel):
    """What a finished discussion tells about the user."""

    topics: list[str] = Field(default_factory=list)
    opinions: list[str] = Field(default_factory=list, description="Opinions in the user's own words")
    connections: list[str] = Field(default_factory=list, description="Links to earlier discussions")
    memory_updates: list[MemoryEntry] = Field(default_factory=list)


class DailyMemoryUpdate(BaseModel):
    """What one run changed for one user and day."""

    user_id: str
    date: str = Field(pattern=r"^\d{4}-\d{2}-\d{2}$")
    memory_updates: list[MemoryEntry] = Field(default_factory=list)
    daily_notes: str = ""
    summary: str = ""
