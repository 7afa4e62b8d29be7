"""Claude: `conversations.json` with the messages in order, and what it remembers, in one zip or in zips of parts."""

from collections.abc import Iterator
from typing import Any

from stores.moving.archive import Member, Source
from stores.moving.json_stream import elements, shape
from stores.moving.records import LESS_SURE, Conversation, Found, LeftOut, Turn, fit, listed, moment, named
from stores.moving.text_entries import noted_in

_ROLES = {"human": "user", "user": "user", "assistant": "assistant"}
_MEMORY = ("conversations_memory", "project_memories", "memory_files")
EMPTY = "conversations without a word"


def is_one(member: Member, start: bytes) -> bool:
    built = shape(start)
    keys = built.inner if built.top == "list" else built.keys
    return "chat_messages" in keys or any(name in keys for name in _MEMORY)


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """What Claude remembers, then the conversations."""
    for member in sorted(members, key=lambda one: "memor" not in one.base):
        prefix = "" if shape(member.start()).top == "object" else "item"
        for one in elements(member, prefix, source):
            data = named(one)
            yield from _conversation(data) if "chat_messages" in data else _memories(data)


def _memories(data: dict[str, Any]) -> Iterator[Found]:
    projects, files = data.get("project_memories"), data.get("memory_files")
    texts = [
        data.get("conversations_memory"),
        *(named(projects).values() or listed(projects)),
        *(named(files).values() or listed(files)),
    ]
    for text in texts:
        said = text if isinstance(text, str) else named(text).get("content") or named(text).get("memory")
        yield from (entry.remembered(LESS_SURE) for entry in noted_in(fit(said)))


def _conversation(data: dict[str, Any]) -> Iterator[Found]:
    begun = moment(data.get("created_at"))
    turns = []
    for given in listed(data.get("chat_messages")):
        message = named(given)
        role, words = _ROLES.get(str(message.get("sender"))), _words(message)
        if role and words:
            turns.append(Turn(fit(message.get("uuid"), 200), role, words, moment(message.get("created_at")) or begun))
    if turns:
        yield Conversation(fit(data.get("uuid"), 200), fit(data.get("name"), 500), turns, begun)
    else:
        yield LeftOut(EMPTY)


def _words(message: dict[str, Any]) -> str:
    """What was said: the parts that are text, without thoughts and tools; in older exports one text."""
    parts = [named(part) for part in listed(message.get("content"))]
    told = [fit(part.get("text")) for part in parts if part.get("type") == "text"]
    return "\n".join(filter(None, told)).strip() or ("" if parts else fit(message.get("text")).strip())
