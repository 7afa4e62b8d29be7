"""What quotes a statement is told by its words, not by its letters."""

import pytest

from language.meaning.mentions import Sayings, Verdict, sentences

YES, PERHAPS, NO = Verdict.YES, Verdict.PERHAPS, Verdict.NO


@pytest.mark.parametrize(
    ("statement", "text", "verdict"),
    [
        ("Go", "I love Go", YES),
        ("Go", "Go", YES),
        ("Go", "It is good, an algorithm for a mango", NO),
        ("Go", "I go to work", PERHAPS),
        ("Go", "Let's go!", PERHAPS),
        ("Rust", "It is the rust", PERHAPS),
        ("C", "Vitamin C helps", PERHAPS),
        ("R", "Plan R is off", PERHAPS),
        ("R", "R", YES),
        ("Is 34", "It costs 34 euros", PERHAPS),
        ("Is 34", "I am 34", YES),
        ("Має кота Мурчика", "Я маю кота Мурчика", YES),
        ("Має кота Мурчика", "Кіт Мурчик захворів", PERHAPS),
        ("Hat eine Katze namens Mimi", "Ich habe eine Katze namens Mimi", YES),
        ("Tiene un gato en Lugo", "Tengo un gato en Lugo", YES),
        ("Go", "Go to bed early", PERHAPS),
        ("Espresso", "I drink espresso", YES),
        ("tea", "Tea is what I like", YES),
        ("Lives in Lviv", "I have lived in Lviv for long", YES),
        ("Lives in Lviv", "I love the coffee of Lviv", PERHAPS),
        ("Lives in Lviv", "I live by the sea", NO),
        ("Owes Fenwicker two thousand dollars", "Is Fenwicker a common name?", PERHAPS),
        ("Розводить вдома рідкісних мурмотинок", "Чим годувати мурмотинок?", PERHAPS),
        ("Züchtet im Keller seltene Quastlinge", "Was fressen Quastlinge?", PERHAPS),
        ("Cría en secreto quokilines en su casa", "¿Qué comen los quokilines?", PERHAPS),
        ("Drinks black coffee every single morning", "The coffee was cold", NO),
        ("Живе у Львові", "Я живу у Львові", YES),
        ("Lives in Kyiv", "I live in Київ", YES),
        ("Has two cats", "I have 2 cats", YES),
        ("Lives in St. Petersburg", "She lives in St. Petersburg, they say", YES),
        ("寿司が好き", "私は寿司が好きです", YES),
        ("寿司が好き", "天気がいい", NO),
        ("It is what it is", "What is it? It is.", NO),
    ],
)
def test_a_quotation_is_told_by_whole_words(statement: str, text: str, verdict: Verdict) -> None:
    assert Sayings([statement]).verdict(text) is verdict


def test_only_the_sentences_that_quote_are_cut() -> None:
    said = Sayings(["Breeds parrots at home"])
    assert said.cut("Hello. I breed parrots at home! Bye.") == "Hello. Bye."
    assert said.cut("one\nI breed parrots at home.\n\ntwo") == "one\n\ntwo"
    assert said.cut("I breed parrots at home") == ""
    untouched = "Parrots?  No homes\twere bred.\r\n"
    assert said.cut(untouched) == untouched


def test_what_a_statement_rests_on_counts_but_not_what_was_said_beside_it() -> None:
    said = Sayings(["Backend engineer"], ["I am a backend engineer at Acme. We have a dog."])
    assert said.verdict("I am a backend engineer at Acme") is YES
    assert said.verdict("We have a dog") is NO


def test_a_single_word_of_anothers_title_decides_nothing() -> None:
    said = Sayings(["Go"])
    assert said.verdict("Why Go is fast", strict=True) is PERHAPS
    assert said.verdict("Go", strict=True) is YES


def test_plain_data_is_cut_text_by_text() -> None:
    said = Sayings(["Breeds parrots"])
    data = {"tags": ["breeds parrots", "birds"], "more": {"text": "Kept. I breed parrots."}, "count": 3}
    assert said.holds(data) is YES
    assert said.without(data) == {"tags": ["birds"], "more": {"text": "Kept."}, "count": 3}


@pytest.mark.parametrize("text", ["", "a", "A. B! C?\n\nD", "…\n. .. \n", "3.5 e.g. x.y\r\n"])
def test_sentences_put_together_are_the_text(text: str) -> None:
    assert "".join(sentences(text)) == text
