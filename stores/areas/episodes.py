"""Episodes, as `store.episodes`: what happened that will still matter, with its importance, tags and messages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from sqlalchemy import select

from language.meaning.alike.similarity import same
from stores.changes import NewMemory, NewValue
from stores.database import schema
from stores.keys import check_key, key_from_words, normalise_key
from stores.records import Code, Durability, Evidence, Memory, Receipt, Refusal, State, Status
from stores.runtime import Runtime
from stores.write import remember
from stores.write.checks.gate import check_text
from stores.write.unit_of_work import UnitOfWork

EPISODE = "episode"
ARCHIVED = "archived"
"""The detail that says why an episode was put aside; what only left MEMORY.md for want of room has none."""


@dataclass(frozen=True, slots=True)
class Happened:
    """One episode as it is told."""

    topic: str
    summary: str
    valence: str = ""
    """Empty is neutral, or what it was where the episode is told again."""
    importance: float = 0.5
    tags: Sequence[str] = ()
    messages: Sequence[str] = ()
    participants: Sequence[str] = ()
    newest: int = 0
    """So many of the newest turns of its conversation belong to it, where no messages are named."""
    source: str = "agent"
    author: str = "agent"
    conversation_id: str | None = None
    evidence: Evidence = ()
    """What the user wrote: where an episode speaks of them, it must rest on it to last."""


@dataclass(frozen=True, slots=True)
class Addition:
    """What is to be added to an episode; what is left out stays."""

    summary: str = ""
    importance: float | None = None
    tags: Sequence[str] = field(default_factory=tuple)
    evidence: Evidence = ()


class Episodes:
    """The verbs of episodes. Each answers with a receipt; a replayed `call_id` changes nothing."""

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime

    async def create(self, user_id: str, happened: Happened, *, call_id: str | None = None) -> Receipt:
        """Keep an episode; one of the same topic that tells something else gets a number."""
        return await self._once(user_id, partial(create, happened=happened), call_id)

    async def add(self, user_id: str, episode_id: str, addition: Addition, *, call_id: str | None = None) -> Receipt:
        """Add to an episode's summary and tags, or weigh it anew."""
        return await self._once(user_id, partial(add, episode_id=episode_id, addition=addition), call_id)

    async def archive(self, user_id: str, episode_id: str, *, reason: str = "", call_id: str | None = None) -> Receipt:
        """Put an episode aside: out of MEMORY.md, still found by search, back by undo."""
        return await self._once(user_id, partial(archive, episode_id=episode_id, reason=reason), call_id)

    async def _once(self, user_id: str, work: Any, call_id: str | None) -> Receipt:
        return await self._runtime.once(user_id, work, "agent", call_id)


def create(unit: UnitOfWork, happened: Happened) -> Receipt:
    if refused := _refusal(happened.topic, happened.tags):
        return remember.rejected(refused.reason, refused.code)
    if happened.newest and not happened.messages:
        happened = _with_newest(unit, happened)
    key = _key(unit, happened)
    known = unit.find(EPISODE, key, daily=False)
    details = {
        "topic": happened.topic,
        "importance": float(happened.importance),
        "tags": _tags(happened.tags),
        "messages": list(happened.messages),
        "participants": list(happened.participants),
    }
    return remember.write(
        unit,
        NewMemory(
            key=key,
            value=happened.summary,
            category=happened.valence or (known.category if known else "neutral"),
            kind=EPISODE,
            source=happened.source,
            author=happened.author,
            evidence=happened.evidence,
            details={name: value for name, value in details.items() if value not in ("", [])},
            conversation_id=happened.conversation_id,
        ),
    )


def add(unit: UnitOfWork, episode_id: str, addition: Addition) -> Receipt:
    old = _standing(unit, episode_id)
    if old is None:
        return remember.unknown(episode_id)
    if is_archived(old.details):
        return remember.rejected("this episode is archived; create a new one", Code.ARCHIVED)
    if refused := _refusal("", addition.tags):
        return remember.rejected(refused.reason, refused.code)
    known = old.details.get("tags", [])
    weighed = {} if addition.importance is None else {"importance": float(addition.importance)}
    value = f"{old.value} {addition.summary.strip()}".strip()
    details = {**weighed, "tags": _tags([*known, *addition.tags])}
    wanted = NewValue(
        old.id, value, author="agent", evidence=addition.evidence, details=details, reason="more is known of it"
    )
    return remember.update(unit, wanted)


def archive(unit: UnitOfWork, episode_id: str, reason: str) -> Receipt:
    old = _standing(unit, episode_id)
    if not unit.user.enabled:
        return remember.rejected(remember.PAUSED, Code.PAUSED)
    if old is None:
        return remember.unknown(episode_id)
    if is_archived(old.details):
        return Receipt(Status.UNCHANGED, reason="it is archived already", code=Code.ARCHIVED, memory=old)
    details = {**old.details, ARCHIVED: reason or "no longer relevant"}
    kept = unit.put(replace(old, state=State.ARCHIVED, details=details), "archived", before=old, reason=reason)
    if old.state is State.ACTIVE and old.durability is Durability.DURABLE:
        unit.pages.hide(old)
    return Receipt(Status.UPDATED, memory=kept)


def is_archived(details: Mapping[str, Any]) -> bool:
    """Whether an episode was put aside on purpose."""
    return ARCHIVED in details


def _with_newest(unit: UnitOfWork, happened: Happened) -> Happened:
    """Looked up here, after everything that was recorded before this call."""
    c = schema.messages.c
    mine = select(c.id, c.role, c.speaker).where(
        c.user_id == unit.user.id, c.conversation_id == happened.conversation_id
    )
    newest = mine.order_by(c.at.desc(), c.arrival.desc()).limit(happened.newest)
    turns = list(reversed(unit.connection.execute(newest).all()))
    spoke = {turn.speaker or unit.user.id for turn in turns if turn.role == "user"}
    return replace(happened, messages=[turn.id for turn in turns], participants=sorted(spoke))


def _refusal(topic: str, tags: Sequence[str]) -> Refusal | None:
    """Topic and tags stand beside the summary, so the gate reads them too."""
    texts = [text for text in (topic, *tags) if text.strip()]
    return next((refused for text in texts if (refused := check_text(text, kind=EPISODE))), None)


def _standing(unit: UnitOfWork, episode_id: str) -> Memory | None:
    found = unit.get(episode_id)
    return found if found and found.kind == EPISODE and found.state is not State.FORGOTTEN else None


def _key(unit: UnitOfWork, happened: Happened) -> str:
    topic = happened.topic.strip()
    made = key_from_words(topic or happened.summary) if check_key(topic) else normalise_key(topic)
    key, number = made, 1
    while (other := unit.find(EPISODE, key, daily=False)) and not same(other.value, happened.summary):
        number += 1
        key = f"{made}_{number}"
    return key


def _tags(tags: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(tag for tag in (" ".join(str(tag).split())[:80] for tag in tags) if tag))
