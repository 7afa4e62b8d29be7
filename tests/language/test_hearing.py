"""What the trained judge hears, forgets and changes: sentences that stand in no training data."""

from datetime import date

import pytest

from language.hearing.compare import changes
from language.hearing.judge import TOPICS, tellings
from language.hearing.quote import is_told
from language.hearing.relate import acts_of, related
from language.hearing.removal.wish import forgetting
from language.hearing.revise import revised
from language.hearing.spans import clause_spans, sentence_spans
from language.hearing.weights import FILE, TURNS
from language.statements.worth_keeping import DOUBTFUL, worth_keeping
from scripts.explain import tables

TODAY = date(2026, 2, 12)

NOTES = ["Lives in Ghent", "Works as a bricklayer", "Has a tabby called Olive", "Allergic to kiwi"]


def test_the_weights_are_small() -> None:
    assert FILE.stat().st_size <= 1024 * 1024
    assert TURNS.stat().st_size <= 512 * 1024


@pytest.mark.parametrize(
    "said",
    [
        "Been fixing church organs since I left school, my knees have paid for it",
        "my gran raised me in Cardiff, hence the accent",
        "Вчителюю в селі, тридцять років за плечима",
        "Ich backe seit zwanzig Jahren Brot in Erfurt",
        "Manejo un camión de basura en Córdoba",
    ],
)
def test_what_people_tell_of_themselves_is_heard(said: str) -> None:
    assert tellings(said, DOUBTFUL)


@pytest.mark.parametrize(
    "said",
    [
        "Could you shorten the third paragraph?",
        "The author claims that remote work ruins cities.",
        "Дякую, дуже цікава стаття.",
        "Fass mir das bitte zusammen.",
        "¿Qué opina el autor de los impuestos?",
    ],
)
def test_what_tells_nothing_is_left_alone(said: str) -> None:
    assert not tellings(said, DOUBTFUL)


@pytest.mark.parametrize(
    ("said", "apart"),
    [
        ("Ich bin Disponentin und sammle Münzen.", ["Ich bin Disponentin", "und sammle Münzen."]),
        ("мене звати Зоя, живу на Салтівці", ["мене звати Зоя", "живу на Салтівці"]),
        ("me llamo Pilar y soy cocinera", ["me llamo Pilar", "y soy cocinera"]),
        ("I'm a florist and I live in Leeds", ["I'm a florist", "and I live in Leeds"]),
        ("I have two kids, Emil and Ida", ["I have two kids, Emil and Ida"]),
    ],
)
def test_what_may_change_apart_stands_apart(said: str, apart: list[str]) -> None:
    assert [telling.text for telling in tellings(said, DOUBTFUL)] == apart


@pytest.mark.parametrize("said", ["Always", "shorter", "Завжди", "kürzer", "siempre"])
def test_one_word_is_no_memory(said: str) -> None:
    assert not worth_keeping(said, TODAY)


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("I'm a journalist, suggest a podcast", "journalist"),
        ("I live in Graz can you find me a trail", "graz"),
        ("Ich bin Imkerin, empfiehl mir ein Buch", "imkerin"),
    ],
)
def test_a_statement_is_kept_without_the_order_after_it(said: str, kept: str) -> None:
    values = [statement.value.casefold() for statement in worth_keeping(said, TODAY)]
    assert any(kept in value for value in values)
    assert not any(order in value for value in values for order in ("podcast", "trail", "buch"))


@pytest.mark.parametrize(
    "said",
    [
        "The man in the piece gave up banking and became a shepherd",
        "Одній пацієнтці теж не можна молока",
        "Der Autor lebt seit Jahren in Triest",
    ],
)
def test_what_is_told_of_strangers_is_not_kept(said: str) -> None:
    assert not worth_keeping(said, TODAY)


def test_abbreviations_and_initials_end_no_sentence() -> None:
    text = "Dr. Wong is my doctor. I see her on Mondays."
    assert [span.of(text) for span in sentence_spans(text)] == ["Dr. Wong is my doctor.", "I see her on Mondays."]


def test_clauses_cover_their_sentence() -> None:
    text = "I live in Ghent, and my cat hates it"
    (sentence,) = sentence_spans(text)
    assert " ".join(span.of(text) for span in clause_spans(text, sentence)) == text


def test_every_telling_has_a_topic() -> None:
    (telling,) = tellings("I teach geography at a secondary school", DOUBTFUL)
    assert telling.topic in TOPICS
    assert abs(sum(telling.topics.values()) - 1) < 0.01


def test_a_request_to_forget_hits_what_it_names() -> None:
    wish = forgetting("Please forget that I'm allergic to kiwi", NOTES)
    assert wish is not None
    assert wish.now == [3]


def test_a_request_that_names_the_sort_finds_it_too() -> None:
    wish = forgetting("forget what I do for a living", NOTES)
    assert wish is not None
    assert [*wish.now, *wish.ask] == [1]


@pytest.mark.parametrize(
    "said",
    [
        "Forget Ghent for a moment, how is Bruges?",
        "Remember that I like plums",
        "oh never mind",
        "Що там далі у статті?",
    ],
)
def test_talk_of_forgetting_is_no_request(said: str) -> None:
    wish = forgetting(said, NOTES)
    assert wish is None or not wish.now


def test_everything_is_asked_about() -> None:
    wish = forgetting("Forget everything you know about me", NOTES)
    assert wish is not None
    assert (wish.now, wish.everything) == ([], True)


def test_a_change_finds_what_it_makes_outdated() -> None:
    assert [change.note for change in changes("we've moved, it's Antwerp now", NOTES)] == [0]


@pytest.mark.parametrize("said", ["My neighbour moved to Antwerp", "Would I like Antwerp?", "Thanks, good read"])
def test_what_others_do_changes_nothing_for_sure(said: str) -> None:
    assert not any(change.sure for change in changes(said, NOTES))


def test_likelihoods_leave_room_for_none() -> None:
    assert 0 < sum(related("ask", "What's my cat called?", NOTES)) <= 1
    assert acts_of("What's my cat called?")["ask"] > 0.5
    assert related("ask", "anything", []) == []


def test_the_users_own_words_need_no_other_support() -> None:
    said = ["Honestly, I keep three hives behind the garage."]
    assert is_told("Keeps three hives behind the garage", said)
    assert not is_told("Does not keep three hives behind the garage", said)
    assert not is_told("Keeps thirty goats", said)


def test_a_decision_can_be_shown() -> None:
    shown = tables("We moved to Antwerp last week", NOTES, TODAY)
    assert shown[0].row_count >= 1
    assert len(shown) == 4


@pytest.mark.parametrize(
    ("said", "note", "outdated"),
    [
        ("Me gusta el jazz", "Le gusta el rock", False),
        ("I like astronomy", "Likes PostgreSQL", False),
        ("My favourite colour is green", "Favourite colour is blue", True),
        ("Ich mag jetzt lieber Tee", "Mag Kaffee", True),
        ("I like tea", "Dislikes tea", True),
    ],
)
def test_what_is_liked_stands_beside_what_is_liked_already(said: str, note: str, outdated: bool) -> None:
    assert bool(changes(said, [note])) is outdated


def test_a_word_at_the_edges_of_both_stays_where_it_stood() -> None:
    revision = revised("Вже не на карате, а на самбо ходить.", "Син ходить на карате")
    assert revision is not None
    assert revision.text == "Син ходить на самбо"


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Tengo 22. Reparto con la bici.", 2),
        ("I'm 22. Bus driver.", 2),
        ("Мені 22. Розвожу піцу.", 2),
        ("Ich bin 46. Und du?", 2),
        ("Am 3. Mai ziehe ich um.", 1),
        ("3. Liga", 1),
        ("I'm a nurse and I'm 44. what grows in shade?", 2),
        ("Tengo 31. qué planto en la sombra?", 2),
        ("ich bin ole, 29. schiffskoch auf einer fähre", 2),
        ("Ich bin 29. Schiffskoch auf einer Fähre", 2),
        ("bin lehrer und 29. was hilft gegen muskelkater?", 2),
        ("wir wohnen im 2. stock", 1),
        ("am montag, 3. mai ziehe ich um", 1),
        ("1. peel the pears", 1),
    ],
)
def test_a_stop_behind_a_number_ends_a_sentence_where_it_makes_no_ordinal(text: str, sentences: int) -> None:
    assert len(sentence_spans(text)) == sentences
