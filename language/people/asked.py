"""Questions about who is who to whom, and which memories answer them: "Who is Anna's husband?", "Хто сестра Марка?"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from language.languages import by_language, gathered
from language.patterns import pattern_of
from language.people.names import NAME, is_name, same_person, stands_in, with_capitals
from language.people.roles import GROUPS, kin_of, role_of, sex_of
from language.people.told import LANGUAGES, Relation, of_others, relations_in
from language.words.reader import split

_NAMED = pattern_of(rf"(?<!\w){NAME}")


@dataclass(frozen=True, slots=True)
class Asked:
    """What a question wants to know of people: a role, where it names one, and of which sex."""

    roles: frozenset[str]
    sex: str = ""
    all: bool = False
    """Does it ask for everything that somebody is?"""


def may_ask(question: str) -> bool:
    """May a question be about who somebody is to somebody, with a name in it?"""
    words = [word for name in _NAMED.findall(with_capitals(question)) for word in name.split()]
    return any(map(is_name, words)) and _asked(question) is not None


def answering(question: str, values: Sequence[str]) -> list[int]:
    """The places of the memories that answer a question about people who are named in it."""
    asked = _asked(question)
    if asked is None:
        return []
    told = [(place, one) for place, value in enumerate(values) for one in relations_in(value)]
    fitting = [(place, one) for place, one in told if _fits(asked, question, one)]
    both = [place for place, one in fitting if len(_named(question, one)) > 1]
    beside = _speaking_of(question, values) if asked.all and not asked.roles else []
    return list(dict.fromkeys(both or [*(place for place, _ in fitting), *beside]))


def _speaking_of(question: str, values: Sequence[str]) -> list[int]:
    """The memories that say of somebody who is named what they are to the writer ("Tom is my sister's husband"), and
    where there is one, all others that name them."""
    words = [word for name in _NAMED.findall(with_capitals(question)) for word in name.split() if is_name(word)]
    named = [place for place, value in enumerate(values) if any(stands_in(word, value) for word in words)]
    kin = [place for place in named if any(_kin(one).search(values[place]) for one in LANGUAGES)]
    return [*kin, *named] if kin else []


def naming(text: str, values: Sequence[str]) -> list[int]:
    """The places of the memories of two others whom a text names both, and what they are to each other."""
    roles = {role for language in LANGUAGES if (one := _asked_in(text, language)) for role in one.roles}
    return [
        place
        for place, value in enumerate(values)
        if any(len(_named(text, one)) > 1 and roles & {one.role, one.role_to(one.person)} for one in of_others(value))
    ]


def beside_others(question: str, values: Sequence[str]) -> list[int]:
    """The places of the memories that may answer a question: of two others only those whom it names."""
    return [
        place
        for place, value in enumerate(values)
        if not (others := of_others(value)) or any(_named(question, one) for one in others)
    ]


def _fits(asked: Asked, question: str, relation: Relation) -> bool:
    named = _named(question, relation)
    if len(named) > 1:
        return asked.all or not asked.roles or bool(asked.roles & {relation.role, relation.role_to(relation.person)})
    if not named or (not asked.roles and not asked.all):
        return False
    if not asked.roles:
        return True
    sought = relation.person if same_person(named[0], relation.to) else relation.to
    sex = (relation.sex if sought is relation.person else "") or sex_of(sought)
    return relation.role_to(named[0]) in asked.roles and not (asked.sex and sex and asked.sex != sex)


def _named(question: str, relation: Relation) -> list[str]:
    return [name for name in (relation.person, relation.to) if stands_in(name, question)]


def _asked(question: str) -> Asked | None:
    """What is asked of people; nothing where something else is asked, or the writer's own people are meant."""
    for language in LANGUAGES:
        if _elsewhere(language).search(question):
            return None
    found = [one for language in LANGUAGES if (one := _asked_in(question, language))]
    return next((one for one in found if one.roles), found[0] if found else None)


def _asked_in(question: str, language: str) -> Asked | None:
    roles: set[str] = set()
    sex = ""
    for match in _kin(language).finditer(question):
        if not match["mine"]:
            role, sex = role_of(match["kin"], language)
            roles |= {role} if role else set()
    for pattern, role in _roles(language):
        roles |= {role} if pattern.search(question) else set()
    named = {_groups().get(word) for word in split(question.casefold().replace("’", "'"))} - {None}
    roles |= {role for name in named for role in GROUPS.get(str(name), ())} if not roles else set()
    who = _who(language).search(question) is not None
    return Asked(frozenset(roles), sex if len(roles) == 1 else "", all=who) if roles or who else None


def read() -> None:
    """Make the patterns of every language now."""
    for language in LANGUAGES:
        for make in (_kin, _roles, _who, _elsewhere):
            make(language)


@cache
def _groups() -> dict[str, str]:
    told = gathered("words", "PEOPLE_GROUPS").items()
    return {word: name for name, named in told for words in named for word in words.split()}


@cache
def _kin(language: str) -> re.Pattern[str]:
    mine = by_language("people.relations", "MINE", str)[language]
    qualities = by_language("people.relations", "QUALITIES", str)[language]
    return pattern_of(
        rf"(?<!\w)(?P<mine>(?:{mine})\s+)?(?:(?:{qualities})\s+)*(?P<kin>{kin_of(language)})(?![\w-])", re.I
    )


@cache
def _roles(language: str) -> list[tuple[re.Pattern[str], str]]:
    listed = by_language("people.relations", "ASKS_ROLE", tuple)[language]
    return [(pattern_of(rf"\b(?:{pattern})", re.I), role) for pattern, role in listed]


@cache
def _who(language: str) -> re.Pattern[str]:
    return pattern_of(rf"\b(?:{by_language('people.relations', 'ASKS_WHO', str)[language]})", re.I)


@cache
def _elsewhere(language: str) -> re.Pattern[str]:
    words = by_language("people.relations", "ELSEWHERE", str)[language]
    return pattern_of(rf"\A\W*(?:\w+ ){{0,4}}?(?:{words})\b", re.I)
