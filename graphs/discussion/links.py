"""The one line that connects a new discussion to an earlier one, when the connection is strong.

It rests on the notes of discussions: what was forgotten is in none of them, who has paused is shown none, and what was
said in a conversation that keeps its words to itself is told in no other one.
"""

import asyncio
import re
from collections.abc import Sequence
from datetime import date, datetime
from zoneinfo import ZoneInfo

from graphs.discussion.answer.reply import spoken
from graphs.state import Article, DiscussionState
from language.intents.retold import Retelling
from language.meaning.alike.links import LINKED, Subject, linked
from stores import MemoryStore
from stores.records import Memory
from tools.context import Context
from tools.texts import say

_NOTES = 200
"""The newest lines of daily notes that are looked at."""
_NOTED = re.compile(r'Discussed "(?P<title>.+)" \(')
_OPINION = re.compile(r'Opinion: "?(?P<words>.+?)"?\.?$')
_LONGEST = 200


async def opening_link(store: MemoryStore, context: Context, state: DiscussionState, now: datetime) -> str:
    """What connects a discussion that begins in this turn to an earlier one."""
    if not state["turn"]["opening"]:
        return ""
    talk, language = str(context.conversation_id), spoken(state)
    return await link_line(store, context.user_id, state["discussing"], talk, language, now)


async def link_line(
    store: MemoryStore, user_id: str, article: Article, conversation_id: str, language: str, now: datetime
) -> str:
    """The line, or nothing: where nothing is strongly connected, and for who wants none."""
    profile = await store.profile(user_id)
    title = article.get("title", "")
    if profile.quiet or not profile.enabled or not title:
        return ""
    notes = await store.read(
        user_id, kind=None, category="reading_history", durability="daily", limit=_NOTES, viewer="agent"
    )
    kept = await store.conversations.kept_here(user_id) - {conversation_id}
    told = [note for note in notes if _talk(note) and not {_talk(note), note.conversation_id} & kept]
    if not told:
        return ""
    gone = await store.conversations.forgotten(user_id)
    found = await asyncio.to_thread(_strongest, article, told, gone)
    return _worded(*found, language, now.astimezone(ZoneInfo(profile.timezone)).date()) if found else ""


def _talk(note: Memory) -> str:
    """The conversation that a note tells of; empty where it tells of none."""
    kind, _, name = note.source.partition(":")
    return name if kind == "discussion" else ""


def _strongest(article: Article, notes: Sequence[Memory], gone: Sequence[Memory]) -> tuple[Memory, str, str] | None:
    """The note that an article is most plainly connected to, with its title and what the reader thought."""
    retold = [Retelling(memory.value, memory.key) for memory in gone]
    subject = Subject.of(article.get("title", ""), article.get("text", ""))
    best, most = None, LINKED
    for note in notes:
        noted = _NOTED.match(note.value)
        points = [str(point) for point in note.details.get("points", [])]
        if noted is None or any(one.is_in(noted["title"]) for one in retold):
            continue
        said = [point for point in points if noted["title"] not in point]  # what only repeats the title says no more
        weight = linked(subject, Subject.of(noted["title"], " ".join(said)))
        if weight >= most and (best is None or weight > most):
            best, most = (note, noted["title"], _thought(points, retold)), weight
    return best


def _thought(points: Sequence[str], retold: Sequence[Retelling]) -> str:
    """The reader's own opinion, as they voiced it; nothing that was forgotten."""
    found = (match["words"] for point in points if (match := _OPINION.match(point)))
    return next(
        (words[:_LONGEST].removesuffix(".") for words in found if not any(one.is_in(words) for one in retold)), ""
    )


def _worded(note: Memory, title: str, thought: str, language: str, today: date) -> str:
    day = note.day or (note.created_at.date() if note.created_at else today)
    months = say("months", language).split()
    told = {
        "title": title,
        "thought": thought,
        "day": say("day_month", language, day=day.day, month=months[day.month - 1]),
        "when": _when((today - day).days, language),
    }
    return say("link_thought" if thought else "link", language, **told)


def _when(days: int, language: str) -> str:
    if days < 2:
        return say("when_today" if days < 1 else "when_yesterday", language)
    for name, longest, unit in (("days", 7, 1), ("week", 14, 7), ("weeks", 31, 7), ("month", 60, 30)):
        if days < longest:
            return say(f"when_{name}", language, count=days // unit)
    return say("when_months", language, count=days // 30)
