"""The order of items for a query: BM25 over the texts they hold. It ranks and does not filter, as LangGraph's does."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from stores.search.entries import Entry
from stores.search.user_index import UserIndex

WHOLE = "$"
"""The path of a value as a whole."""


def ranked(
    query: str, values: Sequence[tuple[Mapping[str, Any], Sequence[str] | None]], *, k1: float, b: float
) -> list[tuple[int, float | None]]:
    """Numbers and scores of the values, best first. Each comes with the paths of its texts; one that has none is not
    indexed, has no score and comes last."""
    index = UserIndex(k1=k1, b=b)
    for number, (value, paths) in enumerate(values):
        text = "\n".join(one for path in paths or () for one in texts_at(value, path))
        index.put(Entry(str(number), text))
    found = {int(match.id): match.score for match in index.search(query, limit=max(1, len(values)))}
    scores = [found.get(number, 0.0) if values[number][1] else None for number in range(len(values))]
    return sorted(enumerate(scores), key=lambda one: -1.0 if one[1] is None else one[1], reverse=True)


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
