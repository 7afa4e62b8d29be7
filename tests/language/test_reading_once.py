"""A turn asks many times what a message says: it is read once, and a judge is asked only where its word counts."""

from collections.abc import Iterator
from datetime import date

import pytest

from language import authorship
from language.authorship import signs
from language.hearing.features import rows_of, tokens, word_features
from language.hearing.removal import request
from language.sensitive import secrets
from language.sensitive.values import Found
from language.statements.worth_keeping import worth_keeping
from tests.language.pasted_samples import EVERY

DAY = date(2026, 5, 5)
MORE = (
    "```\nprint(1)\n```",
    "Ada Lovelace | Analyst | London | Poet",
    "* bob waves\n*** bob has left",
    "(Bob) are you there?\n(Anna) I am here.\n(Bob) I see you!",
    "EXPERIENCE\n- baker, 2019\n\nEDUCATION\n- school of bread\n\nShould I hire him?",
)
"""Forms of others' words that the samples do without."""


def test_a_message_in_one_breath_is_its_writers_without_asking_the_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: object) -> list[float]:
        raise AssertionError("the judge was asked")

    monkeypatch.setattr(authorship, "foreign", asked)
    assert (
        authorship.own_words("My cousin Wanda repairs violins near Tartu")
        == "My cousin Wanda repairs violins near Tartu"
    )
    with pytest.raises(AssertionError, match="asked"):
        authorship.own_words("My boss wrote this yesterday:\nAll staff move to Tartu.\n\nI repair violins.")


def test_a_form_of_others_words_is_found_in_no_text_without_its_signs() -> None:
    """What is not asked for want of a sign would have found nothing."""
    pastes = [*(one.text for one in EVERY), *MORE]
    texts = {text for one in pastes for text in (one, *one.split("\n"), one.replace("\n", " "))}
    found = dict.fromkeys(authorship.NEEDS, 0)
    for text in texts:
        for recognise, signs_needed in authorship.NEEDS.items():
            spans = list(recognise(text))
            found[recognise] += bool(spans)
            assert not spans or not set(signs_needed).isdisjoint(text), (recognise, text)
    assert all(found.values()), "each of them finds something somewhere"


def test_what_is_worth_keeping_is_a_list_of_ones_own() -> None:
    text = "I repair violins in a workshop near Tartu"
    first = worth_keeping(text, DAY)
    assert first
    first.clear()
    assert worth_keeping(text, DAY)


def test_pieces_of_words_count_for_the_same_rows_as_their_texts() -> None:
    words = tokens("Mending mandolins")
    pieces = {
        f"#{edged[at : at + size]}"
        for word in words
        for edged in (f"<{word}>",)
        for size in (3, 4, 5)
        for at in range(len(edged) - size + 1)
    }
    texts = {one for one in word_features(words) if isinstance(one, str)}
    assert rows_of(word_features(words), 16) == rows_of(pieces | texts, 16)


def test_the_sorts_a_message_names_are_sought_only_where_they_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    def sought(said: str) -> tuple[str, ...]:
        raise AssertionError("sorts were sought")

    monkeypatch.setattr(request, "sorts_in", sought)
    assert not request.asks_to_forget("The lecture on Tartu's violin makers lasted two hours")
    assert request.asks_to_forget("Forget everything about my violin lessons in Tartu")


def test_how_a_message_in_one_breath_is_meant_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def shaped(own: str) -> tuple[str, ...]:
        raise AssertionError("its shape was read")

    monkeypatch.setattr(signs, "_shape", shaped)
    assert authorship.own_words("My uncle Ruslan tunes harps near Narva") == "My uncle Ruslan tunes harps near Narva"


def test_what_stands_under_a_name_is_read_once_and_kept_as_a_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    find = secrets._find

    def noting(text: str) -> Iterator[Found]:
        read.append(text)
        return find(text)

    monkeypatch.setattr(secrets, "_find", noting)
    section = {"section": "Harps tuned near Narva"}
    for _ in range(2):
        assert secrets.redacted(section) == section
        assert secrets.redacted({"password": "kestrel-lantern-7"}) != {"password": "kestrel-lantern-7"}
    assert read.count("section: Harps tuned near Narva") == 1
    assert all(isinstance(one, bytes) for one in secrets._harmless)
