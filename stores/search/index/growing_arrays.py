"""Growing numpy arrays: one column, and many lists in one array, so that a list costs no object of its own."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

SPARE = 8
"""An array that is full gets an eighth more than is needed."""

_SIZES = np.unique([1, 2, *(2**power for power in range(2, 32)), *(3 * 2**power for power in range(31))])
_NEXT = dict(zip([0, *_SIZES.tolist()], _SIZES.tolist(), strict=False))
"""The sizes of blocks: 1, 2, 3, 4, 6, 8, 12, 16, … By each size the next."""

_numbers: list[int] = []
_counting = Lock()


def counted(size: int) -> list[int]:
    """0, 1, 2, … up to `size` at least: the same objects for all indexes, for one of its own takes 32 bytes."""
    if size > len(_numbers):
        with _counting:
            _numbers.extend(range(len(_numbers), size + size // SPARE))
    return _numbers


class Column:
    """One value per slot; whole numbers take as few bytes as the largest needs."""

    def __init__(self, values: Ints) -> None:
        self._values = values.copy()
        self._size = len(values)

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

    @property
    def nbytes(self) -> int:
        return self._values.nbytes

    def append(self, value: float) -> None:
        if self._size == len(self._values):
            self._values = np.concatenate([self._values, np.zeros(16 + self._size // SPARE, self._values.dtype)])
        try:
            self._values[self._size] = value
        except OverflowError:
            self._values = self._values.astype(np.result_type(self._values, np.min_scalar_type(value)))
            self._values[self._size] = value
        self._size += 1

    def keep(self, slots: Ints) -> None:
        """Only the values of these slots, in their order."""
        self._values = self.view[slots]
        self._size = len(slots)


class Lists:
    """Many lists of whole numbers. A list that outgrows its block moves; blocks left behind are used again."""

    def __init__(self) -> None:
        self.starts = array("I")
        self.counts = array("I")
        self._free: dict[int, list[int]] = {}
        self._used = self._unused = 0
        self._place(np.zeros(64, np.uint8))

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, number: int) -> Ints:
        return self.take((number,))[0]

    def take(self, numbers: Iterable[int]) -> list[Ints]:
        """These lists; good until the next `append`."""
        starts, counts, values = self.starts, self.counts, self._values
        return [values[(start := starts[number]) : start + counts[number]] for number in numbers]

    @property
    def nbytes(self) -> int:
        return self._values.nbytes + 8 * len(self.counts)

    def open(self) -> int:
        """One more list; answers with its number."""
        self.starts.append(0)
        self.counts.append(0)
        return len(self.counts) - 1

    def append(self, numbers: Iterable[int], value: int) -> None:
        """Put a value at the end of these lists."""
        if value >= self._limit:
            self._place(self._values.astype(np.min_scalar_type(value)))
        starts, counts = self.starts, self.counts
        for number in numbers:
            count = counts[number]
            if (wanted := _NEXT.get(count)) is not None:
                self._move(number, count, wanted)
            self._at[starts[number] + count] = value
            counts[number] = count + 1

    def lay_out(self, counts: Ints, values: Ints) -> None:
        """Instead of what was here: lists of these lengths, one after the other in `values`."""
        rooms = _SIZES[np.searchsorted(_SIZES, counts)] * (counts > 0)
        ends = np.cumsum(rooms)
        self._free, self._used, self._unused = {}, int(ends[-1]) if len(ends) else 0, 0
        self._place(np.zeros(self._used + self._used // SPARE + 64, values.dtype))
        self._values[spread(ends - rooms, counts)] = values
        self.starts[:] = array("I", (ends - rooms).astype(np.uint32).tobytes())
        self.counts[:] = array("I", counts.astype(np.uint32).tobytes())

    def flat(self) -> tuple[Ints, Ints]:
        """How long each list is, and all lists one after the other."""
        counts = np.array(self.counts, np.int64)
        return counts, self._values[spread(np.array(self.starts, np.int64), counts)]

    def _place(self, values: Ints) -> None:
        self._values, self._at = values, values.data  # the buffer is twice as fast for single items
        self._limit = 1 << 8 * values.itemsize

    def _move(self, number: int, size: int, wanted: int) -> None:
        spare = self._free.get(wanted)
        if not spare and self._used + wanted > len(self._values):
            self._make_room(wanted)
            spare = None
        if spare:
            new = spare.pop()
            self._unused -= wanted
        else:
            new = self._used
            self._used += wanted
        if size:
            start = self.starts[number]
            self._at[new : new + size] = self._at[start : start + size]
            self._free.setdefault(size, []).append(start)
            self._unused += size
        self.starts[number] = new

    def _make_room(self, wanted: int) -> None:
        if self._unused * 4 > self._used:
            self.lay_out(*self.flat())
        room = self._used + wanted
        if room > len(self._values):
            values = np.zeros(room + room // SPARE, self._values.dtype)
            values[: self._used] = self._values[: self._used]
            self._place(values)


def spread(starts: Ints, counts: Ints) -> Ints:
    """The positions of ranges given by start and count, one range after the other."""
    ends = np.cumsum(counts, dtype=np.int64)
    total = int(ends[-1]) if len(ends) else 0
    return np.repeat(starts - (ends - counts), counts) + np.arange(total)


def place(ascending: Ints, value: int) -> int:
    """Where a value stands among ascending ones; -1 where it does not."""
    at = bisect_left(ascending, value)
    return at if at < len(ascending) and ascending[at] == value else -1


def renumbered(lists: Lists, numbers: Ints, new: Ints) -> tuple[Ints, Ints, Mask]:
    """Beside each living cell in the lists the number of its list; the new numbers of the cells; which these were."""
    counts, cells = lists.flat()
    cells = new[cells]
    alive = cells >= 0
    return np.repeat(numbers, counts)[alive], cells[alive], alive


def small(numbers: Ints) -> Ints:
    """In as few bytes as the largest needs."""
    return numbers.astype(np.min_scalar_type(int(numbers.max(initial=0))))
