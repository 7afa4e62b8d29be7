"""A discussion whose agent has the fact and episode vocabularies."""

import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import assembled
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call

NOTHING = call("Captured")


@pytest.fixture
def chosen(settings: Settings) -> Settings:
    return settings.model_copy(update={"toolkits": ("facts", "episodes")})


def asked(text: str) -> dict[str, list[HumanMessage]]:
    return {"messages": [HumanMessage(text)]}


@pytest.mark.parametrize(("answer", "left", "queued"), [("yes", 0, False), ("no", 1, False), ("yes", 0, True)])
async def test_clearing_the_profile_waits_for_the_users_yes(
    store: MemoryStore, chosen: Settings, clock: Clock, answer: str, left: int, queued: bool
) -> None:
    chosen = chosen.model_copy(update={"tool_async": queued, "tool_timeout_ms": 1})
    await store.write("ann", key="location", value="Kyiv", kind="fact", category="personal")
    model = ScriptedModel(answers=[NOTHING, call("clear_profile"), "Done.", "Done."])
    async with open_threads(chosen) as threads:
        graphs = assembled(store, model, chosen, threads, clock)
        question = await graphs.turn("ann", "talk", asked("Please forget everything you know about me"))
        assert "Kyiv" in str(question.question)
        assert [row["value"] for row in question.would_remove] == ["Kyiv"]
        assert len(await store.read("ann", kind="fact")) == 1
        await graphs.turn("ann", "talk", Command(resume=answer))
    assert len(await store.read("ann", kind="fact")) == left


async def test_facts_and_episodes_of_a_discussion_rest_on_its_messages(
    store: MemoryStore, chosen: Settings, clock: Clock
) -> None:
    remember = call("remember_fact", fact_type="skill", fact_key="instrument", fact_value="Theremin", confidence=0.9)
    episode = call("create_episode", topic="First concert", summary="They spoke of the first concert", importance=0.8)
    model = ScriptedModel(answers=[NOTHING, remember, "Nice.", NOTHING, episode, "Great."])
    async with open_threads(chosen) as threads:
        graphs = assembled(store, model, chosen, threads, clock)
        await graphs.turn("ann", "talk", asked("I play the theremin in a band"))
        await graphs.turn("ann", "talk", asked("I am proud of our first concert with the theremin"))
    (fact,) = await store.read("ann", kind="fact")
    assert (fact.value, fact.durability, fact.conversation_id) == ("Theremin", "durable", "talk")
    (told,) = await store.read("ann", kind="episode")
    assert len(told.details["messages"]) == 3
    assert "create_episode() for what will still matter" in model.shown


async def test_what_the_user_just_said_is_among_the_messages_marked(
    store: MemoryStore, chosen: Settings, clock: Clock
) -> None:
    model = ScriptedModel(answers=[NOTHING, call("mark_important", importance_level="critical"), "Noted."])
    async with open_threads(chosen) as threads:
        graphs = assembled(store, model, chosen, threads, clock)
        await graphs.turn("ann", "talk", asked("I promise to send you the recording on Friday"))
    clock.advance(days=200)
    await store.prune("ann")
    kept = await store.conversations.messages("ann", "talk")
    assert [message.content for message in kept] == ["I promise to send you the recording on Friday"]
