"""How deep JSON goes, counted before a parser sees it: one that names every place needs memory by the square of it."""

from array import array
from dataclasses import dataclass
from itertools import accumulate

from stores.moving.records import CannotImport

DEEPEST = 100
"""Levels that a file may have; exports have about ten."""
_BRACKETS = b"[{]}"
_OTHERS = bytes(set(range(256)) - set(_BRACKETS))
_STEPS = bytes.maketrans(_BRACKETS, array("b", [1, 1, -1, -1]).tobytes())


@dataclass
class Nesting:
    """Follows JSON piece by piece, none of which parts an escape; refuses what goes too deep."""

    name: str
    depth: int = 0
    in_string: bool = False
    """The last piece ended inside a string."""

    def follow(self, piece: bytes) -> bytes:
        """The piece as it is."""
        unescaped = piece.replace(b"\\\\", b"").replace(b'\\"', b"") if b"\\" in piece else piece
        parts = unescaped.split(b'"')
        outside = b"".join(parts[int(self.in_string) :: 2])
        self.in_string = self.in_string != (len(parts) % 2 == 0)
        steps = array("b", outside.translate(_STEPS, _OTHERS))
        depths = list(accumulate(steps, initial=self.depth))
        self.depth = depths[-1]
        if max(depths) > DEEPEST:
            raise CannotImport("nested_too_deep", "choose_another", file=self.name, levels=DEEPEST)
        return piece
