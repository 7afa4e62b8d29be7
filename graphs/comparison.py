"""What a message brings beside what is known: the memories that it replaces, that end, and that are asked about."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from graphs.discussion.correction.left_open import trades_before
from graphs.discussion.correction.outdated import settle_entries
from graphs.discussion.correction.related import related
from graphs.discussion.correction.settled import Settled
from graphs.known_by_name import told_in, with_named
from language.people.referred import with_name
from language.statements.ahead.beginnings import beginnings, besides_beginnings
from language.statements.ahead.planned import begins_soon, is_ahead
from language.statements.ahead.plans import besides_plans, plans
from stores.records import Memory

Entry = dict[str, Any]


def compared(message: str, entries: Sequence[Entry], known: list[Memory], day: date, before: str | None) -> Settled:
    """The entries of a message beside what is known. Where rules have heard it, they also hear whoever is called by
    name alone, or is only "he" and was named in the message before."""
    if before is None:
        return _settled(message, entries, known, day)
    named = with_name(message, told_in(before, known))
    settled = _settled(named, with_named(named, entries, known, day), known, day)
    if named != message:  # what an entry rests on says "he" of the one it names
        settled.entries[:] = [{"reads": named, **one} for one in settled.entries]
    return settled


def is_current(memory: Memory, since: datetime) -> bool:
    """May a message correct it: does it last, or was it noted for the day just now, and not of what was discussed?"""
    told_now = memory.created_at is not None and memory.created_at >= since
    return memory.durability == "durable" or (told_now and memory.category != "reading_history")


def _settled(message: str, entries: Sequence[Entry], known: list[Memory], day: date) -> Settled:
    """What holds only from a coming day on corrects nothing that holds today."""
    message, begun = besides_plans(message, plans(message, day)), beginnings(message, day)
    ahead = [one for one in entries if is_ahead(one["key"], one["value"], begun)]
    now = [one for one in entries if one not in ahead]
    others = related(besides_beginnings(message, day) if begun else message, now, known)
    told, now = others.message, others.others
    settled = settle_entries(told, now, others.known) if told or now else Settled([], [], [])
    soon = [one for one in ahead if begins_soon(one["key"], one["value"], begun, day)]
    return Settled(
        [*settled.entries, *others.entries, *ahead],
        [*settled.ended, *others.ended],
        [*settled.doubts, *others.doubts, *trades_before(soon, [*settled.entries, *settled.doubts], known)],
    )
