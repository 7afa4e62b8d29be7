"""What sort of thing a word names: an oboe and a clarinet are instruments, a landlord belongs to housing.

The lists stand in `classes.txt` of each language: `instrument: guitar, oboe` are names of the sort itself,
`instrument+: tune, orchestra` are words that make one think of it. Forms of a listed word count as that word.
"""

from collections import defaultdict
from functools import cache, lru_cache

from language.languages import alternatives, by_language, files
from language.patterns import pattern_of

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
_PLURALS = tuple(ending for endings in by_language("words", "PLURALS", tuple).values() for ending in endings)

Classes = frozenset[str]
_NONE: Classes = frozenset()


@lru_cache(maxsize=4096)
def classes_of(word: str) -> Classes:
    """The classes of a word in lower case: by its name, or with a plus where it only makes one think of them."""
    listed = _listed()
    if found := listed.get(word):
        return found
    for ending in _PLURALS:
        if word.endswith(ending) and (found := listed.get(word.removesuffix(ending))):
            return found
    return listed.get(_nearest(word), _NONE) if len(word) >= _LONG or not word.isascii() else _NONE


def listed_in(word: str) -> Classes:
    """The classes under which just this form of a word is listed."""
    return _listed().get(word, _NONE)


@lru_cache(maxsize=1024)
def first_form(word: str, sort: str) -> str:
    """The form under which a word in lower case is listed first in its sort: "київ" for "києві"; itself if unlisted."""
    listed = _nearest(word) if word not in _listed() else word
    for named in _in_order(sort):
        if listed in named:
            at = named.index(listed)
            before = (one for one in named[max(0, at - _FORMS) : at] if _is_form(one, listed))
            return next(before, listed if listed != word and sort in classes_of(listed) else word)
    return word


def _is_form(one: str, other: str) -> bool:
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return same >= max(2, len(one) - _ENDING, len(other) - _ENDING)


@cache
def _in_order(sort: str) -> tuple[tuple[str, ...], ...]:
    """The words of a sort in each language, in the order of its list."""
    lines = (line.partition(":") for path in files(FILE).values() for line in path.read_text("utf-8").splitlines())
    return tuple(
        tuple(word.strip().casefold() for word in words.split(",")) for name, _, words in lines if name.strip() == sort
    )


def _nearest(word: str) -> str:
    """The listed word that this one is most likely a form of; empty when there is none."""
    likely = [(same, other) for other in _begun().get(word[:_STEM], ()) if (same := _same(word, other))]
    return max(likely, key=lambda one: (one[0] - len(one[1]), one[0]))[1] if likely else ""


def _same(one: str, other: str) -> int:
    """How many first letters two forms of one word have in common; nothing where they are none."""
    same = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    if same < max(_STEM, len(one) - _ENDING, len(other) - _ENDING):
        return 0
    return same if _FORM.match(one[same:]) and _FORM.match(other[same:]) else 0


@cache
def _listed() -> dict[str, Classes]:
    found: defaultdict[str, set[str]] = defaultdict(set)
    for _, path in sorted(files(FILE).items()):
        for line in path.read_text("utf-8").splitlines():
            name, _, words = line.partition(":")
            for word in words.split(","):
                found[word.strip().casefold()].add(name.strip())
    found.pop("", None)
    return {word: _named(frozenset(classes)) for word, classes in found.items()}


@cache
def _named(classes: Classes) -> Classes:
    """The classes without those that a word both names and makes one think of; one object for equal ones."""
    return frozenset(one for one in classes if not (one.endswith("+") and one[:-1] in classes))


@cache
def _begun() -> dict[str, list[str]]:
    """The listed words by their first letters."""
    begun: defaultdict[str, list[str]] = defaultdict(list)
    for word in _listed():
        begun[word[:_STEM]].append(word)
    return dict(begun)
