"""The details of a memory: the names that tools and graphs read have types, any other holds plain JSON.

Whatever writes details passes here, an import as well as a call: one bad value would break every later reading.
"""

import json
import math
from collections.abc import Iterator, Mapping
from datetime import date, datetime
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from stores.records import Code, Refusal
from stores.write.checks.gate import check_unicode

LONGEST = 100_000
"""Characters of all details of one memory, as JSON."""
_DEEPEST = 8
_MANY = 10_000

Words = Annotated[str, StringConstraints(max_length=20_000)]
Several = Annotated[list[Words], Field(max_length=_MANY)]


def _day(text: str) -> str:
    try:
        date.fromisoformat(text)
    except ValueError:
        raise ValueError("no date; write YYYY-MM-DD") from None
    return text


def _moment(text: str) -> str:
    try:
        aware = not text or datetime.fromisoformat(text).tzinfo is not None
    except ValueError:
        aware = False
    if not aware:
        raise ValueError("no moment; write it as 2026-02-12T09:00:00+00:00")
    return text


Day = Annotated[str, AfterValidator(_day)]
Moment = Annotated[str, AfterValidator(_moment)]


class Details(BaseModel):
    """The details that something of ours reads."""

    model_config = ConfigDict(extra="allow", strict=True, hide_input_in_errors=True)

    pinned: bool = False
    confirmed: Annotated[int, Field(ge=0, le=1_000_000)] = 0
    confirmed_at: Moment = ""
    reviewed: Several = []
    category_before: Words = ""
    demoted: bool = False
    importance: Annotated[float, Field(ge=0.0, le=1.0)] = 0.0
    about: Words = ""
    section: Words = ""
    topic: Words = ""
    person: Words = ""
    to: Words = ""
    former: Words = ""
    archived: Words = ""
    source_excerpt: Words = ""
    step_name: Words = ""
    step_type: Words = ""
    valid_from: Day | None = None
    valid_until: Day | None = None
    points: Several = []
    tags: Several = []
    messages: Several = []
    participants: Several = []
    conversations: Several = []


def problems(details: object) -> Iterator[tuple[str, str]]:
    """What is wrong with these details: where (`tags[2]`), and why."""
    if not isinstance(details, Mapping):
        yield "", "it is no object; pass names and values"
        return
    if not details:
        return
    wrong = list(_not_plain(details))
    if wrong:
        yield from wrong
        return
    text = json.dumps(dict(details), ensure_ascii=False)
    if len(text) > LONGEST:
        yield "", f"more than {LONGEST:,} characters; shorten it"
    try:
        Details.model_validate_json(text)
    except ValidationError as invalid:
        for one in invalid.errors(include_input=False, include_url=False, include_context=False):
            yield path(one["loc"]), one["msg"].removeprefix("Value error, ")


def check_details(details: object) -> Refusal | None:
    """May a memory carry these details?"""
    for where, why in problems(details):
        return Refusal(f"the details are not as they should be ({where}{': ' if where else ''}{why})", Code.DETAILS)
    return None


def path(loc: tuple[int | str, ...]) -> str:
    """Where something stands: `tags[2]`; a name that is too long, or cannot be printed, is cut and escaped."""
    shown = ""
    for part in loc:
        if isinstance(part, int):
            shown += f"[{part}]"
        else:
            name = part if part.isprintable() else ascii(part)[1:-1]
            shown += f"{'.' if shown else ''}{name[:60]}"
    return shown


def _not_plain(value: Any, loc: tuple[int | str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Where it is not what JSON and both databases can hold."""
    if len(loc) > _DEEPEST:
        yield path(loc), f"nested more than {_DEEPEST} deep; make it flatter"
    elif isinstance(value, str):
        if refused := check_unicode(value):
            yield path(loc), refused.reason
    elif isinstance(value, Mapping):
        for name, one in value.items():
            if not isinstance(name, str) or check_unicode(name):
                yield path(loc), "a name in it is not plain text; rename it"
            else:
                yield from _not_plain(one, (*loc, name))
    elif isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from _not_plain(one, (*loc, number))
    elif isinstance(value, float) and not math.isfinite(value):
        yield path(loc), "no finite number; JSON has no other"
    elif isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 2**63:
        yield path(loc), "the number is too large"
    elif value is not None and not isinstance(value, int | float):
        yield path(loc), f"{type(value).__name__} is not plain JSON; write it as text"
