"""The graphs on a real store, with a scripted model or with the offline one."""

from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

import pytest

from graphs.build import Graphs, assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.nights import Lived, night

POSTGRES = {
    "id": "pg18",
    "title": "PostgreSQL 18 Released",
    "text": "PostgreSQL 18 brings asynchronous I/O, which speeds up sequential scans and vacuum. "
    "Upgrades keep planner statistics. A new uuidv7 function makes time-ordered identifiers.",
}
CRDT = {
    "id": "crdt",
    "title": "Understanding CRDTs",
    "text": "Conflict-free replicated data types let replicas change without coordination and still converge.",
}

Say = Callable[..., Any]


@pytest.fixture
def model() -> ScriptedModel:
    return ScriptedModel()


@pytest.fixture
async def threads(settings: Settings) -> AsyncIterator[Any]:
    async with open_threads(settings) as opened:
        yield opened


@pytest.fixture
def make(store: MemoryStore, settings: Settings, clock: Clock, threads: Any) -> Callable[..., Graphs]:
    """The graphs with a model, and where asked with settings, of the test's choice."""
    return lambda model, chosen=settings: assembled(store, model, chosen, threads, clock)


@pytest.fixture
def graphs(make: Callable[..., Graphs], model: ScriptedModel) -> Graphs:
    return make(model)


@pytest.fixture
def offline(make: Callable[..., Graphs]) -> Graphs:
    return make(OfflineModel())


def talk(graphs: Graphs, user: str, thread: str = "thread") -> Say:
    """`await say("hello")` is the reply; an article is given by name."""

    async def say(text: str = "", **more: Any) -> str:
        messages = {"messages": [{"role": "user", "content": text}]} if text else {}
        answer = await graphs.turn(user, f"{user}-{thread}", messages | more)
        return answer.reply

    return say


@pytest.fixture
def by_rules(store: MemoryStore, settings: Settings, user: str, clock: Clock) -> Lived:
    """The night with the offline model."""
    return partial(night, store, OfflineModel(), settings, user, clock)


@pytest.fixture
def by_model(store: MemoryStore, settings: Settings, model: ScriptedModel, user: str, clock: Clock) -> Lived:
    """The night with a scripted model, and nobody to stand in for it."""
    alone = settings.model_copy(update={"offline_fallback": False})
    return partial(night, store, model, alone, user, clock)
