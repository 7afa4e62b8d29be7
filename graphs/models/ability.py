"""What each model has shown it can do, found by asking and remembered for as long as the model is open.

A typed answer is asked for as a forced call of a tool, in the service's JSON mode, or as JSON in plain text: the first
way that a model understands is kept.
"""

import time
import weakref
from dataclasses import dataclass, field
from typing import Any, Literal

from langchain_core.language_models import BaseChatModel

Way = Literal["call", "json", "text"]
WAYS: tuple[Way, ...] = ("call", "json", "text")
REST_SECONDS = 60.0
"""How long a model that failed is passed over where another can be asked."""

OPTIONS: dict[str, tuple[str, Any]] = {"temperature": ("temperature", None), "stream_options": ("stream_usage", False)}
"""What a service may complain about, the field of the model that asks for it, and the value that does not."""
_LATELY = 0.4
"""What the last call weighs."""
_LEAST_WAIT = 0.25
"""The share of the time for a call that a model is given at least, however often it ran out of time."""
_LENGTHS = ("max_tokens", "num_predict", "max_output_tokens")
"""What clients call the length of an answer."""


@dataclass
class Ability:
    """One model, as far as it is known."""

    tools: bool = True
    way: Way = "call"
    proven: bool = False
    """A typed answer came in this way: one that does not is the answer's fault."""
    refused: set[str] = field(default_factory=set)
    """Options that its service does not take."""
    seconds: float = 0.0
    """What a call has taken of late."""
    rests_until: float = 0.0
    late: int = 0
    """Calls in a row that ran out of time."""
    hurried_until: float = 0.0

    def next_way(self, tried: Way) -> None:
        """After an answer that was no structure: ask in the way behind that one, unless one has worked before. Where
        several were asked at once, all of them failing is one failure."""
        if not self.proven:
            behind = min(WAYS.index(tried) + 1, len(WAYS) - 1)
            self.way = WAYS[max(WAYS.index(self.way), behind)]

    def works(self, way: Way) -> None:
        self.way, self.proven = way, True

    def took(self, seconds: float, *, answered: bool = True, limit: float | None = None) -> None:
        """One more call; one that failed or was stopped says only that the model is no faster than that."""
        if answered:
            self.late = 0
        elif limit and seconds >= limit:
            self.ran_out()
        if answered or seconds > self.seconds:
            self.seconds = seconds if not self.seconds else (1 - _LATELY) * self.seconds + _LATELY * seconds

    def ran_out(self) -> None:
        """One more call that took too long: for a while the next ones are waited for less, then as long as ever."""
        now = time.monotonic()
        if now >= self.hurried_until:
            self.late, self.hurried_until = 0, now + REST_SECONDS
        self.late += 1

    @property
    def patience(self) -> float:
        """The share of the time for a call that it is given; all of it again when it has had a rest."""
        return max(_LEAST_WAIT, 0.5**self.late) if time.monotonic() < self.hurried_until else 1.0

    def rest(self) -> None:
        self.rests_until = time.monotonic() + REST_SECONDS

    @property
    def rests(self) -> bool:
        return time.monotonic() < self.rests_until


_known: dict[int, Ability] = {}


def ability_of(model: BaseChatModel) -> Ability:
    """What is known of this model."""
    found = _known.get(id(model))
    if found is None:
        found = _known[id(model)] = Ability()
        weakref.finalize(model, _known.pop, id(model), None)
    return found


def share_ability(copy: BaseChatModel, model: BaseChatModel) -> None:
    """What one shows, the other has shown: they are one model."""
    _known[id(copy)] = ability_of(model)
    weakref.finalize(copy, _known.pop, id(copy), None)


def suited(model: BaseChatModel, max_tokens: int = 0) -> BaseChatModel:
    """The model without what it refuses, and with answers no longer than that."""
    change: dict[str, Any] = {name: value for name, value in OPTIONS.values() if name in ability_of(model).refused}
    if max_tokens:
        fields = type(model).model_fields
        change |= {name: max_tokens for name in _LENGTHS if name in fields}
    return model.model_copy(update=change) if change else model
