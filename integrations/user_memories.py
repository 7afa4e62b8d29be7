"""The world of `("memories", user)`: LangGraph's operations on the real, audited memory of a user."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from langgraph.store.base import GetOp, Item, PutOp, SearchItem, SearchOp

from integrations.item_values import key_of, text_of, value_of
from stores import MemoryStore
from stores.areas.items import filters
from stores.areas.items.namespaces import MEMORIES, Namespace, label_of, user_of
from stores.errors import InvalidInput
from stores.records import AGENT_KINDS, USER_KINDS, Memory
from stores.search.query import Query

_OF_AN_AGENT = (
    "observations and episodes are an agent's own notes, and no memories of the user: write them with its tools, or "
    'put them into a namespace below ("users", user)'
)


def is_memory(namespace: Namespace) -> bool:
    """Whether this is the memory of a user, and not a place for items."""
    return len(namespace) == 2 and namespace[0] == MEMORIES


class Refused(InvalidInput):
    """The gate did not let a value in; the message says why. Nothing was changed."""


@dataclass(frozen=True)
class UserMemories:
    """Whoever calls this is the host program: what it puts is carried out, unless the gate refuses it."""

    store: MemoryStore

    async def get(self, op: GetOp) -> Item | None:
        user_id = user_of(op.namespace[1])
        found = await self.store.app.get(user_id, op.key)
        return None if found is None else Item(**_fields(op.namespace, found, op.key))

    async def put(self, op: PutOp) -> None:
        user_id = user_of(op.namespace[1])
        app = self.store.app
        if op.value is None:
            receipt = await app.delete(user_id, op.key)
        elif op.value.get("kind") in AGENT_KINDS:
            raise Refused(_OF_AN_AGENT)
        else:
            receipt = await app.put(user_id, op.key, op.value, text_of(op.value))
        if not receipt.ok:
            raise Refused(receipt.reason)

    async def search(self, op: SearchOp) -> list[SearchItem]:
        """All memories that the filter lets through; a query ranks them, best first."""
        namespace, wanted = op.namespace_prefix[:2], op.filter or {}
        filters.check(wanted)
        user_id = user_of(namespace[1])
        known = await self.store.read(user_id, kind=None, limit=None, viewer="agent")
        found = [one for one in known if one.kind in USER_KINDS and filters.matches(value_of(one), wanted)]
        scores: Mapping[str, float] = {}
        if op.query and found:
            query = Query(op.query, len(known), kinds=USER_KINDS, min_score=0.0)
            scores = {hit.id: hit.score for hit in await self.store.find(user_id, query, "agent")}
            found.sort(key=lambda one: scores.get(one.id, 0.0), reverse=True)
        items = [
            SearchItem(**_fields(namespace, one), score=scores.get(one.id, 0.0) if op.query else None) for one in found
        ]
        return items[op.offset : op.offset + op.limit]

    async def namespaces(self, prefix: Namespace) -> list[Namespace]:
        """Of the users who have memories."""
        user_id = user_of(prefix[1]) if len(prefix) > 1 and "*" not in prefix[1] else None
        return [(MEMORIES, label_of(one)) for one in await self.store.app.users(user_id)]


def _fields(namespace: Namespace, memory: Memory, key: str | None = None) -> dict[str, Any]:
    return {
        "namespace": namespace,
        "key": key_of(memory) if key is None else key,
        "value": value_of(memory),
        "created_at": memory.created_at,
        "updated_at": memory.updated_at,
    }
