"""An explicit wish to remember stands in the daily note at once; forgetting and undo take it back with the memory."""

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore
from tests.conftest import Clock


@pytest.mark.parametrize("toolkit", ["memory", "facts", "notes"])
@pytest.mark.parametrize("said", ["Remember that I drink green tea", "Запам'ятай, що я люблю зелений чай"])
async def test_it_stands_in_the_note_of_the_day_in_the_users_words(
    store: MemoryStore, clock: Clock, said: str, toolkit: str
) -> None:
    settings = store.settings.model_copy(update={"toolkits": (toolkit,)})
    async with open_threads(settings) as threads:
        graphs = assembled(store, OfflineModel(), settings, threads, clock)
        await graphs.turn("ann", "talk", {"messages": [HumanMessage(said)]})
    (memory,) = await store.read("ann", kind=None, limit=None)
    note = await store.document("ann", clock().date()) or ""
    assert f'## Explicit Memories\n- User said: "{said}"' in note
    assert [one.key for one in await store.read("ann", durability="daily")] == ["user_said"]
    await store.forget("ann", memory.id)
    assert "~~[reading_history] User said:" in (await store.document("ann", clock().date()) or "")
    await store.undo("ann")
    await store.undo("ann")
    assert await store.read("ann", kind=None) == []
    assert await store.read("ann", durability="daily") == []
