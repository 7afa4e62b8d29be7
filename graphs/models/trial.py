"""One short question before a long run: does the model that was named answer at all?

If it does not, one sentence says what is wrong and what to do about it. A server that still loads its model is waited
for.
"""

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage

from graphs.models.chain import members
from graphs.models.choose import TASKS, Task, ask, open_model
from graphs.models.client_errors import BadAnswer, in_words, loading, status_of, timed_out, unreachable, unreadable
from graphs.models.effort import Effort
from graphs.models.names import is_offline, name_of
from graphs.models.patience import progress_told
from graphs.models.providers import PROVIDERS, NoSuchModel, Provider, complaint, provider_of, variable
from stores.settings import Settings

PATIENCE = 300.0
"""Seconds until a model is loaded and has said a word; the limit of a call counts where it is longer."""
AGAIN_AFTER = 2.0
_LONGEST = 16
_HELLO = [HumanMessage("Answer with one word: are you there?")]

Tell = Callable[[Mapping[str, Any]], None]


async def try_out(settings: Settings, tell: Tell = lambda event: None, tasks: Sequence[Task] = TASKS) -> None:
    """Ask the models of these tasks for a word. Where one fails and nobody is named to take its place: NoSuchModel."""
    patient = settings.model_copy(update={"call_seconds": max(settings.call_seconds, PATIENCE)})
    failures: dict[str, NoSuchModel | None] = {}
    for task in tasks:
        async with open_model(patient, task) as model:
            for member in members(model):
                named = name_of(member)
                if named not in failures:
                    failures[named] = await _failure(member, patient.call_seconds, tell)
                    if failures[named] and len(members(model)) > 1:
                        tell({"progress": f"{failures[named]} The next model is asked."})
                if failures[named] is None:
                    break
            else:
                raise failures[name_of(members(model)[0])] or NoSuchModel("No model answers.")


async def _failure(model: BaseChatModel, seconds: float, tell: Tell) -> NoSuchModel | None:
    """Why this model cannot be used; nothing where it answers, whatever it says."""
    if is_offline(model):
        return None
    until, told = time.monotonic() + seconds, False
    async with progress_told(tell, f"waiting for the first answer of {name_of(model)}"):
        while True:
            try:
                await ask(model, _HELLO, effort=Effort(max_tokens=_LONGEST, seconds=seconds), graph="trial")
            except BadAnswer:  # it says nothing, but it is there
                return None
            except Exception as error:  # each client has errors of its own
                if not loading(error) or time.monotonic() > until:
                    return NoSuchModel(remedy(model, error, seconds, was_loading=told))
            else:
                return None
            if not told:
                tell({"progress": f"{name_of(model)} is still loading: waiting for it, {seconds:.0f} s at most"})
            told = True
            await asyncio.sleep(AGAIN_AFTER)


def remedy(model: BaseChatModel, error: Exception, seconds: float, *, was_loading: bool = False) -> str:
    """What went wrong and what to do, in one sentence; a server that was loading and then says nothing still loads."""
    named, known = name_of(model), PROVIDERS.get(provider_of(model), Provider(""))
    address = _shown(variable(*known.address) or known.usual)
    at, there = (f" at {address}", known.address[0]) if known.address else ("", "its address")
    if loading(error) or (was_loading and timed_out(error)):
        return f"{named} is still loading{at} after {seconds:.0f} s: try again when it is ready."
    if timed_out(error):
        return f"{named} gave no answer{at} within {seconds:.0f} s: take a smaller model, or a faster machine."
    if unreachable(error):
        moved = f", or set {there} to where it runs" if known.address else ""
        return f"{named} cannot be reached{at}: {_start(known, address)}{moved}."
    return _refusal(named, known, error, at, there)


def _refusal(named: str, known: Provider, error: Exception, at: str, there: str) -> str:
    status, name = status_of(error), named.partition(":")[2]
    if status in (401, 403):
        key = (
            f"set {known.key[0]} to one that is valid there"
            if known.key
            else f"see that {there} names the right server"
        )
        return f"The key for {named} was refused{at}: {key}."
    if status == 404 and "model" in str(error).casefold():
        pull = f"`{known.fetch} {name}`" if known.fetch else "write a name that it knows"
        return f"There is no model {name!r}{at}: {pull}, or choose another model."
    if status in (404, 405) or unreadable(error):
        ends = " (it usually ends in /v1)" if there == "OPENAI_BASE_URL" else ""
        return f"What answers{at} is no service for {named}: set {there} to the address of one{ends}."
    if status == 429:
        return f"{named} is busy{at}, or its quota is used up: try again later, or see to its account."
    return f"{named} cannot be used{at}, {in_words(error)}: {complaint(error)}"


def _start(known: Provider, address: str) -> str:
    if known.start:
        return f"start `{known.start}`"
    return "see that this machine is online" if address == known.usual else "start the server there"


def _shown(address: str) -> str:
    """Without a password that stands in it."""
    host = urlsplit(address).netloc
    return address.replace(host, host.rpartition("@")[2]) if "@" in host else address
