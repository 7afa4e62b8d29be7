"""How much a model is asked for: a small or slow one gets short prompts, little context and few tools."""

from dataclasses import dataclass

from langchain_core.language_models import BaseChatModel

from graphs.models.ability import ability_of
from graphs.models.chain import members
from graphs.models.offline import OfflineModel
from prompts import Prompt, load
from stores.settings import Settings

_SLOW = 1 / 3
"""Of the time for a call: who takes longer on average is slow, and has nothing left for a bad day."""
_CONTEXT = 1 / 3
_PORTION = 1 / 4
_SPARE = 15.0
"""Seconds of a node for all that is not a model."""
_LONGEST = 400
"""Tokens of a small model's answer, where the settings name no limit."""


@dataclass(frozen=True)
class Effort:
    """What one call may hold."""

    small: bool = False
    context_tokens: int = 1500
    max_tokens: int = 0
    seconds: float | None = None
    """How long the answer may take."""
    portion: float = 1.0
    """The share of the usual length of what is shown at once."""


USUAL = Effort()


def effort_for(model: BaseChatModel, settings: Settings, *, awaited: bool = False) -> Effort:
    """By the setting; where that is left open, by what the model has shown so far. Where a reader waits for the answer,
    a model that ran out of time just now is given less of it."""
    if isinstance(model, OfflineModel):  # rules are quick, and nobody comes after them
        return Effort(False, settings.context_max_tokens)
    small = settings.model_size == "small" or (settings.model_size == "auto" and _struggles(model, settings))
    seconds = settings.call_seconds * (ability_of(members(model)[0]).patience if awaited else 1.0)
    if not small:
        return Effort(False, settings.context_max_tokens, settings.max_tokens, seconds)
    context = round(settings.context_max_tokens * _CONTEXT)
    return Effort(True, context, settings.max_tokens or _LONGEST, seconds, _PORTION)


def _struggles(model: BaseChatModel, settings: Settings) -> bool:
    """It is slow, or understands neither tools nor JSON modes."""
    ability = ability_of(members(model)[0])
    return ability.seconds > settings.call_seconds * _SLOW or (ability.proven and ability.way == "text")


def patience(model: BaseChatModel, settings: Settings) -> float:
    """After this long a node is cut off, whatever it does: each member of a chain may be asked in two ways first."""
    return 2 * settings.call_seconds * len(members(model)) + _SPARE


@dataclass(frozen=True)
class Wordings:
    """A prompt in its full and its short form."""

    full: Prompt
    short: Prompt

    def of(self, effort: Effort) -> Prompt:
        return self.short if effort.small else self.full


def wordings(name: str, settings: Settings) -> Wordings:
    """Both forms of a prompt. Reads files: not for the event loop."""
    return Wordings(load(name, settings.prompts_dir), load(name, settings.prompts_dir, short=True))
