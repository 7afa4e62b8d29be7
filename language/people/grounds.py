"""Whether words about others speak for a memory: they do for what it says of those two, and never for the writer's own
people."""

from collections.abc import Sequence

from language.people.acquainted import tells_by_name
from language.people.names import stands_in
from language.people.own import tells_own
from language.people.roles import other_side
from language.people.told import Relation, relations_in, told


def tells_all(value: str, messages: Sequence[str]) -> bool:
    """Is a memory of who is who to whom, or to the writer, just what messages tell?"""
    if tells_own(value, messages) or tells_by_name(value, messages):
        return True
    claimed = relations_in(value)
    said = [one for text in messages for one in relations_in(text)] if claimed else []
    return bool(said) and all(any(_is_same(one, other) for other in said) for one in claimed)


def without_others(text: str, value: str) -> str:
    """A message without what it tells of two others, unless a memory names them both."""
    for one in told(text):
        if not one.owned and not any(_names_both(value, relation) for relation in one.relations):
            text = text.replace("’", "'").replace(one.clause, " ", 1)
    return text


def _names_both(value: str, relation: Relation) -> bool:
    return stands_in(relation.person, value) and stands_in(relation.to, value)


def _is_same(one: Relation, other: Relation) -> bool:
    turned = other.role if one.is_of(other.person) else other_side(other.role)
    return one.between(other.person, other.to) and turned == one.role
