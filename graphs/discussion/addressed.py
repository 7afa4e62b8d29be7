"""Which memories a message may be about: what only stands beside it is neither put right nor asked about."""

from collections.abc import Sequence
from typing import Any

from graphs.discussion.overlap import shares_word
from language.hearing.relate import content
from language.hearing.repairs import repairs
from language.hearing.stored.bearing import is_of_another
from language.hearing.stored.beside import is_beside
from language.hearing.stored.moved import is_no_home
from stores.records import Memory


def open_to(message: str, entries: Sequence[dict[str, Any]], memories: list[Memory]) -> list[Memory]:
    """The memories that a message may be about: who tells where they live now says nothing of a place that is no home
    (a school in Hull, where one is from), nor of whom they live with, unless it is named."""
    if not any(one["key"] == "location" for one in entries):
        return memories
    said = content(message)
    return [one for one in memories if not is_no_home(one.key, one.value) or shares_word(said, content(one.value))]


def is_of_somebody_else(message: str, news: str, value: str) -> bool:
    """Does a memory tell of another what the news tell of their writer, and puts the message nothing right?"""
    return is_of_another(news, value) and not repairs(message)


def worth_asking(message: str, news: str, doubts: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The doubts on which a message bears."""
    return [
        one
        for one in doubts
        if not (is_beside(message, one["value"]) or is_of_somebody_else(message, news, one["value"]))
    ]
