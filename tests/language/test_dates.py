"""Relative times become absolute ones."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from language.sentences.dates import resolve

THURSDAY = date(2026, 2, 12)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("next week", "the week of 2026-02-16"),
        ("last week", "the week of 2026-02-02"),
        ("this weekend", "on the weekend of 2026-02-14"),
        ("tomorrow", "on 2026-02-13"),
        ("the day after tomorrow", "on 2026-02-14"),
        ("yesterday", "on 2026-02-11"),
        ("next month", "in March 2026"),
        ("next year", "in 2027"),
        ("in two weeks", "around 2026-02-26"),
        ("in 3 days", "on 2026-02-15"),
        ("three months ago", "in November 2025"),
        ("next Friday", "on 2026-02-20"),
        ("last Monday", "on 2026-02-09"),
        ("завтра", "2026-02-13"),
        ("наступного тижня", "на тижні з 2026-02-16"),
        ("через два тижні", "близько 2026-02-26"),
        ("через тиждень", "близько 2026-02-19"),
        ("минулого року", "у 2025 році"),
    ],
)
def test_a_relative_time_is_counted_from_today(said: str, meant: str) -> None:
    assert resolve(said, THURSDAY).text == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("as of today", "as of 2026-02-12"),
        ("from this month", "from February 2026"),
        ("since last year", "since 2025"),
        ("for this weekend", "for the weekend of 2026-02-14"),
        ("з цього місяця", "з 2026-02"),
        ("у цьому місяці", "у 2026-02"),
        ("до цього тижня", "до тижня з 2026-02-09"),
        ("на цих вихідних", "на вихідних 2026-02-14"),
    ],
)
def test_behind_a_preposition_a_time_needs_none_of_its_own(said: str, meant: str) -> None:
    assert resolve(said, THURSDAY).text == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("on Friday", "on 2026-02-13"),
        ("on Thursday", "on 2026-02-19"),
        ("until Monday", "until 2026-02-16"),
        ("by March 5", "by 2026-03-05"),
        ("on January 5", "on 2027-01-05"),
        ("the 20th of March", "on 2026-03-20"),
        ("March 3rd, 2027", "on 2027-03-03"),
        ("in May", "in May 2026"),
        ("in January", "in January 2027"),
        ("у п'ятницю", "2026-02-13"),
        ("5 травня", "2026-05-05"),
        ("у травні", "у 2026-05"),
    ],
)
def test_a_named_day_is_the_next_one_when_it_lies_ahead(said: str, meant: str) -> None:
    assert resolve(said, THURSDAY, coming=True).text == meant


@pytest.mark.parametrize("said", ["on Friday", "in May", "on March 5", "у п'ятницю"])
def test_a_named_day_stays_when_it_may_lie_in_the_past(said: str) -> None:
    assert resolve(said, THURSDAY).text == said


def test_the_last_day_named_is_reported() -> None:
    assert resolve("tomorrow and next week", THURSDAY).until == date(2026, 2, 22)
    assert resolve("nothing about time", THURSDAY).until is None


@pytest.mark.parametrize("said", ["30 February", "February 31", "99 March"])
def test_a_day_that_does_not_exist_is_left_as_it_was_written(said: str) -> None:
    assert resolve(said, THURSDAY, coming=True).text == said


@given(st.text(), st.dates())
def test_no_text_and_no_day_is_too_odd(text: str, today: date) -> None:
    resolve(f"{text} next month in 10 years {text}", today, coming=True)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("We lost Rex on Sunday", "We lost Rex on 2026-02-08"),
        ("Я народила в неділю", "Я народила 2026-02-08"),
        ("We booked a table on Sunday", "We booked a table on 2026-02-15"),
        ("I was told the exam is on Sunday", "I was told the exam is on 2026-02-15"),
    ],
)
def test_what_was_done_on_a_day_was_the_last_one(said: str, meant: str) -> None:
    assert resolve(said, THURSDAY, coming=True).text == meant
