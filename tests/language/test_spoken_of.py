"""Which notes a request speaks of: by name, by a word, in another spelling, by their sort."""

import pytest

from language.hearing.removal.faint import may_ask
from language.hearing.removal.spoken_of import spoken_of
from language.hearing.removal.wish import forgetting


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Otto died. Please don't keep him in your notes, seeing the name hurts.", 0),
        ("Dass i gschide bin, söllsch bitte nöd phalte. Lösch das.", 1),
    ],
)
def test_only_what_a_request_speaks_of_is_offered(said: str, meant: int) -> None:
    notes = ["Dog named Otto", "Ich bin geschieden", "Also has a parrot named Kiwi"]
    wish = forgetting(said, notes)
    assert wish is not None
    assert (wish.now, wish.ask) == ([], [meant])


def test_a_word_in_another_form_names_a_note() -> None:
    assert spoken_of("Die Bewerbung kann weg", ["Role: Köchin", "Hat sich bei Bosch beworben"]) == [1]


def test_what_need_not_be_kept_is_not_let_stay() -> None:
    wish = forgetting("you dont need to keep my job, remove that pls", ["Lives in Leeds", "Works as a plumber"])
    assert wish is not None
    assert wish.now + wish.ask == [1]


@pytest.mark.parametrize("said", ["Is there nothing about my mother-in-law?", "I live in Leeds"])
def test_who_asks_or_tells_wishes_nothing_gone(said: str) -> None:
    assert not may_ask(said)
