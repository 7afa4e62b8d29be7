"""Rank: posts in the order that suits this reader, each with its reason. Nothing is recorded, and no model is asked."""

from dataclasses import dataclass
from typing import Annotated, Any

from langgraph.channels import UntrackedValue
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from typing_extensions import TypedDict

from graphs.server.paused_turns import unsaid_by
from stores import MemoryStore
from stores.errors import InvalidInput
from stores.ranking.order import EXPLORATION
from stores.ranking.posts import MOST_POSTS, Ranked
from tools.context import Context, resolve
from tools.texts.reasons import language_of_reader, say_reason


class Wanted(TypedDict, total=False):
    """The posts (id, title, text, points; url and time where known), how many are wanted, the share for the new."""

    posts: list[dict[str, Any]]
    limit: int
    exploration: float


class RankState(Wanted, total=False):
    ranked: Annotated[list[dict[str, Any]], UntrackedValue]
    """Not saved with the thread: reasons tell of the reader, and what is erased must not stay there."""
    personal: bool
    unsaid: str


class Result(TypedDict, total=False):
    ranked: Annotated[list[dict[str, Any]], UntrackedValue]
    personal: bool


@dataclass(frozen=True)
class Rank:
    """Put posts in the order of one reader."""

    store: MemoryStore

    async def rank(self, state: RankState, runtime: Runtime[Context]) -> RankState:
        user_id = resolve(runtime).user_id
        found = await self.store.rank(
            user_id,
            posts_in(state.get("posts")),
            limit=int(bounded("limit", state.get("limit"), MOST_POSTS, 1, MOST_POSTS)),
            exploration=bounded("exploration", state.get("exploration"), EXPLORATION, 0, 1),
        )
        language, unsaid = await language_of_reader(self.store, user_id), await unsaid_by(self.store, user_id)
        ranked = [shown(one, language) for one in found.ranked]
        return {"ranked": ranked, "personal": found.personal, "unsaid": unsaid}

    def builder(self) -> StateGraph[RankState, Context, Wanted, Result]:
        return (
            StateGraph(RankState, context_schema=Context, input_schema=Wanted, output_schema=Result)
            .add_node("rank", self.rank)
            .add_edge(START, "rank")
            .add_edge("rank", END)
        )


def posts_in(posts: object) -> list[dict[str, Any]]:
    """The posts as a caller sent them, if there are any."""
    if not isinstance(posts, list) or not posts:
        raise InvalidInput("There is nothing to rank: pass posts=[{'id': …, 'title': …, 'text': …, 'points': …}, …].")
    return posts


def bounded(name: str, wanted: object, usual: float, least: float, most: float) -> float:
    """A number as a caller sent it, brought within its bounds."""
    if wanted is None:
        return usual
    if isinstance(wanted, bool) or not isinstance(wanted, int | float):
        raise InvalidInput(f"{name} must be a number")
    return max(least, min(wanted, most))


def shown(one: Ranked, language: str) -> dict[str, Any]:
    """A post in its place, as plain data; the reason in the reader's language."""
    post, reason = one.post, one.reason
    return {
        "place": one.place,
        "id": post.id,
        "title": post.title,
        "url": post.url,
        "points": post.points,
        "score": one.score,
        "moved": one.moved,
        "why": str(reason.why),
        "reason": say_reason(reason, language),
        "memory_id": reason.memory_id,
        "memory": reason.memory,
    }
