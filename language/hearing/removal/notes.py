"""A memory as one line that knows its key, and what it is about: by the key, where that says it, else by the judge."""

from language.asking.notes import topics_of_key
from language.hearing.judge import topics_of

_TOLD = 0.5
"""How likely a note must be about a topic to be of it."""
_LIKED = frozenset({"hobby", "interest", "learning"})
_TOGETHER = dict.fromkeys(_LIKED, _LIKED) | {"work": frozenset({"work", "project"})}
"""Topics that are of one which people name: those they do not tell apart, and what belongs to it."""


class Note(str):
    """A memory as one line, which knows the key that it is kept under."""

    __slots__ = ("key",)
    key: str

    @classmethod
    def of(cls, line: str, key: str) -> "Note":
        note = cls(line)
        note.key = key
        return note


def is_of(topic: str, note: str) -> bool:
    """Is a note about a topic?"""
    topics = _TOGETHER.get(topic, frozenset({topic}))
    said = topics_of_key(note.key) if isinstance(note, Note) else ()
    return not topics.isdisjoint(said) or sum(topics_of(str(note))[one] for one in topics) >= _TOLD
