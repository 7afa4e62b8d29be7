"""What a user had forgotten is told nowhere: not when the discussion ends, and not at night."""

import pytest

from graphs.build import Graphs
from graphs.models.answers import DiscussionInsights, MemoryEntry
from stores import MemoryStore
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tests.graphs.test_echoes import a_night

ENGLISH = ("I like oolong tea", "Likes oolong tea", "oolong", "End discussion")
UKRAINIAN = ("Я люблю чай улун", "Любить чай улун", "улун", "Завершити обговорення")


async def known_then_forgotten(
    graphs: Graphs, store: MemoryStore, user: str, clock: Clock, said: str, is_: str
) -> None:
    await talk(graphs, user)(said)
    await store.write(user, key="likes_tea", value=is_, category="preference")
    clock.advance(minutes=1)
    await store.forget(user, "likes_tea")
    for left in await store.read(user, kind=None):
        await store.forget(user, left.id)
    clock.advance(minutes=1)


@pytest.mark.parametrize(("said", "value", "word", "end"), [ENGLISH, UKRAINIAN])
async def test_neither_the_closing_reply_nor_the_note_nor_the_night_tells_it(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, said: str, value: str, word: str, end: str
) -> None:
    await known_then_forgotten(offline, store, user, clock, said, value)
    day = clock.now.date()
    before = str(await store.document(user, day))
    reply = await talk(offline, user)(end)
    assert word not in reply.casefold()
    await a_night(offline, clock)
    assert word not in str(await store.document(user, day)).replace(before, "").casefold()
    assert word not in str(await store.document(user)).casefold()
    assert await store.search(user, word) == []


@pytest.mark.parametrize(("said", "value", "word", "end"), [ENGLISH, UKRAINIAN])
async def test_a_model_that_looks_back_is_not_shown_it_and_cannot_bring_it_back(
    graphs: Graphs,
    model: ScriptedModel,
    store: MemoryStore,
    user: str,
    clock: Clock,
    said: str,
    value: str,
    word: str,
    end: str,
) -> None:
    thread = f"{user}-talk"
    for number, text in enumerate((said, "PostgreSQL is fast enough for us")):
        clock.advance(minutes=1)
        await store.activity.message(user, thread, role="user", content=text, id=f"m{number}", at=clock.now)
    await store.write(user, key="likes_tea", value=value, category="preference")
    clock.advance(minutes=1)
    await store.forget(user, "likes_tea")
    entry = MemoryEntry(category="preference", key="likes_tea", value=value, confidence=0.95)
    model.answers = [DiscussionInsights(opinions=[said], memory_updates=[entry])]
    reply = await talk(graphs, user, "talk")(end)
    assert word not in reply.casefold()
    assert word not in model.shown.casefold()
    assert word not in str(await store.document(user, clock.now.date())).casefold()
    assert await store.search(user, word) == []


@pytest.mark.parametrize(
    ("said", "forget", "word", "end"),
    [
        ("I like tea", "Forget that I like tea", "tea", "End discussion"),
        ("Я люблю чай", "Забудь, що я люблю чай", "чай", "Завершити обговорення"),
    ],
)
async def test_what_was_never_remembered_is_not_told_after_a_wish_to_forget_it(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, said: str, forget: str, word: str, end: str
) -> None:
    say = talk(offline, user)
    for text in (said, forget):
        await say(text)
        clock.advance(seconds=20)
    assert word not in (await say(end)).casefold()
    assert await store.search(user, word) == []


@pytest.mark.parametrize(
    ("said", "wish", "stays"),
    [
        ("Мою кішку звати Крихта. Чоловік хропе.", "Не треба тримати в пам'яті, що мій чоловік хропе.", "Крихта"),
        ("Crío alpacas. A mi hijo lo expulsaron.", "la expulsión de mi hijo no la guardes", "alpacas"),
    ],
)
async def test_what_was_told_beside_a_memory_and_not_kept_puts_no_other_memory_up_for_removal(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, said: str, wish: str, stays: str
) -> None:
    for text in (said, wish):
        answer = await offline.turn(user, user, {"messages": [{"role": "user", "content": text}]})
        clock.advance(seconds=20)
    assert answer.question is None or stays not in answer.question
    assert any(stays in memory.value for memory in await store.read(user))


@pytest.mark.parametrize(
    ("said", "wish", "gone", "left", "end"),
    [
        (
            "Remember that I like oolong and coffee",
            "forget that I like oolong",
            "oolong",
            "Likes coffee",
            "End discussion",
        ),
        ("I speak Dutch and French", "Please forget that I speak French", "french", "Dutch", "End discussion"),
    ],
)
async def test_of_a_memory_only_the_named_part_goes_the_reply_says_so_and_it_stays_gone(
    offline: Graphs, store: MemoryStore, user: str, clock: Clock, said: str, wish: str, gone: str, left: str, end: str
) -> None:
    say = talk(offline, user)
    await say(said)
    clock.advance(minutes=1)
    reply = await say(wish)
    assert reply.startswith("Done, I have forgotten")
    assert reply.endswith(left)
    clock.advance(minutes=1)
    assert gone not in (await say(end)).casefold()
    await a_night(offline, clock)
    known = str(await store.document(user))
    assert left in known
    assert gone not in known.casefold()
    assert await store.search(user, gone) == []


@pytest.mark.parametrize(
    ("told", "asked", "gone"),
    [
        ("Mein Bruder arbeitet bei der Bahn", "vergiss, wo mein Bruder arbeitet", "Bahn"),
        ("Mi hermano trabaja en Correos", "olvida dónde trabaja mi hermano", "Correos"),
        ("Ich wohne in Fulda", "vergiss wo ich wohne", "Fulda"),
    ],
)
async def test_a_wish_that_reads_like_a_question_is_answered_as_the_wish_it_is(
    offline: Graphs, user: str, told: str, asked: str, gone: str
) -> None:
    say = talk(offline, user)
    await say(told)
    reply = await say(asked)
    assert await offline.store.read(user, kind=None) == []
    assert reply.count(gone) == 1
    assert "\n" not in reply


async def test_who_answers_is_not_shown_what_has_just_been_forgotten(
    graphs: Graphs, model: ScriptedModel, user: str
) -> None:
    await graphs.store.write(user, key="company", value="Works at Stripe", category="work_context", author="user")
    await talk(graphs, user)("Please forget that I work at Stripe")
    assert "<memory>\n\n</memory>" in model.history[-1][0].text
