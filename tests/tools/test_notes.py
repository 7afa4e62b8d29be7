"""Notes: saved, found, corrected and deleted by a model, for one user across all conversations and channels."""

import asyncio
import json
from typing import Any, cast
from uuid import UUID

import pytest
from langchain_core.tools import BaseTool

from stores import MemoryStore, Settings, open_store
from stores.keys import key_from_words
from tests.conftest import Clock
from tests.tools.agent import IDENTITY, Agent, parameters, schema, text, whole
from tools.context import Context
from tools.notes.tools import note_tools

NAME = "User's name is Shantanu"
SAID_NAME = "My name is Shantanu"
FORGET = "Please forget that"
UNKNOWN = "note-00000000-0000-4000-8000-000000000000"
EXPECTED = {
    "memory_search": schema(
        ["query"],
        query=text(),
        top_k=whole(default=5),
        include_conversation={"type": "boolean", "default": False},
        category=text(default=""),
    ),
    "memory_save": schema(["content"], content=text(), category=text(default="")),
    "memory_update": schema(["note_id", "content"], note_id=text(), content=text()),
    "memory_delete": schema(["note_id"], note_id=text()),
    "memory_list_sessions": schema(limit=whole(default=10)),
    "memory_read_session": schema(["session_id"], session_id=text(), limit=whole(default=20)),
    "memory_search_sessions": schema(["query"], query=text(), top_k=whole(default=5)),
    "memory_delete_session": schema(["session_id"], session_id=text()),
    "memory_export": schema(category=text(default=""), start=whole(default=0)),
    "memory_import": schema(["data"], data=text()),
}
READING = {name for name in EXPECTED if name.split("_")[1] in ("search", "list", "read", "export")}
TOOLS = note_tools(cast(MemoryStore, object()))


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, note_tools(any_store))


async def save(agent: Agent, content: str = NAME, said: str = SAID_NAME, **more: Any) -> str:
    answer = await agent.call("memory_save", said=said, content=content, **more)
    assert "error" not in answer, answer
    return str(answer["note_id"])


async def texts(agent: Agent, query: str, **more: Any) -> list[str]:
    return [hit["text"] for hit in await agent.call("memory_search", query=query, **more)]


# What a model is shown


def test_the_vocabulary_is_four_verbs_the_sessions_and_the_exchange() -> None:
    assert [tool.name for tool in TOOLS] == list(EXPECTED)


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_names_types_defaults_and_required_arguments_are_as_specified(tool: BaseTool) -> None:
    assert parameters(tool) == EXPECTED[tool.name]
    assert not set(tool.args) & IDENTITY


@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.name)
def test_looking_may_take_15_seconds_and_changing_10(tool: BaseTool) -> None:
    marks = tool.metadata or {}
    assert marks["read_only"] == (tool.name in READING)
    assert marks["timeout_s"] == (15.0 if tool.name in READING else 10.0)


def test_descriptions_guide_the_model() -> None:
    said = {tool.name: " ".join(tool.description.split()) for tool in TOOLS}
    assert "set include_conversation to true to also search the current conversation history" in said["memory_search"]
    assert "Use this proactively whenever the user shares preferences" in said["memory_save"]
    assert "First use memory_search to find the note and its note_id" in said["memory_update"]
    assert "Use this when the user asks you to forget specific information" in said["memory_delete"]


# The life of a note


async def test_a_saved_note_has_a_stable_id_and_is_found_with_it(agent: Agent) -> None:
    note_id = await save(agent)
    assert note_id.startswith("note-")
    assert str(UUID(note_id.removeprefix("note-"))) == note_id.removeprefix("note-")
    (hit,) = await agent.call("memory_search", query="name")
    assert (hit["note_id"], hit["text"], hit["source"]) == (note_id, NAME, "user_memory")
    assert hit["score"] > 0


async def test_save_search_update_search_delete_search(agent: Agent) -> None:
    note_id = await save(agent)
    assert await texts(agent, "name") == [NAME]
    updated = await agent.call("memory_update", said="I prefer SG", note_id=note_id, content="User prefers SG")
    assert updated == {"note_id": note_id, "message": "Updated."}
    assert await texts(agent, "prefers SG") == ["User prefers SG"]
    assert "\n- User prefers SG\n" in (await agent.store.document(agent.user_id) or ""), "under no label of old words"
    assert await texts(agent, "SG") == ["User prefers SG"]
    deleted = await agent.call("memory_delete", said="Forget that I prefer SG", note_id=note_id)
    assert deleted == {"note_id": note_id, "message": "Deleted."}
    assert await texts(agent, "name") == []


async def test_notes_that_begin_alike_are_different_notes(agent: Agent) -> None:
    """Keys are made of the first words; one note must not overwrite another."""
    hiring = "The Berlin office team meeting agenda covers hiring designers for the mobile product"
    flood = "The Berlin office team meeting agenda covers what went wrong when the archive was flooded"
    assert key_from_words(hiring) == key_from_words(flood)
    first, second = await save(agent, hiring, hiring), await save(agent, flood, flood)
    assert first != second
    assert sorted(await texts(agent, "team meeting Berlin")) == [hiring, flood]


async def test_a_note_may_span_lines_and_stays_one_line_in_the_file(agent: Agent) -> None:
    content = "Trip to Lviv:\n- train at nine\n- hotel near the opera"
    await save(agent, content, content)
    assert await texts(agent, "hotel opera") == [content]
    document = await agent.store.document(agent.user_id)
    assert document is not None
    assert len([line for line in document.splitlines() if "Lviv" in line or "opera" in line]) == 1


@pytest.mark.parametrize("note_id", [UNKNOWN, "note-abc123", "", "name", "note-\0", "'; DROP TABLE memory; --"])
@pytest.mark.parametrize("tool", ["memory_update", "memory_delete"])
async def test_an_unknown_id_is_a_clear_error(agent: Agent, tool: str, note_id: str) -> None:
    await save(agent)
    content = {"content": "User prefers SG"} if tool == "memory_update" else {}
    answer = await agent.call(tool, said=FORGET, note_id=note_id, **content)
    assert "no note has this note_id" in answer["error"]
    assert await texts(agent, "name") == [NAME]


async def test_a_note_is_deleted_only_when_the_users_message_asks_for_it(agent: Agent) -> None:
    note_id = await save(agent)
    answer = await agent.call("memory_delete", said="What is my name?", note_id=note_id)
    assert "does not ask" in answer["error"]
    night = Context(user_id=agent.user_id, actor="nightly")
    answer = await agent.call("memory_delete", said=FORGET, note_id=note_id, context=night)
    assert "only the user may delete" in answer["error"]
    assert await texts(agent, "name") == [NAME]
    confirmed = Context(user_id=agent.user_id, confirmed=True)
    assert "error" not in await agent.call("memory_delete", note_id=note_id, context=confirmed)


async def test_what_the_user_never_said_is_kept_for_the_day_only_and_the_answer_says_so(agent: Agent) -> None:
    answer = await agent.call("memory_save", said="Tell me about planes", content="User is a licensed pilot")
    assert "daily note" in answer["message"]
    (memory,) = await agent.store.read(agent.user_id, kind="note")
    assert memory.durability == "daily"
    assert answer["note_id"] == f"note-{memory.id}"
    assert await texts(agent, "pilot") == ["User is a licensed pilot"]


async def test_an_update_that_the_user_never_said_leaves_the_note_as_it_was(agent: Agent) -> None:
    note_id = await save(agent)
    answer = await agent.call("memory_update", said="Hello", note_id=note_id, content="User is a licensed pilot")
    assert answer["error"].startswith("Not updated")
    kept = await agent.store.get(agent.user_id, note_id)
    assert kept is not None
    assert kept.value == NAME


async def test_nearly_the_same_again_is_answered_with_the_note_to_update(agent: Agent) -> None:
    content = "The user is building a real-time fraud detection pipeline at work"
    said = "I'm building a real-time fraud detection pipeline at work"
    note_id = await save(agent, content, said)
    same = await agent.call("memory_save", said=said, content=f"{content}!")
    assert same == {"note_id": note_id, "message": "Already saved; nothing was changed."}
    near = "At work the user is building a real-time fraud detection pipeline"
    answer = await agent.call("memory_save", said=said, content=near)
    assert answer["error"].startswith("Not saved: a note says nearly the same")
    assert answer["similar"] == [{"note_id": note_id, "text": content}]
    assert len(await agent.store.read(agent.user_id, kind="note")) == 1


@pytest.mark.parametrize("content", ["", "my key is sk-abcdefghijklmnopqrstuvwxyz0123456789ABCD", "x" * 600_000])
async def test_what_may_not_be_remembered_is_refused_with_the_reason(agent: Agent, content: str) -> None:
    answer = await agent.call("memory_save", said=content, content=content)
    assert answer["error"].startswith("Not saved: ")
    assert "sk-abc" not in json.dumps(answer)
    assert await agent.store.read(agent.user_id, kind="note") == []


# Searching


@pytest.mark.parametrize(("top_k", "most"), [(3, 3), (20, 20), (10**15, 20), (0, 1), (-4, 1)])
async def test_at_most_twenty_results_whatever_is_asked(agent: Agent, top_k: int, most: int) -> None:
    async with agent.store.batch(agent.user_id) as draft:
        for number in range(25):
            words = f"cheese number {number} tastes {chr(97 + number) * 5}"
            await draft.write(agent.user_id, value=words, key=f"cheese {number}", kind="note")
    assert len(await texts(agent, "cheese", top_k=top_k)) == most


async def test_the_current_conversation_is_searched_only_when_asked(agent: Agent, clock: Clock) -> None:
    await save(agent)
    here, earlier = agent.conversation_id, f"earlier {agent.conversation_id}"
    for conversation, words in ((here, "The train leaves at nine"), (earlier, "The train was late yesterday")):
        await agent.store.activity.message(agent.user_id, conversation, role="user", content=words, at=clock())
    assert await texts(agent, "train") == []
    (hit,) = await agent.call("memory_search", query="train", include_conversation=True)
    assert (hit["note_id"], hit["text"], hit["source"]) == (None, "The train leaves at nine", "conversation")
    both = await agent.call("memory_search", query="train name", include_conversation=True)
    assert {hit["source"] for hit in both} == {"conversation", "user_memory"}
    assert [hit["score"] for hit in both] == sorted((hit["score"] for hit in both), reverse=True)


async def test_the_question_itself_is_not_its_answer(agent: Agent, clock: Clock) -> None:
    asked = "When does my train leave?"
    for words in ("The train leaves at nine", asked):
        conversation = agent.conversation_id
        await agent.store.activity.message(agent.user_id, conversation, role="user", content=words, at=clock())
    hits = await agent.call("memory_search", said=asked, query="train leave", include_conversation=True)
    assert [hit["text"] for hit in hits] == ["The train leaves at nine"]


async def test_a_category_files_notes_without_changing_what_is_found(agent: Agent) -> None:
    await save(agent, "User likes dark chocolate", "I like dark chocolate", category="Food & drink")
    await save(agent, "User likes dark wallpapers", "I like dark wallpapers")
    assert len(await texts(agent, "dark")) == 2
    assert await texts(agent, "dark", category="food & Drink") == ["User likes dark chocolate"]
    assert await texts(agent, "dark", category="travel") == []
    document = await agent.store.document(agent.user_id)
    assert document is not None
    assert "] User likes dark chocolate" in document


async def test_a_query_that_matches_nothing_returns_nothing(agent: Agent) -> None:
    await save(agent)
    assert await agent.call("memory_search", query="quantum chromodynamics") == []


# Whose notes


async def test_notes_are_the_users_in_every_conversation_and_never_anothers(agent: Agent) -> None:
    note_id = await save(agent)
    elsewhere = Agent(agent.store, agent.user_id, note_tools(agent.store), conversation_id="whatsapp")
    assert await texts(elsewhere, "name") == [NAME]
    stranger = Agent(agent.store, f"{agent.user_id}-2", note_tools(agent.store))
    assert await texts(stranger, "name", include_conversation=True) == []
    for tool, more in (("memory_update", {"content": "User's name is Mallory"}), ("memory_delete", {})):
        answer = await stranger.call(tool, said=[FORGET, "My name is Mallory"], note_id=note_id, **more)
        assert "no note has this note_id" in answer["error"]
    assert await stranger.call("memory_export") == {"notes": [], "complete": True}
    assert await texts(agent, "name") == [NAME]


async def test_paused_means_nothing_is_saved_or_found_and_the_answer_says_why(agent: Agent) -> None:
    note_id = await save(agent)
    await agent.store.pause(agent.user_id)
    calls: list[tuple[str, dict[str, Any]]] = [
        ("memory_search", {"query": "name"}),
        ("memory_save", {"content": "User likes tea"}),
        ("memory_update", {"note_id": note_id, "content": "User likes tea"}),
        ("memory_delete", {"note_id": note_id}),
        ("memory_list_sessions", {}),
        ("memory_read_session", {"session_id": "talk"}),
        ("memory_search_sessions", {"query": "name"}),
        ("memory_delete_session", {"session_id": "other"}),
        ("memory_export", {}),
    ]
    for name, arguments in calls:
        answer = await agent.call(name, said=[FORGET, "I like tea"], **arguments)
        assert "paused" in answer["error"], name
    await agent.store.resume(agent.user_id)
    assert await texts(agent, "name") == [NAME]


async def test_switched_off_memory_answers_with_clear_errors(settings: Settings, user: str) -> None:
    async with open_store(settings.model_copy(update={"enabled": False})) as store:
        agent = Agent(store, user, note_tools(store))
        assert "switched off" in (await agent.call("memory_search", query="name"))["error"]
        assert "switched off" in (await agent.call("memory_save", said=SAID_NAME, content=NAME))["error"]


async def test_a_hundred_calls_at_once_all_succeed(any_store: MemoryStore, user: str) -> None:
    agents = [Agent(any_store, f"{user}-{number}", note_tools(any_store)) for number in range(4)]

    async def one(number: int) -> Any:
        agent = agents[number % 4]
        words = f"Dish {number} on the menu is {chr(97 + number % 26) * 4}{number} with rice"
        if number % 5:
            return await agent.call("memory_save", said=words, content=words)
        return await agent.call("memory_search", query="menu dish rice", top_k=20)

    answers = await asyncio.gather(*(one(number) for number in range(100)))
    assert not [answer for answer in answers if isinstance(answer, dict) and "error" in answer]
    saved = [answer["note_id"] for answer in answers if isinstance(answer, dict)]
    assert len(set(saved)) == 80
    kept = [await any_store.read(agent.user_id, kind="note", limit=None) for agent in agents]
    assert sum(map(len, kept)) == 80


# Export and import


# One memory, several vocabularies
