"""Commands as a shell starts them: what they load before they answer, and how they leave."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts.conftest import CommandLine

ROOT = Path(__file__).parents[2]
HEAVY = {"sqlalchemy", "pydantic", "langchain_core", "langgraph", "alembic", "rich", "numpy", "asyncio"}
COMMANDS = ("memory", "search_memory", "rebuild_memory_index")


def loaded_by(*given: str) -> set[str]:
    """The top-level packages that a command has loaded when it ends."""
    code = (
        "import json, runpy, sys\n"
        f"sys.argv = {list(given)!r}\n"
        "try:\n    runpy.run_module(f'scripts.{sys.argv[0]}', run_name='__main__', alter_sys=False)\n"
        "except SystemExit:\n    pass\n"
        "sys.stdout.flush()\n"
        "sys.stderr.write(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(json.loads(ran.stderr))


@pytest.mark.parametrize("name", COMMANDS)
def test_help_loads_nothing_that_takes_time(name: str) -> None:
    assert not HEAVY & loaded_by(name, "--help")


def test_a_search_needs_neither_langgraph_nor_langchain(ann: CommandLine) -> None:
    assert not {"langgraph", "langchain_core", "alembic"} & loaded_by(
        "search_memory", "--user-id", "ann", "--query", "articles"
    )


def test_every_command_prints_help_and_leaves_with_0() -> None:
    for name in COMMANDS:
        ran = subprocess.run(
            [sys.executable, "-m", f"scripts.{name}", "--help"], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert (ran.returncode, ran.stderr) == (0, "")
        assert f"usage: python -m scripts.{name}" in ran.stdout


def test_a_reader_that_has_seen_enough_is_no_error(ann: CommandLine) -> None:
    command = f"{sys.executable} -m scripts.memory history --user-id ann | head -c 1"
    ran = subprocess.run(
        command,
        shell=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert ran.stderr == ""
