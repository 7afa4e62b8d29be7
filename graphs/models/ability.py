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

    def next_way(self) -> None:
        """After an answer that was no structure: ask differently next time, unless this way has worked before."""
        if not self.proven:
            self.way = WAYS[min(WAYS.index(self.way) + 1, len(WAYS) - 1)]

    def works(self, way: Way) -> None:
        self.way, self.proven = way, True

    def took(self, seconds: float) -> None:
        """One more call, answered or given up."""
        self.seconds = seconds if not self.seconds else (1 - _LATELY) * self.seconds + _LATELY * seconds

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


def suited(model: BaseChatModel, max_tokens: int = 0) -> BaseChatModel:
    """The model without what it refuses, and with answers no longer than that."""
    change: dict[str, Any] = {name: value for name, value in OPTIONS.values() if name in ability_of(model).refused}
    if max_tokens:
        fields = type(model).model_fields
        change |= {name: max_tokens for name in _LENGTHS if name in fields}
    return model.model_copy(update=change) if change else model
