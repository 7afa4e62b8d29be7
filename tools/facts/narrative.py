"""Many facts in few words: a narrative that leaves out nothing important.

What matters most is told whole: what the user pinned, who they are and where, their family and health, then the
strongest. What has no room is named by its key in short, of every type something; what is over or still to come is
told as that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime

from language.statements.same_fact import told
from language.words.lexicon import words_of
from stores.areas.facts import FACT, holds
from stores.keys import label
from stores.records import CATEGORIES, Memory
from stores.strength import strength
from tools.answers import one_line
from tools.facts.kin import belongs
from tools.vocabulary import type_of

_ESSENTIAL = words_of(
    "name pronouns birthday age role job profession company employer location city home timezone language languages "
    "allergy allergies diet health condition medication wife husband partner children child son daughter"
)
_OPENINGS = {
    "personal": "The user", "preference": "Likes and wishes", "skill": "Skills", "trait": "Character",
    "opinion": "Opinions", "relationship": "People around them",
}  # fmt: skip
_LONGEST = 300
_NAMED_SHARE = 0.25
"""Of the words, what at most goes to naming in short what has no room."""


@dataclass
class Narrative:
    """The text, the facts told whole, and those only named."""

    text: str
    whole: list[Memory] = field(default_factory=list)
    named: list[Memory] = field(default_factory=list)


def narrate(facts: Sequence[Memory], words: int, day: date, now: datetime) -> Narrative:
    """A narrative of at most so many words."""
    ranked = sorted(facts, key=lambda fact: (not essential(fact), -_weight(fact, now), fact.id))
    costs = {fact.id: len(_statement(fact, day).split()) + 2 for fact in ranked}
    crowded = sum(costs.values()) > words
    room = words - (int(words * _NAMED_SHARE) if crowded else 0)
    whole = _fitting(_by_turns(ranked), costs, room)
    shown = {fact.id for fact in whole}
    rest = [fact for fact in ranked if fact.id not in shown]
    sentences = list(_sentences(whole, day))
    left = words - sum(len(one.split()) for one in sentences)
    tail, named = _tail(rest, left)
    return Narrative(" ".join([*sentences, *([tail] if tail else [])]), whole, named)


def essential(fact: Memory) -> bool:
    """Must it be told, whatever else is?"""
    family = type_of(fact) == "relationship" and belongs(fact.value, "family")
    return fact.pinned or family or bool(set(fact.key.split("_")) & _ESSENTIAL and not fact.details.get("former"))


def _weight(fact: Memory, now: datetime) -> float:
    """What is over, or still to come, comes after what holds."""
    return strength(fact, now)


def _by_turns(ranked: Sequence[Memory]) -> Iterable[Memory]:
    """Essential facts first, then the types in turn, so that none is left out for another's sake."""
    yield from (fact for fact in ranked if essential(fact))
    rest = [fact for fact in ranked if not essential(fact)]
    lines = [[fact for fact in rest if type_of(fact) == name] for name in CATEGORIES[FACT]]
    for turn in range(max(map(len, lines), default=0)):
        yield from (line[turn] for line in lines if turn < len(line))


def _fitting(facts: Iterable[Memory], costs: dict[str, int], room: int) -> list[Memory]:
    chosen = []
    for fact in facts:
        if costs[fact.id] <= room:
            room -= costs[fact.id]
            chosen.append(fact)
    return chosen


def _sentences(facts: Sequence[Memory], day: date) -> Iterable[str]:
    current = [fact for fact in facts if holds(fact.details, day)]
    for category in CATEGORIES[FACT]:
        parts = [_statement(fact, day) for fact in current if type_of(fact) == category]
        if parts:
            yield f"{_OPENINGS[category]}: {'; '.join(parts)}."
    others = [fact for fact in facts if fact not in current]
    planned = [_statement(fact, day) for fact in others if _is_planned(fact, day)]
    before = [_statement(fact, day) for fact in others if not _is_planned(fact, day)]
    if planned:
        yield f"Still to come: {'; '.join(planned)}."
    if before:
        yield f"No longer: {'; '.join(before)}."


def _statement(fact: Memory, day: date) -> str:
    """A fact as a clause, with its time where it is not now."""
    key = str(fact.details.get("former") or fact.details.get("planned") or fact.key)
    words = one_line(told(key, fact.value), _LONGEST).rstrip(".")
    if type_of(fact) == "relationship" and fact.details.get("person") and not fact.details.get("to"):
        words = f"{fact.details['person']} ({one_line(fact.value, _LONGEST).rstrip('.')})"
    since, until = fact.details.get("valid_from"), fact.details.get("valid_until")
    if _is_planned(fact, day):
        return f"{words} (from {since})"
    return f"{words} (until {until})" if until else f"{words} (since {since})" if since else words


def _is_planned(fact: Memory, day: date) -> bool:
    since = fact.details.get("valid_from")
    return isinstance(since, str) and date.fromisoformat(since) > day


def _tail(rest: Sequence[Memory], room: int) -> tuple[str, list[Memory]]:
    """The facts without room by their names, as many as fit, and how many more there are."""
    if not rest or room < 4:
        return "", []
    named: list[Memory] = []
    left = room - 4
    for fact in rest:
        left -= len(label(fact.key).split())
        if left < 0:
            break
        named.append(fact)
    more = len(rest) - len(named)
    listed = ", ".join(label(fact.key).lower() for fact in named)
    also = f"Also known: {listed}" if listed else "Also known"
    return f"{also}{f' (+{more} more)' if more else ''}.", named
