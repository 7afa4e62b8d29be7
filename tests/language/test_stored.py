"""What a message says against a note by the words of the note."""

import pytest

from language.hearing.repairs import without_authority
from language.hearing.signs import adds, only_ends, told
from language.hearing.stored.bearing import bears_on
from language.hearing.stored.elsewhen import is_elsewhen
from language.hearing.stored.lifted import COUNTED, DENIED, OVERTAKEN, at_least
from language.hearing.stored.moved import moved_to, names_no_place, only_visits


@pytest.mark.parametrize(
    ("said", "note", "least"),
    [
        ("not Hanna, Henna", "My niece is called Hanna", DENIED),
        ("there are two left", "Five goats", COUNTED),
        ("they put me on days", "Works nights as a porter", 0.0),  # nothing says that it is so from now on
        ("they put me on days from this week", "Works nights as a porter", COUNTED),
        ("I cook at home these days", "Works nights as a porter", 0.0),
        ("we got married on Sunday", "Engaged to Ann", OVERTAKEN),
        ("if we got married on a Sunday", "Engaged to Ann", 0.0),
        ("ми одружилися", "Я заручена з Олегом", OVERTAKEN),
        ("wir haben geheiratet", "Ich bin mit Jan verlobt", OVERTAKEN),
        ("ya le pagué todo", "Le debo 90 euros a mi prima", OVERTAKEN),
        ("the weather is fine", "Engaged to Ann", 0.0),
    ],
)
def test_how_likely_a_note_is_meant_at_least(said: str, note: str, least: float) -> None:
    assert at_least(said, note) == least


@pytest.mark.parametrize(
    ("said", "place"),
    [
        ("moved to Ely last week", "Ely"),
        ("we've moved to boise", "Boise"),
        ("Umgezogen nach Gera", "Gera"),
        ("nos mudamos a Salta en junio", "Salta"),
        ("переїхала до Ніжина", "Ніжин"),
        ("переїхали до Ковеля", "Ковель"),
        ("переїхала до Полтави", "Полтава"),
        ("переїхав до Борислава", "Борислав"),
        ("moved the sofa to the other room", ""),
        ("moved to Linux", ""),
        ("my sister moved to Truro", ""),
        ("what if we moved to Truro?", ""),
    ],
)
def test_where_somebody_moved(said: str, place: str) -> None:
    assert moved_to(said) == place


def test_a_visit_is_no_move() -> None:
    assert only_visits("pasamos el finde en Huesca")
    assert only_visits("war am Wochenende in Gera")
    assert not only_visits("moved to Gera at the weekend")


def test_an_ending_is_heard_without_a_subject() -> None:
    assert [one.over for one in told("sold the cement mixer in the end")] == [True]
    assert not told("should I sell the cement mixer?")


def test_what_ends_is_left_out_beside_what_is_so_now() -> None:
    assert not only_ends("gave up the frumious flat in Dundee", ["Has a flat in Dundee"])
    assert only_ends("gave up the frumious flat in Dundee", ["Has a flat in Dundee"], loosely=True)


def test_a_name_behind_what_is_added_is_added() -> None:
    assert adds("compramos otro coche, un Yaris", "Yaris")
    assert not adds("vendimos el coche, tenemos un Yaris", "Yaris")


def test_what_a_doctor_says_is_told_by_the_writer() -> None:
    assert without_authority("The doctor says it's gout") == "it's gout"
    assert without_authority("My cousin says it's gout") == "My cousin says it's gout"


def test_a_home_is_left_alone_by_what_names_no_place() -> None:
    assert names_no_place("Our gutter was replaced")
    assert not names_no_place("we've moved out")


@pytest.mark.parametrize(
    ("said", "note", "bears"),
    [
        ("the dishwasher was exchanged", "Name: Wanda", False),
        ("Der Aufzug wurde repariert", "Ich esse keine Pilze", False),
        ("Nos han arreglado el ascensor", "Tengo un gato", False),
        ("Нам полагодили ліфт", "Не їм грибів", False),
        ("Wir haben das Bad gefliest", "Location: Jena", False),
        ("We tiled the bathroom", "Location: Ely", False),
        ("Donnerstags arbeite ich lange", "Beruf: Hebamme", False),
        ("On Thursdays I work late", "Role: Midwife", False),
        ("I'm a midwife now", "On Thursdays I work late", False),
        ("Los jueves trabajo hasta tarde", "Profesión: comadrona", False),
        ("Щочетверга працюю допізна", "Role: Акушерка", False),
        ("we found a house in Truro", "Location: Ely", True),
        ("the parrot is with my aunt now", "Has a parrot", True),
        ("I switched to oat milk", "Drinks coffee with cream", True),
        ("Me pasé a Derecho", "Estudio Filosofía", True),
    ],
)
def test_whether_a_message_bears_on_a_note(said: str, note: str, bears: bool) -> None:
    assert bears_on(said, note) is bears


@pytest.mark.parametrize(
    ("said", "note", "elsewhen"),
    [
        ("I used to work six days a week", "Works three days a week", True),
        ("früher habe ich in Trier gearbeitet", "Ich arbeite in Mainz", True),
        ("antes trabajaba en Soria", "Trabajo en Teruel", True),
        ("one day I'd love to be a head chef", "Works as sous chef", True),
        ("сьогодні випила дві чашки кави", "П'ю п'ять чашок кави на день", True),
        ("the lift stops on the ninth floor", "Lives on the eighth floor", True),
        ("I work six days a week now", "Works three days a week", False),
        ("sorry, I meant six days a week", "Works three days a week", False),
        ("mi sobrina cumplió 9 ayer", "Mi sobrina tiene 8 años", False),
        ("yesterday I moved the choir to Friday", "Choir on Monday", False),
    ],
)
def test_another_time_or_thing_says_nothing_against_a_note(said: str, note: str, elsewhen: bool) -> None:
    assert is_elsewhen(said, note) is elsewhen
