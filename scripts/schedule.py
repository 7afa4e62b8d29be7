"""The nightly run as a cron of a LangGraph server: `python -m scripts.schedule register | list | remove`."""

import argparse
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from scripts.parts.command_line import OK, Refused, answer, run, with_json

if TYPE_CHECKING:
    from langgraph_sdk.client import LangGraphClient
    from langgraph_sdk.schema import Cron

PROG = "python -m scripts.schedule"
GRAPH = "nightly"
OURS = {"made_by": "hnpal-memory"}
"""Marks the crons this command made; it never touches others."""

_MOST = 100


def parser(prog: str = PROG) -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog=prog, description="The nightly run as a cron of a LangGraph server.")
    whole.add_argument("what", choices=("register", "list", "remove"), help="set the cron, show it, take it away")
    whole.add_argument("--url", default="http://127.0.0.1:2024", help="the server (default: that of `langgraph dev`)")
    whole.add_argument("--token", help="a bearer token with the permission `nightly`, where the server asks for one")
    whole.add_argument(
        "--schedule", metavar="CRON", help="minute hour day month weekday, in UTC (default: MEMORY_EXTRACTION_SCHEDULE)"
    )
    with_json(whole)
    return whole


async def schedule(options: argparse.Namespace) -> int:
    async with _connected(options.url, options.token) as client:
        ours = await client.crons.search(metadata=OURS, limit=_MOST)
        if options.what == "register":
            ours = await _register(client, ours, options.schedule or _default())
        elif options.what == "remove":
            await _remove(client, ours)
            ours = []
    answer(options, [_plain(cron) for cron in ours], lambda screen: _draw(screen, ours, options.what))
    return OK


async def _register(client: "LangGraphClient", ours: list["Cron"], wanted: str) -> list["Cron"]:
    """One cron with the schedule that is wanted; what was registered before with another one goes."""
    if not any(cron["schedule"] == wanted for cron in ours):
        await client.crons.create(GRAPH, schedule=wanted, input={}, metadata=OURS, timezone="UTC")
    ours = await client.crons.search(metadata=OURS, limit=_MOST)
    kept = next(cron for cron in ours if cron["schedule"] == wanted)
    await _remove(client, [cron for cron in ours if cron is not kept])
    return [kept]


async def _remove(client: "LangGraphClient", crons: list["Cron"]) -> None:
    for cron in crons:
        await client.crons.delete(cron["cron_id"])


@asynccontextmanager
async def _connected(url: str, token: str | None) -> AsyncIterator["LangGraphClient"]:
    import httpx
    from langgraph_sdk import get_client
    from langgraph_sdk.errors import APIStatusError

    try:
        async with get_client(url=url, headers={"Authorization": f"Bearer {token}"} if token else None) as client:
            yield client
    except (httpx.HTTPStatusError, APIStatusError) as error:
        raise Refused(f"the server at {url} refused: {error.response.text[:200]}") from None
    except (httpx.HTTPError, httpx.InvalidURL):
        raise Refused(f"no LangGraph server answers at {url}; start one with `make dev`, or pass --url.") from None


def _default() -> str:
    from stores import Settings

    return Settings().extraction_schedule


def _plain(cron: "Cron") -> dict[str, Any]:
    return {name: str(cron.get(name) or "") for name in ("cron_id", "schedule", "next_run_date")}


def _draw(screen: Any, crons: list["Cron"], what: str) -> None:
    if what == "remove":
        screen.print("The nightly run is no longer scheduled.", style="green")
    elif not crons:
        screen.print("The nightly run is not scheduled on this server.")
    for cron in map(_plain, crons):
        screen.print(f"{GRAPH}: {cron['schedule']} UTC, next {cron['next_run_date'] or 'unknown'} ({cron['cron_id']})")


def main(given: list[str] | None = None, *, prog: str = PROG) -> int:
    options = parser(prog).parse_args(given)
    return run(lambda: schedule(options))


if __name__ == "__main__":
    sys.exit(main())
