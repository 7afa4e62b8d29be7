"""M7: one fact stands in one place, whichever toolkits are on; each finds, changes and forgets what another wrote."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import Graphs, assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from stores.records import USER_KINDS, Code, Memory, Status
from stores.settings import VOCABULARIES
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.tools.agent import Agent
from tools.toolkits import MOST_TOOLS, TOOLKITS, guidance, offered, toolkits

EVERY = tuple(TOOLKITS)
WRITTEN = {"memory": "memory", "facts": "fact", "notes": "note"}
CALLS: dict[str, dict[str, Any]] = {
    "write_memory": {"key": "diet", "value": "Vegetarian", "category": "personal_context", "durability": "durable"},
    "remember_fact": {"fact_type": "personal", "fact_key": "diet", "fact_value": "vegetarian", "confidence": 0.95},
    "memory_save": {"content": "The user is vegetarian"},
}


def chosen(settings: Settings, *names: str) -> Settings:
    return settings.model_copy(update={"toolkits": names})


def agent_of(store: MemoryStore, *names: str, user: str = "ann") -> Agent:
    return Agent(store, user, toolkits(store, chosen(store.settings, *names)))


@asynccontextmanager
async def talking(store: MemoryStore, model: BaseChatModel, clock: Clock, *names: str) -> AsyncIterator[Graphs]:
    settings = chosen(store.settings, *names)
    async with open_threads(settings) as threads:
        yield assembled(store, model, settings, threads, clock)


async def say(graphs: Graphs, text: str) -> Any:
    return await graphs.turn("ann", "talk", {"messages": [HumanMessage(text)]})


async def known(store: MemoryStore) -> list[Memory]:
    return [one for one in await store.read("ann", kind=None, limit=None) if one.kind in USER_KINDS]


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        (("memory",), "memory"),
        (("facts",), "fact"),
        (("notes",), "note"),
        (("facts", "memory"), "fact"),
        (("observations",), "memory"),
    ],
)
@pytest.mark.parametrize(("said", "word"), [("I live in Berlin", "Berlin"), ("Мене звати Олена", "Олена")])
async def test_what_is_heard_is_written_in_the_vocabulary_of_the_tools(
    store: MemoryStore, clock: Clock, names: tuple[str, ...], kind: str, said: str, word: str
) -> None:
    async with talking(store, OfflineModel(), clock, *names) as graphs:
        await say(graphs, said)
    (only,) = await known(store)
    assert only.kind == kind
    assert word in only.value


@pytest.mark.parametrize("names", [("facts",), ("notes",), EVERY])
async def test_forget_everything_leaves_nothing(store: MemoryStore, clock: Clock, names: tuple[str, ...]) -> None:
    async with talking(store, OfflineModel(), clock, *names) as graphs:
        for text in ("I am vegetarian", "I live in Berlin", "Remember that I drink green tea"):
            await say(graphs, text)
        assert len(await known(store)) == 3
        assert (await say(graphs, "Forget everything you know about me")).question
        await graphs.turn("ann", "talk", Command(resume="yes"))
    assert await known(store) == []
    document = await store.document("ann") or ""
    assert not any(word in document for word in ("egetarian", "Berlin", "tea"))


async def test_a_models_clear_profile_takes_what_was_heard_too(store: MemoryStore, clock: Clock) -> None:
    await store.write("ann", key="location", value="Berlin", category="personal_context")
    await store.write("ann", value="Plays the theremin", kind="note")
    model = ScriptedModel(answers=[call("Captured"), call("clear_profile"), "Done."])
    async with talking(store, model, clock, "facts") as graphs:
        asked = await say(graphs, "Please forget everything you know about me")
        assert {row["value"] for row in asked.would_remove} == {"Berlin", "Plays the theremin"}
        await graphs.turn("ann", "talk", Command(resume="yes"))
    assert await known(store) == []


@pytest.mark.parametrize("order", [("write_memory", "remember_fact", "memory_save"),
                                   ("memory_save", "write_memory", "remember_fact"),
                                   ("remember_fact", "memory_save", "write_memory")])  # fmt: skip
async def test_a_fact_said_in_every_vocabulary_is_one_memory(store: MemoryStore, order: tuple[str, ...]) -> None:
    agent = agent_of(store, *EVERY)
    for tool in order:
        await agent.message(tool, said="I am vegetarian", **CALLS[tool])
    assert len(await known(store)) == 1
    assert (await store.document("ann") or "").casefold().count("vegetarian") == 1


@pytest.mark.parametrize(
    ("key", "value", "said", "content"),
    [
        ("location", "Berlin", "I live in Berlin", "The user lives in Berlin"),
        ("company", "Stripe", "I work at Stripe", "Works at Stripe"),
        ("name", "Olena", "My name is Olena", "The user's name is Olena"),
        ("дієта", "Вегетаріанка", "Я вегетаріанка", "Користувачка вегетаріанка"),
        ("ім'я", "Олена", "Мене звати Олена", "Користувачку звати Олена"),
    ],
)
async def test_a_value_under_a_key_and_a_sentence_are_one_fact(
    store: MemoryStore, key: str, value: str, said: str, content: str
) -> None:
    await store.write("ann", key=key, value=value, category="personal_context")
    saved = await agent_of(store, "notes").call("memory_save", said=said, content=content)
    assert "Already saved" in saved["message"]
    assert len(await known(store)) == 1


@pytest.mark.parametrize(
    ("key", "value", "said", "content"),
    [
        ("location", "Berlin", "I was born in Berlin", "Was born in Berlin"),
        ("diet", "Vegetarian", "My sister is vegetarian", "The user's sister is vegetarian"),
        ("role", "Nurse", "I want to be a doctor", "Wants to be a doctor"),
        ("allergy", "Peanuts", "I like walnuts", "Likes walnuts"),
    ],
)
async def test_what_only_looks_alike_stands_beside_it(
    store: MemoryStore, key: str, value: str, said: str, content: str
) -> None:
    await store.write("ann", key=key, value=value, category="personal_context")
    await agent_of(store, "notes").call("memory_save", said=said, content=content)
    assert len(await known(store)) == 2


@pytest.mark.parametrize("kind", USER_KINDS)
async def test_every_toolkit_sees_changes_and_forgets_what_another_wrote(store: MemoryStore, kind: str) -> None:
    categories = {"memory": "personal_context", "fact": "personal", "note": ""}
    moved = "I live in Lviv now"

    async def written() -> Memory:
        await store.clear("ann")
        receipt = await store.write("ann", key="location", value="Kyiv", kind=kind, category=categories[kind])
        assert receipt.memory is not None
        return receipt.memory

    memory = await written()
    pal, facts, notes = agent_of(store, "memory"), agent_of(store, "facts"), agent_of(store, "notes")
    assert "Kyiv" in (await pal.message("search_memory", query="location")).text
    assert "Kyiv" in (await pal.message("read_memory", category="personal_context")).text
    (found,) = (await facts.call("recall_facts", fact_types=["personal"]))["facts"]
    assert (found["type"], found["key"], found["value"]) == ("personal", "location", "Kyiv")
    assert (await notes.call("memory_search", query="location"))[0]["text"] == "Location: Kyiv"
    assert "Kyiv" in (await facts.call("generate_profile_summary"))["summary"]

    await pal.message("update_memory", said=moved, key="location", value="Lviv")
    assert [(one.kind, one.value) for one in await known(store)] == [(kind, "Lviv")]
    await written()
    await facts.call(
        "update_fact", said=moved, fact_type="personal", fact_key="location", new_value="Lviv", confidence=0.9,
        change_reason="update",
    )  # fmt: skip
    assert [(one.kind, one.value) for one in await known(store)] == [(kind, "Lviv")]
    memory = await written()
    await notes.call("memory_update", said=moved, note_id=f"note-{memory.id}", content="Lviv")
    assert [(one.kind, one.value) for one in await known(store)] == [(kind, "Lviv")]

    forget = "Please forget my location"
    await pal.message("delete_memory", said=forget, key="location")
    assert await known(store) == []
    await written()
    gone = await facts.call(
        "forget_fact", said=forget, fact_type="personal", fact_key="location", reason="user_requested"
    )
    assert (gone["status"], await known(store)) == ("success", [])
    memory = await written()
    await notes.call("memory_delete", said=forget, note_id=f"note-{memory.id}")
    assert await known(store) == []


async def test_a_write_over_another_vocabularys_value_is_answered_with_it(store: MemoryStore) -> None:
    await store.write("ann", key="location", value="Kyiv", kind="fact", category="personal")
    said = "I also like Lviv"
    place = CALLS["write_memory"] | {"key": "location", "value": "Lviv"}
    answer = await agent_of(store, "memory").message("write_memory", said=said, **place)
    assert (answer.artifact["status"], answer.artifact["code"]) == (Status.REJECTED, Code.CONFLICT)
    await store.clear("ann")
    await store.write("ann", key="location", value="Kyiv", category="personal_context")
    told: dict[str, Any] = {"fact_type": "personal", "fact_key": "location", "fact_value": "Lviv", "confidence": 0.9}
    answer = await agent_of(store, "facts").call("remember_fact", said=said, **told)
    assert (answer["reason"], answer["existing"][0]["value"]) == ("conflict", "Kyiv")


async def test_a_change_that_is_heard_reaches_what_another_vocabulary_keeps(store: MemoryStore, clock: Clock) -> None:
    await store.write("ann", key="location", value="Kyiv", kind="fact", category="personal")
    async with talking(store, OfflineModel(), clock, "memory") as graphs:
        await say(graphs, "I moved to Lviv")
    assert [(one.kind, one.value) for one in await known(store)] == [("fact", "Lviv")]


async def test_what_says_the_same_in_two_vocabularies_is_forgotten_together(store: MemoryStore) -> None:
    await store.write("ann", key="location", value="Berlin", category="personal_context")
    await store.write("ann", value="The user lives in Berlin", kind="note")
    await store.write("ann", value="Was born in Berlin", kind="note")
    await store.forget("ann", "location")
    assert [one.value for one in await known(store)] == ["Was born in Berlin"]


@pytest.mark.parametrize("names", [*((name,) for name in VOCABULARIES), EVERY, ("facts", "notes", "episodes")])
def test_a_model_is_offered_a_dozen_tools_and_no_two_for_one_purpose(
    store: MemoryStore, names: tuple[str, ...]
) -> None:
    settings = chosen(store.settings, *names)
    shown = [tool.name for tool in offered(toolkits(store, settings), settings)]
    assert 0 < len(shown) <= MOST_TOOLS
    for twins in (("write_memory", "remember_fact", "memory_save"), ("search_memory", "memory_search", "recall_facts"),
                  ("update_memory", "memory_update", "update_fact"), ("recall_facts", "recall_facts_global"),
                  ("delete_memory", "memory_delete", "forget_fact")):  # fmt: skip
        assert len(set(twins) & set(shown)) <= 1, twins
    for name in names:
        core = set(TOOLKITS[name].core)
        full = name == "ranking" and len(shown) == MOST_TOOLS  # named last, after a dozen others
        assert core <= set(shown) or (len(names) > 1 and (name in WRITTEN or full) and not core & set(shown))


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_guidance_says_which_tool_is_for_what_and_names_none_that_is_not_offered(
    store: MemoryStore, language: str
) -> None:
    settings = chosen(store.settings, *EVERY).model_copy(update={"guidance_language": language})
    every = toolkits(store, settings)
    shown = {tool.name for tool in offered(every, settings)}
    first = guidance(settings).split("\n\n")[0]
    named = {tool.name for tool in every if f"{tool.name}()" in first}
    assert named
    assert named <= shown
    assert {"write_memory", "create_episode", "remember_observation", "scratchpad_set"} <= named
    assert "memory_save" not in guidance(settings)


async def test_a_tool_that_is_not_offered_still_answers(store: MemoryStore, clock: Clock) -> None:
    model = ScriptedModel(answers=[call("Captured"), call("memory_save", content="Plays the theremin"), "Nice."])
    async with talking(store, model, clock, *EVERY) as graphs:
        await say(graphs, "I play the theremin")
    assert "memory_save" not in model.offered[-1]
    assert [one.value for one in await known(store)] == ["Plays the theremin"]
