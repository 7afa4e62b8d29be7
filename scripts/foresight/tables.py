"""Rankings and trends as tables a person likes to read."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scripts.screen.tables import visible
from stores.areas.trends.trends import Budget, Report
from stores.ranking.posts import Ranking, Why

_STYLES = {"rising": "green", "falling": "red", "new": "bold"}
_DOWN = frozenset({Why.DISLIKED, Why.UNLIKE, Why.READ})


def ranking(console: Console, found: Ranking) -> None:
    """Each post in its place, how far it moved from where the points had it, and why."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name, side in (("#", "right"), ("Moved", "right"), ("Points", "right"), ("Title", "left"), ("Why", "left")):
        table.add_column(name, justify="right" if side == "right" else "left", overflow="fold")
    for one in found.ranked:
        why = one.reason.why
        style = "red" if why in _DOWN else "dim" if why in (Why.NEW, Why.POINTS) else "green"
        cells = str(one.place), _moved(one.moved), f"{one.post.points:g}", visible(one.post.title)
        table.add_row(*map(Text, cells), Text(visible(one.reason.text), style=style))
    console.print(table)


def trends(console: Console, reports: Sequence[Report], budget: Budget) -> None:
    """The newest report, and what the month has left."""
    if reports:
        newest = reports[0]
        table = Table("Topic", "Readers, about", "Before", "", box=box.SIMPLE_HEAD, pad_edge=False)
        for one in newest.trends:
            before = "" if one.before is None else str(one.before)
            table.add_row(
                one.topic, str(one.readers), before, Text(one.direction, style=_STYLES.get(one.direction, ""))
            )
        console.print(table if newest.trends else "No topic has enough readers to be told.")
        readers = f"about {newest.readers} readers" if newest.readers else "too few readers to tell"
        console.print(f"Published {newest.at:%Y-%m-%d %H:%M} of {readers} (epsilon {newest.epsilon:g})")
    else:
        console.print("Nothing was published yet.")
    console.print(
        f"Privacy budget of {budget.period}: {budget.spent:g} of {budget.whole:g} spent, {budget.each:g} a report"
    )


def _moved(places: int) -> str:
    return f"▲{places}" if places > 0 else f"▼{-places}" if places < 0 else ""
