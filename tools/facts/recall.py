"""Which facts a model gets to see: by type, by words, and of the current conversation or of all."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from zoneinfo import ZoneInfo

from stores import MemoryStore
from stores.areas.facts import FACT, holds
from stores.errors import InvalidInput
from stores.records import CATEGORIES, Hit, Memory

_MOST_READ = 500
"""Facts looked at before those of other types and conversations are left out."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for; without words the newest come first, without a conversation those of all."""

    types: Sequence[str] = ()
    words: str = ""
    limit: int = 10
    conversation_id: str | None = None
    kinds: Sequence[str] = (FACT,)

    def takes(self, fact: Memory | Hit) -> bool:
        if self.types and fact.category not in self.types:
            return False
        # Only facts belong to conversations; one that a person typed into the file belongs to all of them.
        heard = (fact.conversation_id, *fact.details.get("conversations", ()))
        return (
            fact.kind != FACT
            or self.conversation_id is None
            or fact.conversation_id is None
            or (self.conversation_id in heard)
        )


def check_types(types: Sequence[str]) -> None:
    """A type that no fact can have would silently find nothing."""
    if unknown := [one for one in types if one not in CATEGORIES[FACT]]:
        named = ", ".join(repr(one[:40]) for one in unknown[:3])
        raise InvalidInput(f"fact_types: there is no type {named}; the types are {', '.join(CATEGORIES[FACT])}")


async def recall(store: MemoryStore, user_id: str, wanted: Wanted) -> list[Memory | Hit]:
    """What holds now first, then what held before."""
    found: list[Memory | Hit] = []
    if wanted.words.strip():
        found += await store.search(user_id, wanted.words, limit=_MOST_READ, kinds=list(wanted.kinds), viewer="agent")
    else:
        for kind in wanted.kinds:
            found += await store.read(user_id, kind=kind, limit=_MOST_READ, viewer="agent")
    day = await today(store, user_id)
    taken = [fact for fact in found if wanted.takes(fact)]
    return sorted(taken, key=lambda fact: not holds(fact.details, day))[: wanted.limit]


async def today(store: MemoryStore, user_id: str) -> date:
    """The date where the user is."""
    return store.clock().astimezone(ZoneInfo((await store.profile(user_id)).timezone)).date()
