"""What a message says beyond a note it makes outdated, and how people put right what they have just said."""

import pytest

from language.hearing.announcements import with_own_news
from language.hearing.compare import changes, own
from language.hearing.news import news_beyond
from language.hearing.repairs import repairs


@pytest.mark.parametrize(
    ("said", "note", "news"),
    [
        (
            "As of last night it's four. Her name is Imelda.",
            "Three kids",
            "As of last night it's four. Her name is Imelda",
        ),
        ("sold the boat. we bought a cabin near Narvik", "Has a boat", "We bought a cabin near Narvik"),
        ("we had to put Rex down", "Has a dog called Rex", ""),
        ("Still in Leeds? No idea, is Whitby nice?", "Lives in Leeds", ""),
    ],
)
def test_news_are_the_clauses_that_bring_something(said: str, note: str, news: str) -> None:
    assert news_beyond(said, note) == news


@pytest.mark.parametrize(
    "said",
    ["*Maitane", "sorry, I meant Derby", "ой, перепрошую, Мурсик", "vertippt, Fagott", "me expresé mal, es en Lugo"],
)
def test_people_put_right_what_they_said(said: str) -> None:
    assert repairs(said)


@pytest.mark.parametrize(
    "said", ["I like **bold** text", "I live in Derby", "Я живу в Сумах", "2 * 3 = 6", "Vivo en Lugo"]
)
def test_a_plain_statement_puts_nothing_right(said: str) -> None:
    assert not repairs(said)


def test_little_words_name_nobody() -> None:
    """ "lo" and "das" are nouns elsewhere: a child, a father; here they speak of no one else."""
    assert changes("lo mío ahora es el coreano, el japonés lo dejé", ["Aprende japonés con Anki"])
    assert changes("das mit dem Cello ist vorbei, ich spiele jetzt Oboe", ["Ich spiele Cello"])


@pytest.mark.parametrize(
    "said",
    [
        "Small update: it's a used Leaf now",
        "Novedades: desde el lunes mi casa está en Huelva",
        "Hab mich umentschieden: statt Oboe spiele ich Fagott",
    ],
)
def test_news_behind_a_colon_are_the_writers_own(said: str) -> None:
    assert own(said) in (said.replace(":", ","), said.partition(": ")[2])


@pytest.mark.parametrize("said", ["Update from my sister: I moved to Kassel", "The article's news: I moved to Rome"])
def test_others_news_are_not(said: str) -> None:
    assert with_own_news(said) == said
