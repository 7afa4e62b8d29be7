"""Answers as JSON, for the vocabularies whose models read JSON: what happened, or `error` and what to do."""

import json
from typing import Any

from stores import MemoryStore
from stores.write.remember import PAUSED
from tools.calls.plain import plain

SWITCHED_OFF = "memory is switched off by whoever runs this service"


def answer(fields: Any) -> str:
    """A record, a list or a dict as one line of JSON."""
    return json.dumps(plain(fields), ensure_ascii=False)


def error(reason: str, **more: Any) -> str:
    """What went wrong, in a sentence, with what helps to mend it."""
    return answer({"error": reason, **more})


def is_error(text: str) -> bool:
    """Whether an answer of any vocabulary says that the call came to nothing."""
    if not text.startswith("{"):
        return False
    try:
        said = json.loads(text)
    except ValueError:
        return False
    return "error" in said or said.get("status") == "error"


async def unavailable(store: MemoryStore, user_id: str) -> str | None:
    """Why an agent may not look into this user's memory now; nothing when it may."""
    if (await store.profile(user_id)).enabled:
        return None
    return error(PAUSED if store.settings.enabled else SWITCHED_OFF)
