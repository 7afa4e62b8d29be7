"""The nights of a run on the terminal: a progress bar, one line a user, and the report."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from graphs.nightly.results import Night
from scripts.screen.tables import visible

_MARKS = {"completed": ("✓", "green"), "partial": ("◐", "yellow"), "skipped": ("·", "dim"), "failed": ("✗", "red")}


class NightScreen:
    """Shows progress while users come in; `with` keeps the bar on the screen."""

    def __init__(self, console: Console) -> None:
        self._progress = Progress(
            TextColumn("Nights"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[written]} memories"),
            console=console,
            transient=True,
        )
        self._task = self._progress.add_task("nights", total=None, written=0)
        self._written = 0

    def __enter__(self) -> "NightScreen":
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def show(self, event: Mapping[str, Any]) -> None:
        """One user's outcome, as the graph streams it."""
        self._written += event["memories_written"]
        self._progress.update(self._task, completed=event["done"], total=event["due"], written=self._written)
        self._progress.console.print(line_of(event))


@contextmanager
def imported_bar(console: Console, total: int) -> Iterator[Callable[[int], None]]:
    """A bar while imported conversations are read; it is told how many turns are done."""
    columns = (TextColumn("Learning"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("learning", total=total)
        yield lambda done: bar.update(task, completed=done)


def line_of(event: Mapping[str, Any]) -> Text:
    mark, style = _MARKS[event["status"]]
    changed = f"{event['memories_written']} written, {event['memories_updated']} updated"
    words = changed if event["status"] in ("completed", "partial") else event["status"]
    reason = f" ({visible(event['reason'])})" if event["reason"] else ""
    return Text.assemble((f"{mark} ", style), visible(event["user_id"]), (f"  {words}{reason}", "dim"))


def report(console: Console, figures: Mapping[str, Any], *, priced: bool) -> None:
    """The figures of a run."""
    table = Table(box=box.SIMPLE, show_header=False, title=f"Night of {figures['run_date']}", title_justify="left")
    table.add_column(style="dim")
    table.add_column(justify="right")
    names = (
        "processed",
        "partial",
        "skipped",
        "failed",
        "interactions",
        "memories_written",
        "memories_updated",
        "tokens_used",
    )
    for name in names:
        label = f"users {name}" if name in ("processed", "partial", "skipped", "failed") else name.replace("_", " ")
        table.add_row(label, f"{figures[name]:,}")
    if figures["expired"]:
        table.add_row("expired and removed", f"{figures['expired']:,}")
    if priced:
        table.add_row("cost", f"{figures['cost']:.4f}")
    console.print(table)
    for failure in figures["failures"]:
        console.print(Text(f"✗ {visible(failure['user_id'])}: {visible(failure['error'])}", style="red"))


def night(console: Console, came: Night) -> None:
    """What one user's night did, or would do."""
    event = {
        "user_id": came.user_id,
        "status": came.status,
        "reason": came.reason,
        "memories_written": came.written,
        "memories_updated": came.updated,
    }
    console.print(line_of(event))
    if came.diff:
        console.print(diff(came.diff))
    elif came.update:
        _changes(console, came)


def diff(text: str) -> Text:
    styles = {"+": "green", "-": "red", "@": "cyan"}
    shown = Text()
    for line in visible(text.replace("\n", "\x1e")).split("\ufffd"):
        shown.append(f"{line}\n", style=styles.get(line[:1], ""))
    return shown


def _changes(console: Console, came: Night) -> None:
    table = Table("", "Category", "Key", "Value", "Confidence", "Source", box=box.SIMPLE_HEAD, header_style="bold")
    entries = came.update.memory_updates if came.update else []
    for entry in entries:
        cells = (entry.action, entry.category, entry.key, entry.value, f"{entry.confidence:.2f}", entry.source)
        table.add_row(*(Text(visible(cell)) for cell in cells))
    if entries:
        console.print(table)
    tokens = f"{came.interactions} interactions, {came.tokens:,} tokens, {came.duration_ms:,} ms, batch {came.batch}"
    console.print(Text(tokens, style="dim"))
