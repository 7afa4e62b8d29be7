"""What a long run came to: tables, a picture, and everything as JSON."""

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path
from statistics import mean
from typing import Any

from benchmarks.measuring import skipped, table
from benchmarks.soak.ledger import Entry
from benchmarks.soak.run import POOL, WARM, Run, percentile
from benchmarks.soak.watch import Sample

SHARES = (50, 95, 99)
MOST_SLOWER, MOST_GROWN = 1.3, 1.1
MOST_CONNECTIONS = 2 * POOL + 1
"""Of one process: a pool for the store, one for threads, and the connection that holds its turns."""


def minutes(run: Run) -> list[dict[str, Any]]:
    """Latency of each minute, of all turns and of those whose process was warm."""
    found, warm_up = [], int(run.plan.warm_up)
    for start in range(0, max(1, int(warm_up + run.plan.seconds)), 60):
        every = [one for one in run.ledger.of("answered") if start <= one.turn.due < start + 60]
        warm = [one for one in every if one.warm and one.sent == 1]
        row: dict[str, Any] = {"minute": (start - warm_up) // 60, "turns": len(every), "warm": len(warm)}
        for share in SHARES:
            row |= {f"p{share}": percentile(every, share), f"warm p{share}": percentile(warm, share)}
        load = [one for one in run.watch.load if start <= one["at"] < start + 60]
        row |= {name: mean(one[name] for one in load) if load else 0.0 for name in ("ours", "machine", "connections")}
        found.append(row)
    return found


def sixths(run: Run) -> dict[str, Any]:
    """The first, second and last sixth of a run: ten minutes of an hour."""
    part = run.plan.seconds / 6

    def within(place: int) -> Callable[[float], bool]:
        return lambda at: place * part <= at - run.plan.warm_up < (place + 1) * part

    first, second, last = within(0), within(1), within(5)
    found: dict[str, Any] = {}
    kinds: dict[str, Callable[[Entry], bool]] = {
        "all": lambda one: True,
        "warm": lambda one: one.warm and one.sent == 1,
    }
    for kind, chosen in kinds.items():
        turns = [one for one in run.ledger.of("answered") if chosen(one)]
        for share in SHARES:
            early = percentile([one for one in turns if first(one.turn.due)], share)
            late = percentile([one for one in turns if last(one.turn.due)], share)
            found[f"{kind} p{share}"] = {"first": early, "last": late, "ratio": late / early if early else 0.0}
    spared = [one for one in run.watch.samples if one.place < run.plan.spared]
    for what in ("megabytes", "other_handles", "connections"):
        early, late = _mean(spared, what, second), _mean(spared, what, last)
        found[what] = {"second": early, "last": late, "ratio": late / early if early else 0.0}
    return found


def _mean(samples: Iterable[Sample], what: str, within: Callable[[float], bool]) -> float:
    found = [getattr(one, what) for one in samples if within(one.at)]
    return mean(found) if found else 0.0


def ages(run: Run) -> list[dict[str, Any]]:
    """What a process holds, by how long it has lived: those that are killed, and those that are spared."""
    found = []
    for spared in (False, True):
        mine = [one for one in run.watch.samples if (one.place < run.plan.spared) == spared]
        for since, until in (
            (0, 10),
            (10, 30),
            (30, 60),
            (60, 120),
            (120, 300),
            (300, 1200),
            (1200, 2400),
            (2400, 1e9),
        ):
            some = [one for one in mine if since <= one.age < until]
            if some:
                held = {what: mean(getattr(one, what) for one in some) for what in ("megabytes", "handles")}
                held["connections"] = mean(one.connections for one in some)
                found.append({"spared": spared, "since": since, "until": until, "samples": len(some), **held})
    return found


def summary(run: Run) -> dict[str, Any]:
    """All figures of a run."""
    return {
        "plan": asdict(run.plan),
        "turns": run.ledger.counts(),
        "kills": len(run.kills),
        "nights": [
            {name: one[name] for name in ("night", "at", "seconds", "report") if name in one} for one in run.nights
        ],
        "sixths": sixths(run),
        "minutes": minutes(run),
        "ages": ages(run),
        "load": run.watch.load,
        "samples": [asdict(one) for one in run.watch.samples],
        "failed": [one.said for one in run.ledger.of("failed")][:50],
        "problems": run.problems,
    }


def misses(figures: dict[str, Any]) -> list[str]:
    """Promises that the figures do not keep."""
    parts = figures["sixths"]
    found = list(figures["problems"])
    slower = parts["all p99"]["ratio"]
    if slower > MOST_SLOWER:
        found.append(f"p99 of the last sixth is {slower:.2f}× that of the first, more than {MOST_SLOWER}×")
    for what in ("megabytes", "other_handles"):
        if (grown := parts[what]["ratio"]) > MOST_GROWN:
            found.append(f"{what} of a process that lives on grew {grown:.2f}×, more than {MOST_GROWN}×")
    held = max((one["connections"] for one in figures["samples"]), default=0)
    if held > MOST_CONNECTIONS:
        found.append(f"a process held {held} connections, more than {MOST_CONNECTIONS}")
    return found


def show(figures: dict[str, Any]) -> None:
    plan, turns, parts = figures["plan"], figures["turns"], figures["sixths"]
    rows: list[tuple[object, ...]] = [(name, f"{count:,}") for name, count in turns.items()]
    rows += [("kills", figures["kills"]), ("nights", len(figures["nights"])), ("problems", len(figures["problems"]))]
    minutes_run = plan["seconds"] / 60
    title = f"{plan['users']:,} users, {plan['processes']} processes, {minutes_run:g} minutes"
    table(title, ("turns and what became of them", ""), rows)
    rows = []
    for what, row in parts.items():
        early = row.get("first", row.get("second", 0.0))
        unit = " ms" if " p" in what else ""
        rows.append((what, f"{early:.0f}{unit}", f"{row['last']:.0f}{unit}", f"{row['ratio']:.2f}×"))
    note = f"warm: sent once, to a process that had answered for {WARM:.0f} s. What is held: from the second sixth on"
    table("The last sixth beside the first", ("", "first", "last", "ratio"), rows, note)
    columns = ("minute", "turns", "p50", "p95", "p99", "warm p50", "warm p95", "warm p99", "cores: ours", "all")
    told = [
        (
            row["minute"], row["turns"], *(f"{row[name]:.0f}" for name in columns[2:8]),
            f"{row['ours']:.0%}", f"{row['machine']:.0%}",
        )
        for row in figures["minutes"]
    ]  # fmt: skip
    table("Milliseconds from the time a turn was due to its answer", columns, told)
    old = [
        (
            f"{row['since']:.0f} s{' (never killed)' if row['spared'] else ''}", row["samples"],
            f"{row['megabytes']:.0f}", f"{row['handles']:.1f}", f"{row['connections']:.1f}",
        )
        for row in figures["ages"]
    ]  # fmt: skip
    table("What a process holds, by its age", ("age from", "samples", "MB", "handles", "connections"), old)


def draw(figures: dict[str, Any], path: Path) -> None:
    """The run as a picture: latency by minute, and what the process that lives on holds."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        skipped("the picture", "matplotlib is not installed (extra `notebooks`)")
        return
    drawn, (above, below) = pyplot.subplots(2, 1, figsize=(10, 7), sharex=True)
    warm_up = figures["plan"]["warm_up"]
    at = [row["minute"] for row in figures["minutes"]]
    for name, style in (("p50", ":"), ("p95", "--"), ("p99", "-"), ("warm p99", "-.")):
        above.plot(at, [row[name] for row in figures["minutes"]], style, label=name)
    above.set(ylabel="ms from due to answered", ylim=(0, None))
    above.legend()
    spared = [one for one in figures["samples"] if one["place"] < figures["plan"]["spared"]]
    for what in ("megabytes", "handles"):
        below.plot(
            [(one["at"] - warm_up) / 60 for one in spared],
            [one[what] for one in spared],
            label=f"{what} (never killed)",
        )
    load = figures["load"]
    below.plot(
        [(one["at"] - warm_up) / 60 for one in load],
        [100 * one["ours"] for one in load],
        label="% of the cores",
        lw=0.7,
    )
    below.set(xlabel="minute", ylim=(0, None))
    below.legend()
    drawn.tight_layout()
    drawn.savefig(path, dpi=110)
    pyplot.close(drawn)


def kept(figures: dict[str, Any], folder: Path) -> None:
    """The figures as a file and a picture in a folder."""
    (folder / "soak.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    draw(figures, folder / "soak.png")
