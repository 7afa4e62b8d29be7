"""The tools of an agent that chooses what its user reads."""

import pytest

from stores import MemoryStore
from tests.tools.agent import Agent
from tools.ranking import ranking_tools

POSTS = [
    {"id": "coin", "title": "Bitcoin hits a record", "points": 900},
    {"id": "pg", "title": "PostgreSQL 18 Released", "points": 100},
]


@pytest.fixture
def agent(any_store: MemoryStore, user: str) -> Agent:
    return Agent(any_store, user, ranking_tools(any_store))


async def test_posts_come_back_in_the_users_order_with_reasons(agent: Agent) -> None:
    assert [post["id"] for post in await agent.call("rank_posts", posts=POSTS)] == ["coin", "pg"]
    await agent.store.write(agent.user_id, key="taste", value="Interested in PostgreSQL", category="preference")
    first, *_ = await agent.call("rank_posts", posts=POSTS)
    assert first == {"place": 1, "id": "pg", "title": "PostgreSQL 18 Released", "reason": "you follow PostgreSQL"}
    assert len(await agent.call("rank_posts", posts=POSTS, limit=-4)) == 1
    assert len(await agent.call("rank_posts", posts=POSTS, limit=10**15)) == 2


async def test_what_was_shown_is_recorded_once_and_not_while_paused(agent: Agent) -> None:
    assert await agent.call("deliver_posts", posts=POSTS) == {"delivered": 2, "already_delivered": 0}
    assert await agent.call("deliver_posts", posts=POSTS) == {"delivered": 0, "already_delivered": 2}
    await agent.store.pause(agent.user_id)
    new = [{"id": "new", "title": "New"}]
    assert "paused" in (await agent.call("deliver_posts", posts=new))["error"]
    await agent.store.resume(agent.user_id)
    assert (await agent.call("deliver_posts", posts=new))["delivered"] == 1


@pytest.mark.parametrize("posts", [[], [{"id": "a"}], "posts", [{"id": "a", "title": "  "}]])
async def test_odd_calls_are_answered_in_words(agent: Agent, posts: object) -> None:
    for name in ("rank_posts", "deliver_posts"):
        assert (await agent.message(name, posts=posts)).text


async def test_users_are_apart(agent: Agent) -> None:
    await agent.store.write(agent.user_id, key="taste", value="Interested in PostgreSQL", category="preference")
    other = Agent(agent.store, f"{agent.user_id}-2", ranking_tools(agent.store))
    assert "PostgreSQL," not in (await other.message("rank_posts", posts=POSTS)).text
    assert "you follow" not in (await other.message("rank_posts", posts=POSTS)).text
