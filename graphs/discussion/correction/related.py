"""Who is who to whom among others, beside what is known of it: what a message adds, puts right or ends.

A person may be several things to another (sister and boss); what cannot be true of the same two at once (brother and
cousin), and whatever a message says to put something right, takes the place of what was known.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from graphs.discussion.correction.replace import shown
from language.people.corrected import corrections
from language.people.names import same_person, stands_in
from language.people.roles import is_only_one, other_side, rules_out
from language.people.statements import statement
from language.people.told import Relation, Told, besides, of_others, relations_in, told
from stores.records import Memory

Entry = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Related:
    """What comes of the clauses about others, and what is left for all other rules."""

    entries: list[Entry]
    ended: list[Entry]
    doubts: list[Entry]
    message: str
    others: list[Entry]
    known: list[Memory]


def related(message: str, entries: Sequence[Entry], known: Sequence[Memory]) -> Related:
    """Take the clauses about others out of a message, and settle them with the memories about others."""
    about = [memory for memory in known if of_others(memory.value)]
    latest = sorted(about, key=lambda memory: -memory.revision)
    put_right = corrections(message, [one for memory in latest for one in relations_in(memory.value)])
    clauses = [*(one for one in told(message) if not one.owned), *put_right]
    clauses += [heard for one in entries for heard in told(one["value"]) if of_others(one["value"])]
    rest = besides(message)
    for one in put_right:
        rest = rest.replace(one.clause, " ", 1)
    mine = [one for one in entries if of_others(one["value"])]
    others = [one for one in entries if one not in mine]
    new = _entries(list({one.text: one for one in clauses if not one.denied}.values()), mine)
    ended, doubts = _settled(new, clauses, latest)
    left = rest if any(letter.isalnum() for letter in rest) else ""
    named = [
        one for one in about if any(stands_in(r.person, left) or stands_in(r.to, left) for r in of_others(one.value))
    ]
    return Related(new, ended, doubts, left, others, [one for one in known if one not in about or one in named])


def _entries(clauses: Sequence[Told], heard: Sequence[Entry]) -> list[Entry]:
    """An entry for each clause; those that were heard too, and say the same, are said once."""
    entries = [_entry(one) for one in clauses]
    return [*entries, *(one for one in heard if not any(_says_same(one["value"], other["value"]) for other in entries))]


def _entry(one: Told) -> Entry:
    told_as = statement(one)
    return {
        "category": told_as.category,
        "key": told_as.key,
        "value": told_as.value,
        "durability": "durable",
        "confidence": told_as.confidence,
        "reads": one.text,
    }


def _says_same(value: str, other: str) -> bool:
    return any(
        one.between(two.person, two.to) and two.role in (one.role, other_side(one.role))
        for one in relations_in(value)
        for two in relations_in(other)
    )


def _settled(
    entries: Sequence[Entry], clauses: Sequence[Told], known: Sequence[Memory]
) -> tuple[list[Entry], list[Entry]]:
    """What ends, and what is to be asked about; an entry gets the id of the memory whose place it takes."""
    ended: list[Entry] = []
    doubts: list[Entry] = []
    for memory in known:
        relations = relations_in(memory.value)
        if not (gone := [one for one in relations if any(_overtakes(clause, one) for clause in clauses)]):
            continue
        instead = next((one for one in entries if _takes_place(one, gone)), None)
        if len(gone) < len(relations):  # of several people told in one breath only some are meant
            doubts.append(shown(memory))
        elif instead:
            instead["replaces"] = memory.id
        else:
            ended.append(shown(memory))
    return ended, doubts


def _takes_place(entry: Entry, gone: Sequence[Relation]) -> bool:
    """Is it said of the same person as what is over, and takes the place of nothing yet?"""
    mine = relations_in(entry["value"])
    return not entry.get("replaces") and any(
        one.between(old.person, old.to) or (is_only_one(one.role) and (one.has(old.person) or one.has(old.to)))
        for one in mine
        for old in gone
    )


def _overtakes(clause: Told, old: Relation) -> bool:
    """Does a clause deny what is known, put it right, or say what cannot be true beside it?"""
    for new in clause.relations:
        same_two = new.between(old.person, old.to)
        turned = new.role if same_person(new.person, old.person) else other_side(new.role)
        if clause.denied:
            if same_two and turned == old.role:
                return True
        elif same_two and turned != old.role and (clause.sets_right or rules_out(turned, old.role)):
            return True
        elif not same_two and is_only_one(new.role) and old.role == new.role:
            return old.has(new.person) or old.has(new.to)
    return False
