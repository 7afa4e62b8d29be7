"""What was said in a conversation that keeps its words to itself is shown to no agent in any other one.

In which conversation an agent speaks travels with the context of its call, so that no verb and no tool has to pass it
on. The user sees everything, wherever they look.
"""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Any, TypeVar

from sqlalchemy import Connection

from stores.database.conversations import kept_here
from stores.database.users import User

T = TypeVar("T")
_HERE: ContextVar[str | None] = ContextVar("here", default=None)


def speak_in(conversation_id: str | None) -> None:
    """From now on this task speaks in that conversation."""
    _HERE.set(conversation_id)


def here() -> str | None:
    """The conversation this task speaks in."""
    return _HERE.get()


def kept_elsewhere(connection: Connection, user: User, conversation_id: str | None) -> frozenset[str]:
    """The conversations whose words are not told in this one; for most users there are none, and nothing is asked."""
    if not user.keeps_apart:
        return frozenset()
    return frozenset(kept_here(connection, user.id)) - {conversation_id or ""}


def is_told(found: Any, kept: frozenset[str]) -> bool:
    """Whether something found was said in a conversation that shares its words, or in none."""
    one = getattr(found, "hit", found)
    said_in = (getattr(one, "conversation_id", None), *getattr(one, "details", {}).get("conversations", ()))
    named = [name for name in said_in if name]
    return not named or any(name not in kept for name in named)


def told(found: T, kept: frozenset[str], nothing: T) -> T:
    """The same without what is kept elsewhere."""
    if not kept:
        return found
    if isinstance(found, list):
        return type(found)(_of(found, kept))
    return found if is_told(found, kept) else nothing


def _of(found: Iterable[Any], kept: frozenset[str]) -> list[Any]:
    return [one for one in found if is_told(one, kept)]
