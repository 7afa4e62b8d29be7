"""What somebody is by trade, and where: "I'm a glazier in Gdynia" says two things."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from language.hearing.line import CAPITAL_NOUNS
from language.hearing.relate import content
from language.languages import alternatives, by_language, merged
from language.languages.forms.rule import PERSONAL, WORK
from language.patterns import pattern_of
from language.people.sorts import BEINGS
from language.sentences.cues import cues_of
from language.statements import wording
from language.statements.slots import is_place, may_be_place
from language.statements.statement import Statement
from language.statements.told import reworded
from language.words.classes import PLACES, classes_of, listed_in
from language.words.dictionary import concepts_of
from language.words.lexicon import FUNCTION_WORDS

SAYS_TO_BE = pattern_of(rf"^(?:{alternatives('statements', 'SAYS_TO_BE')})", re.IGNORECASE)
_SHORT = 8
_PHRASE = 4
"""Words that name one trade together."""
_JUDGES = pattern_of(rf"\b(?:{alternatives('statements', 'OPINION_VERBS')})\b", re.IGNORECASE)
"""What says something of who was named: no trade of the user's."""
_WHO = pattern_of(
    rf"(?:(?:{alternatives('statements', 'ARTICLE')}) )?(?P<what>(?:[\w'-]+ ){{0,2}}?(?P<last>[\w'-]+))"
    rf"(?= (?:{alternatives('statements', 'BEHIND_A_ROLE')})\b|$)",
    re.I,
)
_BEHIND = pattern_of(rf"(?:{alternatives('statements', 'BEHIND_A_ROLE')}|{alternatives('cues', 'SPEAKER')})\s", re.I)
_AND = alternatives("hearing", "AND")
_DOES = alternatives("statements", "DOINGS")
_PLACED = alternatives("statements", "PLACED")
_HAS_PLACE = pattern_of(rf"(?:{_DOES}|{alternatives('statements', 'BEINGS')}) ")
_KNOWN_PLACED = alternatives("statements", "KNOWN_PLACED")
_CAPITAL = r"[^\W\d_a-zß-öø-ÿа-яіїєґ]"
_IN_PLACE = pattern_of(
    rf"(?!(?:{_DOES}) (?:{_PLACED}) )"  # nothing would be left of it
    rf"(?P<what>\S+ ?.*?) (?:(?:{_PLACED})|(?P<known>{_KNOWN_PLACED})) "
    rf"(?P<where>{_CAPITAL}[\w'-]+(?:,? {_CAPITAL}[\w'-]+){{0,2}})$"
)
_FROM_PLACE = pattern_of(
    rf"(?P<what>\S+ ?.*?) (?:{alternatives('statements', 'FROM')}) "
    rf"(?P<where>{_CAPITAL}[\w'’-]+(?: {_CAPITAL}[\w'’-]+)?)$"
)
_IN_SMALL_PLACE = pattern_of(
    rf"(?P<what>\S+ ?.*?) (?:(?:{_PLACED})|(?P<known>{_KNOWN_PLACED})) (?P<where>[^\W\d_][\w'’.-]+(?: [\w'’-]+)?)$"
)
"""The same of somebody who writes no capitals."""
_THEIR_TRADE = [
    (pattern_of(pattern, re.IGNORECASE), said) for pattern, said in merged("statements", "THEIR_TRADE").items()
]
_THEIR_TIE = [(pattern_of(pattern, re.IGNORECASE), said) for pattern, said in merged("statements", "THEIR_TIE").items()]
_OWNED = pattern_of(rf"\b(?:{alternatives('people.relations', 'MINE')})\s+$", re.IGNORECASE)
"""Before what somebody has, and is not: "on my laptop and my home server"."""
_TRADES = frozenset({"job", "boss_colleague"})
_BEARERS = BEINGS - {"relative", "friend"}
_HEAD_FIRST = frozenset(by_language("statements", "HEAD_FIRST", bool))
_THOUGHT = pattern_of(rf"(?:{alternatives('sentences', 'THOUGHTS')})\Z")
"""How nouns end that name no thing, where all nouns have a capital."""
_AGED = pattern_of(r"\A\d{1,3}[.,]? +")
"""An age, said before what somebody is."""


def as_trade(text: str) -> str:
    """A message in which who says whose accountant they are says to be one: whom it points at, no memory knows.

    So says who is anything else to others, but for a friend, which says nothing without them.
    """
    for theirs, plainly in _THEIR_TRADE:
        text = theirs.sub(partial(_as_one, plainly, _is_trade), text)
    for theirs, plainly in _THEIR_TIE:
        text = theirs.sub(partial(_as_one, plainly, _is_tie), text)
    return text


def _as_one(plainly: str, fits: Callable[[str], bool], found: re.Match[str]) -> str:
    return found.expand(plainly) if fits(found["what"]) else found[0]


def _is_tie(word: str) -> bool:
    lower = word.casefold()
    return lower not in FUNCTION_WORDS and "friend" not in classes_of(lower)


def _is_trade(word: str) -> bool:
    return not classes_of(word.casefold()).isdisjoint(_TRADES)


def as_role(one: Statement) -> Statement:
    """A role without where or with what somebody works, told before it ("в ПриватБанку касиркою"); none is left of one
    that names no trade."""
    if one.key != "role" or not _BEHIND.match(one.value):
        return one
    trade = next((word for word in reversed(one.value.split()) if "job" in classes_of(word.casefold())), "")
    return replace(one, value=wording.capitalised(trade))


def employed(one: Statement, name: str = "") -> Statement:
    """Who says to be a locksmith tells their work, whichever pattern knows the word, also behind their name; an age
    before it is no part of it."""
    if one.kind == "role" and _AGED.match(one.value):
        return replace(one, value=wording.capitalised(_AGED.sub("", one.value)))
    if one.kind not in ("identity", "told") or len(one.value.split()) > _SHORT:
        return one
    said = _AGED.sub("", SAYS_TO_BE.sub("", one.value).removeprefix(f"{name}, "))
    match = _WHO.match(said)
    if match is None or _JUDGES.search(said[match.end() :]):
        return one
    value = said[match.start("what") :]
    if said == one.value and _OWNED.search(one.quote[: max(one.quote.casefold().find(said.casefold()), 0)]):
        return one
    if not _is_listed(value) and not _is_job(match["what"].casefold(), one.quote, bare=said == one.value):
        return one
    return replace(one, key="role", value=value[:1].upper() + value[1:], category=WORK, kind="role")


def trade_apart(one: Statement, name: str = "") -> list[Statement]:
    """A trade and whom somebody has, told in one breath ("Baker in Gdynia, two kids and a dog"): each by itself."""
    head, _, rest = one.value.partition(", ")
    trade = employed(replace(one, value=head), name) if one.kind == "told" and rest else one
    whom = [classes_of(word) for word in content(rest)[:2]]
    if trade.key != "role" or one.key == "role" or not any(_BEARERS & sorts for sorts in whom):
        return [one]
    return [trade, reworded(one, rest)]


def _is_listed(said: str) -> bool:
    """Does it begin with words that name a trade only together, as "museum guide"?"""
    words = said.casefold().split()[:_PHRASE]
    return any("job" in listed_in(" ".join(words[:size])) for size in range(len(words), 1, -1))


def _is_job(what: str, quote: str, *, bare: bool) -> bool:
    """Is it what its last word says: in some languages its first? Where nobody says to be it, that alone ("Estudié
    física" names no physicist)."""
    *before, last = what.split()
    head_first = cues_of(quote.casefold()).language in _HEAD_FIRST
    if FUNCTION_WORDS.intersection(before[: 1 if head_first else None]):
        return False
    if head_first and before:
        return any("job" in listed_in(head) for head in ((before[0],) if bare else (before[0], last)))
    return "job" in classes_of(last)


def _has_place(one: Statement) -> bool:
    return one.kind in ("role", "company", "learning") or _HAS_PLACE.match(one.value) is not None


def placed(kept: list[Statement]) -> list[Statement]:
    """A job or a school "in Gdynia" says two things, which may change apart: what one does, and where one is."""
    told: list[Statement] = []
    known = any(one.key == "location" for one in kept)
    for one in kept:
        match = _in_place(one) if _has_place(one) and not known else None
        if match:
            one = replace(one, value=match["what"])
            town = wording.place_named(match["where"], cues_of(one.quote.casefold()).language)
            town = " ".join(word[:1].upper() + word[1:] for word in town.split())
            where = replace(one, key="location", value=town, category=PERSONAL, kind="location")
            told.append(where)
            known = True
        told += _from_place(one)
    return told


def _from_place(one: Statement) -> list[Statement]:
    """A trade and where somebody of it comes from, where both are told."""
    found = _FROM_PLACE.match(one.value) if one.key == "role" else None
    town = wording.place_named(found["where"], cues_of(one.quote.casefold()).language) if found else ""
    if not found or not (is_place(town) or _is_unknown(found["where"], one.quote)):
        return [one]
    origin = replace(one, key="origin", value=town, category=PERSONAL, kind="origin")
    return [replace(one, value=found["what"]), origin]


def _is_unknown(name: str, quote: str) -> bool:
    """Is a name behind "from" of no sort and no word of the language? Then it is a town that no list has."""
    lower = name.casefold()
    language = cues_of(quote.casefold()).language
    spoken = lower in FUNCTION_WORDS or concepts_of(lower, language)
    thought = language in CAPITAL_NOUNS and _THOUGHT.search(lower)
    return not (spoken or thought or " " in name or any(not sort.endswith("+") for sort in classes_of(lower)))


def _in_place(one: Statement) -> re.Match[str] | None:
    """Where a value ends with a place: a name, or whatever a role stands before in words without capitals."""
    if found := _IN_PLACE.match(one.value):
        return found if _is_at(one, found["where"], found["known"]) else None
    small = _IN_SMALL_PLACE.match(one.value) if one.kind == "role" else None
    where = small["where"].casefold().split() if small else []
    sorts = [classes_of(word) for word in where]
    named = any(classes & PLACES for classes in sorts) or (one.quote.islower() and not any(sorts))
    return small if named and not FUNCTION_WORDS.intersection(where) else None


def _is_at(one: Statement, where: str, known: str | None) -> bool:
    """May it be a place? Behind some words only one that is known, and only where a job is told."""
    return one.kind == "role" and is_place(where) if known else may_be_place(where)


def whole_firm(one: Statement) -> Statement:
    """An employer of two names joined by "and" ("Marks and Spencer") with both; where nouns have no capital, by which a
    name is known."""
    if one.kind != "company" or cues_of(one.quote.casefold()).language in CAPITAL_NOUNS:
        return one
    other = rf"\s+(?:{_AND}|&)\s+(?!I\b){_CAPITAL}[\w'’-]+(?=\W*\Z|[,.;!])"
    found = re.search(rf"{re.escape(one.value)}{other}", one.quote)
    return replace(one, value=found[0]) if found else one


def without_towns(found: list[Statement]) -> list[Statement]:
    """An employer is no town: a trade "en Zaragoza" is told by who is there, and "trabajo en Zaragoza" alone tells
    where one works, which stays in the writer's words."""
    has_trade = any(one.kind == "role" for one in found)
    towns = [one for one in found if one.key == "company" and is_place(one.value)]
    there = [replace(one, key="location", category=PERSONAL, kind="location") for one in towns if has_trade]
    return [*(one for one in found if one not in towns), *there]
