"""Search of one user's memories and conversations: exact BM25 over committed rows, and of that what is relevant."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, select

from stores.database import queries, schema
from stores.database.users import User
from stores.records import MESSAGE, Hit, Memory, Term
from stores.search.index.standing_for import NOTHING_MORE, More
from stores.search.index.user_index import Filter, Match, UserIndex
from stores.search.index_cache import Indexes
from stores.search.other_words import in_other_words
from stores.search.relevance import more_of, read, relevant, stands_for
from stores.search.said import said
from stores.search.timely import timely

_LEAST = 1e-9
_SPARE = 8
"""Matches asked for beyond the limit: an expired one may be among the best."""


@dataclass(frozen=True, slots=True)
class Query:
    """What is asked, and what may answer."""

    text: str
    limit: int = 5
    category: str = "all"
    kinds: Sequence[str] | None = None
    min_score: float | None = None
    conversation_id: str | None = None
    since: datetime | None = None
    until: datetime | None = None
    source: str | None = None
    explain: bool = False
    echoes: bool = True
    """Lines of daily notes that only tell of a memory standing elsewhere may answer too."""
    other_words: bool = True
    """Where no word is held, what answers in other words is sought."""

    def allow(self, kinds: Sequence[str] | None) -> Filter:
        return Filter(
            kinds=kinds,
            category=None if self.category == "all" else self.category,
            source=self.source,
            conversation_id=self.conversation_id,
            since=self.since,
            until=self.until,
        )

    def passes(self, match: Match) -> bool:
        return self.min_score is None or match.score >= self.min_score


def search(connection: Connection, user: User, indexes: Indexes, query: Query, now: datetime) -> list[Hit]:
    """The best answers among memories, and among conversation turns where the kinds ask for them."""
    if query.limit < 1:
        return []
    memory_kinds = None if query.kinds is None else [kind for kind in query.kinds if kind != MESSAGE]
    hits: list[Hit] = []
    if memory_kinds is None or memory_kinds:
        hits += _memories(connection, user, indexes, query, memory_kinds, now)
    if query.kinds is not None and MESSAGE in query.kinds:
        hits += _messages(connection, user, indexes.messages(connection, user), query, now)
        hits.sort(key=lambda hit: -hit.score)
    return hits[: query.limit]


def search_in(
    index: UserIndex, connection: Connection, user: User, query: Query, now: datetime, written: Sequence[Memory]
) -> list[Hit]:
    """Search an index that has these memories besides the committed ones."""
    matches = _match_memories(index, query, query.kinds, now, spare=0)
    stored = queries.by_ids(connection, user, [match.id for match in matches], now)
    known = stored | {memory.id: memory for memory in written}
    more = _more(index, query, query.kinds)
    return [memory_hit(known[m.id], m, _terms(index, m, query, more)) for m in matches if m.id in known]


def _memories(
    connection: Connection, user: User, indexes: Indexes, query: Query, kinds: Sequence[str] | None, now: datetime
) -> list[Hit]:
    index = indexes.memories(connection, user)
    matches = _match_memories(index, query, kinds, now, spare=_SPARE)
    sensed = not matches and query.other_words and query.min_score is None
    if sensed:
        matches = in_other_words(connection, user, query.text, query.allow(kinds), now)
    hits: list[Hit] = []
    more = _more(index, query, kinds)

    def terms(match: Match) -> tuple[Term, ...]:
        return _sense(match, query) if sensed else _terms(index, match, query, more)

    for some in (matches[: query.limit], matches[query.limit :]):
        if some and len(hits) < query.limit:
            found = indexes.rows.by_ids(connection, user, [match.id for match in some], now)
            wanted = {name: one for name, one in found.items() if query.echoes or not one.details.get("about")}
            hits += [memory_hit(wanted[m.id], m, terms(m)) for m in some if m.id in wanted]
    return hits


def _messages(connection: Connection, user: User, index: UserIndex, query: Query, now: datetime) -> list[Hit]:
    found = said(index, query.text, query.limit + _SPARE, query.allow(None), now)
    matches = {match: holds for match, holds in found if query.passes(match)}
    if not matches:
        return []
    table = schema.messages
    rows = select(table).where(table.c.user_id == user.id, table.c.arrival.in_([int(match.id) for match in matches]))
    known = {str(row.arrival): row for row in connection.execute(rows)}
    return [
        message_hit(known[m.id], m, index.explain(m.id, query.text) if query.explain else (), beside=not holds)
        for m, holds in matches.items()
        if m.id in known
    ]


def _match_memories(
    index: UserIndex, query: Query, kinds: Sequence[str] | None, now: datetime, *, spare: int
) -> list[Match]:
    """Asked for a score of at least 0, every match passes: nobody judges whether it answers."""
    find = partial(relevant, index, floor=query.min_score != 0)
    matches = timely(index, query.text, query.limit + spare, query.allow(kinds), now, find)
    return [match for match in matches if query.passes(match)]


def _more(index: UserIndex, query: Query, kinds: Sequence[str] | None) -> More:
    """What was asked beside the query; only an explanation needs it."""
    if not query.explain:
        return NOTHING_MORE
    if query.min_score == 0:
        return read(query.text).more
    return more_of(index, query.text, query.limit + _SPARE, query.allow(kinds))


def _terms(index: UserIndex, match: Match, query: Query, more: More) -> tuple[Term, ...]:
    """What each term added; what is left of the score comes of the time that was asked about."""
    if not query.explain:
        return ()
    terms = tuple(_named(term, query.text) for term in index.explain(match.id, query.text, more))
    left = match.score - sum(term.weight for term in terms)
    return terms if abs(left) < _LEAST else (*terms, Term("(time)", left, 0.0, 0))


def _named(term: Term, text: str) -> Term:
    """A term that stands for a word of the query, as a word."""
    word, asked = stands_for(text).get(term.term[1:], ("", "")) if term.term.startswith("=") else ("", "")
    return replace(term, term=f"={word}", stands_for=asked) if asked else term


def _sense(match: Match, query: Query) -> tuple[Term, ...]:
    """Of what is found in other words, no term tells; how likely it answers does."""
    return (Term("(sense)", match.score, 0.0, 0),) if query.explain else ()


def memory_hit(memory: Memory, match: Match, terms: tuple[Term, ...] = ()) -> Hit:
    return Hit(
        id=memory.id,
        key=memory.key,
        value=memory.value,
        category=memory.category,
        kind=memory.kind,
        score=match.score,
        source=memory.source,
        confidence=memory.confidence,
        created_at=memory.created_at,
        durability=memory.durability,
        conversation_id=memory.conversation_id,
        details={**memory.details, **({"day": memory.day.isoformat()} if memory.day else {})},
        terms=terms,
    )


def message_hit(row: Any, match: Match, terms: tuple[Term, ...] = (), *, beside: bool = False) -> Hit:
    """A turn; `beside` in its details says that the words asked for stand near it and not in it."""
    return Hit(
        id=row.id,
        key=row.speaker or row.role,
        value=row.content,
        category=row.role,
        kind=MESSAGE,
        score=match.score,
        source=f"conversation:{row.conversation_id}",
        created_at=row.at,
        conversation_id=row.conversation_id,
        details={"beside": True} if beside else {},
        terms=terms,
    )
