"""Summarize: an article, summarised for this reader with what is known of them."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, HumanMessage, SystemMessage
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from typing_extensions import TypedDict

from graphs.discussion.answer.language import reply_in
from graphs.discussion.answer.readable import is_visible, readable, without_lines_of
from graphs.discussion.answer.reply import bounded
from graphs.discussion.window import article_block, trimmed_article
from graphs.models.choose import BadAnswer, ask
from graphs.models.clock import local_day, now
from graphs.models.effort import Wordings, effort_for, wordings
from graphs.models.failure_policy import fallback_note, model_policy
from graphs.models.names import is_offline
from graphs.models.offline import OfflineModel
from graphs.models.patience import progress_told
from graphs.server.paused_turns import unsaid_by
from graphs.state import Article
from prompts import block, quoted
from stores import MemoryStore, Settings
from stores.errors import InvalidInput
from tools.context import Context, resolve
from tools.texts.reasons import language_of_reader

_TOPIC = 500
"""Characters of the article that say what it is about."""


class Wanted(TypedDict, total=False):
    """The article to summarise."""

    article: Article


class SummaryState(Wanted, total=False):
    unsaid: str
    failed: str
    era: int
    summary: str


class Result(TypedDict, total=False):
    summary: str


@dataclass(frozen=True)
class Summarize:
    """Summarise one article for one reader."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    fallback: BaseChatModel = field(default_factory=OfflineModel)

    async def trim(self, state: SummaryState, runtime: Runtime[Context]) -> SummaryState:
        """The article as far as a prompt can hold it."""
        user_id = resolve(runtime).user_id
        unsaid, era = await unsaid_by(self.store, user_id), (await self.store.profile(user_id)).era
        article = await asyncio.to_thread(trimmed_article, state.get("article") or {})
        if not article.get("text", "").strip():
            raise InvalidInput("There is no text to summarise: pass article={'title': …, 'text': …}.")
        return {"article": article, "failed": "", "unsaid": unsaid, "era": era}

    async def summarize(self, state: SummaryState, runtime: Runtime[Context]) -> SummaryState:
        """Recall what bears on the article, and ask for the summary; both are quoted as data."""
        return {"summary": await self.summary_of(state["article"], runtime, state.get("failed", ""))}

    async def summary_of(self, article: Article, runtime: Runtime[Context], failed: str = "") -> str:
        """One article in the words that suit this reader; after the model has failed, in those of the offline one."""
        context = resolve(runtime)
        topic = f"{article['title']} {article['text'][:_TOPIC]}"
        model = self.fallback if failed else self.model
        effort = effort_for(model, self.settings)
        known = await self.store.context(context.user_id, topic, effort.context_tokens)
        day = await local_day(self.clock(), context.timezone)
        today = "\n".join(filter(None, (str(day), await self._language(context.user_id, model))))
        system = self.prompts.of(effort).fill(today=today, **quoted(block("memory", known), article_block(article)))
        messages = [SystemMessage(system), HumanMessage("Summarise the article for me.")]
        async with progress_told(runtime.stream_writer, "Summarising"):
            answer = await ask(model, messages, effort=effort, graph="summarize")
        return (answer.text.strip() if is_offline(model) else _shown(answer, known)) + fallback_note(failed)

    async def _language(self, user_id: str, model: BaseChatModel) -> str:
        """What a model is told of the language: as the reader chose; rules are told what the reader writes in, too."""
        chosen = (await self.store.profile(user_id)).language or ""
        spoken = await language_of_reader(self.store, user_id, "") if is_offline(model) else chosen
        return reply_in(spoken) if spoken else ""

    @cached_property
    def prompts(self) -> Wordings:
        return wordings("summarize", self.settings)

    def builder(self) -> StateGraph[SummaryState, Context, Wanted, Result]:
        _ = self.prompts  # read now, because later is in the event loop
        return (
            StateGraph(SummaryState, context_schema=Context, input_schema=Wanted, output_schema=Result)
            .add_node("trim", self.trim)
            .add_node("summarize", self.summarize, **model_policy(self.model, self.settings))
            .add_edge(START, "trim")
            .add_edge("trim", "summarize")
            .add_edge("summarize", END)
        )


def _shown(answer: AIMessage, known: str) -> str:
    """A model's summary as a reader may see it: no data, no loop, and not the memory that it was shown."""
    words = without_lines_of(readable(bounded(answer).text, ""), known)
    if not is_visible(words):
        raise BadAnswer("nothing in the model's summary is for the reader")
    return words
