"""What a prompt says: the task, the day, the data blocks, the user's last message and the tool calls made since."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage, HumanMessage, SystemMessage, ToolMessage

from language.asking.words import thanks, tongue
from language.intents.yes_or_no import confirmation
from language.languages import spoken
from language.statements.worth_keeping import EVERYTHING

_TASK = re.compile(r"\A\s*Task:[ \t]*(\w+)", re.I)
_TODAY = re.compile(r"^Today:[ \t]*(\d{4}-\d{2}-\d{2})", re.I | re.M)
_CONVERSATION = re.compile(r"^Conversation:[ \t]*(\S+)", re.I | re.M)
_CODES = {one.NAME: code for code, one in spoken().items()}
_LANGUAGE = re.compile(rf"^Reply in ({'|'.join(_CODES)}), whatever", re.M)
_DATA = "\n[data "
_KEEP = re.compile(r"^Keep:[ \t]*(.*)$", re.I | re.M)
_BLOCK = re.compile(
    r"^<(?P<tag>memory|article|captured|interactions|conversation|"
    r"earlier)\b(?P<attributes>[^>\n]*)>[ \t]*\n(?P<text>.*?)^</(?P=tag)>",
    re.M | re.S,
)
_ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
_OWN_NOTES = "### The agent's own notes"
_IN_HUMAN = frozenset({"nightly", "post_discussion", "summarize"})
"""Tasks whose human message is written by a graph, so that blocks in it are data."""


@dataclass(frozen=True, slots=True)
class Call:
    """A tool call made since the user last spoke, with its answer ("" while there is none)."""

    name: str
    args: dict[str, Any]
    answer: str = ""
    status: str = ""
    """What came of it, where the tool says so."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """One request to the model, taken apart."""

    task: str
    today: date
    user: str
    conversation_id: str = ""
    keep: frozenset[str] = EVERYTHING
    blocks: dict[str, str] = field(default_factory=dict)
    article_title: str = ""
    history: tuple[tuple[str, str], ...] = ()
    calls: tuple[Call, ...] = ()
    tools: frozenset[str] = frozenset()
    language: str = ""

    @property
    def memory(self) -> str:
        return self.blocks.get("memory", "")

    @property
    def about(self) -> str:
        """What the memory shown says of the user, without what agents noted of their own work."""
        return self.memory.partition(_OWN_NOTES)[0]

    @property
    def tongue(self) -> str:
        """The language asked for, else that of the last message, or where that does not tell, of those before it."""
        if self.language:
            return self.language
        heard = ""
        for text in (*(text for kind, text in self.history[:-1] if kind == "human"), self.user):
            if not heard or confirmation(text) is None or thanks(text):  # a "no" is said in many languages
                heard = tongue(text, heard or "en")
        return heard

    @property
    def article(self) -> str:
        return self.blocks.get("article", "")

    def records(self, tag: str) -> list[dict[str, Any]]:
        """The JSON lines of a block; lines that are not objects are left out."""
        return [record for line in self.blocks.get(tag, "").splitlines() if (record := _record(line))]

    def called(self, name: str) -> list[Call]:
        return [call for call in self.calls if call.name == name]


def read_prompt(messages: Sequence[BaseMessage], tools: frozenset[str], task: str = "") -> Prompt:
    """Take a request apart; only the last human message speaks for the user."""
    system = "\n".join(text_of(m) for m in messages if isinstance(m, SystemMessage))
    last = max((i for i, m in enumerate(messages) if isinstance(m, HumanMessage)), default=-1)
    user = text_of(messages[last]) if last >= 0 else ""
    named = _TASK.match(system)
    task = task or (named[1].lower() if named else "")
    found = list(_BLOCK.finditer(system)) + (list(_BLOCK.finditer(user)) if task in _IN_HUMAN else [])
    blocks: dict[str, str] = {}
    title = ""
    for match in found:
        if match["tag"] not in blocks:
            blocks[match["tag"]] = match["text"].strip("\n")
            if match["tag"] == "article":
                title = dict(_ATTRIBUTE.findall(match["attributes"])).get("title", "")
    conversation = _CONVERSATION.search(system)
    asked = _LANGUAGE.search(system.partition(_DATA)[0])
    return Prompt(
        task=task,
        today=_today(system),
        user=user,
        conversation_id=conversation[1] if conversation else "",
        keep=_keep(system),
        blocks=blocks,
        article_title=title,
        history=tuple((m.type, text_of(m)) for m in messages if isinstance(m, HumanMessage | AIMessage)),
        calls=_calls(messages[last + 1 :]),
        tools=tools,
        language=_CODES[asked[1]] if asked else "",
    )


def text_of(message: BaseMessage) -> str:
    """The text of a message whatever the shape of its content."""
    content = message.content
    if isinstance(content, str):
        return content
    parts = [
        part if isinstance(part, str) else part.get("text", "") for part in content if isinstance(part, str | dict)
    ]
    return "\n".join(part for part in parts if isinstance(part, str))


def _today(system: str) -> date:
    match = _TODAY.search(system)
    try:
        return date.fromisoformat(match[1]) if match else datetime.now(UTC).date()
    except ValueError:
        return datetime.now(UTC).date()


def _keep(system: str) -> frozenset[str]:
    """What the lines at the top of the prompt ask to keep; data stands further down and has no say."""
    match = _KEEP.search(system.lstrip().partition("\n\n")[0])
    return EVERYTHING & set(re.findall(r"\w+", match[1].lower())) if match else EVERYTHING


def _calls(messages: Sequence[BaseMessage]) -> tuple[Call, ...]:
    answers = {m.tool_call_id: (text_of(m), _status(m)) for m in messages if isinstance(m, ToolMessage)}
    return tuple(
        Call(call["name"], dict(call["args"]), *answers.get(call["id"] or "", ("", "")))
        for message in messages
        if isinstance(message, AIMessage)
        for call in message.tool_calls
    )


UNASKED = "unasked"
"""The status of a removal that the user's message does not ask for."""


def _status(message: ToolMessage) -> str:
    said = message.artifact
    if hasattr(said, "unasked"):
        return UNASKED
    return str(said.get("status", "") if isinstance(said, dict) else getattr(said, "status", ""))


def _record(line: str) -> dict[str, Any] | None:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
