"""The words of the memory as types: what is remembered, what came of a write, what happened when."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum
from typing import Any, Literal

from language.meaning.said import Question as Question
from language.meaning.said import Said as Said

CATEGORIES: Mapping[str, tuple[str, ...]] = {
    "memory": ("preference", "work_context", "personal_context", "reading_history"),
    "note": (),
    "observation": ("finding", "insight", "lesson"),
    "fact": ("personal", "preference", "skill", "trait", "opinion", "relationship"),
    "episode": ("positive", "negative", "neutral", "mixed"),
}
"""The closed list of categories of each kind; a note may carry any short category, or none."""

KINDS = tuple(CATEGORIES)
MESSAGE = "message"
"""The kind of a conversation turn: searchable, but not a memory."""

IMPORTED = "imported:"
"""How the id of a conversation begins that was held elsewhere and taken in here."""

USER_KINDS = ("memory", "fact", "note")
"""What is known of the user, in whichever vocabulary it was told: one fact is one memory among them."""

USER_SAID = "user_said"
"""The key of a line of a daily note that quotes a request to remember; what was asked for is a memory of its own."""

AGENT_KINDS = frozenset({"observation", "episode"})
"""What an agent learned from its work: durable without words of the user unless it speaks of them, never a fact."""


class Durability(StrEnum):
    DURABLE = "durable"
    DAILY = "daily"


class State(StrEnum):
    """Where a memory stands: in MEMORY.md, out of it but searched, or never found again."""

    ACTIVE = "active"
    ARCHIVED = "archived"
    FORGOTTEN = "forgotten"


class Status(StrEnum):
    """The honest outcome of a write."""

    STORED = "stored"
    UPDATED = "updated"
    MERGED = "merged"
    UNCHANGED = "unchanged"
    DEMOTED = "demoted"
    REJECTED = "rejected"
    DELETED = "deleted"


class Code(StrEnum):
    """Why a call came out as it did, for programs; the reason says it to people."""

    DISABLED = "disabled"
    PAUSED = "paused"
    UNSUPPORTED = "unsupported"
    SECOND_OPINION = "second_opinion"
    LOW_CONFIDENCE = "low_confidence"
    READING_HISTORY = "reading_history"
    DUPLICATE = "duplicate"
    SIMILAR = "similar"
    CONFLICT = "conflict"
    TAKEN = "taken"
    FORGOTTEN = "forgotten"
    UNKNOWN = "unknown"
    ARCHIVED = "archived"
    SECRET = "secret"  # noqa: S105 - the name of a reason
    CODE = "code"
    PERSONAL = "personal"
    NOT_TEXT = "not_text"
    EMPTY = "empty"
    TOO_LONG = "too_long"
    NUL = "nul"
    SURROGATE = "surrogate"
    CONTROL_CHARACTER = "control_character"
    MANY_LINES = "many_lines"
    KEY = "key"
    CATEGORY = "category"
    KIND = "kind"
    DURABILITY = "durability"
    CONFIDENCE = "confidence"
    AUTHOR = "author"
    DETAILS = "details"
    MERGE = "merge"
    UNDONE = "undone"
    CHANGED_SINCE = "changed_since"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOT_REMOVABLE = "not_removable"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something may not be remembered, for people (reason) and for programs (code)."""

    reason: str
    code: Code


class Author(StrEnum):
    """Who said the words a memory rests on."""

    USER = "user"
    AGENT = "agent"
    TOOL = "tool"
    FILE = "file"
    APP = "app"
    IMPORT = "import"


Viewer = Literal["user", "agent"]
"""Who looks: an agent sees nothing of a user who has paused their memory."""


Evidence = str | Said | Sequence[str | Said]


@dataclass(frozen=True, slots=True)
class Memory:
    """One remembered statement about one user."""

    id: str
    key: str
    value: str
    category: str
    kind: str = "memory"
    durability: Durability = Durability.DURABLE
    state: State = State.ACTIVE
    source: str = ""
    author: Author = Author.USER
    confidence: float = 1.0
    evidence: str = ""
    details: Mapping[str, Any] = field(default_factory=dict)
    conversation_id: str | None = None
    day: date | None = None
    created_at: datetime | None = None
    updated_at: datetime | None = None
    expires_at: datetime | None = None
    recalled_at: datetime | None = None
    recalls: int = 0
    """How often an agent was shown it."""
    revision: int = 0

    @property
    def pinned(self) -> bool:
        """Shown under Key Facts."""
        return bool(self.details.get("pinned"))


@dataclass(frozen=True, slots=True)
class Term:
    """What one term of the query added to a score."""

    term: str
    weight: float
    idf: float
    frequency: int
    stands_for: str = ""
    """The word of the query in whose place it was sought."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A memory or a conversation turn that answers a query."""

    id: str
    key: str
    value: str
    category: str
    kind: str
    score: float
    source: str = ""
    confidence: float = 1.0
    created_at: datetime | None = None
    durability: Durability | None = None
    conversation_id: str | None = None
    details: Mapping[str, Any] = field(default_factory=dict)
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Receipt:
    """What came of a call: the caller may only claim what the receipt says."""

    status: Status
    reason: str = ""
    code: Code | None = None
    memory: Memory | None = None
    similar: tuple[Memory, ...] = ()
    batch: str | None = None
    counts: Mapping[str, int] = field(default_factory=dict)
    removed: tuple[str, ...] = ()
    """What an erasure took, by name."""
    remains: tuple[str, ...] = ()
    """What an erasure left, and why."""
    asks: tuple[Question, ...] = ()
    """What a second opinion has to say before anything is done; a caller of the store never sees it."""

    @property
    def ok(self) -> bool:
        """The words are in the memory now (or, for a removal, are no longer)."""
        return self.status is not Status.REJECTED


@dataclass(frozen=True, slots=True)
class Event:
    """One audit record: what changed, from what to what, by whom, and why."""

    operation: str
    actor: str
    before: Mapping[str, Any] | None
    after: Mapping[str, Any] | None
    source: str
    reason: str
    at: datetime
    batch: str
    prompt: str = ""
    """Name, version and digest of the prompt of the model that asked for it; empty where none did."""
    id: int = 0
    memory_id: str | None = None
    kind: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Conversation:
    """One discussion of one user."""

    id: str
    post_id: str | None
    title: str
    summary: str
    started_at: datetime
    last_at: datetime
    ended_at: datetime | None
    messages: int
    kept_here: bool = False
    """What was said in it is told in no other conversation."""


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation."""

    id: str
    conversation_id: str
    role: str
    content: str
    at: datetime
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """The user's own settings."""

    user_id: str
    enabled: bool
    timezone: str
    era: int = 0
    """How often everything of the user was erased."""
    note_days: int | None = None
    message_days: int | None = None
    """How long daily notes and conversations are kept, where the user chose it."""
    trends: bool = False
    """Whether the user chose to be counted in trends."""
    language: str | None = None
    """Of replies, where the user chose it: en, uk, de or es."""
    quiet: bool = False
    """No line about the past opens a discussion."""


@dataclass(frozen=True, slots=True)
class Interaction:
    """One thing a user did: a delivery, read, reaction, save, message or command."""

    id: str
    type: str
    at: datetime
    source: str
    title: str = ""
    content: str = ""
    role: str | None = None
    conversation_id: str | None = None
    speaker: str | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """A claimed nightly run of one user; the fence tells this claim from an earlier one."""

    id: str
    user_id: str
    run_date: date
    fence: int
    timezone: str = "UTC"
    interactions: tuple[Interaction, ...] = ()
    """What it has collected, oldest first."""
    forgotten: tuple[Memory, ...] = ()
    """What the user had forgotten since then: it must not be learned again from what was said before."""
    apart: frozenset[str] = frozenset()
    """Conversations whose words are told in no other one."""
    unfinished: int = 0
    """How often in a row it was tried and ended for lack of time."""
