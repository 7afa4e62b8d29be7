"""Answers that a real small model gave, untidy as they are: the graphs stay whole, and honest, whatever it says.

`tests/recordings/record.py` makes the recordings.
"""

import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from graphs.build import Graphs, open_graphs
from graphs.models.choose import open_model
from graphs.nightly import extraction
from language.meaning.evidence import supports
from stores import Said, Settings
from tests.conftest import Clock
from tests.openai_server import Fault, Raw, Server, openai_server
from tests.recordings.conversations import END, FOLDER, SAID, live

pytestmark = pytest.mark.slow

RECORDINGS = sorted(FOLDER.glob("*.json"))
PATTERN = Said("Interested in Rust")
"""What the reactions of the conversation show."""


@pytest.fixture(params=RECORDINGS, ids=lambda path: path.stem)
def recording(request: pytest.FixtureRequest) -> dict[str, Any]:
    path: Path = request.param
    read: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return read


@pytest.fixture
def server(recording: dict[str, Any]) -> Iterator[Server]:
    """Gives the recorded answers again, in their order."""
    with openai_server() as running:
        running.answers = [
            Raw(json.dumps(answer["body"]).encode()) if answer["status"] == 200 else Fault(answer["status"])
            for answer in recording["answers"]
        ]
        running.then = Fault(500, "nothing more was recorded")
        yield running


@pytest.fixture
async def graphs(
    server: Server, settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Graphs]:
    monkeypatch.setenv("OPENAI_BASE_URL", server.address)
    monkeypatch.setattr(extraction, "RETRY", extraction.RETRY._replace(initial_interval=0.01))
    async with open_model(settings) as model:
        model.disable_streaming = True
        async with open_graphs(settings, model=model, clock=clock) as opened:
            yield opened


async def test_a_real_models_day_comes_out_as_it_was_recorded(
    graphs: Graphs, server: Server, recording: dict[str, Any], clock: Clock
) -> None:
    lived = await live(graphs, "reader", clock)
    assert len(lived.replies) == len(SAID) + 1
    assert all(reply.strip() for reply in lived.replies)
    assert lived.durable == recording["durable"]
    assert server.answers == [], "the graphs asked less often than when this was recorded"


async def test_nothing_a_real_model_made_up_is_durable(graphs: Graphs, clock: Clock) -> None:
    await live(graphs, "reader", clock)
    said = [*(Said(text) for text in (*SAID, END)), PATTERN]
    durable = [row for row in await graphs.store.read("reader", limit=None) if row.durability == "durable"]
    assert [row.value for row in durable if not supports(row.value, row.key, said)] == []


async def test_the_reply_claims_a_memory_only_when_there_is_one(graphs: Graphs, clock: Clock) -> None:
    lived = await live(graphs, "reader", clock)
    for reply in lived.replies:
        if "Got it, I'll remember" in reply:
            assert any("nurse" in line.casefold() or "ghent" in line.casefold() for line in lived.durable)
