"""What was said elsewhere is learned from at night: however long ago, even if today's night is over, to its end."""

import json
from pathlib import Path

import pytest

from graphs.models.offline import OfflineModel
from graphs.nightly import steps
from graphs.nightly.estimate import estimate
from stores import MemoryStore, Settings
from stores.areas.nightly_runs import collection
from tests.conftest import Clock
from tests.graphs.nights import TODAY, night, say
from tests.stores.moving import samples


@pytest.fixture
def export(tmp_path: Path) -> Path:
    """Years ago: what the user said of themselves, and what the assistant said of itself."""
    path = tmp_path / "conversations.json"
    told = samples.chat(
        "a",
        samples.said(1, "user", "I work as a nurse in Lviv"),
        samples.said(2, "assistant", "You are a pilot and you live in Paris, I am sure"),
        samples.said(3, "user", "I love hiking in the Carpathians"),
    )
    path.write_text(json.dumps([told]))
    return path


async def test_the_first_night_learns_from_the_users_own_turns(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, export: Path
) -> None:
    await store.load_from(user, export)
    assert (await store.runs.imported(user))[0] == 3
    assert await store.runs.due(TODAY) == [user]
    came = await night(store, OfflineModel(), settings, user, clock)
    assert (came.status, came.interactions) == ("completed", 3)
    document = str(await store.document(user))
    assert "urse" in document
    assert "Carpathians" in document
    assert "Paris" not in document
    role = await store.get(user, "role")
    assert role is not None
    assert role.evidence == "I work as a nurse in Lviv"
    assert await store.days(user) == [TODAY]


async def test_a_night_after_an_import_runs_even_if_todays_is_done(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, export: Path
) -> None:
    await say(store, user, "I have a dog called Rex")
    assert (await night(store, OfflineModel(), settings, user, clock)).status == "completed"
    await say(store, user, "I have a cat called Tom")
    again = await night(store, OfflineModel(), settings, user, clock)
    assert (again.status, again.reason) == ("skipped", "done already for this date")
    await store.load_from(user, export)
    assert await store.runs.due(TODAY) == [user]
    came = await night(store, OfflineModel(), settings, user, clock)
    assert came.status == "completed"
    assert "Carpathians" in str(await store.document(user))
    assert (await night(store, OfflineModel(), settings, user, clock)).status == "skipped"
    assert await store.runs.due(TODAY) == []


async def test_one_night_takes_up_a_part_and_the_next_the_rest(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, tmp_path: Path
) -> None:
    path = tmp_path / "c.json"
    path.write_text(
        json.dumps([samples.talk(str(n), 10, "Hm, what then?") for n in range(collection.MOST_IMPORTED // 10 + 5)])
    )
    await store.load_from(user, path)
    await night(store, OfflineModel(), settings, user, clock)
    assert (await store.runs.imported(user))[0] == 50
    await night(store, OfflineModel(), settings, user, clock)
    assert (await store.runs.imported(user))[0] == 0


async def test_what_the_model_has_no_turns_left_for_waits(
    store: MemoryStore, settings: Settings, user: str, clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(steps, "MODEL_TURNS", 1)
    path = tmp_path / "c.json"
    path.write_text(json.dumps([samples.talk(str(n), 10, "words of no weight " * 30) for n in range(20)]))
    await store.load_from(user, path)
    came = await night(store, OfflineModel(), settings, user, clock)
    assert came.status == "partial"
    waiting = (await store.runs.imported(user))[0]
    assert 0 < waiting < 200
    await night(store, OfflineModel(), settings, user, clock)
    assert (await store.runs.imported(user))[0] < waiting


def test_the_cost_is_estimated_before_a_model_is_asked(settings: Settings) -> None:
    priced = settings.model_copy(update={"prices": {"openai:small": (1.0, 2.0)}})
    assert "costs about 0.22" in estimate(1_000, 40_000, "openai:small", priced)
    assert "no price" in estimate(1_000, 40_000, "openai:small", settings)


async def test_of_a_long_turn_no_more_is_weighed_than_a_model_is_shown(
    store: MemoryStore, user: str, tmp_path: Path
) -> None:
    path = tmp_path / "c.json"
    turns = [samples.said(1, "user", "x " * 50_000), samples.said(2, "assistant", "y " * 50_000)]
    path.write_text(json.dumps([samples.chat("a", *turns)]))
    await store.load_from(user, path)
    assert await store.runs.imported(user) == (2, 4_400)
