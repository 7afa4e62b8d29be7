"""Points in time as SQLite keeps them: text in UTC that sorts as they do."""

from datetime import UTC, datetime
from typing import Any


def from_kept(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def as_kept(value: Any) -> Any:
    """Anything but a point in time stays as it is."""
    if not isinstance(value, datetime):
        return value
    return value.astimezone(UTC).replace(tzinfo=None).isoformat(" ", "microseconds")
