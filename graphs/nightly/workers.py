"""Many users, a few at a time, in memory that does not grow with their number."""

import asyncio
import contextvars
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any


async def each(users: AsyncIterator[str], work: Callable[[str], Awaitable[Any]], at_once: int) -> None:
    """Work on every user; an error of the work ends it for all."""
    turn = asyncio.Lock()

    async def worker() -> None:
        while True:
            async with turn:
                user_id = await anext(users, None)
            if user_id is None:
                return
            await work(user_id)

    # A context of its own: what a user said must not be saved with the thread of whoever started the run.
    workers = [asyncio.create_task(worker(), context=contextvars.Context()) for _ in range(at_once)]
    try:
        await asyncio.gather(*workers)
    finally:
        for one in workers:
            one.cancel()
        await asyncio.gather(*workers, return_exceptions=True)


async def paged(look: Callable[[str, int], Awaitable[list[str]]], page: int, limit: int | None) -> AsyncIterator[str]:
    """The users that `look(after, limit)` finds, page by page, at most `limit` of them."""
    after, left = "", limit
    while left is None or left > 0:
        wanted = page if left is None else min(page, left)
        found = await look(after, wanted)
        for user_id in found:
            yield user_id
        if len(found) < wanted:
            return
        after = found[-1]
        left = None if left is None else left - len(found)
