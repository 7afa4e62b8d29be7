"""The searchable side of one user's memory: BM25 over the words of the entries and over the 4-grams inside them.

Each field has statistics of its own, and the score is their weighted sum. The statistics are those of all entries in
the index: a filter chooses among results and never changes a score. The index holds no text; it is rebuilt from
the rows at any time.
"""

from datetime import datetime
from functools import cache
from threading import RLock
from typing import NamedTuple

from stores.errors import NotFound, SnapshotDamaged
from stores.records import Term
from stores.retrieval.analysis import Analyzer, Terms
from stores.retrieval.arena import Ints
from stores.retrieval.entries import Entry, EntryTable, Filter, Mask
from stores.retrieval.postings import Postings
from stores.retrieval.ranking import DECIMALS, Part, all_scores, answer, best, top
from stores.retrieval.snapshot import pack, unpack
from stores.retrieval.turns import Turns
from stores.retrieval.weights import Floats

__all__ = ["Entry", "Filter", "Match", "UserIndex"]

GRAM_SHARE = 0.25
"""The weight of the field of character 4-grams, where words have 1."""

SESSION_SHARE = 0.5
"""What the score of a whole conversation adds to each of its turns."""

CANDIDATE_FLOOR = 0.3
"""Of what a text's own terms weigh: near duplicates of two corpora reach 0.57 and more, other texts seldom 0.2."""

CANDIDATE_TERMS = 24
"""How many of the rarest terms of a text are asked for near duplicates; those share nearly all of them."""

SHORT_TEXT = 8
"""Up to so many words, near duplicates are sought by 4-grams too: one misspelling may change every word."""

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


class Match(NamedTuple):
    """An entry that answers a query."""

    id: str
    score: float


@cache
def default_analyzer() -> Analyzer:
    """One for all indexes, so that they share what it has learned of words."""
    return Analyzer()


class UserIndex:
    """One user's entries. Equal scores rank older entries first, then by id. Safe to use from several threads.

    With `conversations` the entries are turns: speaker and date are searched as text, neighbouring turns support
    each other, and the conversation as a whole adds to the score of each of its turns.
    """

    def __init__(
        self, k1: float = 1.5, b: float = 0.75, *, conversations: bool = False, analyzer: Analyzer | None = None
    ) -> None:
        self._analyzer = analyzer or default_analyzer()
        self._words = Postings(k1, b)
        self._grams = Postings(k1, b)
        self._entries = EntryTable()
        self._turns = Turns(self._entries) if conversations else None
        self._lock = RLock()

    def __len__(self) -> int:
        return len(self._entries.slots)

    def __contains__(self, id: str) -> bool:
        return id in self._entries.slots

    @property
    def nbytes(self) -> int:
        """About how much memory the index takes."""
        return self._words.nbytes + self._grams.nbytes + self._entries.nbytes

    def put(self, entry: Entry) -> None:
        """Take in an entry, new or instead of the one with this id."""
        terms = self._terms(entry)
        with self._lock:
            self.remove(entry.id)
            slot = self._entries.add(entry)
            self._words.add(terms.words)
            self._grams.add(terms.grams)
            if self._turns:
                self._turns.link(slot)

    def remove(self, id: str) -> None:
        """Forget an entry; without one of this id nothing happens."""
        with self._lock:
            slot = self._entries.remove(id)
            if slot is None:
                return
            self._words.remove(slot)
            self._grams.remove(slot)
            if self._turns:
                self._turns.unlink(slot)
            if self._words.crowded:
                self._compact()

    def search(self, query: str, limit: int = 5, allow: Filter | None = None) -> list[Match]:
        """The allowed entries with the highest positive scores, best first."""
        terms = self._analyzer.query(query)
        with self._lock:
            if not len(self):
                return []
            if self._turns:
                found = top(self._turn_scores(terms), limit, self._allowed(allow))
            else:
                found = answer(self._question(terms), limit, self._allowed(allow))
            return [Match(*row) for row in self._entries.ranked(*found, limit)]

    def candidates(self, text: str, limit: int = 10) -> list[Match]:
        """Entries that may say the same as this text, by its rarest terms: cheap, and blind to word order."""
        terms = self._analyzer.document(text)
        if len(terms.words) > SHORT_TEXT:
            terms = Terms(terms.words, [])
        with self._lock:
            asked = [term for field, query, boost in self._question(terms) for term in field.query_terms(query, boost)]
            chosen = sorted(asked, key=lambda term: -term.factor)[:CANDIDATE_TERMS]
            found = self._entries.ranked(*best(chosen, self._words.size, limit), limit)
            floor = CANDIDATE_FLOOR * sum(term.factor for term in chosen)
            return [Match(*row) for row in found if row[1] >= floor]

    def explain(self, id: str, query: str) -> tuple[Term, ...]:
        """What each term of the query adds to the score of this entry; 4-grams are marked with `~`.

        For a turn, `(neighbours)` and `(conversation)` say what those add.
        """
        terms = self._analyzer.query(query)
        with self._lock:
            slot = self._entries.slots.get(id)
            if slot is None:
                raise NotFound(f"No entry {id!r} in the index")
            found = list(self._words.explain(slot, terms.words))
            for term in self._grams.explain(slot, terms.grams, GRAM_SHARE):
                found.append(Term(f"~{term.term}", term.weight, term.idf, term.frequency))
            if self._turns:
                own = sum(term.weight for term in found)
                session = SESSION_SHARE * self._turns.sessions(self._words, terms.words)[slot]
                near = self._turn_scores(terms)[slot] - own - session
                found += [Term("(neighbours)", near, 0.0, 0), Term("(conversation)", session, 0.0, 0)]
            return tuple(term for term in found if round(term.weight, DECIMALS))

    def dump(self) -> bytes:
        """The index as bytes, without a trace of removed entries."""
        with self._lock:
            if len(self) < self._words.size:
                self._compact()
            fields = {"words": self._words, "grams": self._grams}
            parts = {f"{name}.{part}": data for name, field in fields.items() for part, data in field.parts().items()}
            return pack({**parts, **self._entries.parts()})

    @classmethod
    def load(
        cls,
        blob: bytes,
        k1: float = 1.5,
        b: float = 0.75,
        *,
        conversations: bool = False,
        analyzer: Analyzer | None = None,
    ) -> "UserIndex":
        """The index that `dump` wrote; `SnapshotDamaged` if the bytes are not whole: build it from the rows then."""
        parts = unpack(blob)
        index = cls(k1, b, conversations=conversations, analyzer=analyzer)
        try:
            index._words, index._grams = (
                Postings.of_parts({k.removeprefix(f"{name}."): v for k, v in parts.items()}, k1, b)
                for name in ("words", "grams")
            )
            index._entries = EntryTable.of_parts(parts)
        except (KeyError, ValueError, IndexError) as error:
            raise SnapshotDamaged("The snapshot is not one of a user's index: build the index anew") from error
        if conversations:
            index._turns = Turns(index._entries)
            index._turns.rebuild()
        return index

    def _terms(self, entry: Entry) -> Terms:
        """The text, the words of the key that it lacks, and for a turn who spoke and when."""
        terms = self._analyzer.document(entry.text)
        about = entry.key
        if self._turns:
            about = f"{about} {entry.speaker} {_day(entry.created_at)}"
        if about.strip():
            for have, more in zip(terms, self._analyzer.document(about), strict=True):
                known = set(have)
                have += [term for term in more if term not in known]
        return terms

    def _question(self, terms: Terms) -> list[Part]:
        return [(self._words, terms.words, 1.0), (self._grams, terms.grams, GRAM_SHARE)]

    def _turn_scores(self, terms: Terms) -> Floats:
        assert self._turns is not None
        total = self._turns.supported(all_scores(self._question(terms)))
        total += SESSION_SHARE * self._turns.sessions(self._words, terms.words)
        total *= self._entries.alive.view
        return total

    def _allowed(self, allow: Filter | None) -> Mask | None:
        return None if allow is None or allow == Filter() else self._entries.mask(allow)

    def _compact(self) -> None:
        kept: Ints = self._entries.living()
        self._words.renumber(kept)
        self._grams.renumber(kept)
        self._entries.renumber(kept)
        if self._turns:
            self._turns.rebuild()


def _day(moment: datetime | None) -> str:
    return f"{moment.day} {MONTHS[moment.month - 1]} {moment.year}" if moment else ""
