"""What a text is about, and whether its writer wants more of it."""

import pytest

from language.languages import files
from language.topics.leanings import leans
from language.topics.reactions import way_of
from language.topics.table import FILE, names, topics_of
from language.topics.things import WIDER, counted, things, told_of


def test_every_language_names_the_topics_of_the_english_table() -> None:
    known = set(names())
    for language, path in files(FILE).items():
        listed = [line.partition(":")[0].strip() for line in path.read_text("utf-8").splitlines() if line.strip()]
        assert set(listed) <= known, language
        assert len(listed) == len(set(listed)), language


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("PostgreSQL 18 Released", "databases"),
        ("Цікавиться базами даних", "databases"),
        ("Interessiert sich für Datenbanken", "databases"),
        ("Le interesan las bases de datos", "databases"),
        ("A machine learning course", "machine learning"),
        ("C++ without pointers", "c and c++"),
        ("Захоплюється космосом", "space"),
    ],
)
def test_a_topic_is_named_in_any_language(text: str, topic: str) -> None:
    assert topic in topics_of(text)


@pytest.mark.parametrize("text", ["", "!!!", "The door is open", "\U0001f600" * 50])
def test_words_of_no_topic_name_none(text: str) -> None:
    assert not topics_of(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Interested in PostgreSQL", [("PostgreSQL", 1)]),
        ("Likes Rust but dislikes blockchain hype", [("Rust", 1), ("blockchain hype", -1)]),
        ("Interested in Rust, Haskell and databases", [("Rust", 1), ("Haskell databases", 1)]),
        ("I don't want to read about elections", [("elections", -1)]),
        ("Doesn't care about startups", [("startups", -1)]),
        ("Not a fan of Python", [("Python", -1)]),
        ("Is tired of AI news", [("AI", -1)]),
        ("Skips anything about celebrity gossip", [("celebrity gossip", -1)]),
        ("Цікавиться базами даних, не любить криптовалюти", [("базами даних", 1), ("криптовалюти", -1)]),
        ("Не хоче читати про політику", [("політику", -1)]),
        ("Mag keine Artikel über Kryptowährungen", [("Kryptowährungen", -1)]),
        ("No le gusta la política", [("política", -1)]),
        ("Works as a backend engineer at Stripe", [("backend engineer Stripe", 0)]),
        ("Prefers long technical articles", []),
        ("Prefers Postgres over MySQL", [("Postgres", 1)]),
        ("Loves films, except horror", [("films", 1), ("horror", -1)]),
        ("Likes films but not musicals", [("films", 1), ("musicals", -1)]),
        ("Used to love Ruby, now writes Elixir", [("writes Elixir", 1)]),
        ("Обожнює джаз, але терпіти не може реп", [("джаз", 1), ("реп", -1)]),
    ],
)
def test_a_memory_leans_by_its_parts(text: str, expected: list[tuple[str, int]]) -> None:
    assert [tuple(lean) for lean in leans(text)] == expected


def test_a_label_leans_for_words_that_do_not() -> None:
    assert [tuple(lean) for lean in leans("crypto", "Dislikes")] == [("crypto", -1)]
    assert [tuple(lean) for lean in leans("Likes crypto", "Dislikes")] == [("crypto", 1)]


def test_reactions() -> None:
    assert [way_of(one) for one in ("👍", " Liked ", "👎", "🤔", "", None)] == [1, 1, -1, 0, 0, 0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Cannot stand golf", ("golf", -1)),
        ("Is afraid of spiders", ("spiders", -1)),
        ("Adores opera", ("opera", 1)),
        ("Kann Golf nicht ausstehen", ("Golf", -1)),
        ("Mag Opern nicht", ("Opern", -1)),
        ("Hat Politik satt", ("Politik", -1)),
        ("Verabscheut Golf", ("Golf", -1)),
        ("Adora la ópera", ("ópera", 1)),
        ("Le da miedo volar", ("volar", -1)),
        ("Прихильник опери", ("опери", 1)),
        ("Боїться павуків", ("павуків", -1)),
    ],
)
def test_strong_words_lean_in_each_language(text: str, expected: tuple[str, int]) -> None:
    assert [tuple(lean) for lean in leans(text)] == [expected]


@pytest.mark.parametrize(
    ("wanted", "title", "told"),
    [
        ("dogs", "Puppies learn faster than we thought", 1.0),
        ("собак", "Puppies learn faster than we thought", 1.0),
        ("Hunde", "Welpen lernen schneller", 1.0),
        ("terriers", "Dogs in the city", WIDER),
        ("dogs", "Hot dogs at the fair", 0.0),
        ("cars", "Who cares for the nurses", 0.0),
        ("animals", "A hedgehog in winter", 1.0),
        ("dogs", "A cat in the window", 0.0),
        ("dogs and bread", "Puppies learn faster than we thought", 0.5),
    ],
)
def test_a_text_tells_of_a_thing_by_its_sorts(wanted: str, title: str, told: float) -> None:
    assert told_of(things(wanted), counted(title, "")) == told


def test_what_a_text_only_mentions_counts_as_much_of_it_as_it_fills() -> None:
    told = counted("A quiet year", "The farm has a dog, a goat, a tractor and a barn with hay and bread.")
    assert 0 < told_of(things("dogs"), told) < 0.5
