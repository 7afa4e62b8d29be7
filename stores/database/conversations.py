"""The rows of conversations, as several layers ask for them."""

from typing import Any

from sqlalchemy import Connection, Select, bindparam, func, select

from stores.database import quick, schema
from stores.records import Conversation

_c, _turn = schema.conversations.c, schema.messages.c
OWNER = select(_c.user_id).where(_c.id == bindparam("conversation"))
_TURNS = select(func.count()).where(_turn.user_id == _c.user_id, _turn.conversation_id == _c.id).scalar_subquery()
_MINE = select(schema.conversations, _TURNS.label("messages")).where(_c.user_id == bindparam("user"))
ALL = _MINE.order_by(_c.last_at.desc(), _c.id)
ONE = _MINE.where(_c.id == bindparam("conversation"))
_OPEN = _MINE.where(_c.ended_at.is_(None) | (_c.ended_at < _c.last_at)).order_by(_c.started_at, _c.id)

_KEPT = select(_c.id).where(_c.user_id == bindparam("user"), _c.kept_here)


def open_conversations(connection: Connection, user_id: str) -> list[Conversation]:
    """Those with a turn later than their end, or with no end; oldest first."""
    return listed(connection, _OPEN, {"user": user_id})


def kept_here(connection: Connection, user_id: str) -> list[str]:
    """The ids of conversations whose words are told in no other one."""
    return [row.id for row in quick.rows(connection, _KEPT, {"user": user_id})]


def listed(connection: Connection, query: Select[Any], asked: dict[str, str]) -> list[Conversation]:
    """The conversations a query gives."""
    return [_conversation(row) for row in quick.rows(connection, query, asked)]


def _conversation(row: Any) -> Conversation:
    names = ("id", "post_id", "title", "summary", "started_at", "last_at", "ended_at", "messages")
    return Conversation(**{name: getattr(row, name) for name in names}, kept_here=bool(row.kept_here))
