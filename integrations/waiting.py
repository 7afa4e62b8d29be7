"""The memory for callers that are not asynchronous: interfaces that demand a plain call."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, TypeVar

T = TypeVar("T")


def wait(work: Coroutine[Any, Any, T]) -> T:
    """The result of the work; where a loop runs in this thread, it is done in another."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as other:
        return other.submit(copy_context().run, asyncio.run, work).result()
