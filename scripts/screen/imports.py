"""An import on the terminal: how far it has read, and what came of it."""

import sys
import time

from rich import box
from rich.console import Console
from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from scripts.screen.tables import counts, visible
from stores.moving.recognise import NAMES
from stores.moving.records import Report

_ROWS = 60
_STYLES = {"stored": "green", "merged": "yellow", "known": "dim", "rejected": "red"}
_WORDS = {"stored": "stored", "merged": "merged", "known": "already known", "rejected": "rejected"}
_PATIENCE = 0.5


class Reading:
    """A bar while a long file is read; short ones show none."""

    def __init__(self, quiet: bool) -> None:
        self._progress: Progress | None = None
        self._quiet = quiet or not sys.stderr.isatty()
        self._begun = time.monotonic()

    def __enter__(self) -> "Reading":
        return self

    def __exit__(self, *error: object) -> None:
        if self._progress is not None:
            self._progress.stop()

    def show(self, done: int, total: int) -> None:
        """So many bytes of so many are read."""
        if self._quiet or time.monotonic() - self._begun < _PATIENCE:
            return
        if self._progress is None:
            columns = (TextColumn("Reading"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
            self._progress = Progress(*columns, console=Console(stderr=True), transient=True)
            self._progress.add_task("reading", total=total)
            self._progress.start()
        self._progress.update(self._progress.task_ids[0], completed=done)


def report(console: Console, said: Report, *, rows: bool = True) -> None:
    """The table of statements, then what else there is."""
    if said.rows and rows:
        table = Table("", "Statement", "Category", "Why", box=box.SIMPLE_HEAD, header_style="bold")
        for row in said.rows[:_ROWS]:
            outcome = ("would be " if said.dry_run and row.outcome != "known" else "") + _WORDS[row.outcome]
            cells = (Text(visible(one)) for one in (row.text, row.category, row.reason))
            table.add_row(Text(outcome, style=_STYLES[row.outcome]), *cells)
        console.print(table)
        if len(said.rows) > _ROWS:
            console.print(Text(f"and {len(said.rows) - _ROWS:,} more; --json shows all of them", style="dim"))
    told = {name.replace("known_messages", "messages known already"): n for name, n in said.counts.items() if n}
    console.print(Text(f"From {NAMES[said.format]}: {counts(told) or 'nothing'}."))
    for why, count in said.left_out.items():
        console.print(Text(f"Left out: {count:,} {why}", style="dim"))
    console.print(Text(_ending(said), style="dim" if said.dry_run else "green"))


def _ending(said: Report) -> str:
    if said.dry_run:
        return "Nothing was changed."
    if not said.changes:
        return "All of it was known; nothing was changed."
    night = " `night` learns from the conversations." if said.messages else ""
    return f"Imported as one batch; `undo` takes it back.{night}"
