"""What people say about themselves, read by rules."""

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from language.statements.extract import extract
from language.statements.opening.introductions import introduced
from language.statements.salience import carries_fact
from language.statements.slots import fits_slot
from language.statements.statement import Statement
from language.statements.wording import flip
from language.statements.worth_keeping import worth_keeping
from tests.soak import times

TODAY = date(2026, 2, 12)


def told(text: str) -> dict[str, str]:
    return {statement.key: statement.value for statement in extract(text, today=TODAY)}


def only(text: str) -> Statement:
    (statement,) = extract(text, today=TODAY)
    return statement


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I'm a senior backend engineer at Stripe.", {"role": "Senior backend engineer", "company": "Stripe"}),
        ("I work at Spotify", {"company": "Spotify"}),
        ("My current project is a search engine", {"current_project": "Search engine"}),
        ("Our stack is Kotlin, Spring and MongoDB", {"tech_stack": "Kotlin, Spring and MongoDB"}),
        ("I use Emacs", {"uses_emacs": "Uses Emacs"}),
        ("I want to open a cafe", {"goal_open_cafe": "Open a cafe"}),
        ("I'm interested in compilers", {"interested_in_compilers": "Interested in compilers"}),
        ("I hate crypto", {"dislikes_crypto": "Dislikes crypto"}),
        ("I think ORMs are slow", {"opinion_on_orms": "Thinks ORMs are slow"}),
        ("I'm skeptical about crypto", {"opinion_on_crypto": "Skeptical about crypto"}),
        ("I'm learning Zig", {"learning_zig": "Learning Zig"}),
        ("I live in Warsaw", {"location": "Warsaw"}),
        ("My wife is a doctor", {"family_wife": "Wife is a doctor"}),
        ("I have two dogs", {"pet_dogs": "Two dogs"}),
        ("I'm allergic to peanuts", {"allergy_peanuts": "Allergic to peanuts"}),
        ("I speak Polish", {"languages": "Polish"}),
        ("My timezone is CET", {"timezone": "CET"}),
        ("My name is Oleh", {"name": "Oleh"}),
        ("I meditate every morning", {"habit_meditate_morning": "Meditates every morning"}),
        ("Please keep summaries short", {"summaries_preference": "Keep summaries short"}),
        ("We decided to use gRPC", {"decision_grpc": "Decided to use gRPC"}),
        ("My exam is on March 5", {"upcoming_exam": "Exam is on 2026-03-05"}),
        ("Працюю в Grammarly", {"company": "Grammarly"}),
        ("Живу у Львові", {"location": "Живе у Львові"}),
        ("Ми пишемо бекенд на Rust", {"current_project": "Пишуть бекенд на Rust"}),
        ("I love C++", {"likes_cpp": "Likes C++"}),
        ("Вважаю, що тести недооцінені", {"opinion_on_тести": "Вважає, що тести недооцінені"}),
    ],
)
def test_a_fact_has_a_stable_key_and_is_told_in_the_third_person(text: str, expected: dict[str, str]) -> None:
    assert told(text) == expected


def test_clauses_of_one_sentence_are_facts_of_their_own() -> None:
    assert told("I work as a nurse at Charité and live in Berlin, but I hate winters") == {
        "role": "Nurse",
        "company": "Charité",
        "location": "Berlin",
        "dislikes_winters": "Dislikes winters",
    }


def test_verbs_after_like_to_belong_together() -> None:
    assert told("I like to cook and sing") == {"likes_cook_sing": "Likes to cook and sing"}


@pytest.mark.parametrize(
    "text",
    [
        "Do I live in Berlin?",
        "If I lived in Japan I would eat ramen",
        "Imagine I work at a bank",
        "I wish I had a dog",
        "I'm a millionaire, just kidding",
        "She lives in Kyiv",
        "My colleague told me he works at Google",
        'He said "I love Java"',
        "The crowd kept on shouting 'I work at Google' all day",
        "Якби я жив у Парижі, ходив би в музеї",
    ],
)
def test_questions_hypotheses_jokes_and_other_people_state_nothing(text: str) -> None:
    assert told(text) == {}


def test_a_statement_before_a_question_counts() -> None:
    assert told("I have two dogs, do you have pets?") == {"pet_dogs": "Two dogs"}


def test_a_hedge_lowers_confidence() -> None:
    assert only("I probably work at Spotify").confidence < 0.75 < only("I work at Spotify").confidence


def test_a_dislike_is_negative() -> None:
    assert (only("I hate crypto").polarity, only("I love crypto").polarity) == (-1, 1)


@pytest.mark.parametrize(
    "text",
    ["actually I moved to Lviv", "no, I use Go now", "I don't work at Google anymore", "Ні, я тепер живу в Одесі"],
)
def test_a_correction_is_marked(text: str) -> None:
    assert only(text).correction


def test_moving_on_from_an_employer_is_not_moving_house() -> None:
    assert told("I'm not at Uber any more, I moved to Lyft")["company"] == "Lyft"


@pytest.mark.parametrize(
    "text",
    [
        "I like this article",
        "I think it's a good idea",
        "I want to know more about vacuum",
        "I'm a bit confused",
        "I have a question about indexes",
        "I'll read it tomorrow",
        "I prefer the second option",
        "I agree",
        "Answer with yes or no",
    ],
)
def test_talk_about_the_talk_is_not_kept(text: str) -> None:
    assert worth_keeping(text, TODAY) == []


@pytest.mark.parametrize(
    ("text", "with_whom"),
    [
        ("I'm a nurse in Hull with three cats.", "three cats"),
        ("I'm a baker in Ghent with two kids.", "two kids"),
        ("I'm an electrician with my brother in Kent.", "brother"),
    ],
)
def test_whom_somebody_lives_or_works_with_is_no_employer(text: str, with_whom: str) -> None:
    told = worth_keeping(text, TODAY)
    assert "company" not in {one.key for one in told}
    assert any(with_whom in one.value for one in told)


@pytest.mark.parametrize(
    ("text", "kept"),
    [("I work in Brno.", ["Works in Brno"]), ("I'm a baker in Lyon.", ["Lyon", "Baker"])],
)
def test_a_place_is_kept_apart_where_something_is_left_beside_it(text: str, kept: list[str]) -> None:
    assert [statement.value for statement in worth_keeping(text, TODAY)] == kept


def test_a_turn_with_a_fact_scores_higher_than_small_talk() -> None:
    fact = "Last week I started volunteering at the shelter where my sister works."
    assert (
        carries_fact(fact)
        > 0.5
        > max(map(carries_fact, ["Wow, that's great! Congrats!", "How are you?", "", "Thanks!"]))
    )


@pytest.mark.parametrize(
    "text",
    [
        "I am " + "really " * 80 + "like",
        "I " + "very really " * 60,
        "I am a " + "big " * 150,
        "I like a, " * 300,
        "I work and live and love " * 100,
        "remember that " * 300,
        "'a " * 2000,
        '"a ' * 2000,
        "a(" * 3000,
        "я дуже " * 400,
    ],
)
def test_no_pattern_explodes_on_repetition(text: str) -> None:
    """A pattern that can match in many ways would not come back from these."""
    worth_keeping(text, TODAY)


@settings(max_examples=times(30, 1_000))
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                ["I am", "my", "we", "like", "work at", "not", ",", ".", "?", '"', "'", "`", "я", "не", "\n", ">"]
            ),
            st.text(max_size=12),
        ),
        max_size=30,
    )
)
def test_any_text_can_be_read(parts: list[str]) -> None:
    text = " ".join(parts)
    for statement in worth_keeping(text, TODAY):
        assert statement.key
        assert "\n" not in statement.value
    assert 0.0 <= carries_fact(text) <= 1.0


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("I'm Nora, I teach chemistry", "name", "Nora"),
        ("Me llamo Maite", "name", "Maite"),
        ("Ich heiße Karin und bin 52", "name", "Karin"),
        ("Ich heiße Karin und bin 52", "age", "52"),
        ("Du kannst mich Hansi nennen", "name", "Hansi"),
        ("Tengo 33 años", "age", "33"),
        ("desde agosto mi casa está en Huelva", "location", "Huelva"),
        ("Я живу у Львові", "location", "Львів"),
        ("Я працюю вчителькою в Полтаві", "role", "Вчителька"),
        ("Працюю головним інженером на заводі", "role", "Головний інженер"),
        ("I follow PostgreSQL closely", "interested_in_postgresql", "Interested in PostgreSQL"),
        ("im learning georgian, slowly", "learning_georgian_slowly", "Learning georgian, slowly"),
    ],
)
def test_what_people_say_of_themselves_has_its_key(text: str, key: str, value: str) -> None:
    assert (key, value) in [(one.key, one.value) for one in worth_keeping(text, TODAY)]


@pytest.mark.parametrize(
    "text",
    [
        "Ich darf Sie bitten",
        "When did Nokia sell its phone business again, and who was ceo then",
        "Уявімо: я переїжджаю в Антарктиду",
        "uy sí, me encanta que la nevera se actualice de noche",
        "oops, typo",
        "та ні, я не про Житомир питаю, а про Варшаву",
        "my sister-in-law thinks 5G gives you headaches",
    ],
)
def test_asides_wishes_questions_and_what_is_thought_up_are_no_facts(text: str) -> None:
    assert worth_keeping(text, TODAY) == []


def test_a_removed_secret_is_no_value() -> None:
    assert not fits_slot("role", "Entro [secret removed]")
    assert not fits_slot("role", "Noche, de 22 a 6")
    assert fits_slot("role", "Night porter")


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("Hi, I'm Tomas and I work as a beekeeper near Brno", "Tomas"),
        ("Hi there! I'm Zanele and I bake bread", "Zanele"),
        ("Я Остап, живу в Стрию", "Остап"),
        ("Ich bin Uwe und wohne in Kiel", "Uwe"),
        ("Ich bin Fliesenlegerin und wohne in Kiel", None),
        ("I'm Kenyan and I live in Leeds", None),
        ("I'm Buddhist and I meditate", None),
        ("Soy Vegana, vivo en Lugo", None),
        ("Evening! I'm Odalys, I run a bakery.", "Odalys"),
        ("Good morning everyone! I'm Ximena, I run a bakery.", "Ximena"),
        ("Вечір добрий! Я Одаліс, тримаю пекарню.", "Одаліс"),
        ("Guten Abend allerseits! Ich bin Heike, ich führe eine Bäckerei.", "Heike"),
        ("¡Muy buenas noches! Soy Odalys, llevo una panadería.", "Odalys"),
        ("Evening! I'm Welsh, I run a bakery.", None),
        ("Guten Abend! Ich bin Imkerin, ich wohne in Kiel.", None),
    ],
)
def test_who_introduces_themselves_tells_a_name(said: str, name: str | None) -> None:
    found = introduced(said)
    assert (found.value if found else None) == name


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("evening! Ingrid here, I restore clocks", {"name": "Ingrid"}),
        ("Guten Morgen, Jürgen hier!", {"name": "Jürgen"}),
        ("Hier ist die Helga, ich bin Imkerin", {"name": "Helga", "role": "Imkerin"}),
        ("Buenas, aquí Rosario, panadera de Jaén", {"name": "Rosario", "role": "Panadera"}),
        ("Тут Богдан, столяр з Ковеля", {"name": "Богдан", "role": "Столяр"}),
        ("Winter here, snow everywhere", {}),
        ("Berlin here, raining all day", {}),
        ("Ingrid here says the article is wrong", {}),
    ],
)
def test_who_is_there_tells_a_name(said: str, kept: dict[str, str]) -> None:
    told = {one.key: one.value for one in worth_keeping(said, date(2026, 2, 12))}
    assert {key: value for key, value in told.items() if key in ("name", "role")} == kept


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Tiga is my dog", ["dog", "Tiga"]),
        ("We moved. Minou is our cat.", ["cat", "Minou"]),
        ("Bello ist mein Hund", ["Hund", "Bello"]),
        ("Luna es mi gata", ["gata", "Luna"]),
        ("Сірко — мій пес", ["пес", "Сірко"]),
        ("If Tiga is my dog then what", []),
        ("Is Tiga my dog?", []),
    ],
)
def test_an_animal_may_be_told_by_its_name_first(said: str, words: list[str]) -> None:
    told = " ".join(one.value.casefold() for one in worth_keeping(said, date(2026, 2, 12)))
    assert all(word.casefold() in told for word in words)
    assert words or "tiga" not in told


def test_how_long_ago_something_was_begins_no_clause() -> None:
    (kept,) = worth_keeping("Два роки тому лікувався від безсоння.", TODAY)
    assert kept.value == "Два роки тому лікувався від безсоння"


@pytest.mark.parametrize(
    ("said", "told"),
    [("Ostap me debe 300 euros", "Ostap me debe 300 euros"), ("Ostap owes me 300", "Ostap owes them 300")],
)
def test_me_is_turned_in_english_only(said: str, told: str) -> None:
    assert flip(said) == told


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I owe my brother money", "Owes their brother money"),
        ("I often send my mother postcards", "Often sends their mother postcards"),
        ("I teach my daughter chess", "Teaches their daughter chess"),
    ],
)
def test_what_is_done_for_somebody_is_told_of_the_writer(said: str, kept: str) -> None:
    [one] = worth_keeping(said, TODAY)
    assert (one.value, one.key.startswith(("family", "role"))) == (kept, False)


def test_who_studies_does_not_teach() -> None:
    assert list(told("Я вчуся в 10 класі").values()) == ["Вчиться в 10 класі"]
    assert list(told("учусь грати на скрипці").values()) == ["Вчиться грати на скрипці"]
    assert list(told("Я вчу польську").values()) == ["Вчить польську"]
