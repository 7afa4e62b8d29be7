"""Build search indexes anew from the rows: `python -m scripts.rebuild_memory_index [--user-id ann]`."""

import argparse
import sys
from typing import TYPE_CHECKING

from scripts.parts.command_line import OK, answer, must_be_known, run_on_store, with_json, with_user

if TYPE_CHECKING:
    from rich.console import Console

    from stores import MemoryStore


def parser() -> argparse.ArgumentParser:
    words = "Build search indexes anew from the rows. Never needed for a right answer: indexes keep themselves current."
    whole = argparse.ArgumentParser(prog="python -m scripts.rebuild_memory_index", description=words)
    with_user(whole, required=False, more=" (default: everybody's)")
    with_json(whole)
    return whole


async def rebuild(store: "MemoryStore", options: argparse.Namespace) -> int:
    from rich.console import Console
    from rich.progress import track

    users = await _users(store, options.user_id)
    total = {"users": 0, "memories": 0, "messages": 0}
    for user_id in track(users, "Building", console=Console(stderr=True), transient=True):
        sizes = await store.rebuild_index(user_id)
        total = {name: count + sizes.get(name, name == "users") for name, count in total.items()}
    answer(options, total, lambda screen: _say(screen, total))
    return OK


async def _users(store: "MemoryStore", user_id: str | None) -> list[str]:
    if user_id is None:
        return await store.users()
    await must_be_known(store, user_id)
    return [user_id]


def _say(screen: "Console", total: dict[str, int]) -> None:
    from scripts.screen import tables

    screen.print(f"Built from rows: {tables.counts(total)}.", style="green")


def main(given: list[str] | None = None) -> int:
    return run_on_store(rebuild, parser().parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
