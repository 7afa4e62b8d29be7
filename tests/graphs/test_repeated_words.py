"""A model that cannot stop, or says the reader's own words back: the reader is shown what there is to say, once."""

import pytest
from langchain_core.messages import AIMessage

from graphs.build import Graphs
from graphs.discussion.answer.repeated import echoes, without_loop
from graphs.discussion.answer.reply import bounded
from graphs.discussion.answer.telling import tells
from stores import MemoryStore
from tests.fakes import ScriptedModel, call
from tests.graphs.conftest import talk

LOOP = "It rains. " + "Take a coat, take a hat, " * 9 + "take a co"


def ended(reason: str) -> AIMessage:
    return AIMessage(LOOP, response_metadata={"finish_reason": reason})


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (LOOP, "It rains. Take a coat, take a hat"),
        ("Добрий день!\n\n" * 7, "Добрий день!"),
        ("Sí, claro, " * 6 + "sí, c", "Sí, claro"),
        ("Ich lerne gern neue Wörter. Ich lerne gern neue Wörter. Ich ler", "Ich lerne gern neue Wörter."),
        ("Two:\n" + "".join(f"{n}. You keep bees.\n" for n in range(1, 6)) + "6. You", "Two:\n1. You keep bees."),
        ("You keep bees. You keep bees.", "You keep bees. You keep bees."),
        ("0, 0, 0, 0, 0, 0, 0, 0,", "0, 0, 0, 0, 0, 0, 0, 0,"),
        ("Bees like clover, and clover likes be", "Bees like clover, and clover likes be"),
        ("Bees", "Bees"),
        ("", ""),
    ],
)
def test_what_goes_round_until_it_is_cut_off_is_said_once(said: str, shown: str) -> None:
    assert without_loop(said) == shown


async def test_only_an_answer_that_was_cut_off_is_shortened(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.answers = [ended("length"), ended("stop")]
    say = talk(graphs, user)
    assert await say("Nice weather today") == "It rains. Take a coat, take a hat"
    assert await say("Say that ten times") == LOOP


async def test_a_question_said_back_is_no_answer_and_rules_give_one(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    model.then = "what is my dog called"
    reply = await talk(graphs, user)("What is my dog called?")
    assert "Biscuit" in reply
    assert "it passed over what is remembered" in reply


async def test_beside_what_was_kept_the_readers_words_are_not_said_back(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.then = "Remember that I keep bees!"
    say = talk(graphs, user)
    assert await say("Remember that I keep bees") == "Got it, I'll remember that: Keeps bees."
    model.then = "Remember that I live in Tartu.\n\nThat is far."
    assert await say("Remember that I live in Tartu") == "Got it, I'll remember that: Location – Tartu.\n\nThat is far."


async def test_a_greeting_may_be_said_back(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.then = "Good morning!"
    assert await talk(graphs, user)("Good morning") == "Good morning!"


def test_other_words_are_no_echo() -> None:
    assert echoes("Where do I work?", "where do I work")
    assert not echoes("", "!")
    assert not echoes("You work in Ghent.", "I work in Ghent.")


async def test_an_answer_given_before_is_not_said_again_behind_a_receipt(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    said, again = "I'm glad to hear that, it is a great example.", "I'm glad to hear that"
    model.answers = [call("Captured"), said, call("Captured"), said, said]
    say = talk(graphs, user)
    assert again in await say("Remember that I keep bees")
    assert again not in await say("Remember that my cat is called Tom")
    assert again in await say("Is that a good thing?"), "to a question an answer may be the same"


async def test_what_was_answered_to_something_else_answers_no_question_about_the_memory(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    glad, bees = "I'm glad to hear that, it is a great example.", "You keep bees, as you have told me."
    model.answers = [call("Captured"), glad, glad, bees, bees]
    say = talk(graphs, user)
    await say("Remember that I keep bees")
    reply = await say("What do you know about me?")
    assert "bees" in reply
    assert "glad" not in reply
    assert "it repeated itself" in reply
    for question in ("What do I keep?", "Which animals do I keep?"):
        assert await say(question) == bees


@pytest.mark.parametrize(
    ("came", "shown"),
    [
        ("It makes identifiers, e.g. for keys. It", "It makes identifiers, e.g. for keys."),
        ("Yes! Version 18.1 is out", "Yes!"),
        ("It makes identifiers", "It makes identifiers…"),
        ("You have:\n- a dog\n- a ca", "You have:\n- a dog\n- a ca…"),
        ("It makes identifiers.", "It makes identifiers."),
        ("It is new here. It is new here. It is new here. It", "It is new here."),
        ("Bees make honey here. They" + " make honey here. They" * 4, "Bees make honey here."),
    ],
)
def test_an_answer_that_broke_off_ends_with_a_whole_sentence(came: str, shown: str) -> None:
    assert bounded(AIMessage(came, response_metadata={"finish_reason": "length"})).text == shown
    assert bounded(AIMessage(came, response_metadata={"finish_reason": "stop"})).text == came


@pytest.mark.parametrize(
    ("question", "wrong", "right"),
    [
        ("Which town do I call home?", "I do not know where you live.", "You call Tartu your home."),
        ("Was mag ich nicht?", "Sie mögen Tee sehr gern.", "Jazz mögen Sie nicht."),
        ("¿Cómo se llama mi perro?", "Su perro se llama Max.", "Se llama Biscuit."),
    ],
)
async def test_what_the_memory_surely_answers_is_answered_by_it_where_a_model_says_otherwise(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, question: str, wrong: str, right: str
) -> None:
    await store.write(user, key="location", value="Tartu", category="personal_context")
    await store.write(user, key="dislikes_jazz", value="Mag Jazz nicht", category="preference")
    await store.write(user, key="pet_perro", value="Su perro se llama Biscuit", category="personal_context")
    say = talk(graphs, user)
    model.then = wrong
    reply = await say(question)
    assert any(one in reply for one in ("Tartu", "Jazz", "Biscuit"))
    assert wrong not in reply
    model.then = right
    assert await say(question) == right


async def test_rules_that_stand_in_say_once_that_nothing_was_forgotten(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.then = TimeoutError()
    reply = await talk(graphs, user)("Please forget my town")
    assert reply.count("(") == 1, reply
    assert "it took too long" in reply


@pytest.mark.parametrize(
    ("question", "memory", "denied", "right"),
    [
        ("Where do I live?", "Lviv", "You live in Kyiv, not in Lviv.", "You live in Lviv, not in Kyiv."),
        ("Where do I live?", "Lviv", "You no longer live in Lviv.", "Not far from here: you live in Lviv."),
        ("Where do I live?", "Lviv", "You moved from Lviv to Kyiv.", "You moved from Kyiv to Lviv."),
        ("Де я живу?", "Львів", "Ви живете в Києві, а не у Львові.", "Ви живете у Львові, а не в Києві."),
        ("¿Dónde vivo?", "Lviv", "Vives en Kyiv, no en Lviv.", "No en Kyiv: vives en Lviv."),
        ("Wie alt bin ich?", "41", "Du bist 42, nicht 41.", "Du bist 41, nicht 42."),
        ("Was bin ich von Beruf?", "Works as a nurse", "Sie sind Lehrerin.", "Sie sind Krankenschwester."),
        ("What do I dislike?", "Dislikes Jazz", "You like Rock.", "You do not like Jazz."),
    ],
)
def test_an_answer_says_what_is_remembered_in_any_form_but_not_by_denying_it(
    question: str, memory: str, denied: str, right: str
) -> None:
    assert not tells(denied, memory, question)
    assert tells(right, memory, question)


async def test_an_answer_that_contradicts_what_is_remembered_is_not_shown(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="location", value="Lviv", category="personal_context")
    model.then = "You live in Kyiv, not in Lviv."
    reply = await talk(graphs, user)("Where do I live?")
    assert "Kyiv" not in reply
    assert "Lviv" in reply
