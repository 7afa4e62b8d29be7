"""The searchable side of one user's memory: BM25 over the words of the entries and over the 4-grams inside them.

Each field has statistics of its own, and the score is their weighted sum. The statistics are those of all entries in
the index: a filter chooses among results and never changes a score. The index holds no text; it is rebuilt from
the rows at any time.

rank_bm25 counts everything anew for one more entry, raises on an empty corpus, and gives words that half of a small
memory holds no weight. Here a write costs the entry's own words, and the idf is always positive.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from threading import RLock
from typing import Any, NamedTuple

import numpy as np
from rank_bm25 import BM25Okapi

from language.words.index_terms import Terms, default_analyzer, enough
from stores.errors import InvalidInput, NotFound, SnapshotDamaged
from stores.records import Term
from stores.search.index.entries import EVERYTHING, Entry, EntryTable, Filter, day_of
from stores.search.index.growing_arrays import Floats, Mask
from stores.search.index.postings import Postings
from stores.search.index.scores import DECIMALS, Field, summed, tally, top
from stores.search.index.snapshot import pack, unpack
from stores.search.index.standing_for import NOTHING_MORE, NOWHERE, More, StandIns, Wanted, asked_beside, held, may_hold
from stores.search.index.vocabulary import Asked, rarest_of
from stores.search.turns import WORDS, Parts, Turns, marks_of

__all__ = ["Entry", "Filter", "Match", "UserIndex"]

Tokenizer = Callable[[Any], Iterable[str]]

GRAMS = 1
"""The fields: words are the first, 4-grams the second."""

GRAM_SHARE = 0.25
"""The weight of the field of character 4-grams, where words have 1."""

TURNS_GRAMS = 0.5
"""What 4-grams in English letters count in turns of that: stems reach most forms of English words, and in many long
turns 4-grams match by chance."""

TURNS_B = 0.5
"""How much long turns are held back; memories have BM25's usual value. Among short turns the shorter one is mostly a
question that repeats the words."""

CANDIDATE_FLOOR = 0.3
"""Of what a text's own terms weigh: near duplicates of two corpora reach 0.57 and more, other texts seldom 0.2."""

CANDIDATE_TERMS = 24
"""How many of the rarest terms of a text are asked for near duplicates; those share nearly all of them."""

SHORT_TEXT = 8
"""Up to so many words, near duplicates are sought by 4-grams too: one misspelling may change every word."""


class Match(NamedTuple):
    """An entry that answers a query."""

    id: str
    score: float


class UserIndex(BM25Okapi):  # type: ignore[misc]  # rank_bm25 ships no types
    """One user's entries. Equal scores rank older entries first, then by id. Safe to use from several threads.

    An entry answers a query if it holds one of its words, or a word spelled much like it. With `conversations` the
    entries are turns: speaker and date are searched as text, neighbouring turns support each other, and the
    conversation as a whole adds to the score of each of its turns.

    In place of rank_bm25: a `corpus` of texts or tokens gets the ids "0", "1", …; a `tokenizer` takes the place of the
    analysis and leaves one field, of its tokens. `epsilon` is taken for compatibility: no idf here needs a floor.
    """

    def __init__(
        self,
        corpus: Iterable[Any] = (),
        tokenizer: Tokenizer | None = None,
        k1: float = 1.5,
        b: float | None = None,
        epsilon: float = 0.25,
        *,
        conversations: bool = False,
    ) -> None:
        self.tokenizer = tokenizer
        self.epsilon = epsilon
        if b is None:
            b = TURNS_B if conversations else Field().b
        fields = (Field(k1, b), Field(k1, b, GRAM_SHARE))
        self._postings = Postings(fields[:1] if tokenizer else fields)
        self._entries = EntryTable()
        self._stand_ins = StandIns()
        self._turns = Turns(self._entries) if conversations else None
        self._lock = RLock()
        for number, text in enumerate(corpus):
            self._put(Entry(str(number), ""), self._document(text))

    def __len__(self) -> int:
        return self._entries.living

    def __contains__(self, id: str) -> bool:
        return self._entries.slot(id) is not None

    @property
    def nbytes(self) -> int:
        """About how much memory the index takes."""
        return self._postings.nbytes + self._entries.nbytes

    def put(self, entry: Entry) -> None:
        """Take in an entry, new or instead of the one with this id."""
        self._put(entry, self._terms(entry))

    def _put(self, entry: Entry, terms: Terms) -> None:
        with self._lock:
            if entry.id in self:
                self.remove(entry.id)
            slot = self._entries.add(entry, marks_of(entry, len(terms.words)) if self._turns else 0)
            self._postings.add(*(terms.words, terms.grams)[: self._postings.fields])
            if self._turns:
                self._turns.link(slot)

    def remove(self, id: str) -> None:
        """Forget an entry; without one of this id nothing happens."""
        with self._lock:
            slot = self._entries.remove(id)
            if slot is None:
                return
            self._postings.remove(slot)
            if self._turns:
                self._turns.unlink(slot)
            if self._entries.crowded:
                self._compact()

    def search(self, query: str, limit: int = 5, allow: Filter | None = None, more: More = NOTHING_MORE) -> list[Match]:
        """The allowed entries with the highest positive scores, best first. `more` are terms asked beside the query."""
        terms = self._query(query)
        with self._lock:
            if self._turns:
                found = top(self._allowed(self._turn_parts(terms, query).total, allow), limit)
            else:
                found = self._best(terms, limit, allow, more)
            return [Match(*row) for row in self._entries.ranked(found, limit)]

    def candidates(self, text: str, limit: int = 10) -> list[Match]:
        """Entries that may say the same as this text, by its rarest terms: cheap, and blind to word order."""
        terms = self._document(text)
        with self._lock:
            if len(terms.words) > SHORT_TEXT:
                terms = terms._replace(grams=[])
            rarest, least = rarest_of(self._asked(terms), CANDIDATE_TERMS)
            slots, sums = self._postings.sums(*rarest)
            best = [(int(slots[at]), score) for at, score in top(sums * self._entries.alive.view[slots], limit)]
            found = self._entries.ranked(best, limit)
            return [Match(*row) for row in found if row[1] >= CANDIDATE_FLOOR * least]

    def held(self, ids: Sequence[str], words: Sequence[Wanted], *, spellings: bool = False) -> Floats:
        """How far each entry (row) holds each of several words (column); other spellings of one that some entry holds
        count only where they are asked for."""
        with self._lock:
            slots = [NOWHERE if (slot := self._entries.slot(name)) is None else slot for name in ids]
            return held(self._postings, self._stand_ins, slots, words, spellings=spellings)

    def may_hold(self, words: Sequence[Wanted], weights: Sequence[float], least: float) -> bool:
        """Whether the terms of the entries could hold so much of several words, each of which counts its weight."""
        with self._lock:
            return may_hold(self._postings, self._stand_ins, words, weights, least)

    def spelled_like(self, words: Sequence[Wanted]) -> dict[str, list[str]]:
        """By each of these words that no entry holds, the terms that are spelled much like it."""
        with self._lock:
            lacking = (term for term, _ in words if not self._postings.is_held(WORDS, term))
            return {term: self._stand_ins.spelled_like(self._postings, term) for term in lacking}

    def between(self, limit: int, allow: Filter, *, oldest: bool = False) -> list[Match]:
        """The newest allowed entries, or the oldest, whatever they say."""
        with self._lock:
            slots = np.flatnonzero(self._entries.mask(allow))
            made = np.nan_to_num(self._entries.created.view[slots])
            first = slots[np.argsort(made if oldest else -made, kind="stable")][:limit]
            return [Match(self._entries.ids[slot], 1.0) for slot in first.tolist()]

    def made(self, id: str) -> float:
        """When an entry was made, in seconds; not a number for one that has no time."""
        slot = self._entries.slot(id)
        return math.nan if slot is None else float(self._entries.created[slot])

    def explain(self, id: str, query: str, more: More = NOTHING_MORE) -> tuple[Term, ...]:
        """What each term of the query adds to the score of this entry; 4-grams are marked with `~`, `more` with `=`.

        For a turn, `(neighbours)` and `(conversation)` say what those add.
        """
        terms = self._query(query)
        with self._lock:
            slot = self._entries.slot(id)
            if slot is None:
                raise NotFound(f"No entry {id!r} in the index")
            found = list(self._postings.explain(WORDS, slot, terms.words))
            for number, weight in asked_beside(self._postings, self._stand_ins, more).items():
                for term in self._postings.explain(WORDS, slot, self._postings.names(WORDS, (number,))):
                    found.append(Term(f"={term.term}", weight * term.weight, term.idf, term.frequency))
            if terms.grams and (found or self._alike(terms)[slot]):
                for term in self._postings.explain(GRAMS, slot, terms.grams):
                    weight = self._gram_share(term.term) * term.weight
                    found.append(Term(f"~{term.term}", weight, term.idf, term.frequency))
            if self._turns:
                found += self._turn_parts(terms, query).reasons(slot)
            return tuple(term for term in found if round(term.weight, DECIMALS))

    def get_scores(self, query: str | Sequence[str]) -> Floats:
        """The score of every entry, in the order of arrival."""
        with self._lock:
            terms = self._query(query)
            total = self._turn_parts(terms, _text(query)).total if self._turns else self._scores(terms)
            return total[self._entries.slots()].round(DECIMALS)

    def get_batch_scores(self, query: str | Sequence[str], doc_ids: Sequence[int]) -> list[float]:
        """The scores of the entries at these places in the order of arrival."""
        return [float(score) for score in self.get_scores(query)[list(doc_ids)]]

    def get_top_n(self, query: str | Sequence[str], documents: Sequence[Any], n: int = 5) -> list[Any]:
        """Those of the documents, given in the order of arrival, that match best; never one that does not match."""
        if len(documents) != len(self):
            raise InvalidInput(f"The index holds {len(self)} entries, but {len(documents)} documents were given")
        scores = self.get_scores(query)
        best = np.argsort(-scores, kind="stable")[: max(n, 0)]
        return [documents[place] for place in best.tolist() if scores[place] > 0]

    @property
    def corpus_size(self) -> int:
        return len(self)

    @property
    def avgdl(self) -> float:
        return self._postings.average_length(WORDS)

    @property
    def k1(self) -> float:
        return self._postings.settings[WORDS].k1

    @property
    def b(self) -> float:
        return self._postings.settings[WORDS].b

    @property
    def doc_len(self) -> list[int]:
        return [int(length) for length in self._postings.lengths(WORDS)[self._entries.slots()]]

    @property
    def doc_freqs(self) -> list[dict[str, int]]:
        return self._postings.first_terms(self._entries.slots().tolist())

    @property
    def idf(self) -> dict[str, float]:
        return self._postings.idfs(WORDS)

    def dump(self) -> bytes:
        """The index as bytes, without a trace of removed entries."""
        with self._lock:
            if self._entries.empty:
                self._compact()
            return pack({**self._postings.parts(), **self._entries.parts()})

    @classmethod
    def load(
        cls,
        blob: bytes,
        k1: float = 1.5,
        b: float | None = None,
        *,
        conversations: bool = False,
        tokenizer: Tokenizer | None = None,
    ) -> "UserIndex":
        """The index that `dump` wrote; `SnapshotDamaged` if the bytes are not whole: build it from the rows then."""
        parts = unpack(blob)
        index = cls((), tokenizer, k1, b, conversations=conversations)
        try:
            index._postings = Postings.of_parts(parts, index._postings.settings)
            index._entries = EntryTable.of_parts(parts)
        except (KeyError, ValueError, IndexError) as error:
            raise SnapshotDamaged("The snapshot is not one of a user's index: build the index anew") from error
        if conversations:
            index._turns = Turns(index._entries)
            index._turns.rebuild()
        return index

    def _document(self, text: str | Sequence[str]) -> Terms:
        if self.tokenizer:
            return Terms(list(self.tokenizer(text)), [], [])
        return default_analyzer().document(_text(text))

    def _query(self, text: str | Sequence[str]) -> Terms:
        if self.tokenizer:
            return Terms(list(self.tokenizer(text) if isinstance(text, str) else text), [], [])
        return default_analyzer().query(_text(text))

    def _terms(self, entry: Entry) -> Terms:
        """The text, the words of the key that it lacks, and for a turn who spoke and when."""
        terms = self._document(entry.text)
        about = f"{entry.key} {entry.speaker} {day_of(entry.created_at)}" if self._turns else entry.key
        if about.strip():
            more = self._document(about)
            for have, new in ((terms.words, more.words), (terms.grams, more.grams)):
                known = set(have)
                have += [term for term in new if term not in known]
        return terms

    def _asked(self, terms: Terms, more: More = NOTHING_MORE) -> list[list[Asked]]:
        """What is asked of each field."""
        words = self._postings.asked(WORDS, tally(terms.words))
        if more.asked:
            words += self._postings.numbered(WORDS, asked_beside(self._postings, self._stand_ins, more))
        if not terms.grams:
            return [words]
        grams: dict[str, float] = {**tally(terms.grams)}
        if self._turns:
            grams = {gram: self._gram_share(gram) * times for gram, times in grams.items()}
        return [words, self._postings.asked(GRAMS, grams)]

    def _gram_share(self, gram: str) -> float:
        return TURNS_GRAMS if self._turns and gram.isascii() else 1.0

    def _best(self, terms: Terms, limit: int, allow: Filter | None, more: More) -> list[tuple[int, float]]:
        """Which entries are spelled alike is found out only if one without a word of the query is among the best."""
        scores = self._postings.scores(*self._asked(terms, more))
        words, total = scores[:, WORDS], summed(scores)
        found = top(self._allowed(total, allow), limit)
        if not all(words[slot] for slot, _ in found):
            total *= (words > 0) | self._alike(terms)
            found = top(self._allowed(total, allow), limit)
        return found

    def _scores(self, terms: Terms) -> Floats:
        scores = self._postings.scores(*self._asked(terms))
        total: Floats = summed(scores) * ((scores[:, WORDS] > 0) | self._alike(terms))
        return total

    def _alike(self, terms: Terms) -> Mask:
        """Which slots hold a word that is spelled much like one of the query: a misspelling or an inflection."""
        return self._postings.held(GRAMS, [(set(spelling), enough(spelling)) for spelling in set(terms.spellings)])

    def _turn_parts(self, terms: Terms, question: str) -> Parts:
        assert self._turns is not None
        return self._turns.parts(self._allowed(self._scores(terms)), self._postings, terms.words, question)

    def _allowed(self, total: Floats, allow: Filter | None = None) -> Floats:
        """These scores, 0 for empty slots and for what the filter holds back."""
        if self._entries.empty or not (allow is None or allow == EVERYTHING):
            total = total * self._entries.mask(allow or EVERYTHING)
        return total

    def _compact(self) -> None:
        kept = self._entries.slots()
        self._postings.renumber(kept)
        self._entries.renumber(kept)
        if self._turns:
            self._turns.rebuild()


def _text(asked: str | Sequence[str]) -> str:
    return asked if isinstance(asked, str) else " ".join(asked)
