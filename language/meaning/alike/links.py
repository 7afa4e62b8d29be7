"""Are an article and something discussed before about one subject, so plainly that a reader would say so themselves?

One thing in common is seldom enough: there are the planet, the metal and the probe Mercury. What counts is several
ideas, one of them at least in a title, or one that surely names a thing ("CockroachDB") or that both come back to. What
half of all titles have, and names that stand for half of the trade, say little.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from language.meaning.alike.ideas import Idea, Shared, ideas_of, shared

LINKED = 1.5
"""From this weight on two texts are about one subject."""
_READ = 400
"""Characters of an article that are looked at; what it is about stands at its beginning."""
_IDEA, _MOST_IDEAS = 0.75, 2.0
_TITLED, _NARROWING, _MARKED, _AGAIN, _SORT = 0.2, -0.3, 0.8, 0.4, 0.25
_MOST_AGAIN, _MOST_SORTS = 1.2, 2
_HUB = 0.4


@dataclass(frozen=True, slots=True)
class Subject:
    """What a text is about: the ideas of its title, and of what is said beside it."""

    ideas: tuple[Idea, ...]

    @classmethod
    def of(cls, title: str, beside: str = "") -> "Subject":
        return cls(ideas_of(title, beside[:_READ]))


def linked(now: Subject, before: Subject) -> float:
    """How plainly two texts are about one subject; nothing where they share no idea that is in a title."""
    both = shared(now.ideas, before.ideas)
    if not any(pair.one.titled or pair.two.titled for pair in both):
        return 0.0
    ideas = min(_MOST_IDEAS, sum(map(_share, both)))
    again = min(_MOST_AGAIN, sum(_share(pair) * _again(pair) for pair in both if _is_titled(pair)))
    weight = _IDEA * ideas + again + sum(_share(pair) * _worth(pair, alone=len(both) == 1) for pair in both)
    return weight + _SORT * min(_MOST_SORTS, len(_sorts(now.ideas, before.ideas, both)))


def _share(pair: Shared) -> float:
    return _HUB if pair.one.hub or pair.two.hub else 1.0


def _is_titled(pair: Shared) -> bool:
    return pair.one.titled or pair.two.titled


def _again(pair: Shared) -> float:
    """What it counts that the one text comes back to it, or both."""
    return _AGAIN * ((pair.one.times > 1) + (pair.two.times > 1))


def _worth(pair: Shared, *, alone: bool) -> float:
    """What it counts more than an idea somewhere in the texts; less, where all they share is what narrows a word."""
    marked = _MARKED if _is_titled(pair) and (pair.one.marked or pair.two.marked) else 0.0
    if marked or not (pair.one.titled and pair.two.titled):
        return marked
    if pair.one.whole and pair.two.whole:
        return _TITLED
    return _NARROWING if alone else 0.0


def _sorts(now: Sequence[Idea], before: Sequence[Idea], both: Iterable[Shared]) -> set[str]:
    """Sorts of things that a title names and the other text too, beside what they share."""
    known = {id(idea) for pair in both for idea in pair}
    left, right = ([idea for idea in side if id(idea) not in known] for side in (now, before))
    here, there = (_named(idea for idea in side if idea.titled) for side in (left, right))
    return (here & _named(right)) | (there & _named(left))


def _named(ideas: Iterable[Idea]) -> set[str]:
    return {sort for idea in ideas for sort in idea.sorts}
