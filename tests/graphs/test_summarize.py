"""A summary is shaped by what is known of the reader."""

from typing import Any

import pytest
from langchain_core.messages import AIMessage

from graphs.build import Graphs
from graphs.models.offline.article import _once
from stores import MemoryStore
from stores.errors import InvalidInput
from tests.fakes import ScriptedModel
from tests.graphs.conftest import POSTGRES
from tools.context import Context


async def summary(graphs: Graphs, user: str, article: Any) -> str:
    result = await graphs["summarize"].ainvoke(
        {"article": article}, {"configurable": {"thread_id": f"{user}-summary"}}, context=Context(user_id=user)
    )
    return str(result["summary"])


async def test_the_model_sees_the_article_and_the_reader(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="interested_in", value="PostgreSQL vacuum internals", category="preference")
    model.answers = ["Vacuum is faster now."]
    assert await summary(graphs, user, POSTGRES) == "Vacuum is faster now."
    assert "PostgreSQL vacuum internals" in model.shown
    assert "uuidv7" in model.shown


async def test_what_a_small_model_repeats_of_its_prompt_is_no_summary(
    graphs: Graphs, model: ScriptedModel, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="company", value="Fly.io", category="work_context")
    known = await store.context(user, "PostgreSQL")
    assert "Fly.io" in known
    cut = {"finish_reason": "length"}
    model.answers = [
        AIMessage(f"Vacuum is faster. It is\n\n{known}"),
        AIMessage("Vacuum is faster now. It", response_metadata=cut),
        AIMessage(known),
    ]
    assert await summary(graphs, user, POSTGRES) == "Vacuum is faster. It is"
    assert await summary(graphs, user, POSTGRES) == "Vacuum is faster now."
    assert "offline model" in await summary(graphs, user, POSTGRES)


async def test_the_offline_model_summarises_in_the_articles_words(
    offline: Graphs, store: MemoryStore, user: str
) -> None:
    await store.write(user, key="interested_in", value="vacuum", category="preference")
    assert "asynchronous I/O" in await summary(offline, user, POSTGRES)


async def test_a_failing_model_is_named(graphs: Graphs, model: ScriptedModel, user: str) -> None:
    model.then = ValueError("no")
    text = await summary(graphs, user, POSTGRES)
    assert "asynchronous I/O" in text
    assert "offline model" in text


@pytest.mark.parametrize("article", [{}, {"title": "Empty", "text": "  "}, None])
async def test_an_article_without_text_is_a_clear_error(graphs: Graphs, user: str, article: Any) -> None:
    with pytest.raises(InvalidInput, match="no text"):
        await summary(graphs, user, article)


def test_what_was_done_with_several_titles_is_said_once() -> None:
    told = ['⭐ Saved "One"', "Interested in Rust", '⭐ Saved "Two"', '⭐ Saved "One"', "Interested in Rust"]
    assert _once(told) == ['⭐ Saved "One", "Two"', "Interested in Rust"]
