"""Waiting for asynchronous work where an interface is synchronous."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import Any, TypeVar

T = TypeVar("T")


def in_loop() -> bool:
    """Whether an event loop runs in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def run(work: Coroutine[Any, Any, T]) -> T:
    """Wait for work, also where an event loop runs: then on a thread beside it."""
    if not in_loop():
        return asyncio.run(work)
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(copy_context().run, asyncio.run, work).result()
