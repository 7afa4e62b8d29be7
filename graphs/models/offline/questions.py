"""Which entries of the memory, as they were shown, answer the question a user asks."""

import re
from dataclasses import dataclass
from datetime import date

from graphs.models.offline.memory_reader import Known
from language.asking.answering import ANSWERS, Note, answering, nearest
from language.asking.minding import to_mind
from language.packs.question_words import ATTRIBUTES
from language.sentences import dates
from language.statements.wording import stems

_ATTRIBUTES = tuple((re.compile(pattern, re.I), query, keys) for pattern, query, keys in ATTRIBUTES)
_NO_LABEL = re.compile(r"^(?:discussed_|not_confirmed.*_)?on_\d")
"""Stands before what was noted on a day: it says nothing of what that is."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """Something of the user that has a name: how to search for it, and under which keys it is kept."""

    query: str
    keys: tuple[str, ...] = ()

    def answers(self, entries: list[Known]) -> list[Known]:
        """The entries under its keys, else those that share its words."""
        under = [entry for entry in entries if _under(entry.key, self.keys)]
        wanted = stems(self.query)
        return under or [entry for entry in entries if wanted & stems(f"{entry.label} {entry.value}")]


def attribute(text: str) -> Attribute | None:
    """The attribute of the user that a phrase names ("my employer")."""
    return next((Attribute(query, keys) for pattern, query, keys in _ATTRIBUTES if pattern.search(text)), None)


def asked_for(question: str, entries: list[Known], today: date, least: float = ANSWERS) -> list[Known]:
    """The entries that answer a question as surely as wanted, the surest first."""
    dated = dates.resolve(question, today).text
    return [entries[place] for place in answering(dated, _notes(entries), least)]


def near_to(question: str, entries: list[Known]) -> list[Known]:
    """The entries that come near to a question that none answers."""
    return [entries[place] for place in nearest(question, _notes(entries))]


def minding(message: str, entries: list[Known]) -> list[Known]:
    """The entries that somebody must mind who answers a message."""
    return [entries[place] for place in to_mind(message, _notes(entries))]


def _notes(entries: list[Known]) -> list[Note]:
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
