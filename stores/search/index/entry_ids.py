"""The ids of entries by slot, and the slots by id. Ids that are UUIDs take 16 bytes and a place in a sorted array; a
string in a dictionary takes seven times as much. The newest are strings, until they are enough to be packed at once."""

import sys
from bisect import bisect_left
from collections.abc import Sequence
from secrets import randbits

import numpy as np

from stores.search.index.growing_arrays import Column, Ints, Mask, counted

_NEWEST = 64
_SHARE = 16
"""So many ids, and then a sixteenth of all, are strings before they are packed."""
_SHOWN = 128
"""So many packed ids that were given out are known as strings: what was found is mostly asked about next."""
_DASH = ord("-")
_DASHES = (8, 13, 18, 23)
_LENGTH = 36
_NOBODY = "00000000-0000-0000-0000-000000000000"
_HALF = (1 << 64) - 1
_MIX = (randbits(64) | 1, randbits(64) | 1)
"""By these the two halves of a UUID are multiplied: who chooses ids cannot choose them to have the same key."""
_NO_DIGIT = 16
_DIGITS = np.full(256, _NO_DIGIT, np.uint8)
_DIGITS[[ord(digit) for digit in "0123456789abcdef"]] = range(16)


class EntryIds:
    """Each id has the slot in which it came; a slot that was emptied has the id ""."""

    def __init__(self, ids: Sequence[str] = ()) -> None:
        self._packed = np.zeros((0, 2), np.uint64)
        self._keys, self._order = memoryview(b"").cast("Q"), np.zeros(0, np.uint32)
        self._newest: list[str] = list(ids)
        self._slots = dict(zip(self._newest, counted(len(self._newest)), strict=False))
        self._shown: dict[str, int] = {}
        self._most = _NEWEST
        self._pack(np.ones(len(self._newest), np.bool_))

    def __len__(self) -> int:
        """How many slots were given out."""
        return len(self._packed) + len(self._newest)

    def __getitem__(self, slot: int) -> str:
        return self.take((slot,))[0]

    def take(self, slots: Sequence[int]) -> list[str]:
        """The ids of these slots."""
        newest, first = self._newest, len(self._packed)
        packed = [slot for slot in slots if slot < first]
        if not packed:
            return [newest[slot - first] for slot in slots]
        names = _unpacked(self._packed.take(packed, axis=0))
        if len(self._shown) >= _SHOWN:
            self._shown.clear()
        self._shown.update(zip(names, packed, strict=True))
        known = dict(zip(packed, names, strict=True))
        return [known[slot] if slot < first else newest[slot - first] for slot in slots]

    @property
    def nbytes(self) -> int:
        return 28 * len(self._packed) + 140 * len(self._newest)

    def slot(self, id: str) -> int | None:
        """Where an id stands; one that was removed may still be found where it stood."""
        slot = self._slots.get(id)
        if slot is None and len(id) == _LENGTH and len(self._keys):
            slot = self._shown.get(id)
            return self._sought(id) if slot is None else slot
        return slot

    def _sought(self, id: str) -> int | None:
        """The slot of an id that is packed."""
        try:
            whole = int(id.replace("-", ""), 16)
        except ValueError:
            return None
        high, low = whole >> 64, whole & _HALF
        key = (high * _MIX[0] + low * _MIX[1]) & _HALF
        at = bisect_left(self._keys, key)
        while at < len(self._keys) and self._keys[at] == key:
            slot = int(self._order[at])
            if self._packed[slot].tolist() == [high, low] and _unpacked(self._packed[slot]) == [id]:
                return slot
            at += 1
        return None

    def add(self, id: str, slot: int, alive: Column) -> None:
        """Give the next slot to an id; `alive` says which slots before it are not emptied."""
        self._slots[id] = counted(slot + 1)[slot]
        self._newest.append(id)
        if len(self._newest) > self._most:
            self._pack(alive.view)

    def empty(self, id: str, slot: int) -> None:
        """Forget an id and leave its slot empty."""
        self._slots.pop(id, None)
        self._shown.pop(id, None)
        if slot < len(self._packed):
            self._packed[slot] = 0
        else:
            self._newest[slot - len(self._packed)] = ""

    def listed(self) -> list[str]:
        """The ids of all slots."""
        return [*_unpacked(self._packed), *self._newest]

    def _pack(self, alive: Mask) -> None:
        """Take the newest ids among the packed, if all of them are UUIDs."""
        packed = _halves([name or _NOBODY for name in self._newest])
        if packed is None:
            self._most = sys.maxsize
            return
        self._packed = np.concatenate([self._packed, packed])
        living = np.flatnonzero(alive[: len(self._packed)])
        keys = self._packed[living, 0] * np.uint64(_MIX[0]) + self._packed[living, 1] * np.uint64(_MIX[1])
        order = np.argsort(keys)
        self._keys, self._order = keys[order].data, living[order].astype(np.uint32)
        self._newest, self._slots = [], {}
        self._most = _NEWEST + len(self._packed) // _SHARE


def _halves(ids: Sequence[str]) -> Ints | None:
    """UUIDs as two numbers each; None where one is something else, or is written otherwise."""
    if any(len(name) != _LENGTH or not name.isascii() for name in ids):
        return None
    letters = np.frombuffer("".join(ids).encode(), np.uint8).reshape(-1, _LENGTH)
    digits = _DIGITS[np.delete(letters, _DASHES, axis=1)]
    if (letters[:, _DASHES] != _DASH).any() or (digits == _NO_DIGIT).any():
        return None
    pairs = np.ascontiguousarray(digits[:, ::2] << 4 | digits[:, 1::2])
    halves: Ints = pairs.view(">u8").astype(np.uint64)
    return halves


def _unpacked(halves: Ints) -> list[str]:
    """The UUIDs of which these are the halves."""
    digits = halves.astype(">u8").tobytes().hex()
    return [
        f"{digits[at : at + 8]}-{digits[at + 8 : at + 12]}-{digits[at + 12 : at + 16]}-"
        f"{digits[at + 16 : at + 20]}-{digits[at + 20 : at + 32]}"
        for at in range(0, len(digits), 32)
    ]
