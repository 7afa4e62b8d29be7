"""What a posting is worth under BM25, before idf: a table with one weight for each pair of frequency and length."""

from array import array

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

DEAD = 0
"""The code of a posting whose entry was removed; it weighs nothing."""


class Weights:
    """Codes for the pairs of term frequency and entry length that were met, and the weight of each.

    There are few such pairs, so the table is computed anew whenever the average length has moved.
    """

    def __init__(self, k1: float, b: float) -> None:
        self.k1 = k1
        self.b = b
        self.codes: dict[tuple[int, int], int] = {(0, 0): DEAD}
        self.frequencies = array("I", [0])
        self.lengths = array("I", [0])
        self.array: Floats = np.zeros(1)
        self.heaviest = 0.0
        self._average = -1.0

    def __len__(self) -> int:
        return len(self.codes)

    def add(self, frequency: int, length: int) -> int:
        """A code for a pair that was not met before."""
        code = self.codes[frequency, length] = len(self.codes)
        self.frequencies.append(frequency)
        self.lengths.append(length)
        return code

    def restore(self, frequencies: bytes, lengths: bytes) -> None:
        """The pairs of a snapshot, as unsigned 32-bit numbers."""
        self.frequencies, self.lengths = array("I", frequencies), array("I", lengths)
        self.codes = {pair: code for code, pair in enumerate(zip(self.frequencies, self.lengths, strict=True))}

    def refresh(self, average: float) -> None:
        """Make the table right for this average length."""
        if average == self._average and len(self.array) == len(self.codes):
            return
        frequency = np.array(self.frequencies, np.float64)
        frequency[DEAD] = 1
        norm = 1 - self.b + self.b * np.array(self.lengths, np.float64) / (average or 1.0)
        self.array = frequency * (self.k1 + 1) / (frequency + self.k1 * norm)
        self.array[DEAD] = 0
        self.heaviest = float(self.array.max())
        self._average = average
