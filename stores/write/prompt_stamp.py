"""Which prompt the model was given whose work is being written: every event says so.

A graph names its prompt around the calls that carry out a model's answer; the name travels with the context of the
call, so that no verb and no tool has to pass it on.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_PROMPT: ContextVar[str] = ContextVar("prompt", default="")


@contextmanager
def prompted(stamp: str) -> Iterator[None]:
    """What is written inside was asked for by a model that had this prompt."""
    before = _PROMPT.set(stamp)
    try:
        yield
    finally:
        _PROMPT.reset(before)


def current_prompt() -> str:
    """The prompt in charge; nothing where no model is."""
    return _PROMPT.get()
