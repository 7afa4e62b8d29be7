"""Learn from what users did: `python -m scripts.extract_memory --all`, or `--user-id ann --dry-run` to look first."""

import argparse
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

from scripts.parts.command_line import FAILED, OK, answer, at_least_one, confirm, run, with_json

if TYPE_CHECKING:
    from graphs.nightly.graph import NightEngine
    from graphs.nightly.results import Night
    from graphs.nightly.user_night import Nights
    from stores import MemoryStore, Settings

PROG = "python -m scripts.extract_memory"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    words = "Nightly extraction: what users did since the last run becomes memory, once per user and date."
    whole = argparse.ArgumentParser(prog=prog, description=words)
    who = whole.add_mutually_exclusive_group(required=True)
    who.add_argument("--user-id", metavar="USER", help="the night of one user")
    who.add_argument("--all", action="store_true", help="the nights of everybody who is due")
    whole.add_argument("--dry-run", action="store_true", help="show what would change in the files; change nothing")
    whole.add_argument("--date", type=_day, metavar="DATE", help="the date of the run (default: today in UTC)")
    whole.add_argument("--limit", type=at_least_one, metavar="N", help="at most N users")
    whole.add_argument("--yes", action="store_true", help="do not ask before an import is read by a model")
    where = whole.add_argument_group("where it runs")
    where.add_argument("--engine", choices=("local", "dask"), default="local", help="this process, or a Dask cluster")
    where.add_argument("--scheduler", metavar="tcp://…", help="a running Dask scheduler (default: a local cluster)")
    where.add_argument("--workers", type=at_least_one, default=2, metavar="N", help="processes of a local cluster")
    where.add_argument("--concurrency", type=at_least_one, metavar="N", help="users at once in each process")
    where.add_argument("--calls-per-minute", type=at_least_one, metavar="N", help="model calls a minute at most")
    where.add_argument("--shared-files", action="store_true", help="MEMORY_DATA_DIR is the same disk on every worker")
    with_json(whole)
    return whole


async def extract(options: argparse.Namespace) -> int:
    from stores import Settings, open_store

    settings = _settings(Settings(), options)
    async with open_store(settings) as store:
        day = options.date or datetime.now(UTC).date()
        if options.dry_run:
            return await _rehearse(store, settings, options, day)
        if options.user_id:
            return await _one(store, settings, options, day)
        return await _all(store, settings, options, day)


def _settings(settings: "Settings", options: argparse.Namespace) -> "Settings":
    chosen = {
        "extraction_concurrency": options.concurrency,
        "extraction_calls_per_minute": options.calls_per_minute,
    }
    return settings.model_copy(update={name: value for name, value in chosen.items() if value})


def _nights(store: "MemoryStore", settings: "Settings") -> "Nights":
    from graphs.models.choose import choose_model, choose_second
    from graphs.nightly.pace import Pace
    from graphs.nightly.user_night import Nights

    pace, second = Pace(settings.extraction_calls_per_minute), choose_second(settings)
    nights = Nights(store, choose_model(settings), settings, pace=pace, second=second)
    nights.prepare()
    return nights


async def _rehearse(store: "MemoryStore", settings: "Settings", options: argparse.Namespace, day: date) -> int:
    """The diff of every user asked for, one after the other."""
    from scripts.screen import night as night_screen

    nights = _nights(store, settings)
    users = [options.user_id] if options.user_id else await store.runs.due(day, limit=options.limit or 1000)
    if options.user_id:
        await _imported(store, nights, options)
    came = [await nights.of(user_id, day, dry_run=True) for user_id in users]

    def draw(screen: Any) -> None:
        for night in came:
            night_screen.night(screen, night)
        screen.print(f"Dry run: nothing was changed ({len(came)} user{'s'[: len(came) != 1]}).", style="dim")

    answer(options, [_plain(night) for night in came], draw)
    return OK


async def _one(store: "MemoryStore", settings: "Settings", options: argparse.Namespace, day: date) -> int:
    from scripts.screen import night as night_screen

    nights = _nights(store, settings)
    came = await nights.of(options.user_id, day) if not await _imported(store, nights, options) else None
    if came is None:
        came = await _imported_nights(store, nights, options, day)
    if came.status in ("completed", "partial"):
        await store.prune(options.user_id)
    answer(options, _plain(came), lambda screen: night_screen.night(screen, came))
    return FAILED if came.status == "failed" else OK


async def _imported(store: "MemoryStore", nights: "Nights", options: argparse.Namespace) -> int:
    """How much of an import waits; what reading it may cost is said, and asked, before a model is."""
    from graphs.models.costs import OFFLINE
    from graphs.models.names import name_of
    from graphs.nightly.estimate import estimate

    waiting, letters = await store.runs.imported(options.user_id)
    model = name_of(nights.model)
    if waiting and model != OFFLINE:
        words = f"{waiting:,} imported turns wait. {estimate(waiting, letters, model, nights.settings)}"
        if sys.stdin.isatty():
            confirm(options, f"{words} Go on?")
        else:
            sys.stderr.write(f"{words}\n")
    return waiting


async def _imported_nights(store: "MemoryStore", nights: "Nights", options: argparse.Namespace, day: date) -> "Night":
    """A night reads as much of an import as its model can; here one follows the other until all of it is read."""
    from rich.console import Console

    from graphs.nightly.results import together
    from scripts.screen.night import imported_bar

    left, _ = total, _ = await store.runs.imported(options.user_id)
    came = []
    with imported_bar(Console(stderr=True, quiet=options.json or not sys.stderr.isatty()), total) as show:
        while left:
            came.append(await nights.of(options.user_id, day))
            now, _ = await store.runs.imported(options.user_id)
            if came[-1].status not in ("completed", "partial") or now >= left:
                break
            left = now
            show(total - left)
    return together(came)


async def _all(store: "MemoryStore", settings: "Settings", options: argparse.Namespace, day: date) -> int:
    from rich.console import Console

    from graphs.nightly.graph import Nightly, Wanted
    from scripts.screen.night import NightScreen, report

    wanted: Wanted = {"run_date": day.isoformat()}
    if options.limit:
        wanted["limit"] = options.limit
    screen = Console(stderr=True, quiet=options.json)
    figures: dict[str, Any] = {}
    event: Any
    async with _engine(store, settings, options) as engine:
        graph = Nightly(store, engine, settings).builder().compile()
        with NightScreen(screen) as nights:
            async for mode, event in graph.astream(wanted, stream_mode=["custom", "values"]):
                if mode == "custom":
                    nights.show(event)
                else:
                    figures = event.get("report", figures)
    priced = bool(figures["cost"])
    answer(options, figures, lambda out: report(out, figures, priced=priced))
    return FAILED if figures["failed"] else OK


@asynccontextmanager
async def _engine(
    store: "MemoryStore", settings: "Settings", options: argparse.Namespace
) -> AsyncIterator["NightEngine"]:
    if options.engine == "local":
        from graphs.nightly.graph import LocalEngine

        yield LocalEngine(_nights(store, settings), settings.extraction_concurrency)
        return
    from scripts.parts.cluster import open_engine

    async with open_engine(
        settings,
        scheduler=options.scheduler,
        workers=options.workers,
        threads=settings.extraction_concurrency,
        shared_files=options.shared_files,
    ) as engine:
        yield engine


def _plain(night: "Night") -> dict[str, Any]:
    """A night as JSON; the typed update is plain already."""
    from dataclasses import asdict, replace

    update = night.update.model_dump() if night.update else None
    return {**asdict(replace(night, update=None)), "update": update}


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date like 2026-02-12") from None


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    return run(lambda: extract(options))


if __name__ == "__main__":
    sys.exit(main())
