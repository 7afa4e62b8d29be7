"""Rankings and trends as tables a person likes to read."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scripts.screen.tables import visible
from stores.ranking.posts import Ranking, Why

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


def _moved(places: int) -> str:
    return f"▲{places}" if places > 0 else f"▼{-places}" if places < 0 else ""
