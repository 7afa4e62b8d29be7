"""Questions about a time: "last week", "in March", "before I moved", "first". What was noted then comes first.

The time narrows nothing away: a thing of that time may have been told later. A question that names nothing but a time
is answered with what was noted then, the newest first; asked what was first, or what came after something, the oldest.
"""

import math
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from language.asking.times import end_of, event_of, period_of
from stores.search.index.entries import Filter
from stores.search.index.user_index import Match, UserIndex
from stores.search.relevance import is_about, relevant

MEMORIES, TURNS = 2.0, 1.0
"""What the score of an entry of the time asked about is multiplied by; a turn has only the day of the telling."""
ALIKE = 0.5
"""The share of the best score that an entry must have to be one of several things of which the first is asked for."""
_MOMENT = timedelta(microseconds=1)

Find = Callable[[str, int, Filter], list[Match]]


def timely(
    index: UserIndex, text: str, limit: int, allow: Filter, now: datetime, find: Find, share: float = MEMORIES
) -> list[Match]:
    """What `find` finds, with what is of the time that the question asks about before the rest."""
    found = find(text, limit, allow)
    asked = None if allow.since or allow.until else _period(text, allow, now.date()) or _since_event(index, text, allow)
    if share == TURNS and found:
        return found
    if asked is None:
        return _by_age(index, text, limit, allow, found)
    if not is_about(asked.rest):
        return index.between(limit, asked.then, oldest=asked.onwards) or found
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
    onwards: bool = False


def _period(text: str, allow: Filter, today: date) -> _Asked | None:
    period = period_of(text, today)
    if period is None:
        return None
    first, last = (datetime.combine(day, time.min, UTC) for day in (period.first, period.last))
    return _Asked(period.rest, replace(allow, since=first, until=last + timedelta(days=1) - _MOMENT))


def _since_event(index: UserIndex, text: str, allow: Filter) -> _Asked | None:
    """The event is the memory that tells of it; where none does, its time is not known. One that is only named may as
    well be a time of day ("before lunch"): it counts where nothing else is asked for."""
    event = event_of(text)
    if event is None or (not event.own and is_about(event.rest)):
        return None
    told = relevant(index, event.told, 1, allow, floor=True)
    made = index.made(told[0].id) if told else math.nan
    if math.isnan(made):
        return None
    at = datetime.fromtimestamp(made, UTC)
    then = replace(allow, until=at - _MOMENT) if event.before else replace(allow, since=at + _MOMENT)
    return _Asked(event.rest, then, told[0].id, onwards=not event.before)


def _by_age(index: UserIndex, text: str, limit: int, allow: Filter, found: list[Match]) -> list[Match]:
    """What was found, before it the oldest or the newest where that is asked for; of no topic, all that there is."""
    end = end_of(text)
    if end is None:
        return found
    if not is_about(end.rest):
        return index.between(limit, allow, oldest=end.first)
    ages = {match.id: index.made(match.id) for match in found if match.score >= ALIKE * found[0].score}
    dated = [name for name, made in ages.items() if not math.isnan(made)]
    if not dated:
        return found
    wanted = (min if end.first else max)(dated, key=ages.__getitem__)
    return [Match(wanted, found[0].score), *(match for match in found if match.id != wanted)]
