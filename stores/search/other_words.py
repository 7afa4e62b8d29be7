"""Where no word of a question is held: the memories that answer it in other words.

A trained judge reads question and memories by the sorts of things they speak of ("what plants make me sneeze?", an
allergy to ragweed). It is asked only where the words found nothing, and answers only where it is sure.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from language.asking.answering import Note, likelihoods
from language.hearing.features import tokens
from language.words.classes import classes_of
from stores.database import queries
from stores.database.users import User
from stores.records import USER_KINDS, Memory
from stores.search.entries import Filter
from stores.search.user_index import Match

SURE = 0.75
"""How likely a memory must answer for it to be shown."""
_NEWEST = 200
_JUDGED = 40
"""Memories that are read, and those of them that the judge weighs."""
_MOST = 3
_LONGEST = 300
"""Letters of a question; what is longer is no question but a text to compare."""


def in_other_words(connection: Connection, user: User, text: str, allow: Filter, now: datetime) -> list[Match]:
    """The memories that surely answer a question whose words none of them holds, the surest first."""
    if len(text) > _LONGEST or allow.source or allow.conversation_id or allow.since or allow.until:
        return []
    newest = queries.read(connection, user, category=allow.category, kind=None, limit=_NEWEST, now=now)
    kinds = USER_KINDS if allow.kinds is None else set(USER_KINDS) & set(allow.kinds)
    known = _nearest(text, [memory for memory in newest if memory.kind in kinds])
    likely = likelihoods(text, [Note(memory.key, memory.value) for memory in known])
    sure = sorted(zip(likely, known, strict=True), key=lambda one: -one[0])[:_MOST]
    return [Match(memory.id, share) for share, memory in sure if share >= SURE]


def _nearest(text: str, known: Sequence[Memory]) -> Sequence[Memory]:
    """Of many memories those that speak of the most sorts of things that the question speaks of."""
    if len(known) <= _JUDGED:
        return known
    asked = _sorts(text)
    return sorted(known, key=lambda memory: -len(asked & _sorts(f"{memory.key.replace('_', ' ')} {memory.value}")))[
        :_JUDGED
    ]


def _sorts(text: str) -> set[str]:
    return {one.rstrip("+") for word in tokens(text) for one in classes_of(word)}
