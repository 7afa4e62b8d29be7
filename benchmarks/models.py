"""How well a model remembers: `python -m benchmarks.models`, for the offline model and for the one that is set.

The model of `--model provider:name`, or of the settings, is put to the same cases beside the offline one, with cost and
time; its answers are kept on disk, so that a second run costs nothing. `--save` keeps the result to compare with later.
"""

import argparse
import asyncio
import logging
import sys
from collections.abc import Sequence
from typing import Any

from langchain_core.language_models import BaseChatModel
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from benchmarks.workbench import FIGURES, Case, Evaluation, evaluate, read_cases
from benchmarks.workbench.answers import Answers
from benchmarks.workbench.cases import TASKS, Part
from benchmarks.workbench.results import Move, changed, last, lines, moved, plain, save
from benchmarks.workbench.running import stamps
from benchmarks.workbench.scoring import Score
from benchmarks.workbench.settling import keep_answers, settle
from benchmarks.workbench.several import ANSWERS, alone
from graphs.models.choose import open_model
from graphs.models.failure_policy import logger as failures
from graphs.models.names import is_offline, model_name, name_of
from graphs.models.offline import OfflineModel
from graphs.models.trial import try_out
from stores import Settings
from stores.errors import InvalidInput

_TAGS = (
    "trigger",
    "untriggered",
    "correction",
    "duplicate",
    "injection",
    "negative",
    "question",
    "uk",
    "de",
    "es",
    "pattern",
)
"""Kinds of cases that get a row of their own."""
_BY_KIND = {"all right": "cases all right", "precision": "precision", "recall": "recall", "junk": "junk rate"}
"""Columns of the second table, and the figures they show."""
_SHOWN = 10
"""Figures that moved, of each direction."""


async def run(options: argparse.Namespace, console: Console) -> None:
    settings = await asyncio.to_thread(Settings)
    if options.model:
        settings = alone(settings, options.model)
    if options.size:
        settings = settings.model_copy(update={"model_size": options.size})
    cases = read_cases(options.part, options.suite or None)
    answers = None if options.fresh else await asyncio.to_thread(Answers, ANSWERS)
    async with open_model(settings) as model:
        if not await keep_answers(model, answers):  # first of all: a model that cannot be used is said at once
            await try_out(settings, lambda event: console.print(f"  · {event['progress']}", style="dim"), ["night"])
        offline = await _asked(OfflineModel(), cases, settings, console)
        _report(offline, options, settings, console)
        if is_offline(model):
            console.print("Only the offline model: --model provider:name, or MEMORY_MODEL, for another.", style="dim")
            return
        _estimate(offline, model, settings, console)
        settings = await settle(model, settings, cases, answers)
        chosen = await _asked(model, cases, settings, console)
    _report(chosen, options, settings, console)
    console.print(_beside(offline, chosen, settings))
    console.print(f"Its answers are kept in {ANSWERS}; --fresh asks again.", style="dim")


async def _asked(model: BaseChatModel, cases: Sequence[Case], settings: Settings, console: Console) -> Evaluation:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(model_name(model), total=len(cases))
        return await evaluate(cases, model, settings=settings, on_case=lambda case: progress.advance(task))


def _estimate(offline: Evaluation, model: BaseChatModel, settings: Settings, console: Console) -> None:
    """The offline model read the same prompts, so that its tokens tell what another model will cost."""
    read, written = offline.score.input_tokens, offline.score.output_tokens
    cost = offline.cost(settings, name_of(model) if not is_offline(model) else "another")
    price = f"about {cost:.2f} at the prices set" if cost is not None else "set MEMORY_PRICES for the cost"
    console.print(f"{model_name(model)} will read about {read:,} tokens and write {written:,}: {price}.")


def _report(evaluation: Evaluation, options: argparse.Namespace, settings: Settings, console: Console) -> None:
    result = plain(evaluation, options.part, stamps(settings))
    before = None if options.suite else last(evaluation.model, options.part)
    console.print(_figures(evaluation, result, before))
    console.print(_by_kind(evaluation))
    if cost := evaluation.cost(settings):
        console.print(f"Tokens at the prices set: {cost:.2f} (answers kept on disk cost nothing)")
    if options.suite:
        console.print("Not compared: only some suites were run.", style="dim")
        return
    _compare(moved(before, result), console)
    for line in lines(before, result):
        console.print(line)
    if options.save:
        console.print(f"Kept in {save(result)}")


def _figures(evaluation: Evaluation, result: dict[str, Any], before: dict[str, Any] | None) -> Table:
    title = f"{evaluation.model}: {len(evaluation.cases)} cases of the {result['part']} part"
    table = _table(title, "figure", "value", "target", "since kept")
    moves = changed(before, result)
    for name, value in evaluation.figures.items():
        table.add_row(name, _shown(name, value), _target(name, value), moves.get(name, ""))
    return table


def _compare(moves: Sequence[Move], console: Console) -> None:
    """The figures that moved furthest since the kept result, those that got worse first; the rest are counted."""
    for verdict, found in (
        ("worse", [one for one in moves if one.by < 0]),
        ("better", [one for one in reversed(moves) if one.by > 0]),
    ):
        if not found:
            continue
        table = _table(f"{verdict} than kept: {len(found)} figures", "cases of", "figure", "kept", "now")
        for one in found[:_SHOWN]:
            table.add_row(one.suite, one.figure, _shown(one.figure, one.then), _shown(one.figure, one.now))
        if len(found) > _SHOWN:
            table.caption = f"and {len(found) - _SHOWN} more"
        console.print(table, style="red" if verdict == "worse" else "")


def _beside(offline: Evaluation, chosen: Evaluation, settings: Settings) -> Table:
    """The model beside the rules: every figure, then what it took."""
    table = _table("beside each other", "figure", "offline", chosen.model)
    for name, value in chosen.figures.items():
        before = offline.figures.get(name)
        table.add_row(name, "–" if before is None else _shown(name, before), _shown(name, value))
    table.add_row("seconds", *(f"{one.seconds:,.1f}" for one in (offline, chosen)))
    costs = [one.cost(settings) for one in (offline, chosen)]
    table.add_row("cost", *("unknown" if cost is None else f"{cost:.4f}" for cost in costs))
    return table


def _by_kind(evaluation: Evaluation) -> Table:
    table = _table("by suite and kind", "cases of", "number", *_BY_KIND)
    suites, tags = evaluation.by_suite(), evaluation.by_tag()
    for name in suites:
        table.add_row(name, *_row(suites[name]))
    for name in (tag for tag in _TAGS if tag in tags):
        table.add_row(f"  {name}", *_row(tags[name]))
    return table


def _row(score: Score) -> list[str]:
    """Where nothing is to be remembered, whether all is right says everything."""
    names = [name for name in _BY_KIND.values() if score.expected or name == "cases all right"]
    values = [(name, FIGURES[name].of(score)) for name in names]
    return [str(score.cases), *("–" if value is None else _shown(name, value) for name, value in values)]


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)
    for place, column in enumerate(columns):
        table.add_column(column, justify="right" if place else "left")
    return table


def _shown(name: str, value: float) -> str:
    if FIGURES[name].share:
        return f"{value:.1%}"
    return f"{value:.2f}" if value < 10 else f"{value:,.0f}"


def _target(name: str, value: float) -> str:
    figure = FIGURES[name]
    met = figure.meets(value)
    if met is None or figure.target is None:
        return ""
    sign = "≥" if figure.higher else "≤"
    return f"[{'green' if met else 'red'}]{'✓' if met else '✗'} {sign} {figure.target:.0%}[/]"


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.models", description=__doc__)
    parts: tuple[Part, ...] = ("report", "tune")
    parser.add_argument("--part", choices=parts, default="report", help="which half of the cases")
    parser.add_argument("--suite", action="append", choices=list(TASKS), help="only this suite; may be repeated")
    parser.add_argument("--model", metavar="PROVIDER:NAME", help="the model (default: that of the settings)")
    parser.add_argument("--size", choices=("auto", "small", "large"), help="full or short prompts, context and tools")
    parser.add_argument("--save", action="store_true", help="keep the result, to compare with later")
    parser.add_argument("--fresh", action="store_true", help="ask again, whatever was answered before")
    options = parser.parse_args(given)
    failures.addHandler(logging.NullHandler())  # the table counts them
    try:
        asyncio.run(run(options, Console(highlight=False)))
    except InvalidInput as error:
        sys.stderr.write(f"error: {error}\n")
        return 1
    except KeyboardInterrupt:
        kept = "" if options.fresh else f" What was answered is kept in {ANSWERS}: the same command goes on from there."
        sys.stderr.write(f"\nStopped.{kept}\n")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
