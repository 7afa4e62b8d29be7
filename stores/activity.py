"""`store.activity` keeps what a user did; `Turn` is one turn of a conversation to record."""

from stores.areas.activity import Activity, Turn

__all__ = ["Activity", "Turn"]
