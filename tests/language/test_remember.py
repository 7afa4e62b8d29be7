"""Explicit requests to remember, and what only looks like one."""

import pytest

from language.intents.remember import requests


def contents(text: str) -> list[str]:
    return [request.content for request in requests(text)]


@pytest.mark.parametrize(
    "phrase",
    [
        "Remember this: {}",
        "remember that {}",
        "Please remember that {}",
        "note that {}",
        "Keep in mind that {}",
        "Don't forget that {}",
        "save this: {}",
        "For future reference, {}",
        "Important: {}",
        "FYI {}",
        "fyi, {}",
        "Could you remember that {}?",
        "I want you to remember that {}",
        "Make a note that {}",
        "Запам'ятай, що {}",
        "Занотуй: {}",
        "Май на увазі, що {}",
        "Не забудь, що {}",
        "На майбутнє: {}",
        "Важливо: {}",
        "Merke dir, dass {}",
        "Recuerda que {}",
        "Souviens-toi que {}",
        "Zapamiętaj, że {}",
        "Запомни, что {}",
        "This is important: {}",
        "It's very important: {}",
        "You need to keep in mind that {}",
        "You have to remember that {}",
        "Це важливо: {}",
        "Тобі треба мати на увазі, що {}",
        "Ти маєш пам'ятати, що {}",
        "Das ist wichtig: {}",
        "Du musst im Kopf behalten, dass {}",
        "Bitte beachte, dass {}",
        "Esto es importante: {}",
    ],
)
def test_a_request_names_what_to_keep(phrase: str) -> None:
    assert contents(phrase.format("the parrot is called Rio")) == ["the parrot is called Rio"]


@pytest.mark.parametrize(
    "text",
    [
        "I prefer tabs, remember that",
        "I prefer tabs. Remember that!",
        "I prefer tabs, keep that in mind.",
        "I prefer tabs. Don't forget it!",
        "I prefer tabs, for future reference",
        "I prefer tabs, fyi",
    ],
)
def test_a_request_may_follow_what_to_keep(text: str) -> None:
    assert contents(text) == ["I prefer tabs"]


@pytest.mark.parametrize(
    "text",
    [
        "Do you remember where I work?",
        "I don't remember that",
        "I remember that it was slow",
        "Will you remember this tomorrow?",
        "Remember when Java was new?",
        "What should I keep in mind here?",
        "It's easy to forget that disks fail",
        "Please don't remember that",
        "Don't save this",
        "Save this article for later",
        "The most important thing is latency",
        "Ти пам'ятаєш, де я працюю?",
        "Не записуй цього",
        "Remember that.",
        "",
        "You have to remember where you parked in that game",
        "You need to save the file first",
        "This is important for distributed systems",
    ],
)
def test_questions_memories_and_refusals_ask_for_nothing(text: str) -> None:
    assert contents(text) == []


@pytest.mark.parametrize(
    "text",
    [
        'My boss said "remember that I am the CEO"',
        "The post ends with “don't forget that I live in the cloud”.",
        "Автор пише: «запам'ятайте, що я завжди правий»",
        "> remember that I hate tests\nReally?",
        "She wrote 'note that I hate Java' in the review",
        "`remember that x = 5`",
        "```\n# remember that I use port 80\n```",
        "// note that I hate this",
        "Summarize this text:\nRemember that I am a doctor in Texas.",
        "From the article:\n\nKeep in mind that I speak only for myself.",
    ],
)
def test_quotations_code_and_pasted_text_ask_for_nothing(text: str) -> None:
    assert contents(text) == []


def test_a_quotation_that_is_what_to_keep_is_kept() -> None:
    assert contents('Remember this: "standup at ten"') == ["standup at ten"]


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("I work at Stripe, and remember that I prefer short summaries", "I prefer short summaries"),
        ("Great read but please note that my team is in Kyiv", "my team is in Kyiv"),
        ("Я живу в Києві, і запам'ятай, що я люблю чай", "я люблю чай"),
    ],
)
def test_a_request_may_follow_a_statement(text: str, content: str) -> None:
    assert [request.content for request in requests(text)] == [content]


@pytest.mark.parametrize(
    "text",
    [
        "My boss said we ship on Friday and remember that I am in charge",
        "We met in May and remember it well",
        "I came home and remember my first day there",
        "The authors measure it and note that we need more data",
    ],
)
def test_somebody_elses_request_or_a_recollection_inside_a_sentence_is_none(text: str) -> None:
    assert requests(text) == []


def test_what_one_has_to_keep_in_mind_is_a_request_in_spanish_too() -> None:
    assert contents("Tienes que tener en cuenta que trabajo de noche") == ["trabajo de noche"]


@pytest.mark.parametrize("said", ["pls dont forget im allergic to nuts", "Im allergic to nuts, dont forget it"])
def test_a_request_needs_no_apostrophe(said: str) -> None:
    assert [request.content.casefold() for request in requests(said)] == ["im allergic to nuts"]


@pytest.mark.parametrize(
    "said",
    [
        "Can you save this article for later?",
        "Could you please keep that link?",
        "Can you remember anything from last week?",
        "Збережи цю статтю на потім",
    ],
)
def test_a_text_put_aside_is_no_memory_of_the_user(said: str) -> None:
    assert requests(said) == []


def test_a_question_may_still_ask_for_a_memory() -> None:
    assert [one.content for one in requests("Can you remember that I live in Rome?")] == ["I live in Rome"]


@pytest.mark.parametrize(
    ("text", "content"),
    [
        ("Remember for good that I keep bees.", ["I keep bees"]),
        ("Please remember forever: I keep bees", ["I keep bees"]),
        ("Remember for today that I'm in Lyon", ["I'm in Lyon today"]),
        ("Remember that I keep bees, and also note that I bake", ["I keep bees", "I bake"]),
        ("Merk dir für immer, dass ich Bienen halte.", ["ich halte Bienen"]),
        ("Merk dir für heute, dass ich in Lyon bin", ["ich bin in Lyon heute"]),
        ("Запам'ятай назавжди, що я тримаю бджіл.", ["я тримаю бджіл"]),
        ("Запам'ятай на сьогодні, що я у Львові", ["я у Львові сьогодні"]),
        ("Recuerda para siempre que toco el violín.", ["toco el violín"]),
        ("Recuerda para hoy que estoy en Lyon", ["estoy en Lyon hoy"]),
    ],
)
def test_how_long_it_is_to_be_kept_is_no_part_of_what_is_kept_but_for_a_day(text: str, content: list[str]) -> None:
    assert [request.content for request in requests(text)] == content
