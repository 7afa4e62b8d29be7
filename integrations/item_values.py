"""Between the value of an item and the text of a memory: what a value says, and a memory as a value."""

from collections.abc import Iterator, Mapping
from typing import Any

from stores.areas.app.changes import ITEM
from stores.records import Memory

_SAYING = ("content", "text", "memory", "value", "data", "fact", "note")
"""The fields under which programs keep what is to be remembered."""


def text_of(value: Mapping[str, Any]) -> str:
    """What a value says: the field that holds the statement, else all fields by name."""
    path = _path(value)
    if path:
        return str(_at(value, path))
    return "; ".join(f"{name.replace('_', ' ')}: {said}" if name else said for name, said in _leaves(value))


def value_of(memory: Memory) -> dict[str, Any]:
    """Exactly what was put; where a person or an agent has changed the text since, with that text."""
    item = memory.details.get(ITEM)
    if not isinstance(item, Mapping):
        return {"content": memory.value, "category": memory.category, "kind": memory.kind}
    value = dict(item["value"])
    if item.get("text") == memory.value:
        return value
    path = _path(value)
    return _replaced(value, path, memory.value) if path else {"content": memory.value}


def key_of(memory: Memory) -> str:
    """The key it was put under; a memory that no program put is known by its id."""
    item = memory.details.get(ITEM)
    return str(item["key"]) if isinstance(item, Mapping) else memory.id


def _path(value: Mapping[str, Any]) -> tuple[str, ...]:
    for name in _SAYING:
        said = value.get(name)
        if isinstance(said, str) and said.strip():
            return (name,)
        if isinstance(said, Mapping) and (inner := _path(said)):
            return (name, *inner)
    return ()


def _at(value: Any, path: tuple[str, ...]) -> Any:
    for name in path:
        value = value[name]
    return value


def _replaced(value: Mapping[str, Any], path: tuple[str, ...], text: str) -> dict[str, Any]:
    name, *rest = path
    return {**value, name: _replaced(value[name], tuple(rest), text) if rest else text}


def _leaves(value: Any, name: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for inner, one in value.items():
            yield from _leaves(one, f"{name} {inner}".strip())
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _leaves(one, name)
    elif value is not None and str(value).strip():
        yield name, str(value).strip()
