"""Post-discussion: what a finished discussion tells about the reader.

gather → extract → write: topics, opinions in the reader's words and links to earlier discussions go to the
daily note, lasting insights to MEMORY.md, all in one batch; then the conversation is closed. A second run
finds nothing to do.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Annotated, Any, Literal, TypedDict

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage, SystemMessage
from langgraph.channels import UntrackedValue
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command

from graphs import acknowledge
from graphs.clock import local_day, moment, now
from graphs.insights import described, grounded, note_of
from graphs.models import ask_for
from graphs.offline import OfflineModel
from graphs.offline.text import own_words
from graphs.policy import MODEL_RETRY, MODEL_SECONDS, fall_back
from graphs.schemas import DiscussionInsights
from graphs.trimming import latest_lines
from prompts import Prompt, block, load, quoted
from stores import MemoryStore, Said, Settings
from stores.errors import NotFound
from tools.context import Context, resolve

EARLIER = 20
"""Earlier discussions the model is shown, newest first."""

CONVERSATION_TOKENS = 6_000


class Ended(TypedDict, total=False):
    """The conversation to look back on; by default that of the run."""

    conversation_id: str
    without_model: str
    """Why the model is not to be asked, where the caller knows."""


class State(Ended, total=False):
    title: str
    turns: Annotated[list[dict[str, str]], UntrackedValue]
    earlier: Annotated[list[dict[str, str]], UntrackedValue]
    known: Annotated[str, UntrackedValue]
    insights: dict[str, Any]
    failed: str
    note: str
    receipts: list[dict[str, Any]]


class Result(TypedDict, total=False):
    """The line of the daily note, and a receipt for each thing written."""

    note: str
    insights: dict[str, Any]
    receipts: list[dict[str, Any]]
    failed: str


@dataclass(frozen=True)
class PostDiscussion:
    """Look back on one discussion."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    fallback: BaseChatModel = field(default_factory=OfflineModel)
    prompt: Prompt = field(default_factory=lambda: load("post_discussion"))

    async def gather(self, state: State, runtime: Runtime[Context]) -> Command[Literal["extract", "__end__"]]:
        """The messages that no earlier run has looked at, and what they may connect to."""
        context = resolve(runtime)
        conversation_id = state.get("conversation_id") or context.conversation_id or ""
        conversation = await self.store.conversations.get(context.user_id, conversation_id)
        if conversation is None:
            raise NotFound(f"This user has no conversation {conversation_id!r}.")
        messages = await self.store.conversations.messages(
            context.user_id, conversation_id, since=conversation.ended_at
        )
        turns = [{"id": m.id, "role": m.role, "content": m.content, "at": m.at.isoformat()} for m in messages]
        update: State = {"conversation_id": conversation_id, "note": "", "insights": {}, "receipts": []}
        update["failed"] = state.get("without_model", "")
        if not (await self.store.profile(context.user_id)).enabled:
            return Command(update=update, goto=END)
        if not any(turn["role"] == "user" for turn in turns):
            await self.store.conversations.close(context.user_id, conversation_id)
            return Command(update=update, goto=END)
        topic = conversation.title or turns[0]["content"]
        known = await self.store.context(context.user_id, topic, self.settings.context_max_tokens)
        update |= {"title": conversation.title, "turns": turns, "known": str(known)}
        update["earlier"] = await self._earlier(context.user_id, conversation_id)
        return Command(update=update, goto="extract")

    async def _earlier(self, user_id: str, conversation_id: str) -> list[dict[str, str]]:
        return [
            {"title": other.title, "date": other.last_at.date().isoformat(), "text": other.summary}
            for other in (await self.store.conversations.all(user_id))[: EARLIER + 1]
            if other.id != conversation_id and other.title and other.ended_at
        ][:EARLIER]

    async def extract(self, state: State, runtime: Runtime[Context]) -> State:
        """Ask what the discussion tells; a malformed answer counts for nothing."""
        model = self.fallback if state.get("failed") else self.model
        context = resolve(runtime)
        lines = [
            json.dumps({k: v for k, v in turn.items() if k != "id"}, ensure_ascii=False)
            for turn in state["turns"]
        ]
        data = quoted(
            block("memory", state.get("known", "")),
            block("article", "", title=state.get("title", "")),
            block("conversation", "\n".join(latest_lines(lines, CONVERSATION_TOKENS))),
            block("earlier", "\n".join(json.dumps(item, ensure_ascii=False) for item in state["earlier"])),
        )
        system = self.prompt.fill(
            today=str(await local_day(self.clock(), context.timezone)),
            conversation=state["conversation_id"],
            **data,
        )
        ask = HumanMessage("The discussion has ended. What does it tell about the reader?")
        insights = await ask_for(model, DiscussionInsights, [SystemMessage(system), ask])
        said = [own_words(turn["content"]) for turn in state["turns"] if turn["role"] == "user"]
        return {
            "insights": grounded(insights, said, [item["title"] for item in state["earlier"]]).model_dump()
        }

    async def write(self, state: State, runtime: Runtime[Context]) -> State:
        """Note and insights in one batch; a repeated run gets the receipts of the first."""
        context = resolve(runtime)
        insights = DiscussionInsights.model_validate(state["insights"])
        turns = state["turns"]
        source = f"discussion:{state['conversation_id']}"
        call = f"post:{state['conversation_id']}:{turns[-1]['id']}"
        ended = moment(turns[-1]["at"]) or self.clock()
        common: dict[str, Any] = {
            "author": "agent",
            "evidence": _evidence(turns),
            "conversation_id": state["conversation_id"],
            "day": await local_day(ended, context.timezone),
        }
        note = note_of(state.get("title", ""), turns, insights)
        async with self.store.batch(context.user_id, actor="post_discussion") as draft:
            await draft.write(
                context.user_id, **note.arguments, source=source, call_id=f"{call}:note", **common
            )
            for number, entry in enumerate(insights.memory_updates):
                durable = entry.confidence >= self.settings.confidence_threshold
                await draft.write(
                    context.user_id,
                    key=entry.key,
                    value=entry.value,
                    category=entry.category,
                    durability="durable" if durable else "daily",
                    confidence=entry.confidence,
                    source=source,
                    call_id=f"{call}:{number}",
                    **common,
                )
        await self.store.conversations.close(
            context.user_id, state["conversation_id"], summary=described(insights), at=ended
        )
        return {"note": note.text, "receipts": [acknowledge.plain(receipt) for receipt in draft.receipts]}

    def builder(self) -> StateGraph[State, Context, Ended, Result]:
        return (
            StateGraph(State, context_schema=Context, input_schema=Ended, output_schema=Result)
            .add_node("gather", self.gather)
            .add_node(
                "extract",
                self.extract,
                timeout=MODEL_SECONDS,
                retry_policy=MODEL_RETRY,
                error_handler=fall_back,
            )
            .add_node("write", self.write)
            .add_edge(START, "gather")
            .add_edge("extract", "write")
            .add_edge("write", END)
        )


def _evidence(turns: Sequence[dict[str, str]]) -> list[Said]:
    return [Said(own_words(turn["content"]), moment(turn["at"])) for turn in turns if turn["role"] == "user"]
