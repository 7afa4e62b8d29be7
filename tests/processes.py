"""Processes for tests, forked from one that has imported what they need: that takes seconds, and is done once."""

import multiprocessing
from multiprocessing.context import ForkServerContext

IMPORTED = ["stores.store", "graphs.build", "tests.promises.test_nightly", "tests.stores.test_disk", "tests.read_ahead"]
"""For all tests together: the server of the forks is one for a test process, and starts with the first that asks."""


def forks() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context
