"""Tools for an agent that chooses what its user reads: posts in their order, and a record of what was delivered."""

from collections.abc import Sequence
from typing import Any

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import BaseModel, Field

from stores import MemoryStore
from stores.ranking.posts import Ranked
from tools.calls.json_answers import answer, error, unavailable
from tools.calls.tool_kinds import reading, writing
from tools.context import Context, resolve
from tools.limits import shortened, within
from tools.texts.reasons import language_of_reader, say_reason

MOST_POSTS = 200
_SHOWN = 120

Run = ToolRuntime[Context, Any]


class OfferedPost(BaseModel):
    """A post to choose from."""

    id: str = Field(description="How the post is called where it comes from")
    title: str = Field(description="Its title")
    text: str = Field(default="", description="Its text, or the beginning of it")
    points: float = Field(default=0.0, description="Its points")


class DeliveredPost(BaseModel):
    """A post that the user gets."""

    id: str = Field(description="How the post is called where it comes from")
    title: str = Field(description="Its title")


def ranking_tools(store: MemoryStore) -> list[BaseTool]:
    """The tools over a store."""

    @reading
    async def rank_posts(posts: list[OfferedPost], runtime: Run, limit: int = 10) -> tuple[str, Sequence[Ranked]]:
        """Put posts in the order that suits the user, each with its reason: what they follow comes first, what they
        dislike last, and there is always room for something new. Nothing is remembered by this.

        Args:
            posts: The posts to choose from
            limit: How many of them to return, best first (default: 10)
        """
        user_id = resolve(runtime).user_id
        offered = [post.model_dump() for post in posts[:MOST_POSTS]]
        found = await store.rank(user_id, offered, limit=within(limit, MOST_POSTS))
        language = await language_of_reader(store, user_id)
        shown = [
            {
                "place": one.place,
                "id": one.post.id,
                "title": shortened(one.post.title, _SHOWN),
                "reason": say_reason(one.reason, language),
            }
            for one in found.ranked
        ]
        return answer(shown), found.ranked

    @writing
    async def deliver_posts(posts: list[DeliveredPost], runtime: Run) -> tuple[str, None]:
        """Record which posts you have shown to the user, so that none comes twice.

        Args:
            posts: The posts that were shown
        """
        user_id = resolve(runtime).user_id
        if refused := await unavailable(store, user_id):
            return refused, None
        if not posts:
            return error("No posts were given; pass those that you have shown."), None
        new = 0
        for post in posts[:MOST_POSTS]:
            new += await store.activity.deliver(user_id, post.id, title=post.title)
        return answer({"delivered": new, "already_delivered": len(posts[:MOST_POSTS]) - new}), None

    return [rank_posts, deliver_posts]
