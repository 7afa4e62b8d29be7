"""The observation vocabulary: what an agent learned from its work, as findings, insights and lessons.

Observations are never facts about the user. The scratchpad, for working data that need not last, is part of it.
"""

from collections.abc import Sequence
from datetime import datetime, time
from typing import Annotated, Any, Literal

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores import MemoryStore
from stores.errors import InvalidInput
from stores.records import Hit, Memory, Receipt
from stores.zones import zone_or_utc
from tools import answers
from tools.calls.evidence import call_id, origin, said
from tools.calls.json_answers import answer, error, unavailable
from tools.calls.tool_kinds import reading, remembering
from tools.context import Context, resolve
from tools.ids import can_be_a_name, memory_id
from tools.limits import within
from tools.observations.consolidation import consolidate, insights_of, turns_of
from tools.observations.records import OBSERVATION, Observation, Recall, one_line, recall_all, remember, sources_of
from tools.observations.records import recall as recall_from
from tools.remarks import AGENTS_OWN, remark
from tools.scratchpad import scratchpad_tools

MOST_RESULTS = 50

Category = Literal["finding", "insight", "lesson"]
Optional = Annotated[str, Field(default_factory=str)]
Statements = Annotated[list[str], Field(default_factory=list, max_length=50)]

Run = ToolRuntime[Context, Any]


def observation_tools(store: MemoryStore, kinds: Sequence[str] = (OBSERVATION,)) -> list[BaseTool]:
    """The tools over a store. `kinds` are those that may be recalled; what is remembered is an observation."""

    @remembering
    async def remember_observation(
        content: str, category: Category, source: Optional, runtime: Run
    ) -> tuple[str, Receipt]:
        """Remember one thing you learned from your work, for later sessions. It is about the work, not about
        the user.

        Args:
            content: What was observed: one self-contained sentence, no code
            category: finding = a fact you discovered, insight = a conclusion or decision, lesson = guidance for
                next time
            source: The step it comes from, as TYPE:name (e.g., 'GOAL:check-database', 'RUN:tests')
        """
        context = resolve(runtime)
        receipt = await store.write(
            context.user_id,
            value=one_line(content),
            category=category,
            kind=OBSERVATION,
            source=remark("source", source) or origin(context),
            author="agent",
            evidence=said(runtime.state),
            conversation_id=context.conversation_id,
            call_id=call_id(runtime, context, content, category),
        )
        return _remembered(receipt), receipt

    @remembering
    async def remember_fil(
        findings: Statements, insights: Statements, lessons: Statements, source: Optional, runtime: Run
    ) -> tuple[str, list[Receipt]]:
        """Remember everything one step taught you, at once: findings, insights and lessons.

        Args:
            findings: Factual discoveries (e.g., 'The API rate limit is 100 requests a minute')
            insights: Conclusions and decisions (e.g., 'REST is simpler than GraphQL for this use case')
            lessons: Guidance for next time (e.g., 'Avoid library X: it has no TypeScript support')
            source: The step they come from, as TYPE:name (e.g., 'GOAL:api-analysis')
        """
        context = resolve(runtime)
        observed = Observation(_said(findings), _said(insights), _said(lessons))
        receipts = await remember(
            store,
            context.user_id,
            observed,
            source=remark("source", source) or origin(context),
            conversation_id=context.conversation_id,
            call_id=call_id(runtime, context, *findings, "", *insights, "", *lessons),
            evidence=said(runtime.state),
        )
        return _remembered_all(receipts, observed.statements), receipts

    @reading
    async def retrieve_observation(id: str, runtime: Run) -> tuple[str, Memory | None]:
        """Get one observation by its id.

        Args:
            id: The id that remember_observation, remember_fil or recall gave
        """
        user_id = resolve(runtime).user_id
        handle = memory_id(id)
        memory = await store.get(user_id, handle, viewer="agent") if handle else None
        if memory is None or memory.kind not in kinds:
            missing = error("No observation has this id. Find it with recall.", id=answers.one_line(id, 80))
            return await unavailable(store, user_id) or missing, None
        return answer(_item(memory)), memory

    @reading
    async def recall(
        query: str,
        since: Optional,
        until: Optional,
        source: Optional,
        runtime: Run,
        limit: int = 10,
        min_score: float = 0.0,
    ) -> tuple[str, Sequence[Hit]]:
        """Recall observations of all categories that bear on a topic, most relevant first. Use this before you
        start a task: an earlier session may have learned what you need.

        Args:
            query: What you want to know (e.g., 'database configuration')
            since: Only observations made at or after this date or time (ISO 8601, optional)
            until: Only observations made at or before this date or time (ISO 8601, optional)
            source: Only observations from exactly this source (e.g., 'GOAL:check-database', optional)
            limit: Max number of results (default: 10)
            min_score: Only results with at least this score, from 0 to 1 (default: 0)
        """
        context = resolve(runtime)
        asked = Recall(
            query,
            within(limit, MOST_RESULTS),
            min_score,
            kinds=kinds,
            since=_moment("since", since, context, end=False),
            until=_moment("until", until, context, end=True),
            source=source or None,
        )
        hits = await recall_from(store, context.user_id, asked)
        refused = None if hits else await unavailable(store, context.user_id)
        return refused or answer([_item(hit) | {"score": round(hit.score, 4)} for hit in hits]), hits

    @reading
    async def recall_by_category(
        query: str, category: Category, runtime: Run, limit: int = 5
    ) -> tuple[str, Sequence[Hit]]:
        """Recall observations of one category that bear on a topic, most relevant first.

        Args:
            query: What you want to know
            category: finding, insight or lesson
            limit: Max number of results (default: 5)
        """
        user_id = resolve(runtime).user_id
        hits = await recall_from(store, user_id, Recall(query, within(limit, MOST_RESULTS), category=category))
        refused = None if hits else await unavailable(store, user_id)
        return refused or answer([hit.value for hit in hits]), hits

    @reading
    async def recall_fil(query: str, runtime: Run, limit_per_category: int = 5) -> tuple[str, dict[str, list[Hit]]]:
        """Recall what is known about a topic as findings, insights and lessons, each most relevant first.

        Args:
            query: What you want to know (e.g., 'API integration')
            limit_per_category: Max number of results of each category (default: 5)
        """
        user_id = resolve(runtime).user_id
        found = await recall_all(store, user_id, Recall(query, within(limit_per_category, MOST_RESULTS)))
        refused = None if any(found.values()) else await unavailable(store, user_id)
        return refused or answer({name: [hit.value for hit in hits] for name, hits in found.items()}), found

    @remembering
    async def consolidate_session(
        runtime: Run, session_id: str = "", transcript: str = ""
    ) -> tuple[str, list[Receipt]]:
        """Keep what a conversation decided as insights: messages that state a decision, and the closing answer.
        Use this when a conversation that settled something comes to its end.

        Args:
            session_id: ID of the conversation (default: the current one)
            transcript: What was said, one turn a line as "user: …" or "assistant: …", for a conversation that is
                not recorded here (optional)
        """
        context = resolve(runtime)
        if refused := await unavailable(store, context.user_id):
            return refused, []
        session = session_id.strip() or context.conversation_id or ""
        turns = turns_of(transcript)
        if not turns and can_be_a_name(session):
            turns = await store.conversations.messages(context.user_id, session)
        receipts = await consolidate(store, context.user_id, session, turns, evidence=said(runtime.state))
        return _remembered_all(receipts, insights_of(turns)), receipts

    observing = [remember_observation, remember_fil, retrieve_observation]
    recalling = [recall, recall_by_category, recall_fil]
    return [*observing, *recalling, consolidate_session, *scratchpad_tools(store)]


def _said(statements: Sequence[str]) -> list[str]:
    return [statement for statement in statements if statement.strip()]


def _moment(name: str, text: str, context: Context, *, end: bool) -> datetime | None:
    """A date or a time as the model wrote it; a date ends with its last moment, where the user is."""
    if not text.strip():
        return None
    try:
        moment = datetime.fromisoformat(text.strip())
        zone = zone_or_utc(context.timezone)
    except ValueError:
        raise InvalidInput(f"{name}: not a date or time; write it as 2026-02-12 or 2026-02-12T09:30:00+00:00") from None
    if end and len(text.strip()) <= len("2026-02-12"):
        moment = datetime.combine(moment.date(), time.max)
    return moment if moment.tzinfo else moment.replace(tzinfo=zone)


def _remembered(receipt: Receipt) -> str:
    if receipt.memory and receipt.ok:
        return answer({"id": receipt.memory.id, "status": receipt.status})
    if receipt.similar:
        return error(
            "Not remembered: it is known in other words.", similar=[_item(memory) for memory in receipt.similar]
        )
    return error(f"Not remembered: {receipt.reason}")


def _remembered_all(receipts: Sequence[Receipt], statements: Sequence[str]) -> str:
    ids = [receipt.memory.id for receipt in receipts if receipt.memory and receipt.ok]
    told = zip(receipts, (answers.one_line(statement, 300) for statement in statements), strict=True)
    refused = [(receipt, statement) for receipt, statement in told if not receipt.ok]
    skipped = [
        {"statement": statement, "reason": one.reason, "similar": [memory.id for memory in one.similar]}
        for one, statement in refused
    ]
    return answer({"ids": ids, "skipped": skipped})


def _item(memory: Memory | Hit) -> dict[str, Any]:
    return {
        "id": memory.id,
        "content": memory.value,
        "category": memory.category,
        "source": memory.source,
        **({"sources": sources} if len(sources := sources_of(memory)) > 1 else {}),
        "created_at": memory.created_at,
        **AGENTS_OWN,
    }
