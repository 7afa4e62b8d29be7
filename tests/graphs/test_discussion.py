"""A discussion knows the reader, says only what is true about its memory, and belongs to one user."""

import asyncio
import json
from typing import Any

import pytest
from langchain_core.messages import AIMessage, HumanMessage, ToolMessage

from graphs.build import Graphs
from graphs.discussion.new_message import completed
from graphs.discussion.window import MESSAGE_LIMIT
from graphs.models.answers import Captured, CapturedEntry
from stores import MemoryStore
from stores.errors import InvalidUser, NotOwner
from tests.fakes import ScriptedModel, call, calls
from tests.graphs.conftest import CRDT, POSTGRES, talk
from tools.context import Context


def remembered(value: str, key: str = "stated", **more: Any) -> Captured:
    entry = {"key": key, "value": value, "category": "personal_context"} | more
    return Captured(entries=[CapturedEntry(**entry)])


async def test_the_first_reply_opens_with_the_article(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    say = talk(graphs, user)
    model.then = "It is faster."
    assert (await say("What is new?", article=POSTGRES)).startswith("📖 Discussing: PostgreSQL 18 Released\n\n")
    assert "Discussing" not in await say("And vacuum?")


async def test_an_article_without_a_message_is_opened_without_a_model(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    reply = await talk(graphs, user)(article=POSTGRES)
    assert reply.startswith("📖 Discussing: PostgreSQL 18 Released")
    assert model.history == []


async def test_the_model_sees_memory_and_article_as_quoted_data(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="role", value="Database engineer at Fly", category="work_context")
    await talk(graphs, user)("What is new?", article=POSTGRES)
    system = model.history[-1][0].text
    inside = system[system.index("[data ") : system.rindex("[end ")]
    assert "Database engineer at Fly" in inside
    assert "asynchronous I/O" in inside


async def test_the_nonce_of_the_quotation_differs_in_every_call(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    say = talk(graphs, user)
    await say("one")
    await say("two")
    nonces = {messages[0].text.rsplit("[end ", 1)[1].split("]")[0] for messages in model.history}
    assert len(nonces) == 2


async def test_what_is_asked_to_be_remembered_is_stored_and_confirmed(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.answers = [
        remembered("Prefers technical articles", "reading_style", category="preference"),
        "Noted.",
    ]
    reply = await talk(graphs, user)("Remember that I prefer technical articles")
    assert reply.startswith("Got it, I'll remember that: Prefers technical articles.")
    document = await store.document(user)
    assert document
    assert "Prefers technical articles" in document


async def test_a_refused_memory_is_not_confirmed(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.answers = [remembered("My password is hunter2-Xy9!"), "Got it, I'll remember that."]
    reply = await talk(graphs, user)("Remember that my password is hunter2-Xy9!")
    assert "Got it" not in reply
    assert "I did not keep that" in reply
    assert await store.read(user, kind=None) == []


async def test_a_model_that_claims_a_memory_it_did_not_write_is_corrected(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.then = "Nice weather. I've saved that to your memory."
    reply = await talk(graphs, user)("The weather is nice today")
    assert "saved" not in reply
    assert "Nothing was written to memory" in reply


async def test_the_model_can_search_and_then_write(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.answers = [
        Captured(),
        call("search_memory", query="zig"),
        call(
            "write_memory",
            key="learning",
            value="Learning Zig",
            category="personal_context",
            durability="durable",
        ),
        "Zig is fun. I'll remember that.",
    ]
    reply = await talk(graphs, user)("I am learning Zig on weekends")
    assert reply.startswith("Zig is fun. I'll remember that.")
    [memory] = await store.read(user)
    assert memory.value == "Learning Zig"
    assert "search_memory" in model.offered[-1]


async def test_several_calls_of_one_answer_are_each_run_once_and_answered(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    def written(number: int) -> tuple[str, str, dict[str, Any]]:
        value = f"I keep bees, hive {number}"
        arguments = {
            "key": f"hive_{number}",
            "value": value,
            "category": "personal_context",
            "durability": "daily",
        }
        return ("write_memory", f"c{number}", arguments)

    model.answers = [Captured(), calls(*map(written, range(3))), "Three hives."]
    await talk(graphs, user)("I keep bees, hive 0, hive 1, hive 2")
    assert len(await store.read(user, limit=None)) == 3
    answered = [message for message in model.history[-1] if isinstance(message, ToolMessage)]
    assert {message.tool_call_id for message in answered} == {"c0", "c1", "c2"}


async def test_the_conversation_is_recorded_once(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    model.then = "It is faster."
    await talk(graphs, user)("What is new?", article=POSTGRES)
    thread = f"{user}-thread"
    messages = await store.conversations.messages(user, thread)
    assert [(message.role, message.content.splitlines()[-1]) for message in messages] == [
        ("user", "What is new?"),
        ("assistant", "It is faster."),
    ]
    conversation = await store.conversations.get(user, thread)
    assert conversation
    assert (conversation.post_id, conversation.title) == ("pg18", "PostgreSQL 18 Released")


async def test_a_thread_belongs_to_its_first_user(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    thread = f"{user}-shared"
    await graphs.turn(user, thread, {"messages": [{"role": "user", "content": "my secret plan"}]})
    calls_before = len(model.history)
    with pytest.raises(NotOwner, match="another user"):
        await graphs.turn("mallory", thread, {"messages": [{"role": "user", "content": "whisper it"}], "article": CRDT})
    assert len(model.history) == calls_before
    await graphs.turn(user, thread, {"messages": [{"role": "user", "content": "go on"}]})
    assert "whisper it" not in model.shown
    assert "CRDT" not in model.shown


async def test_a_run_without_a_user_is_a_clear_error(graphs: Graphs) -> None:
    with pytest.raises(InvalidUser, match="user_id"):
        await graphs["discussion"].ainvoke(
            {"messages": [("user", "hello")]}, {"configurable": {"thread_id": "nobody"}}, context=Context()
        )
    with pytest.raises(InvalidUser, match="user_id"):
        await graphs["discussion"].ainvoke({"messages": [("user", "hello")]}, {"configurable": {"thread_id": "nobody"}})


@pytest.mark.parametrize("text", ["", "   ", "\n\t"])
async def test_an_empty_message_is_answered_without_a_model(
    graphs: Graphs, model: ScriptedModel, user: str, text: str
) -> None:
    answer = await graphs.turn(user, "empty", {"messages": [{"role": "user", "content": text}]})
    assert "did not get any text" in answer.reply
    assert model.history == []


async def test_a_message_of_ten_megabytes_is_cut_and_the_reader_told(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    reply = await talk(graphs, user)("word " * 2_000_000)
    assert "very long" in reply
    assert len(model.history[-1][-1].text) <= MESSAGE_LIMIT
    [said, _] = await store.conversations.messages(user, f"{user}-thread")
    assert len(said.content) <= MESSAGE_LIMIT


@pytest.mark.parametrize("text", ["half \ud800 character", "nul \x00 byte", "\u202eright to left", "🙂" * 500])
async def test_any_characters_are_answered(graphs: Graphs, user: str, text: str) -> None:
    assert await talk(graphs, user)(text)


@pytest.mark.slow
async def test_a_long_article_and_a_long_history_are_trimmed(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    say = talk(graphs, user)
    await say("Begin", article={"id": "long", "title": "Long", "text": "tale " * 50_000})
    for number in range(12):
        await say(f"turn {number} " + "words " * 400)
    assert len(model.shown) < 45_000
    assert "turn 11" in model.shown
    assert "turn 1 " not in model.shown


async def test_trends_are_chosen_in_the_discussion(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    assert "You take part" in await say("/memory trends on")
    assert (await store.profile(user)).trends
    assert "no part" in await say("/memory trends off")


async def test_a_turn_that_is_run_again_writes_once(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    message = {"role": "user", "content": "Remember that I like Rust", "id": "message-1"}
    for _ in range(2):
        model.answers = [remembered("Likes Rust")]
        await graphs["discussion"].ainvoke(
            {"messages": [message]}, {"configurable": {"thread_id": user}}, context=Context(user_id=user)
        )
        await graphs.threads.adelete_thread(user)
    assert len(await store.read(user)) == 1
    assert len(await store.conversations.messages(user, user)) == 2
    events = await store.history(user)
    assert [event.operation for event in events if event.key == "stated"] == ["stored"]


async def test_state_is_plain_enough_for_the_strict_serializer(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.answers = [Captured(), call("search_memory", query="bees"), "None."]
    await talk(graphs, user)("I keep bees")
    state = await graphs["discussion"].aget_state({"configurable": {"thread_id": f"{user}-thread"}})
    rest = {name: value for name, value in state.values.items() if name != "messages"}
    json.dumps(rest)
    assert all(isinstance(message.content, str) for message in state.values["messages"])
    assert isinstance(state.values["messages"][-1], AIMessage)


@pytest.mark.slow
async def test_a_hundred_conversations_at_once_all_succeed(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    said = [talk(graphs, f"{user}-{number}")(f"Question {number}?", article=POSTGRES) for number in range(100)]
    replies = await asyncio.gather(*said)
    assert all(reply.startswith("📖 Discussing") for reply in replies)
    assert len(model.history) == 100


async def test_a_bare_remember_this_points_at_the_message_before_it(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    say = talk(graphs, user)
    await say("My sister lives in Lviv")
    model.answers = [remembered("Sister lives in Lviv", "sister")]
    assert (await say("Remember this")).startswith("Got it, I'll remember that: Sister lives in Lviv.")


async def test_an_article_sent_with_a_command_is_opened_by_the_next_message(graphs: Graphs, user: str) -> None:
    say = talk(graphs, user)
    assert "Discussing" not in await say("/memory help", article=POSTGRES)
    assert (await say("What is new?")).startswith("📖 Discussing: PostgreSQL 18 Released")


async def test_the_timezone_of_the_run_becomes_the_users(graphs: Graphs, store: MemoryStore, user: str) -> None:
    await graphs["discussion"].ainvoke(
        {"messages": [("user", "Hello there")]},
        {"configurable": {"thread_id": user}},
        context=Context(user_id=user, timezone="Europe/Kyiv"),
    )
    assert (await store.profile(user)).timezone == "Europe/Kyiv"


@pytest.mark.parametrize(
    ("first", "then"),
    [
        ("Remember that I drink green tea", "What is Rust?"),
        ("Запам'ятай, що я п'ю зелений чай", "Що таке Rust?"),
    ],
)
async def test_a_short_question_is_not_joined_to_an_earlier_request(
    offline: Graphs, user: str, first: str, then: str
) -> None:
    say = talk(offline, user)
    assert "tea" in await say(first) or "чай" in first
    reply = await say(then)
    assert "tea" not in reply
    assert "чай" not in reply


@pytest.mark.parametrize(
    ("first", "then"), [("I drink green tea", "Remember that"), ("Я п'ю зелений чай", "Запам'ятай це")]
)
def test_a_bare_request_is_still_completed_by_what_it_points_at(first: str, then: str) -> None:
    assert completed(then, [HumanMessage(first)]) == f"{first}\n{then}"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Please remember my badminton on Fridays", "Plays badminton on Fridays"),
        ("Запам'ятай про мій бадмінтон по п'ятницях", "Бадмінтон по п'ятницях"),
    ],
)
async def test_a_reply_states_one_outcome(
    graphs: Graphs, model: ScriptedModel, user: str, text: str, value: str
) -> None:
    wanted = {"key": "badminton", "value": value, "category": "personal_context", "durability": "daily"}
    model.answers = [Captured(), call("write_memory", **wanted), "Got it, I'll remember that."]
    reply = await talk(graphs, user)(text)
    assert "Got it" in reply
    assert "nothing" not in reply.casefold()
    assert "нічого" not in reply.casefold()
