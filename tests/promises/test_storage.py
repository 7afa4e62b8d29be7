"""Storage is bounded: a thread stays small however long it is talked on, through days and nights."""

from pathlib import Path

from graphs.build import assembled
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.soak import SOAKING

TURNS, NIGHTS = (1_000, 30) if SOAKING else (70, 2)
MOST_BYTES = 2_000_000
MOST_MESSAGES = 62
"""The window a thread carries from turn to turn, and the turn itself."""


def bytes_of(folder: Path, name: str) -> int:
    """A database with what lies beside it."""
    return sum(path.stat().st_size for path in folder.iterdir() if path.name.startswith(name))


async def test_a_thread_of_many_turns_and_nights_stays_small(
    settings: Settings, store: MemoryStore, clock: Clock, user: str
) -> None:
    model = ScriptedModel(then="A reply that goes on for a while. " * 30)
    sizes = []
    async with open_threads(settings) as threads:
        graphs = assembled(store, model, settings, threads, clock)
        for night in range(NIGHTS):
            for turn in range(TURNS // NIGHTS):
                said = f"Turn {turn} of day {night}: " + "what about these words " * 40
                assert (await graphs.turn(user, "thread", {"messages": [("user", said)]})).reply
                clock.advance(seconds=20)
                model.history.clear()
            clock.now = clock.now.replace(hour=23)
            await graphs["nightly"].ainvoke({}, {"configurable": {"thread_id": f"night-{night % 2}"}})
            clock.advance(hours=10)
            sizes.append(bytes_of(settings.data_dir, "threads.db"))
        state = await graphs["discussion"].aget_state({"configurable": {"thread_id": "thread"}})
    assert max(sizes) <= MOST_BYTES
    assert sizes[-1] <= 1.2 * sizes[0]
    assert len(state.values["messages"]) <= MOST_MESSAGES
