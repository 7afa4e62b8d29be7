"""How much statements of one message say by themselves, beside each other, and beside what was told."""

import re
from collections.abc import Iterable
from dataclasses import replace

from language.hearing.judge import Telling
from language.hearing.relate import content, is_alike
from language.hearing.repairs import repairs
from language.hearing.stored.two import tells_besides
from language.languages import alternatives, words
from language.packs.choice import pack_of
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.sentences.cues import cues_of
from language.sentences.verbs import has_verb
from language.statements import wording
from language.statements.slots import FITTING
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

COVERED = 0.6
"""The share of a telling's words that known patterns must say for it to be told by them alone."""
_BIRTHDAY = 4
"""Words of a sentence that only says when it is, whatever the language calls it."""
_TIMES = frozenset({"calendar", "age_birthday", "time_of_day"})
SLOTS = frozenset({"name", "role", "company", "location", "age", "pet", "diet", "relationship", "birthday"})
"""Kinds that have one value, kept apart even where the whole sentence is kept too."""
LIGHT = words("statements", "LIGHT")
"""Words that a known pattern says by its kind: "Location: Lviv" says "I live in Lviv"."""

_JOINT = pattern_of(r",\s+")
_OPENING = 3
"""Words among which what is denied begins: "not in Lisbon", "а не в Києві"."""
_FEW = 3

DOUBTFUL = 0.6
"""How sure a statement is that the daily note keeps."""
_POINTS_BACK = pattern_of(rf"(?:{alternatives('statements', 'POINTS_BACK')})", re.IGNORECASE)
"""Words that stand for something named elsewhere."""
_KIN = frozenset({"partner", "child", "parent", "sibling", "relative"})
_NEAR_ONES = frozenset({"friend", "boss_colleague"})
_OWN = frozenset({"told", "attribute"})


def alone(one: Statement) -> Statement:
    """A statement whose value is not followed by another that it denies."""
    left = _without_denied(one.value, one.key) if one.kind in SLOTS else one.value
    return one if left == one.value else replace(one, value=wording.trimmed(left, pack_of(one.quote)))


def _without_denied(text: str, key: str) -> str:
    """A value, or what tells it, without another value that it denies: "Porto, not in Lisbon any more"."""
    joints = (joint for joint in _JOINT.finditer(text) if _denies_another(text[joint.end() :].split(), key))
    return next((text[: joint.start()] for joint in joints), text)


def only_denies(told: str, known: list[Statement]) -> bool:
    """Does a clause say only what is not so, beside what is: "I'm not from Kharkiv, I'm from Poltava"?"""
    return any(one.key in FITTING and _denies_another(told.split(), one.key) for one in known)


def _denies_another(tail: list[str], key: str) -> bool:
    """Do words deny something of the sort that a key asks for, and say nothing else?"""
    at = next((place for place, word in enumerate(tail[:_OPENING], 1) if word.casefold() in NEGATIONS), 0)
    bare = [word.strip(" .!?,;") for word in tail[at:]] if at else []
    named = [word for word in bare if word.casefold() not in LIGHT | FUNCTION_WORDS]
    return 0 < len(named) <= _FEW and all(_is_of(word, key) for word in named)


def _is_of(word: str, key: str) -> bool:
    classes = {one for one in classes_of(word.casefold()) if not one.endswith("+")}
    return bool(classes & FITTING.get(key, FIRST_NAMES)) if classes else word[:1].isupper()


def covers(known: list[Statement], telling: Telling) -> bool:
    """Do the statements say most of what was told?"""
    text = telling.text
    for one in known:
        text = _without_denied(text, one.key) if one.kind in SLOTS else text
        first, joint, rest = text.partition(", ")
        text = rest if joint and only_denies(first, [one]) else text
    words = [word for word in content(text) if word not in LIGHT]
    said = [word for s in known for word in content(f"{s.key.replace('_', ' ')} {s.value}")]
    found = sum(any(is_alike(word, other) for other in said) for word in words)
    kinds = {s.kind for s in known}
    named = "birthday" in kinds or ("age" in kinds and _tells_age(words))
    return (named and len(words) <= _BIRTHDAY) or (bool(known) and found >= COVERED * len(words))


def _tells_age(words: list[str]) -> bool:
    """Do words name nothing but an age and when it came?"""
    sorts = [{sort for sort in classes_of(word) if not sort.endswith("+")} for word in words]
    return all(not named or named & _TIMES for named in sorts)


def says_as_much(free: Statement, known: Statement) -> bool:
    """Does a statement in the user's own words name what a known pattern says?"""
    words = [word for word in content(known.key.replace("_", " ")) if word in content(known.value)]
    return not words or any(is_alike(word, other) for word in words for other in content(free.value))


def without_twins(kept: list[Statement]) -> list[Statement]:
    """Of two statements of one message the one that says no more than the other goes."""
    words = [{word for word in content(one.value) if word not in LIGHT} for one in kept]

    def is_said(index: int) -> bool:
        return any(
            other != index
            and (words[index] < words[other] or (words[index] == words[other] and other < index))
            and (kept[index].kind not in SLOTS or kept[index].key == kept[other].key)
            for other in range(len(kept))
        )

    return [one for index, one in enumerate(kept) if not (words[index] and is_said(index))]


def standing(stated: list[Statement]) -> list[Statement]:
    """The statements of a message that say something by themselves; those that lean on what stands around them, or
    tell of people who are not the writer's own, are less sure."""
    return _each_under_its_key(_weighed(one) for one in stated if not _is_topic(one))


def _weighed(one: Statement) -> Statement:
    if one.kind == "attribute" and not classes_of(one.key.split("_")[-1]).isdisjoint(_NEAR_ONES):
        value = f"{one.key.replace('_', ' ').capitalize()} is {_as_said(one)}"
        return replace(one, value=value, confidence=DOUBTFUL)
    if one.kind in _OWN and _POINTS_BACK.search(one.value):
        return replace(one, confidence=min(one.confidence, DOUBTFUL))
    return one


def _is_topic(one: Statement) -> bool:
    """Does it only name what a question is about ("My sister, what's her name?")?"""
    lower, quote = one.value.casefold(), one.quote.casefold().strip()
    named = one.kind == "told" and quote.endswith("?") and bool(cues_of(quote).begins("mine", quote))
    return named and not has_verb(lower, cues_of(lower))


def _as_said(one: Statement) -> str:
    """A value as it is spelt in its sentence."""
    place = one.quote.casefold().find(one.value.casefold())
    return one.quote[place : place + len(one.value)] if place >= 0 else one.value


def of_kin(one: Statement) -> Statement:
    """What is said of a grandson is of the family, and names him, by his name too where that was said."""
    kin, *called = one.key.split("_")
    if one.kind != "attribute" or not classes_of(kin) & _KIN:
        return one
    spelt = re.search(r"\W+".join(map(re.escape, (kin, *called))), one.quote, re.IGNORECASE)
    if called and not (spelt and all(word[:1].isupper() for word in spelt[0].split()[1:])):
        return one
    whom = wording.capitalised(spelt[0] if spelt else kin)
    return replace(
        one, key=f"family_{one.key}", value=f"{whom} is {one.value[:1].lower()}{one.value[1:]}", kind="family"
    )


def _each_under_its_key(kept: Iterable[Statement]) -> list[Statement]:
    """The statements, each that tells another thing of somebody than one before it under a key of its own."""
    taken: dict[str, str] = {}
    told: list[Statement] = []
    for one in kept:
        before = taken.get(one.key)
        if before is not None and (_is_another_role(one, before) or tells_besides(one.key, one.value, before)):
            one = replace(one, key=wording.slug(one.value, pack_of(one.quote)) or one.key)
        taken.setdefault(one.key, one.value)
        told.append(one)
    return told


def _is_another_role(one: Statement, before: str) -> bool:
    """Does a message tell, in another sentence and putting nothing right, something else that its writer is?"""
    if one.key != "role" or before.casefold() in one.quote.casefold() or repairs(one.quote):
        return False
    return not any(is_alike(word, other) for word in content(one.value) for other in content(before))
