"""What each language says in its own words: one folder for each, found by being there.

A folder holds `CODE` in its `__init__.py` and, as far as it has something to say, a module for each package of
`language/` that reads words: `spanish/hearing.py` is what `language/hearing` knows of Spanish. Its upper-case names are
patterns (alternatives without a bracket around them), sets of words or tables. A rule asks here for all languages at
once; one that says nothing under a name is simply not in the answer, and one more language is one more folder.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

Value = TypeVar("Value")

_FIRST = ("english", "ukrainian", "german", "spanish")
"""Their words are tried before those of the others, which follow by name."""
_NO_LANGUAGE = "forms"
"""The folder of the forms that a language fills in."""


def by_language(table: str, name: str, kind: type[Value]) -> dict[str, Value]:
    """What each language has under a name of a table, by the language's code."""
    found = {}
    for code, module in _modules(table).items():
        value = getattr(module, name, None)
        if value is None:
            continue
        if not isinstance(value, kind):
            raise TypeError(f"{module.__name__}.{name} is a {type(value).__name__}; it must be a {kind.__name__}")
        found[code] = value
    if not found:
        raise LookupError(f"no language has {name} in its module {table}")
    return found


def alternatives(table: str, name: str) -> str:
    """The pattern that matches what any language has under a name, for use inside a bracket."""
    return "|".join(pattern for pattern in by_language(table, name, str).values() if pattern)


def words(table: str, name: str) -> frozenset[str]:
    """The words that any language has under a name."""
    return frozenset().union(*by_language(table, name, frozenset).values())


def merged(table: str, name: str) -> dict[str, str]:
    """The entries that the languages have under a name, in one table: of two under one key, the later language's."""
    return {key: value for entries in by_language(table, name, dict).values() for key, value in entries.items()}


@cache
def spoken() -> dict[str, ModuleType]:
    """The languages that the program itself speaks, by code: each has `NAME` and `OWN_NAME`."""
    return {str(one.CODE): one for one in _languages() if _is_there(f"{one.__name__}.program.texts")}


def gathered(table: str, name: str) -> dict[str, list[str]]:
    """By each key of the tables that the languages have under a name what they have for it, language after language."""
    found: dict[str, list[str]] = {}
    for entries in by_language(table, name, dict).values():
        for key, value in entries.items():
            found.setdefault(key, []).append(value)
    return found


def joined(table: str, name: str) -> dict[str, str]:
    """For each key that languages have under a name, the pattern that matches what any of them has there."""
    return {key: "|".join(patterns) for key, patterns in gathered(table, name).items()}


def listed(table: str, name: str) -> tuple[str, ...]:
    """What the languages list under a name, one after another."""
    return tuple(one for entries in by_language(table, name, tuple).values() for one in entries)


def files(name: str) -> dict[str, Path]:
    """The data files of a name, by the code of the language in whose folder each lies."""
    found = {}
    for language in _languages():
        path = Path(str(language.__file__)).with_name(name)
        if path.is_file():
            found[str(language.CODE)] = path
    return found


@cache
def _languages() -> tuple[ModuleType, ...]:
    here = {one.name for one in iter_modules(__path__) if one.ispkg and one.name != _NO_LANGUAGE}
    names = [*_FIRST, *sorted(here - set(_FIRST))]
    return tuple(import_module(f"{__name__}.{name}") for name in names)


@cache
def _modules(table: str) -> dict[str, ModuleType]:
    """The modules of a name, by the code of the language each belongs to."""
    names = {str(language.CODE): f"{language.__name__}.{table}" for language in _languages()}
    return {code: import_module(name) for code, name in names.items() if _is_there(name)}


def _is_there(module: str) -> bool:
    """Whether a module can be imported; each folder on the way is looked at first, as a missing one would raise."""
    parts = module.split(".")
    return all(parts[depth] in _inside(".".join(parts[:depth])) for depth in range(3, len(parts)))


@cache
def _inside(folder: str) -> frozenset[str]:
    """The modules in a folder of a language, listed once: there are many to ask for; a table of one module has none."""
    return frozenset(one.name for one in iter_modules(getattr(import_module(folder), "__path__", [])))
