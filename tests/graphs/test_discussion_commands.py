"""Commands in a discussion: a removal is shown, confirmed in plain words and done; a pause; `clear`."""

from typing import Any

import pytest
from langgraph.types import Command

from graphs.build import Graphs
from stores import MemoryStore
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tools.context import Context


async def test_a_paused_user_is_neither_read_nor_written(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    say = talk(graphs, user)
    assert "paused" in await say("/memory pause")
    reply = await say("Remember that I like Rust. What about my tortoise?")
    assert "Memory is paused" in reply
    assert "Has a tortoise" not in model.shown
    assert await store.conversations.all(user) == []
    assert len(await store.read(user)) == 1


async def test_a_command_is_answered_without_a_model_and_kept_out_of_the_talk(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    say = talk(graphs, user)
    assert "Has a tortoise" in await say("/memory")
    assert model.history == []
    await say("Hello")
    assert not any("/memory" in message.text for message in model.history[-1][1:])
    assert len(await store.conversations.messages(user, f"{user}-thread")) == 2


@pytest.mark.parametrize("answer", ["no", "", "ні", "yes, but keep the tortoise", "так?", False, {"yes": True}, 2])
async def test_only_a_plain_yes_confirms(graphs: Graphs, store: MemoryStore, user: str, answer: Any) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    asked = await graphs.turn(user, user, {"messages": [("user", "/memory forget tortoise")]})
    assert asked.question
    done = await graphs.turn(user, user, Command(resume=answer))
    assert "Nothing was removed" in done.reply
    assert len(await store.read(user)) == 1


@pytest.mark.parametrize("answer", ["yes", "YES ", "true", True, "так", "1", "Ja, bitte."])
async def test_a_confirmed_removal_takes_exactly_what_was_shown(
    graphs: Graphs, store: MemoryStore, user: str, answer: Any
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    asked = await graphs.turn(user, user, {"messages": [("user", "/memory forget tortoise")]})
    assert [memory["value"] for memory in asked.would_remove] == ["Has a tortoise"]
    await store.write(user, key="wish", value="Wants a second tortoise", category="personal_context")
    assert len(await store.read(user)) == 2
    await graphs.turn(user, user, Command(resume=answer))
    assert [memory.key for memory in await store.read(user)] == ["wish"]


async def test_yes_as_the_next_message_confirms_and_a_later_one_does_not(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    for key in ("tortoise", "parrot"):
        await store.write(user, key=key, value=f"Has a {key}", category="personal_context")
    say = talk(graphs, user)
    await say("/memory forget tortoise")
    assert "forgot" in (await say("yes")).lower()
    assert model.history == []
    await say("/memory forget parrot")
    await say("Hello")
    await say("yes")
    assert [memory.key for memory in await store.read(user)] == ["parrot"]
    await say("/memory clear")
    assert "erased" in await say("Yes")
    assert await store.read(user) == []


@pytest.mark.parametrize(
    ("answer", "left"),
    [("так", 0), ("Ja", 0), ("sí", 0), ("ok", 0), ("do it", 0), ("1", 0), ("ні", 1), ("nein", 1), ("no, leave it", 1)],
)
async def test_a_plain_answer_in_any_language_is_one_as_the_next_message(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, answer: str, left: int
) -> None:
    await store.write(user, key="pet", value="Has a tortoise", category="personal_context")
    say = talk(graphs, user)
    await say("/memory forget tortoise")
    said = await say(answer)
    assert ("Nothing was removed" in said) is bool(left)
    assert model.history == []
    assert len(await store.read(user)) == left


async def test_clear_empties_the_thread_and_deletes_the_users_other_threads(
    graphs: Graphs, store: MemoryStore, settings: Any, user: str
) -> None:
    canary = "canary-5e6f7a"
    for thread in ("one", "two"):
        await talk(graphs, user, thread)(f"My plan is {canary} {thread}")
    await talk(graphs, user, "three")("/memory pause")
    await talk(graphs, user, "three")(f"My plan is {canary}, said while nothing is recorded")
    await graphs["capture"].ainvoke(
        {"message": f"I have a {canary}"},
        {"configurable": {"thread_id": f"{user}-alone", "user_id": user}},
        context=Context(user_id=user),
    )
    await talk(graphs, "bystander", "three")("Mine is bystander-plan")
    await graphs.turn(user, f"{user}-one", {"messages": [("user", "/memory clear")]})
    done = await graphs.turn(user, f"{user}-one", Command(resume="yes"))
    assert "erased" in done.reply
    files = [file for file in settings.data_dir.rglob("*") if file.is_file()]
    assert not [file for file in files if canary.encode() in file.read_bytes()]
    state = await graphs["discussion"].aget_state({"configurable": {"thread_id": "bystander-three"}})
    assert "bystander-plan" in str(state.values)


async def test_a_turn_after_clear_starts_afresh(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    say = talk(graphs, user)
    await say("My plan is secret-plan")
    await say("/memory clear")
    await graphs.turn(user, f"{user}-thread", Command(resume="yes"))
    await say("Hello again")
    assert "secret-plan" not in model.shown
