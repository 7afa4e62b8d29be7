"""The daily note retells what was learned; an agent answers with what stands, not with its echo."""

from graphs.build import Graphs
from stores import MemoryStore
from tests.conftest import Clock
from tests.graphs.conftest import POSTGRES, talk


async def a_night(graphs: Graphs, clock: Clock) -> None:
    clock.now = clock.now.replace(hour=23)
    await graphs["nightly"].ainvoke({}, {"configurable": {"thread_id": "night"}})
    clock.advance(hours=10)


async def test_after_a_night_nothing_is_answered_twice(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    say = talk(offline, user)
    await say("Remember that I'm presenting on database performance next week", article=POSTGRES)
    for number, title in enumerate(("Zig 0.16 is out", "Writing a database in Zig", "Zig and me")):
        await store.activity.react(user, f"p{number}", title=title, reaction="👍")
    day = clock.now.date()
    await a_night(offline, clock)
    note = str(await store.document(user, day))
    assert "Added interest" in note
    assert "User said" in note

    morning = talk(offline, user, "friday")
    replies = [
        await morning(text) for text in ("What am I presenting?", "What do you know about me?", "Do I like Zig?")
    ]
    told = "\n".join(replies)
    assert "resenting on database performance" in told
    assert "User said" not in told
    assert "Added interest" not in told
    assert '"Remember that' not in told


async def test_the_prompt_holds_what_stands_and_not_its_echo(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await talk(offline, user)("Remember that I prefer short summaries")
    await a_night(offline, clock)
    context = await store.context(user, "short summaries")
    assert context.count("hort summaries") == 1
    assert [hit.durability for hit in await store.search(user, "short summaries", viewer="agent")] == ["durable"]


async def test_a_person_still_finds_the_note_itself(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock
) -> None:
    await talk(offline, user)("Remember that I prefer short summaries")
    await a_night(offline, clock)
    assert {hit.key for hit in await store.search(user, "short summaries")} >= {"user_said"}
