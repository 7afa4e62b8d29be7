"""What is asked to be remembered in a clause whose verb stands last is kept as a plain sentence."""

import re
from datetime import date

import pytest

from language.intents.remember import requests
from language.sentences import word_order
from language.statements.wording import flip
from language.statements.worth_keeping import worth_keeping


@pytest.mark.parametrize(
    ("asked", "kept"),
    [
        ("Merk dir bitte, dass ich vegetarisch esse.", "ich esse vegetarisch"),
        ("Vergiss nicht, dass ich keinen Fisch mag", "ich mag keinen Fisch"),
        ("Merke dir, dass mein Sohn Emil heißt", "mein Sohn heißt Emil"),
        ("Merk dir, dass unser jüngster Sohn Fagott spielt", "unser jüngster Sohn spielt Fagott"),
        ("Merken Sie sich bitte, dass meine Frau Jana in Ulm arbeitet", "meine Frau Jana arbeitet in Ulm"),
        ("Merk dir, dass ich um fünf aufstehe, weil ich Bäcker bin", "ich stehe um fünf auf, weil ich Bäcker bin"),
        ("Denk dran, dass ich auf Mails nie antworte", "ich antworte auf Mails nie"),
        ("Behalte, dass wir im Mai nach Ulm umgezogen sind", "wir sind im Mai nach Ulm umgezogen"),
        ("Merk dir, dass das Treffen am Dienstag ist", "das Treffen ist am Dienstag"),
        ("Merk dir: ich trinke nur Hafermilch", "ich trinke nur Hafermilch"),
        ("Merk dir, dass ich bin Vegetarier", "ich bin Vegetarier"),
        ("Remember that I eat no meat", "I eat no meat"),
    ],
)
def test_the_verb_stands_second(asked: str, kept: str) -> None:
    assert [one.content for one in requests(asked)] == [kept]


@pytest.mark.parametrize("told", ["Das Treffen ist am Dienstag", "Der Kurs beginnt am Montag", "Mi me gusta"])
def test_a_word_that_english_has_too_is_left_alone(told: str) -> None:
    assert flip(told) == told


def test_english_words_are_turned() -> None:
    assert flip("my dog and me") == "their dog and them"


def test_a_country_and_an_illness_are_no_pronouns() -> None:
    assert flip("a US citizen with ME, like my mum") == "a US citizen with ME, like their mum"
    assert flip("GIVE US MY DOG") == "GIVE them their DOG"


@pytest.mark.parametrize("said", ["Merk dir bitte, dass ich kein Koriander mag", "Ich mag keinen Koriander"])
def test_a_key_does_not_say_the_contrary(said: str) -> None:
    (one,) = worth_keeping(said, date(2026, 11, 16))
    assert (one.key.startswith("likes"), "kein" in one.value) == (False, True)


@pytest.mark.parametrize("greeting", ["Grüezi", "Servus", "Hallo"])
def test_who_greets_and_says_who_they_are_is_known_by_name_alone(greeting: str) -> None:
    kept = worth_keeping(f"{greeting}, ich bin Reto und restauriere alte Orgeln", date(2026, 11, 16))
    assert [one.value for one in kept if "Reto" in one.value] == ["Reto"]


def test_a_language_may_have_some_of_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(word_order._AFTER, "nl", re.compile(r"dat\s*$"))
    assert word_order.main_clause("ik vegetarisch eet", "onthoud dat ") == "ik vegetarisch eet"
