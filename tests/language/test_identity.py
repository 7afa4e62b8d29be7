"""Numbers of documents, answers to secret questions, the words of a wallet: secrets; what sounds like them is not."""

import pytest

from language.sensitive.secrets import find_secret, redact

TOLD = [
    ("they want my passport, it's 6130 44871, for the visa", "6130 44871"),
    ("SSN: 402-11-8837", "402-11-8837"),
    ("my social is 402 11 8837, who else has it", "402 11 8837"),
    ("National Insurance QQ 12 34 56 C if you need it", "QQ 12 34 56 C"),
    ("K4471-20931-55102 is my driver's license", "K4471-20931-55102"),
    ("мій закордонний паспорт FA773102", "FA773102"),
    ("ІПН 3012904471, запиши", "3012904471"),
    ("посвідчення водія ВХА 448120", "ВХА 448120"),
    ("Steuer-ID lautet 12 345 678 903", "12 345 678 903"),
    ("meine Versichertennummer ist Z884120937", "Z884120937"),
    ("mi DNI es el 70442918K", "70442918K"),
    ("la clabe para pagarme 014180655071234567", "014180655071234567"),
    ("mon numéro de sécurité sociale : 2 84 05 88 076 113 42", "2 84 05 88 076 113 42"),
    ("il mio codice fiscale è RSSMRA85M01H501Z", "RSSMRA85M01H501Z"),
    ("meu CPF é 318.442.907-55", "318.442.907-55"),
    ("TC kimlik numaram 10293847566", "10293847566"),
    ("我的身份证号是11010519491231002X", "11010519491231002X"),
    ("마이너스 말고 주민등록번호 880101-1234567", "880101-1234567"),
    ("my security question is the first school, answer: Brackenfield", "Brackenfield"),
    ("контрольне питання про кота, відповідь Мурчик", "Мурчик"),
    ("Sicherheitsfrage: Haustier, Antwort ist Strolchi", "Strolchi"),
    (
        "estas son: pozo tren luna faro mesa gato nieve pluma roca sopa viento clavel",
        "pozo tren luna faro mesa gato nieve pluma roca sopa viento clavel",
    ),
    ("the passphrase, it's copper otters guard teapots, tell nobody", "copper otters guard teapots"),
    ("вайфай є, пароль horishky-v-medu", "horishky-v-medu"),
]
HARMLESS = [
    "My passport expires on 12.05.2027 and I still have not renewed it",
    "passport renewal cost me 15400 UAH",
    "паспорт дійсний до 2031, черга була 3 години",
    "Der Reisepass kostet jetzt 70 Euro, gültig bis 04/2034",
    "Social security paid out to 68000000 people last year",
    "Mi pasaporte caduca en 2029 y el vuelo es a las 10:45",
    "I got my driver's license in 1998",
    "The security question was silly and I forgot what I answered",
    "the article says the most common password is 123456",
    "у статті найпопулярніший пароль досі qwerty123",
    "La palavra-chave do debate é confiança",
    "My passphrase is longer than what the website allows",
    "Shopping: milk, eggs, bread, butter, salt, apples, plums, rice, beans, tea, soap, candles",
    "Ukraine ID 2024: the article counts 120000 cards",
]


@pytest.mark.parametrize(("text", "secret"), TOLD)
def test_what_lets_others_pass_for_the_user_is_never_kept(text: str, secret: str) -> None:
    assert find_secret(text)
    assert secret not in redact(text)


@pytest.mark.parametrize("text", HARMLESS)
def test_talk_about_documents_stays(text: str) -> None:
    assert redact(text) == text
