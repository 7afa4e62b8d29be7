"""What a model gave, brought to the types that were asked for, where it is clear what was meant.

Driven by the JSON schema of the tool or answer. What is not clear stays as it is, and is refused by whoever checks it.
"""

import json
import re
from collections.abc import Mapping
from typing import Any

_NUMBER = re.compile(r"-?\d+(?:[.,]\d+)?")
_WRAPPERS = ("arguments", "parameters", "args", "input", "properties", "kwargs")
"""Names under which models put all arguments once more."""
_YES = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
_SURE = {"certain": 1.0, "very high": 0.95, "high": 0.9, "medium": 0.7, "moderate": 0.7, "low": 0.4, "very low": 0.2}
_MEANT = {
    **dict.fromkeys(("permanent", "persistent", "persist", "long_term", "longterm", "forever", "always"), "durable"),
    **dict.fromkeys(("temporary", "short_term", "today", "day", "transient"), "daily"),
    **dict.fromkeys(("work", "job", "career", "professional", "profession", "employment"), "work_context"),
    **dict.fromkeys(("personal", "life", "family", "health", "location", "person", "biographical"), "personal_context"),
    **dict.fromkeys(("like", "likes", "dislike", "dislikes", "interest", "interests", "taste"), "preference"),
    **dict.fromkeys(("reading", "article", "articles"), "reading_history"),
}
"""Words for the choices of the memory tools that models use instead of the choices' names."""


def repaired(given: Any, schema: Mapping[str, Any], defs: Mapping[str, Any] | None = None) -> Any:
    """The value as the schema wants it; a value that already fits comes back as it is."""
    defs = defs if defs is not None else schema.get("$defs", {})
    schema = _resolved(schema, defs)
    if given is None:
        return None
    if "enum" in schema:
        return _choice(given, schema["enum"])
    match schema.get("type"):
        case "object":
            return _object(given, schema, defs)
        case "array":
            return [repaired(one, schema.get("items", {}), defs) for one in _list(given, schema, defs)]
        case "string":
            return _text(given)
        case "number" | "integer":
            return _number(given, schema)
        case "boolean":
            return _YES.get(str(given).strip().casefold(), given)
        case _:
            return given


def _resolved(schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema itself: behind a reference, or the one choice beside null."""
    if "$ref" in schema:
        return _resolved(defs.get(str(schema["$ref"]).rsplit("/", 1)[-1], {}), defs)
    options = [one for one in schema.get("anyOf", ()) if one.get("type") != "null"]
    return _resolved(options[0], defs) if len(options) == 1 else schema


def _object(given: Any, schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    given, fields = _decoded(given), schema.get("properties", {})
    if not isinstance(given, Mapping):
        return given
    given = unwrapped(given, fields, str(schema.get("title", "")))
    return {name: repaired(value, fields[name], defs) if name in fields else value for name, value in given.items()}


def unwrapped(given: Mapping[str, Any], fields: Mapping[str, Any], title: str) -> Mapping[str, Any]:
    """The arguments themselves, where the model put them into an object of another name."""
    if given.keys() & fields.keys():
        return given
    inner = [_decoded(given[name]) for name in (title, *_WRAPPERS) if name in given]
    return next((one for one in inner if isinstance(one, Mapping) and one.keys() & fields.keys()), given)


def _list(given: Any, schema: Mapping[str, Any], defs: Mapping[str, Any]) -> Any:
    """A list, also where it is written as text, or where one entry stands without its list."""
    given, wanted = _decoded(given), _resolved(schema.get("items", {}), defs)
    if isinstance(given, list):
        return given
    if isinstance(given, Mapping):
        return [given] if given.keys() & wanted.get("properties", {}).keys() else [None]
    if isinstance(given, str):
        return [given] if wanted.get("type") == "string" and given.strip() else [] if not given.strip() else [None]
    return [None]


def _decoded(given: Any) -> Any:
    """What a text holds that is JSON itself."""
    if not isinstance(given, str) or not given.lstrip().startswith(("{", "[")):
        return given
    try:
        return json.loads(given)
    except ValueError:
        return given


def _text(given: Any) -> Any:
    if isinstance(given, bool) or not isinstance(given, int | float | list):
        return given
    if isinstance(given, list):
        plain = [one for one in given if isinstance(one, str)]
        return ", ".join(plain) if plain and len(plain) == len(given) else given
    return str(given)


def _choice(given: Any, choices: list[Any]) -> Any:
    """The choice that is meant: by its name in another spelling, or by a common word for it."""
    if isinstance(given, list) and len(given) == 1:
        given = given[0]
    if given in choices or not isinstance(given, str):
        return given
    name = re.sub(r"[\W_]+", "_", given.strip().casefold()).strip("_")
    near = [one for one in choices if isinstance(one, str) and name.rstrip("s") == one.casefold().rstrip("s")]
    meant = near or [one for one in choices if one == _MEANT.get(name)]
    return meant[0] if meant else given


def _number(given: Any, schema: Mapping[str, Any]) -> Any:
    """A number, also as words or as a share of a hundred."""
    share = schema.get("maximum") == 1
    if isinstance(given, str):
        said = given.strip().casefold()
        if share and said in _SURE:
            return _SURE[said]
        found = _NUMBER.fullmatch(said.removesuffix("%").strip())
        if found is None:
            return given
        given = float(found[0].replace(",", "."))
    if isinstance(given, bool) or not isinstance(given, int | float):
        return given
    if share and 10 <= given <= 100:  # "95" for 0.95; what 7 of a scale to 1 means is not clear
        return given / 100
    return int(given) if schema.get("type") == "integer" and given == int(given) else given
