"""What the judge chooses stands in the question about an outdated memory."""

from typing import Any

import pytest

from graphs.discussion.correction import choosing
from graphs.discussion.correction.choosing import News, choose_texts
from graphs.discussion.correction.replace import doubt, entry_for, shown
from graphs.discussion.correction.settled import Settled
from stores.records import Memory

TUBA = Memory("1", "plays_tuba", "Plays the tuba in Hull", "personal_context")
NEWS = News("I play the cornet now", "", ("Plays the cornet",))
HEARD = {"category": "personal_context", "key": "plays_cornet", "value": "Plays the cornet", "durability": "durable"}


def settled_with(monkeypatch: pytest.MonkeyPatch, text: str, settled: Settled, news: News = NEWS) -> Settled:
    monkeypatch.setattr(choosing, "chosen", lambda _: text)
    choose_texts(news, settled, [TUBA], [TUBA.value])
    return settled


def doubted(*entries: dict[str, Any]) -> Settled:
    return Settled(list(entries), [], [doubt(TUBA, entry_for(TUBA, "tuba", "Plays the tuba now"))])


def test_a_question_asks_with_the_chosen_text_and_a_yes_removes_what_it_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    settled = settled_with(monkeypatch, "Plays the cornet in Hull", doubted(HEARD))
    assert settled.doubts[0]["instead"] == {"key": "plays_cornet_hull", "value": "Plays the cornet in Hull"}
    assert "plays_cornet" in settled.doubts[0]["beside"]


def test_a_question_asks_whether_a_memory_is_over_where_nothing_stands_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "instead" not in settled_with(monkeypatch, "", doubted()).doubts[0]


def test_what_rules_change_unasked_stays_as_they_say_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended, replaced = Settled([], [shown(TUBA)], []), Settled([HEARD | {"replaces": "1"}], [], [])
    assert settled_with(monkeypatch, "Plays in Hull", ended).ended
    assert settled_with(monkeypatch, "Plays in Hull", replaced).entries == [HEARD | {"replaces": "1"}]


def test_what_a_message_puts_right_reads_as_rules_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    right = News("Sorry, I meant the cornet", "", ())
    assert settled_with(monkeypatch, "Sorry", doubted(), right).doubts[0]["instead"]["value"] == "Plays the tuba now"


def test_a_memory_that_nothing_speaks_against_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert settled_with(monkeypatch, "Anything", Settled([HEARD], [], [])) == Settled([HEARD], [], [])


def test_what_shall_be_forgotten_is_asked_about_as_the_message_says(monkeypatch: pytest.MonkeyPatch) -> None:
    wish = News("Please forget that I play the tuba", "", ())
    assert settled_with(monkeypatch, "Plays in Hull", doubted(), wish) == doubted()
