"""Why a post stands where it stands, told to its reader in their language."""

import asyncio
from functools import reduce
from typing import TYPE_CHECKING

from language.asking.words import tongue
from language.topics.table import name_in
from stores.ranking.posts import DOWN, Reason
from tools.texts import language_of, say

if TYPE_CHECKING:
    from stores import MemoryStore


async def language_of_reader(store: "MemoryStore", user_id: str, unknown: str = "en") -> str:
    """The language that a user chose, else that of what they wrote last; of who wrote nothing it is unknown."""
    if chosen := (await store.profile(user_id)).language:
        return chosen
    words = await store.conversations.last_words(user_id)
    return await asyncio.to_thread(reduce, _heard, words, "en") if words else unknown


def _heard(before: str, words: str) -> str:
    """The language of words, or where they do not tell it, of those before them."""
    return tongue(words, before)


def say_reason(reason: Reason, spoken: str, *, moved: bool = True) -> str:
    """The reason in words; without `moved`, not that the post stands further down for it."""
    language = language_of(spoken)
    words = say(f"rank_{reason.told}", language, subject=reason.subject)
    words = f"{words} ({name_in(reason.topic, language)})" if reason.topic else words
    return say("rank_down", language, words=words) if moved and reason.why in DOWN else words
