"""Work that began before everything of a user was erased must not bring any of it back, and what was said while memory
was paused stays unsaid, though memory be resumed before its turn is over.

A user's era is how often everything was erased. A graph names the era a turn began in around its writes; the writer
refuses those of an earlier one. It travels with the context of the call, so that no verb and no tool has to pass it on.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context, ContextVar
from typing import NamedTuple

from stores.database.users import User
from stores.errors import Erased


class Begun(NamedTuple):
    """How things stood when a turn began."""

    era: int | None
    paused: bool


_BEGUN: ContextVar[Mapping[str, Begun]] = ContextVar("begun", default={})  # noqa: B039 (a mapping nobody changes)


@contextmanager
def begun_in(user_id: str, era: int | None, *, paused: bool = False) -> Iterator[None]:
    """What is written inside began in this era, or while memory was paused; where that is said further out, that
    holds."""
    known = _BEGUN.get()
    if (era is None and not paused) or user_id in known:
        yield
        return
    before = _BEGUN.set({**known, user_id: Begun(era, paused)})
    try:
        yield
    finally:
        _BEGUN.reset(before)


def begun(user_id: str) -> Begun | None:
    """How things stood for the user when what runs here began, where that is said."""
    return _BEGUN.get().get(user_id)


def outdated(context: Context, user: User) -> Erased | None:
    """Why work in this context may write nothing for the user; None where it may."""
    known = context.get(_BEGUN, {}).get(user.id)
    if known is None or known.era in (None, user.era):
        return None
    return Erased("everything was erased while this was under way; nothing of it was kept. Say it again to go on.")


def began_paused(context: Context, user_id: str) -> bool:
    """Whether what is written in this context was said while the user's memory was paused."""
    known = context.get(_BEGUN, {}).get(user_id)
    return known is not None and known.paused
