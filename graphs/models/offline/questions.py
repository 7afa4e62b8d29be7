"""Which entries of the memory, as they were shown, answer the question a user asks."""

import re
from dataclasses import dataclass

from graphs.models.offline.memory_reader import Known
from language.asking.answering import Note, answering
from language.asking.minding import to_mind
from language.packs.question_words import ATTRIBUTES
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


def asked_for(question: str, entries: list[Known]) -> list[Known]:
    """The entries that answer a question, the surest first."""
    return [entries[place] for place in answering(question, _notes(entries))]


def minding(message: str, entries: list[Known]) -> list[Known]:
    """The entries that somebody must mind who answers a message."""
    return [entries[place] for place in to_mind(message, _notes(entries))]


def _notes(entries: list[Known]) -> list[Note]:
    return [Note("" if _NO_LABEL.match(entry.key) else entry.key, entry.value) for entry in entries]


def _under(key: str, wanted: tuple[str, ...]) -> bool:
    return any(
        key == name
        or (name.endswith("_") and key.startswith(name))
        or (name == "interested_in" and key.startswith(name))
        for name in wanted
    )
