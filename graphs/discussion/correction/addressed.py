"""Which memories a message may be about: what only stands beside it is neither put right nor asked about."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from graphs.discussion.correction.known import Known
from graphs.discussion.correction.overlap import holds, shares_word
from graphs.discussion.correction.replace import SAID
from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.compare import Change
from language.hearing.features import tokens
from language.hearing.relate import content, denies, orders
from language.hearing.removal.subjects import named_subject
from language.hearing.repairs import repairs
from language.hearing.signs import adds, sorts, told
from language.hearing.stored.bearing import is_of_another
from language.hearing.stored.beside import is_beside
from language.hearing.stored.elsewhen import holds_for_a_while, is_elsewhen, is_wished
from language.hearing.stored.hearsay import is_hearsay
from language.hearing.stored.meeting import told_of
from language.hearing.stored.moved import is_from_elsewhere, is_no_home
from language.hearing.stored.older import may_grow_to
from language.hearing.stored.two import are_two, tells_otherwise
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.people.acquainted import acquainted, by_name, names_any, only_of
from language.people.sorts import ANIMALS, FIRST_NAMES, KIN
from language.sentences.conjugation import readings_of
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from stores.records import Memory

Entry = dict[str, Any]
_NO_MORE = pattern_of(rf"(?<!\w)(?:{alternatives('hearing', 'NO_MORE')})(?!\w)", re.IGNORECASE)
_OTHERS = words("hearing", "OTHERS_AGAIN")
_OPENING = 3
"""Words in which a sentence names its subject."""
_CERTAIN, _SURE, _FAIR = 0.7, 0.6, 0.5
"""How likely a memory must be outdated where a question about it seems to make no sense, where a message seems to stand
beside it, and where it tells of others."""
_LONGEST_NAME = 3
"""Words of what somebody may be called."""


def open_to(message: str, entries: Sequence[Entry], memories: list[Memory]) -> list[Memory]:
    """The memories that a message may be about: who tells where they live now says nothing of a place that is no home
    (a school in Hull, where one is from), nor of whom they live with, unless it is named. What is all about somebody
    whom memories name is about those that name them."""
    if named := only_of(message, [one.value for one in memories]):
        return [one for one in memories if names_any(one.value, named)]
    if not any(one["key"] == "location" for one in entries):
        return memories
    said = content(message)
    return [one for one in memories if not is_no_home(one.key, one.value) or shares_word(said, content(one.value))]


def is_of_somebody_else(message: str, news: str, value: str) -> bool:
    """Does a memory tell of another what the news tell of their writer, and puts the message nothing right?"""
    return is_of_another(news, value) and not repairs(message)


def worth_asking(
    message: str, news: str, doubts: Sequence[Entry], entries: Sequence[Entry], likely: Mapping[str, float]
) -> list[Entry]:
    """The doubts that make sense beside what a message tells; how likely each memory is outdated is known by its id."""
    return [
        one
        for one in doubts
        if _is_meant(one, message, entries, likely.get(one["id"], 0.0))
        and not _is_aside(one, message, news, likely.get(one["id"], 0.0))
    ]


def _is_meant(asked: Entry, message: str, entries: Sequence[Entry], likely: float) -> bool:
    """Is a memory that something else would stand for so likely outdated, where nothing else is, that rules which speak
    against the question are wrong; or do none of them?"""
    changed = any(one.get("replaces") or one["key"] == asked["key"] for one in entries)
    certain = likely >= _CERTAIN and bool(asked.get("instead")) and not changed
    return (certain and _fits(asked, message)) or is_sensible(asked, message, entries)


def _is_aside(asked: Entry, message: str, news: str, likely: float) -> bool:
    """Is a message no news of its writer, or of something added, another one, another time than a memory, or of where
    somebody comes from? What only seems to stand beside it may still be meant."""
    value = asked["value"]
    if is_hearsay(message, value, asked.get("instead", {}).get("value", "")):
        return True
    if repairs(message):
        return False
    if holds_for_a_while(news) or adds(news, "") or are_two(news, value) or is_of_another(news, value):
        return True
    if is_from_elsewhere(news, value):
        return True
    if is_wished(news, value, asked.get("instead", {}).get("value", "")):
        return True
    if asked.get("meant") and likely < _CERTAIN and is_elsewhen(news, value):
        return True
    return likely < _SURE and (is_beside(message, value) or (likely < _FAIR and told_of(news, value) == "both"))


def is_sensible(asked: Entry, message: str, entries: Sequence[Entry]) -> bool:
    """May it be asked whether a memory is outdated? News of somebody else change no value of the writer's own."""
    new = asked.get("instead", {}).get("value", "")
    if _is_told_besides(asked["value"], message, entries) or _drops_known(asked["value"], new, message):
        return False
    if _is_anothers_name(asked["value"], new, entries) or not _fits(asked, message):
        return False
    if asked["key"] not in SAID["en"] or holds(message, asked["value"]):
        return True
    return bool(asked.get("meant")) or not _tells_of_another(message)


def _fits(asked: Entry, message: str) -> bool:
    """Can what would take a memory's place stand for it? What tells of "him" or orders something says by itself nothing
    for good, a name is put right by another name, and nobody grows younger."""
    new = asked.get("instead", {}).get("value", "")
    subject, named, _ = new.partition(":")
    whose = bool(named) and asked["value"].startswith(subject)  # "Sister Jo: She …"
    if _tells_of_another(new) and not (_tells_of_another(asked["value"]) or whose):
        return False
    if _only_orders(new, asked["value"]):
        return False
    if asked["key"] == "age" and not (repairs(message) or may_grow_to(message, asked["value"])):
        return False
    return asked["key"] != "name" or holds(message, asked["value"]) or _is_name(new, message)


def _is_anothers_name(value: str, new: str, entries: Sequence[Entry]) -> bool:
    """Would the name of somebody else of whom a message tells come into a memory of the writer's own?"""
    others = acquainted([one["value"] for one in entries]) if new and not persons(value) else {}
    return any(names_any(new, [name]) and not names_any(value, [name]) for name in others)


def _only_orders(new: str, value: str) -> bool:
    """Does what would take a memory's place order something to be done, which the memory does not?"""
    return orders(new) and not orders(value)


def _is_told_besides(value: str, message: str, entries: Sequence[Entry]) -> bool:
    """Does a message only tell another thing of somebody whom a memory tells of, and not that they are no more, nor
    that an animal is given away?"""
    clauses = [one for one in told(message) if one.over]
    animal = any(sorts(word) & ANIMALS for word in content(value)) and bool(clauses)
    deeds = [word for word in content(value) if not sorts(word) & (KIN | FIRST_NAMES)]
    told_of = persons(value, words_for(message).language) or persons(value)
    if not told_of or _NO_MORE.search(message) or animal or any(one.names(deeds) for one in clauses):
        return False
    said = [one["value"] for one in entries if shares_word(content(one["value"]), content(value))]
    return any(tells_otherwise(one, value) for one in said)


def _drops_known(value: str, new: str, message: str) -> bool:
    """Would somebody known by name go out of a memory, or with one that tells another thing, where a message tells only
    what they do?"""
    if _NO_MORE.search(message):
        return False
    called = [one.name for one in by_name(message, [value])]
    if new and set(content(new)) < set(content(value)):
        called += [word for word in content(value) if names_any(value, [word]) and names_any(message, [word])]
    if new:
        return any(not names_any(new, [name]) for name in called)
    said = [word for word in content(message) if not any(word == name.casefold() for name in called)]
    own = named_subject(value) or names_any(value.split()[0], called)
    return bool(called) and not (own and shares_word(said, content(value)))


def _tells_of_another(message: str) -> bool:
    """Does a message begin with somebody already spoken of, and say nothing of its writer?"""
    lower = message.casefold()
    cues = cues_of(lower)
    return any(word in _OTHERS for word in tokens(message)[:_OPENING]) and not (
        cues.find("me", lower) or cues.find("mine", lower)
    )


def _is_name(value: str, message: str) -> bool:
    """Could a value be what somebody says they are called? Who writes without capitals writes names so too."""
    parts = value.split()
    small = message.islower() and repairs(message)
    if not 0 < len(parts) <= _LONGEST_NAME or _begins_as_deed(value, message):
        return False
    return small or all(part in message and part[:1].isupper() for part in parts)


def _begins_as_deed(value: str, message: str) -> bool:
    """Has a word its capital only because a message begins with it, and is what somebody does, no name ("Хочу …")?"""
    first, language = value.split()[0].casefold(), words_for(message).language
    named = classes_of(first) & FIRST_NAMES
    return message.lstrip().startswith(value) and not named and any(readings_of(first, language))


def may_go(change: Change, known: Known) -> bool:
    """May a memory go with nothing in its place: does a message say that something ends or is not so?"""
    ends = any(one.over or one.denies for one in told(known.said)) or any(map(denies, tokens(known.said)))
    return change.sign == "overtaken" or change.ends or ends


def may_take_over(change: Change, known: Known, new: Entry) -> bool:
    """May an entry of another sort take the place of a value of the writer's own, unasked: is that named or overtaken?
    Another shift is no other trade. What is told of somebody by name stands beside what is known of them."""
    if any(by_name(new["value"], [known.memory.value])):
        return False
    same = known.memory.key not in SAID["en"] or new["key"] == known.memory.key
    return same or change.named or change.sign == "overtaken"
