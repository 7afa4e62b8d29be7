"""Are an article and something discussed before about one subject, so plainly that a reader would say so themselves?

One word in common is not enough: there are the planet, the metal and the probe Mercury. What counts is several words of
their titles, or one that surely names a thing ("CockroachDB") or that both come back to. Words that half of all titles
have, and names that stand for half of the trade, say little.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from language.languages import words
from language.meaning.alike.sameness import means_same
from language.words.reader import Role, Word, read

LINKED = 1.5
"""From this weight on two texts are about one subject."""
_READ = 1_500
"""Characters of an article that are looked at; what it is about stands at its beginning."""
_TITLE, _HUB, _MARKED, _NAMED, _AGAIN, _ASIDE = 1.0, 0.4, 0.75, 0.25, 0.2, 0.5
_MOST_ASIDE = 1.0
_TOPICAL = (Role.CONTENT, Role.NAME)
_SHORT = 2

GENERIC = words("meaning", "TITLE_WORDS")
"""Words that titles have whatever they are about."""
HUBS = words("meaning", "TITLE_HUBS")
"""Names and words that so much is written of that one of them alone connects nothing."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a text is about: the words of its title, and those of what is said beside it."""

    title: tuple[Word, ...]
    beside: tuple[Word, ...]

    @classmethod
    def of(cls, title: str, beside: str = "") -> "Subject":
        return cls(tuple(_telling(title)), tuple(_telling(beside[:_READ])))


def linked(now: Subject, before: Subject) -> float:
    """How plainly two texts are about one subject; nothing where their titles share no word."""
    shared = _shared(now.title, before.title)
    if not shared:
        return 0.0
    weight = sum(_weight(one, now, before) for one in shared)
    aside = [*_shared(now.title, before.beside), *_shared(before.title, now.beside)]
    fresh = [one for one in _distinct(aside) if not any(means_same(one, other) for other in shared)]
    return weight + min(_MOST_ASIDE, sum(_ASIDE * _share(one) for one in fresh))


def _weight(word: Word, now: Subject, before: Subject) -> float:
    again = sum(any(means_same(word, other) for other in side.beside) for side in (now, before))
    every = (other for side in (now, before) for other in (*side.title, *side.beside))
    named = any(other.role is Role.NAME and means_same(word, other) for other in every)
    name = _MARKED if _is_marked(word) else _NAMED if named else 0.0
    return (_TITLE + name) * _share(word) + _AGAIN * again


def _share(word: Word) -> float:
    return _HUB if word.text.casefold() in HUBS or word.stem in HUBS else 1.0


def _is_marked(word: Word) -> bool:
    """Is it written as only names are: `PostgreSQL`, `eBPF`, `WASI`?"""
    capitals = sum(letter.isupper() for letter in word.text)
    return capitals > 1 or (capitals == 1 and not word.text[0].isupper())


def _telling(text: str) -> Iterable[Word]:
    """The words that say what a text is about, each once."""
    return _distinct(
        word
        for word in read(text)
        if word.role in _TOPICAL and len(word.text) >= _SHORT and word.text.casefold() not in GENERIC
    )


def _distinct(found: Iterable[Word]) -> list[Word]:
    return list({word.stem: word for word in found}.values())


def _shared(left: Sequence[Word], right: Sequence[Word]) -> list[Word]:
    return [word for word in left if any(means_same(word, other) for other in right)]
