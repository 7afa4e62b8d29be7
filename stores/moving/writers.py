"""What is known of a user in the forms of other products: each format as files, by name.

Only what lasts is given: memories, facts and notes; a line of a daily note where the format has notes of days. An
export that is to come back whole is our own JSON.
"""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from hashlib import md5
from itertools import groupby
from typing import Any

from stores.documents.formats import daily_md, memory_md
from stores.documents.formats.bullets import spelling, statement
from stores.documents.records import MEMORY_MD
from stores.errors import InvalidInput
from stores.moving.headings import heading_of
from stores.moving.text_entries import listed_in, noted_in
from stores.records import USER_KINDS, Durability, Memory

LETTA_LIMIT = 20_000
PINNED = "pinned"
Files = dict[str, str]


@dataclass(frozen=True)
class Exported:
    """All that is exported of a user."""

    user_id: str
    memories: Sequence[Memory]
    export: dict[str, Any]
    documents: dict[str, str]

    @property
    def lasting(self) -> list[Memory]:
        """What lasts, in the order in which MEMORY.md has it; then what does not stand there."""
        found = [one for one in self.memories if one.durability is Durability.DURABLE and one.kind in USER_KINDS]
        entries = memory_md.parse(self.documents.get(MEMORY_MD, "")).entries
        places = {(entry.kind, entry.key): place for place, entry in enumerate(entries)}
        return sorted(found, key=lambda one: places.get((one.kind, one.key), len(places)))

    def of_days(self) -> dict[date, list[Memory]]:
        days: defaultdict[date, list[Memory]] = defaultdict(list)
        for one in self.memories:
            if one.durability is Durability.DAILY and one.day is not None:
                days[one.day].append(one)
        return dict(sorted(days.items()))


def write_as(format: str, known: Exported) -> Files:
    """The files of an export in this format."""
    if format not in WRITERS:
        raise InvalidInput(f"no format is called {format!r}; choose one of {', '.join(WRITERS)}")
    return WRITERS[format](known)


def _json(known: Exported) -> Files:
    return {"memory.json": json.dumps(known.export, ensure_ascii=False, indent=2) + "\n"}


def _markdown(known: Exported) -> Files:
    """The user's own documents, as they are."""
    return dict(known.documents) or {"MEMORY.md": ""}


def _text(known: Exported) -> Files:
    return {"memories.txt": _sections(known.lasting)}


def _openclaw(known: Exported) -> Files:
    """MEMORY.md and USER.md by what they are about, and a note for each day."""
    personal = [one for one in known.lasting if one.category in ("personal_context", "personal", "relationship")]
    rest = [one for one in known.lasting if one not in personal]
    files = {"MEMORY.md": f"# Memory\n\n{_sections(rest)}"}
    if personal:
        files["USER.md"] = f"# User\n\n{_sections(personal)}"
    for day, memories in known.of_days().items():
        lines = [line for one in memories for line in daily_md.lines_of(one, daily_md.EXPLICIT)]
        files[f"memory/{day}.md"] = daily_md.addition("", day, daily_md.EXPLICIT, lines)
    return files


def _basic_memory(known: Exported) -> Files:
    """One note with an observation for each memory."""
    lines = [f"- [{_category(one)}] {_line(one)}" for one in known.lasting]
    settings = "---\ntitle: About the user\ntype: note\npermalink: about-the-user\ntags:\n- memory\n---\n"
    return {"about-the-user.md": f"{settings}\n# About the user\n\n## Observations\n{_joined(lines)}\n## Relations\n"}


def _category(memory: Memory) -> str:
    """The category of an observation, with the kind where it is no plain memory."""
    if memory.pinned:
        return PINNED
    return memory.category if memory.kind == "memory" else "/".join(filter(None, (memory.kind, memory.category)))


def _mem0(known: Exported) -> Files:
    """What `get_all()` answers: the text says by itself what it is, as a model of another product reads no more."""
    results = [
        {
            "id": one.id,
            "memory": _line(one),
            "hash": md5(_line(one).encode(), usedforsecurity=False).hexdigest(),
            "metadata": {
                "category": one.category,
                "key": one.key,
                "kind": one.kind,
                "value": one.value,
                **({"pinned": True} if one.pinned else {}),
            },
            "created_at": one.created_at.isoformat() if one.created_at else None,
            "updated_at": one.updated_at.isoformat() if one.updated_at else None,
            "user_id": known.user_id,
        }
        for one in known.lasting
    ]
    return {"memories.json": json.dumps({"results": results}, ensure_ascii=False, indent=2) + "\n"}


def _letta(known: Exported) -> Files:
    """An agent file with one block, `human`."""
    value = _sections(known.lasting)
    block = {
        "id": "block-0",
        "label": "human",
        "value": value,
        "limit": max(LETTA_LIMIT, len(value)),
        "description": "What is known of the user.",
        "is_template": False,
        "read_only": False,
        "metadata": {},
    }
    agent = {
        "id": "agent-0",
        "name": "imported-memory",
        "agent_type": "letta_v1_agent",
        "system": "",
        "block_ids": ["block-0"],
        "tool_ids": [],
        "tags": [],
        "messages": [],
        "in_context_message_ids": [],
    }
    rest: dict[str, list[Any]] = {name: [] for name in ("groups", "files", "sources", "tools", "mcp_servers")}
    whole = {"agents": [agent], "blocks": [block], **rest, "metadata": {}}
    return {"memory.af": json.dumps(whole, ensure_ascii=False, indent=2) + "\n"}


def _sections(memories: Iterable[Memory]) -> str:
    """The memories in their order, a heading over each run of one category."""
    runs = groupby(memories, key=heading_of)
    return "\n".join(f"## {heading}\n\n{_bullets(some)}" for heading, some in runs)


def _bullets(memories: Iterable[Memory]) -> str:
    return _joined(f"- {_line(one)}" for one in memories)


def _joined(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _line(memory: Memory) -> str:
    """A memory on one line, with a label where its value alone would not say what it is."""
    value = " ".join(memory.value.split())
    if memory.durability is Durability.DAILY:
        return value
    with suppress(InvalidInput):
        return spelling("memory", memory.key, value, lambda text: _stays(text) and _reads_back(text, memory.key, value))
    return spelling("memory", memory.key, value, lambda text: _reads_back(text, memory.key, value))


def _stays(text: str) -> bool:
    """Is a line of a list with this text read as just that text?"""
    return all([entry.text for entry in read(f"- {text}")] == [text] for read in (listed_in, noted_in))


def _reads_back(text: str, key: str, value: str) -> bool:
    said = statement(text, 0, "memory", "")
    return said is not None and (said.key, said.value) == (key, value)


WRITERS: dict[str, Callable[[Exported], Files]] = {
    "json": _json,
    "markdown": _markdown,
    "openclaw": _openclaw,
    "basic-memory": _basic_memory,
    "mem0": _mem0,
    "letta": _letta,
    "text": _text,
}
