"""Which things a text names, by the dictionary: "puppies" tells of dogs, and so do "собака" and "Welpen".

Who follows a thing is told of it by whatever is a sort of it, in any language; a text on the wider thing tells of it
only in part.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache

from language.asking.words import words_for
from language.languages import files
from language.meaning.alike.ideas import GENERIC
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.words.dictionary import FILE, Concepts, broader, concepts_of, is_listed, narrower, phrases_of, told
from language.words.index_terms import STOP_WORDS

_WORD = pattern_of(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_SHORTEST = 3
_SHORT = 80
"""Characters below which small words need not tell a language: the one whose dictionary knows most words is taken."""
_WIDEST = 160
"""So many sorts a thing has at most: who follows animals is told of one by a dog, who follows lands by none."""
_NARROW = 40
"""So many sorts a thing has at most that whoever follows one of them is told of it by the thing itself."""
WIDER = 0.4
"""What a text on the wider thing counts: "dogs" for who follows terriers."""
_TAKEN_WITH = {
    "animal": ("dog", "cat", "pet", "bird", "horse"),
    "pet": ("dog", "cat"),
    "music": ("instrument", "singing", "concert", "musician"),
    "food": ("dish", "fruit", "vegetable", "meat", "cheese", "bread", "sweets", "soup", "cuisine", "dessert", "recipe"),
    "drink": ("wine", "beer", "coffee", "tea", "cocktail", "soft_drink"),
    "plant": ("flower", "herb", "tree"),
    "garden": ("flower", "plant"),
    "nature": ("wild_animal", "tree", "mountain", "river"),
    "vehicle": ("bicycle", "motorbike", "bus", "boat"),
    "cook": ("recipe", "dish", "soup"),
    "book": ("novel", "poetry", "library"),
}
"""Sorts of a thing that the dictionary keeps apart from it, because who has a dog has not said that they have "an
animal": who likes to read of the one likes to read of the other."""
Things = tuple[Concepts, ...]
"""What a text names, one thing after the other, each by all that the dictionary calls it."""


@lru_cache(maxsize=4096)
def things(text: str, beside: str = "") -> Things:
    """The things that a text names; what stands beside it tells its language where it is short."""
    words, read = [word.casefold() for word in _WORD.findall(text)], f"{text} {beside}".casefold()
    small = words_for(read).common
    return tuple(_things(words, _language(read, small), small))


def _language(text: str, small: frozenset[str]) -> str:
    likely = cues_of(text).language
    if len(text) > _SHORT:
        return likely
    words = [word for word in _WORD.findall(text) if word not in small]
    known = {code: sum(bool(_named(word, code)) for word in words) for code in files(FILE)}
    return max(known, key=lambda code: (known[code], code == likely), default=likely)


def _things(words: Sequence[str], language: str, small: frozenset[str]) -> Iterator[Concepts]:
    """What the words name; a small word names nothing by itself ("die", "los")."""
    phrases: dict[int, tuple[int, Concepts]] = {}
    for start, end, named in phrases_of(words, language):
        if start not in phrases or phrases[start][0] < end:
            phrases[start] = end, named
    told_until = -1
    for place, word in enumerate(words):
        if place <= told_until:
            continue
        told_until, named = phrases.get(place) or (place, _named(word, language))
        if named and (told_until > place or word not in small):
            yield named


def _named(word: str, language: str) -> Concepts:
    if len(word) < _SHORTEST or word in STOP_WORDS or word in GENERIC:
        return frozenset()
    found = concepts_of(word, language)
    if len(found) < 2 or is_listed(word, language):
        return found
    begun = {name: max((len(one) for one in told(name, language) if word.startswith(one)), default=0) for name in found}
    longest = max(begun.values())  # "cars" begins with "car" and is no form of "care"; "cares" is
    return frozenset(name for name, length in begun.items() if length == longest)


def told_of(wanted: Things, post: Mapping[str, float]) -> float:
    """How much of what is wanted a post (`counted`) tells of, from 0 to 1."""
    return sum(_told(one, post) for one in wanted) / len(wanted) if wanted and post else 0.0


def _told(named: Concepts, post: Mapping[str, float]) -> float:
    same = max((post.get(name, 0.0) for one in named for name in (one, *_sorts(one))), default=0.0)
    wider = max((post.get(name, 0.0) for one in named for name in broader(one) if _is_narrow(name)), default=0.0)
    return max(same, WIDER * wider)


@cache
def _sorts(concept: str) -> Concepts:
    """All that tells of a thing besides its own name."""
    beside = _TAKEN_WITH.get(concept, ())
    found = narrower(concept).union(beside, *(narrower(one) for one in beside))
    return found if len(found) <= _WIDEST + len(beside) * _NARROW else frozenset()


def _is_narrow(concept: str) -> bool:
    return len(narrower(concept)) <= _NARROW


def counted(title: str, text: str) -> dict[str, float]:
    """What a post tells of: what its title names counts whole, what its text names as much of it as it fills."""
    named, inside = things(title, text), things(text, title)
    filled = Counter(name for one in inside for name in one)
    return {name: filled[name] / len(inside) for name in filled} | {name: 1.0 for one in named for name in one}
