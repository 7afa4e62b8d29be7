"""Nights: what came of them, what is due, one user's night as a diff with undo; run one now, or try one."""

import asyncio
from datetime import UTC, date, datetime
from functools import partial
from typing import Any

from markupsafe import Markup
from starlette.responses import Response

from graphs.models.choose import Models
from graphs.nightly.pace import Pace
from graphs.nightly.results import Night
from graphs.nightly.user_night import Nights
from graphs.server.resources import process
from stores.areas.nightly_runs.review import NightFigures, changes_of, nights, one_night, undoings, users_of
from stores.documents.files.paths import check_user
from stores.errors import InvalidUser
from stores.records import Receipt
from web.pages.display import charts
from web.pages.frame import Visit, page
from web.pages.operator.jobs import Job, jobs
from web.pages.operator.progress import refreshing
from web.pages.operator.schedule import next_night
from web.pages.operator.words import Words

NIGHTS = "/memory/nights"
_RUN, _REHEARSAL = "night", "rehearsal"
_SHOWN_DUE = 20
_MOST_REHEARSED = 20
_PAGE = 100


async def show(visit: Visit) -> Response:
    """All nights; a form starts one, or a rehearsal, and the page shows how far it is."""
    if visit.posted:
        return await _start(visit)
    store, now = visit.store, visit.store.clock()
    found = await store.everyone(nights)
    due = await store.runs.count_due(now.date())
    job, rehearsal = jobs.get(_RUN), jobs.get(_REHEARSAL)
    running = sum(one.running for one in found)
    line = store.settings.extraction_schedule
    response = visit.page(
        "nights.html",
        here="nights",
        say=Words(visit),
        nights=found,
        due=due,
        waiting=await store.runs.due(now.date(), limit=_SHOWN_DUE) if due else [],
        running=running,
        schedule=line,
        next=next_night(line, now.astimezone(UTC)),
        job=job,
        rehearsal=rehearsal,
        most=_MOST_REHEARSED,
        chart=_chart(visit, found) if found else "",
    )
    return refreshing(response, job, rehearsal, bool(running))


async def _start(visit: Visit) -> Response:
    user = visit.field("user").strip()
    try:
        check_user(user or "nobody")
    except InvalidUser:
        return visit.problem(400, "sign_in.no_name")
    if visit.field("action") == "rehearse":
        jobs.start(_REHEARSAL, partial(_rehearse, user=user))
    else:
        jobs.start(_RUN, partial(_live, user=user))
    return visit.go(NIGHTS)


async def _live(job: Job, *, user: str) -> dict[str, Any]:
    """The nightly graph, as a schedule would run it."""
    graph = await process.graph("nightly")
    wanted: dict[str, Any] = {"users": [user]} if user else {}
    report: dict[str, Any] = {}
    async for mode, event in graph.astream(wanted, stream_mode=["custom", "values"]):
        if mode == "custom":
            job.done, job.due = event["done"], event["due"]
        else:
            report = event.get("report", report)
    return report


async def _rehearse(job: Job, *, user: str) -> list[Night]:
    """What nights would do now; nothing is claimed, marked or written."""
    settings, store = process.settings, process.store
    models, pace = Models.of(process.models), Pace(settings.extraction_calls_per_minute)
    lived = Nights(store, models.night, settings, pace=pace, second=models.second_opinion)
    await asyncio.to_thread(lived.prepare)
    today = datetime.now(UTC).date()
    users = [user] if user else await store.runs.due(today, limit=_MOST_REHEARSED)
    job.due, came = len(users), []
    for one in users:
        came.append(await lived.of(one, today, dry_run=True))
        job.done += 1
    return came


async def of_date(visit: Visit) -> Response:
    """Whose nights of a date there were, a hundred at a time."""
    try:
        day = date.fromisoformat(visit.request.path_params["day"])
    except ValueError:
        return visit.problem(404, "night.unknown")
    asked = visit.request.query_params.get("page", "1")
    number = max(1, int(asked)) if asked.isascii() and asked.isdigit() and len(asked) < 7 else 1
    look = partial(users_of, run_date=day, limit=_PAGE + 1, offset=(number - 1) * _PAGE)
    found = await visit.store.everyone(look)
    if not found and number == 1:
        return visit.problem(404, "night.unknown")
    more = len(found) > _PAGE
    return visit.page(
        "night_users.html", here="nights", say=Words(visit), day=day, found=found[:_PAGE], number=number, more=more
    )


async def of_user(visit: Visit) -> Response:
    """One user's night as the diff of both files; a form takes it back, or takes that back."""
    store = visit.store
    run = await store.everyone(partial(one_night, run_id=visit.request.path_params["run"]))
    if run is None:
        return visit.problem(404, "night.unknown")
    if run.batch is None:
        return visit.page("night.html", here="nights", say=Words(visit), run=run, changes=[], told="", undone=False)
    told, bad = "", False
    following = partial(undoings, user_id=run.user_id, batch=run.batch)
    chain = await store.everyone(following)
    if visit.posted and visit.field("batch") != chain[-1]:
        # The form is of another batch, or somebody was faster: a click too many must not bring back what is undone.
        told, bad = visit.t("night.stale"), True
    elif visit.posted:
        receipt = await store.undo(run.user_id, chain[-1], actor="operator")
        told, bad = _receipt(visit, receipt, redone=len(chain) % 2 == 0), not receipt.batch
        chain = await store.everyone(following)
    changes = await store.everyone(partial(changes_of, user_id=run.user_id, batch=run.batch))
    undone = len(chain) % 2 == 0
    return visit.page(
        "night.html",
        here="nights",
        say=Words(visit),
        run=run,
        changes=changes,
        told=told,
        bad=bad,
        undone=undone,
        batch=chain[-1],
    )


def _receipt(visit: Visit, receipt: Receipt, *, redone: bool) -> str:
    if not receipt.batch:
        return visit.t("night.not_undone", reason=visit.translated(receipt.reason))
    counts = receipt.counts
    words = visit.t("night.redone") if redone else visit.t("night.undone", restored=counts.get("restored", 0))
    return f"{words} {visit.t('night.kept', kept=counts['kept'])}" if counts.get("kept") else words


async def rehearsed(visit: Visit) -> Response:
    """What a rehearsal found: figures of everybody, or the diff of one."""
    job = jobs.get(_REHEARSAL)
    number = visit.request.path_params.get("number")
    if job is None or job.result is None or (number is not None and not 1 <= number <= len(job.result)):
        return visit.problem(404, "night.gone")
    one = job.result[number - 1] if number is not None else None
    lines = one.diff.splitlines() if one else []
    return visit.page("rehearsal.html", here="nights", say=Words(visit), found=job.result, one=one, lines=lines)


def _chart(visit: Visit, found: list[NightFigures]) -> Markup:
    new, changed = visit.t("night.written"), visit.t("night.updated")
    columns = [(f"{one.run_date:%m-%d}", {new: one.written, changed: one.updated}) for one in reversed(found)]
    return charts.bars(columns, [new, changed], visit.t("nights.chart")) + charts.legend([new, changed])


ROUTES = [
    page(NIGHTS, show, operator=True),
    page(f"{NIGHTS}/on/{{day}}", of_date, methods=["GET"], operator=True),
    page(f"{NIGHTS}/run/{{run}}", of_user, operator=True),
    page(f"{NIGHTS}/rehearsal", rehearsed, methods=["GET"], operator=True),
    page(f"{NIGHTS}/rehearsal/{{number:int}}", rehearsed, methods=["GET"], operator=True),
]
