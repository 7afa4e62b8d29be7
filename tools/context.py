"""Who a run is for. The identity comes from the server or the caller, never from a model."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from langgraph.prebuilt import ToolRuntime
from langgraph.runtime import Runtime

from stores.errors import NoUser
from stores.search.apart import speak_in

_SHARED = ("user_id", "conversation_id", "timezone")
"""Facts that a context of somebody else's making may hold; what was confirmed, only ours says."""


@dataclass(frozen=True)
class Context:
    """Facts about the current run, given by whoever starts it."""

    user_id: str = ""
    conversation_id: str | None = None
    timezone: str | None = None
    actor: Literal["agent", "nightly"] = "agent"
    confirmed: bool = False
    """The user has confirmed a removal outside the conversation (a button, an answered question)."""
    client: str = ""
    """The program that reports what the user said, where it is not a graph of ours; it names itself."""


def resolve(runtime: Runtime[Context] | ToolRuntime[Context, Any]) -> Context:
    """The context with its user settled: an authenticated identity wins over the one given.

    What is looked up from here on is looked up for its conversation (`stores/search/apart.py`)."""
    given = context_of(runtime.context)
    user = runtime.server_info.user if runtime.server_info else None
    user_id = (user.identity if user else "") or given.user_id
    if not user_id:
        raise NoUser("this run has no user: pass context={'user_id': …}, or configure authentication.")
    thread = runtime.execution_info.thread_id if runtime.execution_info else None
    speak_in(given.conversation_id or thread)
    return replace(given, user_id=user_id, conversation_id=given.conversation_id or thread)


def context_of(given: Any) -> Context:
    """What a run was given: our context, or of an agent's own, dict or object, the facts of the same names."""
    if given is None or isinstance(given, Context):
        return given or Context()
    facts: dict[str, Any] = {}
    for name in _SHARED:
        fact = given.get(name) if isinstance(given, Mapping) else getattr(given, name, None)
        facts |= {} if fact is None else {name: str(fact)}
    return Context(**facts)
