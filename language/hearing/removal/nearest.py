"""The note that comes nearest to what a request names, where none is plainly meant: it is asked about as that."""

from collections.abc import Sequence

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.relate import acts_of, agreement, shares
from language.hearing.removal.excepted import named_by_word
from language.hearing.removal.names import asking_part, left_words, names_something, request_for, sorts_of
from language.hearing.removal.request import asks_plainly, is_faint, is_idle
from language.hearing.removal.sorts import sorts_in, tells
from language.hearing.removal.whole import names_somebody
from language.intents.stay_words import POINTERS
from language.words.classes import classes_of

TOLD_PLAINLY = frozenset({"name", "age", "birthday", "salary", "debts", "money", "employer", "job", "body", "street"})
"""Sorts that a note tells in words by which it is known, or does not tell at all."""
_ELSEWHERE = TOLD_PLAINLY | {"living", "pets", "speech", "vehicle"}
"""Sorts that nobody means who names something else."""
_GUESSED = 1.3
"""How likely the judge must take a note for meant, as said and as a plain request, and twice its topic, together."""
_SURELY_ASKED, _LIKELIEST = 0.7, 0.5
"""How likely a message must be a request, and a note the one that is meant, where nothing else tells which is."""


def nearest_note(said: str, notes: Sequence[str]) -> int | None:
    """The note that shares a word or a sort of things with a request, else the one that the judge guesses; none where
    there is no other, or what is named would be told plainly, or is somebody of whom none tells."""
    asked = asking_part(said)
    if is_faint(said) or is_idle(said):
        return None
    found = None if sorts_in(asked) else _with_word_or_sort(said, notes)
    if found is not None:
        return found
    if len(notes) == 1 or set(sorts_in(asked)) & TOLD_PLAINLY or names_somebody(asked):
        return None
    guessed = _guessed(said, asked, notes)
    return guessed if guessed is not None else _likeliest(said, notes)


def _with_word_or_sort(said: str, notes: Sequence[str]) -> int | None:
    """The note that shares a word with a request, or else most sorts of things; none that shares nothing."""
    words = [word for word in left_words(said) if word not in POINTERS]
    sorts = {one.rstrip("+") for word in words for one in classes_of(word)}
    shared = [len(sorts & sorts_of(note)) for note in notes]
    by_word = named_by_word(said, notes)
    likely = shares("forget", said, notes)
    near = {
        index: count + likely.get(index, 0.0) + len(notes) * (index in by_word)
        for index, count in enumerate(shared)
        if index in by_word or (count and not _is_elsewhere(notes[index], set(sorts_in(said))))
    }
    return max(near, key=near.__getitem__, default=None)


def _guessed(said: str, asked: str, notes: Sequence[str]) -> int | None:
    """The note that the judge takes for meant rather than any other, of a request that names something."""
    sorts, who = set(sorts_in(asked)), persons(asked, words_for(asked).language)
    if not (names_something(asked) and asks_plainly(said)):
        return None
    likely, plainly = shares("forget", said, notes), shares("forget", request_for(asked), notes)
    near = {
        index: share + plainly[index] + 2 * agreement(asked, notes[index])
        for index, share in likely.items()
        if not _is_elsewhere(notes[index], sorts) and (not who or who & persons(notes[index]))
    }
    best = max(near, key=near.__getitem__, default=None)
    return best if best is not None and near[best] >= _GUESSED else None


def _likeliest(said: str, notes: Sequence[str]) -> int | None:
    """The note that is likelier meant than all others and none together, where the message surely asks."""
    if acts_of(said)["forget"] < _SURELY_ASKED:
        return None
    likely = shares("forget", said, notes)
    return next((index for index, share in likely.items() if share >= _LIKELIEST), None)


def _is_elsewhere(note: str, sorts: set[str]) -> bool:
    """Does a note plainly tell something of another sort than those that are named?"""
    return any(tells(sort, note) for sort in _ELSEWHERE - sorts)
