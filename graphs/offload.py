"""Work on text that may be long: a short text is dealt with at once, a long one in a thread, off the event loop."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
_SHORT = 1_000


async def offload(work: Callable[[str], T], text: str) -> T:
    return await beside(len(text), work, text)


async def beside(letters: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The same for work on texts of so many letters together."""
    if letters <= _SHORT:
        return work(*args, **kwargs)
    return await asyncio.to_thread(work, *args, **kwargs)
