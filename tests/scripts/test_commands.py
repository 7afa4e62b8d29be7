"""The command `hnpal-memory`: what it lists, what it loads, and how it leaves."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.commands import COMMANDS, main
from tests.scripts.conftest import CommandLine
from tests.scripts.test_start import HEAVY

ROOT = Path(__file__).parents[2]
WANTED = "show search history undo pause resume forget clear export import doctor chat night schedule token"


def test_every_command_is_listed(command: CommandLine) -> None:
    assert set(WANTED.split()) <= set(COMMANDS)
    said = command(main, "--help")
    assert said.code == 0
    assert all(f"  {name} " in said.out for name in COMMANDS)
    assert command(main).out == said.out


@pytest.mark.parametrize("given", [["--help"], *([name, "--help"] for name in COMMANDS)], ids=" ".join)
def test_help_loads_nothing_that_takes_time(given: list[str]) -> None:
    code = (
        "import json, sys\nfrom hnpal_memory.__main__ import main\n"
        f"sys.argv = ['hnpal-memory', *{given!r}]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "sys.stderr.write(json.dumps(sorted({name.partition('.')[0] for name in sys.modules})))\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not (HEAVY - {"asyncio"}) & set(json.loads(ran.stderr))
    assert ran.stdout.startswith("usage: hnpal-memory ")


def test_a_command_does_what_its_script_does(ann: CommandLine) -> None:
    assert "Backend engineer" in ann(main, "show", "--user-id", "ann").out
    assert "Backend engineer" in ann(main, "search", "--user-id", "ann", "--query", "engineer").out


def test_a_misspelled_command_is_answered_with_the_one_that_was_meant(command: CommandLine) -> None:
    said = command(main, "serach")
    assert said.code == 2
    assert "did you mean 'search'?" in said.err


def test_the_version_is_said(command: CommandLine) -> None:
    assert command(main, "--version").out.startswith("hnpal-memory ")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_learns_every_command(command: CommandLine, shell: str) -> None:
    said = command(main, "completion", shell).out
    assert all(name in said for name in COMMANDS)


def test_bash_completes_a_command(command: CommandLine) -> None:
    script = command(main, "completion", "bash").out
    asked = f'{script}\nCOMP_WORDS=(hnpal-memory sea); COMP_CWORD=1; _hnpal_memory; echo "${{COMPREPLY[@]}}"'
    ran = subprocess.run(["bash", "-c", asked], capture_output=True, text=True, check=False)
    assert ran.stdout.strip() == "search"
