"""Workers are forked from a process that has loaded the tests, and are otherwise like any others."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.workers import say_less

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="workers are forked on Linux only")
ROOT = Path(__file__).parents[1]
PROGRAM = """
import importlib, json, os, shlex, subprocess, sys
from tests import processes, workers

def worker():
    command = [*shlex.split(nursery.command), "-u", "-c", "import sys;exec(eval(sys.stdin.readline()))"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(one, source):
    return one.communicate(repr(source) + chr(10), timeout=60)[0]

AT_WORK = '''
import atexit, os, sys, threading, time
atexit.register(lambda: print("left"))
threading.Thread(target=lambda: time.sleep(0.1) or print("worked")).start()
print(os.getppid(), "tests.lanes" in sys.modules, sys.argv, hasattr(sys.modules["__main__"], "__file__"))
'''
FORKING = '''
from concurrent.futures import ProcessPoolExecutor
from tests.processes import forks
seen = "[one in __import__('sys').modules for one in ('tests.lanes',)] + sorted(__import__('os').environ)"
with ProcessPoolExecutor(1, mp_context=forks()) as pool:
    loaded, *variables = pool.submit(eval, seen).result()
print(loaded, "PATH" in variables, "MEMORY_OF_THE_MACHINE" in variables)
'''
os.environ["MEMORY_OF_THE_MACHINE"] = "1"
nursery = workers.Nursery(lambda: importlib.import_module("tests.lanes"), processes.fork_them_from_here)
forking = ask(worker(), FORKING)
killed, working, idle = worker(), worker(), worker()
said = [ask(killed, "import os; os.kill(os.getpid(), 9)"), ask(working, AT_WORK), idle.poll()]
idle.stdin.close()
idle.wait(60)
nursery.end()
try:
    os.kill(nursery._pid, 0)
except ProcessLookupError:
    said.append("gone")
print(json.dumps([nursery._pid, nursery._folder.exists(), *said, forking]))
"""
"""Starts workers as execnet does: in a process of its own, because forks of one that has threads are another matter."""


@pytest.fixture(scope="module")
def said() -> list[Any]:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, timeout=120
    )
    found: list[Any] = json.loads(ran.stdout)
    return found


def test_a_worker_has_everything_loaded_and_does_what_it_is_told_to_the_end(said: list[Any]) -> None:
    nursery, _, _, told, *_ = said
    assert told.splitlines() == [f"{nursery} True ['-c'] False", "worked", "left"]


def test_whoever_is_killed_has_ended_while_others_work(said: list[Any]) -> None:
    _, _, killed, _, idle, *_ = said
    assert (killed, idle) == ("", None)


def test_what_a_worker_forks_has_everything_loaded_and_no_setting_of_the_machine(said: list[Any]) -> None:
    assert said[-1] == "True True False\n"


def test_nothing_is_left_at_the_end(said: list[Any]) -> None:
    _, folder, *_, nursery, _ = said
    assert (folder, nursery) == (False, "gone")


@pytest.mark.parametrize(
    ("event", "report"),
    [
        ("testreport", {"when": "call", "outcome": "passed", "sections": []}),
        ("testreport", {"when": "setup", "outcome": "failed", "sections": []}),
        ("testreport", {"when": "setup", "outcome": "skipped", "sections": []}),
        ("testreport", {"when": "teardown", "outcome": "passed", "sections": [("Captured stdout teardown", "said")]}),
        ("runtest_protocol_complete", {}),
    ],
)
def test_a_worker_tells_all_that_is_printed_or_counted(event: str, report: dict[str, Any]) -> None:
    assert told(event, report) == [event]


def test_a_worker_does_not_tell_that_a_test_was_begun_and_left_well() -> None:
    for when in ("setup", "teardown"):
        well: dict[str, Any] = {"when": when, "outcome": "passed", "sections": []}
        assert told("testreport", well) == []
        assert told("testreport", well, durations=10) == ["testreport"], "how long it took was asked for"
    assert told("logstart", {}) == told("logfinish", {}) == []


def told(event: str, report: dict[str, Any], durations: int | None = None) -> list[str]:
    said: list[str] = []
    worker = SimpleNamespace(sendevent=lambda name, **given: said.append(name))
    plugins = SimpleNamespace(get_plugins=lambda: [worker, object()])
    say_less(SimpleNamespace(pluginmanager=plugins, option=SimpleNamespace(durations=durations)))
    worker.sendevent(event, data=report)
    return said
