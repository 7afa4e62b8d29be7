"""The page that asks what is still true: one memory at a time, answered by a plain form."""

from typing import Any

from starlette.responses import Response

from web.pages.frame import Visit, page
from web.pages.memories import undo
from web.pages.receipts import Shown, shown

_SORTS = ("proposed", "conflict", "same", "unsure", "old")
_ANSWERS = ("yes", "no", "change")


async def review(visit: Visit) -> Response:
    receipt = await _act(visit) if visit.posted else None
    profile = await visit.store.profile(visit.user_id)
    found = await visit.store.review.questions(visit.user_id, 1)
    doubt = found[0] if found else None
    return visit.page("review.html", here="review", doubt=doubt, paused=not profile.enabled, receipt=receipt)


async def _act(visit: Visit) -> Shown | None:
    """Carry out an answer, or take the last one back."""
    said = visit.field("do")
    if said == "undo":
        return (await undo(visit)).receipt
    asked = _asked(visit)
    if asked is None or said not in _ANSWERS:
        return None
    words = " ".join(visit.field("words").split())
    receipt = await visit.store.review.answer(visit.user_id, asked, said, words, call_id=visit.call_id)
    return shown(visit, receipt, "review.confirmed" if said == "yes" else "")


def _asked(visit: Visit) -> dict[str, Any] | None:
    """The question a form answers; another user's memory is found by none."""
    sort, revision = visit.field("sort"), visit.field("revision")
    if sort not in _SORTS or not revision.isdecimal() or len(revision) > 18:
        return None
    named = {name: visit.field(name)[:200] for name in ("id", "other", "mark")}
    return {"sort": sort, "revision": int(revision), **named}


ROUTES = [page("/memory/review", review)]
