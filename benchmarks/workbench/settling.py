"""What a model can do is found before its cases are put, and kept with its answers: every run asks the same.

How it is asked for a structure, and whether with long or short prompts, depends on what it has shown. Found by several
cases at once, that would come out differently in each run, and no kept answer would fit.
"""

import asyncio
from collections.abc import Sequence

from langchain_core.language_models import BaseChatModel

from benchmarks.workbench.answers import Answers
from benchmarks.workbench.cases import Case
from benchmarks.workbench.running import run_cases
from graphs.models.ability import WAYS, ability_of
from graphs.models.chain import members
from graphs.models.effort import effort_for
from graphs.models.names import name_of
from graphs.models.providers import PROVIDERS, Provider, provider_of, variable
from stores import Settings


async def keep_answers(model: BaseChatModel, answers: Answers | None) -> bool:
    """Let the model answer from what is kept; whether what it can do is kept as well."""
    for member in members(model):
        member.cache = answers
    known = await asyncio.to_thread(answers.ability, _name(model)) if answers is not None else {}
    vars(ability_of(_first(model))).update(known)
    return bool(known)


async def settle(model: BaseChatModel, settings: Settings, cases: Sequence[Case], answers: Answers | None) -> Settings:
    """The settings with the size of prompts that suits the model; what it can do stays as it is found here."""
    ability = ability_of(_first(model))
    if not ability.proven and await _found(model, settings, cases[:1]):
        ability.proven = True
        if answers is not None:
            await asyncio.to_thread(answers.keep_ability, _name(model), ability)
    if settings.model_size != "auto" or not ability.proven:
        return settings
    return settings.model_copy(update={"model_size": "small" if effort_for(model, settings).small else "large"})


async def _found(model: BaseChatModel, settings: Settings, case: Sequence[Case]) -> bool:
    """Put one case until the model has answered in a way that works, or in each."""
    ability, came = ability_of(_first(model)), False
    for _ in WAYS:
        before = ability.way
        [outcome] = await run_cases(case, model, settings)
        came = came or bool(outcome.watch.calls)
        if ability.proven or (came and ability.way == before):
            break
    return came


def _name(model: BaseChatModel) -> str:
    """Who is asked, and where: another server of the same name may know other ways."""
    address = PROVIDERS.get(provider_of(_first(model)), Provider("")).address
    return " ".join((name_of(_first(model)), variable(*address)))


def _first(model: BaseChatModel) -> BaseChatModel:
    return members(model)[0]
