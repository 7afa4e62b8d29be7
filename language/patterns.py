"""Patterns that are compiled when they are first used.

The rules about text have some two thousand of them, most with the words of many languages: to compile all takes a
second, and few commands need more than some. Whoever serves from an event loop compiles them before (`read_ahead.py`).
"""

import re
from typing import TYPE_CHECKING

_USED = ("search", "match", "fullmatch", "finditer", "findall", "sub", "subn", "split", "pattern", "flags", "groupindex")
_waiting: "list[_Pattern]" = []


class _Pattern:
    """Stands for a compiled pattern; after its first use its methods are that pattern's own."""

    def __init__(self, source: str, flags: int) -> None:
        self._source, self._flags = source, flags
        _waiting.append(self)

    def __getattr__(self, name: str) -> object:
        if name not in _USED:
            raise AttributeError(name)
        self.compile()
        return self.__dict__[name]

    def compile(self) -> None:
        compiled = re.compile(self._source, self._flags)
        self.__dict__.update({name: getattr(compiled, name) for name in _USED})


def compile_all() -> None:
    """Compile what is not yet compiled."""
    while _waiting:
        _waiting.pop().compile()


if TYPE_CHECKING:

    def pattern(source: str, flags: int = 0) -> re.Pattern[str]: ...

else:
    pattern = _Pattern
