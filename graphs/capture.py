"""Capture: what a user asks to have remembered, or plainly states about themselves, is written at once.

trigger → classify → compare with what is known → write → an answer that says only what the receipts say. Only the
user's own words count: what they quote, paste or show as code neither triggers a capture nor supports one.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Annotated, Any, Literal

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import BaseMessage, HumanMessage, SystemMessage
from langgraph.channels import UntrackedValue
from langgraph.config import get_config
from langgraph.graph import END, START, StateGraph
from langgraph.runtime import Runtime
from langgraph.types import Command
from typing_extensions import TypedDict

from graphs import heard_entries
from graphs.comparison import compared, is_current
from graphs.discussion.answer import receipt_words
from graphs.heard_entries import Entry
from graphs.models.answers import Captured
from graphs.models.choose import ask_for, is_offline
from graphs.models.clock import local_day, moment, now
from graphs.models.effort import effort_for
from graphs.models.failure_policy import model_policy
from graphs.models.offline import OfflineModel
from graphs.offload import beside, offload
from graphs.server.paused_turns import WHOLE
from graphs.task import Task
from language.asking.kinds import only_asks
from language.asking.orders import asks_meaning
from language.hearing.announcements import with_own_news
from language.hearing.compare import told_by
from language.hearing.removal.request import asks_to_forget
from language.hearing.repairs import repairs
from language.hearing.signs import is_change, is_mistake
from language.hearing.styles import speaks_of_style
from language.intents import phrases
from language.intents.remember import requests
from language.intents.retold import besides_wishes
from language.people.told import told
from language.sensitive.secrets import redact
from language.sentences.split import own_words
from language.statements.ahead.planned import PLANNED, day_of, undated
from prompts import block, quoted
from stores import MemoryStore, Said, Settings
from stores.areas.facts import FACT, Statement
from stores.keys import key_from_words
from stores.records import USER_KINDS, Memory, Receipt, Status
from stores.write.checks.second_opinion import seconded_by
from stores.write.erasure.eras import begun_in
from stores.write.prompt_stamp import prompted
from tools.context import Context, resolve
from tools.second_opinion import ask_ahead
from tools.texts import say
from tools.vocabulary import in_vocabulary, written_kind

_CHECKPOINTER = "__pregel_checkpointer"
"""Where LangGraph passes on the checkpointer of a run; a test sees to it that this stays so."""
_NOT_KEPT = frozenset({"replaces", "reads"})
"""What an entry says of itself: the memory whose place it takes, and the words as they are meant ("her" is Anna)."""
_RECENTLY = timedelta(hours=12)
"""For how long what was only noted for the day can be put right."""


class Heard(TypedDict, total=False):
    """One message of a user; `message_id` makes a repeated run write once."""

    message: str
    message_id: str
    before: str
    """The user's message before it, where the caller knows."""
    at: str
    language: str
    """In which the user is told what came of it, where the caller knows."""
    known: Annotated[str, UntrackedValue]
    """What is known of the user, where the caller has looked it up already."""
    without_model: str
    """Why the model is not to be asked, where the caller knows."""


class CaptureState(Heard, total=False):
    unsaid: str
    explicit: bool
    era: int
    entries: list[dict[str, Any]]
    ended: list[dict[str, Any]]
    doubts: list[dict[str, Any]]
    failed: str
    receipts: list[dict[str, Any]]
    captured: list[dict[str, str]]
    reply: str


class Result(TypedDict, total=False):
    """The receipts, what to tell the user of each, and all of it as one reply; often empty."""

    receipts: list[dict[str, Any]]
    captured: list[dict[str, str]]
    doubts: list[dict[str, Any]]
    """Memories that the message may have made outdated: for asking, nothing happened to them."""
    reply: str
    failed: str


@dataclass(frozen=True)
class Capture(Task):
    """Write what one message asks to have remembered."""

    NAME = "capture"
    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    fallback: BaseChatModel = field(default_factory=OfflineModel)
    second: BaseChatModel | None = None  # who is asked for a second opinion, where that is not the model itself

    async def trigger(self, state: CaptureState, runtime: Runtime[Context]) -> Command[Literal["classify", "__end__"]]:
        """Is there anything to capture, and may it be captured?"""
        context = resolve(runtime)
        heard = await offload(redact, state.get("message", ""))
        message = await offload(self._telling, heard)
        explicit = bool(await offload(requests, message))
        profile = await self.store.profile(context.user_id)
        update: CaptureState = {
            "message": message,
            "explicit": explicit,
            "failed": state.get("without_model", ""),
            "unsaid": WHOLE if self.settings.enabled and not profile.enabled else "",
            **_told([]),
        }
        if not await offload(self.concerns, heard):
            return Command(update=update, goto="__end__")
        update["era"] = profile.era
        if not profile.enabled:
            paused = {"text": say("paused", state.get("language") or message), "status": str(Status.REJECTED)}
            return Command(update=update | _told([paused] if explicit else []), goto="__end__")
        return Command(update=update, goto="classify")

    async def classify(self, state: CaptureState, runtime: Runtime[Context]) -> CaptureState:
        """Ask what is to be remembered; a malformed answer counts for nothing."""
        context, model = resolve(runtime), self.fallback if state.get("failed") else self.model
        effort = effort_for(model, self.settings, awaited=True)
        known = state.get("known")
        if known is None:
            known = await self.store.context(context.user_id, state["message"], effort.context_tokens)
        day = await local_day(self.clock(), context.timezone)
        system = self.prompts.of(effort).fill(today=str(day), **quoted(block("memory", known)))
        shown = [SystemMessage(system), HumanMessage(state["message"])]
        captured = await ask_for(model, Captured, shown, effort=effort, graph="capture")
        vetted = _plain(captured) if is_offline(model) else await self._vetted(captured, state, shown, known)
        return {"entries": vetted}

    async def _vetted(
        self, captured: Captured, state: CaptureState, shown: list[BaseMessage], known: str
    ) -> list[Entry]:
        """What a model heard, without what it made up; where something is left out or cut off, rules hear it too."""
        message, every = state["message"], _plain(captured)
        heard = await asyncio.to_thread(heard_entries.without_known, every, message, known)
        with seconded_by(self.opinion):
            found = await ask_ahead([(one["value"], one["key"]) for one in heard], [Said(message)])
        claims = {question.claim for question in found}
        sound = await asyncio.to_thread(heard_entries.resting, heard, message, claims)
        lost = captured.is_cut or len(sound) < len(every)
        if not lost and not state["explicit"]:
            return sound
        by_rules = _plain(await ask_for(self.fallback, Captured, shown, graph="capture"))
        return await asyncio.to_thread(heard_entries.completed, sound, by_rules, message, lost=lost)

    async def compare(self, state: CaptureState, runtime: Runtime[Context]) -> CaptureState:
        """Which known memories the message makes outdated: for each entry what it replaces, and what only ends."""
        message = state["message"]
        puts_right = repairs(message) or speaks_of_style(message) or (is_change(message) and "?" not in message)
        if not state["entries"] and not puts_right and await offload(only_asks, message):
            return {"ended": [], "doubts": []}
        every = await self.store.read(resolve(runtime).user_id, kind=None, limit=None, viewer="agent")
        since = self.clock() - _RECENTLY
        known = [memory for memory in every if memory.kind in USER_KINDS and is_current(memory, since)]
        day = await local_day(self.clock(), resolve(runtime).timezone)
        by_rules = is_offline(self.model) or bool(state.get("failed"))
        before = state.get("before", "") if by_rules else None
        settled = await asyncio.to_thread(compared, message, state["entries"], known, day, before)
        return {"entries": settled.entries, "ended": settled.ended, "doubts": settled.doubts}

    async def write(self, state: CaptureState, runtime: Runtime[Context]) -> CaptureState:
        """Each entry through the gate, resting on the user's own words; then what has ended goes."""
        context = resolve(runtime)
        opinion = None if state.get("failed") else self.opinion
        with prompted(self.prompt.stamp), begun_in(context.user_id, state.get("era")), seconded_by(opinion):
            receipts = [
                receipt_words.plain(await self._write(entry, number, state, context))
                for number, entry in enumerate(state["entries"])
            ]
            gone = [await self._end(memory, number, state, context) for number, memory in enumerate(state["ended"])]
        language = state.get("language") or state["message"]
        captured = receipt_words.told(receipts, [entry["value"] for entry in state["entries"]], language)
        captured += receipt_words.ended(gone, language)
        if not state["explicit"]:
            captured = [told for told in captured if told["status"] in (Status.STORED, Status.DELETED)]
        elif not captured:
            captured = [{"text": say("nothing_found", language), "status": str(Status.REJECTED)}]
        doubts = state["doubts"]
        return {**_told(captured), "doubts": doubts, "receipts": [*receipts, *map(receipt_words.plain, gone)]}

    async def _write(self, entry: dict[str, Any], number: int, state: CaptureState, context: Context) -> Receipt:
        at = moment(state.get("at")) or self.clock()
        said = [Said(words, at) for words in (entry.get("reads"), state["message"]) if words]
        call = f"capture:{state['message_id']}:{number}" if state.get("message_id") else None
        source = "explicit" if state["explicit"] else f"discussion:{context.conversation_id}"
        kind = written_kind(self.settings.toolkits)
        new = in_vocabulary(kind, {name: value for name, value in entry.items() if name not in _NOT_KEPT})
        old = await self.store.get(context.user_id, entry["replaces"]) if entry.get("replaces") else None
        if entry.get("replaces") and not _is_slot_of(old, new):
            return await self.store.update(
                context.user_id,
                entry["replaces"],
                new["value"],
                new_key=new["key"] or key_from_words(new["value"]),
                category=in_vocabulary(old.kind, entry)["category"] if old else None,
                confidence=new["confidence"],
                reason="corrected by the user",
                author="agent",
                evidence=said,
                source=source,
                call_id=call,
            )
        heard: dict[str, Any] = {
            "source": source,
            "author": "agent",
            "evidence": said,
            "conversation_id": context.conversation_id,
            "request": await self._request(number, state) if state["explicit"] else "",
        }
        if new.get("kind") == FACT and new["durability"] == "durable":  # what held before is kept as that
            since = day_of(new["value"]) if new["key"].startswith(PLANNED) else None
            key, value = (
                (new["key"].removeprefix(PLANNED), undated(new["value"])) if since else (new["key"], new["value"])
            )
            fact = Statement(new["category"], key, value, new["confidence"], **heard)
            before = old or await self.store.facts.find(context.user_id, fact.category, key, viewer="agent")
            said_now = state["message"]
            mistaken: bool = await beside(len(said_now), is_mistake, said_now, before.value) if before else False
            if mistaken and since is None:
                return await self.store.facts.change(context.user_id, fact, reason="put right", call_id=call)
            return await self.store.facts.supersede(context.user_id, fact, valid_from=since, call_id=call)
        return await self.store.write(context.user_id, **new, **heard, call_id=call)

    @staticmethod
    async def _request(number: int, state: CaptureState) -> str:
        """The sentence that asks for an entry."""
        asked = await offload(requests, state["message"])
        return asked[min(number, len(asked) - 1)].sentence if asked else ""

    async def _end(self, memory: dict[str, Any], number: int, state: CaptureState, context: Context) -> Receipt:
        call = f"ended:{state['message_id']}:{number}" if state.get("message_id") else None
        return await self.store.forget(
            context.user_id, memory["id"], reason="no longer true, the user says", call_id=call, actor="agent"
        )

    @staticmethod
    def _telling(message: str) -> str:
        """The message without its wishes to have something forgotten: those are no memories."""
        return besides_wishes(message) if asks_to_forget(message) else message

    def concerns(self, message: str) -> bool:
        """A message worth a closer look. The offline model looks at every one: its look costs nothing."""
        words = own_words(with_own_news(self._telling(message)))
        if phrases.asks_to_leave(own_words(message)) or not (words.strip() or self._may_correct(message)):
            return False
        if not is_offline(self.model) and (asks_to_forget(words) or only_asks(words) or asks_meaning(words)):
            return False
        return is_offline(self.model) or bool(requests(message) or told(words)) or phrases.speaks_of_self(words)

    def _may_correct(self, message: str) -> bool:
        """Rules ask where what others say of the user ("the doctor says it's not asthma") corrects a memory."""
        return is_offline(self.model) and bool(told_by(self._telling(message)).strip())

    def builder(self) -> StateGraph[CaptureState, Context, Heard, Result]:
        _ = self.prompts, self.opinion  # read now, because later is in the event loop
        return (
            StateGraph(CaptureState, context_schema=Context, input_schema=Heard, output_schema=Result)
            .add_node("trigger", self.trigger)
            .add_node("classify", self.classify, **model_policy(self.model, self.settings))
            .add_node("compare", self.compare)
            .add_node("write", self.write)
            .add_edge(START, "trigger")
            .add_edge("classify", "compare")
            .add_edge("compare", "write")
            .add_edge("write", END)
        )


def _is_slot_of(old: Memory | None, new: dict[str, Any]) -> bool:
    """Is it the same fact with another value? What held before is then kept as that."""
    return old is not None and old.kind == new.get("kind") == FACT and old.key == new["key"]


def _plain(captured: Captured) -> list[Entry]:
    return [entry.model_dump() for entry in captured.entries]


def _told(captured: list[dict[str, str]]) -> CaptureState:
    return {"receipts": [], "doubts": [], "captured": captured, "reply": "\n".join(said["text"] for said in captured)}


def in_one_step() -> dict[str, Any]:
    """How this graph is run inside a node: its steps need no saving, because it writes once even when begun again."""
    saves = get_config()["configurable"].get(_CHECKPOINTER)
    return {"durability": "exit"} if saves else {}
