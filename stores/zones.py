"""Time zones by their IANA names, and what stands in for a name that is none."""

from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

UTC_NAME = "UTC"
_LONGEST = 100


@lru_cache(1024)
def is_zone(name: object) -> bool:
    """Whether days can be reckoned in the zone of this name."""
    if not isinstance(name, str) or not 0 < len(name) <= _LONGEST:
        return False
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def zone_or_utc(name: str | None) -> ZoneInfo:
    """The zone of that name; UTC where it is none, so that a bad name stops nobody's day."""
    return ZoneInfo(name if name and is_zone(name) else UTC_NAME)
