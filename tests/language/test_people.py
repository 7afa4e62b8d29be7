"""Who is who to whom among others: told, asked and put right, in four languages, and never taken for the writer's."""

from datetime import date

import pytest

from language.meaning.evidence import supports
from language.people.asked import answering, beside_others, may_ask, naming
from language.people.corrected import corrections
from language.people.own import besides_own, own_people
from language.people.told import besides, of_others, relations_in, told
from language.statements.worth_keeping import worth_keeping
from stores.records import Said

TOLD = [
    ("Nora is married to Felix.", "Nora", "spouse", "Felix"),
    ("Felix is Nora's brother.", "Felix", "sibling", "Nora"),
    ("Nora's husband is called Felix.", "Felix", "spouse", "Nora"),
    ("Nora and Felix are cousins", "Nora", "cousin", "Felix"),
    ("Felix works for Nora", "Felix", "report", "Nora"),
    ("felix is nora's uncle", "Felix", "uncle", "Nora"),
    ("Felix ist der Bruder von Nora.", "Felix", "sibling", "Nora"),
    ("Noras Mann heißt Felix.", "Felix", "spouse", "Nora"),
    ("Nora ist mit Felix verheiratet.", "Nora", "spouse", "Felix"),
    ("Nora und Felix sind Geschwister.", "Nora", "sibling", "Felix"),
    ("Ірина — сестра Тараса.", "Ірина", "sibling", "Тарас"),
    ("Чоловік Ірини — Тарас", "Тарас", "spouse", "Ірина"),
    ("Ірина заміжня за Тарасом", "Ірина", "spouse", "Тарас"),
    ("У Тараса є сестра Ірина", "Ірина", "sibling", "Тарас"),
    ("Lucía es la jefa de Pablo.", "Lucía", "boss", "Pablo"),
    ("La hermana mayor de Pablo es Lucía", "Lucía", "sibling", "Pablo"),
    ("Lucía está casada con Pablo", "Lucía", "spouse", "Pablo"),
    ("Pablo y Lucía son primos", "Pablo", "cousin", "Lucía"),
]
UNTOLD = [
    "Is Felix Nora's brother?",
    "If Felix is Nora's brother, that is odd.",
    "In the novel, Felix is Nora's brother.",
    "She says Felix is Nora's brother.",
    "Felix works for Google",
    "Python is the brother of Java",
    "My brother is called Felix.",
    "Nora is my boss",
    "Ist Felix der Bruder von Nora?",
    "Mi hermana se llama Lucía",
]
ASKED = [
    ("Who is Nora's husband?", "Nora is married to Felix"),
    ("who's felix's wife?", "Nora is married to Felix"),
    ("Who reports to Nora?", "Nora is Felix's boss"),
    ("Who does Felix work for?", "Nora is Felix's boss"),
    ("Who is Nora's son?", "Nora is Felix's mother"),
    ("Who is in Nora's family?", "Felix is Nora's brother"),
    ("Wer ist Noras Bruder?", "Felix ist der Bruder von Nora"),
    ("Mit wem ist Felix verheiratet?", "Nora ist mit Felix verheiratet"),
    ("Хто сестра Тараса?", "Ірина — сестра Тараса"),
    ("Хто брат Ірини?", "Ірина — сестра Тараса"),
    ("¿Quién es la jefa de Pablo?", "Lucía es la jefa de Pablo"),
    ("¿Para quién trabaja Pablo?", "Lucía es la jefa de Pablo"),
]


@pytest.mark.parametrize(("text", "person", "role", "to"), TOLD)
def test_who_somebody_is_to_somebody_else_is_heard(text: str, person: str, role: str, to: str) -> None:
    found = relations_in(text)
    assert [(one.person, one.role, one.to) for one in found] == [(person, role, to)]
    assert besides(text) == ""


@pytest.mark.parametrize("text", UNTOLD)
def test_what_is_asked_supposed_reported_or_of_the_writer_tells_nothing_of_others(text: str) -> None:
    assert of_others(text) == ()


@pytest.mark.parametrize(("question", "value"), ASKED)
def test_a_question_finds_the_memory_from_either_side(question: str, value: str) -> None:
    assert may_ask(question)
    assert answering(question, ["Dora is Hugo's aunt", value]) == [1]


def test_several_relations_of_one_person_are_told_apart() -> None:
    assert [one.text for one in told("Felix is Nora's brother and Hugo's boss.")] == [
        "Felix is Nora's brother",
        "Felix is Hugo's boss",
    ]


def test_a_question_for_another_thing_or_another_sex_is_not_answered_so() -> None:
    assert not answering("Where does Nora's brother work?", ["Felix is Nora's brother"])
    assert not answering("Who is Nora's sister?", ["Felix is Nora's brother"])
    assert not answering("Is Felix my brother?", ["Felix is Nora's brother"])


@pytest.mark.parametrize(
    ("message", "known", "now"),
    [
        ("no, Felix is her cousin", "Felix is Nora's brother", "Felix is Nora's cousin"),
        ("Felix isn't Nora's brother, he's her cousin", "", "Felix is Nora's cousin"),
        ("nein, er ist ihr Cousin", "Felix ist Noras Bruder", "Felix ist Cousin von Nora"),
        ("ні, Ірина його двоюрідна сестра", "Ірина — сестра Тараса", "Ірина — двоюрідна сестра Тараса"),
        ("no, es su hermana", "Lucía es la jefa de Pablo", "Lucía es hermana de Pablo"),
    ],
)
def test_whoever_puts_it_right_may_only_point_at_them(message: str, known: str, now: str) -> None:
    assert [one.text for one in corrections(message, relations_in(known))] == [now]


def test_a_relation_between_others_is_never_the_writers_own() -> None:
    said = "Felix is Nora's brother."
    assert not supports("The user's brother is Felix", "family_brother", [Said(said)])
    assert not supports("Brother is Felix", "", [Said(said)])
    assert supports("Felix is the brother of Nora", "", [Said(said)])
    assert beside_others("Who is my brother?", [said, "Brother is called Max"]) == [1]


def test_it_is_kept_beside_what_else_a_message_tells() -> None:
    kept = worth_keeping("Felix is Nora's brother. I live in Porto.", date(2026, 3, 1))
    assert {one.value for one in kept} >= {"Felix is Nora's brother", "Porto"}


def test_a_wish_to_forget_names_both_and_what_they_are() -> None:
    values = ["Felix is Nora's cousin", "Felix is Nora's boss"]
    assert naming("Forget that Felix is Nora's cousin", values) == [0]
    assert naming("Forget Felix", values) == []


@pytest.mark.parametrize(
    ("message", "values", "rest"),
    [
        ("Anna is my wife and we live in Leeds.", ["Anna is my wife"], "we live in Leeds"),
        ("Оля моя сестра, а Марта моя начальниця", ["Оля моя сестра", "Марта моя начальниця"], ""),
        ("Lena ist die Chefin meines Bruders.", ["Lena ist die Chefin meines Bruders"], ""),
        ("Felix is my older brother and works as a nurse.", ["Felix is my older brother and works as a nurse"], ""),
        ("Priya is my best friend from school.", ["Priya is my best friend from school"], ""),
        ("Lucía es mi hermana mayor y mi jefa.", ["Lucía es mi hermana mayor", "Lucía es mi jefa"], ""),
        ("When Priya retires, Kofi is my boss.", [], "When Priya retires, Kofi is my boss."),
        ("Bob says, Kofi is my boss.", [], ""),
    ],
)
def test_who_somebody_is_to_the_writer_is_told_whole_and_the_rest_apart(
    message: str, values: list[str], rest: str
) -> None:
    assert [one.value for one in own_people(message)] == values
    assert besides_own(message).strip(" .,").removeprefix("and ") == rest.strip(" .")
