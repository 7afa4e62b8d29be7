"""A small Latin word among words of another script may be a password; digits told by their names are digits."""

import pytest

from language.sensitive.secrets import find_secret


@pytest.mark.parametrize(
    "text",
    [
        "вайфай у сестри просто halushka",
        "коли ноут питає, пиши smerichka",
        "на домофоні дві сімки, дві трійки",
        "кодове слово Журавлик, якщо банк подзвонить",
        "сі-ві-ві 615",
    ],
)
def test_it_is_heard_as_a_secret(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "на планшеті стоїть firefox",
        "заходжу в instagram з роботи",
        "роутер від tenda, працює",
        "дві п'ятірки й трійка за контрольну",
        "кодове слово забув",
    ],
)
def test_the_name_of_a_program_and_marks_at_school_are_none(text: str) -> None:
    assert find_secret(text) is None
