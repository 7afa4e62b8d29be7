"""Answers of models that cost something, and what the models can do, kept on disk: a question is paid for once."""

import json
import re
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from langchain_core.caches import RETURN_VAL_TYPE, BaseCache
from langchain_core.messages import message_to_dict, messages_from_dict
from langchain_core.outputs import ChatGeneration

from graphs.models.ability import Ability

_BY_CHANCE = re.compile(r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|\b(?:call_)?[0-9a-f]{16,32}\b")
"""Markers, ids and numbers of calls: other ones in every run, and nothing to do with what is asked."""


class Answers(BaseCache):
    """Answers of models on disk, by what was asked and of whom."""

    def __init__(self, file: Path) -> None:
        self._file = file
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(self._open()) as database, database:
            database.execute("CREATE TABLE IF NOT EXISTS answers (asked TEXT PRIMARY KEY, answer TEXT NOT NULL)")
            database.execute("CREATE TABLE IF NOT EXISTS abilities (model TEXT PRIMARY KEY, ability TEXT NOT NULL)")

    def lookup(self, prompt: str, llm_string: str) -> RETURN_VAL_TYPE | None:
        with closing(self._open()) as database:
            query = "SELECT answer FROM answers WHERE asked = ?"
            row = database.execute(query, [_asked(prompt, llm_string)]).fetchone()
        kept = messages_from_dict(json.loads(row[0])) if row else []
        return [ChatGeneration(message=message) for message in kept] or None

    def update(self, prompt: str, llm_string: str, return_val: RETURN_VAL_TYPE) -> None:
        messages = [one.message for one in return_val if isinstance(one, ChatGeneration)]
        kept = json.dumps([message_to_dict(message) for message in messages])
        with closing(self._open()) as database, database:
            database.execute("INSERT OR REPLACE INTO answers VALUES (?, ?)", [_asked(prompt, llm_string), kept])

    def clear(self, **more: Any) -> None:
        with closing(self._open()) as database, database:
            database.execute("DELETE FROM answers")

    def ability(self, model: str) -> dict[str, Any]:
        """What the model of that name has shown it can do, as far as it is kept."""
        with closing(self._open()) as database:
            row = database.execute("SELECT ability FROM abilities WHERE model = ?", [model]).fetchone()
        found = json.loads(row[0]) if row else {}
        return found | {"refused": set(found["refused"])} if found else {}

    def keep_ability(self, model: str, ability: Ability) -> None:
        kept = json.dumps(vars(ability) | {"refused": sorted(ability.refused), "rests_until": 0.0})
        with closing(self._open()) as database, database:
            database.execute("INSERT OR REPLACE INTO abilities VALUES (?, ?)", [model, kept])

    def _open(self) -> sqlite3.Connection:
        return sqlite3.connect(self._file, timeout=30)


def _asked(prompt: str, model: str) -> str:
    order: dict[str, str] = {}

    def numbered(match: re.Match[str]) -> str:
        return order.setdefault(match[0], f"<{len(order)}>")

    return sha256(_BY_CHANCE.sub(numbered, f"{model}\n{prompt}").encode()).hexdigest()
