"""Turns of a conversation support each other: what answers a question often stands next to the words that match it.

A short question repeats the words that are asked for and answers nothing, so it counts less than the turn after it. An
assistant's reply is long and tells what it thinks, not what the user said. A wish that stands ("always cite a source",
"I prefer tea") is what a request for advice is to be answered by, whatever its words. A user tells an assistant one
thing after another: a question for one of them is answered by the turn that holds its words, not by those around it.
"""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from language.asking.standing_wishes import asks_advice, is_for_answers, is_standing
from language.words.framing import asks_order, looks_back
from language.words.index_terms import default_analyzer
from stores.records import Term
from stores.search.index.entries import Entry, EntryTable
from stores.search.index.growing_arrays import Column, Floats, Ints, Mask
from stores.search.index.postings import Postings
from stores.search.index.scores import tally

NEIGHBOUR_SHARES = (0.3, 0.2)
"""What a turn adds of its own score to the turns one and two places away."""
SOON = 3600.0
"""Seconds between two turns, after which neither answers the other."""
ANSWER_SHARE = 0.8
"""What a short question adds to the turn after it."""
QUESTION_SHARE = 0.7
"""What a short question keeps of its own score."""
REPLY_SHARE = 0.6
"""What the reply of an assistant without a name keeps of its own score."""
STANDING_SHARES = (1.5, 0.4)
"""Asked for advice, a standing wish has so much of its own score and of the best one."""
FOR_ANSWERS_SHARE = 1.3
"""What a wish for the answers to questions has of its own score, asked for one thing."""
APART_SHARES = (0.4, 0.8)
"""Asked for one thing told to an assistant: what a turn of the user adds to those beside it, and the conversation to a
turn, of what they add to turns of people who talk with each other."""
SPEAKER_SHARE = 1.1
"""What a turn has of its score if the question names who said it."""
SESSION_SHARE = 1.0
"""What the score of a whole conversation adds to each of its turns."""
ORDER_SHARE, ORDER_MOST = 0.85, 20
"""Asked for the order of things: what a turn has of its score for each better one of its conversation, of so many."""
SESSION_B = 0.75
"""How much long conversations are held back."""

LONE = 20
"""Words of a turn without a speaker's name, as of a user and an assistant, that need what stands around it: of a longer
one, which speaks for itself, that counts less the longer it is."""

SHORT = 30
"""Words of a turn that ends in a question mark and says little else."""
QUESTION, REPLY, STANDING, FOR_ANSWERS = 1, 2, 4, 8
"""The marks of a turn."""

_MARKS = np.arange((QUESTION | REPLY | STANDING | FOR_ANSWERS) + 1)
_KEPT = np.where(_MARKS & QUESTION, QUESTION_SHARE, 1.0) * np.where(_MARKS & REPLY, REPLY_SHARE, 1.0)
_ANSWERED = np.where(_MARKS & QUESTION, ANSWER_SHARE - NEIGHBOUR_SHARES[0], 0.0)
"""By the marks of a turn: what it keeps of its own score, and what more it adds to the turn after it."""

WORDS = 0
"""The field that conversations are compared by."""

NOBODY = -1


class Parts(NamedTuple):
    """What the score of each turn is made of; a part without influence is None."""

    own: Floats
    kept: Floats
    """Of the own score, by what the turn is."""
    near: Floats
    session: Floats
    named: Mask | None
    spread: Floats | None = None
    """What each turn has of its score where things are sought that were told one after another."""

    @property
    def total(self) -> Floats:
        whole = self.kept + self.near + self.session
        if self.named is not None:
            whole = whole * np.where(self.named, SPEAKER_SHARE, 1.0)
        return whole if self.spread is None else whole * self.spread

    def reasons(self, slot: int) -> list[Term]:
        """What a turn has beside its own words."""
        named = self.named is not None and self.named[slot]
        spread = 1.0 if self.spread is None else self.spread[slot]
        weights = {
            "(kind of turn)": self.kept[slot] - self.own[slot],
            "(neighbours)": self.near[slot],
            "(conversation)": self.session[slot],
            "(speaker)": self.total[slot] / spread * (1 - 1 / SPEAKER_SHARE) if named else 0.0,
            "(order)": self.total[slot] * (1 - 1 / spread),
        }
        return [Term(name, float(weight), 0.0, 0) for name, weight in weights.items()]


def marks_of(entry: Entry, words: int) -> int:
    """What a turn of so many words is."""
    if entry.category == "assistant" and not entry.speaker:
        return REPLY
    asks = QUESTION if words < SHORT and entry.text.rstrip().endswith(("?", "？", "؟")) else 0
    if not is_standing(entry.text):
        return asks
    return asks | STANDING | (FOR_ANSWERS if is_for_answers(entry.text) else 0)


@lru_cache(maxsize=4096)
def _spoken(name: str) -> frozenset[str]:
    """The words by which a question names a speaker."""
    return frozenset(default_analyzer().query(name).words)


class Turns:
    """The order of turns in each conversation, by the time they were said, as links between slots."""

    def __init__(self, entries: EntryTable) -> None:
        self._entries = entries
        self._before = Column(np.zeros(0, np.int32))
        self._after = Column(np.zeros(0, np.int32))
        self._last: dict[int, int] = {}
        self._near_by: tuple[Ints, Ints] | None = None
        self._told: tuple[Floats, Floats] | None = None

    def link(self, slot: int) -> None:
        """Take in the turn of the next slot. A turn mostly comes last, so its place is sought from the end."""
        conversation, moment = self._conversation(slot), self._moment(slot)
        after, before = NOBODY, self._last.get(conversation, NOBODY) if conversation else NOBODY
        while before != NOBODY and self._moment(before) > moment:
            after, before = before, int(self._before[before])
        self._near_by = self._told = None
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
        self._near_by = self._told = None
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
        ids = np.argsort(np.argsort(np.array(self._entries.ids.listed(), object))) if len(made) else made
        order = np.lexsort((ids, self._entries.positions.view, made, conversations))
        joined = (conversations[order][1:] == conversations[order][:-1]) & (conversations[order][1:] != 0)
        before, after = (np.full(len(made), NOBODY, np.int32) for _ in range(2))
        before[order[1:][joined]] = order[:-1][joined]
        after[order[:-1][joined]] = order[1:][joined]
        self._before, self._after, self._near_by, self._told = Column(before), Column(after), None, None
        ends = [slot for slot in np.flatnonzero(after == NOBODY).tolist() if conversations[slot]]
        self._last = {int(conversations[slot]): slot for slot in ends}

    def parts(self, own: Floats, postings: Postings, words: Sequence[str], question: str) -> Parts:
        """What the score of each slot is made of, where the words alone give it its own."""
        lengths = postings.lengths(WORDS)
        advice = asks_advice(question)
        given, whole = (1.0, 1.0) if advice or looks_back(question) else self._apart()
        around = self._around(lengths)
        kept, near = self._kept(own, question, advice), self._near(own, given) * around
        # Of a conversation that speaks of the topic, a turn far from where it does so is no answer.
        session = self._sessions(postings, words, lengths) * around * (kept + near > 0) * (SESSION_SHARE * whole)
        parts = Parts(own, kept, near, session, self._named(words))
        return parts._replace(spread=self._spread(parts.total)) if asks_order(question) else parts

    def _apart(self) -> tuple[Floats, Floats]:
        """Of each slot, asked for one thing: what it adds to those beside it, and its conversation to it."""
        if self._told is None:
            nameless, user = self._nameless(), self._entries.named("category").get("user", NOBODY)
            told = nameless & (self._entries.labels["category"].view == user)
            given, whole = APART_SHARES
            self._told = np.where(told, given, 1.0), np.where(nameless, whole, 1.0)
        return self._told

    def _kept(self, own: Floats, question: str, advice: bool) -> Floats:
        marks = self._entries.marks.view
        kept: Floats = own * _KEPT.take(marks)
        if advice and (standing := (marks & STANDING) > 0).any():
            more, of_best = STANDING_SHARES
            kept += standing * ((more - 1) * own + of_best * own.max(initial=0.0))
        elif not advice and not looks_back(question):
            wishes = (marks & FOR_ANSWERS).nonzero()[0]
            kept[wishes] += (FOR_ANSWERS_SHARE - 1) * own[wishes]
        return kept

    def _spread(self, total: Floats) -> Floats:
        """By each slot a share, the smaller the more turns of its conversation are better."""
        talks = self._entries.labels["conversation_id"].view
        order = np.lexsort((-total, talks))
        _, first, size = np.unique(talks[order], return_index=True, return_counts=True)
        shares = np.empty(len(total))
        shares[order] = ORDER_SHARE ** np.minimum(np.arange(len(order)) - np.repeat(first, size), ORDER_MOST)
        return shares

    def _near(self, own: Floats, given: Floats | float) -> Floats:
        """What its neighbours add to each slot, each so much of its share."""
        padded = np.append(own * given, 0.0)
        total = np.zeros(len(own))
        for links in self._neighbours():
            at: Ints = links[:-1]
            for share in NEIGHBOUR_SHARES:
                total += share * padded[at]
                at = links[at]
        padded[:-1] = own * _ANSWERED.take(self._entries.marks.view)
        total += padded[self._neighbours()[0][:-1]]
        return total

    def _neighbours(self) -> tuple[Ints, Ints]:
        """For each slot, and for nobody at the end, the turns said soon before and after."""
        if self._near_by is None:
            made = np.append(self._entries.created.view, np.nan)
            self._near_by = _soon(made, self._before.view), _soon(made, self._after.view)
        return self._near_by

    def _around(self, lengths: Ints) -> Floats:
        """How much what stands around each slot counts for it."""
        shares: Floats = np.where(self._nameless(), LONE / np.maximum(lengths, LONE), 1.0)
        return shares

    def _nameless(self) -> Mask:
        """The turns of a user and an assistant."""
        nameless: Mask = self._entries.labels["speaker"].view == 0
        return nameless

    def _named(self, words: Iterable[str]) -> Mask | None:
        """The turns of the one speaker whom the question names."""
        asked, known = set(words), self._entries.named("speaker")
        found = [number for name, number in known.items() if name and asked & _spoken(name)]
        return self._entries.labels["speaker"].view == found[0] if len(found) == 1 else None

    def _sessions(self, postings: Postings, query: Sequence[str], words: Ints) -> Floats:
        """For each slot the score of its conversation as a whole: BM25 over conversations instead of turns."""
        known = self._entries.labels["conversation_id"].view * self._entries.alive.view
        number = len(self._last)
        if not number:
            return np.zeros(len(known))
        lengths = np.bincount(known, words)
        lengths[0] = 0
        k1 = postings.settings[WORDS].k1
        norm = k1 * (1 - SESSION_B + SESSION_B * lengths * number / max(lengths.sum(), 1))
        total = np.zeros(len(lengths))
        for word, asked in tally(query).items():
            slots, times = postings.occurrences(WORDS, word)
            frequency = np.bincount(known[slots], times, len(lengths))
            frequency[0] = 0
            holders = np.count_nonzero(frequency)
            idf = math.log((number - holders + 0.5) / (holders + 0.5) + 1)
            total += asked * idf * frequency * (k1 + 1) / np.maximum(frequency + norm, 1e-9)
        return np.asarray(total[known])


def _soon(made: Floats, links: Ints) -> Ints:
    """These links and one to nobody, without those between times far apart."""
    at: Ints = np.append(links, NOBODY)
    return np.where(np.abs(made[at] - made) > SOON, NOBODY, at)
