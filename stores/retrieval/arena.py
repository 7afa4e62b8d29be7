"""Room for many growing lists of postings in two numpy arrays, so that a list costs no object of its own."""

from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[Any]

FIRST_ROOM = 64


class Arena:
    """Blocks of slots and codes. A block's size is a power of two; blocks that were outgrown are used again."""

    def __init__(self) -> None:
        self._free: dict[int, list[int]] = {}
        self._used = 0
        self._place(np.zeros(FIRST_ROOM, np.uint16), np.zeros(FIRST_ROOM, np.uint16))

    def _place(self, slots: Ints, codes: Ints) -> None:
        self.slots, self.codes = slots, codes
        self.slot_at, self.code_at = slots.data, codes.data  # twice as fast as numpy for single items

    @property
    def nbytes(self) -> int:
        return self.slots.nbytes + self.codes.nbytes

    def enlarge(self, start: int, size: int) -> int:
        """A block of twice the size (one posting if the size is 0) with the same content; answers where it starts."""
        wanted = 2 * size or 1
        spare = self._free.get(wanted)
        if spare:
            new = spare.pop()
        else:
            new = self._used
            self._used += wanted
            if self._used > len(self.slots):
                self._reserve(self._used)
        if size > 8:
            self.slots[new : new + size] = self.slots[start : start + size]
            self.codes[new : new + size] = self.codes[start : start + size]
            self.free(start, size)
        elif size:
            slot_at, code_at = self.slot_at, self.code_at
            for at in range(size):
                slot_at[new + at] = slot_at[start + at]
                code_at[new + at] = code_at[start + at]
            self.free(start, size)
        return new

    def free(self, start: int, size: int) -> None:
        """Give a block back."""
        spare = self._free.get(size)
        if spare is None:
            spare = self._free[size] = []
        spare.append(start)

    def _reserve(self, room: int) -> None:
        room += room // 8
        slots, codes = np.zeros(room, self.slots.dtype), np.zeros(room, self.codes.dtype)
        slots[: len(self.slots)] = self.slots
        codes[: len(self.codes)] = self.codes
        self._place(slots, codes)

    def widen_slots(self) -> None:
        """There are more slots than two bytes can number."""
        self._place(self.slots.astype(np.uint32), self.codes)

    def widen_codes(self) -> None:
        """There are more codes than two bytes can number."""
        self._place(self.slots, self.codes.astype(np.uint32))

    def fill(self, counts: Ints, slots: Ints, codes: Ints) -> Ints:
        """Lay out whole lists, one after the other in `slots` and `codes`; answers where each starts."""
        rooms = block_sizes(counts)
        starts = np.cumsum(rooms) - rooms
        self._used = int(rooms.sum())
        room = self._used + FIRST_ROOM
        self._place(np.zeros(room, slots.dtype), np.zeros(room, codes.dtype))
        at = spread(starts, counts)
        self.slots[at] = slots
        self.codes[at] = codes
        return starts


def block_sizes(counts: Ints) -> Ints:
    """The power of two that holds each count."""
    sizes: Ints = np.left_shift(1, np.frexp(counts - 1)[1], dtype=np.int64)
    return sizes


def spread(starts: Ints, counts: Ints) -> Ints:
    """The positions of ranges given by start and count, one range after the other."""
    ends = np.cumsum(counts, dtype=np.int64)
    total = int(ends[-1]) if len(ends) else 0
    return np.repeat(starts - (ends - counts), counts) + np.arange(total)


class Column:
    """A growing numpy array: one value per slot."""

    def __init__(self, kind: type[np.generic], values: Ints | None = None) -> None:
        self._values: Ints = np.zeros(16, kind) if values is None else values.astype(kind)
        self._size = 0 if values is None else len(values)

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, slot: int) -> Any:
        return self._values[slot]

    def __setitem__(self, slot: int, value: float) -> None:
        self._values[slot] = value

    @property
    def view(self) -> Ints:
        """The values of all slots; good until the next `append`."""
        return self._values[: self._size]

    def append(self, value: float) -> None:
        if self._size == len(self._values):
            self._values = np.concatenate([self._values, np.zeros(max(16, self._size // 2), self._values.dtype)])
        self._values[self._size] = value
        self._size += 1

    def keep(self, slots: Ints) -> None:
        """Only the values of these slots, in their order."""
        self._values = self.view[slots]
        self._size = len(slots)
