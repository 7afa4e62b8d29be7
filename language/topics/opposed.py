"""Can only one of two statements about a person be true, as far as their leanings and the dictionary tell?

Looser than `language/meaning`: "can't stand jazz" and "a big jazz fan", "never drinks coffee" and "drinks coffee every
morning", "vegetarian" and "loves steak". Whatever rests on it is only asked; nothing is changed by it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from language.meaning.alike.sameness import Gist, Told, gist, means_same
from language.meaning.contrasts import contrary
from language.meaning.relations import PEOPLE
from language.topics.leanings import Lean, is_over, leans
from language.topics.table import stems
from language.topics.things import Things, things
from language.words.dictionary import Concepts, broader
from language.words.reader import Role, read

_NEVER_TAKES = {
    "vegetarian": ("meat", "eat_meat", "fish", "seafood"),
    "vegan": ("meat", "eat_meat", "fish", "seafood", "cheese", "egg", "milk"),
    "teetotal": ("alcohol", "wine", "beer", "cocktail"),
    "sober_abstinent": ("alcohol", "wine", "beer", "cocktail"),
}
"""By what somebody is what they cannot like to eat or drink then, by the names of concepts."""
_IS_NOT = {
    "single": ("married", "wife", "husband"),
    "childless": ("child", "two_children", "three_children"),
    "night_owl": ("early_bird",),
    "two_children": ("three_children",),
}
"""The same of what they cannot be, or have."""
_TAKING = frozenset(("eat", "eat_meat", "drink"))
_PLAIN = 3
"""Words of a statement that only says what somebody is."""
_QUALIFIED = 3
"""Words that a statement may say more than the one that denies it."""


def opposed(one: str, two: str) -> bool:
    """Can only one of them be true?"""
    return _lean_apart(one, two) or _excluded(one, two) or _excluded(two, one) or _said_and_denied(one, two)


def handles(text: str) -> Iterator[str]:
    """What a statement must have in common with another that it can be opposed to, beside words of its own."""
    yield from (stem for lean in _leans(text) for stem in stems(lean.about))
    said = frozenset().union(*(_wider(told.concepts) for told in gist(text).words))
    tables = (*_NEVER_TAKES.items(), *_IS_NOT.items())
    yield from (f"!{what}" for what, out in tables if what in said or said.intersection(out))


@lru_cache(maxsize=4096)
def _leans(text: str) -> tuple[Lean, ...]:
    return tuple(lean for lean in leans(text) if lean.way)


def _lean_apart(one: str, two: str) -> bool:
    """Is the one for, and the other against just the same thing? A dislike of hot tea is none of tea."""
    return any(
        left.way * right.way < 0 and _same(left.about, right.about, one, two)
        for left in _leans(one)
        for right in _leans(two)
    )


def _same(left: str, right: str, one: str, two: str) -> bool:
    if set(stems(left)) == set(stems(right)):
        return True
    ours, theirs = things(left, one), things(right, two)
    return len(ours) == len(theirs) == len(left.split()) == len(right.split()) and _meet(ours, theirs)


def _meet(left: Things, right: Things) -> bool:
    """Does each thing of the one have its own in the other?"""
    return all(any(named & other for other in right) for named in left) and all(
        any(named & other for other in left) for named in right
    )


def _excluded(one: str, two: str) -> bool:
    """Does the one say what somebody is, and the other plainly what they cannot be, or like, then?"""
    if len(gist(one).words) > _PLAIN or any(gist(text).against or _is_over(text) for text in (one, two)):
        return False
    said = {concept for told in _own(one) for concept in told.concepts}
    never = {name for concept in said for name in _NEVER_TAKES.get(concept, ())}
    out = {name for concept in said for name in _IS_NOT.get(concept, ())}
    short = len(gist(two).words) <= _PLAIN
    return bool(short and out and any(out & _wider(told.concepts) for told in _own(two))) or bool(
        never and _own(two) and any(never & _wider(named) for named in _taken(two))
    )


def _taken(text: str) -> Iterator[Concepts]:
    """What somebody likes, eats or drinks."""
    named = things(text)
    if any(one & _TAKING for one in named):
        yield from named
    yield from (one for lean in _leans(text) if lean.way > 0 for one in things(lean.about, text))


def _own(text: str) -> Sequence[Told]:
    """What a statement says of the user; nothing where it begins with somebody else."""
    said = gist(text).words
    of_others = said and said[0].word.stem in PEOPLE and len(said) > 1 and said[1].word.role is not Role.NAME
    return () if of_others else said


def _wider(named: Concepts) -> Concepts:
    return frozenset().union(*(broader(concept) for concept in named))


def _is_over(text: str) -> bool:
    return gist(text).over or is_over(text)


def _said_and_denied(one: str, two: str) -> bool:
    """Is all that the one denies said by the other, or does nothing but a word that excludes it tell them apart?"""
    if _is_over(one) or _is_over(two):
        return False
    left, right = gist(one), gist(two)
    if left.against == right.against:
        return _turned(left, right)
    denied, said = (_content(one), _content(two)) if left.against else (_content(two), _content(one))
    more = said - denied
    return len(denied) > 1 and denied <= said and len(more) <= _QUALIFIED and not more & PEOPLE


def _content(text: str) -> set[str]:
    return {word.stem for word in read(text) if word.role in (Role.CONTENT, Role.NAME)}


def _turned(left: Gist, right: Gist) -> bool:
    """Is one word of each the contrary of the other's, and all the rest the same?"""
    for ours in left.words:
        for theirs in right.words:
            if not contrary({ours.word.text.casefold()}, {theirs.word.text.casefold()}):
                continue
            rest = [told for told in left.words if told is not ours]
            others = [told for told in right.words if told is not theirs]
            if rest and len(rest) == len(others) and _all_in(rest, others):
                return True
    return False


def _all_in(few: list[Told], many: list[Told]) -> bool:
    free = list(many)
    for told in few:
        other = next((one for one in free if means_same(told, one)), None)
        if other is None:
            return False
        free.remove(other)
    return True
