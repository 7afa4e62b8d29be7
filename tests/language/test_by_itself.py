"""What is kept for good says something by itself: not what leans on words around it, nor what a question is about."""

from datetime import date

import pytest

from language.hearing.signs import is_mistake
from language.meaning.evidence import supports
from language.statements.worth_keeping import durability, worth_keeping
from stores.records import Said

TODAY = date(2026, 2, 1)


def kept(text: str) -> dict[str, str]:
    return {one.key: one.value for one in worth_keeping(text, today=TODAY)}


def lasting(text: str) -> list[str]:
    return [one.value for one in worth_keeping(text, today=TODAY) if durability(one, TODAY) == "durable"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I don't eat lamb, can you find another recipe?", "Does not eat lamb"),
        ("No como cordero, ¿me recomiendas otra receta?", "No como cordero"),
        ("Ich ess kein Lamm, können wir das Rezept ändern?", "Ich ess kein Lamm"),
        ("Я не їм баранини, можеш знайти інший рецепт?", "Не їсть баранини"),
    ],
)
def test_what_is_told_before_a_question_is_kept(text: str, told: str) -> None:
    assert lasting(text) == [told]


@pytest.mark.parametrize("text", ["My aunt, what is her name?", "Mi tía, ¿cómo se llama?"])
def test_what_a_question_is_about_is_not(text: str) -> None:
    assert kept(text) == {}


def test_only_what_is_told_before_a_question_speaks_for_a_memory() -> None:
    assert supports("Does not eat lamb", "diet", [Said("I don't eat lamb, can you find another recipe?")])
    assert not supports("Does not eat lamb", "diet", [Said("I don't eat lamb, do I?")])
    assert not supports("Lives in Oslo", "location", [Said("If I lived in Oslo, could you find me a flat?")])


@pytest.mark.parametrize(
    "text",
    [
        "The part on sundials was lovely. Mine's been standing there since 1990.",
        "The bit about windmills moved me, my grandad kept one on Rügen.",
        "Mein Arzt hat mir Rheuma bescheinigt. Seitdem les ich alles über Kurkuma.",
        "My new colleague is Deaf.",
    ],
)
def test_what_points_elsewhere_or_at_somebody_else_is_not_kept_for_good(text: str) -> None:
    assert not [one for one in lasting(text) if "Rheuma" not in one]


@pytest.mark.parametrize(
    "text", ["Sorry for the typos.", "Perdona las erratas.", "Entschuldige die Tippfehler.", "Вибач за помилки."]
)
def test_an_apology_is_no_memory(text: str) -> None:
    assert kept(text) == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("hiya, Sorcha here, vet nurse in Sligo, two goats", "Sorcha; Sligo; Vet nurse; Two goats"),
        ("Heiko, Fährmann auf der Weser", "Heiko; Fährmann auf der Weser"),
        ("Oksana, nurse from Lviv", "Oksana; Nurse; Lviv"),
        ("I like sushi and long walks", "Likes sushi and long walks"),
        ("I'm not from Kharkiv, I'm from Poltava", "Poltava"),
    ],
)
def test_what_is_told_in_one_breath_is_read_apart(text: str, told: str) -> None:
    assert sorted(kept(text).values()) == sorted(told.split("; "))


@pytest.mark.parametrize(
    "text", ["Bis ich neunzehn war, war ich bei den Zeugen Jehovas.", "Until I was nineteen, I was a Mormon."]
)
def test_a_time_is_kept_with_what_it_is_the_time_of(text: str) -> None:
    assert not [one for one in kept(text).values() if one.endswith(("war", "nineteen")) and "," not in one]


def test_a_name_with_a_trade_in_an_article_is_somebody_elses() -> None:
    assert kept("Heiko, Fährmann auf der Weser, erzählt im Text von Stürmen.") == {}


@pytest.mark.parametrize(
    ("said", "old", "mistaken"),
    [
        ("no, not Leeds, York", "Leeds", True),
        ("I'm a doctor, not a nurse", "Nurse", True),
        ("Я живу не в Умані, а в Ковелі", "Умань", True),
        ("I moved from Leeds to York", "Leeds", False),
        ("I'm no longer a nurse, I'm a doctor now", "Nurse", False),
        ("Я переїхав, тепер живу в Ковелі", "Умань", False),
    ],
)
def test_a_mistake_is_told_from_a_change(said: str, old: str, mistaken: bool) -> None:
    assert is_mistake(said, old) is mistaken
