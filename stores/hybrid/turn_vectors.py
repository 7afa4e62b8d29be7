"""Vectors of conversation turns: what a query may be compared with, and how new vectors are kept."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from sqlalchemy import Connection, Select, select

from stores.database import schema
from stores.database.schemas.vectors import turn_vectors
from stores.database.statements import upsert
from stores.database.users import User
from stores.hybrid.vector_candidates import Candidate, Vector, packed, unpacked
from stores.records import MESSAGE
from stores.search.index.user_index import Match
from stores.search.query import Query, message_hit
from stores.write.unit_of_work import UnitOfWork

MOST = 5_000
"""Turns compared by meaning, the newest; the words of older ones are still searched."""
SHARE = 0.07
"""What the meaning of one turn counts beside its words, relative to a memory: half a thought says little, and more of
it puts turns about times and persons below where their words alone would."""
_SUPPORT = 0.1
_CHANCE = 0.2


def turns(connection: Connection, user: User, query: Query, model: str) -> list[Candidate]:
    """The newest turns that the filters allow."""
    table, vectors = schema.messages, turn_vectors
    joined = (vectors.c.arrival == table.c.arrival) & (vectors.c.model == model)
    mine = select(table, vectors.c.data).outerjoin_from(table, vectors, joined).where(table.c.user_id == user.id)
    found = _allowed(mine, query).order_by(table.c.arrival.desc()).limit(MOST)
    return [
        Candidate(
            hit, str(row.arrival), f"{row.speaker or row.role}: {row.content}", "", row.data and unpacked(row.data)
        )
        for row in connection.execute(found)
        if (hit := message_hit(row, Match(str(row.arrival), 0.0))) and query.source in (None, hit.source)
    ]


def supported(similar: Mapping[str, float], found: Sequence[Candidate]) -> dict[str, float]:
    """A turn means more where its neighbours speak of the same: what they are above chance is added, in part."""
    more = dict(similar)
    spoken = [one for one in found if one.hit.kind == MESSAGE and one.name in similar]
    for one, two in pairwise(spoken):
        if one.hit.conversation_id == two.hit.conversation_id:
            more[one.name] += _SUPPORT * max(0.0, similar[two.name] - _CHANCE)
            more[two.name] += _SUPPORT * max(0.0, similar[one.name] - _CHANCE)
    return more


def keep(unit: UnitOfWork, model: str, made: Mapping[str, tuple[Candidate, Vector]]) -> None:
    """Keep the vectors of turns that are still there."""
    table = schema.messages
    by_arrival = {int(one.row): vector for one, vector in made.values()}
    there = select(table.c.arrival).where(table.c.user_id == unit.user.id, table.c.arrival.in_(list(by_arrival)))
    values = [
        {"arrival": arrival, "user_id": unit.user.id, "model": model, "data": packed(by_arrival[arrival])}
        for arrival in unit.connection.execute(there).scalars()
    ]
    if values:
        unit.connection.execute(upsert(unit.connection.dialect.name, turn_vectors, ("arrival",)), values)


def _allowed(found: Select[tuple[object, ...]], query: Query) -> Select[tuple[object, ...]]:
    c = schema.messages.c
    if query.category != "all":
        found = found.where(c.role == query.category)
    if query.conversation_id is not None:
        found = found.where(c.conversation_id == query.conversation_id)
    if query.since is not None:
        found = found.where(c.at >= query.since)
    if query.until is not None:
        found = found.where(c.at <= query.until)
    return found
