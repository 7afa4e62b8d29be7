"""What small models get wrong, each as a scripted answer: the reader sees words, the memory holds what was said."""

import json
from typing import Any

import pytest
from langchain_core.messages import AIMessage, AIMessageChunk, HumanMessage

from graphs.build import Graphs
from graphs.discussion.answer.claims import without_claims
from graphs.discussion.answer.readable import Stream, readable, without_notices
from graphs.models.answers import Captured
from stores import MemoryStore
from tests.fakes import ScriptedModel, call
from tests.graphs.conftest import talk
from tools.context import Context
from tools.texts import own_lines, say

SEARCH = json.dumps({"name": "search_memory", "arguments": {"query": "dog"}})


def entry(value: str, **more: Any) -> dict[str, Any]:
    return {"category": "personal_context", "key": "stated", "value": value} | more


async def values(store: MemoryStore, user: str, durability: str | None = None) -> list[str]:
    rows = await store.read(user, kind=None, limit=None)
    return [row.value for row in rows if durability in (None, row.durability)]


# Notices


async def test_the_models_own_words_come_back_to_it_without_the_notices(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.answers = [Captured.model_validate({"entries": [entry("Dog is called Biscuit")]}), "What a good name."]
    say = talk(graphs, user)
    assert "Got it, I'll remember that" in await say("Remember that my dog is called Biscuit")
    await say("And now?")
    history = [message.text for message in model.history[-1] if isinstance(message, AIMessage)]
    assert history == ["What a good name."]


async def test_a_failure_is_told_to_the_reader_and_not_to_the_model(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    class Gone(Exception):
        status_code = 500

    say = talk(graphs, user)
    model.answers = [Gone(), Gone()]
    assert "The model could not be used" in await say("Hello there")
    await say("And now?")
    assert not any("could not be used" in message.text for message in model.history[-1])


async def test_a_turn_in_which_only_the_program_spoke_still_has_an_answer(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.answers = [Captured.model_validate({"entries": [entry("Dog is called Biscuit")]}), "I'll remember that: Dog."]
    say = talk(graphs, user)
    await say("Remember that my dog is called Biscuit")
    await say("And now?")
    shown = model.history[-1][1:]
    assert [type(message) for message in shown] == [HumanMessage, AIMessage, HumanMessage]
    assert shown[1].text.strip()


@pytest.mark.parametrize("line", sorted(own_lines()))
def test_every_line_of_the_program_is_known_when_a_model_repeats_it(line: str) -> None:
    import string

    said = string.Template(line).safe_substitute(words="Tea.", reason="why", why="busy", most="20", note="- tea")
    assert "Fine words." in without_notices(f"{said}\n\nFine words.")
    assert without_notices(said.split("\n")[0]) == ""


async def test_a_notice_that_a_model_repeats_is_not_shown_twice(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    model.then = "Got it, I'll remember that: Role – Nurse in Ghent.\n\n📖 Discussing: PostgreSQL 18\n\nIt is faster."
    assert await talk(graphs, user)("What is new?") == "It is faster."


# Claims


async def test_a_right_answer_is_not_cut_as_a_claim(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    say = talk(graphs, user)
    for answer in (
        "I have noted that your dog is called Biscuit.",
        "I've saved that your dog is called Biscuit!",
        "Got it, I'll remember that: Dog is called Biscuit.",
        "Your dog is called Biscuit. I'll remember that.",
    ):
        model.then = answer
        assert "Biscuit" in await say("What is my dog called?")


def test_a_right_answer_stays_when_only_the_claim_beside_it_is_false() -> None:
    text = without_claims("I have noted that your dog is called Biscuit.", [], "What is my dog called?")
    assert text.startswith("Your dog is called Biscuit.")


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ("Please forget my allergy.", "Got it, I'll forget your allergy."),
        ("Please forget my allergy.", "I have deleted that."),
        ("Bitte vergiss meine Allergie.", "Gut, ich habe das gelöscht."),
        ("Olvida mi alergia, por favor.", "Claro, lo olvidaré."),
        ("Забудь про мою алергію.", "Гаразд, я забуду про це."),
    ],
)
async def test_a_promise_to_forget_is_a_claim_where_nothing_was_forgotten(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, message: str, answer: str
) -> None:
    model.then = answer
    reply = await talk(graphs, user)(message)
    assert answer not in reply
    assert reply.startswith("(")
    assert await values(store, user) == []


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ("Please forget my peanut allergy.", "Understood."),
        ("Bitte vergiss meine Allergie.", "Alles klar."),
        ("Olvida mi alergia, por favor.", "De acuerdo."),
        ("Забудь про мою алергію.", "Зрозуміло."),
    ],
)
async def test_where_nothing_was_found_to_forget_the_reader_is_told_whatever_the_model_says(
    graphs: Graphs, model: ScriptedModel, user: str, message: str, answer: str
) -> None:
    model.then = answer
    reply = await talk(graphs, user)(message)
    assert reply == f"{answer}\n\n{say('nothing_forgotten', message)}"


@pytest.mark.parametrize(
    "text",
    [
        "I have not forgotten it.",
        "I'll never forget that trip.",
        "I can forget it if you like.",
        "The function was removed in version 3.",
        "Ich habe es nicht vergessen.",
        "Не забуду про це.",
        "Shall I remove it?",
    ],
)
def test_what_promises_nothing_is_left_alone(text: str) -> None:
    assert without_claims(text, [], "Hello") == text


# Forgetting


async def test_a_request_to_forget_is_carried_out_whatever_the_model_says(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="allergy", value="Allergic to walnuts", category="personal_context")
    model.then = call("Captured", entries=[entry("Forget that I am allergic to walnuts")])
    model.answers = ["I cannot do that."]
    reply = await talk(graphs, user)("Please forget that I am allergic to walnuts.")
    assert "forgotten: Allergic to walnuts" in reply
    assert await values(store, user) == []


async def test_a_request_to_forget_is_never_a_memory(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.then = call("Captured", entries=[entry("Forget my allergy")])
    await graphs["capture"].ainvoke(
        {"message": "Please forget my allergy.", "message_id": "m1"},
        {"configurable": {"thread_id": "capture"}},
        context=Context(user_id=user),
    )
    assert await values(store, user) == []


# Calls


@pytest.mark.parametrize(
    "written", [SEARCH, f"```json\n{SEARCH}\n```", f"<tool_call>{SEARCH}</tool_call>", f"<tools>\n{SEARCH}\n</tools>"]
)
async def test_a_call_written_as_text_is_made_and_not_shown(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, written: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    model.answers = [written, "Biscuit."]
    assert await talk(graphs, user)("What is that animal called?") == "Biscuit."
    assert "Dog is called Biscuit" in model.shown


async def test_the_same_call_twice_is_answered_by_the_first(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    model.then = call("search_memory", query="dog")
    reply = await talk(graphs, user)("What is my dog called?")
    assert len(model.history) == 2
    assert "Biscuit" in reply


async def test_words_beside_a_repeated_call_are_the_answer(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    again = call("search_memory", query="dog").model_copy(update={"content": "It is Biscuit."})
    model.answers = [call("search_memory", query="dog"), again]
    assert await talk(graphs, user)("What is that animal called?") == "It is Biscuit."


# Raw data


async def test_an_answer_of_nothing_but_marks_is_none_and_rules_answer(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    model.then = "<tools>\n\n</tools>"
    reply = await talk(graphs, user)("What is my dog called?")
    assert "Biscuit" in reply
    assert "its answer was malformed" in reply


async def test_the_answer_of_a_tool_that_a_model_made_up_is_not_shown(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="dog", value="Dog is called Biscuit", category="personal_context")
    model.then = "No memories found matching 'dog'"
    reply = await talk(graphs, user)("What is my dog called?")
    assert "No memories found" not in reply
    assert "Biscuit" in reply


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ('{"response": "Hello you."}', "Hello you."),
        ('```json\n{"answer": "Hello you."}\n```', "Hello you."),
        ('Hello you. {"entries": []}', "Hello you."),
        ('Hello you.\n```json\n{"a": [1, 2', "Hello you."),
        ('Hello you.\n{"category": "preference", "key"', "Hello you."),
        ("<memory>Hi there! How can I assist you today?</memory>", "Hi there! How can I assist you today?"),
        ("<tools>\n\n</tools>", ""),
        ("<tools>\n</tools>\nHello you.", "Hello you."),
        ("<memory>\n- Role: Nurse\n</memory>", ""),
        ("<memory>Nothing is known about the user yet.</memory>", ""),
        ("<article>\nA long text about boats\n</article>", ""),
        ("The data are:\n[data de830b09512d4ddc]\n<memory>\n- tea\n</memory>\n[end de830b09512d4ddc]", "The data are:"),
        ("✓ Memory written: preference/tea (confidence: 90.0%)", ""),
        ("<tool_response>\n✓ Memory deleted: tea\n</tool_response>\nHello you.", "Hello you."),
        ("Hello you.\nNo memories found matching 'tea'", "Hello you."),
        ("I made a ✓ beside it.", "I made a ✓ beside it."),
        ("Hello [you] {there}.", "Hello [you] {there}."),
        ("", ""),
    ],
)
def test_a_reader_is_shown_words(answer: str, words: str) -> None:
    assert readable(answer, "Hi") == words


def test_data_is_held_back_while_an_answer_comes() -> None:
    stream, pieces = Stream(), ["Let me ", 'look. {"na', 'me": "search_memory"', "} Done."]
    assert [stream.words(AIMessageChunk(content=piece, id="1")) for piece in pieces] == ["Let me ", "look. ", "", ""]
    assert stream.words(AIMessageChunk(content="Biscuit.", id="2")) == "Biscuit."


def test_a_reader_who_asks_for_json_gets_it_but_no_call() -> None:
    shown = readable('Here:\n```json\n{"a": 1}\n```', "Show me some JSON")
    assert '{"a": 1}' in shown
    assert "arguments" not in readable(f"Here: {SEARCH}", "Show me some JSON")


# What is heard


@pytest.mark.parametrize(
    "answer",
    [
        {"entries": []},
        {"entries": [entry("Dog is called Biscuit", durability="daily")]},
        {"entries": [entry("Dog is called Biscuit", confidence=0.1)]},
        {"entries": [entry("Likes long walks on the beach in summer")]},
        {"entries": [entry("None")]},
        {"entries": [entry("Dog is called Biscuit", durability="daily"), entry("Dog is called Biscuit")]},
    ],
)
async def test_what_is_asked_to_be_remembered_is_durable_whatever_the_model_hears(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, answer: dict[str, Any]
) -> None:
    model.answers = [Captured.model_validate(answer), "Fine."]
    await talk(graphs, user)("Please remember that my dog is called Biscuit")
    [value] = await values(store, user)
    assert "Biscuit" in value
    assert await values(store, user, "durable") == [value]


async def test_what_a_model_made_up_is_no_memory(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    made_up = "The recent past is not a typical day for me to talk about my personal life"
    model.answers = [Captured.model_validate({"entries": [entry(made_up)]}), "Fine."]
    await talk(graphs, user)("I had a quiet day with my books")
    assert made_up not in await values(store, user)


async def test_a_list_cut_off_keeps_its_whole_entries(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    text = json.dumps({"entries": [entry("I grow tomatoes"), entry("I keep bees", key="bees")]})
    model.knows_tools = False
    model.answers = [text[:-12], "Fine."]
    await talk(graphs, user)("I grow tomatoes and I keep bees")
    assert "I grow tomatoes" in await values(store, user)
    assert not any("bee" in value and "bees" not in value for value in await values(store, user))


async def test_what_was_cut_off_is_heard_by_rules_and_one_value_is_not_for_the_day_and_for_good(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    text = json.dumps({"entries": [entry("baker", key="job", durability="daily"), entry("Lives in Tartu", key="home")]})
    model.knows_tools = False
    model.answers = [AIMessage(text[:-30], response_metadata={"finish_reason": "length"}), "Fine."]
    await talk(graphs, user)("I am a baker, I live in Tartu and I keep bees")
    kept = await values(store, user, "durable")
    assert sum("baker" in value.casefold() for value in await values(store, user)) == 1
    assert all(any(word in value.casefold() for value in kept) for word in ("baker", "tartu", "bees"))


async def test_a_question_is_not_searched_for_memories(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    await talk(graphs, user)("Where do I work?")
    assert len(model.history) == 1
