"""All graphs of the product over one store and its models, for a server, a script or a notebook."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing, asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AIMessageChunk
from langgraph.checkpoint.base import BaseCheckpointSaver
from langgraph.graph import StateGraph

from graphs.capture import Capture
from graphs.digest import Digest
from graphs.discussion.answer.readable import Stream
from graphs.discussion.graph import Discussion
from graphs.models.choose import Models, open_models
from graphs.models.clock import now
from graphs.models.failure_policy import RECURSION_LIMIT
from graphs.nightly.graph import LocalEngine, Nightly
from graphs.nightly.pace import Pace
from graphs.nightly.user_night import Nights
from graphs.post_discussion.graph import PostDiscussion
from graphs.rank import Rank
from graphs.server.checkpoints import open_threads
from graphs.server.threads import Threads, delete_threads
from graphs.server.turns import OneTurnAtATime, SavedStepByStep, Turns
from graphs.summarize import Summarize
from language.read_ahead import read_ahead
from stores import MemoryStore, Settings, open_store
from tools.context import Context

Clock = Callable[[], datetime]


def builders(
    store: MemoryStore,
    model: BaseChatModel | Models,
    settings: Settings,
    *,
    clock: Clock = now,
    delete_threads: Callable[..., Awaitable[list[str]]] | None = None,
) -> dict[str, StateGraph[Any, Any, Any, Any]]:
    """Each graph by its name in langgraph.json. Reads the prompt files: not for the event loop."""
    models = Models.of(model)
    pace, second = Pace(settings.extraction_calls_per_minute), models.second_opinion
    nights = Nights(store, models.night, settings, clock, pace=pace, second=second)
    nights.prepare()
    read_ahead()
    engine = LocalEngine(nights, settings.extraction_concurrency)
    return {
        "discussion": Discussion(store, models.discussion, settings, clock, delete_threads, others=models).builder(),
        "capture": Capture(store, models.capture, settings, clock, second=second).builder(),
        "post_discussion": PostDiscussion(store, models.night, settings, clock, second=second).builder(),
        "nightly": Nightly(store, engine, settings, clock).builder(),
        "summarize": Summarize(store, models.discussion, settings, clock).builder(),
        "rank": Rank(store).builder(),
        "digest": Digest(store, models.discussion, settings, clock).builder(),
    }


def compiled(
    name: str,
    builder: StateGraph[Any, Any, Any, Any],
    turns: Turns,
    threads: BaseCheckpointSaver[Any] | None = None,
) -> Any:
    """A graph ready to run; on a server without threads of its own, because the server brings them."""
    graph: Any = builder.compile(checkpointer=threads, name=name)
    graph = OneTurnAtATime.of(graph, turns=turns) if name == "discussion" else SavedStepByStep.of(graph)
    return graph.with_config(recursion_limit=RECURSION_LIMIT)


class WhenAsked(dict[str, Any]):
    """Graphs by name, each compiled when it is first asked for: few processes run all of them."""

    def __init__(self, compile_one: Callable[[str], Any], *at_once: str) -> None:
        self._compile_one = compile_one
        super().__init__({name: compile_one(name) for name in at_once})

    def __missing__(self, name: str) -> Any:
        self[name] = self._compile_one(name)
        return self[name]


@dataclass(frozen=True)
class Answer:
    """What a turn came to: a reply, and a question where the user has to answer one first."""

    reply: str = ""
    question: str | None = None
    would_remove: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Graphs:
    """The graphs of one process that is not a server."""

    store: MemoryStore
    model: BaseChatModel
    threads: Threads
    by_name: Mapping[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.by_name[name]

    async def turn(
        self,
        user_id: str,
        thread: str,
        given: Any,
        *,
        on_progress: Callable[[Mapping[str, Any]], None] = lambda event: None,
        on_words: Callable[[str], None] = lambda words: None,
    ) -> Answer:
        """One turn of a discussion. Turns of a thread wait for each other: a thread holds one at a time."""
        stream = self["discussion"].astream(
            given,
            {"configurable": {"thread_id": thread, "user_id": user_id}},
            context=Context(user_id=user_id),
            stream_mode=["custom", "messages", "updates", "values"],
            durability="sync",
        )
        answer, coming = Answer(), Stream()
        async with aclosing(stream) as events:
            async for mode, event in events:
                if mode == "custom":
                    on_progress(event)
                elif mode == "messages" and isinstance(event[0], AIMessageChunk):
                    on_words(coming.words(event[0]))
                elif mode == "updates" and "__interrupt__" in event:
                    asked = event["__interrupt__"][0].value
                    return replace(answer, question=asked["question"], would_remove=asked["would_remove"])
                elif mode == "values" and event["messages"] and isinstance(event["messages"][-1], AIMessage):
                    answer = Answer(reply=event["messages"][-1].text)
            return answer


def assembled(
    store: MemoryStore,
    model: BaseChatModel | Models,
    settings: Settings,
    threads: Threads,
    clock: Clock = now,
) -> Graphs:
    """The graphs over parts that are open already. Reads the prompt files: not for the event loop."""
    made = builders(store, model, settings, clock=clock, delete_threads=partial(delete_threads, threads))
    speaks = Models.of(model).discussion
    ready = WhenAsked(lambda name: compiled(name, made[name], threads.turns, threads), "discussion")
    return Graphs(store, speaks, threads, ready)


@asynccontextmanager
async def open_graphs(
    settings: Settings | None = None, *, model: BaseChatModel | Models | None = None, clock: Clock = now
) -> AsyncIterator[Graphs]:
    """Store, threads and graphs for the length of the block."""
    chosen = settings if settings is not None else await asyncio.to_thread(Settings)
    speaking = open_models(chosen) if model is None else nullcontext(Models.of(model))
    async with open_store(chosen, clock=clock) as store, open_threads(chosen) as threads, speaking as speaker:
        yield await asyncio.to_thread(assembled, store, speaker, chosen, threads, clock)
