"""What helps by itself keeps users apart and forgets with them: links to earlier talks, ranking, digests, trends."""

from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import HumanMessage
from langgraph.types import Command

from graphs.build import Graphs, open_graphs
from graphs.models.offline import OfflineModel
from stores import Settings
from tests.conftest import BACKENDS, Clock
from tools.context import Context

CANARY = "quokkacanary"
PAST: dict[str, Any] = {
    "id": "past",
    "title": f"Sanctuary pricing by {CANARY}",
    "text": f"The sanctuary of {CANARY} changes its pricing: visits are billed by the hour.",
}
NOW: dict[str, Any] = {
    "id": "now",
    "title": f"Sanctuary pricing by {CANARY} goes up again",
    "text": f"Visitors of the sanctuary of {CANARY} must pay more.",
}
PLAIN = {"id": "plain", "title": "Sanctuary pricing goes up", "text": "Visitors of the sanctuary must pay more."}


async def _say(graphs: Graphs, user: str, thread: str, text: str, **about: Any) -> str:
    return (await graphs.turn(user, thread, {"messages": [HumanMessage(text)], **about})).reply


async def _discuss(graphs: Graphs, user: str, clock: Clock) -> None:
    """A talk that is ended, an interest, a post that was saved, and a choice to take part in trends."""
    await _say(graphs, user, f"{user}-past", "What is this about?", article=PAST)
    await _say(graphs, user, f"{user}-past", f"I think the pricing of {CANARY} hurts families.")
    await _say(graphs, user, f"{user}-past", "/end")
    await graphs.store.write(user, key="likes", value=f"Interested in {CANARY}", category="preference")
    await graphs.store.activity.save_post(user, "saved", title=f"More of {CANARY}")
    await graphs.store.trends.take_part(user, True)
    clock.advance(days=7)


async def _foreseen(graphs: Graphs, user: str, article: dict[str, Any], mark: str) -> dict[str, str]:
    """All that these say to a user about an article."""
    post = {**article, "points": 1}
    context, said = Context(user_id=user), {}
    said["link"] = "\n".join(
        line for line in (await _say(graphs, user, f"{user}-{mark}", "", article=article)).splitlines() if "🔗" in line
    )
    for name in ("rank", "digest"):
        config = {"configurable": {"thread_id": f"{user}-{name}-{mark}"}}
        made = await graphs[name].ainvoke({"posts": [post]}, config, context=context)
        said[name] = str(made)
    said["store"] = str(await graphs.store.rank(user, [post]))
    said["review"] = str(await graphs.store.review.questions(user, 50))
    return said


def _held(folder: Path) -> list[str]:
    return [str(path) for path in folder.rglob("*") if path.is_file() and CANARY.encode() in path.read_bytes().lower()]


@pytest.mark.parametrize("backend", BACKENDS)
async def test_nobody_is_told_what_another_user_cares_for(
    request: pytest.FixtureRequest, settings: Settings, clock: Clock, user: str, backend: str
) -> None:
    if backend == "postgresql":
        settings = settings.model_copy(update={"database_url": request.getfixturevalue("ordinary_url")})
    other = f"{user}-other"
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await _discuss(graphs, user, clock)
        mine = await _foreseen(graphs, user, NOW, "mine")
        assert CANARY in mine["link"]
        assert CANARY in mine["store"]
        theirs = await _foreseen(graphs, other, PLAIN, "theirs")
        assert [name for name, said in theirs.items() if CANARY in said.lower()] == []
        assert theirs["link"] == ""
        assert CANARY not in str(await graphs.store.trends.reports())


async def test_after_clear_nothing_foreseen_rests_on_what_was_erased(
    settings: Settings, clock: Clock, user: str
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await _discuss(graphs, user, clock)
        await _foreseen(graphs, user, NOW, "before")
        assert _held(settings.data_dir)
        assert (await graphs.turn(user, f"{user}-clear", {"messages": [HumanMessage("/memory clear")]})).question
        await graphs.turn(user, f"{user}-clear", Command(resume="yes"))
        after = await _foreseen(graphs, user, PLAIN, "after")
        assert [name for name, said in after.items() if CANARY in said.lower()] == []
        assert after["link"] == ""
        assert not (await graphs.store.profile(user)).trends
    assert _held(settings.data_dir) == []


async def test_what_alone_was_erased_is_linked_ranked_and_digested_no_more(
    settings: Settings, clock: Clock, user: str
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        await graphs.store.write(user, key="likes", value=f"Interested in {CANARY}", category="preference")
        post = {"id": "now", "title": f"News of {CANARY}", "text": "Nothing more.", "points": 1}
        before = (await graphs.store.rank(user, [post, PLAIN | {"points": 50}])).ranked
        assert before[0].post.id == "now"
        await graphs.store.forget(user, "likes", erase=True)
        after = (await graphs.store.rank(user, [post, PLAIN | {"points": 50}])).ranked
        assert after[0].post.id == "plain"
        assert not any(CANARY in str(one.reason) for one in after)
    assert _held(settings.data_dir) == []


RELATED = f"{CANARY.title()} is Tom's sister."
PLANNED = f"I am moving to {CANARY.title()} in March."
ASKED = ("Who is Tom's sister?", "Where will I live?", "What do you know about me?")


async def _answers(graphs: Graphs, user: str, mark: str) -> str:
    return "\n".join([await _say(graphs, user, f"{user}-{mark}", question) for question in ASKED]).lower()


async def test_relations_between_others_and_plans_are_told_to_nobody_else(
    settings: Settings, clock: Clock, user: str
) -> None:
    other = f"{user}-other"
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        for said in (RELATED, PLANNED):
            await _say(graphs, user, f"{user}-told", said)
        kept = await graphs.store.read(user, kind=None, limit=None)
        assert sum(CANARY in one.value.lower() for one in kept) == 2
        assert CANARY in await _answers(graphs, user, "mine")
        assert CANARY not in await _answers(graphs, other, "theirs")
        clock.advance(days=200)  # the day of the plan has come
        assert CANARY in await _answers(graphs, user, "later")
        assert CANARY not in await _answers(graphs, other, "theirs-later")
        theirs = await graphs.store.read(other, kind=None, limit=None)
        assert not any(CANARY in str(one).lower() for one in theirs)


@pytest.mark.parametrize("days", [0, 200])
async def test_after_clear_no_relation_and_no_plan_is_left_or_comes_true(
    settings: Settings, clock: Clock, user: str, days: int
) -> None:
    async with open_graphs(settings, model=OfflineModel(), clock=clock) as graphs:
        for said in (RELATED, PLANNED):
            await _say(graphs, user, f"{user}-told", said)
        assert CANARY in await _answers(graphs, user, "mine")
        assert (await graphs.turn(user, f"{user}-clear", {"messages": [HumanMessage("/memory clear")]})).question
        await graphs.turn(user, f"{user}-clear", Command(resume="yes"))
        clock.advance(days=days)
        assert CANARY not in await _answers(graphs, user, "after")
    assert _held(settings.data_dir) == []
