"""`/memory` for the user: the memory seen and steered without a model, in the four languages there are texts for.

`clear`, `forget` and `import` take two steps: `run` shows what would come of it and changes nothing, `apply` does it. A
list that a message brings from another assistant is an import, command or not. `review` asks a question; its answer
comes with a later message (`tools/commands/review.py`).
"""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from language.intents.bring import brought
from language.intents.phrases import ends_discussion
from language.intents.yes_or_no import confirmation
from stores import MemoryStore
from stores.errors import MemoryStoreError
from stores.records import KINDS, Hit, Memory, Status
from tools.calls.plain import plain
from tools.commands import review
from tools.commands.replies import RECENT, Replies
from tools.texts import CHOICES, COMMANDS, LANGUAGE_NAMES, LANGUAGES, say

__all__ = ["DECLINED", "Command", "Reply", "apply", "confirms", "parse", "run"]

_COMMAND = re.compile(r"/memory(?:@\w+)?(?:\s+(?P<name>\S+)(?:\s+(?P<argument>.*))?)?", re.DOTALL | re.IGNORECASE)
_OTHER = re.compile(r"/(?P<name>[^\W\d_]{3,20})(?:@\w+)?(?:\s[^/]*)?")
"""What is typed as a command and is none of ours: neither a path nor the sign of a jest."""
_IMPORT = "import"
_NEEDS = frozenset(("forget", "search", "why", _IMPORT, "language"))
_MOST_SHOWN = 50
_CLOSE = 0.5
"""Of what a topic finds, only entries that match at least half as well as the best one are about it."""
DECLINED = say("declined", "en")


@dataclass(frozen=True, slots=True)
class Command:
    """One `/memory` command: its English name, whichever language it was typed in."""

    name: str
    argument: str = ""
    typed: str = ""
    """The name as typed, where it is not English."""
    language: str = ""
    """The language that name is in."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What to show. When it needs confirmation nothing has happened yet; a review waits for an answer."""

    text: str
    needs_confirmation: bool = False
    would_remove: list[dict[str, Any]] = field(default_factory=list)
    review: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Asked:
    """What a command has to work with."""

    store: MemoryStore
    user_id: str
    argument: str
    replies: Replies
    conversation_id: str | None = None
    typed: str = ""
    """The name of the command as typed, where it is not English."""


def parse(text: str) -> Command | None:
    """The command in a message; None when the message is none."""
    match = _COMMAND.fullmatch(text.strip())
    if match is None:
        listed = brought(text)
        other = None if ends_discussion(text) else _OTHER.fullmatch(text.strip())
        return Command(_IMPORT, listed) if listed else Command(f"/{other['name']}", "") if other else None
    typed = (match["name"] or "view").lower()
    name, language = COMMANDS.get(typed, (typed, ""))
    argument = match["argument"] or ""
    argument = argument.strip() if name == _IMPORT else " ".join(argument.split())
    return Command(name, argument, typed if language else "", language)


def confirms(answer: object) -> bool:
    """Only a plain yes confirms; anything else declines."""
    return confirmation(answer) is True


async def run(
    store: MemoryStore, user_id: str, command: Command, language: str = "en", conversation_id: str | None = None
) -> Reply:
    """Answer a command; for `clear` and `forget`, say what would go."""
    replies = Replies(command.language or language)
    if command.name in _NEEDS and not command.argument:
        return Reply(replies.usage(command.typed or command.name, command.name))
    answer = _COMMANDS.get(command.name)
    if answer is None:
        return Reply(replies.unknown(command.name))
    return await answer(Asked(store, user_id, command.argument, replies, conversation_id, command.typed))


async def apply(
    store: MemoryStore,
    user_id: str,
    command: Command,
    would_remove: Sequence[dict[str, Any]],
    language: str = "en",
    delete_threads: Callable[..., Awaitable[Sequence[str]]] | None = None,
    reason: str = "",
) -> Reply:
    """Carry out a confirmed command: exactly what was shown goes, or comes. The history gives its words as the reason,
    where no other is given.

    What `clear` removes outside the store goes before its rows, and again after them: a turn may have begun and ended
    in between."""
    replies = Replies(command.language or language)
    if command.name == "clear":
        left = await delete_threads() if delete_threads else ()
        receipt = await store.clear(user_id)
        if delete_threads and receipt.ok:
            left = await delete_threads(era=(await store.profile(user_id)).era)
        return Reply(replies.cleared(receipt, left))
    if command.name == _IMPORT:
        return Reply(replies.imported(await store.load_from(user_id, text=command.argument)))
    async with store.batch(user_id, actor="user") as draft:
        for memory in would_remove:
            await draft.forget(user_id, memory["id"], reason=reason or f"/memory forget {command.argument}")
    return Reply(replies.forgotten(command.argument, draft.receipts))


async def _view(asked: Asked) -> Reply:
    store, user_id = asked.store, asked.user_id
    document = await store.document(user_id)
    daily = await store.read(user_id, kind=None, durability="daily", limit=RECENT)
    enabled = (await store.profile(user_id)).enabled
    notices = await store.notices(user_id)
    waiting = bool(await store.review.questions(user_id, 1))
    return Reply(asked.replies.view(document, daily, enabled=enabled, notices=notices, waiting=waiting))


async def _pause(asked: Asked) -> Reply:
    if not (await asked.store.profile(asked.user_id)).enabled:
        return await _resume(asked)
    await asked.store.pause(asked.user_id)
    return Reply(asked.replies.say("pausing"))


async def _resume(asked: Asked) -> Reply:
    await asked.store.resume(asked.user_id)
    on = (await asked.store.profile(asked.user_id)).enabled
    return Reply(asked.replies.say("resumed" if on else "switched_off"))


async def _clear(asked: Asked) -> Reply:
    memories = await asked.store.read(asked.user_id, kind=None, limit=None)
    return Reply(asked.replies.would_clear(memories), True, [_shown(memory) for memory in memories[:_MOST_SHOWN]])


async def _forget(asked: Asked) -> Reply:
    hits = await asked.store.search(asked.user_id, asked.argument, limit=_MOST_SHOWN)
    about = [hit for hit in hits if hit.score >= _CLOSE * hits[0].score]
    if not about:
        return Reply(asked.replies.say("nothing_about", topic=asked.argument))
    return Reply(asked.replies.would_forget(asked.argument, about), True, [_shown(hit) for hit in about])


async def _import(asked: Asked) -> Reply:
    if not (await asked.store.profile(asked.user_id)).enabled:
        return Reply(asked.replies.say("is_paused"))
    try:
        foreseen = await asked.store.load_from(asked.user_id, text=asked.argument, dry_run=True)
    except MemoryStoreError as refused:
        return Reply(asked.replies.not_imported(refused))
    return Reply(asked.replies.would_import(foreseen), foreseen.changes)


async def _search(asked: Asked) -> Reply:
    return Reply(asked.replies.found(asked.argument, await asked.store.search(asked.user_id, asked.argument, limit=10)))


async def _history(asked: Asked) -> Reply:
    events = await asked.store.history(asked.user_id, key=asked.argument or None)
    if asked.argument and not events:
        return Reply(asked.replies.say("nothing_about", topic=asked.argument))
    return Reply(asked.replies.history(events, await _clock(asked)))


async def _undo(asked: Asked) -> Reply:
    receipt = await asked.store.undo(asked.user_id)
    events = await asked.store.history(asked.user_id) if receipt.status is Status.UPDATED else []
    return Reply(asked.replies.undone(receipt, [event for event in events if event.batch == receipt.batch]))


async def _export(asked: Asked) -> Reply:
    return Reply(asked.replies.exported(await asked.store.export(asked.user_id)))


async def _why(asked: Asked) -> Reply:
    memory = await _named(asked.store, asked.user_id, asked.argument)
    if memory is None:
        return Reply(asked.replies.say("nothing_about", topic=asked.argument))
    events = await asked.store.history(asked.user_id, key=memory.key, kind=memory.kind)
    its_own = [event for event in events if event.memory_id == memory.id]
    return Reply(asked.replies.why(memory, its_own, await _clock(asked), asked.store.clock()))


async def _trends(asked: Asked) -> Reply:
    """Whether the user is counted in trends: their own choice, asked for in so many words."""
    wanted = _choice(asked.argument)
    if wanted in ("on", "off"):
        await asked.store.trends.take_part(asked.user_id, wanted == "on")
    elif wanted not in ("", "status"):
        return Reply(asked.replies.usage(asked.typed or "trends", "trends"))
    taking_part = (await asked.store.profile(asked.user_id)).trends
    return Reply(asked.replies.say("trends_on" if taking_part else "trends_off"))


async def _review(asked: Asked) -> Reply:
    question = await review.next_question(asked.store, asked.user_id, asked.replies)
    return Reply(question.text, review=question.waits)


async def _quiet(asked: Asked) -> Reply:
    """Whether discussions open without a line about earlier ones; no argument asks for that."""
    wanted = _choice(asked.argument) or "on"
    if wanted in ("on", "off"):
        await asked.store.choices.set_quiet(asked.user_id, wanted == "on")
    elif wanted != "status":
        return Reply(asked.replies.usage(asked.typed or "quiet", "quiet"))
    quiet = (await asked.store.profile(asked.user_id)).quiet
    return Reply(asked.replies.say("quiet_on" if quiet else "quiet_off"))


async def _keep(asked: Asked) -> Reply:
    return await _kept(asked, True)


async def _share(asked: Asked) -> Reply:
    return await _kept(asked, False)


async def _kept(asked: Asked, kept: bool) -> Reply:
    if not asked.conversation_id:
        return Reply(asked.replies.say("no_conversation"))
    await asked.store.choices.keep_here(asked.user_id, asked.conversation_id, kept)
    return Reply(asked.replies.say("kept_here" if kept else "shared"))


async def _language(asked: Asked) -> Reply:
    wanted = asked.argument.lower()
    chosen = LANGUAGE_NAMES.get(wanted, wanted if wanted in LANGUAGES else None)
    if chosen is None and _choice(wanted) not in ("auto", "off"):
        return Reply(asked.replies.say("no_language"))
    await asked.store.choices.set_language(asked.user_id, chosen)
    return Reply(say("language_set", chosen) if chosen else asked.replies.say("language_auto"))


async def _help(asked: Asked) -> Reply:
    return Reply(asked.replies.say("help"))


def _choice(said: str) -> str:
    """What is chosen in so many words of any language: on, off, status, auto; as it is where it is none of them."""
    return CHOICES.get(said.lower(), said.lower())


async def _named(store: MemoryStore, user_id: str, key: str) -> Memory | None:
    """The memory of that key in any kind, else the one that the words find first."""
    for kind in KINDS:
        if memory := await store.get(user_id, key, kind=kind):
            return memory
    hits = await store.search(user_id, key, limit=1)
    return await store.get(user_id, hits[0].id) if hits else None


async def _clock(asked: Asked) -> Callable[[datetime], datetime]:
    zone = ZoneInfo((await asked.store.profile(asked.user_id)).timezone)
    return lambda moment: moment.astimezone(zone)


def _shown(memory: Memory | Hit) -> dict[str, Any]:
    return {name: plain(getattr(memory, name)) for name in ("id", "key", "value", "category", "kind")}


_COMMANDS: dict[str, Callable[[Asked], Awaitable[Reply]]] = {
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
    "review": _review,
    "quiet": _quiet,
    "keep": _keep,
    "share": _share,
    "language": _language,
    "help": _help,
}
