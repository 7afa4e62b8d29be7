"""Post-discussion: what a finished discussion tells about the reader.

gather → extract → write: topics, opinions in the reader's words and links to earlier discussions go to the
daily note, lasting insights to MEMORY.md, all in one batch; then the conversation is closed. A second run
finds nothing to do.
"""

import asyncio
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Literal

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage, SystemMessage
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command
from typing_extensions import TypedDict

from graphs.discussion.answer import receipt_words
from graphs.discussion.answer.readable import without_notices
from graphs.discussion.window import latest_lines
from graphs.forgotten import without_forgotten, without_forgotten_parts
from graphs.models.answers import DiscussionInsights
from graphs.models.choose import ask_for
from graphs.models.clock import local_day, moment, now, zone_of
from graphs.models.effort import Effort, effort_for
from graphs.models.failure_policy import model_policy
from graphs.models.offline import OfflineModel
from graphs.post_discussion.insights import described, grounded, note_of
from graphs.task import Task
from language.sentences.split import own_words
from prompts import block, quoted
from stores import Settings
from stores.errors import NotFound
from stores.interface import DiscussionStore, MemoryVerbs
from stores.records import Code, Conversation, Message
from stores.write.checks.second_opinion import seconded_by
from stores.write.erasure.eras import begun_in
from stores.write.prompt_stamp import prompted
from tools.calls.evidence import said_in
from tools.context import Context, resolve
from tools.second_opinion import ask_ahead
from tools.vocabulary import in_vocabulary, written_kind

EARLIER = 20
"""Earlier discussions the model is shown, newest first."""

CONVERSATION_TOKENS = 6_000


class Ended(TypedDict, total=False):
    """The conversation to look back on; by default that of the run."""

    conversation_id: str
    without_model: str
    """Why the model is not to be asked, where the caller knows."""


class LookBackState(Ended, total=False):
    era: int
    since: str
    until: str
    """The stretch of the conversation to look at; its text stays in the store."""
    failed: str
    insights: dict[str, Any]
    note: str
    receipts: list[dict[str, Any]]


class Result(TypedDict, total=False):
    """The line of the daily note, and a receipt for each thing written."""

    note: str
    insights: dict[str, Any]
    receipts: list[dict[str, Any]]
    failed: str


@dataclass(frozen=True)
class PostDiscussion(Task):
    """Look back on one discussion."""

    NAME = "post_discussion"
    store: DiscussionStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    fallback: BaseChatModel = field(default_factory=OfflineModel)
    second: BaseChatModel | None = None  # who is asked for a second opinion, where that is not the model itself

    async def gather(self, state: LookBackState, runtime: Runtime[Context]) -> Command[Literal["extract", "__end__"]]:
        """Which messages no earlier run has looked at?"""
        context = resolve(runtime)
        name = state.get("conversation_id") or context.conversation_id or ""
        conversation = await self.store.conversations.get(context.user_id, name)
        if conversation is None:
            raise NotFound(f"This user has no conversation {name!r}.")
        ended, last = conversation.ended_at, conversation.last_at
        update: LookBackState = {
            "conversation_id": name,
            "since": ended.isoformat() if ended else "",
            "until": last.isoformat(),
            "failed": state.get("without_model", ""),
            "insights": {},
            "note": "",
            "receipts": [],
        }
        profile = await self.store.profile(context.user_id)
        update["era"] = profile.era
        if not profile.enabled:
            return Command(update=update, goto="__end__")
        if not any(turn.role == "user" for turn in await self._turns(update, context)):
            await self.store.conversations.close(context.user_id, name, at=last)
            return Command(update=update, goto="__end__")
        return Command(update=update, goto="extract")

    async def _turns(self, state: LookBackState, context: Context) -> list[Message]:
        turns = await self.store.conversations.messages(
            context.user_id, state["conversation_id"], since=moment(state["since"])
        )
        until = moment(state["until"])
        gone = await self.store.conversations.forgotten(context.user_id)
        looked_at = [turn for turn in turns if until is None or turn.at <= until]
        return await asyncio.to_thread(without_forgotten, looked_at, gone)

    async def extract(self, state: LookBackState, runtime: Runtime[Context]) -> LookBackState:
        """Ask what the discussion tells; a malformed answer counts for nothing."""
        context, model = resolve(runtime), self.fallback if state.get("failed") else self.model
        turns = await self._turns(state, context)
        earlier = await self._earlier(context.user_id, state["conversation_id"])
        effort = effort_for(model, self.settings)
        system = SystemMessage(await self._system(state, context, turns, earlier, effort))
        asked = HumanMessage("The discussion has ended. What does it tell about the reader?")
        insights = await ask_for(model, DiscussionInsights, [system, asked], effort=effort, graph="post_discussion")
        said = [own_words(turn.content) for turn in turns if turn.role == "user"]
        return {"insights": grounded(insights, said, [other.title for other in earlier]).model_dump()}

    async def _system(
        self,
        state: LookBackState,
        context: Context,
        turns: Sequence[Message],
        earlier: Sequence[Conversation],
        effort: Effort,
    ) -> str:
        title = await self._title(state, context)
        topic = title or turns[0].content
        known = await self.store.context(context.user_id, topic, effort.context_tokens)
        told = [(turn, turn.content if turn.role == "user" else without_notices(turn.content)) for turn in turns]
        zone = await zone_of(context.timezone)
        times = [turn.at.astimezone(zone).isoformat(timespec="minutes") for turn in turns]
        spoken = [
            _json(role=turn.role, content=text, at=at) for (turn, text), at in zip(told, times, strict=True) if text
        ]
        before = [_json(title=other.title, date=str(other.last_at.date()), text=other.summary) for other in earlier]
        data = quoted(
            block("memory", known),
            block("article", "", title=title),
            block("conversation", "\n".join(latest_lines(spoken, round(CONVERSATION_TOKENS * effort.portion)))),
            block("earlier", "\n".join(before)),
        )
        day = await local_day(self.clock(), context.timezone)
        return self.prompts.of(effort).fill(today=str(day), conversation=state["conversation_id"], **data)

    async def _title(self, state: LookBackState, context: Context) -> str:
        conversation = await self.store.conversations.get(context.user_id, state["conversation_id"])
        return conversation.title if conversation else ""

    async def _earlier(self, user_id: str, conversation_id: str) -> list[Conversation]:
        past = await self.store.conversations.all(user_id)
        earlier = [other for other in past if other.id != conversation_id and other.title and other.ended_at][:EARLIER]
        gone = await self.store.conversations.forgotten(user_id)
        return await asyncio.to_thread(without_forgotten_parts, earlier, gone)

    async def write(self, state: LookBackState, runtime: Runtime[Context]) -> LookBackState:
        """Note and insights in one batch; a repeated run gets the receipts of the first."""
        opinion = None if state.get("failed") else self.opinion
        with begun_in(resolve(runtime).user_id, state.get("era")), seconded_by(opinion):
            return await self._write(state, resolve(runtime))

    async def _write(self, state: LookBackState, context: Context) -> LookBackState:
        insights = DiscussionInsights.model_validate(state["insights"])
        turns = await self._turns(state, context)
        if not turns:  # erased while the model was asked
            return {"note": "", "receipts": []}
        source = f"discussion:{state['conversation_id']}"
        call = f"post:{state['conversation_id']}:{turns[-1].id}"
        ended = turns[-1].at
        common: dict[str, Any] = {
            "author": "agent",
            "evidence": said_in(turns),
            "conversation_id": state["conversation_id"],
            "day": await local_day(ended, context.timezone),
        }
        certain = [one for one in insights.memory_updates if one.confidence >= self.settings.confidence_threshold]
        await ask_ahead([(one.value, one.key) for one in certain], common["evidence"])
        note = note_of(await self._title(state, context), turns, insights)
        async with self.store.batch(context.user_id, actor="post_discussion") as draft:
            with prompted(self.prompt.stamp):
                await draft.write(context.user_id, **note.arguments, source=source, call_id=f"{call}:note", **common)
                for number, entry in enumerate(insights.memory_updates):
                    if await _has_changed(draft, context.user_id, entry.key, common["day"]):
                        continue
                    durable = entry.confidence >= self.settings.confidence_threshold
                    told = {"key": entry.key, "category": entry.category, "value": entry.value}
                    wanted = in_vocabulary(written_kind(self.settings.toolkits), told) | {
                        "durability": "durable" if durable else "daily",
                        "confidence": entry.confidence,
                        "source": source,
                        "replaces": entry.action == "update",
                        "call_id": f"{call}:{number}",
                        **common,
                    }
                    receipt = await draft.write(context.user_id, **wanted)
                    if receipt.code is Code.CONFLICT:  # both may be true: it stands beside the other, by its own words
                        beside = {"key": "", "call_id": f"{call}:{number}:beside"}
                        await draft.write(context.user_id, **(wanted | beside))
        await self.store.conversations.close(
            context.user_id, state["conversation_id"], summary=described(insights), at=ended
        )
        return {"note": note.text, "receipts": [receipt_words.plain(receipt) for receipt in draft.receipts]}

    def builder(self) -> StateGraph[LookBackState, Context, Ended, Result]:
        _ = self.prompts, self.opinion  # read now, because later is in the event loop
        return (
            StateGraph(LookBackState, context_schema=Context, input_schema=Ended, output_schema=Result)
            .add_node("gather", self.gather)
            .add_node("extract", self.extract, **model_policy(self.model, self.settings))
            .add_node("write", self.write)
            .add_edge(START, "gather")
            .add_edge("extract", "write")
            .add_edge("write", END)
        )


async def _has_changed(draft: MemoryVerbs, user_id: str, key: str, day: date) -> bool:
    """Does something hold since a day after the discussion, which told what held then?"""
    known = await draft.get(user_id, key) if key else None
    since = known.details.get("valid_from") if known else None
    return isinstance(since, str) and since > day.isoformat()


def _json(**values: str) -> str:
    return json.dumps(values, ensure_ascii=False)
