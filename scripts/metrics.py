"""How the memory is used: `python -m scripts.metrics` (facts per conversation, duplicates, slow calls, models)."""

import argparse
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from scripts.parts.command_line import OK, answer, run_on_store, with_json

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from stores import MemoryStore

_COLUMNS = {
    "calls": "calls",
    "retries": "retries",
    "fallbacks": "fallbacks",
    "read": "input_tokens",
    "written": "output_tokens",
    "ms": "milliseconds",
    "cost": "cost",
}


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(prog="python -m scripts.metrics", description="How the memory is used.")
    with_json(whole)
    return whole


async def show(store: "MemoryStore", options: argparse.Namespace) -> int:
    found = asdict(await store.figures())

    def lines(screen: "Console") -> None:
        for name, value in found.items():
            if name == "models":
                continue
            shown = ", ".join(value) or None if isinstance(value, list) else value
            screen.print(f"{name.replace('_', ' '):<28}{'–' if shown is None else shown}")

        if found["models"]:
            screen.print(_models(found["models"]))

    answer(options, found, lines)
    return OK


def _models(lines: list[dict[str, Any]]) -> "Table":
    """What the nights asked of models."""
    from rich import box
    from rich.table import Table

    table = Table("graph", "model", *_COLUMNS, box=box.SIMPLE_HEAD, title="models of the nights", title_justify="left")
    for line in lines:
        cells = ("–" if line.get(name) is None else f"{line[name]:,}" for name in _COLUMNS.values())
        table.add_row(line["graph"], line["model"], *cells)
    return table


def main(given: list[str] | None = None) -> int:
    return run_on_store(show, parser().parse_args(given))


if __name__ == "__main__":
    sys.exit(main())
