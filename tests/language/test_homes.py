"""Where somebody lives is a memory of its own, whatever stands between, in each language."""

from datetime import date

import pytest

from language.hearing.judge import tellings
from language.statements.worth_keeping import worth_keeping
from language.words.classes import classes_of

TODAY = date(2026, 11, 17)


def kept(text: str) -> dict[str, str]:
    return {one.key: one.value for one in worth_keeping(text, TODAY)}


@pytest.mark.parametrize(
    ("text", "town"),
    [
        ("I live with my brother in Inverness", "Inverness"),
        ("Ich wohne mit meiner Oma in Bamberg", "Bamberg"),
        ("Seit Ostern wohnen wir in Passau", "Passau"),
        ("Wir sind letzte Woche nach Jena gezogen", "Jena"),
        ("Vivo con mi abuela en Huesca", "Huesca"),
        ("Hace un año que vivimos en Gijón", "Gijón"),
        ("El año pasado nos mudamos a Soria", "Soria"),
        ("Ми з братом мешкаємо в Бучачі", "Бучач"),
        ("З квітня живемо у Вінниці", "Вінниця"),
        ("я веган, живу у львові", "Львів"),
        ("I run a bakery in Whitby, and live with my aunt in Scarborough", "Scarborough"),
        ("Ich bin Glaserin in Husum, und wohne mit meiner Tante in Tönning", "Tönning"),
        ("Працюю в Бучі, а живу в Ірпені з тіткою", "Ірпінь"),
        ("Trabajo en Palencia y vivo en Husillos", "Husillos"),
    ],
)
def test_the_place_where_somebody_lives_has_its_name(text: str, town: str) -> None:
    assert kept(text)["location"] == town


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Ich wohne mit meiner Oma in Bamberg", "Ich wohne mit meiner Oma"),
        ("Vivo con mi abuela en Huesca", "Vivo con mi abuela"),
        ("I live with my brother in Inverness", "Lives with their brother"),
        ("Живу в Ужгороді, дружину звати Леся", "Дружину звати Леся"),
        ("I am a glazier in Hull, and live with my aunt in Goole", "Lives with their aunt"),
        ("Працюю в Бучі, а живу в Ірпені з тіткою", "Живу з тіткою"),
        ("We live with three cats in a cottage in Ripon", "Lives with three cats in a cottage"),
    ],
)
def test_with_whom_somebody_lives_does_not_repeat_the_place(text: str, rest: str) -> None:
    assert rest in kept(text).values()


@pytest.mark.parametrize(
    "text",
    [
        "En mayo nos mudamos a Soria, ya tenemos piso",
        "Meine Eltern sind nach Jena gezogen",
        "Моя сестра переїхала до Ніжина",
        "Ich wohne nicht in Passau",
        "Trabajo en Palencia",
        "Працюю в Бучі",
    ],
)
def test_a_plan_or_the_move_of_others_is_no_home(text: str) -> None:
    assert "location" not in kept(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("I'm allergic to cashews, which is a pain in my line of work", "Allergic to cashews"),
        ("i'm allergic to cashews btw which really sucks", "Allergic to cashews"),
        ("Ich wohne in Soest, was echt nervt", "Soest"),
        ("У мене алергія на амброзію, що влітку дуже важко", "Алергія на амброзію"),
    ],
)
def test_a_word_on_what_was_told_is_no_part_of_it(text: str, value: str) -> None:
    assert list(kept(text).values()) == [value]


def test_who_names_themselves_again_tells_another_thing() -> None:
    told = [one.text for one in tellings("We sold the farm in spring, I'm a bus driver now", 0.68)]
    assert told == ["We sold the farm in spring", "I'm a bus driver now"]


@pytest.mark.parametrize(("word", "sort"), [("cats", "cat"), ("girls", "child"), ("birds", "other_pet")])
def test_several_are_of_the_sort_of_one(word: str, sort: str) -> None:
    assert sort in classes_of(word)


def test_what_somebody_does_besides_is_no_part_of_the_place() -> None:
    told = kept("Trabajo como contable en Deloitte y corro maratones")
    assert told == {"role": "Contable", "company": "Deloitte", "corro_maratones": "Corro maratones"}
    assert kept("Vivo en Cuenca y vendo quesos") == {"location": "Cuenca", "vendo_quesos": "Vendo quesos"}
    assert kept("Vivo en Cuenca y Toledo") == {"location": "Cuenca y Toledo"}


@pytest.mark.parametrize(("text", "role"), [("Ich bin selbst Hebamme", "Hebamme"), ("ich bin selber Bäcker", "Bäcker")])
def test_a_trade_stands_without_what_stresses_it(text: str, role: str) -> None:
    assert kept(text) == {"role": role}


@pytest.mark.parametrize(
    ("text", "place", "value"),
    [
        ("I live in York to save money", "York", "Lives in York to save money"),
        ("Me mudé a Vigo para estudiar", "Vigo", "Me mudé a Vigo para estudiar"),
        ("Переїхала до Львова, щоб доглядати маму", "Львів", "Переїхала до Львова, щоб доглядати маму"),
    ],
)
def test_what_somebody_is_there_for_is_no_part_of_the_place(text: str, place: str, value: str) -> None:
    assert set(kept(text).values()) == {place, value}


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Jan und ich haben uns getrennt", {"Jan und ich haben uns getrennt"}),
        ("My cat Momo is 12", {"Cat Momo is 12"}),
        ("Я пасічниця з Полтавщини, маю сорок вуликів", {"Пасічниця", "Полтавщини", "Маю сорок вуликів"}),
        ("У нас весілля у червні, а мама живе у Львові", {"У нас весілля у 2027-06, а мама живе у Львові"}),
    ],
)
def test_what_is_told_stays_whole(text: str, values: set[str]) -> None:
    assert set(kept(text).values()) == values


def test_another_thing_of_somebody_has_a_key_of_its_own() -> None:
    assert set(kept("My son Leo is 5 and my son Max is 3").values()) == {"Son Leo is 5", "Son Max is 3"}
