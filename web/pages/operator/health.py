"""Health: what the doctor found and can repair, how large everything is, and which versions run."""

import asyncio
import platform
import re
from collections.abc import Callable
from contextlib import closing
from functools import partial
from importlib.metadata import PackageNotFoundError, version

from starlette.responses import Response

from stores import Settings
from stores.maintenance.doctor import Doctor, Finding
from stores.maintenance.health import health
from web.pages.frame import Visit, page
from web.pages.operator.jobs import Job, jobs
from web.pages.operator.progress import refreshing
from web.pages.operator.words import Words

HEALTH = "/memory/health"
EXAMINE, REPAIR = "examine", "repair"
_MOST = 200
"""Findings shown."""
_PARTS = ("hnpal-memory", "langgraph", "langchain-core", "langgraph-api", "sqlalchemy", "psycopg", "starlette", "mcp")
_WORDS = re.compile(r"""'[^']*'|"[^"]*"|\([^()]*\)(?= has no row)""")
"""Keys of memories in a finding: they may tell of a user."""


async def show(visit: Visit) -> Response:
    """Start what is asked for; a first visit has the doctor look, which changes nothing."""
    if visit.posted:
        repairing = visit.field("action") == REPAIR
        jobs.start("doctor", partial(_doctor, visit.store.settings, repair=repairing))
        return visit.go(HEALTH)
    job = jobs.get("doctor") or jobs.start("doctor", partial(_doctor, visit.store.settings, repair=False))
    settings = visit.store.settings
    found = await visit.store.everyone(partial(health, settings=settings))
    versions = await asyncio.to_thread(_versions)
    # Nothing is awaited from here on: a job that ends meanwhile would be shown as done and without what it found.
    findings, advice, repaired = job.result or ([], [], False)
    response = visit.page(
        "health.html",
        here="health",
        say=Words(visit),
        job=job,
        repaired=repaired,
        findings=[(one, _WORDS.sub("…", one.problem)) for one in findings[:_MOST]],
        found_in_all=len(findings),
        mendable=any(one.repair for one in findings) and not repaired,
        most=_MOST,
        advice=advice,
        health=found,
        versions=versions,
    )
    return refreshing(response, job)


async def _doctor(settings: Settings, job: Job, *, repair: bool) -> tuple[list[Finding], list[str], bool]:
    """A doctor of its own beside the running store, on a thread: it may look at many files."""
    return await asyncio.to_thread(_looked, settings, repair)


def _looked(settings: Settings, repair: bool) -> tuple[list[Finding], list[str], bool]:
    with closing(Doctor(settings)) as doctor:
        look: Callable[[], list[Finding]] = doctor.repair if repair else doctor.examine
        return look(), doctor.advice, repair


def _versions() -> dict[str, str]:
    found = {"Python": platform.python_version()}
    for part in _PARTS:
        try:
            found[part] = version(part)
        except PackageNotFoundError:  # an extra that is not installed, or a checkout
            continue
    return found


ROUTES = [page(HEALTH, show, operator=True)]
