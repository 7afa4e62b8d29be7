"""The form of an export: every field of the file has a type, a size and a meaning."""

import json
from datetime import UTC, date, datetime
from typing import Annotated, Any, Literal, Self
from uuid import UUID

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from language.languages import spoken
from stores.keys import check_key, normalise_key
from stores.records import Durability
from stores.write.checks import gate
from stores.write.checks.gate import NOTE_LIMIT, check_unicode
from stores.zones import is_zone

FORMAT = "hnpal-memory"
VERSION = 1
_EARLIEST, _LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)
_MOST = 1_000_000
_LARGEST = 10_000_000


def _plain(text: str) -> str:
    if refused := check_unicode(text):
        raise ValueError(refused.reason)
    return text


def _refuses(check: Any) -> Any:
    """The rule of the gate as a validator."""

    def validate(value: Any) -> Any:
        if refused := check(value):
            raise ValueError(refused.reason)
        return value

    return AfterValidator(validate)


def _moment(given: object) -> object:
    try:
        moment = datetime.fromisoformat(given) if isinstance(given, str) else None
        within = moment is not None and moment.tzinfo is not None and _EARLIEST <= moment < _LATEST
    except (ValueError, OverflowError):
        within = False
    if not within:
        why = "no moment with a time zone between 1970 and 2200; write 2026-01-31T12:00:00+00:00"
        raise ValueError(why)
    return moment


def _date(given: object) -> object:
    try:
        day = date.fromisoformat(given) if isinstance(given, str) else None
    except ValueError:
        day = None
    if day is None or not _EARLIEST.date() <= day < _LATEST.date():
        raise ValueError("no date between 1970 and 2200; write YYYY-MM-DD")
    return day


def _uuid(text: str) -> str:
    try:
        whole = str(UUID(text)) == text
    except ValueError:
        whole = False
    if not whole:
        raise ValueError("no id of a memory (a UUID in lower case); leave it as `export` wrote it")
    return text


def _zone(name: str) -> str:
    if not is_zone(name):
        raise ValueError("no IANA time zone; write a name such as Europe/Kyiv")
    return name


def _language(code: str) -> str:
    if code not in spoken():
        raise ValueError(f"no language of replies; those are {', '.join(spoken())}")
    return code


def _file(text: object) -> object:
    """The bytes of a person's file may be no text; they are kept as the store keeps them."""
    try:
        fits = text is None or (isinstance(text, str) and len(text.encode("utf-8", "surrogateescape")) <= _LARGEST)
    except UnicodeEncodeError:
        fits = False
    if not fits:
        raise ValueError("no text of a file of at most 10 MB; write null, and it is made anew")
    return text


Text = Annotated[str, Field(max_length=_MOST), AfterValidator(_plain)]
Line = Annotated[str, Field(max_length=10_000), AfterValidator(_plain)]
Name = Annotated[Line, Field(min_length=1)]
Moment = Annotated[datetime, BeforeValidator(_moment)]
Day = Annotated[date, BeforeValidator(_date)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, hide_input_in_errors=True)


class Row(_Part):
    """One memory."""

    id: Annotated[str, AfterValidator(_uuid)]
    kind: Annotated[str, _refuses(gate.check_kind)]
    category: Line
    key: Annotated[str, Field(max_length=1_000), _refuses(check_key)]
    value: Annotated[Text, Field(max_length=NOTE_LIMIT)]
    durability: Annotated[str, _refuses(gate.check_durability)]
    state: Literal["active", "archived"]
    source: Line = ""
    author: Annotated[str, _refuses(gate.check_author)] = "user"
    confidence: Annotated[float, _refuses(gate.check_confidence)]
    evidence: Annotated[Text, Field(max_length=2_000)] = ""
    details: dict[str, Any] = Field(default_factory=dict)
    conversation_id: Name | None = None
    day: Day | None = None
    created_at: Moment
    updated_at: Moment
    expires_at: Moment | None = None

    @model_validator(mode="after")
    def _belongs_together(self) -> Self:
        daily = self.durability == Durability.DAILY
        if refused := gate.check_category(self.kind, self.category):
            why = f"category: {refused.reason}"
        elif self.category == "reading_history" and not daily:
            why = "durability: reading_history is kept in daily notes only; write daily"
        elif daily and (self.day is None or self.expires_at is None):
            why = "a daily memory needs a day and an expires_at"
        elif not daily and (self.day is not None or self.expires_at is not None):
            why = "a durable memory has neither day nor expires_at; write null"
        else:
            return self
        raise ValueError(why)

    @property
    def slot(self) -> tuple[str, ...] | None:
        """What only one durable memory of a user can be."""
        if self.durability == Durability.DAILY:
            return None
        return self.kind, normalise_key(self.key), self.category if self.kind == "fact" else ""


class Person(_Part):
    """The user's own settings."""

    id: Name
    timezone: Annotated[str, AfterValidator(_zone)] = "UTC"
    enabled: bool = True
    language: Annotated[str, AfterValidator(_language)] | None = None
    quiet: bool = False


class Post(_Part):
    id: Name
    title: Line
    url: Line | None = None


class Delivery(_Part):
    post_id: Name
    delivered_at: Moment | None = None
    read_at: Moment | None = None
    reaction: Line | None = None
    reacted_at: Moment | None = None
    saved_at: Moment | None = None


class Talk(_Part):
    """A conversation."""

    id: Name
    post_id: Name | None = None
    title: Line = ""
    summary: Text = ""
    started_at: Moment
    last_at: Moment
    ended_at: Moment | None = None
    kept_here: bool = False


class Turn(_Part):
    """A message of a conversation."""

    conversation_id: Name
    id: Name
    role: Literal["user", "assistant", "system", "tool"]
    speaker: Line | None = None
    content: Text
    at: Moment
    keep_until: Moment | None = None


class Asked(_Part):
    """A command."""

    command: Name
    at: Moment


class Scratch(_Part):
    key: Name
    value: Text
    updated_at: Moment


def _json(text: str) -> str:
    try:
        whole = isinstance(json.loads(text), dict)
    except ValueError:
        whole = False
    if not whole:
        raise ValueError("no JSON object; leave it as `export` wrote it")
    return text


def _paths(text: str) -> str:
    try:
        paths = json.loads(text)
    except ValueError:
        paths = None
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        raise ValueError("no JSON list of texts; leave it as `export` wrote it")
    return text


class Held(_Part):
    """An item that a program keeps for the user."""

    namespace: Name
    key: Text
    value: Annotated[Text, AfterValidator(_json)]
    fields: Annotated[Line, AfterValidator(_paths)] | None = None
    created_at: Moment
    updated_at: Moment
    expires_at: Moment | None = None
    ttl_minutes: Annotated[float, Field(ge=0)] | None = None


class Activity(_Part):
    """What the user did."""

    posts: Annotated[list[Post], Field(max_length=_MOST)] = []
    deliveries: Annotated[list[Delivery], Field(max_length=_MOST)] = []
    conversations: Annotated[list[Talk], Field(max_length=_MOST)] = []
    messages: Annotated[list[Turn], Field(max_length=_MOST)] = []
    commands: Annotated[list[Asked], Field(max_length=_MOST)] = []
    scratchpad: Annotated[list[Scratch], Field(max_length=_MOST)] = []
    items: Annotated[list[Held], Field(max_length=_MOST)] = []


class Export(_Part):
    """The whole of one user."""

    format: Literal["hnpal-memory"]
    version: Annotated[int, Field(ge=1, le=VERSION)]
    user: Person
    memories: Annotated[list[Row], Field(max_length=_MOST)]
    memory_md: Annotated[Any, AfterValidator(_file)] = None
    activity: Activity = Field(default_factory=Activity)
