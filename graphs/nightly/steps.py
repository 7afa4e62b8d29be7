"""What a night does with one user's interactions: look back on silent discussions, extract, write the daily notes.

All of it goes to one draft. A model that fails is replaced by the offline model for the rest of the night where the
settings allow it; otherwise its error ends the night.
"""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, tzinfo
from functools import cached_property
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage, SystemMessage
from langchain_core.utils.function_calling import convert_to_openai_tool

from graphs.models.clock import now
from graphs.models.costs import Ledger
from graphs.models.effort import effort_for, patience, wordings
from graphs.models.failure_policy import RECURSION_LIMIT, SILENCE
from graphs.models.offline import OfflineModel
from graphs.nightly import daily_note
from graphs.nightly.daily_note import Line
from graphs.nightly.extraction import MODEL_TURNS, Extraction, Round
from graphs.nightly.interactions import Portion, portions
from graphs.nightly.night_draft import NightDraft, NightStore
from graphs.nightly.pace import Pace, Stopwatch
from graphs.offload import beside
from graphs.post_discussion.graph import PostDiscussion
from graphs.task import Task
from language.meaning.evidence import supports
from prompts import block, quoted
from stores import MemoryStore, Settings
from stores.areas.nightly_runs.collection import is_imported
from stores.changes import NewMemory
from stores.records import Interaction, Memory, Said
from stores.write.prompt_stamp import prompted
from tools.calls.budget import NIGHTLY
from tools.calls.run_call import calls
from tools.context import Context
from tools.memory.tools import memory_tools
from tools.toolkits import TOOLKITS

_TOPIC = 1_000
_ASKED = HumanMessage("Extract meaningful memories from these interactions.")


@dataclass
class Work:
    """One night while it lasts."""

    user_id: str
    interactions: Sequence[Interaction]
    days: Mapping[date, Sequence[Interaction]]
    zone: tzinfo
    today: date
    patterns: Sequence[Said]
    draft: NightDraft
    spent: Ledger = field(default_factory=Ledger)
    watch: Stopwatch = field(default_factory=Stopwatch)
    tool_calls: int = 0
    failed: str = ""
    """Why the offline model had to stand in, if it had to."""
    left: list[str] = field(default_factory=list)
    """Interactions that nobody has read, by id."""
    late: bool = False
    """Do they wait because the time was over?"""

    def leave(self, unread: Iterable[str]) -> None:
        """Let interactions wait for the next night, because the time of this one is over."""
        before = len(self.left)
        self.left += unread
        self.late = self.late or len(self.left) > before

    @property
    def context(self) -> Context:
        return Context(user_id=self.user_id, timezone=str(self.zone), actor="nightly")

    @property
    def config(self) -> Any:
        return {"recursion_limit": RECURSION_LIMIT}


@dataclass(frozen=True)
class Learning(Task):
    """Learns from interactions; what it learns is in the draft of the work."""

    NAME = "nightly"
    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    pace: Pace = field(default_factory=Pace)
    offline: BaseChatModel = field(default_factory=OfflineModel)
    second: BaseChatModel | None = None  # who is asked for a second opinion, where that is not the model itself

    async def note_reading(self, work: Work) -> None:
        """What the digest brought, day by day."""
        if lines := [_as_memory(line) for line in daily_note.reading(work.days)]:
            await work.draft.draft.write_all(work.user_id, lines)

    async def look_back(self, work: Work) -> None:
        """Close the discussions that have been silent for long enough."""
        talks = await self.store.conversations.open(work.user_id)
        silent = [talk for talk in talks if self.clock() - talk.last_at > SILENCE]
        if not silent:
            return
        graph = await asyncio.to_thread(self._post_discussion, work)
        for talk in silent:
            if work.watch.is_late:
                work.leave(one.id for one in work.interactions if one.conversation_id == talk.id)
                continue
            await work.watch.wait(self.pace)
            ended = {"conversation_id": talk.id, "without_model": work.failed}
            context = replace(work.context, conversation_id=talk.id)
            result = await graph.ainvoke(ended, work.config, context=context)
            work.failed = result.get("failed", "")

    async def tidy(self, work: Work) -> None:
        """Make one of what is said twice, and propose what says the same in other words."""
        await work.draft.tidy(work.user_id)

    def _post_discussion(self, work: Work) -> Any:
        stand_in = self.offline if self.settings.offline_fallback else self.model
        store = NightStore(self.store, work.draft)
        return PostDiscussion(store, self.model, self.settings, self.clock, stand_in, self.second).builder().compile()

    async def extract(self, work: Work) -> None:
        """Show the model the interactions, a portion at a time, until the calls or the time of the night are gone."""
        effort = effort_for(self.model, self.settings)
        letters = sum(len(one.content) for one in work.interactions)
        parts = await beside(letters, portions, work.interactions, work.zone, effort.portion)
        topic = " ".join(dict.fromkeys(one.title for one in work.interactions if one.title))[:_TOPIC]
        tools = memory_tools(work.draft)
        left, turns = NIGHTLY.per_run, MODEL_TURNS
        prompt = self.prompts.of(effort)
        for number, part in enumerate(parts, 1):
            known = await self.store.context(work.user_id, topic, effort.context_tokens)
            data = quoted(block("memory", known), block("interactions", "\n".join(part.lines)))
            await work.watch.wait(self.pace)
            extraction = Extraction(
                Round(
                    context=work.context,
                    tools=tools,
                    offered=self._offered[effort.small],
                    model=self.model,
                    budget=replace(NIGHTLY, per_run=left),
                    fallback=self.offline if self.settings.offline_fallback else None,
                    pace=self.pace,
                    watch=work.watch,
                    turns=turns,
                    effort=effort,
                    usage=self.store.usage,
                    opinion=self.opinion,
                ),
                [SystemMessage(prompt.fill(today=str(work.today), **data)), _ASKED],
                _evidence(part, work.patterns),
                work.failed,
                patience(self.model, self.settings),
            )
            with prompted(prompt.stamp):
                answers, work.failed = await extraction.run()
            made = sum(len(calls(answer)) for answer in answers)
            work.tool_calls += made
            left -= made
            turns -= len(answers)
            if work.watch.is_late:
                unread = parts[number - 1 :] if calls(answers[-1]) else parts[number:]
                work.leave(name for one in unread for name in one.told)
            if left <= 0 or turns <= 0 or work.watch.is_late:
                work.left += _imported(work, parts[number:])
                return

    async def note_learned(self, work: Work) -> None:
        """Discussions of which no note tells yet, what was learned, and what the user asked to remember."""
        learned, explicit = work.draft.learned(work.draft.receipts), await self._explicit(work)
        insights = list(daily_note.insights(learned, work.draft.proposed, work.draft.day_of))

        def lines(noted: Sequence[Memory]) -> list[NewMemory]:
            told = daily_note.discussions(work.days, noted)
            return [_as_memory(line) for line in (*told, *insights, *explicit)]

        await work.draft.draft.write_beside(work.user_id, list(work.days), lines)

    async def _explicit(self, work: Work) -> list[Line]:
        """What the user asked to have remembered, and under which key it stands."""
        asked = list(daily_note.explicit(work.days))
        if not asked:
            return []
        lines = []
        for line, message in asked:
            known = await work.draft.search(work.user_id, message.content[:_TOPIC], limit=3)
            lines.append(replace(line, about=await asyncio.to_thread(_resting_on, message, known)))
        return lines

    @cached_property
    def _offered(self) -> dict[bool, list[dict[str, Any]]]:
        """All the tools, and the few for a small model."""
        all_of_them = [convert_to_openai_tool(tool) for tool in memory_tools(self.store)]
        core = TOOLKITS["memory"].core
        return {False: all_of_them, True: [tool for tool in all_of_them if tool["function"]["name"] in core]}

    def prepare(self) -> None:
        """Read the prompt files now: later is in the event loop."""
        _ = self.prompts, self.opinion, self._offered, wordings("post_discussion", self.settings)


def _as_memory(line: Line) -> NewMemory:
    return NewMemory(
        key=line.key,
        value=line.value,
        category="reading_history",
        durability="daily",
        source=line.source,
        author=line.author,
        details={"section": line.section, **({"about": line.about} if line.about else {})},
        conversation_id=line.conversation_id,
        day=line.day,
    )


def _imported(work: Work, parts: Sequence[Portion]) -> list[str]:
    """What an import brought and nobody has read: it waits, where a day's own surplus is let go."""
    brought = {one.id for one in work.interactions if is_imported(one)}
    return [name for part in parts for name in part.told if name in brought]


def _evidence(part: Portion, patterns: Sequence[Said]) -> list[dict[str, Any]]:
    return [
        {"text": said.text, "at": said.at, "known": said.known, "answers": said.answers}
        for said in (*part.said, *patterns)
    ]


def _resting_on(message: Interaction, known: Sequence[Any]) -> str:
    """The key of a durable memory that rests on this message."""
    said = [Said(message.content)]
    resting: list[Memory] = [hit for hit in known if hit.durability == "durable" and supports(hit.value, hit.key, said)]
    return resting[0].key if resting else ""
