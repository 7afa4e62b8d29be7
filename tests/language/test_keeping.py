"""What a wish to forget lets stay, how much of a note it means, and what a message says is as it was."""

import pytest

from language.hearing.removal.cut import left_of
from language.hearing.removal.request import points_back, request_of
from language.hearing.removal.stays import news_and_rest, request_and_rest
from language.hearing.removal.wish import forgetting
from language.hearing.revise import revised


@pytest.mark.parametrize(
    ("said", "notes", "meant"),
    [
        ("Drop my illness from your notes. The choir can stay.", ["Sings in a choir", "Has asthma"], [1]),
        ("Lösch das mit dem Auto. Der Garten darf bleiben.", ["Ich fahre einen Opel", "Ich habe einen Garten"], [0]),
        ("Borra lo de mi coche; la cerámica puedes dejarla.", ["Tengo un coche rojo", "Voy a cerámica"], [0]),
        ("Видали моє місто. Шахи хай будуть.", ["Живу в місті Бучач", "Грає в шахи"], [0]),
    ],
)
def test_what_may_stay_is_not_meant(said: str, notes: list[str], meant: list[int]) -> None:
    wish = forgetting(said, notes)
    assert wish is not None
    assert [*wish.now, *wish.ask] == meant


def test_several_things_are_looked_for_one_by_one() -> None:
    notes = ["Works as a scaffolder", "Owes their brother 400 pounds", "Plays the lottery"]
    wish = forgetting("the lottery and the debt, forget both", notes)
    assert wish is not None
    assert sorted([*wish.now, *wish.ask]) == [1, 2]


@pytest.mark.parametrize(
    ("said", "note", "left"),
    [
        ("forget that I like tea", "Likes tea and coffee", "Likes coffee"),
        ("Olvida lo del marisco", "Soy alérgico al marisco y al polen", "Soy alérgico al polen"),
        (
            "please forget Leopold",
            "A retired judge, aged 81. Their late husband was Leopold",
            "A retired judge. aged 81",
        ),
        ("forget my kids", "Three kids: Otis, Marlowe and Juno", None),
        ("lösch alles über Dario", "Mein Freund Dario ist DJ, er kommt aus Bozen", None),
        ("forget my cat", "Has a cat", None),
    ],
)
def test_only_the_part_that_is_named_goes(said: str, note: str, left: str | None) -> None:
    assert left_of(request_of(said), note) == left


@pytest.mark.parametrize(
    "said", ["forget that", "Das eben wieder streichen.", "забудь це", "olvida eso", "scratch the last bit"]
)
def test_a_wish_may_only_point_back(said: str) -> None:
    assert points_back(said)


@pytest.mark.parametrize("said", ["forget my cat", "vergiss das mit dem Hund", "forget everything"])
def test_a_wish_that_names_something_does_not(said: str) -> None:
    assert not points_back(said)


def test_a_wish_taken_back_is_none() -> None:
    assert request_and_rest("forget my records, just kidding, keep it")[0] == ""
    assert forgetting("забудь про мої платівки, та жартую, хай лишаються", ["Збирає платівки"]) is None


def test_a_question_beside_a_wish_does_not_hide_it() -> None:
    said = "What is a monad? And please forget that I vote Green."
    wish = forgetting(said, ["Votes Green", "Keeps bees"])
    assert wish is not None
    assert [*wish.now, *wish.ask] == [0]


def test_what_is_as_it_was_is_not_corrected() -> None:
    news, rest = news_and_rest("Mondays still the same but they shifted my Thursday class to Saturday for good.")
    assert rest == "Mondays still the same"
    revision = revised(news, "Teaches yoga on Mondays and Thursdays", 0, rest)
    assert revision is not None
    assert revision.text == "Teaches yoga on Mondays and Saturday"


def test_words_of_another_sort_do_not_take_the_place_of_others() -> None:
    revision = revised("У дитинстві я заїкався.", "Збираю старі праски, вже сорок штук маю")
    assert revision is None or not revision.alike
