"""Which entries of the memory, as they were shown, answer the question a user asks."""

import re
from dataclasses import dataclass
from datetime import date

from graphs.models.offline.memory_reader import ShownEntry
from language.asking.akin import akin, of_kindred_topic, of_sort, sorts_asked, with_word, with_words
from language.asking.answers import ANSWERS, answering, is_alike_in, nearest, subject_of
from language.asking.cautions import to_mind
from language.asking.notes import Note
from language.asking.persons import persons
from language.asking.times import asks_ahead
from language.hearing.features import tokens
from language.languages import alternatives
from language.packs.question_words import ATTRIBUTES
from language.patterns import pattern_of
from language.sentences import dates
from language.statements.ahead.planned import PLANNED
from language.statements.wording import stems

_ATTRIBUTES = tuple((re.compile(pattern, re.I), query, keys) for pattern, query, keys in ATTRIBUTES)
_READ_OR_TALKED = pattern_of(rf"\b(?:{alternatives('asking', 'READ_OR_TALKED')})\b", re.IGNORECASE)
_NO_LABEL = re.compile(r"^(?:discussed_|not_confirmed.*_)?on_\d")
"""Stands before what was noted on a day: it says nothing of what that is."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """Something of the user that has a name: how to search for it, and under which keys it is kept."""

    query: str
    keys: tuple[str, ...] = ()

    def answers(self, entries: list[ShownEntry]) -> list[ShownEntry]:
        """The entries under its keys, else those that share its words."""
        under = [entry for entry in entries if _under(entry.key, self.keys)]
        wanted = stems(self.query)
        return under or [entry for entry in entries if wanted & stems(f"{entry.label} {entry.value}")]


def attribute(text: str) -> Attribute | None:
    """The attribute of the user that a phrase names ("my employer")."""
    return next((Attribute(query, keys) for pattern, query, keys in _ATTRIBUTES if pattern.search(text)), None)


def asked_for(question: str, entries: list[ShownEntry], today: date, least: float = ANSWERS) -> list[ShownEntry]:
    """The entries that answer a question as surely as wanted, the surest first."""
    dated, notes = dates.resolve(question, today).text, _notes(entries)
    if coming := _coming(dated, entries, least):
        return coming
    found = answering(dated, notes, least)
    if least <= ANSWERS:
        found += [place for place in of_sort(question, notes, several=bool(found)) if place not in found]
    return [entries[place] for place in found]


def _coming(question: str, entries: list[ShownEntry], least: float) -> list[ShownEntry]:
    """The plans that answer a question for what is to come: as they would if they were so already."""
    plans = [entry for entry in entries if entry.key.startswith(PLANNED)] if asks_ahead(question) else []
    notes = [Note(one.key.removeprefix(PLANNED), one.value) for one in plans]
    return [plans[place] for place in answering(question, notes, least) or nearest(question, notes)]


def among(question: str, entries: list[ShownEntry], today: date) -> list[ShownEntry]:
    """Of all entries those that a question for everything names ("all about my health"); all where it names nothing."""
    found = asked_for(question, entries, today) if subject_of(question) else []
    named_so = attribute(question) or sorts_asked(question) or persons(question)
    return found if found and (named_so or any(is_alike_in(tokens(question), one.value) for one in found)) else entries


def but_talks(question: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries without records of earlier discussions, where a question neither asks for those nor names what they
    were about: that somebody talked of a database tells nothing of where they live."""
    if _READ_OR_TALKED.search(question):
        return entries
    return [one for one in entries if not one.is_record or with_word(question, [Note("", one.value)])]


def having_word(question: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries that have a word of a question that none answers."""
    return [entries[place] for place in with_word(question, _notes(entries))]


def having_words(question: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries that have all words of a question, which are several."""
    return [entries[place] for place in with_words(question, _notes(entries))]


def near_to(question: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries that come near to a question that none answers."""
    notes = _notes(entries)
    near = akin(question, notes) or of_kindred_topic(question, notes) or nearest(question, notes)
    return [entries[place] for place in near]


def minding(message: str, entries: list[ShownEntry]) -> list[ShownEntry]:
    """The entries that somebody must mind who answers a message."""
    return [entries[place] for place in to_mind(message, _notes(entries))]


def _notes(entries: list[ShownEntry]) -> list[Note]:
    return [Note(named(entry.key), entry.value) for entry in entries]


def named(key: str) -> str:
    """The key, where it says what the entry is."""
    return "" if _NO_LABEL.match(key) else key


def _under(key: str, wanted: tuple[str, ...]) -> bool:
    return any(
        key == name
        or (name.endswith("_") and key.startswith(name))
        or (name == "interested_in" and key.startswith(name))
        for name in wanted
    )
