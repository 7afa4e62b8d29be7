"""Processes for tests, forked from one that has imported what they need: that takes seconds, and is done once."""

import atexit
import multiprocessing
import os
import socket
import sys
from collections.abc import Callable
from multiprocessing import connection, forkserver
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, NoReturn

IMPORTED = [
    *("stores.store", "graphs.build", "web.app", "tests.promises.test_nightly", "tests.stores.test_disk"),
    "tests.read_ahead",
]
"""For all tests together: the server of the forks is one for a test process, and starts with the first that asks, or is
forked from a worker when that begins, which has imported everything."""
_SETTINGS = ("MEMORY_", "OPENAI_", "ANTHROPIC_", "OLLAMA_", "ENABLE_")
_OF_THE_TESTS = ("MEMORY_SOAK", "MEMORY_QUICK")


def forks() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context


def start_forks() -> None:
    """Start the server of the forks, for a library that makes processes by its own context of this kind: it would
    start one that has imported nothing of ours. Forks find the variables that are set here and now."""
    forks()
    forkserver.ensure_running()


def fork_them_from_here() -> None:
    """Fork the server of the forks from this very process, which has no threads yet: it has imported nothing by itself
    then, and finds the variables that are set here and now but for settings of the machine."""
    server: Any = forkserver._forkserver
    address = connection.arbitrary_address("AF_UNIX")  # type: ignore[attr-defined]
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(address)
        listening.listen()
        ending, alive = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(alive)
            _serve_forks(listening.detach(), ending)
    os.close(ending)
    server._forkserver_address, server._forkserver_alive_fd, server._forkserver_pid = address, alive, pid


def _serve_forks(listening: int, ending: int) -> NoReturn:
    nothing = os.open(os.devnull, os.O_RDWR)
    for mine in (0, 1):
        os.dup2(nothing, mine)
    for name in settings_of_the_machine():
        del os.environ[name]
    try:
        forkserver.main(listening, ending, [])
    finally:
        os._exit(0)


def settings_of_the_machine() -> list[str]:
    """The variables that must not reach a test."""
    return [name for name in os.environ if name.startswith(_SETTINGS) and name not in _OF_THE_TESTS]


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
