"""How much two statements about a user say the same, or the opposite, by their words and the meanings of those.

Looser than `similarity`: "hiking in mountains" and "trekking in the hills" are the same wish in other words. Whatever
rests on it is only shown to a person, who decides; nothing is merged by it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product, takewhile

from language.languages import words
from language.meaning.alike.likeness import alike
from language.meaning.contrasts import contrary
from language.meaning.relations import COMPARING, ENDING, GENERIC_WORDS, NEGATIVE_WORDS, PEOPLE, is_negative
from language.meaning.vocabulary import meanings, sense
from language.sentences.cues import cues_of
from language.words.dictionary import Concepts, broader, concepts_of, narrower, phrases_of
from language.words.reader import Role, Word, read

_SMALL = (Role.FUNCTION, Role.RELATION)
_TOPICAL = (Role.CONTENT, Role.NAME, Role.NUMBER)
_DEGREES = words("meaning", "DEGREES")
_FRAMES = words("hearing", "FRAMES")
_PREFERRING, _LIKING = meanings("prefer"), meanings("like", "love", "enjoy", "prefer", "want")
_FEW = 12
SAME = 0.6
"""From here on two statements are worth showing to a person side by side."""


@dataclass(frozen=True, slots=True)
class Told:
    """A word of a statement, or a phrase, with what the dictionary knows it to stand for."""

    word: Word
    concepts: Concepts = frozenset()
    parts: Concepts = frozenset()
    """What the words of a phrase stand for by themselves."""
    behind: frozenset[str] = frozenset()
    """The small words right before it: "with" in "with friends"."""
    leads: bool = False
    """Is it the first word, which says what somebody does?"""


Matches = list[tuple[Told, Told]]


@dataclass(frozen=True, slots=True)
class Gist:
    """What a statement is about, and whether it is for or against it."""

    words: tuple[Told, ...]
    against: bool
    over: bool
    stands: frozenset[int] = frozenset()
    """What its verbs say of how somebody stands to that: lives there, works there."""
    compares: bool = False
    """Does it put one thing before another?"""


@lru_cache(maxsize=4096)
def gist(text: str) -> Gist:
    """The gist of a statement."""
    words = read(text)
    denied = sum(word.role is Role.NEGATION or is_negative(word) for word in words)
    over = any(word.text.casefold() in ENDING for word in words)
    about = told_by(words, text)
    framing = (sense(word.text.casefold()).means for word in words if word.stem in GENERIC_WORDS)
    stands = frozenset().union(*framing)
    compares = bool(stands & _PREFERRING) or any(word.text.casefold() in COMPARING for word in words)
    return Gist(about, denied % 2 == 1, over, stands, compares)


def told_by(words: Sequence[Word], text: str) -> tuple[Told, ...]:
    """What these words of a text are about."""
    return tuple(_topical(words, cues_of(text.casefold()).language))


def _topical(words: Sequence[Word], language: str) -> Iterator[Told]:
    """What a statement is about; a phrase that stands for one thing ("red wine") is one word."""
    plain = [word.text.casefold() for word in words]
    phrases = {start: (end, concepts) for start, end, concepts in phrases_of(plain, language)}
    told_until = -1
    for place, word in enumerate(words):
        if place in phrases and place > told_until:
            told_until = max(told_until, phrases[place][0])
            whole = " ".join(plain[place : told_until + 1])
            parts = (concepts_of(one, language) for one in plain[place : told_until + 1])
            word = Word(whole, whole, whole, Role.CONTENT)
            yield Told(word, phrases[place][1], frozenset().union(*parts), _behind(words, place), not place)
        elif place > told_until and _tells(word):
            concepts = concepts_of(plain[place], language) if word.role is not Role.NUMBER else frozenset()
            yield Told(word, concepts, behind=_behind(words, place), leads=not place)


def _behind(words: Sequence[Word], place: int) -> frozenset[str]:
    before = takewhile(lambda word: word.role in _SMALL, reversed(words[:place]))
    return frozenset(word.text.casefold() for word in before)


def _tells(word: Word) -> bool:
    framing = word.stem in GENERIC_WORDS | NEGATIVE_WORDS or word.text.casefold() in _FRAMES
    return word.role in _TOPICAL and not framing


def sameness(one: str, two: str) -> float:
    """From 0 to 1: which share of what they are about they have in common; nothing where one denies the other."""
    left, right = gist(one), gist(two)
    if left.against != right.against or left.over != right.over or _exclude(left, right):
        return 0.0
    if left.stands and right.stands and not left.stands & right.stands:
        return 0.0
    matches = _matches(left.words, right.words)
    if _says_otherwise(left, right, matches):
        return 0.0
    together = len(left.words) + len(right.words) - len(matches)
    return len(matches) / together if together else 0.0


def contradicts(one: str, two: str) -> bool:
    """Is the one for, and the other against the same thing?"""
    left, right = gist(one), gist(two)
    if left.over or right.over or (left.against == right.against and not _exclude(left, right, but=PEOPLE)):
        return False
    few, many = sorted((_steady(left.words), _steady(right.words)), key=len)
    return bool(few) and len(many) <= len(few) + 1 and len(_matches(few, many)) == len(few)


def tell_apart(one: str, two: str) -> bool:
    """Does each say what the other does not, both in one place ("old stamps", "old coins")? "On Sundays" and "with
    friends" stand in two places: the one may be so beside the other."""
    left, right = gist(one), gist(two)
    if _says_otherwise(left, right, _matches(left.words, right.words)):
        return True
    ours, theirs = _unmatched(left, right)
    return any(not a.behind or not b.behind or a.behind & b.behind for a, b in product(ours, theirs))


def are_of_others(one: str, two: str) -> bool:
    """Does each name somebody, some place or a number that the other does not?"""
    sides = _unmatched(gist(one), gist(two))
    return all(any(told.word.role in (Role.NAME, Role.NUMBER) for told in side) for side in sides)


def _unmatched(left: Gist, right: Gist) -> tuple[list[Told], list[Told]]:
    """What each is about and the other is not, but for how often or how much."""
    ours, theirs = _steady(left.words), _steady(right.words)
    met = {id(told) for pair in _matches(ours, theirs) for told in pair}
    return [told for told in ours if id(told) not in met], [told for told in theirs if id(told) not in met]


def _says_otherwise(left: Gist, right: Gist, matches: Matches) -> bool:
    """Does somebody live or work there by the one and do something else with it by the other ("Sells a house"), or do
    they prefer the one thing to the other, and the other way round?"""
    if left.compares and right.compares and _is_swapped(right, matches):
        return True
    met = {id(told) for pair in matches for told in pair}
    return any(
        one.stands - _LIKING
        and any(told.leads and id(told) not in met and not _means(told) & one.stands for told in other.words)
        for one, other in ((left, right), (right, left))
    )


def _means(told: Told) -> frozenset[int]:
    return sense(told.word.text.casefold()).means


def _is_swapped(right: Gist, matches: Matches) -> bool:
    """Do the words that both have stand in another order ("tea to coffee", "coffee to tea")?"""
    order = {id(told): place for place, told in enumerate(right.words)}
    places = [order[id(other)] for _, other in matches]
    return places != sorted(places)


def _matches(left: Sequence[Told], right: Sequence[Told]) -> Matches:
    free, found = list(right), []
    for told in left:
        other = next((one for one in free if means_same(told, one)), None)
        if other is not None:
            free.remove(other)
            found.append((told, other))
    return found


def means_same(left: Told, right: Told) -> bool:
    """Are they one word, or two of one meaning? Names and numbers stand for themselves, and two sorts of one thing
    (a piano, a violin) are different things, though people speak of them alike."""
    one, two = left.word, right.word
    if one.stem == two.stem or (alike(one, two) and not _are_two(left, right)):
        return True
    if Role.NUMBER in (one.role, two.role):
        return False
    if _wider(left.parts - right.parts) & _wider(right.parts - left.parts):
        return False
    if left.concepts & right.concepts or _is_sort_of(left, right) or _is_sort_of(right, left):
        return True
    beside = _wider(left.concepts) & _wider(right.concepts)
    return not beside and bool(_means(left) & _means(right))


def _are_two(left: Told, right: Told) -> bool:
    """Are they phrases for two things, however alike they are spelt ("allergic to nuts", "allergic to cats")?"""
    phrase = " " in left.word.text and " " in right.word.text
    return phrase and bool(left.concepts) and bool(right.concepts) and not left.concepts & right.concepts


def _is_sort_of(one: Told, two: Told) -> bool:
    """Is the one a sort of the other, of which there are few?"""
    return any(len(narrower(concept)) <= _FEW for concept in two.concepts & _wider(one.concepts))


def _wider(concepts: Concepts) -> Concepts:
    return frozenset().union(*(broader(one) for one in concepts)) - concepts


def _exclude(left: Gist, right: Gist, but: frozenset[str] = frozenset()) -> bool:
    """Does a word of the one exclude a word of the other: morning and evening, buy and sell?"""
    ours, theirs = (
        {told.word.text.casefold() for told in side.words if told.word.stem not in but} for side in (left, right)
    )
    return contrary(ours - theirs, theirs - ours)


def _steady(words: Sequence[Told]) -> list[Told]:
    """The words without those that only say how often or how much."""
    return [told for told in words if told.word.text.casefold() not in _DEGREES]
