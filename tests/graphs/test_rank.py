"""The graphs `rank` and `digest`: the order for a reader, and the day's selection made of it."""

from typing import Any

import pytest
from langgraph.checkpoint.base import BaseCheckpointSaver

from graphs.build import Graphs
from stores import MemoryStore
from stores.errors import Erased, InvalidInput
from tests.fakes import ScriptedModel
from tools.context import Context

POSTS = [
    {"id": "coin", "title": "Bitcoin hits a record", "text": "Coins rose again.", "points": 900},
    {"id": "tea", "title": "The history of tea", "text": "Tea came by sea.", "points": 300},
    {"id": "pg", "title": "PostgreSQL 18 Released", "text": "Asynchronous I/O speeds up vacuum.", "points": 100},
    {"id": "door", "title": "Old doors", "points": 10},
]


async def run(graphs: Graphs, name: str, user: str, given: dict[str, Any]) -> Any:
    config = {"configurable": {"thread_id": f"{user}-{name}"}}
    return await graphs[name].ainvoke(given, config, context=Context(user_id=user))


async def tell(store: MemoryStore, user: str) -> None:
    await store.write(user, key="taste", value="Interested in PostgreSQL", category="preference")
    await store.write(user, key="crypto", value="Dislikes crypto", category="preference")


async def test_rank_answers_with_the_order_and_its_reasons(offline: Graphs, store: MemoryStore, user: str) -> None:
    await tell(store, user)
    found = await run(offline, "rank", user, {"posts": POSTS})
    assert found["personal"]
    assert [post["id"] for post in found["ranked"]][::3] == ["pg", "coin"]
    assert found["ranked"][0]["reason"] == "you follow PostgreSQL"
    assert len((await run(offline, "rank", user, {"posts": POSTS, "limit": -3}))["ranked"]) == 1


async def test_the_thread_of_a_ranking_keeps_no_reasons(
    offline: Graphs, store: MemoryStore, user: str, threads: BaseCheckpointSaver[Any]
) -> None:
    await store.write(user, key="taste", value="Interested in zyzzyva weevils", category="preference")
    found = await run(offline, "rank", user, {"posts": [{"id": "a", "title": "A zyzzyva in the garden", "points": 1}]})
    assert "zyzzyva" in found["ranked"][0]["reason"]
    saved = [str(one.checkpoint) async for one in threads.alist({"configurable": {"thread_id": f"{user}-rank"}})]
    assert saved
    assert not any("you follow" in one for one in saved)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"posts": []},
        {"posts": "many"},
        {"posts": [{"title": "no id"}]},
        {"posts": POSTS, "size": "many", "limit": "many"},
    ],
)
@pytest.mark.parametrize("graph", ["rank", "digest"])
async def test_what_cannot_be_ranked_is_a_clear_error(offline: Graphs, user: str, graph: str, given: Any) -> None:
    with pytest.raises(InvalidInput):
        await run(offline, graph, user, given)


async def test_a_digest_ranks_summarises_delivers_and_says_what_was_left_out(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await tell(store, user)
    made = await run(offline, "digest", user, {"posts": POSTS, "size": 2})
    assert [post["id"] for post in made["chosen"]] == ["pg", "tea"]
    assert "Asynchronous I/O" in made["chosen"][0]["summary"]
    assert "you follow PostgreSQL" in made["digest"]
    assert {post["id"]: post["reason"] for post in made["left_out"]} == {
        "door": "below the 2 of a digest: new for you",
        "coin": "you dislike crypto",
    }
    assert made["delivered"] == 2
    again = await run(offline, "digest", user, {"posts": POSTS, "size": 2})
    assert [post["id"] for post in again["chosen"]] == ["door"]
    assert [post["reason"] for post in again["left_out"] if post["id"] in ("pg", "tea")] == ["delivered before"] * 2


async def test_the_model_summarises_for_the_reader_and_is_named_when_it_fails(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await tell(store, user)
    model.answers = ["Vacuum is faster."]
    made = await run(graphs, "digest", user, {"posts": POSTS[2:3]})
    assert made["chosen"][0]["summary"] == "Vacuum is faster."
    assert "Interested in PostgreSQL" in model.shown
    model.then = ValueError("no")
    made = await run(graphs, "digest", user, {"posts": POSTS[1:2]})
    assert "offline model" in made["digest"]


async def test_a_digest_while_memory_is_paused_goes_by_points_and_records_nothing(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await tell(store, user)
    await store.pause(user)
    before = await store.export(user)
    made = await run(offline, "digest", user, {"posts": POSTS, "size": 2})
    assert [post["id"] for post in made["chosen"]] == ["coin", "tea"]
    assert made["delivered"] == 0
    assert await store.export(user) == before


async def test_a_digest_that_dies_goes_on_where_it_was(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tell(store, user)
    model.answers = ["One.", "Two."]
    delivering, broken = store.activity.deliver, True

    async def deliver(*given: Any, **more: Any) -> bool:
        if broken:
            raise OSError("the machine stops here")
        return await delivering(*given, **more)

    monkeypatch.setattr(store.activity, "deliver", deliver)
    with pytest.raises(OSError, match="stops"):
        await run(graphs, "digest", user, {"posts": POSTS[1:3]})
    broken = False
    asked = len(model.history)
    config = {"configurable": {"thread_id": f"{user}-digest"}}
    made = await graphs["digest"].ainvoke(None, config, context=Context(user_id=user))
    assert len(model.history) == asked
    assert (made["delivered"], len(made["chosen"])) == (2, 2)


async def test_a_digest_under_way_brings_nothing_back_after_an_erasure(
    offline: Graphs, store: MemoryStore, user: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await tell(store, user)
    recalling = store.context

    async def recall(*given: Any, **more: Any) -> Any:
        await store.clear(user)
        return await recalling(*given, **more)

    monkeypatch.setattr(store, "context", recall)
    with pytest.raises(Erased):
        await run(offline, "digest", user, {"posts": POSTS[2:3]})
    assert "PostgreSQL" not in str(await store.export(user))


async def test_reasons_and_digest_are_told_in_the_readers_language(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await tell(store, user)
    await store.activity.message(user, f"talk-{user}", role="user", content="Привіт! Розкажи мені щось нове про море")
    found = await run(offline, "rank", user, {"posts": POSTS})
    assert found["ranked"][0]["reason"] == "ви стежите за темою «PostgreSQL»"
    made = await run(offline, "digest", user, {"posts": POSTS, "size": 1})
    assert "**Не увійшло**" in made["digest"]
    assert {one["id"]: one["reason"] for one in made["left_out"]} == {
        "coin": "вам не до вподоби «crypto»",
        "tea": "не серед перших 1: нове для вас",
        "door": "не серед перших 1: нове для вас",
    }
    again = await run(offline, "digest", user, {"posts": [POSTS[2]], "size": 1})
    left = "**Не увійшло**\n- PostgreSQL 18 Released (вже надсилалося)"
    assert again["digest"] == f"Сьогодні для вас нічого нового.\n\n{left}"
