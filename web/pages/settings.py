"""What a user decides: pause, time zone, how long things are kept, export, import, and erasing everything."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from zoneinfo import available_timezones

from starlette.responses import Response

from graphs.server.resources import process
from language.languages import spoken
from stores.errors import InvalidInput
from stores.moving.records import Report
from stores.records import Receipt, Status
from web.pages.frame import HEADERS, Visit, page
from web.pages.import_page import Preview, carry_out, preview
from web.pages.memories import undo
from web.pages.receipts import Shown, shown, shown_erasure

_ZONES = sorted(available_timezones())
_LANGUAGES = {code: one.OWN_NAME for code, one in spoken().items()}
"""Those that replies are in, by their own names."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a form: a receipt, an import to look at before it is done, or the question before clearing."""

    receipt: Shown | None = None
    preview: Preview | None = None
    report: Report | None = None
    asking: bool = False


async def settings(visit: Visit) -> Response:
    act = ACTS.get(visit.field("do")) if visit.posted else None
    outcome = await act(visit) if act else Outcome()
    profile = await visit.store.profile(visit.user_id)
    return visit.page(
        "settings.html",
        here="settings",
        outcome=outcome,
        profile=profile,
        zones=_ZONES,
        own=visit.store.settings,
        spoken=_LANGUAGES,
    )


async def _pause(visit: Visit) -> Outcome:
    return Outcome(_final(visit, await visit.store.pause(visit.user_id), "settings.paused"))


async def _resume(visit: Visit) -> Outcome:
    return Outcome(_final(visit, await visit.store.resume(visit.user_id), "settings.resumed"))


def _final(visit: Visit, receipt: Receipt, name: str) -> Shown:
    """A receipt without Undo: the way back is the same form."""
    return replace(shown(visit, receipt, name), batch=None, why="")


async def _zone(visit: Visit) -> Outcome:
    try:
        await visit.store.set_timezone(visit.user_id, visit.field("timezone"))
    except InvalidInput:
        return Outcome(Shown(visit.t("settings.bad_zone"), "bad"))
    visit.zone = visit.field("timezone")
    return Outcome(Shown(visit.t("settings.zone_saved")))


async def _keep(visit: Visit) -> Outcome:
    try:
        notes, messages = _days(visit.field("note_days")), _days(visit.field("message_days"))
        receipt = await visit.store.set_retention(visit.user_id, notes=notes, messages=messages)
    except ValueError:
        return Outcome(Shown(visit.t("settings.bad_days"), "bad"))
    return Outcome(_final(visit, receipt, "settings.days_saved"))


def _days(text: str) -> int | None:
    return int(text[:12]) if text.strip() else None


async def _trends(visit: Visit) -> Outcome:
    taking_part = visit.field("trends") == "on"
    receipt = await visit.store.trends.take_part(visit.user_id, taking_part)
    return Outcome(_final(visit, receipt, "settings.trends_in" if taking_part else "settings.trends_out"))


async def _replies(visit: Visit) -> Outcome:
    """In which language the program answers, and whether a discussion may open with a link to an earlier one."""
    choices = visit.store.choices
    try:
        spoken = await choices.set_language(visit.user_id, visit.field("spoken") or None)
    except InvalidInput:
        return Outcome(Shown(visit.t("settings.bad_language"), "bad"))
    linked = await choices.set_quiet(visit.user_id, visit.field("links") != "on")
    changed = linked if linked.status in (Status.STORED, Status.UPDATED) else spoken
    return Outcome(_final(visit, changed, "settings.replies_saved"))


async def _dry_run(visit: Visit) -> Outcome:
    found = await preview(visit)
    return Outcome(preview=found) if isinstance(found, Preview) else Outcome(found)


async def _import(visit: Visit) -> Outcome:
    done = await carry_out(visit)
    return Outcome(done.receipt, report=done.report)


async def _ask_clear(visit: Visit) -> Outcome:
    return Outcome(asking=True)


async def _clear(visit: Visit) -> Outcome:
    await process.delete_threads(visit.user_id)
    receipt = await visit.store.clear(visit.user_id)
    if receipt.status is not Status.DELETED:
        return Outcome(shown(visit, receipt))
    era = (await visit.store.profile(visit.user_id)).era
    left = await process.delete_threads(visit.user_id, era=era)  # a turn may have begun and ended in between
    told = shown_erasure(visit, [replace(receipt, remains=(*receipt.remains, *left))])
    return Outcome(replace(told, words=visit.t("settings.cleared")))


async def _undo(visit: Visit) -> Outcome:
    return Outcome((await undo(visit)).receipt)


ACTS: dict[str, Callable[[Visit], Awaitable[Outcome]]] = {
    "pause": _pause,
    "resume": _resume,
    "zone": _zone,
    "keep": _keep,
    "trends": _trends,
    "replies": _replies,
    "dry_run": _dry_run,
    "import": _import,
    "clear": _ask_clear,
    "clear_now": _clear,
    "undo": _undo,
}


async def export_json(visit: Visit) -> Response:
    data = await visit.store.export(visit.user_id)
    text = await visit.store.in_reader(lambda: json.dumps(data, ensure_ascii=False, indent=2) + "\n")
    return _download(text, "memory.json", "application/json")


async def export_markdown(visit: Visit) -> Response:
    """MEMORY.md, and below it the daily notes, newest first."""
    files = await visit.store.export_as(visit.user_id, "markdown")
    first, *rest = sorted(files.items(), key=lambda file: (file[0] == "MEMORY.md", file[0]), reverse=True)
    text = "\n\n".join(content.strip("\n") for _, content in (first, *rest) if content)
    return _download(f"{text}\n", "memory.md", "text/markdown")


def _download(text: str, name: str, kind: str) -> Response:
    sent = {**HEADERS, "content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=f"{kind}; charset=utf-8", headers=sent)


ROUTES = [
    page("/memory/settings", settings),
    page("/memory/export.json", export_json, methods=["GET"]),
    page("/memory/export.md", export_markdown, methods=["GET"]),
]
