"""`/memory review` in a discussion: one question at a time, answered by the next message and by no other."""

from collections.abc import Callable

import pytest

from graphs.build import Graphs, assembled
from graphs.models.offline import OfflineModel
from graphs.server.checkpoints import open_threads
from stores import MemoryStore, Settings, open_store
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk


async def doubtful(store: MemoryStore, user: str) -> None:
    await store.write(
        user, key="language", value="Speaks some Portuguese", category="personal_context", confidence=0.75
    )
    await store.write(user, key="city", value="Lives near Porto", category="personal_context", confidence=0.75)


async def test_the_questions_come_one_at_a_time_until_all_is_answered(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await doubtful(store, user)
    say = talk(graphs, user)
    first = await say("/memory review")
    assert "not sure of this" in first
    second = await say("yes")
    assert second.startswith("Confirmed: ")
    assert "not sure of this" in second
    last = await say("no")
    assert last.startswith("Forgotten: ")
    assert "That was all" in last
    assert len(await store.read(user)) == 1
    assert "nothing to review" in await say("/memory review")
    assert model.history == []


async def test_change_corrects_and_undo_takes_it_back(graphs: Graphs, store: MemoryStore, user: str) -> None:
    await store.write(user, key="language", value="Speaks some Portuguese", category="preference", confidence=0.75)
    say = talk(graphs, user)
    await say("/memory review")
    assert "Corrected: Speaks fluent Portuguese" in await say("change: Speaks fluent Portuguese")
    memory = await store.get(user, "language")
    assert memory is not None
    assert (memory.value, memory.author) == ("Speaks fluent Portuguese", "user")
    await say("/memory undo")
    memory = await store.get(user, "language")
    assert memory is not None
    assert memory.value == "Speaks some Portuguese"


async def test_what_cannot_be_kept_is_said_and_the_question_stays_open(
    graphs: Graphs, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="language", value="Speaks some Portuguese", category="preference", confidence=0.75)
    say = talk(graphs, user)
    await say("/memory review")
    assert "could not be done" in await say("change: def f(x): return x + 1  # def g(y): import os; os.system(y)")
    assert (await say("yes")).startswith("Confirmed")


async def test_other_messages_are_no_answers_and_a_later_yes_is_none_either(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await doubtful(store, user)
    before = [(one.key, one.revision) for one in await store.read(user)]
    say = talk(graphs, user)
    await say("/memory review")
    model.then = "It is about databases."
    assert "databases" in await say("Change is hard: what is the article about?")
    await say("yes")
    await say("no")
    assert [(one.key, one.revision) for one in await store.read(user)] == before


async def test_the_question_survives_a_restart(settings: Settings, clock: Clock, user: str) -> None:
    async with open_store(settings, clock=clock) as store, open_threads(settings) as threads:
        await doubtful(store, user)
        await talk(assembled(store, OfflineModel(), settings, threads, clock), user)("/memory review")
    async with open_store(settings, clock=clock) as store, open_threads(settings) as threads:
        reply = await talk(assembled(store, OfflineModel(), settings, threads, clock), user)("yes")
        assert reply.startswith("Confirmed: ")


async def test_the_thread_keeps_no_words_of_the_memory_beside_its_messages(
    graphs: Graphs, store: MemoryStore, user: str
) -> None:
    await doubtful(store, user)
    await talk(graphs, user)("/memory review")
    state = await graphs["discussion"].aget_state({"configurable": {"thread_id": f"{user}-thread"}})
    assert "Portuguese" not in str(state.values["review"])
    assert "Porto" not in str(state.values["review"])


async def test_a_paused_user_is_not_asked(graphs: Graphs, store: MemoryStore, user: str) -> None:
    await doubtful(store, user)
    say = talk(graphs, user)
    await say("/memory review")
    await store.pause(user)
    assert "paused" in await say("no")
    assert len(await store.read(user)) == 2
    assert "paused" in await say("/memory review")


@pytest.mark.parametrize(
    ("command", "asks", "answer", "done"),
    [
        ("/memory перегляд", "Це так?", "так", "Підтверджено: "),
        ("/memory prüfen", "Stimmt es?", "nein", "Vergessen: "),
        ("/memory revisar", "¿Es cierto?", "cambiar: Habla portugués muy bien", "Corregido: Habla portugués"),
    ],
)
async def test_the_review_speaks_the_users_language(
    offline: Graphs, store: MemoryStore, user: str, command: str, asks: str, answer: str, done: str
) -> None:
    await store.write(user, key="language", value="Speaks some Portuguese", category="preference", confidence=0.75)
    say = talk(offline, user)
    assert asks in await say(command)
    assert (await say(answer)).startswith(done)


async def test_a_long_review_pauses_by_itself(make: Callable[..., Graphs], store: MemoryStore, user: str) -> None:
    for place in ("Porto", "Lisbon", "Braga", "Faro", "Coimbra", "Evora", "Sintra"):
        value = f"Once spent a summer in {place}"
        await store.write(user, key=f"summer_{place}", value=value, category="preference", confidence=0.75)
    say = talk(make(OfflineModel()), user)
    reply = await say("/memory review")
    for _ in range(5):
        assert ">" in reply
        reply = await say("yes")
    assert "`/memory review`" in reply
    assert len([one for one in await store.read(user) if one.confidence == 1.0]) == 5
