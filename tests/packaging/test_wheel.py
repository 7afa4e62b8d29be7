"""The wheel holds one package, and works in a project that has folders of the same names as ours."""

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hnpal_memory
from hatch_build import FOLDERS
from scripts.commands import COMMANDS
from tests.packaging.conftest import ROOT, Project, a_project

pytestmark = pytest.mark.slow
SCRIPTS = sorted(
    path.stem for path in (ROOT / "scripts").glob("*.py") if "__main__" in path.read_text() and path.stem != "explain"
)
REMEMBERED = """
import asyncio, json
from hnpal_memory import MemoryRetriever, open_graphs

async def main():
    async with open_graphs() as graphs:
        said = {"messages": [{"role": "user", "content": "Remember that I live in Lisbon"}]}
        reply = (await graphs.turn("ann", "first", said)).reply
        found = await MemoryRetriever(store=graphs.store, user_id="ann").ainvoke("Lisbon")
        return reply, [one.page_content for one in found]

print(json.dumps([*asyncio.run(main()), open("data/memory/ann/MEMORY.md").read()]))
"""
LINES = [
    ("show", 0, "Lisbon"),
    ("search --query Lisbon", 0, "Lisbon"),
    ("history", 0, "stored"),
    ("export ann.json", 0, "written"),
    ("clear --yes", 0, "Erased"),
    ("import ann.json", 0, "Imported"),
    ("pause", 0, "Paused"),
    ("resume", 0, "on"),
    ("undo", 0, "Taken back"),
    ("night --dry-run", 0, "nothing was changed"),
    ("doctor", 0, "agree"),
    ("token", 1, "MEMORY_AUTH_SECRET"),
]
"""What is given to the command, its code, and what it says."""
ONE_AFTER_ANOTHER = """
import contextlib, io, json
from hnpal_memory.scripts.commands import main as command

class Screen(io.StringIO):
    def __init__(self):
        super().__init__()
        self.buffer = self
    def write(self, text):
        return super().write(text if isinstance(text, str) else text.decode())

came = []
for given in COMMANDS:
    with contextlib.redirect_stdout(Screen()) as out, contextlib.redirect_stderr(out):
        code = command(given)
    came.append([code, out.getvalue()])
print(json.dumps(came))
"""
EVERY_MODULE = f"""
import importlib, json, pkgutil, sys
import hnpal_memory
for one in pkgutil.walk_packages(hnpal_memory.__path__, "hnpal_memory."):
    if ".migrations" not in one.name and not one.name.endswith("__main__"):
        importlib.import_module(one.name)
names = [name for name in hnpal_memory.__all__ if getattr(hnpal_memory, name)]
taken = [name for name in sys.modules if name.partition(".")[0] in {FOLDERS}]
import stores
print(json.dumps([names, taken, stores.WHOSE]))
"""
SERVED = """
import asyncio, importlib, sys
async def main():
    for module, name in (one.split(':') for one in MODULES):
        found = getattr(importlib.import_module(f'hnpal_memory.{module}'), name)
        print(name, type(await found()).__name__ if module.endswith('.serve') and name != 'app' else found)
    from hnpal_memory.graphs.server.resources import process
    await process.close()
asyncio.run(main())
"""
IN_ONE_PROCESS = """
import contextlib, io, json, traceback
said = {}
for name, source in PROGRAMS.items():
    with contextlib.redirect_stdout(io.StringIO()) as out:
        try:
            exec(source, {"__name__": "__main__"})
        except BaseException:
            traceback.print_exc(file=out)
    said[name] = out.getvalue()
print(json.dumps(said))
"""


@pytest.fixture(scope="module")
def said(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What each program prints: one process runs them all, because starting one takes most of the time."""
    given = [[*line.split(), "--user-id", "ann"] for line, _, _ in LINES]
    programs = {
        "modules": EVERY_MODULE,
        "remembered": REMEMBERED,
        "commands": f"COMMANDS = {given!r}\n{ONE_AFTER_ANOTHER}",
        "served": f"MODULES = {served()!r}\n{SERVED}",
    }
    project = a_project(environment, tmp_path_factory.mktemp("project"))
    told: dict[str, str] = json.loads(project.python(f"PROGRAMS = {programs!r}\n{IN_ONE_PROCESS}").splitlines()[-1])
    return told


def served() -> list[str]:
    """Where the server finds what it serves, as modules."""
    given = json.loads((ROOT / "langgraph.json").read_text())
    places = [*given["graphs"].values(), *(given[part]["path"] for part in ("auth", "checkpointer"))]
    return [
        place.removeprefix("./").replace("/", ".").replace(".py:", ":") for place in (*places, given["http"]["app"])
    ]


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def test_there_is_one_top_level_package_and_it_is_typed(wheel: Path) -> None:
    names = names_in(wheel)
    tops = {name.partition("/")[0] for name in names}
    assert tops == {"hnpal_memory", f"hnpal_memory-{wheel.name.split('-')[1]}.dist-info"}
    assert "hnpal_memory/py.typed" in names
    assert len(names) == len(set(names))


def test_every_file_of_our_folders_is_in_it(wheel: Path) -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a checkout")
    shipped = {name.removeprefix("hnpal_memory/").replace("/versions/m", "/versions/") for name in names_in(wheel)}
    folders = tuple(f"{folder}/" for folder in FOLDERS)
    assert {path for path in listed.stdout.splitlines() if path.startswith(folders)} - shipped == set()


def test_the_checkers_of_packages_have_nothing_to_say(built: Path, wheel: Path) -> None:
    checks = (
        ["-m", "check_wheel_contents", str(wheel)],
        ["-m", "twine", "check", "--strict", *map(str, built.iterdir())],
    )
    for check in checks:
        ran = subprocess.run([sys.executable, *check], cwd=built, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_every_module_comes_from_the_package_and_leaves_the_project_its_own(said: dict[str, str]) -> None:
    names, taken, whose = json.loads(said["modules"])
    assert names == hnpal_memory.__all__
    assert taken == []
    assert whose == "theirs"


def test_a_fact_is_remembered_and_found_in_a_plain_program(said: dict[str, str]) -> None:
    reply, found, document = json.loads(said["remembered"])
    assert "Lisbon" in reply
    assert "Lisbon" in found[0]
    assert "Lisbon" in document


def test_what_the_server_serves_is_there(said: dict[str, str]) -> None:
    found = [line.split()[0] for line in said["served"].splitlines()]
    assert found == [place.rpartition(":")[2] for place in served()], said["served"]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_answers(project: Project, name: str) -> None:
    assert project.run("hnpal-memory", name, "--help").startswith(f"usage: hnpal-memory {name} ")


def test_commands_work_on_one_memory(said: dict[str, str]) -> None:
    came = json.loads(said["commands"].splitlines()[-1])
    assert [(code, words in text) for (_, _, words), (code, text) in zip(LINES, came, strict=True)] == [
        (code, True) for _, code, _ in LINES
    ], came


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_names_itself_as_it_is_called(project: Project, name: str) -> None:
    assert f"python -m hnpal_memory.scripts.{name} " in project.run(
        "python", "-m", f"hnpal_memory.scripts.{name}", "--help"
    )


def test_an_editable_install_sees_the_plain_folders(tmp_path: Path) -> None:
    code = f"import hatchling.build; print(hatchling.build.build_editable({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=True)
    (editable,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(editable) as archive:
        (path,) = [name for name in archive.namelist() if name.endswith(".pth")]
        assert archive.read(path).decode().strip() == str(ROOT)
        assert not [name for name in archive.namelist() if name.endswith(".py")]
