"""The store of user memories. Names resolve on first use, so that importing this package costs nothing."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from stores.records import Author, Durability, Event, Hit, Memory, Receipt, Said, State, Status
    from stores.settings import Settings
    from stores.store import MemoryStore, open_store

_HOMES = {
    "MemoryStore": "stores.store",
    "open_store": "stores.store",
    "Settings": "stores.settings",
    **dict.fromkeys(
        ("Author", "Durability", "Event", "Hit", "Memory", "Receipt", "Said", "State", "Status"), "stores.records"
    ),
}

__all__ = [
    "Author",
    "Durability",
    "Event",
    "Hit",
    "Memory",
    "MemoryStore",
    "Receipt",
    "Said",
    "Settings",
    "State",
    "Status",
    "open_store",
]


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'stores' has no attribute {name!r}")
