"""Of two values that a sentence contrasts, the one it denies is neither kept nor a second memory."""

from datetime import date

import pytest

from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 2, 12)


def heard(said: str) -> dict[str, str]:
    return {one.key: one.value for one in worth_keeping(said, TODAY)}


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I live in Porto now, not in Lisbon any more", {"location": "Porto"}),
        ("Actually my name is Olga, not Olha.", {"name": "Olga"}),
        ("Ich wohne in Bonn, nicht in Köln", {"location": "Bonn"}),
        ("Vivo en Lima, no en Quito", {"location": "Lima"}),
        ("Тепер живу в Римі, а не в Києві", {"location": "Рим"}),
    ],
)
def test_what_is_denied_is_no_part_of_the_value(said: str, kept: dict[str, str]) -> None:
    assert heard(said) == kept


@pytest.mark.parametrize(
    ("said", "town"),
    [("Переїхала до Вінниці", "Вінниця"), ("Ich bin nach Bonn gezogen", "Bonn"), ("Me mudé a Lima", "Lima")],
)
def test_who_moved_is_kept_once(said: str, town: str) -> None:
    assert heard(said) == {"location": town}


def test_another_sort_of_thing_stands_beside_the_place() -> None:
    assert heard("I live in Kyiv, no kids") == {"location": "Kyiv", "no_kids": "No kids"}


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("I've been a nurse for nine years", "company"),
        ("I speak to my mum every day", "languages"),
        ("I use Arch on my desktop and my home server", "role"),
    ],
)
def test_a_slot_takes_no_value_of_another_sort(said: str, key: str) -> None:
    assert key not in heard(said)


def test_a_language_is_still_heard() -> None:
    assert heard("I speak German and French")["languages"] == "German and French"


@pytest.mark.parametrize("said", ["I work at Shopify, as you know", "Ich arbeite bei Shopify, wie du weißt"])
def test_a_reminder_that_it_is_known_tells_nothing(said: str) -> None:
    assert list(heard(said)) == ["company"]


@pytest.mark.parametrize("said", ["I changed my mind", "Good to know", "Gut zu wissen", "Я передумала"])
def test_words_on_the_talk_tell_nothing(said: str) -> None:
    assert heard(said) == {}


@pytest.mark.parametrize("said", ["I'm teaching myself to draw", "I'm taking an online course on linear algebra"])
def test_what_somebody_learns_is_personal(said: str) -> None:
    assert [one.category for one in worth_keeping(said, TODAY)] == ["personal_context"]


def test_who_left_one_firm_for_another_says_two_things() -> None:
    assert heard("Я вже не працюю в Ajax, тепер я в Grammarly")["company"] == "Більше не працює в Ajax"
