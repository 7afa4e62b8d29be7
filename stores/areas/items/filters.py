"""Which values a filter lets through: fields with values, or with LangGraph's operators. Both databases agree, because
neither is asked."""

import re
from collections.abc import Callable, Mapping
from operator import ge, gt, le, lt
from typing import Any

from stores.errors import InvalidInput

_NAME = re.compile(r"[a-zA-Z0-9_.-]+")
_ORDER: dict[str, Callable[[Any, Any], bool]] = {"$gt": gt, "$gte": ge, "$lt": lt, "$lte": le}
_ALL_OF = "$and"


def check(wanted: Mapping[str, Any]) -> None:
    """Refuse a filter that no value could be held against."""
    for name, condition in wanted.items():
        if name == _ALL_OF and isinstance(condition, list | tuple):
            for one in condition:
                check(one)
        elif not _NAME.fullmatch(name):
            raise InvalidInput(
                f"Invalid filter key: {name[:80]!r}. Filter keys must contain only alphanumeric characters, "
                "underscores, dots, and hyphens."
            )
        elif isinstance(condition, Mapping):
            _check_operators(condition)


def _check_operators(condition: Mapping[str, Any]) -> None:
    used = [name for name in condition if name.startswith("$")]
    unknown = [name for name in used if name not in ("$eq", "$ne", *_ORDER)]
    if unknown or (used and len(used) < len(condition)):
        raise InvalidInput(
            f"Unsupported operator: {(unknown or list(condition))[0]}; use $eq, $ne, {', '.join(_ORDER)}"
        )


def matches(value: Mapping[str, Any], wanted: Mapping[str, Any]) -> bool:
    """Whether a value has all that is wanted."""
    return all(
        all(matches(value, one) for one in condition) if name == _ALL_OF else _holds(_at(value, name), condition)
        for name, condition in wanted.items()
    )


def _at(value: Mapping[str, Any], name: str) -> Any:
    """The field of that name; where there is none, what a path of that spelling leads to."""
    if name in value:
        return value[name]
    found: Any = value
    for part in name.split("."):
        found = found.get(part) if isinstance(found, Mapping) else None
    return found


def _holds(found: Any, condition: Any) -> bool:
    if not isinstance(condition, Mapping):
        return _equal(found, condition)
    if any(name.startswith("$") for name in condition):
        return all(_compare(found, name, operand) for name, operand in condition.items())
    return isinstance(found, Mapping) and all(_holds(found.get(name), one) for name, one in condition.items())


def _compare(found: Any, operator: str, operand: Any) -> bool:
    if operator == "$eq":
        return _equal(found, operand)
    if operator == "$ne":
        return found is not None and not _equal(found, operand)
    if isinstance(operand, int | float):
        found = _number(found)
    same_kind = isinstance(found, int | float) == isinstance(operand, int | float)
    try:
        return found is not None and same_kind and _ORDER[operator](found, operand)
    except TypeError:
        return False


def _equal(found: Any, wanted: Any) -> bool:
    return bool(found == (list(wanted) if isinstance(wanted, tuple) else wanted))


def _number(found: Any) -> float | None:
    try:
        return None if found is None else float(found)
    except (TypeError, ValueError):
        return None
