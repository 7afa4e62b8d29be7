"""Summarize: an article, summarised for this reader with what is known of them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, TypedDict

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage, SystemMessage
from langgraph.channels import UntrackedValue
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime

from graphs.clock import local_day, now
from graphs.models import ask
from graphs.offline import OfflineModel
from graphs.policy import MODEL_RETRY, MODEL_SECONDS, fall_back, fallback_note
from graphs.state import Article
from graphs.trimming import article_block, trimmed_article
from prompts import Prompt, load, quoted
from prompts import block as data_block
from stores import MemoryStore, Settings
from stores.errors import InvalidInput
from tools.context import Context, resolve


class Wanted(TypedDict, total=False):
    """The article to summarise."""

    article: Article


class State(Wanted, total=False):
    recalled: Annotated[str, UntrackedValue]
    failed: str
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
    prompt: Prompt = field(default_factory=lambda: load("summarize"))

    async def recall(self, state: State, runtime: Runtime[Context]) -> State:
        """What is known of the reader that bears on the article."""
        article = trimmed_article(state.get("article") or {})
        if not article.get("text", "").strip():
            raise InvalidInput("There is no text to summarise: pass article={'title': …, 'text': …}.")
        known = await self.store.context(
            resolve(runtime).user_id,
            f"{article.get('title', '')} {article['text'][:500]}",
            max_tokens=self.settings.context_max_tokens,
        )
        return {"article": article, "recalled": str(known), "failed": ""}

    async def summarize(self, state: State, runtime: Runtime[Context]) -> State:
        """Ask for the summary; memory and article are quoted as data."""
        failed = state.get("failed", "")
        data = quoted(data_block("memory", state.get("recalled", "")), article_block(state["article"]))
        zone = resolve(runtime).timezone
        system = self.prompt.fill(today=str(await local_day(self.clock(), zone)), **data)
        messages = [SystemMessage(system), HumanMessage("Summarise the article for me.")]
        answer = await ask(self.fallback if failed else self.model, messages)
        return {"summary": answer.text.strip() + fallback_note(failed)}

    def builder(self) -> StateGraph[State, Context, Wanted, Result]:
        return (
            StateGraph(State, context_schema=Context, input_schema=Wanted, output_schema=Result)
            .add_node("recall", self.recall)
            .add_node(
                "summarize",
                self.summarize,
                timeout=MODEL_SECONDS,
                retry_policy=MODEL_RETRY,
                error_handler=fall_back,
            )
            .add_edge(START, "recall")
            .add_edge("recall", "summarize")
            .add_edge("summarize", END)
        )
