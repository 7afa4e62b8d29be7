"""How the memory is used is counted in its tables."""

import pytest

from scripts import metrics
from stores import MemoryStore
from tests.conftest import Clock
from tests.tools.agent import Agent
from tools.episodes.tools import episode_tools
from tools.facts.tools import fact_tools


async def test_figures_of_facts_episodes_changes_and_duplicates(store: MemoryStore, clock: Clock) -> None:
    empty = await store.figures()
    assert (empty.facts, empty.facts_per_conversation, empty.duplicate_rate, empty.queue_depth) == (0, None, None, 0)
    told = {"fact_type": "personal", "confidence": 0.9}
    for talk, key, value in (("one", "location", "Kyiv"), ("one", "instrument", "Theremin"), ("two", "role", "Nurse")):
        agent = Agent(store, "ann", fact_tools(store), talk)
        said = f"My {key} is {value}"
        await agent.call("remember_fact", said=said, fact_key=key, fact_value=value, **told)
    await agent.call("remember_fact", said="My role is Nurse", fact_key="role", fact_value="Nurse", **told)
    teller = Agent(store, "ann", episode_tools(store))
    await teller.call("create_episode", topic="Concert", summary="The first concert was a success", importance=0.8)
    clock.advance(days=1)
    await teller.call("create_episode", topic="Move", summary="The move to another flat went well", importance=0.8)
    await store.update("ann", (await store.facts.find("ann", "personal", "role")).id, "Doctor")  # type: ignore[union-attr]
    await store.forget("ann", (await store.facts.find("ann", "personal", "instrument")).id)  # type: ignore[union-attr]
    found = await store.figures()
    assert (found.facts, found.facts_per_conversation) == (2, 1.0)
    assert (found.episodes, found.episodes_per_day) == (2, 1.0)
    assert (found.updates, found.removals, found.updates_per_removal) == (1, 1, 1.0)
    assert found.duplicate_rate == pytest.approx(1 / found.calls, abs=0.001)
    assert (found.queue_depth, found.completion_seconds) == (0, None)


def test_a_command_shows_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path_factory.mktemp("data")))
    assert metrics.main([]) == 0
    shown = capsys.readouterr().out
    for name in ("facts per conversation", "episodes per day", "updates per removal", "duplicate rate", "queue depth",
                 "completion seconds"):  # fmt: skip
        assert name in shown
