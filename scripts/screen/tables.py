"""Memories, events, hits and findings as tables a person likes to read."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from scripts.screen.reasons import reasons
from stores.records import Event, Hit, Receipt, Status

if TYPE_CHECKING:
    from stores.maintenance.doctor import Finding

_SHORT_ID = 8
_LISTED = 20
"""Changes that are named one by one."""
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_GOOD = frozenset({Status.STORED, Status.UPDATED, Status.MERGED, Status.DELETED})


def visible(text: str) -> str:
    """The text with characters that could steer a terminal shown as the sign for an unknown character."""
    return _UNSEEN.sub("\ufffd", text)


def document(console: Console, name: str, text: str) -> None:
    from rich.markdown import Markdown
    from rich.panel import Panel

    panel = Panel(Markdown(visible(text)), title=Text(name), title_align="left", border_style="yellow", padding=(0, 2))
    console.print(panel)


def events(console: Console, found: Sequence[Event], zone: ZoneInfo, left_out: int) -> None:
    table = _table("", "When", "What", "Who", "Key", "Change", "Why", "Batch")
    for event in found:
        when = f"{event.at.astimezone(zone):%Y-%m-%d %H:%M:%S}"
        first = _cells(when, event.operation, event.actor, event.key)
        table.add_row(*first, _change(event), *_cells(event.reason, event.batch[:_SHORT_ID]))
    console.print(table)
    more = f"; {left_out} earlier ones with --limit" if left_out else ""
    console.print(Text(f"{_count(len(found), 'event')}, times in {zone.key}{more}", style="dim"))


def hits(console: Console, query: str, found: Sequence[Hit], *, explain: bool = False) -> None:
    if not found:
        console.print(Text(f"No memory matches {query!r}."))
        return
    table = _table("", "#", "Score", "Kind", "Category", "Key", "Value", "From", right=("#", "Score"))
    for rank, hit in enumerate(found, 1):
        origin = " ".join(filter(None, (f"{hit.created_at:%Y-%m-%d}" if hit.created_at else "", hit.source)))
        first = _cells(str(rank), f"{hit.score:.3f}", hit.kind, hit.category, hit.key)
        table.add_row(*first, _value(hit, explain), *_cells(origin))
    console.print(table)


def left_out(console: Console, found: Sequence[Hit], every: Sequence[Hit], *, full: bool) -> None:
    """The best match that is not shown, and why."""
    shown = {hit.id for hit in found}
    if missed := next((hit for hit in every if hit.id not in shown), None):
        why = "more results were not asked for" if full else "it holds too little of what is asked"
        said = f"Left out next: {missed.key}: {missed.value[:80]} ({missed.score:.3f}): {why}."
        console.print(Text(visible(said), style="dim"))


def receipt(console: Console, said: Receipt, done: str) -> None:
    """What came of a command, in one line; the counts follow."""
    good = said.status in _GOOD
    words = done if good else said.reason or str(said.status)
    line = Text(visible(words), style="green" if good else "")
    if good and said.reason:
        line.append(visible(f" ({said.reason})"), style="dim")
    console.print(line)
    if said.counts:
        console.print(Text(counts(said.counts), style="dim"))


def taken_back(console: Console, said: Receipt, events: Sequence[Event]) -> None:
    """What an undo did: what is gone again, what is as it was before, and what stays."""
    changed = [event for event in events if event.key and event.after]
    gone = [event for event in changed if (event.after or {}).get("state") == "forgotten"]
    known = {id(event) for event in gone}
    back = [event for event in changed if id(event) not in known]
    talks = {name: said.counts[name] for name in said.counts if name not in ("restored", "kept")}
    told = [f"{_count_of(gone)} removed again", f"{_count_of(back)} as before", f"{counts(talks)} removed again"]
    words = "; ".join(one for one, some in zip(told, (gone, back, talks), strict=True) if some)
    console.print(Text(visible(f"Taken back: {words or 'nothing of the memory changed'}."), style="green"))
    for event, sign in [*((event, "-") for event in gone), *((event, "+") for event in back)][:_LISTED]:
        console.print(Text(visible(f"  {sign} {event.key}: {_said(event.after)}"), style="dim"))
    if len(changed) > _LISTED:
        console.print(Text(f"  and {len(changed) - _LISTED} more; `history` lists them", style="dim"))
    if said.reason:
        console.print(Text(visible(f"{said.reason}."), style="yellow"))


def findings(console: Console, found: Sequence["Finding"], *, repaired: bool) -> None:
    done = "Repaired" if repaired else "Repair would"
    table = _table("", "User", "Where", "Problem", done)
    for finding in found:
        table.add_row(
            *_cells(finding.user_id or "", finding.where, finding.problem),
            *_cells(finding.repair or "nothing: this needs a person"),
        )
    console.print(table)


def counts(of: Mapping[str, int]) -> str:
    """`{"memories": 3}` as words."""
    return ", ".join(f"{count:,} {name.replace('_', ' ')}" for name, count in of.items())


def _table(title: str, *columns: str, right: Iterable[str] = ()) -> Table:
    table = Table(box=box.SIMPLE_HEAD, title=title or None, title_justify="left", header_style="bold")
    for column in columns:
        fixed = column in ("When", "#", "Score", "Batch", "What", "Who", "Kind")
        table.add_column(column, justify="right" if column in right else "left", overflow="fold", no_wrap=fixed)
    return table


def _cells(*texts: str) -> list[Text]:
    return [Text(visible(text)) for text in texts]


def _change(event: Event) -> Text:
    """Old value, arrow, new value; only what is there."""
    before, after = _said(event.before), _said(event.after)
    gone = event.after is not None and event.after.get("state") == "forgotten"
    if gone:
        return Text(after or before, style="strike dim")
    change = Text()
    if before and before != after:
        change.append(before, style="strike dim")
        change.append(" → ")
    return change.append(after)


def _said(state: Mapping[str, Any] | None) -> str:
    return visible(str(state["value"])) if state and "value" in state else ""


def _value(hit: Hit, explain: bool) -> Text:
    value = Text(visible(hit.value))
    if hit.details.get("beside"):
        value.append("\n(said beside what matches)", style="dim")
    if explain:
        value.append("\n" + visible(reasons(hit)), style="dim")
    return value


def _count_of(events: Sequence[Event]) -> str:
    return "1 memory" if len(events) == 1 else f"{len(events):,} memories"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"
