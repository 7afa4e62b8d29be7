"""What sort of thing a word names: an oboe and a clarinet are instruments, a landlord belongs to housing.

The lists stand in `classes.txt` of each language: `instrument: guitar, oboe` are names of the sort itself,
`instrument+: tune, orchestra` are words that make one think of it. Forms of a listed word count as that word, and a
compound as what its last part names (`language.words.compounds`).
"""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

from language.kept import kept
from language.languages import alternatives, by_language, files, joined
from language.patterns import pattern_of
from language.words.compounds import HEADED, ends_by_chance, sorts_by_last_part

FILE = "classes.txt"
_STEM = 4
"""Letters that two forms of a word have in common at their beginning."""
_ENDING = 3
_FORMS = 3
"""Forms of one word that stand side by side in a list."""
_LONG = 6
"""Letters from which on a word of Latin letters is taken for a form of another: shorter ones agree by chance."""
_FORM = pattern_of(rf"(?:{alternatives('words', 'FORM_ENDINGS')})\Z")
"""How a word may go on after the letters that its forms have in common."""
_FORMS_OF = {sort: pattern_of(rf"(?:{forms})\Z") for sort, forms in joined("words", "FORMS_OF").items()}
"""By sort what its names end in, from the last letter on that their forms have too, and what those go on with: "de>in"
for "Logopäde" and "Logopädin". A verb that begins like a name must not become that."""
_PLURALS = tuple(ending for endings in by_language("words", "PLURALS", tuple).values() for ending in endings)

_COUNTED = frozenset({
    "cat", "dog", "other_pet", "farm_animal", "wild_animal", "child", "sibling", "partner", "friend", "nut",
    "vegetable_fruit",
})  # fmt: skip
"""Sorts of which several are of the sort too, whatever else they name: "cats" may be a club, and are cats."""

PLACES = frozenset({"city", "country"})
TIMES = frozenset({"calendar", "time_of_day"})

Classes = frozenset[str]
_NONE: Classes = frozenset()


@lru_cache(maxsize=4096)
def classes_of(word: str) -> Classes:
    """The classes of a word in lower case: by its name, or with a plus where it only makes one think of them."""
    listed = _listed()
    singular = next((one for one in map(word.removesuffix, _PLURALS) if one != word and one in listed), "")
    if found := listed.get(word):
        return found | (listed[singular] & _COUNTED) if singular else found
    if singular:
        return listed[singular]
    near = _nearest(word) if len(word) >= _LONG or not word.isascii() else ""
    return _by_form(word, near) if near else _put_together(word)


def is_listed(word: str, sort: str) -> bool:
    """Does a word stand in the list of a sort, in just this form?"""
    return sort in _listed().get(word, _NONE)


def _put_together(word: str) -> Classes:
    """What the last part of a word names: a hyphen parts it anywhere, else its language must build such words."""
    last = word.rpartition("-")[2]
    if last == word or not last:
        return sorts_by_last_part(word, _names)
    return frozenset(one for one in classes_of(last) if one in HEADED and not ends_by_chance(word, one))


def listed_in(word: str) -> Classes:
    """The classes under which just this form of a word is listed."""
    return _listed().get(word, _NONE)


@lru_cache(maxsize=1024)
def first_form(word: str, sort: str) -> str:
    """The form under which a word in lower case is listed first in its sort: "київ" for "києві"; itself if unlisted."""
    listed = _nearest(word) if word not in _listed() else word
    for named in _in_order(sort).values():
        if listed in named:
            at = named.index(listed)
            before = (one for one in named[max(0, at - _FORMS) : at] if _is_form(one, listed))
            return next(before, listed if listed != word and sort in classes_of(listed) else word)
    return word


def _is_form(one: str, other: str) -> bool:
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return same >= max(2, len(one) - _ENDING, len(other) - _ENDING)


@cache
def _in_order(sort: str) -> dict[str, tuple[str, ...]]:
    """The words of a sort in the order of its list, by language."""
    return {
        code: next((tuple(words.split(", ")) for name, words in _lines(path) if name == sort), ())
        for code, path in files(FILE).items()
    }


@cache
def _names(language: str, sort: str) -> frozenset[str]:
    return frozenset(_in_order(sort)[language])


def _lines(path: Path) -> Iterator[tuple[str, str]]:
    """Each sort of a file with its words, in lower case and parted by commas."""
    for line in path.read_text("utf-8").casefold().splitlines():
        name, _, words = line.partition(": ")
        yield name, words.rstrip(", ")


def _nearest(word: str) -> str:
    """The listed word that this one is most likely a form of; empty when there is none."""
    alike = ((_same(word, other), other) for other in _begun().get(word[:_STEM], ()))
    likely = [(same, other) for same, other in alike if same and _by_form(word, other)]
    return max(likely, key=lambda one: (one[0] - len(one[1]), one[0]))[1] if likely else ""


def _by_form(word: str, other: str) -> Classes:
    """The classes of a listed word that another has too which begins like it."""
    same = _same(word, other)
    ends = f"{other[max(same - 1, 0) :]}>{word[same:]}"
    return frozenset(one for one in _listed()[other] if one not in _FORMS_OF or _FORMS_OF[one].match(ends) is not None)


def _same(one: str, other: str) -> int:
    """How many first letters two forms of one word have in common; nothing where they are none."""
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    if same < max(_STEM, len(one) - _ENDING, len(other) - _ENDING):
        return 0
    return same if _FORM.match(one[same:]) and _FORM.match(other[same:]) else 0


@kept
def _listed() -> dict[str, Classes]:
    found: dict[str, Classes] = {}
    for _, path in sorted(files(FILE).items()):
        for name, words in _lines(path):
            here = dict.fromkeys(words.split(", "), frozenset({name}))
            here |= {word: _joined(found[word], name) for word in found.keys() & here.keys()}
            found |= here
    found.pop("", None)
    return found


@cache
def _joined(classes: Classes, name: str) -> Classes:
    """The classes and one more, without those that a word both names and makes one think of."""
    return _one((classes | {name}) - {f"{one}+" for one in (*classes, name)})


@cache
def _one(classes: Classes) -> Classes:
    """One object for equal ones."""
    return classes


@cache
def _begun() -> dict[str, list[str]]:
    """The listed words by their first letters."""
    begun: defaultdict[str, list[str]] = defaultdict(list)
    for word in _listed():
        begun[word[:_STEM]].append(word)
    return dict(begun)
