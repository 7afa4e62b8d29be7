"""From when something is so: what lies ahead is told with its day, what has begun is not."""

from datetime import date

import pytest

from language.asking.days import with_days
from language.statements.ahead.beginnings import as_now, beginnings, besides_beginnings
from language.statements.ahead.planned import day_of, undated
from language.statements.worth_keeping import worth_keeping

NOVEMBER, JULY = date(2026, 11, 17), date(2027, 7, 1)


@pytest.mark.parametrize(
    ("said", "today", "day"),
    [
        ("From April I work at Nokia", NOVEMBER, date(2027, 4, 1)),
        ("I live in Perth from next month", NOVEMBER, date(2026, 12, 1)),
        ("As of 3 June 2027 I'm at Philips", NOVEMBER, date(2027, 6, 3)),
        ("Ab Februar wohne ich in Jena", NOVEMBER, date(2027, 2, 1)),
        ("Ab dem 15. März arbeite ich bei Zeiss", NOVEMBER, date(2027, 3, 15)),
        ("Ab nächster Woche arbeite ich bei Zeiss", NOVEMBER, date(2026, 11, 23)),
        ("З серпня працюю в бібліотеці", JULY, date(2027, 8, 1)),
        ("З травня житиму в Луцьку", NOVEMBER, date(2027, 5, 1)),
        ("A partir de abril vivo en Gijón", NOVEMBER, date(2027, 4, 1)),
        ("A partir del mes que viene trabajo en Seat", NOVEMBER, date(2026, 12, 1)),
    ],
)
def test_what_lies_ahead_has_its_day(said: str, today: date, day: date) -> None:
    assert [one.day for one in beginnings(said, today)] == [day]
    assert besides_beginnings(said, today) == ""


@pytest.mark.parametrize(
    "said",
    [
        "From April I worked at Nokia",
        "I work from Monday to Friday",
        "From Marseille it is an hour by train",
        "Seit Februar wohne ich in Jena",
        "Von Mai bis Juli wohne ich am See",
        "З серпня працюю в бібліотеці",
        "Desde abril vivo en Gijón",
        "Do I work at Nokia from April?",
    ],
)
def test_what_has_begun_a_span_and_a_question_have_none(said: str) -> None:
    assert beginnings(said, NOVEMBER) == []


def test_what_is_so_now_is_told_apart_from_what_will_be() -> None:
    said = "I live in Hull, from May I live in York."
    assert besides_beginnings(said, NOVEMBER) == "I live in Hull"
    found = {one.key: one.value for one in worth_keeping(said, NOVEMBER)}
    assert found["location"] == "Hull"
    assert "York" not in found["location"]


def test_what_begins_later_takes_no_digits_of_what_stands_before_it() -> None:
    said = "The landlord wants more, so mine is 1,500 from April, and he said it smiling"
    assert besides_beginnings(said, NOVEMBER) == "The landlord wants more, so mine is 1,500"


def test_a_statement_of_the_time_to_come_has_a_name_of_its_own_and_its_day() -> None:
    [one] = worth_keeping("From April I work at Nokia", NOVEMBER)
    assert (one.key, one.value) == ("planned_company", "Nokia (from 2027-04-01)")
    assert (day_of(one.value), undated(one.value)) == (date(2027, 4, 1), "Nokia")


def test_what_will_be_is_read_as_what_is() -> None:
    assert as_now("Ab Mai werde ich in Jena wohnen", NOVEMBER) == "ich wohne in Jena"
    assert as_now("I will live in York one day", NOVEMBER) == "I will live in York one day"


@pytest.mark.parametrize(
    ("said", "day"),
    [
        ("З неділі я живу в Луцьку", date(2026, 11, 22)),
        ("З понеділка працюю в аптеці", date(2026, 11, 23)),
        ("Я вже з неділі живу в Луцьку", None),
        ("З понеділка болить горло", None),
    ],
)
def test_of_a_home_or_a_job_a_weekday_that_may_mean_since_is_the_coming_one(said: str, day: date | None) -> None:
    assert [one.day for one in beginnings(said, date(2026, 11, 17))] == ([day] if day else [])


@pytest.mark.parametrize(
    ("value", "language", "told"),
    [
        ("Луцьк (з 2026-11-22)", "uk", "Луцьк (з неділі, 22 листопада 2026)"),
        ("Vigo (desde 2026-11-22)", "es", "Vigo (desde el domingo, 22 de noviembre de 2026)"),
        ("Jena (ab 2026-11-22)", "de", "Jena (ab Sonntag, 22. November 2026)"),
        ("2026-11-22: концерт", "uk", "неділя, 22 листопада 2026: концерт"),
    ],
)
def test_the_day_from_which_something_is_so_is_told_in_its_form(value: str, language: str, told: str) -> None:
    assert with_days(value, language, date(2026, 11, 17)) == told
