"""How a message meets a note: which sorts of things come and go, and how the clause is told that speaks of the note."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import Reading, tokens
from language.hearing.judge import judged
from language.hearing.news import NOW
from language.hearing.relate import content, denies, is_alike
from language.hearing.signs import is_change
from language.people.sorts import PEOPLE
from language.words.classes import Classes, classes_of

_WORD, _SORT = 2, 1
"""What a word of a clause counts that a note has too, and one that is near to something the note names."""
_MOST = 5
_PAIRED = ("clause=me", "clause=mine", "clause=verbs", "clause=past", "clause=somebody", "clause people", "clause last",
           "clause worth")  # fmt: skip


def told_of(said: str, note: str) -> str:
    """Of whom near to their writer a message and a note tell: the same, both of somebody else, one of them, none."""
    language = words_for(said).language
    ours, theirs = persons(said, language), persons(note, language) | persons(note)
    return "same" if ours & theirs else "both" if ours and theirs else "note" if theirs else "said" if ours else "none"


def sorts_met(said: str, note: str) -> Iterator[str]:
    """The sorts of things that a message brings and a note would lose: of one sort, near to each other, or neither."""
    ours, theirs = content(said), content(note)
    shared = [word for word in theirs if any(is_alike(word, other) for other in ours)]
    came = [word for word in ours if not any(is_alike(word, other) for other in theirs)]
    went = [word for word in theirs if word not in shared]
    brought, lost = _named(came), _named(went)
    yield f"one sort={min(3, len(brought & lost))}"
    yield from (f"one sort={sort}" for sort in brought & lost)
    near = _near(came) & _near(went)
    yield f"sorts near={bool(near)}"
    yield from (f"sorts near={sort}" for sort in near)
    yield from (f"sorts={one}/{other}" for one in brought for other in lost if one != other)
    yield from (f"brings sort={sort}" for sort in brought)
    yield from (f"shares={sort}" for sort in _named(shared))


def lasting_signs(said: str) -> Iterator[str]:
    """How long that holds which a message tells."""
    told = judged(said)
    first = max(told, key=lambda one: one.worth, default=None)
    yield f"lasting={_tenth(max((one.lasting for one in told), default=0.0))}"
    yield f"lasting first={_tenth(first.lasting) if first else None}"
    yield f"clauses={min(4, len(told))}"


def clause_signs(said: str, note: str) -> Iterator[str]:
    """How the clause is told that speaks most of what a note says."""
    told = judged(said)
    if not told:
        return
    theirs = content(note)
    weighed = [_weight(content(one.span.of(said)), theirs) for one in told]
    most = max(weighed)
    at = weighed.index(most)
    own = [*_of_clause(said, at), f"clause at={min(3, at)}/{min(4, len(told))}"]
    weight = f"clause weight={min(_MOST, most)}"
    yield weight
    yield from own
    yield from (f"{one}&{weight}" for one in own if one.startswith(_PAIRED))


@lru_cache(maxsize=64)
def _of_clause(said: str, at: int) -> tuple[str, ...]:
    """Who speaks in a clause, of when and of whom, how likely it is worth something and lasts."""
    told = judged(said)[at]
    clause = told.span.of(said)
    words, cues = tokens(clause), Reading(said).meant(clause.casefold())
    named = next((word for word in words if classes_of(word)), "")
    return (
        *(f"clause={cue}" for cue in cues),
        f"clause cues={','.join(cues)}",
        f"clause worth={_tenth(told.worth)}",
        f"clause last={_tenth(told.lasting)}",
        f"clause now={bool(NOW.search(clause))}",
        f"clause change={is_change(clause)}",
        f"clause denies={any(map(denies, words))}",
        f"clause people={bool(_near(words) & PEOPLE)}",
        *(f"clause names={sort}" for sort in _near([named])),
    )


def _weight(words: Sequence[str], noted: Sequence[str]) -> int:
    """How much the words of a clause are about what a note says."""
    near = _near(noted)
    return sum(
        _WORD if any(is_alike(word, other) for other in noted) else _SORT if _near([word]) & near else 0
        for word in words
    )


def _named(words: Sequence[str]) -> Classes:
    """The sorts of what words name."""
    return frozenset(sort for word in words for sort in classes_of(word) if not sort.endswith("+"))


def _near(words: Sequence[str]) -> Classes:
    """The sorts of what words name or make one think of."""
    return frozenset(sort.rstrip("+") for word in words for sort in classes_of(word))


def _tenth(share: float) -> int:
    return int(share * 10)
