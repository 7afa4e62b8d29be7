"""What of the notes must be minded in an answer that was not asked of the memory: "a cake, would that suit me?"."""

from collections.abc import Sequence

from language.asking.answers import is_alike_in
from language.asking.notes import Note, note_topics
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.removal.sorts import tells
from language.words.classes import classes_of

_RESTRICTS = 0.5
"""How likely a note must be about health or food to be minded."""
_FOOD = frozenset(
    [
        "meat",
        "fish",
        "dairy_egg",
        "vegetable_fruit",
        "bread_grain",
        "nut",
        "sweets",
        "dish_cuisine",
        "coffee_tea",
        "alcohol",
        "cooking",
    ]
)
_DEEDS = frozenset(
    ["sport", "flight_boat", "outdoors", "nature_place", "travel", "fitness", "driving", "bike", "public_transport"]
)
"""What people do and may have to leave: for their fears, and for their health."""


def to_mind(message: str, notes: Sequence[Note]) -> list[int]:
    """The notes on health and diet, where a message asks about something to eat or names what a note names; where it
    asks about something to do, those on fears and on health."""
    table = words_for(message)
    words = tokens(message)
    if not any(word in table.advice or word in table.me for word in words):
        return []
    named = {one for word in words for part in word.split("-") for one in classes_of(part)}
    eats = any(part.startswith(beginning) for word in words for part in word.split("-") for beginning in table.food)
    eats, does = eats or bool(named & _FOOD), bool(named & _DEEDS)
    found = []
    for place, note in enumerate(notes):
        topics = note_topics(note, table.language)
        restricts = topics["health"] + topics["diet"] >= _RESTRICTS
        if (restricts and (eats or is_alike_in(words, note.value))) or (does and tells("fear", note.value)):
            found.append(place)
    return found
