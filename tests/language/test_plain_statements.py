"""A message that does nothing but tell something of its writer is kept, however little the judge makes of its words."""

from datetime import date

import pytest

from language.statements.worth_keeping import durability, worth_keeping

TODAY = date(2026, 11, 16)


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("I'm allergic to walnuts.", "walnuts"),
        ("Call me Dr Okafor.", "Okafor"),
        ("Ich komme aus dem Allgäu.", "Allgäu"),
        ("ich mach ne lehre als koch", "koch"),
        ("Ich hab einen Pudel, der heißt Tasso.", "Tasso"),
        ("Слухаю подкасти про історію.", "історію"),
        ("Tengo una perra que se llama Nube.", "Nube"),
    ],
)
def test_a_plain_statement_alone_is_kept(said: str, word: str) -> None:
    assert any(word in one.value for one in worth_keeping(said, TODAY))


@pytest.mark.parametrize(
    "said",
    [
        "I have a question.",
        "I can't open the link.",
        "I got lost in the second paragraph.",
        "Ich finde den Artikel gut.",
        "дякую, тепер ясно",
        "Me gustó el artículo.",
        "Der neue Trainer kommt aus Leipzig, hab ich gelesen",
    ],
)
def test_what_tells_nothing_lasting_is_not(said: str) -> None:
    assert worth_keeping(said, TODAY) == []


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("Mi hermana se llama Ainhoa y trabaja en correos", "correos"),
        ("Meine Frau heißt Doris und arbeitet beim Zoll", "Zoll"),
        ("Мого брата звати Юрко, він служить на флоті", "флоті"),
        ("Ich habe ein Moped und einen Kater namens Willi", "Willi"),
        ("Tengo un portátil y una perrita, Nata", "Nata"),
    ],
)
def test_what_is_said_on_of_somebody_near_is_kept_with_them(said: str, word: str) -> None:
    assert any(word in one.value for one in worth_keeping(said, TODAY))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I abseil with my cousins", "Abseils with their cousins"),
        ("I call my cousin every Friday", "Calls their cousin every Friday"),
        ("I went to Oslo in May", "Went to Oslo in May"),
    ],
)
def test_what_somebody_does_is_told_of_them_whatever_the_verb(said: str, told: str) -> None:
    assert told in {one.value for one in worth_keeping(said, TODAY)}


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Ich spreche Dänisch und ein wenig Finnisch", "Ich spreche Dänisch und ein wenig Finnisch"),
        ("Тато працює в депо", "Тато працює в депо"),
        ("Mum lives in Truro", "Mum lives in Truro"),
        ("Dad has a workshop", "Dad has a workshop"),
        ("Opa wohnt im Heim", "Opa wohnt im Heim"),
        ("I quit vaping", "Quit vaping"),
        ("I'm more of a soup person", "More of a soup person"),
        ("I'm not an evening person", "Not an evening person"),
        ("Soy más de café", "Soy más de café"),
        ("I drive an ancient Saab", "Drives an ancient Saab"),
        ("We have a small orchard", "Has a small orchard"),
        ("I ring my uncle every Monday", "Rings their uncle every Monday"),
        ("I owe my cousin 20 euros", "Owes their cousin 20 euros"),
        ("I can't stand celery", "Dislikes celery"),
        ("I do pilates on Tuesday evenings", "Does pilates on Tuesday evenings"),
    ],
)
def test_a_plain_statement_is_kept_whole_and_for_good(said: str, kept: str) -> None:
    found = worth_keeping(said, TODAY)
    assert [one.value for one in found] == [kept]
    assert durability(found[0], TODAY) == "durable"


@pytest.mark.parametrize(
    "said", ["Mum called", "Mum says hi", "Мама дзвонила", "Is he a morning person?", "Ich lese vor dem Schlafen"]
)
def test_what_somebody_else_did_just_now_or_no_thing_is_not_kept_for_good(said: str) -> None:
    assert not [one for one in worth_keeping(said, TODAY) if durability(one, TODAY) == "durable"]


def test_a_habit_without_a_thing_stands_in_the_daily_note() -> None:
    assert [durability(one, TODAY) for one in worth_keeping("Ich lese vor dem Schlafen", TODAY)] == ["daily"]
