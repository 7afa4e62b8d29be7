"""A user memory for agents: everything a program needs, under one name.

`from hnpal_memory import open_store, Settings` reads the same in a checkout and with the package installed. Names
resolve on first use, so that importing this package costs nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from graphs.build import open_graphs
    from integrations.items import UserMemoryStore, open_items
    from integrations.middleware import UserMemory
    from stores.retriever import MemoryRetriever
    from stores.settings import Settings
    from stores.store import MemoryStore, open_store
    from tools.context import Context
    from tools.episodes.tools import episode_tools
    from tools.facts.tools import fact_tools
    from tools.memory.tools import memory_tools
    from tools.names import ToolName
    from tools.notes.sessions import session_tools
    from tools.notes.tools import note_tools
    from tools.observations.tools import observation_tools
    from tools.ranking import ranking_tools
    from tools.scratchpad import scratchpad_tools
    from tools.second_opinion import second_opinion

_HOMES = {
    "Context": "tools.context",
    "MemoryRetriever": "stores.retriever",
    "MemoryStore": "stores.store",
    "Settings": "stores.settings",
    "ToolName": "tools.names",
    "UserMemory": "integrations.middleware",
    "UserMemoryStore": "integrations.items",
    "episode_tools": "tools.episodes.tools",
    "fact_tools": "tools.facts.tools",
    "memory_tools": "tools.memory.tools",
    "note_tools": "tools.notes.tools",
    "observation_tools": "tools.observations.tools",
    "open_graphs": "graphs.build",
    "open_items": "integrations.items",
    "open_store": "stores.store",
    "ranking_tools": "tools.ranking",
    "scratchpad_tools": "tools.scratchpad",
    "second_opinion": "tools.second_opinion",
    "session_tools": "tools.notes.sessions",
}
_EXTRAS = {"UserMemory": "langchain"}
"""Names that need more than the package brings by itself, and the extra that brings it."""

__all__ = [
    "Context",
    "MemoryRetriever",
    "MemoryStore",
    "Settings",
    "ToolName",
    "UserMemory",
    "UserMemoryStore",
    "episode_tools",
    "fact_tools",
    "memory_tools",
    "note_tools",
    "observation_tools",
    "open_graphs",
    "open_items",
    "open_store",
    "ranking_tools",
    "scratchpad_tools",
    "second_opinion",
    "session_tools",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'hnpal_memory' has no attribute {name!r}")
    try:
        return getattr(import_module(_HOMES[name]), name)
    except ModuleNotFoundError as missing:
        if name not in _EXTRAS:
            raise
        extra = f"pip install 'hnpal-memory[{_EXTRAS[name]}]'"
        raise ImportError(f"{name} needs {missing.name}: {extra}", name=missing.name) from missing


def __dir__() -> list[str]:
    return __all__
