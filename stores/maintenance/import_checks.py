"""What may be imported: a file is checked whole before any of it is taken in.

What is wrong is named by its place (`memories[3].details.valid_from`) and said with what to do.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from language.sensitive.secrets import find_secret
from stores.areas.scratchpad import check_item
from stores.errors import InvalidInput
from stores.maintenance.export_format import Activity, Export, Row
from stores.records import Author, Code, Refusal
from stores.write.checks import gate
from stores.write.checks.details import path, problems

_SHOWN = 5
"""Problems told at once."""


@dataclass(frozen=True)
class Checked:
    """An export of the right form, and the memories in it whose content no writer could have stored."""

    export: Export
    refused: Mapping[int, str] = field(default_factory=dict)


def check(data: object, *, refuse_personal: bool = False) -> Checked:
    """Check an export completely before anything of it is taken in."""
    try:
        parsed = Export.model_validate(data)
    except ValidationError as invalid:
        told = invalid.errors(include_input=False, include_url=False, include_context=False)
        raise refusal(
            [f"{path(one['loc']) or 'the file'}: {one['msg'].removeprefix('Value error, ')}" for one in told]
        ) from None
    except RecursionError:
        raise refusal(["the file: nested too deep"]) from None
    wrong = [*_details(parsed), *_twice(parsed.memories), *_nowhere(parsed.activity), *_not_kept(parsed.activity)]
    if wrong:
        raise refusal(wrong)
    contents = ((number, _content(row, refuse_personal)) for number, row in enumerate(parsed.memories))
    return Checked(parsed, {number: why for number, why in contents if why})


def refusal(problems: Sequence[str]) -> InvalidInput:
    """The error that names what is wrong, the first few places of many."""
    more = f"; and {len(problems) - _SHOWN:,} more" if len(problems) > _SHOWN else ""
    told = "; ".join(problems[:_SHOWN])
    return InvalidInput(
        f"this export cannot be imported: {told}{more}. Nothing was imported: mend the file, or export again."
    )


def _details(export: Export) -> Iterator[str]:
    for number, row in enumerate(export.memories):
        for where, why in problems(row.details):
            dot = "." if where and not where.startswith("[") else ""
            yield f"memories[{number}].details{dot}{where}: {why}"


def _twice(memories: Sequence[Row]) -> Iterator[str]:
    ids: dict[str, int] = {}
    slots: dict[tuple[str, ...], int] = {}
    for number, row in enumerate(memories):
        if (first := ids.setdefault(row.id, number)) != number:
            yield f"memories[{number}].id: memories[{first}] has the same; leave one of them out"
        if row.slot and (first := slots.setdefault(row.slot, number)) != number:
            yield f"memories[{number}].key: memories[{first}] has the same; leave one of them out, or rename it"


def _nowhere(activity: Activity) -> Iterator[str]:
    posts = {post.id for post in activity.posts}
    talks = {talk.id for talk in activity.conversations}
    for number, delivery in enumerate(activity.deliveries):
        if delivery.post_id not in posts:
            yield f"activity.deliveries[{number}].post_id: no post has this id; add it to activity.posts"
    for number, turn in enumerate(activity.messages):
        if turn.conversation_id not in talks:
            yield f"activity.messages[{number}].conversation_id: no conversation has this id; add it there"


def _not_kept(activity: Activity) -> Iterator[str]:
    for number, scratch in enumerate(activity.scratchpad):
        try:
            check_item(scratch.key, scratch.value)
        except InvalidInput as refused:
            yield f"activity.scratchpad[{number}]: {refused}; leave it out"


def _content(row: Row, refuse_personal: bool) -> str:
    """Why no writer could have stored these words, whoever is said to be their author; empty where one could."""
    typed = row.author == Author.FILE  # a line in one's own file may be longer than what others write
    refused = gate.check_text(row.value, kind="note" if typed else row.kind, key=row.key)
    if typed and row.kind != "note" and ("\n" in row.value or "\r" in row.value):
        refused = refused or Refusal("the value spans several lines; write it as one line", Code.MANY_LINES)
    refused = refused or (gate.check_personal(row.value) if refuse_personal else None)
    if refused:
        return f"value: {refused.reason}"
    hidden = find_secret("\n".join(_texts(row.details)))
    return f"details: it holds what looks like a secret ({hidden}); leave it out" if hidden else ""


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)
