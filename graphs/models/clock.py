"""Time as the graphs see it: a moment with a timezone, and the day it is for the user."""

import asyncio
from datetime import UTC, date, datetime, tzinfo

from stores.zones import zone_or_utc


def now() -> datetime:
    return datetime.now(UTC)


async def zone_of(timezone: str | None) -> tzinfo:
    """The zone of that name; UTC where no timezone, or no real one, is known."""
    if not timezone or timezone == "UTC":
        return UTC
    return await asyncio.to_thread(zone_or_utc, timezone)


async def local_day(at: datetime, timezone: str | None) -> date:
    """The user's day at that moment."""
    return at.astimezone(await zone_of(timezone)).date()


def moment(text: str | None) -> datetime | None:
    """A moment from ISO text; one without a timezone is taken as UTC, and what is no moment is None."""
    try:
        at = datetime.fromisoformat(text) if text else None
    except ValueError:
        return None
    return at.replace(tzinfo=UTC) if at and at.tzinfo is None else at
