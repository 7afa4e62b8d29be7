"""A text gets its values, and a counted word the form that its number asks for."""

import pytest

from language.blanks import fill

_FORMS = {"en": "$n [day|days]", "de": "$n [Tag|Tage]", "es": "$n [día|días]", "uk": "$n [день|дні|днів]"}


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("en", 1, "1 day"),
        ("en", 0, "0 days"),
        ("en", 11, "11 days"),
        ("de", 1, "1 Tag"),
        ("de", 21, "21 Tage"),
        ("es", 1, "1 día"),
        ("es", 2, "2 días"),
        *(("uk", n, f"{n} день") for n in (1, 21, 101, 1001)),
        *(("uk", n, f"{n} дні") for n in (2, 3, 4, 22, 104)),
        *(("uk", n, f"{n} днів") for n in (0, 5, 10, 11, 12, 14, 20, 25, 111, 112, 114)),
        ("uk", "1\u202f232", "1\u202f232 дні"),
    ],
)
def test_a_word_takes_the_form_of_its_number(language: str, number: object, said: str) -> None:
    assert fill(_FORMS[language], language, {"n": number}) == said


def test_a_language_without_rules_counts_as_english_does() -> None:
    assert fill("$n [day|days]", "xx", {"n": 1}) == "1 day"


def test_the_number_may_stand_further_ahead_and_other_brackets_stay() -> None:
    assert fill("Its $n saved [turn goes|turns go] [now] ($why)", "en", {"n": 3, "why": "$n"}) == (
        "Its 3 saved turns go [now] ($n)"
    )


def test_a_blank_without_a_value_stays() -> None:
    assert fill("about $topic", "uk", {}) == "about $topic"
