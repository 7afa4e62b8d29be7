"""Findings, insights, lessons: what an agent learned from its work, kept and recalled as observations."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from stores import MemoryStore
from stores.records import Evidence, Hit, Memory, Receipt
from stores.write.checks.gate import LINE_LIMIT

OBSERVATION = "observation"
CATEGORIES = {"findings": "finding", "insights": "insight", "lessons": "lesson"}
_POOL = 1_000
"""Hits looked at when a floor is given, which is on another scale than the rank, or a step: the best may fail."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What one step of work taught: facts found, conclusions drawn, lessons for the next time."""

    findings: Sequence[str] = ()
    insights: Sequence[str] = ()
    lessons: Sequence[str] = ()
    step_name: str = ""
    step_type: str = ""

    @property
    def source(self) -> str:
        """The step it came from, as `GOAL:deploy-api`."""
        return ":".join(part for part in (self.step_type, self.step_name) if part)

    @property
    def statements(self) -> list[str]:
        """Everything it says, in the order in which it is kept."""
        return [*self.findings, *self.insights, *self.lessons]

    def __bool__(self) -> bool:
        return any((self.findings, self.insights, self.lessons))


@dataclass(frozen=True, slots=True)
class Recall:
    """What is asked of the observations, and what may answer."""

    query: str
    limit: int = 10
    min_score: float = 0.0
    category: str = "all"
    kinds: Sequence[str] = (OBSERVATION,)
    since: datetime | None = None
    until: datetime | None = None
    source: str | None = None


async def remember(
    store: MemoryStore,
    user_id: str,
    observation: Observation,
    *,
    source: str = "",
    conversation_id: str | None = None,
    call_id: str | None = None,
    evidence: Evidence = (),
) -> list[Receipt]:
    """Keep everything observed, as one batch: one receipt for each statement, in order.

    What speaks of the user lasts only where the evidence, their words, supports it.
    """
    details = {"step_name": observation.step_name, "step_type": observation.step_type}
    async with store.batch(user_id, actor="agent") as draft:
        for field, category in CATEGORIES.items():
            for number, content in enumerate(getattr(observation, field)):
                await draft.write(
                    user_id,
                    value=one_line(content),
                    category=category,
                    kind=OBSERVATION,
                    source=source or observation.source,
                    author="agent",
                    evidence=evidence,
                    details={name: value for name, value in details.items() if value},
                    conversation_id=conversation_id,
                    call_id=call_id and f"{call_id}:{category}:{number}",
                )
    return draft.receipts


async def recall(store: MemoryStore, user_id: str, asked: Recall) -> list[Hit]:
    """The observations that best answer a query, best first; their scores are those shown, not those ranked by."""
    hits = await store.search(
        user_id,
        asked.query,
        limit=_POOL if asked.min_score > 0 or asked.source else asked.limit,
        category=asked.category,
        kinds=list(asked.kinds),
        since=asked.since,
        until=asked.until,
        viewer="agent",
    )
    steps = [hit for hit in hits if not asked.source or asked.source in sources_of(hit)]
    shown = [replace(hit, score=shown_score(hit.score)) for hit in steps]
    return [hit for hit in shown if hit.score >= asked.min_score][: asked.limit]


def sources_of(observed: Memory | Hit) -> list[str]:
    """Every step of the work that taught it."""
    return observed.details.get("sources") or [observed.source]


async def recall_all(store: MemoryStore, user_id: str, asked: Recall) -> dict[str, list[Hit]]:
    """The best of each category, asked for at the same time."""
    each = (recall(store, user_id, replace(asked, category=category)) for category in CATEGORIES.values())
    return dict(zip(CATEGORIES, await asyncio.gather(*each), strict=True))


def shown_score(score: float) -> float:
    """A score from 0 to 1, for reading and for a floor. It is not monotonic (0.9 stays, 1.1 becomes 0.52), so
    nothing is ever ranked by it."""
    return 1 - 1 / (1 + score) if score > 1 else score


def one_line(text: str) -> str:
    """The text without line breaks, as a memory is kept."""
    return " ".join(text.split())


def cut(text: str) -> str:
    """One line that the memory can hold."""
    line = one_line(text)
    return line if len(line) <= LINE_LIMIT else f"{line[: LINE_LIMIT - 1]}…"
