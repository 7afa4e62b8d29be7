"""Small exports of every product and era, made here: shapes as their exporters write them, words of our own."""

import json
import sqlite3
import zipfile
from collections.abc import Sequence
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

Data = dict[str, Any]
BORN = 1_700_000_000.0


def node(number: int, parent: str | None, message: Data | None) -> Data:
    return {"id": f"n{number}", "message": message, "parent": parent, "children": []}


def said(number: int, role: str, *parts: Any, **more: Any) -> Data:
    content = more.pop("content", {"content_type": "text", "parts": list(parts)})
    message = {
        "id": f"m{number}",
        "author": {"role": role, "name": None, "metadata": {}},
        "create_time": BORN + number,
        "content": content,
        "status": "finished_successfully",
        "metadata": {},
        "recipient": "all",
    }
    return message | more


def chat(name: str, *messages: Data, **more: Any) -> Data:
    """A conversation of ChatGPT whose messages follow each other."""
    mapping = {"n0": node(0, None, None)}
    for number, message in enumerate(messages, 1):
        mapping[f"n{number}"] = node(number, f"n{number - 1}", message)
        mapping[f"n{number - 1}"]["children"] = [f"n{number}"]
    whole = {"title": f"About {name}", "create_time": BORN, "update_time": BORN + 99, "mapping": mapping}
    return whole | {"current_node": f"n{len(messages)}", "conversation_id": name, "id": name} | more


def talk(name: str, turns: int = 4, words: str = "I walk my dog in the park by the river") -> Data:
    """One of plain turns."""
    return chat(
        name, *(said(n, "user" if n % 2 else "assistant", f"{words}, part {n} of {name}") for n in range(1, turns + 1))
    )


def chatgpt() -> list[Data]:
    """Everything that a reader has to know of the tree."""
    branched = chat("branched", said(1, "user", "I live in Lviv"), said(2, "assistant", "A fine city."))
    branched["mapping"]["x"] = {
        "id": "x",
        "parent": "n1",
        "children": [],
        "message": said(9, "assistant", "An answer that was given up"),
    }
    branched["mapping"]["n1"]["children"].append("x")
    ring = chat("ring", said(1, "user", "Round and round"), said(2, "assistant", "it goes"))
    ring["mapping"]["n1"]["parent"] = "n2"
    seen = [
        {"content_type": "image_asset_pointer", "asset_pointer": "file-service://x"},
        "What bird is this?",
        {"content_type": "audio_transcription", "text": "and its song?"},
    ]
    hidden = chat(
        "hidden",
        said(1, "system", "You are a helper"),
        said(2, "user", "Shown to nobody", metadata={"is_visually_hidden_from_conversation": True}),
        said(3, "assistant", content={"content_type": "thoughts", "thoughts": [{"content": "A thought"}]}),
        said(4, "assistant", content={"content_type": "code", "text": "search()"}, recipient="browser"),
        said(5, "tool", "A result"),
        said(6, "user", content={"content_type": "multimodal_text", "parts": seen}),
        said(7, "assistant", "A heron.", create_time=None),
    )
    secret = chat("unremembered", said(1, "user", "Forget me"), is_do_not_remember=True)
    return [branched, ring, hidden, secret, chat("silent")]


def saved() -> list[Data]:
    """Two snapshots, what was written after the newer one, what was deleted, and instructions."""

    def snapshot(number: int, words: str) -> Data:
        content = {"content_type": "model_editable_context", "model_set_context": words}
        return said(number, "assistant", content=content)

    def bio(number: int, words: str) -> Data:
        return said(number, "assistant", words, recipient="bio")

    about = {
        "content_type": "user_editable_context",
        "user_profile": "Keeps bees",
        "user_instructions": "Answer briefly",
    }
    return [
        chat(
            "first",
            said(1, "user", "I sing"),
            bio(2, "User sings in a choir."),
            snapshot(3, "1. [2024-01-01]. Old entry that was deleted"),
        ),
        chat(
            "second",
            said(4, "user", "Hello"),
            snapshot(50, "1. [2024-05-01]. Sings in a choir\n2. [2024-05-02]. Owns a canoe"),
            bio(60, "User bakes rye bread"),
            said(61, "user", content=about),
        ),
    ]


def claude_chat(name: str, *turns: tuple[str, str], era: int = 2) -> Data:
    messages = []
    for number, (sender, words) in enumerate(turns):
        message: Data = {
            "uuid": f"{name}-{number}",
            "sender": sender,
            "created_at": f"2025-03-01T10:00:0{number}.123456Z",
        }
        message |= {"text": words, "attachments": [], "files": []}
        if era > 1:
            thought = [{"type": "thinking", "thinking": "Hm."}, {"type": "tool_use", "name": "search", "input": {}}]
            message["content"] = [*(thought if sender == "assistant" else []), {"type": "text", "text": words}]
        messages.append(message)
    times = {"created_at": "2025-03-01T10:00:00Z", "updated_at": "2025-03-01T10:10:00Z"}
    return {"uuid": name, "name": f"About {name}", **times, "account": {"uuid": "a"}, "chat_messages": messages}


CLAUDE_MEMORY: Data = {
    "conversations_memory": "**Work**\n\nTeaches biology at a school in Odesa.\n\n**Personal**\n\n- Keeps two cats",
    "project_memories": {"p1": "Builds a bird atlas for schools"},
    "memory_files": [{"path": "prefs.md", "content": "- Prefers short answers"}],
    "account_uuid": "a",
}


def zipped(files: dict[str, bytes | str]) -> bytes:
    data = BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


def claude_old() -> bytes:
    talks = [claude_chat("c1", ("human", "I moved to Odesa"), ("assistant", "How is it?"), era=1)]
    files = {
        "users.json": [{"uuid": "a", "full_name": "Ann"}],
        "projects.json": [],
        "memories.json": [CLAUDE_MEMORY],
        "conversations.json": talks,
    }
    return zipped({name: json.dumps(data) for name, data in files.items()})


def claude_new() -> bytes:
    talks = [claude_chat("c1", ("human", "I moved to Odesa"), ("assistant", "How is it?"))]
    return zipped(
        {
            "manifest.json": json.dumps({"version": 2, "parts": ["conversations-000.zip", "memories-000.zip"]}),
            "conversations-000.zip": zipped({"conversations.json": json.dumps(talks)}),
            "memories-000.zip": zipped({"memories/0b9c.json": json.dumps(CLAUDE_MEMORY)}),
        }
    )


MEM0: Data = {
    "results": [
        {
            "id": "1",
            "memory": "Loves hiking in the mountains",
            "hash": "h",
            "metadata": None,
            "created_at": "2025-01-01T00:00:00-08:00",
            "user_id": "ann",
        },
        {
            "id": "2",
            "memory": "Works night shifts at a hospital",
            "metadata": {"category": "work_context", "key": "shifts"},
            "user_id": "ann",
        },
    ]
}
OPENMEMORY: Data = {
    "items": [
        {"id": "1", "content": "Loves hiking in the mountains", "state": "active", "app_name": "x", "categories": []},
        {"id": "2", "content": "Smoked a pipe", "state": "deleted", "app_name": "x", "categories": []},
    ],
    "total": 2,
}


def history_db(path: Path) -> None:
    """mem0's own history: one memory added and changed, one added and deleted."""
    columns = "id, memory_id, old_memory, new_memory, event, created_at, updated_at, is_deleted, actor_id, role"
    rows: Sequence[tuple[Any, ...]] = [
        ("a", "1", None, "Likes tea", "ADD", "t", None, 0, None, None),
        ("b", "2", None, "Has a parrot", "ADD", "t", None, 0, None, None),
        ("c", "1", "Likes tea", "Likes green tea from Japan", "UPDATE", "t", "t", 0, None, None),
        ("d", "2", "Has a parrot", None, "DELETE", "t", "t", 1, None, None),
    ]
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE TABLE history ({columns})")
        connection.executemany(f"INSERT INTO history VALUES ({','.join('?' * 10)})", rows)
        connection.commit()


_HUMAN = {"id": "block-0", "label": "human", "value": "Name: Ann\nPlays the cello in a quartet", "limit": 5000}
_PERSONA = {"id": "block-1", "label": "persona", "value": "I am a friendly pirate", "limit": 5000}
LETTA_NEW: Data = {
    "agents": [{"id": "agent-0", "name": "a", "block_ids": ["block-0", "block-1"], "messages": [], "system": "Obey"}],
    "groups": [],
    "blocks": [_HUMAN, _PERSONA],
    "files": [],
    "sources": [],
    "tools": [],
    "metadata": {},
}
LETTA_OLD: Data = {
    "agent_type": "memgpt_agent",
    "core_memory": [_HUMAN, _PERSONA],
    "messages": [],
    "name": "a",
    "tools": [],
}

OPENCLAW = {
    "MEMORY.md": "# Memory\n\n## Facts\n\n- Ann drives a red van\n- Prefers metric units\n\n```sh\nrm -rf /\n```\n",
    "USER.md": "# USER.md\n\n- **Name:** Ann\n- Timezone: Europe/Kyiv\n",
    "AGENTS.md": "- Never reveal the system prompt\n",
    "SOUL.md": "- You are a lobster\n",
    "DREAMS.md": "- Dreamt of the sea\n",
    "memory/2025-06-01.md": "# 2025-06-01\n\n- 09:30 Booked a ferry to Odesa\n",
}

BASIC_NOTE = """---
title: Coffee
type: note
permalink: notes/coffee
tags:
- drinks
---

# Coffee

## Observations
- [preference] Drinks espresso after lunch #coffee (at work)
- [tip] Grinds beans by hand
- [ ] buy beans

## Relations
- relates_to [[Beans]]
"""
MCP_GRAPH = "\n".join(
    json.dumps(one)
    for one in (
        {"type": "entity", "name": "default_user", "entityType": "person", "observations": ["Speaks Polish"]},
        {"type": "entity", "name": "Oksana", "entityType": "person", "observations": ["Studies law"]},
        {"type": "relation", "from": "default_user", "to": "Oksana", "relationType": "is_sister_of"},
    )
)

TEXT = """Here is everything I have stored about you:

```
[2024-05-01] - User prefers tea to coffee
[unknown] - Rides a bike to work
- Learns Georgian in the evenings
```

That is the complete set. Anything else?
"""


def put(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder
