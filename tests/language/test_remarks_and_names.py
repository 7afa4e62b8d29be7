"""What stands beside a word on the article is still told; a name behind a greeting is one; a town is named plainly."""

from datetime import date

import pytest

from language.hearing.signs import adds
from language.statements.worth_keeping import worth_keeping

TODAY = date(2026, 2, 1)


def kept(text: str) -> dict[str, str]:
    return {one.key: one.value for one in worth_keeping(text, today=TODAY)}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("I'm a dog groomer from Tulsa and honestly the article gets it wrong", "Dog groomer; Tulsa"),
        ("I'm a puppet maker from Oslo but this piece misses the point", "Puppet maker from Oslo"),
        ("Ich bin Hufschmied aus Passau und der Artikel liegt falsch", "Hufschmied; Passau"),
        ("Я ветеринарка з Луцька, і стаття все плутає", "Ветеринарка; Луцьк"),
    ],
)
def test_who_speaks_of_the_article_too_is_heard(text: str, told: str) -> None:
    assert "; ".join(kept(text).values()) == told


@pytest.mark.parametrize(
    "text", ["My friend is a welder and the article gets it wrong", "I'm lost, the article makes no sense"]
)
def test_what_is_said_of_others_or_of_the_article_is_not(text: str) -> None:
    assert kept(text) == {}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Servus, ich bin die Vroni", "Vroni"),
        ("Hi, I'm Zbyszko", "Zbyszko"),
        ("Вітаю! Я Квітослава.", "Квітослава"),
        ("Hola, soy Begoña", "Begoña"),
    ],
)
def test_a_name_right_behind_a_greeting_is_kept_as_one(text: str, name: str) -> None:
    assert kept(text) == {"name": name}


@pytest.mark.parametrize("text", ["Good morning, I'm Late", "Hey, I'm Back", "Hallo, ich bin die Neue"])
def test_another_word_behind_a_greeting_is_no_name(text: str) -> None:
    assert "name" not in kept(text)


@pytest.mark.parametrize(
    ("town", "name"),
    [("Ковелі", "Ковель"), ("Ірпені", "Ірпінь"), ("Сумах", "Суми"), ("Жмеринці", "Жмеринка"), ("Рівному", "Рівне")],
)
def test_the_town_of_a_job_is_called_by_its_name(town: str, name: str) -> None:
    assert kept(f"Працюю касиркою в {town}.")["location"] == name


@pytest.mark.parametrize(
    "text",
    [
        "I also want to see Oslo.",
        "I want to see Oslo, too.",
        "Ще хочу в Осло",
        "Ich will auch nach Oslo",
        "También Oslo",
    ],
)
def test_what_is_added_is_told_from_what_is_put_right(text: str) -> None:
    assert adds(text, "")
    assert not adds("I moved to Oslo, and I also got a parrot.", "Oslo")
