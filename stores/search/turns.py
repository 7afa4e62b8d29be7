"""Turns of a conversation support each other: what answers a question often stands next to the words that match it."""

import math
from collections.abc import Sequence

import numpy as np

from stores.search.entries import EntryTable
from stores.search.growing_arrays import Column, Floats, Ints
from stores.search.postings import Postings, tally

NEIGHBOUR_SHARES = (0.4, 0.2)
"""What a turn adds of its own score to the turns one and two places away."""

WORDS = 0
"""The field that conversations are compared by."""

NOBODY = -1


class Turns:
    """The order of turns in each conversation, by the time they were said, as links between slots."""

    def __init__(self, entries: EntryTable) -> None:
        self._entries = entries
        self._before = Column(np.zeros(0, np.int32))
        self._after = Column(np.zeros(0, np.int32))
        self._last: dict[int, int] = {}

    def link(self, slot: int) -> None:
        """Take in the turn of the next slot. A turn mostly comes last, so its place is sought from the end."""
        conversation, moment = self._conversation(slot), self._moment(slot)
        after, before = NOBODY, self._last.get(conversation, NOBODY) if conversation else NOBODY
        while before != NOBODY and self._moment(before) > moment:
            after, before = before, int(self._before[before])
        self._before.append(before)
        self._after.append(after)
        if before != NOBODY:
            self._after[before] = slot
        if after != NOBODY:
            self._before[after] = slot
        elif conversation:
            self._last[conversation] = slot

    def unlink(self, slot: int) -> None:
        """Close the gap that a removed turn leaves."""
        before, after = int(self._before[slot]), int(self._after[slot])
        if before != NOBODY:
            self._after[before] = after
        if after != NOBODY:
            self._before[after] = before
        elif before != NOBODY:
            self._last[self._conversation(slot)] = before
        else:
            self._last.pop(self._conversation(slot), None)

    def _conversation(self, slot: int) -> int:
        return int(self._entries.labels["conversation_id"][slot])

    def _moment(self, slot: int) -> tuple[float, int, str]:
        made = float(self._entries.created[slot])
        return (0.0 if math.isnan(made) else made, int(self._entries.positions[slot]), self._entries.ids[slot])

    def rebuild(self) -> None:
        """Link all turns anew, after slots were numbered anew or loaded."""
        made = np.nan_to_num(self._entries.created.view)
        conversations = self._entries.labels["conversation_id"].view
        ids = np.argsort(np.argsort(np.array(self._entries.ids, object))) if len(made) else made
        order = np.lexsort((ids, self._entries.positions.view, made, conversations))
        joined = (conversations[order][1:] == conversations[order][:-1]) & (conversations[order][1:] != 0)
        before, after = (np.full(len(made), NOBODY, np.int32) for _ in range(2))
        before[order[1:][joined]] = order[:-1][joined]
        after[order[:-1][joined]] = order[1:][joined]
        self._before, self._after = Column(before), Column(after)
        ends = [slot for slot in np.flatnonzero(after == NOBODY).tolist() if conversations[slot]]
        self._last = {int(conversations[slot]): slot for slot in ends}

    def supported(self, own: Floats) -> Floats:
        """The own score of each slot plus what its neighbours add."""
        padded = np.append(own, 0.0)
        total = own.copy()
        for column in (self._before, self._after):
            links = np.append(column.view, NOBODY)
            at: Ints = links[:-1]
            for share in NEIGHBOUR_SHARES:
                total += share * padded[at]
                at = links[at]
        return total

    def sessions(self, postings: Postings, query: Sequence[str]) -> Floats:
        """For each slot the score of its conversation as a whole: BM25 over conversations instead of turns."""
        known = self._entries.labels["conversation_id"].view * self._entries.alive.view
        number = len(self._last)
        if not number:
            return np.zeros(len(known))
        lengths = np.bincount(known, postings.lengths(WORDS))
        lengths[0] = 0
        norm = postings.k1 * (1 - postings.b + postings.b * lengths * number / max(lengths.sum(), 1))
        total = np.zeros(len(lengths))
        for word, asked in tally(query).items():
            slots, times = postings.occurrences(WORDS, word)
            frequency = np.bincount(known[slots], times, len(lengths))
            frequency[0] = 0
            holders = np.count_nonzero(frequency)
            idf = math.log((number - holders + 0.5) / (holders + 0.5) + 1)
            total += asked * idf * frequency * (postings.k1 + 1) / np.maximum(frequency + norm, 1e-9)
        return np.asarray(total[known])
