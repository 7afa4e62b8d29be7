"""Growing numpy arrays: one column, and many lists in one array, so that a list costs no object of its own."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

Ints = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

SPARE = 16
"""An array that is full gets a sixteenth more than is needed."""
LEFT = 8
"""Blocks are laid out anew where an eighth of what they take is left behind."""

_SIZES = np.array([1, 4, 8, *(step << power for power in range(2, 29) for step in range(4, 8))])
_NEXT = dict(zip(_SIZES.tolist(), _SIZES[1:].tolist(), strict=False))
"""The sizes of blocks: 4, 8, 16, 20, 24, 28, 32, 40, … By each size, and by 1, the next."""

TWO_BYTES = 1 << 16
"""Smaller numbers take two bytes each."""

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
        self._size = len(values)
        self._place(values.copy())

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, slot: int) -> Any:
        return self.cells[slot]

    def __setitem__(self, slot: int, value: float) -> None:
        self.cells[slot] = value

    @property
    def view(self) -> Ints:
        """The values of all slots; good until the next `append`."""
        return self._values[: self._size]

    @property
    def nbytes(self) -> int:
        return self._values.nbytes

    def append(self, value: float) -> None:
        try:
            self.cells[self._size] = value
        except (IndexError, ValueError):
            self._make_room()
            self.fit(value)
            self.cells[self._size] = value
        self._size += 1

    def fit(self, value: float) -> None:
        """Give each whole number the bytes that this one needs."""
        if self._values.dtype.kind in "iu":
            self._place(self._values.astype(np.result_type(self._values, np.min_scalar_type(value)), copy=False))

    def keep(self, slots: Ints) -> None:
        """Only the values of these slots, in their order."""
        self._place(self.view[slots])
        self._size = len(slots)

    def _make_room(self) -> None:
        if self._size == len(self.cells):
            more = np.zeros(16 + self._size // SPARE, self._values.dtype)
            self._place(np.concatenate([self.view, more]))

    def _place(self, values: Ints) -> None:
        self._values = values
        self.cells: Any = values.data  # the buffer is several times as fast for single values


class Lists:
    """Many lists of whole numbers, each in a block. A list that outgrows its block moves; blocks left behind are used
    again."""

    def __init__(self) -> None:
        self.counts, self._starts = array("H"), array("I")
        self._free: dict[int, list[int]] = {}
        self._used = self._unused = 0
        self._place(np.zeros(16, np.uint8))

    def __len__(self) -> int:
        return len(self.counts)

    def __getitem__(self, number: int) -> Ints:
        start = self._starts[number]
        return self._values[start : start + self.counts[number]]

    def take(self, numbers: Iterable[int]) -> list[Ints]:
        """These lists; good until the next `append`."""
        starts, counts, values = self._starts, self.counts, self._values
        return [values[(start := starts[number]) : start + counts[number]] for number in numbers]

    @property
    def nbytes(self) -> int:
        return self._values.nbytes + (self._starts.itemsize + self.counts.itemsize) * len(self.counts)

    def open(self, value: int, many: int = 1) -> int:
        """One more list, or several, of one value; answers with the first one's number."""
        if value >= self._limit:
            self._place(self._values.astype(np.min_scalar_type(value)))
        if self._used + many > len(self._at):
            self._make_room(many)
        number, first = len(self.counts), self._used
        self._used += many
        self._values[first : self._used] = value
        self._starts.extend(range(first, self._used))
        self.counts.fromlist([1] * many)
        return number

    def append(self, numbers: Iterable[int], value: int) -> None:
        """Put a value at the end of these lists."""
        if value >= self._limit:
            self._place(self._values.astype(np.min_scalar_type(value)))
        starts, counts, at = self._starts, self.counts, self._at
        for number in numbers:
            count = counts[number]
            if count in _NEXT:
                self._move(number, count)
                starts, counts, at = self._starts, self.counts, self._at
            at[starts[number] + count] = value
            counts[number] = count + 1

    def lay_out(self, counts: Ints, values: Ints) -> None:
        """Instead of what was here: lists of these lengths, one after the other in `values`."""
        rooms = _SIZES[np.searchsorted(_SIZES, counts)]
        starts = np.cumsum(rooms) - rooms
        self._free, self._used, self._unused = {}, int(rooms.sum()), 0
        self._place(np.zeros(self._used + self._used // SPARE + 16, values.dtype))
        self._values[spread(starts, counts)] = values
        self._starts = array("I", starts.astype(np.uint32).tobytes())
        kind = "H" if rooms.max(initial=0) < TWO_BYTES else "I"
        self.counts = array(kind, counts.astype(kind).tobytes())

    def flat(self) -> tuple[Ints, Ints]:
        """How long each list is, and all lists one after the other."""
        counts = np.array(self.counts, np.int64)
        return counts, self._values[spread(np.array(self._starts, np.int64), counts)]

    def holding(self, wanted: Sequence[int]) -> list[int]:
        """The numbers of the lists that hold one of these values, once for each: costs a look at all."""
        order = np.argsort(self._starts)
        starts, counts = np.array(self._starts)[order], np.array(self.counts)[order]
        places = np.flatnonzero(np.isin(self._values[: self._used], wanted))
        owners = np.searchsorted(starts, places, side="right") - 1
        # What stands before a block, or behind the end of its list, was left behind.
        held = (owners >= 0) & (places - starts[owners] < counts[owners])
        numbers: list[int] = order[owners[held]].tolist()
        return numbers

    def _place(self, values: Ints) -> None:
        self._values, self._at = values, values.data
        self._limit = 1 << 8 * values.itemsize

    def _move(self, number: int, size: int) -> None:
        wanted = _NEXT[size]
        spare = self._free.get(wanted)
        if spare:
            new = spare.pop()
            self._unused -= wanted
        else:
            if self._used + wanted > len(self._at):
                self._make_room(wanted)
            new = self._used
            self._used = new + wanted
        starts, at = self._starts, self._at
        start = starts[number]
        starts[number] = new
        self._unused += size
        if size == 1:  # of these there are too many to remember
            at[new] = at[start]
            return
        at[new : new + size] = at[start : start + size]
        self._free.setdefault(size, []).append(start)
        if wanted >= TWO_BYTES and self.counts.typecode == "H":
            self.counts = array("I", self.counts)

    def _make_room(self, wanted: int) -> None:
        if self._unused * LEFT > self._used:
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
