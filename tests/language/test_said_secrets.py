"""Of secrets told in plain sentences most are caught in every language, and what only speaks of one is kept."""

import re

import pytest

from language.sensitive.secrets import find_secret, redact
from language.sensitive.vocabulary import DOCUMENTS, RECALLS
from tests.language.said_samples import HARMLESS, SECRETS

MISSED = {"de": 3, "es": 3, "uk": 3}
"""How many may be missed: those told without a name of a secret or in mere words, of 30, 30 and 20."""


@pytest.mark.parametrize("language", SECRETS)
def test_secrets_told_in_sentences_are_caught(language: str) -> None:
    told = SECRETS[language]
    missed = [text for text in told if redact(text) == text]
    assert len(missed) <= MISSED[language], missed


@pytest.mark.parametrize("language", HARMLESS)
def test_talk_of_secrets_is_kept(language: str) -> None:
    assert [text for text in HARMLESS[language] if redact(text) != text] == []


@pytest.mark.parametrize(
    "text",
    [
        "Mein Sperrcode ist 1947",
        "Der Abholcode für die Packstation ist K8W2PJ",
        "Red de invitados: Arandano2020",
        "Kreditkarten-Prüfnummer ist 381",
        "Запам'ятай мій секретний номер 7364",
    ],
)
def test_compounds_and_other_names_of_a_code_are_known(text: str) -> None:
    assert redact(text) != text


@pytest.mark.parametrize(
    "text",
    [
        "contraseña maestra: tres.gatos.negros",
        "on the label it says WPA2 5d1e09c7a4b2, is that safe?",
        "our code word for the alarm jasmine",
        "кодове слово для банку жасмин",
        "відповідь на контрольне питання – Шарик",
        "security question answer: first pet was Ziggy",
        "my aunt uses tul1pfield everywhere",
        "mi tía pone pelusa12blanca en todos lados",
        "am Router klebt: 8412-7730-5521-9904",
        "військовий квиток КХ 310482 загубила",
        "E-Card-Nummer 1237 010180, wohin damit?",
        "TC'm 10000000146",
        "BitLocker 482913-105672-330481-229174-661903-018447-593026-774150",
    ],
)
def test_a_value_is_known_by_what_it_is_for_though_nobody_calls_it_a_password(text: str) -> None:
    assert redact(text) != text


@pytest.mark.parametrize(
    "text",
    [
        "запис до лікаря на 15:10, кабінет 312",
        "aula 214, segundo piso, traigo la alarma",
        "Das Schloss in Pillnitz hat 200 Zimmer",
        'La palabra clave del poema es "olvido"',
        "Ключове слово роману – «тиша»",
        "flight BA2490 boards at gate 12",
        "кодове слово для банку забула",
        "das Schlüsselwort im Text ist 'Geduld'",
        "Passwort-Regel bei uns: 14 Zeichen, alle 60 Tage neu",
        "пін на 4 цифри це лише 10000 комбінацій",
    ],
)
def test_rooms_keywords_and_flights_are_no_secrets(text: str) -> None:
    assert redact(text) == text


WAYS = {
    "words of a wallet, or how they begin": [
        "my ledger words start with pepper candle ribbon marble and so on",
        "Die Wörter der Wallet beginnen mit nebel, kerze, distel, pfanne",
        "las palabras de recuperación empiezan por niebla vela cardo sartén",
        "слова відновлення починаються з туман свічка будяк сковорода",
    ],
    "a sentence that serves as a phrase": [
        "Passphrase for the stick: Three owls argue about cheese",
        "Passsatz für den Stick: Drei Eulen streiten um Käse",
        "Frase de paso del pendrive: tres búhos discuten por queso",
        "Парольна фраза до флешки: три сови сперечаються про сир",
    ],
    "what serves as a password": [
        "my uncle has had Quince#Jam as the password there for ages",
        "mein Onkel hat dort seit Ewigkeiten Quitte#Mus als Kennwort",
        "mi tío tiene Membrillo#Dulce de contraseña desde siempre",
        "дядько там роками має Aivovyi#Dzhem паролем",
    ],
    "words with hyphens, between commas": [
        "one password for all of it, Otters-in-Boots, i know",
        "für alles ein Passwort, Otter-in-Stiefeln, ich weiß",
        "una contraseña para todo, Nutrias-con-Botas, lo sé",
        "один пароль на все, Vydry-v-chobotiah, знаю",
    ],
    "a user and a password with a stroke": [
        "the switch in the cellar still answers to admin/Gherkin6",
        "der Router im Keller steht noch auf admin/Gurke66",
        "el router del sótano sigue en admin/Pepinillo6",
        "роутер у підвалі досі на admin/Ohirok66",
    ],
    "the key of a disk": ["330481-229174-661903-018447-593026"],
}


@pytest.mark.parametrize("way", WAYS)
def test_each_way_to_tell_a_secret_is_known_in_four_languages(way: str) -> None:
    assert [text for text in WAYS[way] if redact(text) == text] == []


@pytest.mark.parametrize(
    "text",
    [
        "Passphrase or password, which one is safer?",
        "Passphrase oder Kennwort, was ist besser?",
        "¿Frase de paso o contraseña, qué es mejor?",
        "Парольна фраза чи пароль, що краще?",
        "Passphrase: keep it on paper and never reuse it",
        "Recovery words: they are stored at the bank",
        "my password is a stop-and-go affair, I forget it weekly",
        "mi contraseña es un tira-y-afloja, siempre se me olvida",
        "wir wohnen in Garmisch-Partenkirchen, gleich beim Tor",
        "my job is about admin/user roles",
    ],
)
def test_talk_of_phrases_and_words_with_hyphens_are_kept(text: str) -> None:
    assert redact(text) == text


@pytest.mark.parametrize(
    ("names", "text"),
    [
        (DOCUMENTS, "mi tarjeta sanitaria es nueva"),
        (DOCUMENTS, "mon permis de conduire est neuf"),
        (RECALLS, "el mejor amigo de la infancia"),
        (RECALLS, "a professora favorita"),
    ],
)
def test_a_name_that_a_table_breaks_over_two_lines_is_known(names: re.Pattern[str], text: str) -> None:
    assert max((found[0] for found in names.finditer(text)), key=len, default="").count(" ")


@pytest.mark.parametrize(
    "text", ["Uses: Python3", "Band: Blink182", "Chess variant: chess960", "Хобі: шахи960", "Spiel: Anno1800"]
)
def test_a_name_that_ends_in_a_number_is_kept_under_a_label_that_opens_nothing(text: str) -> None:
    assert find_secret(text) is None


def test_what_opens_something_is_refused_under_its_label() -> None:
    assert find_secret("Wifi: kotyk2020")
    assert find_secret("Passwort: Sommer1987")


@pytest.mark.parametrize(
    "text",
    [
        "WLAN-Passwort 83920174655120938471",
        "wifi password: 4920 1837 4655 1920 3847",
        "my password is 4920 1837 4655",
        "router key 83920174655120938471",
        "WPA2: 93847561029384756102",
        "пароль від вайфаю 83920174655120938471",
        "Mein Spind: Kombination 28/14/06",
        "meine Kontonummer bei der Sparkasse 1043778821",
        "my account no at Chase is 000123456789",
        "Рахунок у приваті 26203714895502",
        "la cuenta del banco es 2100 0418 45 0200051332",
        "mi CBU 2850590940090418135201",
    ],
)
def test_rows_of_digits_are_removed_as_a_whole(text: str) -> None:
    assert not re.search(r"\d{2}", redact(text))


@pytest.mark.parametrize("text", ["Passwort hab ich auf Pumuckl_1982 geändert.", "mi clave fiscal es Monotributo99"])
def test_a_verb_or_an_adjective_beside_it_hides_no_password(text: str) -> None:
    assert find_secret(text)


@pytest.mark.parametrize(
    "text",
    [
        "Ich hab mein Passwort vergessen und musste es zurücksetzen, zum dritten Mal.",
        "Hab mein Kennwort verlegt und konnte nicht rein",
        "My account at Chase is from 2009",
        "mi cuenta de ahorro tiene 1500000 pesos",
        "рахунок за світло номер 12345678 прийшов",
        "the combination of 28/11/06 is a date on the locker",
    ],
)
def test_what_is_said_of_accounts_and_passwords_without_one_is_kept(text: str) -> None:
    assert find_secret(text) is None


@pytest.mark.parametrize(
    "text", ["ticket #882 is still open", "mi pedido #88213 no llega", "замовлення #88213 застрягло"]
)
def test_the_number_of_an_order_is_no_code(text: str) -> None:
    assert redact(text) == text


@pytest.mark.parametrize("text", ["mi cuenta es 031-284756-19", "cuenta de ahorros Andina 031-284756-19, de mi madre"])
def test_the_groups_of_an_account_number_may_have_strokes(text: str) -> None:
    assert "284756" not in redact(text)


@pytest.mark.parametrize("text", ["order the door code #88213", "gate #4471, press it twice", "pin #4471"])
def test_a_code_behind_that_sign_is_one(text: str) -> None:
    assert redact(text) != text
