"""Time as the graphs see it: a moment with a timezone, and the day it is for the user."""

import asyncio
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def now() -> datetime:
    return datetime.now(UTC)


async def local_day(at: datetime, timezone: str | None) -> date:
    """The user's day at that moment; UTC where no timezone, or no real one, is known."""
    if not timezone or timezone == "UTC":
        return at.astimezone(UTC).date()
    return await asyncio.to_thread(_day_in, at, timezone)


def _day_in(at: datetime, timezone: str) -> date:
    try:
        return at.astimezone(ZoneInfo(timezone)).date()
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return at.astimezone(UTC).date()


def moment(text: str | None) -> datetime | None:
    """A moment from ISO text; one without a timezone is taken as UTC, and what is no moment is None."""
    try:
        at = datetime.fromisoformat(text) if text else None
    except ValueError:
        return None
    return at.replace(tzinfo=UTC) if at and at.tzinfo is None else at
