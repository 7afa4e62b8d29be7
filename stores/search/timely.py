"""Questions about a time: "last week", "in March", "before I moved". What was noted then comes first.

The time narrows nothing away: a thing of that time may have been told later. A question that names nothing but a time
is answered with what was noted then, the newest first.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from language.asking.times import event_of, period_of
from stores.search.index.entries import Filter
from stores.search.index.user_index import Match, UserIndex
from stores.search.relevance import is_about, relevant

MEMORIES, TURNS = 2.0, 1.0
"""What the score of an entry of the time asked about is multiplied by; a turn has only the day of the telling."""
_MOMENT = timedelta(microseconds=1)

Find = Callable[[str, int, Filter], list[Match]]


def timely(
    index: UserIndex, text: str, limit: int, allow: Filter, now: datetime, find: Find, share: float = MEMORIES
) -> list[Match]:
    """What `find` finds, with what is of the time that the question asks about before the rest."""
    found = find(text, limit, allow)
    asked = None if allow.since or allow.until else _period(text, allow, now.date()) or _since_event(index, text, allow)
    if asked is None:
        return found
    if share == TURNS and found:
        return found
    if not is_about(asked.rest):
        return index.between(limit, asked.then) or found
    scores = {match.id: match.score for match in found}
    for match in find(asked.rest, limit, asked.then):
        scores[match.id] = share * max(match.score, scores.get(match.id, 0.0))
    if asked.event in scores:
        scores[asked.event] = min(scores.values())
    order = sorted(scores, key=lambda name: -scores[name])
    return [Match(name, scores[name]) for name in order[:limit]]


class _Asked(NamedTuple):
    """The question without its time, what was noted in that time, and the event that sets it."""

    rest: str
    then: Filter
    event: str = ""


def _period(text: str, allow: Filter, today: date) -> _Asked | None:
    period = period_of(text, today)
    if period is None:
        return None
    first, last = (datetime.combine(day, time.min, UTC) for day in (period.first, period.last))
    return _Asked(period.rest, replace(allow, since=first, until=last + timedelta(days=1) - _MOMENT))


def _since_event(index: UserIndex, text: str, allow: Filter) -> _Asked | None:
    """The event is the memory that tells of it; where none does, its time is not known."""
    event = event_of(text)
    told = relevant(index, event.told, 1, allow, floor=True) if event else []
    made = index.made(told[0].id) if told else math.nan
    if event is None or math.isnan(made):
        return None
    at = datetime.fromtimestamp(made, UTC)
    then = replace(allow, until=at - _MOMENT) if event.before else replace(allow, since=at + _MOMENT)
    return _Asked(event.rest, then, told[0].id)
