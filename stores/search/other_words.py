"""Where no word of a question is held: the memories that answer it in other words.

A trained judge reads question and memories by the sorts of things they speak of ("what plants make me sneeze?", an
allergy to ragweed). It is asked only where the words found nothing, and answers only where it is sure.
"""

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from language.asking.answers import likelihoods
from language.asking.notes import Note
from language.asking.words import words_for
from language.hearing.features import tokens
from language.words.classes import classes_of
from language.words.lexicon import GENERAL_WORDS
from stores.database import queries
from stores.database.brief import take_long
from stores.database.users import User
from stores.records import USER_KINDS, Hit, Memory
from stores.search.index.entries import Filter
from stores.search.index.user_index import Match

SURE, SURER = 0.8, 0.95
"""How likely a memory must answer for it to be shown: a question, and a word or two, which say less."""
_FEW_WORDS = 2
_NEWEST = 200
_JUDGED = 60
"""Memories that are read, and those of them that the judge weighs."""
_MOST = 3
_LONGEST = 300
"""Letters of a question; what is longer is no question but a text to compare."""


def in_other_words(connection: Connection, user: User, text: str, allow: Filter, now: datetime) -> list[Match]:
    """The memories that surely answer a question whose words none of them holds, the surest first."""
    if allow.source or allow.conversation_id or allow.since or allow.until:
        return []
    take_long()
    newest = queries.read(connection, user, category=allow.category, kind=None, limit=_NEWEST, now=now)
    kinds = USER_KINDS if allow.kinds is None else set(USER_KINDS) & set(allow.kinds)
    return answers_among(text, [memory for memory in newest if memory.kind in kinds])


def answers_among(text: str, known: Sequence[Memory | Hit]) -> list[Match]:
    """The same of memories that are at hand."""
    if not known:
        return []
    near = _nearest(text, known)
    answers = surely(text, [Note(memory.key, memory.value) for memory in near])
    return [Match(near[place].id, share) for place, share in answers]


def may_ask(text: str) -> bool:
    """Whether a text that is no query may ask for something all the same: a look that costs little."""
    table, words = words_for(text), tokens(text)
    asks = words[:1] and (words[0] in table.asks or words[0] in table.remind)
    return "?" in text or bool(asks) or not table.advice.isdisjoint(words)


def surely(text: str, notes: Sequence[Note]) -> list[tuple[int, float]]:
    """The places of the notes that surely answer a question, and how likely; what is asked of anything says nothing."""
    if len(text) > _LONGEST:
        return []
    shares = likely(text, notes)
    order = sorted(range(len(notes)), key=lambda place: -shares[place])
    least = SURE if len(_telling(text)) > _FEW_WORDS else SURER
    return [(place, shares[place]) for place in order[:_MOST] if shares[place] >= least]


def likely(text: str, notes: Sequence[Note]) -> list[float]:
    """How likely each note answers a question."""
    if not notes or len(text) > _LONGEST:
        return [0.0] * len(notes)
    return likelihoods(" ".join(_telling(text)) or text, notes, "lookup")


def _telling(text: str) -> list[str]:
    return [word for word in text.split() if word.strip("?!¿¡.,").casefold() not in GENERAL_WORDS]


def _nearest(text: str, known: Sequence[Memory | Hit]) -> Sequence[Memory | Hit]:
    """Of many memories those that speak of the most sorts of things that the question speaks of."""
    if len(known) <= _JUDGED:
        return known
    asked = _sorts(text)
    sorts = [_sorts(f"{memory.key.replace('_', ' ')} {memory.value}") for memory in known]
    order = sorted(range(len(known)), key=lambda place: -len(asked & sorts[place]))
    return [known[place] for place in order[:_JUDGED]]


def _sorts(text: str) -> set[str]:
    return {one.rstrip("+") for word in tokens(text) for one in classes_of(word)}
