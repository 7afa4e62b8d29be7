"""What is so only from a coming day on, as it is kept: with that day behind its value, under a key of its own."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date, timedelta

from language.hearing.relate import content, is_alike
from language.languages import by_language
from language.patterns import pattern_of
from language.statements.ahead.beginnings import Beginning, beginnings, besides_beginnings
from language.statements.statement import Statement
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_WORD = by_language("dates", "BEGIN_WORD", str)
_DATED = pattern_of(r"\s*\([^()]*?(\d{4}-\d{2}-\d{2})\)\s*$")
"""The day that stands behind a value."""
PLANNED = "planned_"
"""How the key of what is still to come begins."""
_UPCOMING = "upcoming_"
"""How keys of events begin, which have their day in their words."""
_FREE = frozenset({"told", "asked", "other"})
"""Kinds of statements in the words they were told in: their keys are made of these words."""
_HALF = 0.5
_FEW = 2
"""Words of a clause that only say since when."""
_WEEK = 7
_TRADES = frozenset({"job", "school"})
"""Sorts of words for what somebody does for a living, or learns."""
_SURE = 0.7


def planned(stated: Sequence[Statement], text: str, today: date) -> list[Statement]:
    """The statements, those that are so only from a coming day on with that day and under a name of their own: they
    take the place of nothing that is so now."""
    told = beginnings(text, today)
    if not told:
        return list(stated)
    rest = besides_beginnings(text, today)
    found = [(one, _beginning(one, told, rest) if rest or len(told) > 1 else told[0]) for one in stated]
    found = [(one, None if one.key.startswith(_UPCOMING) else begins) for one, begins in found]
    short = [(begins, one) for one, begins in found if begins and one.kind not in _FREE]
    return [_with_day(one, begins) for one, begins in found if not _says_whole(one, begins, short)]


def with_held(stated: Sequence[Statement], held: Sequence[Statement]) -> list[Statement]:
    """What a text tells where it is read as if all were so now, and what else it tells: not what only says since when.
    What begins with a little word ("on sick leave") is no such value."""
    held = [one for one in held if one.value.split()[0].casefold() not in FUNCTION_WORDS]
    return [*held, *(one for one in stated if not any(one.key == now.key or _says_since(one, now) for now in held))]


def _says_since(one: Statement, held: Statement) -> bool:
    """Does a statement in its writer's words hardly say more than what is so, and since when?"""
    words, now = content(one.value), content(held.value)
    return one.kind in _FREE and set(now) <= set(words) and len(words) - len(now) <= _FEW


def begins_soon(key: str, value: str, told: Sequence[Beginning], today: date) -> bool:
    """Does an entry of a message tell a trade that begins within a week?"""
    soon = [one for one in told if one.day <= today + timedelta(days=_WEEK) and one.day.isoformat() in value]
    trade = any(sort.rstrip("+") in _TRADES for word in content(value) for sort in classes_of(word))
    return bool(soon) and (key == f"{PLANNED}role" or (not key.startswith(PLANNED) and trade))


def is_ahead(key: str, value: str, told: Sequence[Beginning]) -> bool:
    """Does an entry of a message tell what is so only from a coming day on?"""
    return key.startswith(PLANNED) or any(one.day.isoformat() in value for one in told)


def _beginning(one: Statement, told: Sequence[Beginning], rest: str) -> Beginning | None:
    least = max(_share(one.value, rest), _HALF)
    return next((begins for begins in told if _share(one.value, begins.told) > least), None)


def _says_whole(one: Statement, begins: Beginning | None, short: Sequence[tuple[Beginning, Statement]]) -> bool:
    """Is it a clause beside what the clause says in a word ("Siemens")?"""
    return one.kind in _FREE and any(other is begins and _share(said.value, one.value) > _HALF for other, said in short)


def _with_day(one: Statement, begins: Beginning | None) -> Statement:
    if begins is None:
        return one
    key = one.key if one.kind in _FREE else f"{PLANNED}{one.key}"
    known = begins.day.isoformat() in one.value
    value = one.value if known else dated(one.value, begins.day, begins.language)
    lasts = one.confidence >= _SURE
    return replace(
        one, key=key, value=value, correction=False,
        until=None if lasts else one.until, passing=one.passing and not lasts,
    )  # fmt: skip


def _share(wanted: str, text: str) -> float:
    """Share of the telling words of one text that stand in another, in any form."""
    telling, there = content(wanted), content(text)
    return sum(any(is_alike(one, other) for other in there) for one in telling) / len(telling) if telling else 0.0


def dated(value: str, day: date, language: str) -> str:
    """A value with the day from which it is so behind it."""
    return f"{value.rstrip(' .')} ({_WORD.get(language, _WORD['en'])} {day.isoformat()})"


def day_of(value: str) -> date | None:
    """The day that stands behind a value, if one does."""
    found = _DATED.search(value)
    try:
        return date.fromisoformat(found[1]) if found else None
    except ValueError:
        return None


def undated(value: str) -> str:
    """A value without the day behind it."""
    return _DATED.sub("", value)
