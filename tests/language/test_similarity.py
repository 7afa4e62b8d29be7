"""Which texts say the same, and which only look alike."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benchmarks.duplicates import rate
from benchmarks.samples.statement_pairs import opposite_pairs, other_object_pairs, slip_pairs
from language.meaning.alike.similarity import fingerprint, near, same
from language.words.spelling import fold
from tests.growth import grows_with_length_only
from tests.soak import times

SAME = [
    ("Prefers tea", "prefers TEA!"),
    ("Prefers tea", "  Prefers   tea. "),
    ("Lives in Kyiv", "lives in Київ"),
    ("Kyiv", "Київ"),
    ("Zhytomyr", "Житомир"),
    ("Odesa", "Одеса"),
    ("пам'ять", "пам’ять"),
    ("café", "CAFE"),
    ("Ёлка", "елка"),
    ("Athina", "Αθήνα"),
    ("Sofia", "София"),
    ("on-call on weekends", "on call, on weekends"),
    ("ｆｕｌｌ width", "full width"),
    ("don't panic", "don’t panic"),
    ("straße", "STRASSE"),
]

DIFFERENT = [
    ("Likes C++", "Likes C#"),
    ("Likes C", "Likes C++"),
    ("👍", "👎"),
    ("3.5", "35"),
    ("-5 degrees", "5 degrees"),
    ("$100", "€100"),
    ("weight > 80", "weight < 80"),
    ("Tony", "Toni"),
    ("かき", "がき"),
    ("!!!", "???"),
    ("", "tea"),
]

NEAR = [
    ("I love tacos", "Loves tacos"),
    ("The user prefers dark mode", "Prefers dark mode"),
    ("Interested in databases", "Interested in database"),
    ("Interested in distributed databases", "Interested in distibuted databases"),
    ("Prefers concise answers", "prefers concise answer"),
    ("Reads books in the evening", "In the evening reads books"),
    ("Is on call", "Is oncall"),
    ("Likes tea and coffee", "Likes coffee and tea"),
    ("Любить чай та каву", "Любить каву та чай"),
    ("Love tacos", "Love tacos 😊"),
    ("Runs 10 km a day", "Runs 10km a day"),
    ("Живу в Києві", "Живе у Києві"),
    ("Любить каву з молоком", "люблю каву з молоком"),
    ("Незнаю іспанської", "Не знаю іспанської"),
    ("Моя улюблена страва борщ", "моя любима страва борщ"),
    ("Предпочитает зелёный чай", "предпочитаю зеленый чай"),
    ("Has 3 kids", "Has three kids"),
    ("Lives in Kyiv", "Living in Київ"),
    ("Me gustan los gatos", "Me gusta el gato"),
]

NOT_NEAR = [
    ("love tacos", "love spaghetti"),
    ("loves sushi", "hates sushi"),
    ("Likes tea", "Does not like tea"),
    ("Likes tea", "Likes green tea"),
    ("Prefers tea over coffee", "Prefers coffee over tea"),
    ("Flies from Kyiv to Lviv", "Flies from Lviv to Kyiv"),
    ("Flies from Kyiv to Lviv", "Flies to Kyiv from Lviv"),
    ("Has 3 kids", "Has 4 kids"),
    ("Has three kids", "Has four kids"),
    ("Works with Anna", "Works with Hanna"),
    ("Lives in Lviv", "Lives in Kyiv"),
    ("Runs before work", "Runs after work"),
    ("Coffee with sugar", "Coffee without sugar"),
    ("Free on Tuesday", "Free on Thursday"),
    ("Birthday in June", "Birthday in July"),
    ("Loves baking", "Loves biking"),
    ("My wife loves sushi", "My husband loves sushi"),
    ("My wife loves sushi", "I love sushi"),
    ("Agrees with remote work", "Disagrees with remote work"),
    ("Wife likes cats, husband likes dogs", "Wife likes dogs, husband likes cats"),
    ("Люблю борщ", "Ненавиджу борщ"),
    ("Люблю борщ", "Не люблю борщ"),
    ("П'ю каву з цукром", "П'ю каву без цукру"),
    ("Працює лікарем", "Працює вчителем"),
    ("День народження в июне", "День народження в июле"),
    ("我喜欢咖啡", "我喜欢茶"),
    ("我喜欢咖啡", "我不喜欢咖啡"),
    ("Mag Katzen", "Mag keine Katzen"),
    ("Me gusta el café", "No me gusta el café"),
    ("Version 2", "Version 3"),
    ("Eats meat", "Eats only meat"),
    ("Reacts with 👍", "Reacts with 👎"),
    ("Likes short books and long films", "Likes long books and short films"),
]


LONG_NOT_NEAR = [
    (
        "Після роботи я люблю довго гуляти старими вулицями міста з друзями і собакою",
        "Після роботи я не люблю довго гуляти старими вулицями міста з друзями і собакою",
    ),
    (
        "Every second weekend we drive to the lake house, swim, read novels, cook dinner and play cards",
        "Every second weekend we drive to the lake house, swim, read novels, cook dinner and never play cards",
    ),
    (
        "молоко хліб сир масло вода сіль river summer copper falcon window garden silver цукор рис чай кава мед олія",
        "молоко хліб сир масло вода сіль planet quartz saddle velvet walnut yellow zephyr цукор рис чай кава мед олія",
    ),
]


@pytest.mark.parametrize(("one", "two"), SAME)
def test_case_punctuation_spacing_and_script_make_no_difference(one: str, two: str) -> None:
    assert same(one, two)
    assert same(two, one)
    assert near(one, two)


@pytest.mark.parametrize(("one", "two"), [pair for pair in SAME if pair != ("Sofia", "София")])
def test_the_same_words_have_one_fingerprint(one: str, two: str) -> None:
    assert fingerprint(one) == fingerprint(two)


@pytest.mark.parametrize(("one", "two"), DIFFERENT)
def test_signs_letters_and_numbers_that_mean_something_make_a_difference(one: str, two: str) -> None:
    assert fingerprint(one) != fingerprint(two)
    assert not same(one, two)
    assert not near(one, two)


@pytest.mark.parametrize(("one", "two"), NEAR)
def test_a_slip_is_near(one: str, two: str) -> None:
    assert near(one, two)
    assert near(two, one)


@pytest.mark.parametrize(("one", "two"), NOT_NEAR + LONG_NOT_NEAR)
def test_another_statement_is_not_near(one: str, two: str) -> None:
    assert not near(one, two)
    assert not near(two, one)


def test_slips_are_found() -> None:
    assert rate(near, slip_pairs(300, seed=7)) >= 0.95


def test_other_objects_are_not_merged() -> None:
    assert rate(near, other_object_pairs(600, seed=7)) <= 0.01


def test_opposites_are_not_merged() -> None:
    assert rate(near, opposite_pairs(600, seed=7)) <= 0.01


@given(st.text(), st.text())
def test_any_two_texts_get_the_same_answer_in_either_order(one: str, two: str) -> None:
    assert same(one, two) == same(two, one)
    assert near(one, one)
    assert same(one, one)
    assert not same(one, two) or near(one, two)
    near(one, two)


@given(st.text())
def test_a_spelling_is_its_own_spelling(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@pytest.mark.parametrize("piece", ["a", "tea ", "нет ", "не ", "1 ", "aB ", "'", "чай кава ", "a b c d e f ", "我"])
def test_the_time_grows_with_the_length_only(piece: str) -> None:
    def compare(size: int) -> bool:
        return near(piece * (size // len(piece)), piece[::-1] * (size // len(piece)))

    assert grows_with_length_only(compare, times(15_000, 40_000))


def test_long_notes_that_differ_in_a_word_are_near() -> None:
    rng = random.Random(5)
    words = rng.choices(["river", "summer", "copper", "falcon", "window", "garden", "silver"], k=2_500)
    note = " ".join(words)
    assert near(note, note.replace("river", "rivers", 1))
    assert not near(note, " ".join(reversed(words)))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Наш офіс знаходиться біля вокзалу", "Наш офіс перебуває біля вокзалу"),
        ("Оренда зросла вдвічі після ремонту будинку", "Оренда зросла в два рази після ремонту будинку"),
        ("На кухні тече криша над вікном", "На кухні тече дах над вікном"),
    ],
)
def test_borrowed_ukrainian_words_and_those_in_their_place_say_the_same(one: str, other: str) -> None:
    assert near(one, other)


def test_how_many_times_as_much_is_a_number() -> None:
    assert not near("Оренда зросла вдвічі після ремонту", "Оренда зросла втричі після ремонту")
