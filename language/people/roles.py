"""What people are to each other: each role, the one it has on the other side, and what it rules out."""

import re
from functools import cache, lru_cache

from language.languages import by_language
from language.words.classes import classes_of

_OTHER_SIDE = {
    "parent": "child",
    "grandparent": "grandchild",
    "uncle": "nephew",
    "boss": "report",
    "parent_in_law": "child_in_law",
    "godparent": "godchild",
    "teacher": "student",
    "mentor": "mentee",
    "landlord": "tenant",
    "doctor": "patient",
}
_BACK = {other: role for role, other in _OTHER_SIDE.items()}
_BLOOD = frozenset({
    "parent", "child", "sibling", "grandparent", "grandchild", "uncle", "nephew", "cousin",
})  # fmt: skip
"""Of two people one of these is so at most."""
_COUPLE = frozenset({"spouse", "partner", "ex"})
_IN_LAW = frozenset({"parent_in_law", "child_in_law", "sibling_in_law", "godparent", "godchild"})
GROUPS = {
    "family": _BLOOD | _COUPLE | _IN_LAW,
    "siblings": frozenset({"sibling"}),
    "parents": frozenset({"parent"}),
    "children": frozenset({"child"}),
    "work": frozenset({"boss", "report", "colleague"}),
    "friends": frozenset({"friend"}),
    "neighbours": frozenset({"neighbour", "roommate"}),
}
"""Roles by the group that a word like "family" names."""
_SEXES = {"f": "female_name", "m": "male_name"}


def other_side(role: str) -> str:
    """What somebody is to whom is that to them: the child of a parent, the brother or sister of a brother."""
    return _OTHER_SIDE.get(role) or _BACK.get(role) or role


def is_mutual(role: str) -> bool:
    return other_side(role) == role


def rules_out(role: str, other: str) -> bool:
    """Can somebody not be both to the same person? A cousin is no brother; a boss may be one."""
    if role == other:
        return False
    return {role, other} <= _BLOOD or {role, other} <= _COUPLE


def is_only_one(role: str) -> bool:
    """Has a person one of these at a time?"""
    return role == "spouse"


def kin_of(language: str) -> str:
    """The pattern of the words of a language for what people are to each other."""
    return "|".join(_words()[language].values())


@cache
def _words() -> dict[str, dict[str, str]]:
    return by_language("people.relations", "KIN", dict)


@lru_cache(maxsize=1024)
def role_of(words: str, language: str) -> tuple[str, str]:
    """The role that words of a language name, and the sex they tell; both empty where they name none."""
    for name, pattern in _words()[language].items():
        if re.fullmatch(pattern, words, re.IGNORECASE):
            role, _, sex = name.partition(".")
            return role, sex
    return "", ""


def sex_of(name: str) -> str:
    """The sex that a first name tells, where it tells one."""
    found = classes_of(name.split()[0].casefold())
    told = [sex for sex, sort in _SEXES.items() if sort in found]
    return told[0] if len(told) == 1 else ""
