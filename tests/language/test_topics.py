"""What a text is about, and whether its writer wants more of it."""

import pytest

from language.languages import files
from language.topics.leanings import leans
from language.topics.reactions import way_of
from language.topics.table import FILE, names, topics_of


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
        ("Обожнює джаз, але терпіти не може реп", [("джаз", 1), ("може реп", -1)]),
    ],
)
def test_a_memory_leans_by_its_parts(text: str, expected: list[tuple[str, int]]) -> None:
    assert [tuple(lean) for lean in leans(text)] == expected


def test_a_label_leans_for_words_that_do_not() -> None:
    assert [tuple(lean) for lean in leans("crypto", "Dislikes")] == [("crypto", -1)]
    assert [tuple(lean) for lean in leans("Likes crypto", "Dislikes")] == [("crypto", 1)]


def test_reactions() -> None:
    assert [way_of(one) for one in ("👍", " Liked ", "👎", "🤔", "", None)] == [1, 1, -1, 0, 0, 0]
