"""Said on Monday, known on Tuesday: in another thread, after a restart, by any model."""

from pathlib import Path

import pytest

from graphs.build import Graphs, open_graphs
from graphs.models.answers import Captured
from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel, call
from tests.graphs.conftest import CRDT, POSTGRES, talk

pytestmark = pytest.mark.slow


async def test_another_thread_knows_on_tuesday(offline: Graphs, user: str, clock: Clock) -> None:
    await talk(offline, user, "monday")("I work as a backend engineer at Stripe", article=POSTGRES)
    clock.advance(days=1)
    say = talk(offline, user, "tuesday")
    assert "Stripe" in await say("Where do I work?")
    assert "explicit" in (why := await say("Why do you think that?")) or "discussion:" in why


async def test_a_new_process_knows_on_tuesday(any_settings: Settings, user: str, clock: Clock) -> None:
    async with open_graphs(any_settings, model=OfflineModel(), clock=clock) as monday:
        await talk(monday, user)("Remember that I prefer technical articles", article=POSTGRES)
    clock.advance(days=1)
    async with open_graphs(any_settings, model=OfflineModel(), clock=clock) as tuesday:
        assert "technical articles" in await talk(tuesday, user)("What do you know about me?")
        assert "technical articles" in await talk(tuesday, user, "new")("What kind of articles do I prefer?")


async def test_another_user_knows_nothing(offline: Graphs, user: str) -> None:
    await talk(offline, user)("Remember that I prefer technical articles")
    assert "technical articles" not in await talk(offline, f"{user}-twin")("What do you know about me?")


async def test_a_correction_replaces_what_was_said(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    await say("I work at Stripe")
    await say("Actually, I work at Fly.io now")
    reply = await say("Where do I work?")
    assert "Fly.io" in reply
    assert "Stripe" not in reply
    assert "Stripe" not in str(await store.document(user))


async def test_what_a_scripted_model_learns_reaches_the_next_prompt(
    graphs: Graphs, model: ScriptedModel, user: str, clock: Clock
) -> None:
    written = {"key": "interest", "value": "Interested in CRDTs", "category": "preference", "durability": "durable"}
    model.answers = [Captured(), call("write_memory", **written), "Good."]
    await talk(graphs, user, "monday")("CRDTs are what interested me most", article=CRDT)
    clock.advance(days=1)
    await talk(graphs, user, "tuesday")("Anything new?")
    assert "Interested in CRDTs" in model.history[-1][0].text


async def test_a_person_edits_the_file_and_the_next_turn_knows(
    offline: Graphs, settings: Settings, store: MemoryStore, user: str
) -> None:
    say = talk(offline, user)
    await say("I work at Stripe")
    edit(settings.data_dir / "memory" / user / "MEMORY.md", "Stripe", "Grafana")
    assert "Grafana" in await say("Where do I work?")


def edit(file: Path, old: str, new: str) -> None:
    file.write_text(file.read_text().replace(old, new))


async def test_asking_to_forget_forgets(offline: Graphs, store: MemoryStore, user: str) -> None:
    say = talk(offline, user)
    await say("Remember that I prefer technical articles")
    await say("Forget that I prefer technical articles")
    assert await store.read(user) == []
    assert "technical" not in await say("What do you know about me?")


async def test_a_topic_discussed_before_is_brought_up(offline: Graphs, user: str, clock: Clock) -> None:
    say = talk(offline, user, "monday")
    await say("I think async vacuum is overdue", article=POSTGRES)
    await say("Let's end the discussion")
    clock.advance(days=3)
    context = await offline.store.context(user, "PostgreSQL 18")
    assert "discussed on 12 Feb" in context
