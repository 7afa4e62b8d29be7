"""Forgotten stays forgotten: copies and lines that retell it go too, and what is said again is learned again."""

from typing import Any

import pytest

from stores import MemoryStore, Said
from stores.records import Code, Status
from tests.conftest import Clock

TEA = ("likes_tea", "Likes green tea", "I like green tea", "Remember that I like green tea", "green tea")
UKRAINIAN = (
    "любить_чай",
    "Любить зелений чай",
    "Я люблю зелений чай",
    "Запам'ятай, що я люблю зелений чай",
    "зелений чай",
)


@pytest.mark.parametrize(("key", "value", "said", "asked", "query"), [TEA, UKRAINIAN])
async def test_a_copy_of_any_kind_and_what_notes_tell_of_it_go_with_it(
    any_store: MemoryStore, user: str, key: str, value: str, said: str, asked: str, query: str
) -> None:
    await any_store.write(user, key=key, value=value, category="preference")
    await any_store.write(user, key="drink", value=value, category="preference", kind="fact")
    await any_store.write(user, value=value, kind="note")
    line: dict[str, Any] = {"category": "reading_history", "durability": "daily"}
    await any_store.write(user, key="user_said", value=f'"{asked}"', **line)
    points = ["Interested in databases", f'Opinion: "{said}"']
    talk = await any_store.write(user, value='Discussed "Rust" (4 messages, 9 min)', details={"points": points}, **line)
    assert talk.memory is not None
    note = await any_store.document(user, talk.memory.day) or ""
    await any_store.forget(user, key)
    assert await any_store.search(user, query) == []
    assert await any_store.read(user, kind=None, durability="durable") == []
    (left,) = await any_store.read(user, kind=None)
    assert left.details["points"] == ["Interested in databases"]
    assert (await any_store.document(user, talk.memory.day) or "").startswith(note)
    assert query not in str(await any_store.context(user, query))
    await any_store.undo(user)
    assert len(await any_store.read(user, kind=None, durability="durable")) == 3


async def test_an_unsure_copy_in_a_daily_note_goes_with_the_original(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="city", value="Lives in Kyiv", category="personal_context")
    unsure = await any_store.update(user, "city", "Lives in Lviv", author="agent")
    assert unsure.status is Status.DEMOTED
    await any_store.forget(user, "city")
    assert await any_store.read(user) == []


async def test_equal_short_values_under_other_keys_are_no_copies(any_store: MemoryStore, user: str) -> None:
    await any_store.write(user, key="favourite_language", value="Python", category="preference")
    await any_store.write(user, key="language_at_work", value="Python", category="work_context")
    await any_store.forget(user, "favourite_language")
    assert [one.key for one in await any_store.read(user)] == ["language_at_work"]


@pytest.mark.parametrize(
    ("message", "value"),
    [
        ("I don't live in Kyiv any more, I live in Odesa", "Lives in Odesa"),
        ("Я більше не живу в Києві, я живу в Одесі", "Живе в Одесі"),
    ],
)
async def test_the_message_that_asked_may_tell_something_else_under_the_same_key(
    any_store: MemoryStore, user: str, clock: Clock, message: str, value: str
) -> None:
    await any_store.write(user, key="city", value="Lives in Kyiv", category="personal_context")
    said = Said(message, clock())
    clock.advance(seconds=5)
    await any_store.forget(user, "city", asked_at=said.at)
    wanted: dict[str, Any] = {"key": "city", "category": "personal_context", "author": "agent", "evidence": [said]}
    again = await any_store.write(user, value="Lives in Kyiv", **wanted)
    assert (again.status, again.code) == (Status.REJECTED, Code.FORGOTTEN)
    assert (await any_store.write(user, value=value, **wanted)).status is Status.STORED


async def test_an_update_brings_nothing_back_either(any_store: MemoryStore, user: str, clock: Clock) -> None:
    said = Said("I like green tea", clock())
    await any_store.write(user, key="likes_tea", value="Likes green tea", category="preference")
    await any_store.write(user, key="drink", value="Drinks water", category="preference")
    await any_store.forget(user, "likes_tea")
    changed = await any_store.update(user, "drink", "Likes green tea", author="agent", evidence=[said])
    assert (changed.status, changed.code) == (Status.REJECTED, Code.FORGOTTEN)
    clock.advance(seconds=1)
    later = Said(said.text, clock())
    changed = await any_store.update(user, "drink", "Likes green tea", author="agent", evidence=[later])
    assert changed.status is Status.UPDATED


async def test_a_statement_under_a_key_of_its_own_words_is_not_written_beside_the_same(
    any_store: MemoryStore, user: str
) -> None:
    value, said = "Prefers bullet points", [Said("I prefer bullet points")]
    await any_store.write(user, key="communication_style", value=value, category="preference")
    again = await any_store.write(
        user, key="prefers_bullet_points", value=value, category="preference", author="agent", evidence=said
    )
    assert again.status is Status.UNCHANGED
    assert [one.key for one in await any_store.read(user)] == ["communication_style"]
