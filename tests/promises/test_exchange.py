"""S14: what is exported and imported is the same memory."""

import random

import pytest

from stores import MemoryStore, Settings, open_store
from stores.errors import InvalidInput
from tests.soak import times

USERS = times(10, 500)
"""On each of two databases."""


async def _random_user(store: MemoryStore, user: str, chance: random.Random) -> None:
    kinds = (
        ("memory", ("preference", "work_context", "personal_context")),
        ("fact", ("personal", "skill")),
        ("observation", ("finding", "lesson")),
        ("note", ("", "ideas")),
        ("episode", ("neutral", "mixed")),
    )
    async with store.batch(user) as draft:
        for number in range(chance.randint(0, 15)):
            kind, categories = chance.choice(kinds)
            value = "".join(chance.choices("abc дещо 汉字 🙂é -", k=chance.randint(1, 40))) + f" item {number}"
            await draft.write(
                user,
                key=f"k{number}",
                value=value,
                kind=kind,
                category=chance.choice(categories),
                durability=chance.choice(("durable", "daily")),
                confidence=chance.choice((0.5, 0.8, 1.0)),
                details={"tags": ["a", "ї"]},
            )
    if chance.random() < 0.5:
        await store.activity.message(user, f"talk-{user}", role="user", content="Hello", speaker="Ann")
        await store.activity.react(user, "p1", title="Title", reaction="👍")


async def test_random_users_survive_a_round_trip(any_store: MemoryStore, settings: Settings, user: str) -> None:
    chance = random.Random(11)
    fresh = settings.model_copy(update={"data_dir": settings.data_dir.parent / "elsewhere"})
    async with open_store(fresh) as other:
        for number in range(USERS):
            name = f"{user}-{number}"
            await _random_user(any_store, name, chance)
            exported = await any_store.export(name)
            await other.load(name, exported)
            assert (await other.export(name)) | {"user": None} == exported | {"user": None}


@pytest.mark.parametrize(
    "forged",
    [
        {},
        {"format": "pickle"},
        {"version": 99},
        {"memories": [{"__reduce__": "os.system"}]},
        {"memories": "all"},
        {"activity": {"users": []}},
        {"activity": {"posts": [{"id": "p", "title": "t", "evil": 1}]}},
        {"surplus": 1},
    ],
    ids=str,
)
async def test_a_forged_import_is_refused_and_changes_nothing(
    store: MemoryStore, user: str, forged: dict[str, object]
) -> None:
    await store.write(user, key="role", value="Engineer", category="work_context")
    before = await store.export(user)
    data = {**before, **forged} if forged else {}
    with pytest.raises(InvalidInput):
        await store.load(user, data)
    assert await store.export(user) == before


async def test_a_copy_for_another_user_gets_ids_of_its_own_behind_row_security(
    settings: Settings, ordinary_url: str
) -> None:
    async with open_store(settings.model_copy(update={"database_url": ordinary_url})) as store:
        await store.write("ann", key="role", value="Engineer", category="work_context")
        assert (await store.load("bob", await store.export("ann"))).counts["stored"] == 1
        (hers,), (his,) = await store.read("ann"), await store.read("bob")
        assert (hers.value, his.value, hers.id != his.id) == ("Engineer", "Engineer", True)
