"""Topics that rise and fall among readers who take part: `python -m scripts.foresight.trends --publish`."""

import argparse
import sys
from typing import TYPE_CHECKING

from scripts.parts.command_line import OK, answer, run_on_store, with_json

if TYPE_CHECKING:
    from stores import MemoryStore

PROG = "python -m scripts.foresight.trends"


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="The trends that were published, and what they cost.")
    whole.add_argument(
        "--publish", action="store_true", help="publish a new report; it costs part of the month's budget"
    )
    with_json(whole)
    return whole


async def trends(store: "MemoryStore", options: argparse.Namespace) -> int:
    from scripts.foresight import tables

    if options.publish:
        await store.trends.publish()
    reports, budget = await store.trends.reports(), await store.trends.budget()
    answer(options, {"budget": budget, "reports": reports}, lambda screen: tables.trends(screen, reports, budget))
    return OK


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    return run_on_store(trends, parser(prog).parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
