"""Why a post stands where it stands is told in the reader's language, and in the same words everywhere."""

import pytest

from language.topics.table import name_in, names
from stores import MemoryStore
from stores.ranking.posts import Reason, Told, Why
from tools.texts import LANGUAGES
from tools.texts.reasons import language_of_reader, say_reason

_WHY = {Told.TOLD: Why.DISLIKED, Told.UNKNOWN: Why.POINTS, Told.PAUSED: Why.POINTS}


@pytest.mark.parametrize("told", Told)
def test_every_reason_has_words_in_every_language(told: Told) -> None:
    reason = Reason(_WHY.get(told) or Why(told), told, "Rust", "databases" if told is Told.FOLLOWED else "")
    said = {language: say_reason(reason, language) for language in LANGUAGES}
    assert said["en"] == reason.text, "a program and a person are told the same"
    assert len(set(said.values())) == len(LANGUAGES)
    assert all("$" not in words and "moved down" not in words for name, words in said.items() if name != "en")
    assert all(("Rust" in words) == ("Rust" in reason.text) for words in said.values())


def test_topics_have_names_in_every_language() -> None:
    assert name_in("databases", "uk") == "бази даних"
    assert all(name_in(topic, language) for topic in names() for language in LANGUAGES)


async def test_the_language_is_chosen_or_that_of_the_last_words(store: MemoryStore, user: str) -> None:
    assert await language_of_reader(store, user) == "en"
    await store.activity.message(user, "talk", role="user", content="Привіт, розкажи мені про бази даних")
    assert await language_of_reader(store, user) == "uk"
    await store.choices.set_language(user, "de")
    assert await language_of_reader(store, user) == "de"
