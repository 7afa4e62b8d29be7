"""The order of items for a query: BM25 over the texts they hold. It ranks and does not filter, as LangGraph's does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from stores.search.index.entries import Entry
from stores.search.index.user_index import UserIndex

WHOLE = "$"
"""The path of a value as a whole."""


Place = tuple[str, str]
"""Where an item stands: its namespace and key."""
Seen = tuple[Any, Any]
"""When it was put and when it expires, as the database keeps that: tells whether it is as it was indexed."""


class Ranking:
    """The items at or below a namespace, as last seen; brought up to date by what changed since."""

    def __init__(self, fields: Sequence[str], *, k1: float, b: float) -> None:
        self._fields = fields
        self._index = UserIndex(k1=k1, b=b)
        self._seen: dict[Place, Seen] = {}
        self._unindexed: set[Place] = set()

    def outdated(self, now: Mapping[Place, Seen]) -> tuple[list[Place], list[Place]]:
        """What to index, anew or for the first time, and what is gone; how long an item counts needs no reading."""
        changed = [place for place, one in now.items() if (had := self._seen.get(place)) is None or had[0] != one[0]]
        return changed, [place for place in self._seen if place not in now]

    def put(self, place: Place, seen: Seen, value: Any, fields: Sequence[str] | None) -> None:
        paths = self._fields if fields is None else fields
        self._forget(place)
        text = "\n".join(one for path in paths for one in texts_at(value, path))
        self._index.put(Entry(_name(place), text))
        self._seen[place] = seen
        if not paths:
            self._unindexed.add(place)

    def take_over(self, now: Mapping[Place, Seen], gone: Sequence[Place]) -> None:
        """From here on it stands for these items."""
        for place in gone:
            self._forget(place)
        self._seen.update(now)

    def _forget(self, place: Place) -> None:
        # Taken out and put in at the end, as the index does: its scores come in the order of arrival.
        if self._seen.pop(place, None) is not None:
            self._index.remove(_name(place))
        self._unindexed.discard(place)

    @property
    def until(self) -> Any:
        """When the first of them expires."""
        return min((expires for _, expires in self._seen.values() if expires is not None), default=None)

    def ordered(self, query: str, most: int) -> list[tuple[Place, float | None]]:
        """So many of the best with their scores; of equal ones the newest first. One without texts comes last."""
        places = list(self._seen)
        scores = self._index.get_scores(query)
        best = np.flatnonzero(scores > 0)
        if len(best) > most:
            floor = np.partition(scores, -most)[-most]
            best = np.flatnonzero(scores >= floor)
        matched = [places[number] for number in best.tolist()]
        by_place = dict(zip(matched, scores[best].tolist(), strict=True))
        found = sorted(self._newest_first(matched), key=lambda place: -by_place[place])[:most]
        if len(found) < most:
            others = self._newest_first([place for place in places if place not in by_place])
            found += sorted(others, key=lambda place: place in self._unindexed)[: most - len(found)]
        return [(place, None if place in self._unindexed else by_place.get(place, 0.0)) for place in found]

    def _newest_first(self, places: list[Place]) -> list[Place]:
        return sorted(sorted(places), key=lambda place: self._seen[place][0], reverse=True)

    def __len__(self) -> int:
        return len(self._seen)


def _name(place: Place) -> str:
    return "\0".join(place)


def texts_at(value: Any, path: str) -> Iterator[str]:
    """The texts a path leads to: `a.b`, `a[0]`, `a[-1]`, `a[*]`, `a.*`; `$` is the whole value."""
    steps = [] if path == WHOLE else path.replace("[", ".[").split(".")
    reached = [value]
    for step in (one for one in steps if one):
        reached = [one for place in reached for one in _step(place, step)]
    for one in reached:
        yield from _texts(one)


def _step(place: Any, step: str) -> list[Any]:
    name = step.strip("[]")
    if name == "*":
        return list(place.values()) if isinstance(place, Mapping) else list(place) if isinstance(place, list) else []
    if step.startswith("[") and isinstance(place, list):
        number = int(name) if name.lstrip("-").isdigit() else len(place)
        return [place[number]] if -len(place) <= number < len(place) else []
    return [place[step]] if isinstance(place, Mapping) and step in place else []


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list):
        for one in value:
            yield from _texts(one)
    elif value is not None and not isinstance(value, bool):
        yield str(value)
