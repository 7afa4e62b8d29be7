"""The page of everything remembered: list, search and filter, add, edit in place, forget, erase, pin, undo."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from starlette.responses import Response

from graphs.server.resources import process
from stores.labels import key_after
from stores.records import CATEGORIES, Code, Memory, Receipt
from web.pages.display.views import FOUND, SIZE, View, chips, ids_of, left_out, pages, rows_of
from web.pages.frame import Visit, page
from web.pages.receipts import Shown, left_of, shown, shown_erasure, shown_together

SOURCE = "page"
CHOICES = ("preference", "work_context", "personal_context", "note")
"""What somebody may add; the last is a kind of its own."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody typed that could not be kept as it is: shown again, so that it is not lost."""

    value: str = ""
    category: str = ""
    stale: Memory | None = None
    gone: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """What a page says first: the receipt, and what was typed where it is needed again."""

    receipt: Shown | None = None
    draft: Draft | None = None
    changed: Memory | None = None


async def memories(visit: Visit) -> Response:
    """The list; a form on it is answered with the receipt above the same list."""
    if not visit.posted:
        return await _list(visit, Answer())
    act = ACTS.get(visit.field("do"))
    done = await act(visit) if act else Answer()
    return done if isinstance(done, Response) else await _list(visit, done)


async def _list(visit: Visit, answer: Answer) -> Response:
    view = View.of(visit)
    rows, listing = await rows_of(visit, view)
    stale = answer.draft.stale if answer.draft else None
    if stale and stale.id not in {row.memory.id for row in rows}:
        rows, listing = await rows_of(visit, replace(view, query="", page=1))
    kinds, categories = chips(view, listing.categories)
    before, after = pages(view, listing.total)
    profile = await visit.store.profile(visit.user_id)
    return visit.page(
        "memories.html",
        here="memory",
        answer=answer,
        view=view,
        rows=rows,
        missed=await left_out(visit, view, rows),
        full=len(rows) == FOUND,
        total=listing.total,
        first=(view.page - 1) * SIZE + 1,
        kinds=kinds,
        categories=categories,
        before=before,
        after=after,
        profile=profile,
        choices=CHOICES,
        own_categories=CATEGORIES,
    )


async def _add(visit: Visit) -> Answer:
    value, choice = visit.field("value"), visit.field("category")
    note = choice == "note"
    receipt = await visit.store.write(
        visit.user_id,
        value=value,
        kind="note" if note else "memory",
        category="" if note else choice,
        source=SOURCE,
        replaces=False,
        call_id=visit.call_id,
    )
    draft = None if receipt.ok else Draft(value, choice)
    return Answer(shown(visit, receipt), draft)


async def _save(visit: Visit) -> Answer:
    """Another text or category, if the memory is still the one that was shown."""
    memory_id, value, category = visit.field("id"), visit.field("value"), visit.field("category")
    memory = await visit.store.get(visit.user_id, memory_id)
    receipt = await visit.store.update(
        visit.user_id,
        memory_id,
        value,
        new_key=key_after(memory.key, memory.value, value) if memory else "",
        category=category or None,
        revision=_revision(visit, -1),
        reason=SOURCE,
        call_id=visit.call_id,
    )
    if receipt.code is Code.CHANGED_SINCE:
        return Answer(draft=Draft(value, category, receipt.similar[0]))
    if receipt.code is Code.UNKNOWN:
        return Answer(draft=Draft(value, category, gone=True))
    return Answer(shown(visit, receipt))


async def _forget(visit: Visit) -> Answer:
    receipt = await visit.store.forget(
        visit.user_id, visit.field("id"), reason=SOURCE, revision=_revision(visit, None), call_id=visit.call_id
    )
    if receipt.code is Code.CHANGED_SINCE:
        return Answer(changed=receipt.similar[0])
    return Answer(shown(visit, receipt))


async def _pin(visit: Visit) -> Answer:
    pinned = visit.field("do") == "pin"
    receipt = await visit.store.pin(
        visit.user_id, visit.field("id"), pinned=pinned, reason=SOURCE, call_id=visit.call_id
    )
    return Answer(shown(visit, receipt, "receipt.pinned" if pinned else "receipt.unpinned"))


async def _forget_several(visit: Visit) -> Answer:
    async with visit.store.batch(visit.user_id) as batch:
        for one in ids_of(visit):
            await batch.forget(visit.user_id, one, reason=SOURCE)
    return Answer(shown_together(visit, batch.receipts, "receipt.forgotten_several", batch.batch))


async def _pin_several(visit: Visit) -> Answer:
    async with visit.store.batch(visit.user_id) as batch:
        for one in ids_of(visit):
            await batch.pin(visit.user_id, one, reason=SOURCE)
    return Answer(shown_together(visit, batch.receipts, "receipt.pinned_several", batch.batch))


async def _ask_erase(visit: Visit) -> Answer | Response:
    """Show by name what would go and what would stay; nothing has gone yet."""
    found = [await visit.store.would_erase(visit.user_id, one) for one in ids_of(visit)]
    receipts = [one.receipt for one in found if one is not None]
    if not receipts:
        return Answer(Shown(visit.t("receipt.none"), "bad"))
    known = await visit.store.browse.several(visit.user_id, ids_of(visit))
    return visit.page(
        "erase.html",
        here="memory",
        view=View.of(visit),
        memories=list(known.values()),
        removed=list(dict.fromkeys(name for one in receipts for name in one.removed[1:])),
        remains=left_of(receipts),
    )


async def _erase(visit: Visit) -> Answer:
    receipts: list[Receipt] = []
    for one in ids_of(visit):
        found = await visit.store.would_erase(visit.user_id, one)
        left = await process.delete_threads(visit.user_id, found.sayings) if found else []
        receipt = await visit.store.forget(visit.user_id, one, erase=True)
        receipts.append(replace(receipt, remains=(*receipt.remains, *left)))
    return Answer(shown_erasure(visit, receipts))


async def undo(visit: Visit) -> Answer:
    receipt = await visit.store.undo(visit.user_id, visit.field("batch"))
    return Answer(shown(visit, receipt, "receipt.undone"))


def _revision(visit: Visit, otherwise: int | None) -> int | None:
    """Which state of a memory the form was made for."""
    given = visit.field("revision")
    return int(given) if given.isdecimal() else otherwise


ACTS: dict[str, Callable[[Visit], Awaitable[Answer | Response]]] = {
    "add": _add,
    "save": _save,
    "forget": _forget,
    "pin": _pin,
    "unpin": _pin,
    "erase": _ask_erase,
    "erase_now": _erase,
    "forget_several": _forget_several,
    "pin_several": _pin_several,
    "erase_several": _ask_erase,
    "undo": undo,
}

ROUTES = [page("/memory/", memories)]
