"""Patterns that are compiled when they are first used.

The rules about text have some two thousand of them, many with the words of every language: to compile them all takes a
second, and most commands need few. Whoever serves from an event loop compiles them before (`read_ahead.py`).
"""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

_METHODS = ("search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split")
_USED = (*_METHODS, "pattern", "flags", "groups", "groupindex")
_made: "list[_Pattern]" = []


class _Pattern:
    """Stands for a compiled pattern; from its first use on its methods are that pattern's own."""

    def __init__(self, source: str | Callable[[], str], flags: int = 0) -> None:
        self._source, self._flags = source, flags
        _made.append(self)

    def __getattr__(self, name: str) -> object:
        if name not in _USED:
            raise AttributeError(name)
        self.compile()
        return self.__dict__[name]

    def compile(self) -> None:
        source = self._source if isinstance(self._source, str) else self._source()
        compiled = re.compile(source, self._flags)
        self.__dict__.update({name: getattr(compiled, name) for name in _USED})


def compile_all() -> None:
    """Compile now what nobody has used yet."""
    for one in _made:
        if "search" not in one.__dict__:
            one.compile()


if TYPE_CHECKING:

    def pattern_of(source: str | Callable[[], str], flags: int = 0) -> re.Pattern[str]:
        """The pattern of a source, or of what is called for one where putting it together takes long."""

else:
    pattern_of = _Pattern
