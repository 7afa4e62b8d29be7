"""Digest: the day's selection for one reader. Rank, summarise each post for them, deliver, and say what was left out.

Each summary is a step of its own: a digest that dies goes on with the next post, and delivers nothing twice.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from langchain_core.language_models import BaseChatModel
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from typing_extensions import TypedDict

from graphs.discussion.window import trimmed_article
from graphs.models.clock import now
from graphs.models.failure_policy import lasting, model_policy
from graphs.rank import bounded, posts_in, shown
from graphs.server.paused_turns import WHOLE
from graphs.state import Article
from graphs.summarize import Summarize
from stores import MemoryStore, Settings
from stores.ranking.posts import Ranked, Why
from stores.write.erasure.eras import begun_in
from tools.context import Context, resolve
from tools.texts import say
from tools.texts.reasons import language_of_reader, say_reason

SIZE, MOST = 5, 20
AVERSE = frozenset({Why.DISLIKED, Why.UNLIKE})


class Wanted(TypedDict, total=False):
    """The posts to choose from, and how many are wanted."""

    posts: list[dict[str, Any]]
    size: int


class DigestState(Wanted, total=False):
    chosen: list[dict[str, Any]]
    """What goes into the digest, in order; with a summary once it is written."""
    left_out: list[dict[str, str]]
    failed: str
    unsaid: str
    era: int
    digest: str
    delivered: int


class Result(TypedDict, total=False):
    """The digest as text and as data, what was left out and why, and how many posts were recorded as delivered."""

    digest: str
    chosen: list[dict[str, Any]]
    left_out: list[dict[str, str]]
    delivered: int


@dataclass(frozen=True)
class Digest:
    """Make one digest for one reader."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now

    async def rank(self, state: DigestState, runtime: Runtime[Context]) -> DigestState:
        """Choose the best, without what was delivered before and what the reader does not want."""
        user_id = resolve(runtime).user_id
        found = await self.store.rank(user_id, posts_in(state.get("posts")), undelivered=True)
        wanted = [one for one in found.ranked if one.reason.why not in AVERSE]
        size = int(bounded("size", state.get("size"), SIZE, 1, MOST))
        language = await language_of_reader(self.store, user_id)
        left = [_left(post.id, post.title, say("digest_before", language)) for post in found.delivered]
        left += [
            _left(one.post.id, one.post.title, _why_not(one, size, language)) | {"memory": one.reason.memory}
            for one in _others(found.ranked, wanted[:size])
        ]
        profile = await self.store.profile(user_id)
        chosen = [shown(one, language) | {"text": one.post.text} for one in wanted[:size]]
        unsaid = WHOLE if self.settings.enabled and not profile.enabled else ""
        return {"chosen": chosen, "left_out": left, "failed": "", "era": profile.era, "unsaid": unsaid}

    async def summarize(self, state: DigestState, runtime: Runtime[Context]) -> DigestState:
        """Summarise the next post that has no summary yet."""
        chosen, failed = list(state["chosen"]), state.get("failed", "")
        place = _next(state)
        assert place is not None
        post = chosen[place]
        article: Article = {"id": post["id"], "title": post["title"], "text": post["text"]}
        summary = ""
        if article["text"].strip():
            cut = await asyncio.to_thread(trimmed_article, article)
            summary = await self.summaries.summary_of(cut, runtime, failed)
        chosen[place] = {name: value for name, value in post.items() if name != "text"} | {"summary": summary}
        return {"chosen": chosen, "failed": lasting(failed)}

    async def deliver(self, state: DigestState, runtime: Runtime[Context]) -> DigestState:
        """Record what was delivered; nothing is while memory is paused."""
        user_id, delivered = resolve(runtime).user_id, 0
        with begun_in(user_id, state.get("era")):
            for post in state["chosen"]:
                told = {"title": post["title"], "url": post["url"]}
                delivered += await self.store.activity.deliver(user_id, post["id"], **told)
        digest = written(state["chosen"], state["left_out"], await language_of_reader(self.store, user_id))
        return {"delivered": delivered, "digest": digest, "posts": []}

    @property
    def summaries(self) -> Summarize:
        return Summarize(self.store, self.model, self.settings, self.clock)

    def builder(self) -> StateGraph[DigestState, Context, Wanted, Result]:
        _ = self.summaries.prompts  # read now, because later is in the event loop
        return (
            StateGraph(DigestState, context_schema=Context, input_schema=Wanted, output_schema=Result)
            .add_node("rank", self.rank)
            .add_node("summarize", self.summarize, **model_policy(self.model, self.settings))
            .add_node("deliver", self.deliver)
            .add_edge(START, "rank")
            .add_conditional_edges("rank", _go_on)
            .add_conditional_edges("summarize", _go_on)
            .add_edge("deliver", END)
        )


def written(chosen: list[dict[str, Any]], left_out: list[dict[str, str]], language: str) -> str:
    """The digest as a reader gets it."""
    blocks = [_block(post) for post in chosen] or [say("digest_nothing", language)]
    left = [f"- {post['title']} ({post['reason']})" for post in left_out]
    return "\n\n".join([*blocks, *([say("digest_left_out", language) + "\n" + "\n".join(left)] if left else [])])


def _block(post: dict[str, Any]) -> str:
    head = f"**{post['place']}. {post['title']}** ({post['reason']})"
    return "\n\n".join(filter(None, (head, post.get("summary", ""))))


def _next(state: DigestState) -> int | None:
    return next((place for place, post in enumerate(state["chosen"]) if "summary" not in post), None)


def _go_on(state: DigestState) -> Literal["summarize", "deliver"]:
    return "deliver" if _next(state) is None else "summarize"


def _others(ranked: list[Ranked], chosen: list[Ranked]) -> list[Ranked]:
    kept = {one.post.id for one in chosen}
    return [one for one in ranked if one.post.id not in kept]


def _why_not(one: Ranked, size: int, language: str) -> str:
    if one.reason.why in AVERSE:
        return say_reason(one.reason, language, moved=False)
    return say("digest_below", language, size=size, words=say_reason(one.reason, language))


def _left(id: str, title: str, reason: str) -> dict[str, str]:
    return {"id": id, "title": title, "reason": reason}
