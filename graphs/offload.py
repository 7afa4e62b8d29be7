"""Work on text that may be long: a short text is dealt with at once, a long one in a thread, off the event loop."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
_SHORT = 1_000


async def offload(work: Callable[[str], T], text: str) -> T:
    return work(text) if len(text) <= _SHORT else await asyncio.to_thread(work, text)
