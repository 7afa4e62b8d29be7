"""`/memory` for the user: the memory seen and steered without a model.

`clear`, `forget` and `import` take two steps: `run` shows what would come of it and changes nothing, `apply` does it. A
list that a message brings from another assistant is an import, command or not.
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from language.intents.answers import confirmation
from language.intents.bring import brought
from stores import MemoryStore
from stores.errors import MemoryStoreError
from stores.records import KINDS, Hit, Memory, Status
from tools.calls.plain import plain
from tools.commands import replies
from tools.commands.replies import DECLINED

__all__ = ["DECLINED", "Command", "Reply", "apply", "confirms", "parse", "run"]

_COMMAND = re.compile(r"/memory(?:@\w+)?(?:\s+(?P<name>\S+)(?:\s+(?P<argument>.*))?)?", re.DOTALL | re.IGNORECASE)
_IMPORT = "import"
_NEEDS = {"forget": "<topic>", "search": "<query>", "why": "<key>", _IMPORT: "<list>"}
_MOST_SHOWN = 50
_CLOSE = 0.5
"""Of what a topic finds, only entries that match at least half as well as the best one are about it."""


@dataclass(frozen=True, slots=True)
class Command:
    """One `/memory` command as typed."""

    name: str
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Reply:
    """What to show. When it needs confirmation nothing has happened yet."""

    text: str
    needs_confirmation: bool = False
    would_remove: list[dict[str, Any]] = field(default_factory=list)


def parse(text: str) -> Command | None:
    """The command in a message; None when the message is none."""
    match = _COMMAND.fullmatch(text.strip())
    if match is None:
        listed = brought(text)
        return Command(_IMPORT, listed) if listed else None
    if (match["name"] or "").lower() == _IMPORT:
        return Command(_IMPORT, (match["argument"] or "").strip())
    return Command((match["name"] or "view").lower(), " ".join((match["argument"] or "").split()))


def confirms(answer: object) -> bool:
    """Only a plain yes confirms; anything else declines."""
    return confirmation(answer) is True


async def run(store: MemoryStore, user_id: str, command: Command) -> Reply:
    """Answer a command; for `clear` and `forget`, say what would go."""
    if command.name in _NEEDS and not command.argument:
        return Reply(replies.usage(command.name, _NEEDS[command.name]))
    answer = _COMMANDS.get(command.name)
    if answer is None:
        return Reply(replies.unknown(command.name))
    return await answer(store, user_id, command.argument)


async def apply(
    store: MemoryStore,
    user_id: str,
    command: Command,
    would_remove: Sequence[dict[str, Any]],
    left: Sequence[str] = (),
) -> Reply:
    """Carry out a confirmed command: exactly what was shown goes, or comes. `left` remains outside the store."""
    if command.name == "clear":
        return Reply(replies.cleared(await store.clear(user_id), left))
    if command.name == _IMPORT:
        return Reply(replies.imported(await store.load_from(user_id, text=command.argument)))
    async with store.batch(user_id, actor="user") as draft:
        for memory in would_remove:
            await draft.forget(user_id, memory["id"], reason=f"/memory forget {command.argument}")
    return Reply(replies.forgotten(command.argument, draft.receipts))


async def _view(store: MemoryStore, user_id: str, _: str) -> Reply:
    document = await store.document(user_id)
    daily = await store.read(user_id, kind=None, durability="daily", limit=replies.RECENT)
    enabled = (await store.profile(user_id)).enabled
    notices = await store.notices(user_id)
    return Reply(replies.view(document, daily, enabled=enabled, notices=notices))


async def _pause(store: MemoryStore, user_id: str, _: str) -> Reply:
    if not (await store.profile(user_id)).enabled:
        return await _resume(store, user_id, _)
    await store.pause(user_id)
    return Reply(replies.PAUSED)


async def _resume(store: MemoryStore, user_id: str, _: str) -> Reply:
    await store.resume(user_id)
    return Reply(replies.RESUMED if (await store.profile(user_id)).enabled else replies.SWITCHED_OFF)


async def _clear(store: MemoryStore, user_id: str, _: str) -> Reply:
    memories = await store.read(user_id, kind=None, limit=None)
    return Reply(replies.would_clear(memories), True, [_shown(memory) for memory in memories[:_MOST_SHOWN]])


async def _forget(store: MemoryStore, user_id: str, topic: str) -> Reply:
    hits = await store.search(user_id, topic, limit=_MOST_SHOWN)
    about = [hit for hit in hits if hit.score >= _CLOSE * hits[0].score]
    if not about:
        return Reply(replies.nothing_about(topic))
    return Reply(replies.would_forget(topic, about), True, [_shown(hit) for hit in about])


async def _import(store: MemoryStore, user_id: str, listed: str) -> Reply:
    try:
        foreseen = await store.load_from(user_id, text=listed, dry_run=True)
    except MemoryStoreError as refused:
        return Reply(replies.not_imported(str(refused)))
    return Reply(replies.would_import(foreseen), foreseen.changes)


async def _search(store: MemoryStore, user_id: str, query: str) -> Reply:
    return Reply(replies.found(query, await store.search(user_id, query, limit=10)))


async def _history(store: MemoryStore, user_id: str, key: str) -> Reply:
    events = await store.history(user_id, key=key or None)
    return Reply(replies.history(events, await _clock(store, user_id)))


async def _undo(store: MemoryStore, user_id: str, _: str) -> Reply:
    receipt = await store.undo(user_id)
    events = await store.history(user_id) if receipt.status is Status.UPDATED else []
    return Reply(replies.undone(receipt, [event for event in events if event.batch == receipt.batch]))


async def _export(store: MemoryStore, user_id: str, _: str) -> Reply:
    return Reply(replies.exported(await store.export(user_id)))


async def _why(store: MemoryStore, user_id: str, key: str) -> Reply:
    memory = await _named(store, user_id, key)
    if memory is None:
        return Reply(replies.nothing_about(key))
    events = await store.history(user_id, key=memory.key, kind=memory.kind)
    its_own = [event for event in events if event.memory_id == memory.id]
    return Reply(replies.why(memory, its_own, await _clock(store, user_id)))


async def _trends(store: MemoryStore, user_id: str, wanted: str) -> Reply:
    """Whether the user is counted in trends: their own choice, asked for in so many words."""
    if wanted.lower() in ("on", "off"):
        await store.trends.take_part(user_id, wanted.lower() == "on")
    elif wanted.lower() not in ("", "status"):
        return Reply(replies.usage("trends", "on|off|status"))
    return Reply(replies.trends((await store.profile(user_id)).trends))


async def _help(store: MemoryStore, user_id: str, _: str) -> Reply:
    return Reply(replies.HELP)


async def _named(store: MemoryStore, user_id: str, key: str) -> Memory | None:
    """The memory of that key in any kind, else the one that the words find first."""
    for kind in KINDS:
        if memory := await store.get(user_id, key, kind=kind):
            return memory
    hits = await store.search(user_id, key, limit=1)
    return await store.get(user_id, hits[0].id) if hits else None


async def _clock(store: MemoryStore, user_id: str) -> Callable[[datetime], datetime]:
    zone = ZoneInfo((await store.profile(user_id)).timezone)
    return lambda moment: moment.astimezone(zone)


def _shown(memory: Memory | Hit) -> dict[str, Any]:
    return {name: plain(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


_COMMANDS: dict[str, Callable[[MemoryStore, str, str], Awaitable[Reply]]] = {
    "view": _view,
    "pause": _pause,
    "resume": _resume,
    "clear": _clear,
    "forget": _forget,
    "search": _search,
    _IMPORT: _import,
    "history": _history,
    "undo": _undo,
    "export": _export,
    "why": _why,
    "trends": _trends,
    "help": _help,
}
