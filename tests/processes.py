"""Processes for tests, forked from one that has imported what they need: that takes seconds, and is done once."""

import atexit
import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path

IMPORTED = [
    *("stores.store", "graphs.build", "web.app", "tests.promises.test_nightly", "tests.stores.test_disk"),
    "tests.read_ahead",
]
"""For all tests together: the server of the forks is one for a test process, and starts with the first that asks."""


def forks() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context


def start_forks() -> None:
    """Start the server of the forks, for a library that makes processes by its own context of this kind: it would
    start one that has imported nothing of ours. Forks find the variables that are set here and now."""
    forks()
    forkserver.ensure_running()


def command(main: Callable[[list[str]], int], *given: str, output: Path, **variables: str) -> BaseProcess:
    """A command as a process of its own, begun, which writes into a file what it says."""
    process = forks().Process(target=_command, args=(main, given, output, variables))
    process.start()
    return process


def _command(main: Callable[[list[str]], int], given: tuple[str, ...], output: Path, variables: dict[str, str]) -> None:
    os.environ.update(variables)
    with output.open("ab", 0) as file:
        for handle in (1, 2):
            os.dup2(file.fileno(), handle)
    code = main(list(given))
    atexit._run_exitfuncs()  # a fork leaves without them
    sys.exit(code)
