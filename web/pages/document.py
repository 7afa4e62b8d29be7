"""MEMORY.md and the daily notes as text in an editor; what somebody else changed meanwhile is merged and shown."""

import asyncio
from calendar import Calendar
from dataclasses import dataclass
from datetime import date
from difflib import unified_diff
from itertools import islice

from starlette.responses import Response

from stores.records import Code
from web.pages.display.moments import WEEKDAYS, day_words, month_words
from web.pages.frame import Visit, page
from web.pages.memories import undo
from web.pages.receipts import Shown, shown

_MOST_LINES = 400
"""Of a diff that is shown."""


@dataclass(frozen=True, slots=True)
class Editor:
    """The text in the editor, the text it was made from, and what was merged into it."""

    text: str
    base: str
    receipt: Shown | None = None
    theirs: tuple[str, ...] = ()
    yours: tuple[str, ...] = ()


async def memory_md(visit: Visit) -> Response:
    return await _answer(visit, None)


async def daily_note(visit: Visit) -> Response:
    try:
        day = date.fromisoformat(str(visit.request.path_params["day"]))
    except ValueError:
        return visit.problem(404, "problem.unknown")
    return await _answer(visit, day)


async def _answer(visit: Visit, day: date | None) -> Response:
    editor = await _act(visit, day) if visit.posted else await _fresh(visit, day)
    days = await visit.store.days(visit.user_id)
    month = _month(visit.request.query_params.get("month", ""), day, days)
    return visit.page(
        "document.html",
        here="document",
        editor=editor,
        day=day,
        title=visit.t("document.title") if day is None else visit.t("document.note_title"),
        day_words=day_words(day, visit.language) if day else "",
        address="/memory/document" if day is None else f"/memory/document/{day.isoformat()}",
        notices=await visit.store.notices(visit.user_id),
        calendar=_calendar(visit, month, days) if month else None,
    )


async def _fresh(visit: Visit, day: date | None, receipt: Shown | None = None) -> Editor:
    text = _plain(await visit.store.document(visit.user_id, day) or "")
    return Editor(text, text, receipt)


async def _act(visit: Visit, day: date | None) -> Editor:
    if visit.field("do") == "undo":
        return await _fresh(visit, day, (await undo(visit)).receipt)
    if visit.field("do") != "save":
        return await _fresh(visit, day)
    base, text = visit.field("base"), visit.field("text")
    current = await visit.store.document(visit.user_id, day) or ""
    ends = "\r\n" if "\r\n" in current else "\n"
    as_read = current if _plain(current) == base else base
    receipt = await visit.store.save_document(visit.user_id, text.replace("\n", ends), day=day, base=as_read)
    if receipt.code is not Code.CHANGED_SINCE:
        done = shown(visit, receipt, "receipt.document")
        return await _fresh(visit, day, done) if receipt.ok else Editor(text, base, done)
    current, merged = await visit.store.merged_document(visit.user_id, base, text, day=day)
    theirs, yours = await asyncio.to_thread(lambda: (_diff(base, _plain(current)), _diff(base, text)))
    told = Shown(visit.t("document.merge"), "bad")
    return Editor(_plain(merged), _plain(current), told, theirs, yours)


def _plain(text: str) -> str:
    """As a browser has it."""
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _diff(before: str, after: str) -> tuple[str, ...]:
    lines = unified_diff(before.splitlines(), after.splitlines(), n=1, lineterm="")
    return tuple(line for line in islice(lines, 2, _MOST_LINES) if not line.startswith("@@"))


def _month(asked: str, day: date | None, days: list[date]) -> date | None:
    try:
        return date.fromisoformat(f"{asked}-01")
    except ValueError:
        return (day or days[-1]).replace(day=1) if day or days else None


@dataclass(frozen=True, slots=True)
class Month:
    """One month of the calendar; days with a note are links."""

    words: str
    weekdays: tuple[str, ...]
    weeks: list[list[tuple[date, bool, bool]]]
    earlier: str
    later: str


def _calendar(visit: Visit, month: date, days: list[date]) -> Month:
    noted = set(days)
    weeks = [
        [(day, day.month == month.month, day in noted) for day in week]
        for week in Calendar().monthdatescalendar(month.year, month.month)
    ]
    before = max((day for day in days if day < month), default=None)
    after = min((day for day in days if (day.year, day.month) > (month.year, month.month)), default=None)
    return Month(
        month_words(month, visit.language),
        WEEKDAYS[visit.language],
        weeks,
        f"{before:%Y-%m}" if before else "",
        f"{after:%Y-%m}" if after else "",
    )


ROUTES = [page("/memory/document", memory_md), page("/memory/document/{day}", daily_note)]
