"""Work that began before everything of a user was erased must not bring any of it back.

A user's era is how often everything was erased. A graph names the era a turn began in around its writes; the writer
refuses those of an earlier one. It travels with the context of the call, so that no verb and no tool has to pass it on.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import Context, ContextVar

from stores.database.users import User
from stores.errors import Erased

_BEGUN: ContextVar[Mapping[str, int]] = ContextVar("begun", default={})  # noqa: B039 (a mapping nobody changes)


@contextmanager
def begun_in(user_id: str, era: int | None) -> Iterator[None]:
    """What is written inside began in this era; where that is said further out, that holds."""
    begun = _BEGUN.get()
    if era is None or user_id in begun:
        yield
        return
    before = _BEGUN.set({**begun, user_id: era})
    try:
        yield
    finally:
        _BEGUN.reset(before)


def outdated(context: Context, user: User) -> Erased | None:
    """Why work in this context may write nothing for the user; None where it may."""
    if context.get(_BEGUN, {}).get(user.id, user.era) == user.era:
        return None
    return Erased("everything was erased while this was under way; nothing of it was kept. Say it again to go on.")
