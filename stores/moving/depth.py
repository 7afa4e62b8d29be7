"""How deep JSON goes, counted before a parser sees it: one that names every place needs memory by the square of it."""

import re
from dataclasses import dataclass

from stores.moving.records import CannotImport

DEEPEST = 100
"""Levels that a file may have; exports have about ten."""
_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_STRING_END = re.compile(rb'[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_BRACKET = re.compile(rb"[\[{\]}]")


@dataclass
class Nesting:
    """Follows JSON piece by piece; refuses what goes too deep."""

    name: str
    depth: int = 0
    in_string: bool = False
    """The last piece ended inside a string."""

    def follow(self, piece: bytes) -> bytes:
        """The piece as it is."""
        rest = piece
        if self.in_string:
            end = _STRING_END.match(rest)
            if end is None:
                return piece
            rest = rest[end.end() :]
        plain = _STRING.sub(b"", rest)
        open_quote = plain.find(b'"')
        self.in_string = open_quote >= 0
        for bracket in _BRACKET.findall(plain[:open_quote] if self.in_string else plain):
            self.depth += 1 if bracket in b"[{" else -1
            if self.depth > DEEPEST:
                what = f"{self.name} is nested more than {DEEPEST} levels deep"
                raise CannotImport(what, "no export of a memory is; choose another file")
        return piece
