"""ChatGPT: `conversations.json`, or `conversations-000.json` and so on, as a tree of messages for each conversation.

Only the branch that the user saw last counts. What ChatGPT saved of the user is told where it was written (messages to
`bio`) and where it was shown to the model (snapshots): the newest snapshot, and what was written after it, is its
state; it is taken in only where asked for, because what was deleted meanwhile may still stand in old conversations.
"""

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from language.hearing.removal.wish import forgetting
from language.intents.forget import wishes
from stores.moving.archive import Member, Source
from stores.moving.json_stream import elements, shape
from stores.moving.records import LESS_SURE, Conversation, Found, LeftOut, Remembered, Turn, fit, listed, moment, named
from stores.moving.text_entries import listed_in

SPOKEN = ("text", "multimodal_text")
NOT_TO_REMEMBER = "conversations marked not to be remembered"
EMPTY = "conversations without a word"
NOT_ASKED = "saved memories and custom instructions (pass --saved to take them in)"
_FENCED = re.compile(r"```(?:\w+\n)?(.*?)```", re.DOTALL)
TOLD_TO_FORGET = "saved memories that ChatGPT was told to forget"
_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Saved:
    """What ChatGPT kept of the user, as far as the conversations show it."""

    def __init__(self) -> None:
        self._snapshot: tuple[datetime, list[str]] | None = None
        self._written: list[tuple[datetime, str]] = []
        self._instructions: tuple[datetime, list[str]] | None = None
        self.forgotten = 0
        """How many entries went by a line that says to forget them."""

    def note(self, message: dict[str, Any], at: datetime | None) -> None:
        """Look at one message, hidden ones too."""
        content, when = named(message.get("content")), at or _LONG_AGO
        kind = content.get("content_type")
        if message.get("recipient") == "bio" and named(message.get("author")).get("role") == "assistant":
            self._written += [(when, entry) for entry in _lines(_words(content) or fit(content.get("text")))]
        elif kind == "model_editable_context":
            self._snapshot = _later(self._snapshot, when, _lines(fit(content.get("model_set_context"))))
        elif about := _instructions(message, content):
            self._instructions = _later(self._instructions, when, [line for text in about for line in _lines(text)])

    def entries(self) -> list[str]:
        """The latest state, each entry once."""
        since, held = self._snapshot or (_LONG_AGO, [])
        kept = list(held)
        for entry in (entry for at, entry in sorted(self._written, key=lambda one: one[0]) if at > since):
            if wishes(entry):
                kept = self._without(kept, entry)
            else:
                kept.append(entry)
        told = self._instructions[1] if self._instructions else []
        return list(dict.fromkeys([*kept, *told]))

    def _without(self, entries: list[str], order: str) -> list[str]:
        """The entries but for those that ChatGPT wrote down to forget: "Forget that the user has a dog"."""
        meant = forgetting(order, entries)
        gone = {*meant.now, *meant.ask} if meant else set()
        self.forgotten += len(gone)
        return [entry for place, entry in enumerate(entries) if place not in gone]


def _later(
    known: tuple[datetime, list[str]] | None, at: datetime, entries: list[str]
) -> tuple[datetime, list[str]] | None:
    return (at, entries) if known is None or at >= known[0] else known


def is_one(member: Member, start: bytes) -> bool:
    built = shape(start)
    return "mapping" in (built.inner if built.top == "list" else built.keys)


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """The conversations, then what was saved of the user where asked for."""
    kept = Saved()
    for member in members:
        prefix = "" if shape(member.start()).top == "object" else "item"
        for one in elements(member, prefix, source):
            yield from _conversation(named(one), kept)
    entries = kept.entries()
    if saved:
        yield from (Remembered(entry, LESS_SURE) for entry in entries)
        yield from [LeftOut(TOLD_TO_FORGET, kept.forgotten)] if kept.forgotten else []
    elif entries:
        yield LeftOut(NOT_ASKED, len(entries))


def _conversation(data: dict[str, Any], saved: Saved) -> Iterator[Found]:
    if data.get("is_do_not_remember") is True:
        yield LeftOut(NOT_TO_REMEMBER)
        return
    begun = moment(data.get("create_time"))
    branch = _branch(data)
    turns = []
    for message in branch:
        at = moment(message.get("create_time")) or begun
        saved.note(message, at)
        if turn := _turn(message, at):
            turns.append(turn)
    if turns:
        name = fit(data.get("conversation_id") or data.get("id"), 200)
        yield Conversation(name, fit(data.get("title"), 500), turns, begun)
    else:
        yield LeftOut(EMPTY)


def _branch(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The messages from the first to the one seen last; a ring in the tree ends where it closes."""
    mapping = named(data.get("mapping"))
    place = data.get("current_node")
    if not isinstance(place, str) or place not in mapping:
        place = _last(mapping)
    seen: set[str] = set()
    found = []
    while isinstance(place, str) and place in mapping and place not in seen:
        seen.add(place)
        node = named(mapping[place])
        if message := named(node.get("message")):
            found.append(message)
        place = node.get("parent")
    return found[::-1]


def _last(mapping: dict[str, Any]) -> str | None:
    """The newest message without an answer, where nothing says which the user saw last."""
    ends = [name for name, node in mapping.items() if not listed(named(node).get("children"))]
    return max(ends, key=lambda name: _when(named(mapping[name])), default=None)


def _when(node: dict[str, Any]) -> datetime:
    return moment(named(node.get("message")).get("create_time")) or _LONG_AGO


def _turn(message: dict[str, Any], at: datetime | None) -> Turn | None:
    """What was said for the other side to read; nothing hidden, no tool and no thought."""
    role = named(message.get("author")).get("role")
    content = named(message.get("content"))
    hidden = named(message.get("metadata")).get("is_visually_hidden_from_conversation") is True
    to_all = message.get("recipient") in (None, "all")
    if role not in ("user", "assistant") or hidden or not to_all or content.get("content_type") not in SPOKEN:
        return None
    words = _words(content).strip()
    return Turn(fit(message.get("id"), 200), role, words, at) if words else None


def _words(content: dict[str, Any]) -> str:
    """The text of the parts; an image is none, a voice message has its words in `text`."""
    parts = listed(content.get("parts"))
    told = [part if isinstance(part, str) else named(part).get("text") for part in parts]
    return "\n".join(filter(None, (fit(one) for one in told)))


def _instructions(message: dict[str, Any], content: dict[str, Any]) -> list[str]:
    """What the user wrote of themselves and of the answers they want: told beside the message, or in it."""
    beside = named(named(message.get("metadata")).get("user_context_message_data"))
    about = [fit(beside.get(name)) for name in ("about_user_message", "about_model_message")] if beside else []
    if any(about) or content.get("content_type") != "user_editable_context":
        return [text for text in about if text]
    return [_between_fences(fit(content.get(name))) for name in ("user_profile", "user_instructions")]


def _between_fences(text: str) -> str:
    """What the user wrote: around it stands what the model is told about it."""
    fenced = _FENCED.findall(text)
    return "\n".join(fenced) if fenced else text


def _lines(text: str) -> list[str]:
    return [entry.text for entry in listed_in(text)]
