"""Secrets as people tell them by the way: the one for everything, keys in groups, answers to questions; and numbers of
tickets, titles and habits, which open nothing."""

import pytest

from language.sensitive.secrets import find_secret


@pytest.mark.parametrize(
    "text",
    [
        "same one for email, bank, the lot: Gingerbread!09",
        "Ich nehm überall dasselbe, nämlich Rosalinde1951",
        "Uso Canario.Rojo31 en todas las páginas",
        "я в усіх соцмережах одне й те саме пишу: Malynka77",
    ],
)
def test_the_password_for_everything_is_one(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "my authenticator wants the key NB2W 45DF OIZA",
        "mein Authenticator-Schlüssel: KRSX G5BA ONSW",
        "el autenticador me dio la clave NB2W 45DF OIZA",
        "у аутентифікатор вводила ключ NVQW 4ZDF ONZQ",
    ],
)
def test_the_key_of_an_authenticator_is_one_in_three_groups(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "security answer at the bank is Fluffy",
        "my security answers are all Pumpernickel",
        "für die Alarmanlage ist das Codewort Holunder",
        "die Bank fragt immer nach dem Vornamen meiner Oma, ich sag Hedwig",
        "en el banco siempre preguntan el apellido de mi abuela: Arriortúa",
        "секретне слово в банку Ромашка",
    ],
)
def test_the_answer_that_a_bank_asks_for_is_one(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "security questions annoy me, Barclays especially",
        "the security question is what my first car was",
        "mein Codewort ist leider vergessen",
        "la pregunta de seguridad es muy fácil",
        "дратують секретні питання, особливо Приват",
    ],
)
def test_talk_of_such_answers_is_none(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize("text", ["ábrelo con 5514, es el cumple de mi hija", "poné 6190 en el candado y listo"])
def test_verbs_of_all_countries_tell_a_code(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "my support ticket at the phone company is #44120, three weeks and counting",
        "Kundennummer hab ich schon dreimal durchgegeben, 88213",
        "la reserva del hotel es la 8821X",
        "номер мого звернення в підтримку #66120, тиша",
        "Il numero della spedizione è 1Z77310",
    ],
)
def test_the_number_of_a_ticket_opens_nothing_however_far_its_name_stands(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize("text", ["the booking opens the key safe with 4471", "the order locker's code is 4471"])
def test_but_a_code_told_beside_an_order_does(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    ["Catch-22 is the only book I have read three times", "Se7en put me off box deliveries", "1984 y 2666 me marcaron"],
)
def test_a_number_in_a_title_is_no_password(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "Password:\nhunter2",
        "password is\ntulip77",
        "PIN:\n4821",
        "<db.password>tulip77</db.password>",
        "lösenord: tulip77",
    ],
)
def test_a_value_on_the_next_line_or_between_tags_is_told_too(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text", ["Password:\nforgotten", "Forgot password:\nask Tom on Monday", "<token>${TOKEN}</token>"]
)
def test_but_not_what_only_speaks_of_it(text: str) -> None:
    assert find_secret(text) is None
