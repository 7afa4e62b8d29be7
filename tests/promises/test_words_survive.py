"""M8: the user's words stay what they are; a label neither repeats nor contradicts its value, and follows an update."""

from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from graphs.build import assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore
from tests.conftest import Clock
from tests.tools.agent import Agent
from tools.memory.tools import memory_tools


async def lines_after(store: MemoryStore, clock: Clock, *said: str) -> list[str]:
    """The lines of MEMORY.md and today's note after these messages."""
    async with open_threads(store.settings) as threads:
        graphs = assembled(store, OfflineModel(), store.settings, threads, clock)
        for text in said:
            await graphs.turn("ann", "talk", {"messages": [HumanMessage(text)]})
    known = await store.read("ann", kind=None, limit=None)
    texts = [await store.document("ann"), *[await store.document("ann", one.day) for one in known if one.day]]
    return [line for text in texts for line in (text or "").splitlines() if line.startswith("- ")]


@pytest.mark.parametrize(
    ("said", "word"),
    [
        ("Remember that I love async I/O in Python", "async I/O"),
        ("Remember that my doctor is Dr. Wong", "Dr. Wong"),
        ("Remember that I work at St. Mary's Hospital", "St. Mary's Hospital"),
        ("Remember my email is Ann@example.com", "Ann@example.com"),
        ("Запам'ятай, що я пишу на C++ і люблю async I/O", "async I/O"),
    ],
)
async def test_the_users_words_stay_what_they_are(store: MemoryStore, clock: Clock, said: str, word: str) -> None:
    assert word in "\n".join(await lines_after(store, clock, said))


async def test_code_is_no_fact(store: MemoryStore, clock: Clock) -> None:
    assert await lines_after(store, clock, "code: def foo(): return 1") == []


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("I am interested in PostgreSQL", "- Interested in PostgreSQL"),
        ("Remember that I drink green tea", "- Drinks green tea"),
        ("Я люблю зелений чай", "- Любить зелений чай"),
        ("Мене звати Олена", "- Ім'я: Олена"),
    ],
)
async def test_a_label_says_something_of_its_own_in_the_language_of_the_memory(
    store: MemoryStore, clock: Clock, said: str, line: str
) -> None:
    assert await lines_after(store, clock, said) == [line]


async def test_a_ukrainian_label_is_read_back_as_the_key_it_stands_for(store: MemoryStore) -> None:
    await store.write("ann", key="name", value="Олена", category="personal_context")
    text = await store.document("ann") or ""
    assert "- Ім'я: Олена\n" in text
    await store.save_document("ann", text.replace("Олена", "Олена Коваль"))
    assert [(one.key, one.value) for one in await store.read("ann")] == [("name", "Олена Коваль")]
    own = await store.write("ann", key="ім'я", value="Олена з дому", category="personal_context")
    assert own.memory is not None
    assert {one.key for one in await store.read("ann")} == {"name", own.memory.key}


async def test_a_label_never_contradicts_what_was_heard_later(store: MemoryStore, clock: Clock) -> None:
    lines = await lines_after(store, clock, "I like tea", "I don't like tea any more")
    assert not any(line.startswith("- Likes tea") for line in lines)


@pytest.mark.parametrize(
    ("key", "old", "said", "new", "line"),
    [
        ("likes_tea", "Likes tea", "I dislike tea", "Dislikes tea", "- Dislikes tea"),
        ("любить_чай", "Любить чай", "Я люблю каву", "Любить каву", "- Любить каву"),
        ("drink", "Tea", "I drink coffee", "Coffee", "- Drink: Coffee"),
    ],
)
async def test_a_label_made_of_the_words_follows_a_models_update(
    store: MemoryStore, key: str, old: str, said: str, new: str, line: str
) -> None:
    await store.write("ann", key=key, value=old, category="preference")
    update: dict[str, Any] = {"key": key, "value": new}
    await Agent(store, "ann", memory_tools(store)).message("update_memory", said=said, **update)
    text = await store.document("ann") or ""
    assert f"{line}\n" in text
    assert old not in text
