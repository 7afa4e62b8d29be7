"""A model that writes over everything: what was true under a key stays until an update takes its place."""

from typing import Any

import pytest

from stores import MemoryStore
from stores.records import Code
from tests.tools.conftest import Call

DURABLE: dict[str, Any] = {"durability": "durable"}


@pytest.mark.parametrize(
    ("key", "category", "known", "said", "value"),
    [
        ("current_project", "work_context", "A fraud detector", "I also build a chess bot", "A chess bot"),
        ("current_project", "work_context", "Детектор шахрайства", "Ще я пишу шаховий бот", "Шаховий бот"),
        (
            "interested_in",
            "preference",
            "Rust, compilers, gardening, sailing",
            "I am interested in databases",
            "databases",
        ),
        ("interested_in", "preference", "Rust, компілятори, вітрильники", "Мене цікавлять бази даних", "бази даних"),
    ],
)
async def test_a_write_over_something_else_changes_nothing_and_offers_the_choice(
    call: Call, store: MemoryStore, key: str, category: str, known: str, said: str, value: str
) -> None:
    await store.write("ann", key=key, value=known, category=category)
    before = (await store.document("ann"), await store.history("ann"))
    message = await call("write_memory", said=said, key=key, value=value, category=category, **DURABLE)
    assert (message.artifact["status"], message.artifact["code"]) == ("rejected", Code.CONFLICT)
    assert known in message.text
    assert "another key" in message.text
    assert "update_memory" in message.text
    assert (await store.document("ann"), await store.history("ann")) == before
    beside = await call(
        "write_memory", said=said, key=f"{key}_too", value=value, category=category, tool_call_id="2", **DURABLE
    )
    assert beside.artifact["status"] == "stored"
    assert {one.value for one in await store.read("ann")} == {known, value}


async def test_an_update_that_the_users_words_support_replaces(call: Call, store: MemoryStore) -> None:
    await store.write("ann", key="company", value="Works at Stripe", category="work_context")
    message = await call("update_memory", said="I work at Fly now", key="company", value="Works at Fly")
    assert message.artifact["status"] == "updated"
    assert [one.value for one in await store.read("ann")] == ["Works at Fly"]


async def test_an_update_that_nothing_supports_leaves_it(call: Call, store: MemoryStore) -> None:
    await store.write("ann", key="company", value="Works at Stripe", category="work_context")
    message = await call("update_memory", said="What is Rust?", key="company", value="Works at Fly")
    assert message.artifact["status"] == "demoted"
    durable = await store.read("ann", durability="durable")
    assert [one.value for one in durable] == ["Works at Stripe"]


async def test_the_same_again_is_known_and_another_category_moves_it(call: Call, store: MemoryStore) -> None:
    await store.write("ann", key="focus", value="Distributed systems", category="work_context")
    wanted = {"said": "My focus is distributed systems", "key": "focus", "value": "distributed systems"}
    known = await call("write_memory", **wanted, category="work_context", **DURABLE)
    moved = await call("write_memory", **wanted, category="preference", tool_call_id="2", **DURABLE)
    assert (known.artifact["status"], moved.artifact["status"]) == ("unchanged", "updated")


async def test_code_that_writes_in_the_users_name_still_replaces(store: MemoryStore) -> None:
    await store.write("ann", key="city", value="Kyiv", category="personal_context")
    assert (await store.write("ann", key="city", value="Lviv", category="personal_context")).status == "updated"
