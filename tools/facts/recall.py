"""Which facts a model gets to see: by type and by words, of the current conversation where it tells something."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from zoneinfo import ZoneInfo

from stores import MemoryStore
from stores.areas.facts import FACT, holds
from stores.errors import InvalidInput
from stores.records import CATEGORIES, USER_KINDS, Hit, Memory
from tools.vocabulary import type_of

_MOST_READ = 500
"""Facts looked at before those of other types and conversations are left out."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for; without words the newest come first."""

    types: Sequence[str] = ()
    words: str = ""
    limit: int = 10
    conversation_id: str | None = None
    kinds: Sequence[str] = USER_KINDS

    def takes(self, fact: Memory | Hit) -> bool:
        return fact.category != "reading_history" and (not self.types or type_of(fact) in self.types)

    def is_heard_elsewhere(self, fact: Memory | Hit) -> bool:
        """Of a fact, whether only other conversations told it; what a person typed into the file belongs to all."""
        heard = (fact.conversation_id, *fact.details.get("conversations", ()))
        asked = fact.kind == FACT and None not in (self.conversation_id, fact.conversation_id)
        return asked and self.conversation_id not in heard


def check_types(types: Sequence[str]) -> None:
    """A type that no fact can have would silently find nothing."""
    if unknown := [one for one in types if one not in CATEGORIES[FACT]]:
        named = ", ".join(repr(one[:40]) for one in unknown[:3])
        raise InvalidInput(f"fact_types: there is no type {named}; the types are {', '.join(CATEGORIES[FACT])}")


async def recall(store: MemoryStore, user_id: str, wanted: Wanted) -> list[Memory | Hit]:
    """What holds now first, then what held before; of all conversations where the one asked for tells nothing."""
    found: list[Memory | Hit] = []
    if wanted.words.strip():
        found += await store.search(user_id, wanted.words, limit=_MOST_READ, kinds=list(wanted.kinds), viewer="agent")
    else:
        for kind in wanted.kinds:
            found += await store.read(user_id, kind=kind, limit=_MOST_READ, viewer="agent")
    day = await today(store, user_id)
    taken = [fact for fact in found if wanted.takes(fact)]
    here = [fact for fact in taken if not wanted.is_heard_elsewhere(fact)]
    return sorted(here or taken, key=lambda fact: not holds(fact.details, day))[: wanted.limit]


async def today(store: MemoryStore, user_id: str) -> date:
    """The date where the user is."""
    return store.clock().astimezone(ZoneInfo((await store.profile(user_id)).timezone)).date()
