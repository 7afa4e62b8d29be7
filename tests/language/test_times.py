"""The time a question asks about, in four languages."""

from datetime import date

import pytest

from language.asking.times import Event, event_of, period_of

TODAY = date(2026, 2, 12)


@pytest.mark.parametrize(
    ("question", "first", "last"),
    [
        ("what did I do last week?", "2026-02-02", "2026-02-08"),
        ("Was habe ich letzte Woche gemacht?", "2026-02-02", "2026-02-08"),
        ("що я робила минулого тижня", "2026-02-02", "2026-02-08"),
        ("¿qué hice la semana pasada?", "2026-02-02", "2026-02-08"),
        ("what did I read in March?", "2025-03-01", "2025-03-31"),
        ("Was war im März?", "2025-03-01", "2025-03-31"),
        ("куди я їздив у березні", "2025-03-01", "2025-03-31"),
        ("¿adónde fui en marzo?", "2025-03-01", "2025-03-31"),
        ("the talk of July 2023", "2023-07-01", "2023-07-31"),
        ("what happened on 5 May 2025?", "2025-05-05", "2025-05-05"),
        ("what happened on May 5th, 2025?", "2025-05-05", "2025-05-05"),
        ("5 травня", "2025-05-05", "2025-05-05"),
        ("what did I say yesterday?", "2026-02-11", "2026-02-11"),
        ("two days ago", "2026-02-10", "2026-02-10"),
        ("vor drei Monaten", "2025-11-01", "2025-11-30"),
        ("hace dos días", "2026-02-10", "2026-02-10"),
        ("where was I last summer?", "2025-06-01", "2025-08-31"),
        ("what did I plan in 2024?", "2024-01-01", "2024-12-31"),
        ("on 2026-01-20", "2026-01-20", "2026-01-20"),
    ],
)
def test_a_question_names_a_time(question: str, first: str, last: str) -> None:
    found = period_of(question, TODAY)
    assert found is not None
    assert (found.first.isoformat(), found.last.isoformat()) == (first, last)


@pytest.mark.parametrize("question", ["May I ask something?", "the last book I read", "31 February", "версія 2023", ""])
def test_most_questions_name_none(question: str) -> None:
    assert period_of(question, TODAY) is None


def test_the_rest_of_the_question_is_left() -> None:
    found = period_of("what did I cook last week with Tom?", TODAY)
    assert found is not None
    assert found.rest == "what did I cook with Tom?"


@pytest.mark.parametrize(
    ("question", "event"),
    [
        ("what did I do before I moved?", Event("I moved", True, "what did I do")),
        ("Wo war ich, bevor ich umgezogen bin?", Event("ich umgezogen bin", True, "Wo war ich,")),
        ("що я читав після того, як я переїхав?", Event("я переїхав", False, "що я читав")),
        ("¿qué hacía antes de mi mudanza?", Event("mi mudanza", True, "¿qué hacía")),
    ],
)
def test_a_question_sets_its_time_by_an_event(question: str, event: Event) -> None:
    assert event_of(question) == event


def test_an_event_that_is_only_named_is_not_told_as_ones_own() -> None:
    event = event_of("What did Caroline do after the race?")
    assert event == Event("the race", False, "What did Caroline do", own=False)
