"""How what a question names is related to what a note names: the same thing, one of its sort, or one beside it.

A question for birds is answered by a note on a heron, and a question for an oboe is none about a cello. What no note
has anything of was probably never told.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from language.asking.forms import alike
from language.asking.looks import shape, shapes
from language.asking.notes import content
from language.asking.words import Words, words_for
from language.hearing.features import tokens
from language.hearing.stored.named import named_in
from language.languages import files
from language.words.dictionary import FILE, Concepts, broader, concepts_of, phrases_of

RELATIONS = ("word", "same", "sort", "wider", "beside", "none")
"""From the nearest to none: the word itself, another for it, something of its sort, what it is a sort of, another of
the same sort."""
_COVERS = 3
"""So many of them say that a note tells of what the word names."""
_NONE: Concepts = frozenset()
_MOST = 3
_ROOT = 5


class _Named(NamedTuple):
    """What a text names: by each telling word what it stands for, and all of it with what that is a sort of."""

    words: tuple[tuple[str, Concepts], ...]
    all: Concepts
    wide: Concepts


@lru_cache(maxsize=2048)
def _named(text: str, words: tuple[str, ...]) -> _Named:
    """What these words of a text stand for, alone or in a phrase."""
    language = words_for(text).language
    inside: dict[str, Concepts] = {}
    for first, last, concepts in phrases_of(words, language):
        inside |= {word: inside.get(word, _NONE) | concepts for word in words[first : last + 1]}
    each = tuple((word, inside.get(word) or _stands_for(word, language)) for word in dict.fromkeys(words))
    found = _NONE.union(*(concepts for _, concepts in each))
    return _Named(each, found, _NONE.union(*map(broader, found)))


@lru_cache(maxsize=8192)
def _stands_for(word: str, language: str) -> Concepts:
    """What a word stands for in its language, else in the first other one that has it."""
    others = (code for code in files(FILE) if code != language)
    return next(filter(None, (concepts_of(word, code) for code in (language, *others))), _NONE)


def _relation(meant: Concepts, note: _Named) -> int:
    """How near what a word stands for is to anything that a note names; its place in RELATIONS, from 1 on."""
    if meant & note.all:
        return 1
    if meant & note.wide:
        return 2
    wide = _NONE.union(*map(broader, meant))
    if wide & note.all:
        return 3
    return 4 if wide & note.wide else 5


def related(question: str, telling: Sequence[str], asking: Sequence[str], notes: Sequence[str]) -> list[list[str]]:
    """For each note what speaks for and against it: how near it and the other notes come to the telling words of a
    question, what both name, and how it looks beside the words that ask."""
    asked, words, table = _named(question, tuple(telling)), tokens(question), words_for(question)
    near = [_relations(asked, note) for note in notes]
    signs = [*_asking_signs(words, table, marked="?" in question)]
    stems = list(dict.fromkeys([*(word[:_ROOT] for word in telling), *asking]))
    return [
        [*_near_signs(own, near), *signs, *_named_signs(question, note), *_look_signs(note, own, stems, asking)]
        for own, note in zip(near, notes, strict=True)
    ]


def _relations(question: _Named, note: str) -> tuple[int, ...]:
    """For each word of a question, how near a note comes to it."""
    own = content(note)
    told = _named(note, own)
    return tuple(
        0 if any(alike(one, word) for one in own) else _relation(meant, told) for word, meant in question.words
    )


def _named_signs(question: str, note: str) -> Iterator[str]:
    """What a question names beside what a note names."""
    told = sorted(named_in(note))
    yield from (f"asks={one}~{other}" for one in sorted(named_in(question)) for other in told)


def _asking_signs(words: Sequence[str], table: Words, *, marked: bool) -> Iterator[str]:
    """Whether a question speaks of its writer, to the memory, and says that it asks."""
    said = set(words)
    yield f"of me={not table.me.isdisjoint(said)}&marked={marked}"
    yield f"to you={not (table.you | table.remind | table.knows).isdisjoint(said)}"


def _look_signs(note: str, near: Sequence[int], stems: Sequence[str], asking: Sequence[str]) -> Iterator[str]:
    """How a note looks beside the words of a question: "how old" wants a number, "what's her name" a name."""
    digits, called = shape(note)
    looks = [*shapes(note), f"digits={digits}", f"called={called}"]
    left = min(_MOST, sum(one >= _COVERS for one in near))
    nearest = RELATIONS[min(near)] if near else ""
    yield from (f"{stem}&{look}" for stem in stems for look in looks)
    yield from (f"{word}&nearest={nearest}" for word in asking)
    yield from (f"{word}&{look}&left={left}" for word in asking[:1] or [""] for look in looks)


def _near_signs(own: tuple[int, ...], of_all: Sequence[tuple[int, ...]]) -> Iterator[str]:
    """What speaks for and against a note by how near it and the other notes come to the words of the question."""
    size = len(own)
    if not size:
        yield "names nothing"
        return
    nearest = [min(several) for several in zip(*of_all, strict=True)]
    covered, coverable = sum(one < _COVERS for one in own), sum(one < _COVERS for one in nearest)
    alone = sum(one < _COVERS and sum(other[place] <= one for other in of_all) == 1 for place, one in enumerate(own))
    most = max(sum(one < _COVERS for one in other) for other in of_all)
    for place, name in enumerate(RELATIONS):
        yield f"related:{name}={min(_MOST, own.count(place))}"
    yield f"nearest={RELATIONS[min(own)]}"
    yield f"covered={min(4, covered)}&of={min(6, size)}"
    yield f"covered={int(4 * covered / size)}"
    yield f"left={min(4, size - covered)}&told={min(3, covered)}"
    yield f"untold={min(4, size - coverable)}&covered={min(3, covered)}"
    yield f"most covered={covered == most > 0}&alone={min(2, alone)}"
    yield f"any={min(3, coverable)}&nearest={RELATIONS[min(own)]}"
