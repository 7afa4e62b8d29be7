"""The story of one memory: the words it rests on, every change with who and why, and a way to take any of them back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from zoneinfo import ZoneInfo

from starlette.responses import Response

from stores.records import Event, Memory
from tools.commands.replies import Replies
from web.pages.frame import CLOSED, Visit, page
from web.pages.memories import undo
from web.pages.receipts import Shown, shown
from web.pages.texts import has

_FIELDS = ("value", "category", "key", "confidence", "state", "pinned")
_MOST = 200
"""Changes of one memory that are shown, the newest."""


@dataclass(frozen=True, slots=True)
class Step:
    """One change as it is told: who, why, and what was one way and is another."""

    event: Event
    what: str
    who: str
    changes: tuple[tuple[str, str, str], ...]
    reversible: bool


async def why(visit: Visit) -> Response:
    memory_id = str(visit.request.path_params["id"])
    receipt = await _act(visit) if visit.posted else None
    memory = await visit.store.browse.one(visit.user_id, memory_id)
    if memory is None:
        return visit.problem(404, "problem.unknown")
    events = await visit.store.history(visit.user_id, memory.id)
    mine = [event for event in events if event.memory_id == memory.id]
    talk = await visit.store.conversations.get(visit.user_id, memory.conversation_id or "")
    articles = await visit.store.browse.articles(visit.user_id, [memory])
    return visit.page(
        "why.html",
        here="memory",
        memory=memory,
        receipt=receipt,
        steps=[_step(visit, event) for event in reversed(mine[-_MOST:])],
        talk=talk,
        article=articles.get(memory.id, ""),
        strength=_strength(visit, memory),
    )


def _strength(visit: Visit, memory: Memory) -> str:
    """How strongly it is held, in the words of the replies."""
    zone = ZoneInfo(visit.zone)
    return Replies(visit.language).strength(memory, lambda at: at.astimezone(zone), visit.store.clock())


async def _act(visit: Visit) -> Shown | None:
    if visit.field("do") == "undo":
        return (await undo(visit)).receipt
    number = visit.field("event")
    if not number.isdecimal() or len(number) > 18:
        return None
    return shown(visit, await visit.store.take_back(visit.user_id, int(number)), "receipt.undone")


def _step(visit: Visit, event: Event) -> Step:
    named = f"operation.{event.operation}"
    actor = f"actor.{event.actor}"
    return Step(
        event,
        visit.t(named) if has(named) else event.operation,
        visit.t(actor) if has(actor) else event.actor,
        tuple(_changes(visit, event)),
        event.after is not None,
    )


def _changes(visit: Visit, event: Event) -> list[tuple[str, str, str]]:
    """The fields that differ, as words: name, before, after."""
    before, after = _told(visit, event.before), _told(visit, event.after)
    return [
        (visit.t(f"field.{name}"), before.get(name, ""), after.get(name, ""))
        for name in _FIELDS
        if before.get(name) != after.get(name) and (before or name in ("value", "category"))
    ]


def _told(visit: Visit, state: Mapping[str, Any] | None) -> dict[str, str]:
    if state is None:
        return {}
    category = str(state.get("category", ""))
    return {
        "value": str(state.get("value", "")),
        "category": visit.t(f"category.{category}") if category in CLOSED else category,
        "key": str(state.get("key", "")),
        "confidence": f"{float(state.get('confidence', 1)):.0%}",
        "state": visit.t(f"state.{state.get('state', 'active')}"),
        "pinned": visit.t("yes" if (state.get("details") or {}).get("pinned") else "no"),
    }


ROUTES = [page("/memory/why/{id}", why)]
