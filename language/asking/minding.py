"""What of the notes must be minded in an answer that was not asked of the memory: "a cake, would that suit me?"."""

from collections.abc import Sequence

from language.asking.answering import Note, is_alike_in, note_topics
from language.asking.words import words_for
from language.hearing.features import tokens

_RESTRICTS = 0.5
"""How likely a note must be about health or food to be minded."""


def to_mind(message: str, notes: Sequence[Note]) -> list[int]:
    """The notes on health and diet, where a message asks about something to eat or names what a note names."""
    table = words_for(message)
    words = tokens(message)
    if not any(word in table.advice or word in table.me for word in words):
        return []
    eats = any(part.startswith(beginning) for word in words for part in word.split("-") for beginning in table.food)
    found = []
    for place, note in enumerate(notes):
        topics = note_topics(note, table.language)
        if topics["health"] + topics["diet"] >= _RESTRICTS and (eats or is_alike_in(words, note.value)):
            found.append(place)
    return found
