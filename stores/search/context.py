"""What an agent should know of a user before it speaks: who they are, what they said on the topic, what they did.

The budget is split: at most a third for relevant past context and the agent's own notes on the topic, at most a sixth
for recent activity, and the profile gets all the rest, at least half. Lines come whole or not at all, and a heading
only with a line below it. A small memory that fits as a whole is shown as it is, in one order whatever is asked:
nothing is sought in it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from language.statements.ahead.planned import PLANNED
from language.words.token_estimate import count_tokens
from stores.database.brief import take_long
from stores.database.conversations import open_conversations
from stores.database.users import User
from stores.records import AGENT_KINDS, USER_KINDS, Conversation, Hit
from stores.search.apart import kept_elsewhere, told
from stores.search.due import is_due
from stores.search.index_cache import Indexes
from stores.search.other_words import answers_among, may_ask
from stores.search.profile_cache import Line, Profile, Standing, line_of
from stores.search.query import Query, search
from stores.search.reactions import reactions

PAST_SHARE = 1 / 3
RECENT_SHARE = 1 / 6
RECENT_DAYS = 7
FLOOR = 0.3
"""A past memory must score at least this share of the best match to be shown."""
_TITLE = "## User Memory"
_HEADING = "### Core Profile"
_NOTES = "### The agent's own notes (from its work, not facts about the user)"
MATCHES = 20
_BRIEFLY_JUDGED = 8
"""Memories that the judge of answers weighs in so short a time that the event loop may wait."""


class RecalledText(str):
    """The text for the prompt, the memories it was made of, the discussions that are still open, and the user's era."""

    hits: tuple[Hit, ...]
    open: tuple[Conversation, ...]
    era: int | None
    due: bool
    """Does something planned hold from today on?"""

    def __new__(
        cls,
        text: str,
        hits: Iterable[Hit] = (),
        open: Iterable[Conversation] = (),
        era: int | None = None,
        due: bool = False,
    ) -> "RecalledText":
        made = super().__new__(cls, text)
        made.hits, made.open, made.era, made.due = tuple(hits), tuple(open), era, due
        return made


@dataclass
class _Block:
    """A heading and the lines that fit below it."""

    heading: str
    lines: list[Line] = field(default_factory=list)
    used: int = 0

    def add(self, line: Line, room: int) -> None:
        cost = line.tokens + (0 if self.lines else count_tokens(f"\n{self.heading}\n\n"))
        if self.used + cost <= room:
            self.used += cost
            self.lines.append(line)

    def __str__(self) -> str:
        return "\n".join([self.heading, *(line.text for line in self.lines)])


def assemble(
    connection: Connection,
    user: User,
    indexes: Indexes,
    standing: Standing,
    topic: str,
    max_tokens: int,
    now: datetime,
    found: list[Hit] | None = None,
    with_open: bool = False,
    conversation_id: str | None = None,
) -> RecalledText:
    """At most `max_tokens`; empty when nothing is known. `found` is what matches the topic, where that is known."""
    room = max_tokens - count_tokens(_TITLE + "\n\n")
    kept = kept_elsewhere(connection, user, conversation_id)
    known = standing.of(connection, user, now)
    about = told([line for line in known.strongest(now) if line.stands(now)], kept, [])
    daily = [*reactions(connection, user, now - timedelta(days=RECENT_DAYS)), *told(list(known.daily), kept, [])]
    seek = found is None and not (_all_fits(about, room) and _is_all(known, len(indexes.memories(connection, user))))
    matches = search(connection, user, indexes, _asked(topic), now) if seek else found or []
    blocks = _blocks(about, told(matches, kept, []), daily, room, now)
    if seek and not matches and may_ask(topic):
        shown = {line.hit.id for block in blocks for line in block.lines}
        others = _in_other_words(connection, user, indexes, known, topic, now, shown)
        blocks = _blocks(about, told(others, kept, []), daily, room, now) if others else blocks
    hits = (line.hit for block in blocks for line in block.lines if line.hit.id)
    text = "\n\n".join([_TITLE, *map(str, blocks)]) if blocks else ""
    planned = [line.hit for line in about if line.hit.key.startswith(PLANNED)]
    day = now.astimezone(ZoneInfo(user.timezone)).date()
    due = any(is_due(hit, day) for hit in planned)
    return RecalledText(text, hits, open_conversations(connection, user.id) if with_open else (), user.era, due)


def _all_fits(about: list[Line], room: int) -> bool:
    """Whether the profile shows every line, however much was done lately."""
    return sum(line.tokens for line in about) + count_tokens(f"\n{_HEADING}\n\n") <= room - int(room * RECENT_SHARE)


def _is_all(known: Profile, remembered: int) -> bool:
    """Whether nothing is remembered but what stands in the profile: then there is nothing to find."""
    return not known.daily and remembered <= len(known.about)


def _asked(topic: str) -> Query:
    return Query(topic, limit=MATCHES, other_words=False)


def _blocks(about: list[Line], matches: list[Hit], daily: list[Line], room: int, now: datetime) -> list[_Block]:
    """What is shown of a user, where this matches the topic."""
    past = _past(matches, {line.hit.id for line in about}, int(room * PAST_SHARE))
    notes = _notes(matches, int(room * PAST_SHARE) - past.used)
    recent = _recent(daily, now, {line.hit.id for line in past.lines}, int(room * RECENT_SHARE))
    profile = _profile(about, {hit.id: hit.score for hit in matches}, room - past.used - notes.used - recent.used)
    return [block for block in (profile, past, recent, notes) if block.lines]


def _in_other_words(
    connection: Connection, user: User, indexes: Indexes, known: Profile, topic: str, now: datetime, shown: set[str]
) -> list[Hit]:
    """What answers a question whose words nothing holds, of what is not `shown` anyway; rows are read only for what is
    not at hand."""
    if len(indexes.memories(connection, user)) > len(known.about) + len(known.daily):
        return search(connection, user, indexes, Query(topic, limit=MATCHES), now)
    lines = [line for line in (*known.about, *known.daily) if line.stands(now) and line.hit.id not in shown]
    hits = {line.hit.id: line.hit for line in lines if line.hit.kind in USER_KINDS}
    if len(hits) > _BRIEFLY_JUDGED:
        take_long()
    return [replace(hits[match.id], score=match.score) for match in answers_among(topic, list(hits.values()))]


def _profile(strongest: list[Line], scores: Mapping[str, float], room: int) -> _Block:
    """Every standing memory that fits: pinned ones, then those on the topic, then the strongest."""
    block = _Block(_HEADING)
    if scores:
        strongest = sorted(strongest, key=lambda one: (not one.pinned, -scores.get(one.hit.id, 0.0)))
    for line in strongest:
        block.add(line, room)
    return block


def _past(matches: list[Hit], shown: set[str], room: int) -> _Block:
    """What matches the topic and stands nowhere else: daily notes, the archive."""
    block = _Block("### Relevant Past Context")
    for hit in _relevant(matches):
        if hit.id not in shown and hit.kind not in AGENT_KINDS:
            block.add(line_of(hit), room)
    return block


def _notes(matches: list[Hit], room: int) -> _Block:
    """What an agent learned from its work on the topic."""
    block = _Block(_NOTES)
    for hit in _relevant(matches):
        if hit.kind in AGENT_KINDS:
            block.add(line_of(hit), room)
    return block


def _relevant(matches: list[Hit]) -> list[Hit]:
    best = matches[0].score if matches else 0.0
    return [hit for hit in matches if hit.score >= FLOOR * best and not _tells_of_another(hit)]


def _recent(daily: Iterable[Line], now: datetime, shown: set[str], room: int) -> _Block:
    block = _Block("### Recent Activity")
    since = now - timedelta(days=RECENT_DAYS)
    for line in daily:
        at = line.hit.created_at
        new = line.hit.id not in shown and line.hit.kind not in AGENT_KINDS and not _tells_of_another(line.hit)
        if line.stands(now) and at is not None and at >= since and new:
            block.add(line, room)
    return block


def _tells_of_another(hit: Hit) -> bool:
    """A line of a daily note on a memory that stands on its own."""
    return bool(hit.details.get("about"))
