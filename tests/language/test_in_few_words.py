"""What people tell in few words, beside a question or in passing, is heard; what they ask for is not kept with it."""

from datetime import date

import pytest

from language.statements.worth_keeping import durability, worth_keeping

_TODAY = date(2030, 5, 6)


def kept(text: str) -> set[str]:
    return {one.value for one in worth_keeping(text, _TODAY)}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Fitter on the rigs, Peterhead. 49. Wife Ailsa has a guesthouse. £41 an hour.",
            {"Fitter on the rigs", "Peterhead", "49", "Wife Ailsa has a guesthouse", "£41 an hour"},
        ),
        ("Hausmeister, Ulm. 22 € die Stunde. 54.", {"Hausmeister", "Ulm", "22 € die Stunde", "54"}),
        ("Yoniel. Holguín. Técnico de ascensores.", {"Yoniel", "Holguín", "Técnico de ascensores"}),
        ("on call this week, sorry. vet, small animals, Wexford", {"Vet, small animals", "Wexford"}),
    ],
)
def test_each_bare_sentence_of_an_introduction_tells_something(text: str, told: set[str]) -> None:
    assert kept(text) >= told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Mi gato Tofu tiene 6 años y ha roto un jarrón otra vez. ¿Cómo lo pego?", "Mi gato Tofu tiene 6 años"),
        ("Моєму коту Тофу 6 років. Як його відучити дряпати диван?", "Моєму коту Тофу 6 років"),
        (
            "Der Vermieter heißt Herr Quandt und antwortet nur per Post. Wie schreibe ich ihm?",
            "Der Vermieter heißt Herr Quandt und antwortet nur per Post",
        ),
        ("El casero se llama don Fermín y no contesta. ¿Qué hago?", "El casero se llama don Fermín"),
        ("Орендодавця звати пан Гнатюк. Як йому написати?", "Орендодавця звати пан Гнатюк"),
    ],
)
def test_who_is_called_by_name_is_near(text: str, told: str) -> None:
    assert told in kept(text)


@pytest.mark.parametrize(
    "text", ["Der Held heißt Hans und stirbt am Ende.", "The author is called Paul Graham and he rambles."]
)
def test_whom_a_text_names_is_not(text: str) -> None:
    assert kept(text) == set()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("wohn in jena in ner wg und zahl 390 euro warm", "Ich zahl 390 euro warm"),
        ("Живу в Порту, за квартиру плачу 1300 євро", "За квартиру плачу 1300 євро"),
        ("Vivo en Vigo y de alquiler pago 600 euros.", "De alquiler pago 600 euros"),
    ],
)
def test_what_is_told_with_a_number_is_kept(text: str, told: str) -> None:
    assert any(told.casefold() in one.casefold() for one in kept(text))


@pytest.mark.parametrize(
    ("text", "role"),
    [
        ("Als Bauzeichnerin muss ich da widersprechen. Wie kommt der Autor auf die Zahl?", "Bauzeichnerin"),
        ("As a roofer I find that hard to believe.", "Roofer"),
        ("Як акушерка скажу: таке буває.", "Акушерка"),
    ],
)
def test_who_speaks_as_a_nurse_is_one(text: str, role: str) -> None:
    assert {one.value for one in worth_keeping(text, _TODAY) if one.key == "role"} == {role}


@pytest.mark.parametrize("text", ["As a child I lived in Rome.", "As a doctor told me, it passes."])
def test_who_was_one_or_quotes_one_is_none(text: str) -> None:
    assert "role" not in {one.key for one in worth_keeping(text, _TODAY)}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("вчу фізику, потрібна допомога з фізикою", {"Вчить фізику"}),
        ("Ich lerne Mathe, brauche Hilfe bei Integralen", {"Lernt Mathe"}),
        ("Estudio mates, necesito ayuda con integrales", {"Estudio mates"}),
        ("I'm 38 and work is hell", {"38"}),
        ("I'm with the author here, it has to change", set()),
        ("In der Serie, die wir schauen, lässt sich das Paar nach Jahren scheiden.", set()),
        ("шукаю що подарувати хрещениці", set()),
    ],
)
def test_what_is_asked_for_or_told_of_others_is_not_kept(text: str, told: set[str]) -> None:
    assert kept(text) == told


def test_what_somebody_does_is_no_aside_beside_a_question() -> None:
    assert "Ich übe grad fürs Sportabzeichen" in kept("Übe grad fürs Sportabzeichen. Was frisst ein Dachs?")


@pytest.mark.parametrize(
    ("text", "origin"),
    [
        ("bin Bootsbauer aus Kappeln", "Kappeln"),
        ("I'm a farrier from Llanidloes.", "Llanidloes"),
        ("Soy ceramista de Almendralejo", "Almendralejo"),
        ("Ich bin Lehrerin aus Überzeugung.", None),
    ],
)
def test_a_town_that_no_list_has_is_told_apart_from_the_trade(text: str, origin: str | None) -> None:
    assert {one.key: one.value for one in worth_keeping(text, _TODAY)}.get("origin") == origin


def test_a_wedding_is_no_work_and_a_vehicle_no_employer() -> None:
    wedding = worth_keeping("our wedding is in June with 120 guests", _TODAY)
    assert [one.category for one in wedding] == ["personal_context"]
    assert "company" not in {one.key for one in worth_keeping("Trabajo de repartidor en moto.", _TODAY)}


def test_a_greeting_drawn_out_hides_no_name() -> None:
    told = worth_keeping("hiii im kaylee, 19, doing nursing at college", _TODAY)
    assert [one.value for one in told if one.key == "name"] == ["Kaylee"]
    assert {durability(one, _TODAY) for one in told} == {"durable"}
