"""What a memory looks like in a list: its words, where it comes from, and which part of the list is asked for."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from urllib.parse import urlencode

from stores.areas.browse import DAILY, Listing
from stores.labels import says_itself, shown_label
from stores.records import CATEGORIES, KINDS, Hit, Memory
from web.pages.frame import CLOSED, Visit

SIZE = 50
"""Memories on a page."""
FOUND = 30
LONGEST_QUERY = 1_000


@dataclass(frozen=True, slots=True)
class View:
    """Which memories are shown; the words searched for are part of no address."""

    kind: str = ""
    category: str = ""
    archived: bool = False
    page: int = 1
    query: str = ""

    @classmethod
    def of(cls, visit: Visit) -> "View":
        asked = visit.request.query_params
        kind = asked.get("kind", "")
        category = asked.get("category", "")
        page = asked.get("page", "1")
        return cls(
            kind if kind in (*KINDS, DAILY) else "",
            category if category in CLOSED else "",
            asked.get("archived") == "1",
            min(int(page), 100_000) if page.isdecimal() and len(page) < 7 and int(page) else 1,
            " ".join(visit.field("query").split())[:LONGEST_QUERY],
        )

    @property
    def address(self) -> str:
        """Where this part of the list is."""
        asked = {
            "kind": self.kind,
            "category": self.category,
            "archived": "1" if self.archived else "",
            "page": str(self.page) if self.page > 1 else "",
        }
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"/memory/?{query}" if query else "/memory/"

    def with_(self, **changes: object) -> "View":
        return replace(self, **{"page": 1, **changes})  # type: ignore[arg-type]  # names of ours


class Row(NamedTuple):
    """A memory, the heading it stands under, and why a search found it."""

    memory: Memory
    section: str
    article: str = ""
    hit: Hit | None = None
    language: str = ""

    @property
    def letters(self) -> float:
        """What runs of letters in common with the query added to the score."""
        return sum(term.weight for term in self.hit.terms if term.term.startswith("~")) if self.hit else 0.0

    @property
    def label(self) -> str:
        """What MEMORY.md says before the value, where the value alone would not tell what it is; a key that was made
        of a sentence tells nothing."""
        memory = self.memory
        sentence = memory.key.count("_") > 1 or says_itself(memory.key, memory.value)
        if memory.kind != "memory" or memory.durability == DAILY or sentence:
            return ""
        return shown_label(memory.key, memory.value, self.language)


def section(memory: Memory) -> str:
    """The name of the heading a memory stands under, as in MEMORY.md."""
    if memory.durability == DAILY:
        return "section.daily"
    if memory.kind != "memory":
        return f"section.{memory.kind}"
    if memory.pinned and memory.category == "personal_context":
        return "section.key_facts"
    return f"section.{memory.category}" if memory.category != "reading_history" else "section.daily"


async def rows_of(visit: Visit, view: View) -> tuple[list[Row], Listing]:
    """A page of the memories, or what a search found, best first."""
    store, user_id = visit.store, visit.user_id
    listing = await store.browse.page(
        user_id,
        kind=view.kind or None,
        category=view.category or None,
        archived=view.archived or bool(view.query),
        offset=(view.page - 1) * SIZE,
        limit=SIZE,
    )
    if not view.query:
        articles = await store.browse.articles(user_id, listing.memories)
        return [
            Row(one, section(one), articles.get(one.id, ""), language=visit.language) for one in listing.memories
        ], listing
    hits = await _search(visit, view, limit=FOUND, explain=True)
    memories = await store.browse.several(user_id, [hit.id for hit in hits])
    articles = await store.browse.articles(user_id, list(memories.values()))
    found = [(memories[hit.id], hit) for hit in hits if hit.id in memories]
    if view.kind == DAILY:
        found = [(one, hit) for one, hit in found if one.durability == DAILY]
    return [Row(one, section(one), articles.get(one.id, ""), hit, visit.language) for one, hit in found], listing


async def left_out(visit: Visit, view: View, rows: Sequence[Row]) -> Hit | None:
    """The best match of a search that is not shown: it holds too little of what is asked, or there are too many."""
    if not view.query or view.kind == DAILY:
        return None
    shown = {row.memory.id for row in rows}
    every = await _search(visit, view, limit=len(rows) + 1, min_score=0.0)
    return next((hit for hit in every if hit.id not in shown), None)


async def _search(visit: Visit, view: View, **more: Any) -> list[Hit]:
    kinds = [view.kind] if view.kind in KINDS else None
    return await visit.store.search(visit.user_id, view.query, category=view.category or "all", kinds=kinds, **more)


def chips(view: View, counts: Mapping[tuple[str, str], int]) -> tuple[list[tuple[str, int, View]], ...]:
    """The filters there are something for: kinds, and the categories of the kind that is chosen."""
    kinds: list[tuple[str, int, View]] = []
    for kind in (*KINDS, DAILY):
        size = sum(count for (of_kind, _), count in counts.items() if of_kind == kind)
        if size or kind == view.kind:
            kinds.append((kind, size, view.with_(kind=kind, category="")))
    chosen = view.kind or "memory"
    names = CATEGORIES.get(chosen, CATEGORIES["memory"])
    categories = [
        (name, counts.get((chosen, name), 0), view.with_(category=name, kind=view.kind))
        for name in names
        if counts.get((chosen, name)) or name == view.category
    ]
    return kinds, categories


def pages(view: View, total: int) -> tuple[View | None, View | None]:
    """The part of the list before this one, and the one after it."""
    before = replace(view, page=view.page - 1) if view.page > 1 else None
    after = replace(view, page=view.page + 1) if view.page * SIZE < total else None
    return before, after


def ids_of(visit: Visit) -> Sequence[str]:
    """The memories a form is about, each once."""
    return list(dict.fromkeys(visit.fields("id")))[:500]
