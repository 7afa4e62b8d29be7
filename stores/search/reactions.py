"""What a user liked, disliked and saved lately and no night has noted yet, as lines for a prompt."""

from collections import defaultdict
from datetime import UTC, date, datetime, time

from sqlalchemy import Connection, bindparam, select

from stores.database import quick
from stores.database.schema import deliveries, posts
from stores.database.users import User
from stores.records import Durability, Hit
from stores.search.profile_cache import Line, line_of

_MOST = 50
_TITLE = 120
_c = deliveries.c
_LATELY = (
    select(posts.c.title, _c.reaction, _c.reacted_at, _c.reaction_run, _c.saved_at, _c.saved_run)
    .join(posts, (posts.c.id == _c.post_id) & (posts.c.user_id == _c.user_id))
    .where(
        _c.user_id == bindparam("user"),
        (_c.reacted_at >= bindparam("since", type_=_c.reacted_at.type))
        | (_c.saved_at >= bindparam("since", type_=_c.saved_at.type)),
    )
    .order_by(_c.id.desc())
    .limit(_MOST)
)


def reactions(connection: Connection, user: User, since: datetime) -> list[Line]:
    """One line for each day and reaction, newest first; they are no memories and have no id."""
    if not user.reads_posts:
        return []
    titles: defaultdict[tuple[date, str], list[str]] = defaultdict(list)
    for row in quick.rows(connection, _LATELY, {"user": user.id, "since": since}):
        title = " ".join(row.title.split())[:_TITLE]
        if row.reaction and row.reaction_run is None and row.reacted_at and row.reacted_at >= since:
            titles[row.reacted_at.date(), " ".join(row.reaction.split())[:20]].append(f'"{title}"')
        if row.saved_run is None and row.saved_at and row.saved_at >= since:
            titles[row.saved_at.date(), "⭐ Saved"].append(f'"{title}"')
    newest = sorted(titles.items(), key=lambda item: item[0][0], reverse=True)
    return [_line(day, f"{reaction} {', '.join(named)}") for (day, reaction), named in newest]


def _line(day: date, text: str) -> Line:
    at = datetime.combine(day, time.max, tzinfo=UTC)
    return line_of(Hit("", "", text, "reading_history", "memory", 0.0, created_at=at, durability=Durability.DAILY))
