"""Puts cases to the graphs, each as a user of its own in a store in memory, and keeps what came of it."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage
from langchain_core.runnables import RunnableConfig
from langgraph.checkpoint.memory import InMemorySaver
from langgraph.types import Command

from benchmarks.workbench.cases import Case
from benchmarks.workbench.watching import Watch
from graphs.build import builders, compiled
from graphs.models.ability import ability_of, share_ability
from graphs.models.chain import members
from graphs.models.offline import OfflineModel
from graphs.models.providers import NoSuchModel
from graphs.models.trial import remedy
from graphs.nightly.user_night import Nights
from graphs.server.turns import Turns
from prompts import SHORT, load, names
from stores import MemoryStore, Settings, open_store
from stores.records import Event
from tools.context import Context

AT_ONCE = 8
_MORNING = time(8, 0, tzinfo=UTC)
_EVENING = time(23, 0, tzinfo=UTC)
_STEP = timedelta(minutes=5)


@dataclass(frozen=True, slots=True)
class Written:
    """One change of the memory: `stored`, `updated` or `forgotten`."""

    operation: str
    key: str
    value: str
    category: str
    durability: str

    def __str__(self) -> str:
        return f"{self.key}: {self.value}"


@dataclass(frozen=True)
class Outcome:
    """What came of one case."""

    written: tuple[Written, ...] = ()
    standing: tuple[str, ...] = ()
    """Key and value of everything remembered afterwards."""
    failed: str = ""
    """Why the model had to be replaced; what its replacement wrote does not count."""
    watch: Watch = field(default_factory=Watch)


class Clock:
    """Stands at the evening of a day, and moves on a little with every look."""

    def __init__(self, day: date) -> None:
        self.now = datetime.combine(day, _EVENING)

    def __call__(self) -> datetime:
        self.now += timedelta(microseconds=1)
        return self.now


async def run_cases(
    cases: Sequence[Case],
    model: BaseChatModel | None = None,
    settings: Settings | None = None,
    prompts: Mapping[str, str] | None = None,
    on_case: Callable[[Case], None] = lambda case: None,
) -> list[Outcome]:
    """The outcome of every case, in order. `prompts` replaces prompt files: name to whole text, header included."""
    found = dict[str, Outcome]()
    with tempfile.TemporaryDirectory(prefix="prompts-") as folder:
        chosen = await asyncio.to_thread(_settings, settings, prompts or {}, Path(folder))
        limit = asyncio.Semaphore(_at_once(model, chosen))
        for day in sorted({case.today for case in cases}):
            async with _opened(day, model or OfflineModel(), chosen) as bench:

                async def put(case: Case, bench: _Bench = bench) -> None:
                    async with limit:
                        found[case.id] = await _run(case, bench)
                        on_case(case)

                await _all(put(case) for case in cases if case.today == day)
    return [found[case.id] for case in cases]


def _at_once(model: BaseChatModel | None, settings: Settings) -> int:
    """So many that each still has an answer in time where a machine of one's own answers one after the other."""
    seconds = ability_of(members(model)[0]).seconds if model else 0.0
    return min(AT_ONCE, max(1, int(settings.call_seconds / seconds))) if seconds else AT_ONCE


async def _all(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all of it side by side; the first failure stops the rest and is raised by itself."""
    try:
        async with asyncio.TaskGroup() as group:
            for one in work:
                group.create_task(one)
    except ExceptionGroup as failures:
        raise failures.exceptions[0] from None


def stamps(settings: Settings | None = None) -> dict[str, str]:
    """Which wording of each prompt is in use."""
    folder = (settings or Settings()).prompts_dir
    short = (settings or Settings()).model_size == "small"
    return {name: load(name, folder, short=short).stamp for name in sorted(names())}


def _settings(given: Settings | None, prompts: Mapping[str, str], folder: Path) -> Settings:
    """The settings in use, over a store in memory and with these prompts; what is not replaced stays."""
    base = given or Settings()
    if unknown := {name.removeprefix(f"{SHORT}/") for name in prompts} - names():
        raise ValueError(f"There is no prompt {min(unknown)!r}; there are {', '.join(sorted(names()))}.")
    if prompts:
        for file in base.prompts_dir.glob("*.md") if base.prompts_dir else ():
            (folder / file.name).write_bytes(file.read_bytes())
        (folder / SHORT).mkdir()
        for name, text in prompts.items():
            (folder / f"{name}.md").write_text(text, encoding="utf-8")
    return base.model_copy(
        update={
            "database_url": "sqlite://",
            "documents": "database",
            "enabled": True,
            "search": "bm25",
            "hybrid": False,
            "toolkits": ("memory",),
            "prompts_dir": folder if prompts else base.prompts_dir,
        }
    )


@dataclass(frozen=True)
class _Bench:
    """What the cases of one day are put to."""

    store: MemoryStore
    graphs: Mapping[str, Any]
    nights: Nights


@asynccontextmanager
async def _opened(day: date, model: BaseChatModel, settings: Settings) -> AsyncIterator[_Bench]:
    clock = Clock(day)
    async with open_store(settings, clock=clock) as store:
        made = await asyncio.to_thread(builders, store, model, settings, clock=clock)
        graphs = {name: compiled(name, builder, Turns(), _threads(name)) for name, builder in made.items()}
        yield _Bench(store, graphs, Nights(store, model, settings, clock))


def _threads(name: str) -> InMemorySaver | None:
    """Only a discussion can be asked something, and go on."""
    return InMemorySaver() if name == "discussion" else None


async def _run(case: Case, bench: _Bench) -> Outcome:
    store = bench.store
    for known in case.known:
        await store.write(case.id, key=known["key"], value=known["value"], category=known["category"])
    before = len(await store.history(case.id))
    watch = Watch()
    failed = await _PUT[case.task](case, bench, watch)
    if failed and isinstance(watch.lost, Exception):
        raise NoSuchModel(remedy(bench.nights.model, watch.lost, bench.nights.settings.call_seconds))
    events = (await store.history(case.id))[before:]
    written = () if failed else tuple(_written(event) for event in events if _counts(event, case))
    rows = await store.read(case.id, limit=None)
    return Outcome(written, tuple(f"{row.key} {row.value}".casefold() for row in rows), failed, watch)


async def _capture(case: Case, bench: _Bench, watch: Watch) -> str:
    graph = bench.graphs["capture"]
    result = await graph.ainvoke({"message": case.text}, {"callbacks": [watch]}, context=_context(case))
    return str(result.get("failed", ""))


async def _discussion(case: Case, bench: _Bench, watch: Watch) -> str:
    """One turn; where the user is asked before something goes, they say yes."""
    config: RunnableConfig = {"callbacks": [watch], "configurable": {"thread_id": case.id}}
    given = {"messages": [HumanMessage(case.text)], "article": dict(case.article)}
    turns: tuple[Any, ...] = (given, Command(resume="yes"))
    for put in turns:
        stream = bench.graphs["discussion"].astream(put, config, context=_context(case), stream_mode="values")
        last = [state async for state in stream][-1]
        if "__interrupt__" not in last:
            break
    return str(last.get("failed", ""))


async def _post_discussion(case: Case, bench: _Bench, watch: Watch) -> str:
    for number, turn in enumerate(case.turns):
        await bench.store.activity.message(
            case.id,
            case.id,
            role=turn.get("role", "user"),
            content=turn["content"],
            id=f"m{number}",
            post_id="post",
            title=case.article.get("title", ""),
            at=_moment(case.today, number),
        )
    result = await bench.graphs["post_discussion"].ainvoke(
        {"conversation_id": case.id}, {"callbacks": [watch]}, context=_context(case)
    )
    return str(result.get("failed", ""))


async def _nightly(case: Case, bench: _Bench, watch: Watch) -> str:
    for number, one in enumerate(case.interactions):
        await _do(case, bench.store, one, _moment(case.today, number, str(one.get("at", ""))))
    # Nights are lived through apart from who started them: only the model itself can be watched.
    watched = bench.nights.model.model_copy(update={"callbacks": [watch]})
    share_ability(watched, bench.nights.model)
    nights = replace(bench.nights, model=watched)
    await asyncio.to_thread(nights.prepare)
    return (await nights.of(case.id, case.today)).reason


async def _do(case: Case, store: MemoryStore, one: Mapping[str, Any], at: datetime) -> None:
    activity, post, title = store.activity, str(one.get("post") or one.get("title") or "post"), one.get("title")
    match one["type"]:
        case "message":
            await activity.message(
                case.id, f"{case.id}-{one.get('conversation', 'talk')}", role=one.get("role", "user"),
                content=one["content"], post_id=post if title else None, title=title, at=at,
            )  # fmt: skip
        case "command":
            await activity.command(case.id, one["content"], at=at)
        case "reaction":
            await activity.react(case.id, post, title=title, reaction=one["reaction"], at=at)
        case "save":
            await activity.save_post(case.id, post, title=title, at=at)
        case "read":
            await activity.read(case.id, post, title=title, at=at)
        case _:
            await activity.deliver(case.id, post, title=str(title), at=at)


_PUT: Mapping[str, Callable[[Case, _Bench, Watch], Awaitable[str]]] = {
    "capture": _capture,
    "discussion": _discussion,
    "post_discussion": _post_discussion,
    "nightly": _nightly,
}


def _context(case: Case) -> Context:
    return Context(user_id=case.id, conversation_id=case.id)


def _moment(day: date, number: int, given: str = "") -> datetime:
    """When something of the case happened: as it says, else every five minutes from the morning on."""
    if given:
        return datetime.combine(day, time.fromisoformat(given[-5:]), UTC)
    return datetime.combine(day, _MORNING) + number * _STEP


def _counts(event: Event, case: Case) -> bool:
    """A change of what is known of the user: neither what they read nor the account a daily note gives of the day."""
    state = event.after or event.before
    if event.kind != "memory" or state is None or state["category"] == "reading_history":
        return False
    lasting = state["durability"] == "durable" or case.task != "nightly"
    return lasting and "section" not in state["details"]


def _written(event: Event) -> Written:
    state = event.after or event.before or {}
    return Written(event.operation, event.key, state["value"], state["category"], state["durability"])
