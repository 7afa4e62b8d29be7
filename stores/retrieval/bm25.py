"""BM25 over one field, exact after every write, in place of rank_bm25's `BM25Okapi`.

rank_bm25 counts everything anew for one more entry, raises on an empty corpus, and gives words that half of a small
memory holds no weight. This index costs the entry's own words per write and uses an idf that is always positive.
"""

import json
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from rank_bm25 import BM25Okapi

from stores.errors import InvalidInput, NotFound, SnapshotDamaged
from stores.records import Term
from stores.retrieval.postings import Postings
from stores.retrieval.ranking import DECIMALS, all_scores, answer
from stores.retrieval.snapshot import pack, unpack
from stores.retrieval.weights import Floats


class Match(NamedTuple):
    """An entry that answers a query."""

    id: Any
    score: float


class BM25Index(BM25Okapi):  # type: ignore[misc]  # rank_bm25 ships no types
    """Entries by id. Equal scores rank in the order of arrival; an entry that is replaced arrives anew.

    A corpus given at the start has the ids 0, 1, 2, … `epsilon` is taken for compatibility: no idf here needs a floor.
    """

    def __init__(
        self,
        corpus: Iterable[Any] = (),
        tokenizer: Callable[[Any], Sequence[str]] | None = None,
        k1: float = 1.5,
        b: float = 0.75,
        epsilon: float = 0.25,
    ) -> None:
        self.tokenizer = tokenizer
        self.epsilon = epsilon
        self._field = Postings(k1, b)
        self._slots: dict[Hashable, int] = {}
        self._ids: list[Hashable] = []
        for number, entry in enumerate(corpus):
            self.add(number, tokenizer(entry) if tokenizer else entry)

    def __len__(self) -> int:
        return len(self._slots)

    def __contains__(self, id: Hashable) -> bool:
        return id in self._slots

    def add(self, id: Hashable, tokens: Sequence[str]) -> None:
        """Take in a new entry."""
        if id in self._slots:
            raise InvalidInput(f"Entry {id!r} is in the index already: use replace")
        slot = self._field.add(tokens)
        self._slots[id] = id if isinstance(id, int) and id == slot else slot  # one number object instead of two
        self._ids.append(id)

    def remove(self, id: Hashable) -> None:
        """Forget an entry."""
        self._field.remove(self._slot(id))
        self._ids[self._slots.pop(id)] = None
        if self._field.crowded:
            self._compact()

    def replace(self, id: Hashable, tokens: Sequence[str]) -> None:
        """Take in an entry, new or instead of the one with this id."""
        if id in self._slots:
            self.remove(id)
        self.add(id, tokens)

    def search(self, query: Sequence[str], limit: int = 5) -> list[Match]:
        """The entries with the highest positive scores, best first."""
        ids = self._ids
        slots, found = answer([(self._field, query, 1.0)], limit)
        return [Match(ids[slot], score) for slot, score in zip(slots[:limit], found, strict=False)]

    def explain(self, id: Hashable, query: Sequence[str]) -> tuple[Term, ...]:
        """What each term of the query adds to the score of this entry."""
        return tuple(self._field.explain(self._slot(id), query))

    def get_scores(self, query: Sequence[str]) -> Floats:
        """The score of every entry, in the order of arrival."""
        return np.round(all_scores([(self._field, query, 1.0)])[self._order()], DECIMALS)

    def get_batch_scores(self, query: Sequence[str], doc_ids: Sequence[int]) -> list[float]:
        """The scores of the entries at these places in the order of arrival."""
        return [float(score) for score in self.get_scores(query)[list(doc_ids)]]

    def get_top_n(self, query: Sequence[str], documents: Sequence[Any], n: int = 5) -> list[Any]:
        """Those of the documents, given in the order of arrival, that match best; never one that does not match."""
        if len(documents) != len(self):
            raise InvalidInput(f"The index holds {len(self)} entries, but {len(documents)} documents were given")
        slots, _ = answer([(self._field, query, 1.0)], n)
        places = np.searchsorted(self._order(), slots[:n])
        return [documents[place] for place in places.tolist()]

    @property
    def corpus_size(self) -> int:
        return len(self)

    @property
    def avgdl(self) -> float:
        return self._field.average_length

    @property
    def k1(self) -> float:
        return self._field.weights.k1

    @property
    def b(self) -> float:
        return self._field.weights.b

    @property
    def doc_len(self) -> list[int]:
        return [self._field.lengths[slot] for slot in self._slots.values()]

    @property
    def doc_freqs(self) -> list[dict[str, int]]:
        return [self._field.terms_of(slot) for slot in self._slots.values()]

    @property
    def idf(self) -> dict[str, float]:
        return {term: self._field.idf(term) for term in self._field.vocabulary()}

    @property
    def nbytes(self) -> int:
        """About how much memory the index takes."""
        return self._field.nbytes + 150 * len(self._slots)

    def dump(self) -> bytes:
        """The index as bytes. Ids must be strings or whole numbers."""
        self._compact()
        return pack({"ids": json.dumps(self._ids).encode(), **self._field.parts()})

    @classmethod
    def load(cls, blob: bytes, k1: float = 1.5, b: float = 0.75) -> "BM25Index":
        """The index that `dump` wrote; `SnapshotDamaged` if the bytes are not whole."""
        parts = unpack(blob)
        index = cls(k1=k1, b=b)
        try:
            index._field = Postings.of_parts(parts, k1, b)
            index._ids = json.loads(parts["ids"])
        except (KeyError, ValueError, IndexError) as error:
            raise SnapshotDamaged("The snapshot is not one of a BM25 index: build the index anew") from error
        index._slots = dict(zip(index._ids, range(len(index._ids)), strict=True))
        return index

    def _slot(self, id: Hashable) -> int:
        try:
            return self._slots[id]
        except KeyError:
            raise NotFound(f"No entry {id!r} in the index") from None

    def _order(self) -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
        return np.fromiter(self._slots.values(), np.int64, len(self._slots))

    def _compact(self) -> None:
        if len(self._slots) < self._field.size:
            self._field.renumber(self._order())
            self._ids = list(self._slots)
            self._slots = dict(zip(self._ids, range(len(self._ids)), strict=True))
