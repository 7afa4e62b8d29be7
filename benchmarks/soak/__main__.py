"""`python -m benchmarks.soak --minutes 60 --processes 4 --users 500`: a long run on a PostgreSQL of its own.

Users speak at a pace of their own, at random to one of the processes; a night passes every five minutes in one more;
every thirty seconds one of them is killed and started again (the first is spared, so that its memory can be watched for
the whole run). Latency counts from the moment a turn was due. Ends with 1 where a promise is not kept.
"""

import argparse
import asyncio
import multiprocessing
import os
import sys
import tempfile
from pathlib import Path

from benchmarks.soak import report
from benchmarks.soak.crew import PRELOADED
from benchmarks.soak.run import POOL, Plan, Run
from benchmarks.soak.watch import server_of
from benchmarks.speed.store_peers import postgres
from stores import Settings


def _plan(given: list[str] | None) -> tuple[Plan, Path]:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    plain = Plan()
    parser.add_argument("--minutes", type=float, default=plain.seconds / 60)
    parser.add_argument("--warm-up", type=float, default=plain.warm_up, help="seconds before it is measured")
    parser.add_argument("--processes", type=int, default=plain.processes)
    parser.add_argument("--users", type=int, default=plain.users)
    parser.add_argument("--every", type=float, default=plain.every, help="seconds between two turns of a user")
    parser.add_argument("--night", type=float, default=plain.night, help="seconds between two nights")
    parser.add_argument("--kill", type=float, default=plain.kill, help="seconds between two kills")
    parser.add_argument("--spared", type=int, default=plain.spared, help="processes that are never killed")
    parser.add_argument("--known", type=int, default=plain.known, help="memories of each user before the run")
    parser.add_argument("--seed", type=int, default=plain.seed)
    where = Path(tempfile.gettempdir()) / "hnpal-soak"
    parser.add_argument("--folder", type=Path, default=where, help=f"for logs and figures (default {where})")
    chosen = vars(parser.parse_args(given))
    folder: Path = chosen.pop("folder")
    return Plan(seconds=60 * chosen.pop("minutes"), **chosen), folder


def main(given: list[str] | None = None) -> int:
    plan, folder = _plan(given)
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("LANGSMITH_TRACING", "false")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    with postgres() as new_database:
        if new_database is None:
            return 1
        url = new_database()
        settings = Settings(
            data_dir=folder / "data", database_url=url, documents="database", postgres_pool=POOL, model="offline"
        )
        run = Run(plan, settings, context, folder, say=_say, server=server_of(url.replace("+psycopg", "")))
        asyncio.run(run.whole())
    figures = report.summary(run)
    report.kept(figures, folder)
    report.show(figures)
    missed = report.misses(figures)
    _say("\n".join(missed) or "every promise was kept")
    return 1 if missed else 0


def _say(text: str) -> None:
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main())
