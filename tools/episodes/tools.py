"""The episode vocabulary: what happened in conversations that will still matter, told in a few sentences.

Episodes are what an agent makes of a conversation, never facts about the user.
"""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from langchain_core.tools import BaseTool
from langgraph.prebuilt import ToolRuntime
from pydantic import Field

from stores import MemoryStore
from stores.areas.episodes import EPISODE, Addition, Happened, is_archived
from stores.records import Hit, Memory, Receipt, Status
from tools.answers import one_line
from tools.calls.evidence import call_id, origin, said
from tools.calls.json_answers import answer
from tools.calls.tool_kinds import reading, remembering, writing
from tools.context import Context, resolve
from tools.facts import answers
from tools.ids import memory_id
from tools.limits import within
from tools.remarks import AGENTS_OWN, remark

MOST_RESULTS = 50
MOST_MESSAGES = 200
_MOST_READ = 500

Importance = Annotated[float, Field(ge=0.0, le=1.0)]
NewImportance = Annotated[float, Field(ge=0.0, le=1.0, default_factory=lambda: None)]
Valence = Annotated[Literal["positive", "negative", "neutral", "mixed"], Field(default_factory=lambda: "")]
Tags = Annotated[list[str], Field(default_factory=list, max_length=30)]
Words = Annotated[str, Field(default_factory=str)]
Count = Annotated[int, Field(default_factory=lambda: 10)]

Run = ToolRuntime[Context, Any]


def episode_tools(store: MemoryStore, kinds: Sequence[str] = (EPISODE,)) -> list[BaseTool]:
    """The tools over a store. `kinds` are those that may be recalled; what is created is always an episode."""

    @remembering
    async def create_episode(
        topic: str,
        summary: str,
        importance: Importance,
        emotional_valence: Valence,
        tags: Tags,
        message_count: Count,
        runtime: Run,
    ) -> tuple[str, Receipt]:
        """Create a memorable episode from the recent conversation. Use when something significant happened
        (important info shared, emotional moment, milestone, etc.).

        Args:
            topic: Short topic/title (e.g., 'Birthday plans', 'Job interview stress')
            summary: 2-3 sentence summary of what happened
            importance: How important is this? (0.0-1.0, 0.7+ recommended)
            emotional_valence: Emotional tone of conversation
            tags: Keywords for retrieval (e.g., ['birthday', 'celebration', 'friends'])
            message_count: How many recent messages to include (default 10)
        """
        context = resolve(runtime)
        happened = Happened(
            topic,
            one_line(summary),
            emotional_valence,
            importance,
            tags,
            newest=within(message_count, MOST_MESSAGES),
            source=origin(context),
            conversation_id=context.conversation_id,
            evidence=said(runtime.state),
        )
        store.activity.catch_up(context.user_id)
        receipt = await store.episodes.create(
            context.user_id, happened, call_id=call_id(runtime, context, topic, summary)
        )
        return _created(receipt), receipt

    @reading
    async def recall_episodes(
        search_query: Words, tags: Tags, runtime: Run, min_importance: Importance = 0.0, limit: int = 5
    ) -> tuple[str, list[Memory | Hit]]:
        """Search for earlier episodes by topic, words or tags, in all of the user's conversations. Without a
        query the newest come first.

        Args:
            search_query: What you want to know (optional)
            tags: Only episodes with at least one of these tags (optional)
            min_importance: Only episodes at least this important (default 0)
            limit: Max results (default 5)
        """
        user_id = resolve(runtime).user_id
        wanted = {tag.casefold().strip() for tag in tags}
        found = [
            episode
            for episode in await _found(store, user_id, search_query, kinds)
            if not is_archived(episode.details)
            and episode.details.get("importance", 1.0) >= min_importance
            and (not wanted or wanted & {str(tag).casefold() for tag in episode.details.get("tags", ())})
        ][: within(limit, MOST_RESULTS)]
        refused = None if found else await answers.unavailable(store, user_id)
        listed = {"status": "success", "count": len(found), "episodes": [_item(episode) for episode in found]}
        return refused or answer(listed), found

    @writing
    async def update_episode(
        episode_id: str, new_importance: NewImportance, additional_summary: Words, add_tags: Tags, runtime: Run
    ) -> tuple[str, Receipt]:
        """Update an existing episode's importance or add new information to its summary.

        Args:
            episode_id: Episode ID (from recall_episodes result)
            new_importance: How important it is now (0.0-1.0)
            additional_summary: Additional context to append to summary
            add_tags: Keywords to add
        """
        context = resolve(runtime)
        addition = Addition(one_line(additional_summary), new_importance, add_tags, said(runtime.state))
        call = call_id(runtime, context, episode_id, additional_summary, str(new_importance), *add_tags)
        receipt = await store.episodes.add(context.user_id, memory_id(episode_id) or "", addition, call_id=call)
        return _changed(receipt, "updated"), receipt

    @writing
    async def archive_episode(episode_id: str, reason: Words, runtime: Run) -> tuple[str, Receipt]:
        """Archive an episode (no longer relevant, or superseded by newer events).

        Args:
            episode_id: Episode ID (from recall_episodes result)
            reason: Why archive?
        """
        context = resolve(runtime)
        receipt = await store.episodes.archive(
            context.user_id,
            memory_id(episode_id) or "",
            reason=remark("reason", reason),
            call_id=call_id(runtime, context, episode_id, reason),
        )
        return _changed(receipt, "archived"), receipt

    return [create_episode, recall_episodes, update_episode, archive_episode]


async def _found(store: MemoryStore, user_id: str, words: str, kinds: Sequence[str]) -> list[Memory | Hit]:
    if words.strip():
        return [*await store.search(user_id, words, limit=_MOST_READ, kinds=list(kinds), viewer="agent")]
    return [*await store.read(user_id, kind=EPISODE, limit=_MOST_READ, viewer="agent")]


def _created(receipt: Receipt) -> str:
    episode = receipt.memory
    if receipt.status is Status.UNCHANGED and episode:
        return answers.skipped("duplicate", "This episode is already kept", episode_id=episode.id)
    if receipt.ok and episode:
        messages = len(episode.details.get("messages", ()))
        return answers.success(f"Episode created: {_topic(episode)} ({messages} messages)", episode_id=episode.id)
    if receipt.similar:
        similar = [_item(episode) for episode in receipt.similar]
        return answers.skipped("duplicate", "An episode tells this already; update it instead", existing=similar)
    return answers.error(f"Not created: {receipt.reason}")


def _changed(receipt: Receipt, done: str) -> str:
    episode = receipt.memory
    if receipt.status is Status.UNCHANGED and episode:
        return answers.skipped("unchanged", receipt.reason or "Nothing changed", episode_id=episode.id)
    if receipt.ok and episode:
        return answers.success(f"Episode {done}: {_topic(episode)}", episode_id=episode.id)
    return answers.error(f"Nothing was {done}: {receipt.reason}")


def _topic(episode: Memory | Hit) -> str:
    """The topic as it was given, else what the key says."""
    return one_line(str(episode.details.get("topic") or episode.key.replace("_", " ")), 200)


def _item(episode: Memory | Hit) -> dict[str, Any]:
    details = episode.details
    shown = {
        "episode_id": episode.id,
        "topic": _topic(episode),
        "summary": one_line(episode.value),
        "importance": details.get("importance"),
        "emotional_valence": episode.category,
        "tags": details.get("tags", []),
        "participants": details.get("participants", []),
        "message_count": len(details.get("messages", ())),
        "created_at": episode.created_at,
    }
    return shown | AGENTS_OWN | ({} if episode.kind == EPISODE else {"kind": episode.kind})
