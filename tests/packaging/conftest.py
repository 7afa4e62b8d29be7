"""The wheel, built once for all tests, installed beside a project that has folders of the same names as ours."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

from hatch_build import FOLDERS
from stores.disk.locks import locked

ROOT = Path(__file__).parents[2]
QUIET = {"LANGSMITH_TRACING": "false", "LANGGRAPH_CLI_NO_ANALYTICS": "1"}


@dataclass(frozen=True)
class Project:
    """Somebody's project, with its own environment."""

    folder: Path
    bin: Path

    def run(self, *command: str, code: int = 0) -> str:
        """What a command of the environment says, run in the project."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("MEMORY_", "PYTHON"))}
        whole = [str(self.bin / command[0]), *command[1:]]
        ran = subprocess.run(
            whole, cwd=self.folder, env=inherited | QUIET, capture_output=True, text=True, check=False, timeout=300
        )
        assert ran.returncode == code, f"{command}: {ran.stdout[-2000:]}{ran.stderr[-4000:]}"
        return ran.stdout if code == 0 else ran.stderr

    def python(self, source: str) -> str:
        (self.folder / "main.py").write_text(source, encoding="utf-8")
        return self.run("python", "main.py")


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that all workers of this run have in common."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "packaging"
    folder.mkdir(exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def built(shared: Path) -> Path:
    """The folder with the source archive, and the wheel that is built from what is in that: all who install us may be
    given either."""
    made, unpacked = shared / "dist", shared / "source"
    with locked(shared / "build.lock"):
        if not made.exists():
            _build("sdist", ROOT, made)
            (source,) = made.glob("*.tar.gz")
            with tarfile.open(source) as archive:
                archive.extractall(unpacked, filter="data")
            (folder,) = unpacked.iterdir()
            _build("wheel", folder, made)
    return made


def _build(target: str, folder: Path, into: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(into)]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def environment(shared: Path, wheel: Path) -> Path:
    """An environment with the wheel, which sees the packages of this one but not this checkout."""
    made = shared / "venv"
    with locked(shared / "venv.lock"):
        if not made.exists():
            venv.create(made, symlinks=True)
            site = next((made / "lib").glob("python*/site-packages"))
            (site / "tested.pth").write_text(sysconfig.get_path("purelib"))
            pip = [sys.executable, "-m", "pip", "--python", str(made / "bin" / "python")]
            install = ["install", "--quiet", "--no-deps", "--no-index", "--ignore-installed", str(wheel)]
            ran = subprocess.run([*pip, *install], capture_output=True, text=True, check=False)
            assert ran.returncode == 0, ran.stderr
            _keep_patterns(site / "hnpal_memory" / "language")
    return made / "bin"


def _keep_patterns(package: Path) -> None:
    """Its patterns are those of this checkout, where they may be compiled already: that takes seconds."""
    for kept in (ROOT / "language" / "__pycache__").glob("kept.*.patterns"):
        shutil.copy(kept, package / "__pycache__")


@pytest.fixture
def project(environment: Path, tmp_path: Path) -> Project:
    return a_project(environment, tmp_path)


def a_project(environment: Path, place: Path) -> Project:
    """A project with `tools/`, `graphs/`, `stores/` and so on of its own."""
    for folder in FOLDERS:
        (place / folder).mkdir()
        (place / folder / "__init__.py").write_text('WHOSE = "theirs"\n')
    return Project(place, environment)
