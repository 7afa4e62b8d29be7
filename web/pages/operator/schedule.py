"""When the night comes next, by the five fields of a cron line: minute, hour, day, month, weekday, in UTC."""

from datetime import datetime, timedelta

_BOUNDS = ((0, 59), (0, 23), (1, 31), (1, 12), (0, 7))
_MOST_DAYS = 4 * 366
"""A day that comes at all comes within four years, with the 29th of February."""


def next_night(line: str, after: datetime) -> datetime | None:
    """The first moment of the schedule after this one; None for a line that is none, or never comes."""
    try:
        minutes, hours, days, months, weekdays = (
            _numbers(part, *bounds) for part, bounds in zip(line.split(), _BOUNDS, strict=True)
        )
    except ValueError:
        return None
    fields = line.split()
    either = fields[2] != "*" and fields[4] != "*"  # then, by the custom of cron, one of the two is enough
    midnight = after.replace(hour=0, minute=0, second=0, microsecond=0)
    for day in (midnight + timedelta(days=number) for number in range(_MOST_DAYS)):
        of_month, of_week = day.day in days, bool({day.isoweekday(), day.isoweekday() % 7} & weekdays)
        if day.month not in months or not ((of_month or of_week) if either else (of_month and of_week)):
            continue
        moments = (day.replace(hour=hour, minute=minute) for hour in sorted(hours) for minute in sorted(minutes))
        if (found := next((moment for moment in moments if moment > after), None)) is not None:
            return found
    return None


def _numbers(field: str, low: int, high: int) -> set[int]:
    """What one field lists: `*`, `5`, `1-5`, `*/10`, `1,15`."""
    found: set[int] = set()
    for part in field.split(","):
        span, _, step = part.partition("/")
        first, _, last = ("", "", "") if span == "*" else span.partition("-")
        begin = int(first) if first else low
        end = int(last) if last else high if step or span == "*" else begin
        if not low <= begin <= end <= high or int(step or 1) < 1:
            raise ValueError(field)
        found |= set(range(begin, end + 1, int(step or 1)))
    return found
