"""Bank account numbers are refused always, like card numbers: IBANs by checksum, others by what they are called."""

import random

import pytest

from language.sensitive.secrets import find_secret, redact
from language.sensitive.values import MARK
from stores import MemoryStore, Status
from tests.growth import grows_with_length_only
from tests.language.secret_samples import iban

TOLD = (
    "Account DE89 3704 0044 0532 0130 00",
    "My iban is gb82 west 1234 5698 7654 32",
    "IBANDE89370400440532013000",
    "IBAN: DE11 3704 0044 0532 0130 00",
    "NO93-8601-1117-947",
    "My bank account number is 12345678",
    "account no. 000123456789",
    "sort code 12-34-56",
    "номер мого рахунку 26007233566001",
    "мой расчётный счёт 40817810099910004312",
    "Meine Kontonummer lautet 532 013 000",
    "mi número de cuenta es 2100 0418 45 0200051332",
    "numéro de compte: 00020041 010050500013",
    "Mój numer konta to 61 1090 1014 0000 0712 1981 2874",
    "número da conta 1234567-8",
    "银行账号：6222021234567",
)
ORDINARY = (
    "Account DE89 3704 0044 0532 0130 01 has a wrong checksum",
    "I opened a bank account in 2019",
    "Our bank account has 150 000 UAH",
    "Order number 123456789 came today",
    "IT 24 people joined the meeting today and we were glad",
    "The account number field must have 8 digits",
    "An IBAN has up to 34 characters",
    "Рахунок 3:2 на користь Динамо",
)


@pytest.mark.parametrize("text", TOLD)
def test_account_numbers_are_secrets(text: str) -> None:
    assert find_secret(text) == "bank account number"
    assert not any(sign.isdigit() for sign in redact(text).replace(MARK, ""))


@pytest.mark.parametrize("text", ORDINARY)
def test_talk_of_accounts_and_other_numbers_is_none(text: str) -> None:
    assert find_secret(text) is None


def test_whatever_stands_around_an_iban_stays() -> None:
    rng = random.Random(5)
    for account in (iban(rng) for _ in range(50)):
        assert redact(f"SEND IT TO {account} NOW please") == f"SEND IT TO {MARK} NOW please"


@pytest.mark.parametrize("piece", ["de12 ", "DE89 3704 ", "account number ", "iban ", "номер рахунку 1"])
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    assert grows_with_length_only(lambda size: find_secret(piece * (size // len(piece))), 40_000)


async def test_an_account_number_is_refused_without_any_setting(store: MemoryStore) -> None:
    value = "Rent goes to DE89 3704 0044 0532 0130 00"
    refused = await store.write("ann", key="rent", value=value, category="personal_context")
    assert refused.status is Status.REJECTED
    assert "bank account number" in refused.reason
    assert await store.read("ann") == []
