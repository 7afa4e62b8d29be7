"""How the memory is used: `python -m scripts.metrics` (facts per conversation, duplicates, the queue of slow calls)."""

import argparse
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from scripts.command_line import OK, answer, run_on_store, with_json

if TYPE_CHECKING:
    from rich.console import Console

    from stores import MemoryStore


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m scripts.metrics", description="How the memory is used.")
    with_json(whole)
    return whole


async def show(store: "MemoryStore", options: argparse.Namespace) -> int:
    found = asdict(await store.figures())

    def lines(screen: "Console") -> None:
        for name, value in found.items():
            screen.print(f"{name.replace('_', ' '):<24}{'–' if value is None else value}")

    answer(options, found, lines)
    return OK


def main(given: list[str] | None = None) -> int:
    return run_on_store(show, parser().parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
