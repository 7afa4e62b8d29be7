"""Notes beside other vocabularies, in the file, in commands, and on their way out and in."""

import json
from typing import cast

import pytest

from stores import MemoryStore
from stores.records import Status
from tests.tools.agent import Agent
from tests.tools.test_notes import FORGET, NAME, SAID_NAME, save, texts
from tools.commands.commands import parse, run
from tools.memory.tools import memory_tools
from tools.notes import exchange
from tools.notes.tools import note_tools
from tools.observations.tools import observation_tools


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, note_tools(any_store))


async def test_exported_notes_can_be_imported_for_the_user_who_has_them(agent: Agent) -> None:
    await save(agent, category="people")
    exported = await agent.message("memory_export")
    assert [note["text"] for note in json.loads(exported.text)["notes"]] == [NAME]
    other = Agent(agent.store, f"{agent.user_id}-2", note_tools(agent.store))
    answer = await other.call("memory_import", said=SAID_NAME, data=exported.text)
    assert answer["stored"] == 1
    (note,) = (await other.call("memory_export"))["notes"]
    assert (note["text"], note["category"]) == (NAME, "people")
    again = await agent.call("memory_import", said=SAID_NAME, data=exported.text)
    assert again == {"unchanged": 1, "reasons": []}


async def test_an_import_keeps_the_ids_that_nobody_has(agent: Agent) -> None:
    note_id = await save(agent)
    exported = await agent.message("memory_export")
    other = Agent(agent.store, f"{agent.user_id}-2", note_tools(agent.store))
    await other.call("memory_import", said=SAID_NAME, data=exported.text)
    (copy,) = (await other.call("memory_export"))["notes"]
    assert copy["note_id"] != note_id, "the id belongs to somebody"
    assert [note["note_id"] for note in (await agent.call("memory_export"))["notes"]] == [note_id]
    await agent.store.clear(agent.user_id)
    await agent.call("memory_import", said=SAID_NAME, data=exported.text)
    assert [note["note_id"] for note in (await agent.call("memory_export"))["notes"]] == [note_id]


async def test_an_import_is_one_batch_and_passes_the_gate(agent: Agent) -> None:
    data = json.dumps([{"text": "User is a licensed pilot"}, {"text": "Rice grows in water"}])
    answer = await agent.call("memory_import", said="Import this", data=data)
    assert answer["demoted"] == 2
    assert (await agent.store.undo(agent.user_id)).status is Status.UPDATED
    assert await agent.store.read(agent.user_id, kind="note") == []


@pytest.mark.parametrize("data", ["", "{", "[]", '"x"', '[{"text": 7}]', '{"notes": null}', "[" * 100_000])
async def test_what_is_no_export_is_refused(agent: Agent, data: str) -> None:
    answer = await agent.call("memory_import", data=data)
    assert answer["error"].startswith("Nothing was imported: ")


async def test_what_one_vocabulary_writes_another_finds_when_the_kinds_are_asked_for(agent: Agent) -> None:
    await save(agent, "User collects vintage synthesizers", "I collect vintage synthesizers")
    await agent.store.write(agent.user_id, value="Repairs synthesizers", key="hobby", category="personal_context")
    every = ("memory", "note", "observation")
    observer = Agent(agent.store, agent.user_id, observation_tools(agent.store, kinds=every))
    await observer.call("remember_observation", content="The synthesizers page is slow", category="finding")
    contents = {hit["content"] for hit in await observer.call("recall", query="synthesizers")}
    assert len(contents) == 3
    narrow = Agent(agent.store, agent.user_id, note_tools(agent.store, kinds=("note",)))
    assert await texts(narrow, "synthesizers") == ["User collects vintage synthesizers"]
    wide = Agent(agent.store, agent.user_id, note_tools(agent.store, kinds=every))
    assert {text.removeprefix("Hobby: ") for text in await texts(wide, "synthesizers")} == contents
    pal = Agent(agent.store, agent.user_id, memory_tools(agent.store))
    found = (await pal.message("search_memory", query="synthesizers")).text
    assert all(content in found for content in contents)


async def test_a_note_tool_does_not_touch_what_an_agent_learned_from_its_work(agent: Agent) -> None:
    receipt = await agent.store.write(agent.user_id, value="The API is slow", kind="observation", category="finding")
    assert receipt.memory is not None
    answer = await agent.call("memory_delete", said=FORGET, note_id=f"note-{receipt.memory.id}")
    assert "no note has this note_id" in answer["error"]
    assert await agent.store.get(agent.user_id, receipt.memory.id) is not None


async def test_notes_stand_in_the_file_and_survive_a_persons_edit(agent: Agent) -> None:
    note_id = await save(agent, "User likes dark chocolate", "I like dark chocolate", category="food")
    document = await agent.store.document(agent.user_id)
    assert document is not None
    assert "## Notes\n- [food] User likes dark chocolate" in document
    edited = document.replace("[food] User likes dark chocolate", "[sweets] User likes dark chocolate")
    edited = edited.rstrip("\n") + "\n- User is allergic to nuts\n"
    await agent.store.save_document(agent.user_id, edited)
    assert await agent.store.document(agent.user_id) == edited
    assert await texts(agent, "nuts allergic") == ["User is allergic to nuts"]
    (hit,) = await agent.call("memory_search", query="chocolate", category="sweets")
    assert hit["note_id"] == note_id


async def test_notes_appear_in_the_users_own_commands_export_undo_and_erasure(agent: Agent) -> None:
    store, user_id = agent.store, agent.user_id
    note_id = await save(agent)

    async def command(text: str) -> str:
        asked = parse(text)
        assert asked is not None
        return (await run(store, user_id, asked)).text

    assert NAME in await command("/memory")
    assert NAME in await command("/memory search name")
    assert f"You wrote: “{SAID_NAME}”" in await command("/memory why name")
    assert [memory["kind"] for memory in (await store.export(user_id))["memories"]] == ["note"]
    await agent.call("memory_delete", said=FORGET, note_id=note_id)
    assert "Taken back" in await command("/memory undo")
    assert await texts(agent, "name") == [NAME]
    await store.clear(user_id)
    assert await texts(agent, "name") == []
    assert await store.read(user_id, kind=None) == []


async def test_notes_and_turns_are_ranked_on_one_scale(agent: Agent) -> None:
    """Long talk raises what a turn scores by itself; the note that answers still comes first."""
    await save(agent, "User's train to Lviv leaves at nine", "My train to Lviv leaves at nine")
    for number in range(30):
        content = f"We spoke about the weather and a film, part {number}, and a train once"
        await agent.store.activity.message(agent.user_id, agent.conversation_id, role="user", content=content)
    hits = await agent.call("memory_search", query="when does the train to Lviv leave", include_conversation=True)
    assert hits[0]["text"] == "User's train to Lviv leaves at nine"
    assert hits == sorted(hits, key=lambda hit: -hit["score"])
    assert {hit["source"] for hit in hits} == {"user_memory", "conversation"}


async def test_an_export_goes_on_where_it_stopped(agent: Agent, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exchange, "MOST_NOTES", 2)
    for number in range(5):
        await agent.store.write(agent.user_id, value=f"Owns boat number {number}", kind="note")
    pages, start = [], 0
    while True:
        page = await agent.call("memory_export", start=start)
        pages.append([note["text"][-1] for note in page["notes"]])
        if page["complete"]:
            break
        start = page["next_start"]
    assert sorted(number for page in pages for number in page) == list("01234")
    assert [len(page) for page in pages] == [2, 2, 1]
    assert "next_start" not in page


def test_the_four_verbs_can_be_had_alone() -> None:
    alone = note_tools(cast(MemoryStore, object()), sessions=False, exchange=False)
    assert [tool.name for tool in alone] == ["memory_search", "memory_save", "memory_update", "memory_delete"]
