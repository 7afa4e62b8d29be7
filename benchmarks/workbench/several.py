"""Several models over the same cases: each by its name, each answer paid for once."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks.workbench.answers import Answers
from benchmarks.workbench.cases import Case
from benchmarks.workbench.evaluating import Evaluation, evaluate
from benchmarks.workbench.settling import keep_answers, settle
from graphs.models.choose import open_model
from graphs.models.names import is_offline
from stores import Settings

ANSWERS = Path(".cache/answers.db")


def alone(settings: Settings, named: str) -> Settings:
    """The settings with this one model for everything, and nobody to take its place."""
    return settings.model_copy(
        update={
            "model": named,
            "discussion_model": "",
            "capture_model": "",
            "extraction_model": "",
            "model_fallbacks": (),
        }
    )


async def evaluate_all(
    named: Sequence[str],
    cases: Sequence[Case],
    settings: Settings,
    *,
    answers: Path | None = ANSWERS,
    on_case: Callable[[Case], None] = lambda case: None,
) -> list[Evaluation]:
    """What each of these models makes of the cases, in their order; `offline` is one of them."""
    made = []
    for name in named:
        chosen = alone(settings, name)
        async with open_model(chosen) as model:
            if answers is not None and not is_offline(model):
                kept = await asyncio.to_thread(Answers, answers)
                await keep_answers(model, kept)
                chosen = await settle(model, chosen, cases, kept)
            made.append(await evaluate(cases, model, settings=chosen, on_case=on_case))
    return made
