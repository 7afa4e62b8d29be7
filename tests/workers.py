"""Workers of pytest-xdist, forked from one process that has loaded all tests: to load them takes ten seconds for each
worker, and to compile them in a new clone as long again.

That process is a fork of the one that shares the tests out. For each worker execnet starts this file as a command; it
hands its input and output to the fork that is the worker, and waits for its end."""

import atexit
import os
import select
import shutil
import socket
import sys
import tempfile
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

ROOT = Path(__file__).parents[1]
_HANDLES = (0, 1, 2)


class Nursery:
    """A process that has loaded something and forks workers until the end; each begins with something."""

    def __init__(self, load: Callable[[], None], begin: Callable[[], None] = lambda: None) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="workers-"))
        door = self._folder / "door"
        self.command = f"'{sys.executable}' -I '{Path(__file__).resolve()}' '{door}'"
        with socket.socket(socket.AF_UNIX) as listening:
            listening.bind(str(door))
            listening.listen()
            ending, self._alive = os.pipe()
            self._pid = os.fork()
            if self._pid == 0:
                os.close(self._alive)
                _fork_workers(load, begin, listening, ending)
        os.close(ending)

    def end(self) -> None:
        """Wait for the workers, which end when nobody speaks to them any more."""
        os.close(self._alive)
        os.waitpid(self._pid, 0)
        shutil.rmtree(self._folder, ignore_errors=True)


def load_tests(config: Any) -> None:
    """Import the tests that are asked for, and make the first database; what cannot be imported is told when a worker
    collects it."""
    import pytest
    from _pytest.warnings import catch_warnings_for_item

    with catch_warnings_for_item(config, config.hook, "collect", None):
        for place in config.args:
            path = Path(place.partition("::")[0]).resolve()
            for file in sorted(path.rglob("test_*.py")) if path.is_dir() else [path]:
                with suppress(Exception, pytest.skip.Exception):
                    import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        import_module("tests.once").MIGRATED.ahead()
        import_module("tests.read_ahead")


def say_less(config: Any) -> None:
    """A worker tells of a test that it passed, not also that it was begun and left well, nor what words it is chosen
    by: who shares the tests out would read five messages of each and print nothing for four. Where it is asked how long
    all that takes, it is told."""
    for plugin in config.pluginmanager.get_plugins():
        if hasattr(plugin, "sendevent") and config.option.durations is None:
            plugin.sendevent = partial(_tell, plugin.sendevent)


def _tell(tell: Callable[..., None], event: str, **told: Any) -> None:
    report = told.get("data", {})
    well = event == "testreport" and report["outcome"] == "passed" and not report["sections"]
    if event in ("logstart", "logfinish") or (well and report["when"] != "call"):
        return
    if well:
        report["keywords"] = {}
    tell(event, **told)


def _fork_workers(
    load: Callable[[], None], begin: Callable[[], None], listening: socket.socket, ending: int
) -> NoReturn:
    try:
        load()
        while ending not in select.select([listening.fileno(), ending], [], [])[0]:
            asking, _ = listening.accept()
            if os.fork() == 0:
                listening.close()
                os.close(ending)
                begin()
                _work(asking)
            asking.close()
        with suppress(ChildProcessError):
            while True:
                os.wait()
    except KeyboardInterrupt:
        pass
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)


def _work(asking: socket.socket) -> NoReturn:
    """Be a worker: have what the command was given, and do what execnet says there."""
    from _pytest.assertion.rewrite import AssertionRewritingHook

    _, handles, _, _ = socket.recv_fds(asking, 1, len(_HANDLES))
    for mine, handle in zip(_HANDLES, handles, strict=True):
        os.dup2(handle, mine)
        os.close(handle)
    sys.stdin, sys.stdout, sys.stderr = (
        os.fdopen(one, mode, closefd=False) for one, mode in zip(_HANDLES, "rww", strict=True)
    )
    sys.meta_path[:] = [one for one in sys.meta_path if not isinstance(one, AssertionRewritingHook)]  # it has its own
    sys.argv[:] = ["-c"]
    sys.modules["__main__"] = main = ModuleType("__main__")
    try:
        exec(eval(sys.stdin.readline()), main.__dict__)
    finally:
        threading._shutdown()  # type: ignore[attr-defined]  # a fork leaves without all these
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(0)


def hand_over(door: str) -> None:
    """Give a worker what this process was given, and wait for its end."""
    with socket.socket(socket.AF_UNIX) as asking, suppress(KeyboardInterrupt, ConnectionError):
        asking.connect(door)
        socket.send_fds(asking, [b"."], _HANDLES)
        nothing = os.open(os.devnull, os.O_RDWR)
        for mine in _HANDLES[:2]:
            os.dup2(nothing, mine)
        asking.recv(1)


if __name__ == "__main__":
    hand_over(sys.argv[1])
