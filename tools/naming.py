"""Does a message speak of a memory? A model may retire a fact only when the user's own words name it."""

from stores.records import Memory
from stores.text.likeness import alike
from stores.text.quotations import own_words
from stores.text.relations import GENERIC_WORDS, NEGATIVE_WORDS
from stores.text.words import Role, Word, read

_TELLING = frozenset({Role.CONTENT, Role.NAME, Role.NUMBER})
_LONG, _OPENING = 1000, 300
"""In a long message most is pasted text: only its opening is taken for the user's own."""


def names(message: str, memory: Memory) -> bool:
    """Whether the user's own words hold a telling word of the memory's key or value."""
    opening = message if len(message) <= _LONG else message[:_OPENING]
    said = _telling(own_words(opening))
    about = [*_telling(memory.key.replace("_", " ")), *_telling(memory.value)]
    return any(alike(word, other) for word in about for other in said)


def _telling(text: str) -> list[Word]:
    words = [word for word in read(text) if word.role in _TELLING]
    return [word for word in words if word.stem not in GENERIC_WORDS and word.stem not in NEGATIVE_WORDS]
