"""Every notebook runs from top to bottom on the offline model, with plots, and is kept without its outputs."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.openai_server import openai_server
from tests.other_servers import anthropic_server, ollama_server
from tests.soak import SOAKING

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
EXPECTED = [
    "01_first_memory",
    "02_tune_capture",
    "03_tune_nightly",
    "04_search_quality",
    "05_a_night",
    "06_foresight",
    "07_compare_models",
]


Execute = Callable[[Path, Path], Any]
APART = """
import gc, os
gc.set_threshold(50_000, 20, 100)
os.chdir({folder!r})
os.environ.clear()
os.environ.update({environment!r})
%reset -f
from tests.once import do_once
do_once()
import benchmarks.workbench
from benchmarks.workbench.cases import read_cases
benchmarks.workbench.read_cases = lambda *given, all_of=read_cases: all_of(*given)[::{one_in}]
%reset -f
import gc
gc.freeze()
del gc
"""
"""What makes a kernel as good as new, but for the libraries it has loaded, and reads only a part of the cases. No
reset looks for garbage in those, and the databases of the notebooks begin as those of other tests do."""
ONE_IN = 1 if SOAKING else 6


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Execute]:
    """Runs a notebook from top to bottom in an empty folder; one kernel for all, because it takes long to get warm."""
    import nbformat
    from nbclient import NotebookClient
    from nbclient.util import run_sync

    folder = str(tmp_path_factory.mktemp("kernel"))
    first = NotebookClient(nbformat.v4.new_notebook(), resources={"metadata": {"path": folder}})
    kernel: Any = first.create_kernel_manager()
    first.start_new_kernel(env=os.environ | {"IPYTHONDIR": folder})

    def run(path: Path, place: Path) -> Any:
        notebook = nbformat.read(path, as_version=4)
        notebook.cells.insert(
            0, nbformat.v4.new_code_cell(APART.format(environment=dict(os.environ), folder=str(place), one_in=ONE_IN))
        )
        client = NotebookClient(notebook, km=kernel, timeout=600)
        client.execute()
        assert client.kc
        client.kc.stop_channels()
        return notebook

    yield run
    run_sync(kernel.shutdown_kernel)(now=True)


def test_the_notebooks_are_all_there_and_kept_clean() -> None:
    import nbformat  # takes seconds to load: only where a notebook is read

    assert [path.stem for path in NOTEBOOKS] == EXPECTED
    for path in NOTEBOOKS:
        cells = nbformat.read(path, as_version=4).cells
        dirty = [cell.id for cell in cells if cell.cell_type == "code" and (cell.outputs or cell.execution_count)]
        assert dirty == [], f"{path.name} has outputs: clear them before you keep it"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("path", NOTEBOOKS[:-1], ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(
    path: Path, executed: Execute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But the last, which the next test runs with more models than the offline one."""
    prepare(tmp_path, monkeypatch)
    shown = kinds(executed(path, tmp_path))
    assert "image/png" in shown, "a notebook shows a picture"
    assert "text/html" in shown or path.stem == "04_search_quality", "and a table"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_several_models_are_compared_over_their_own_protocols(
    executed: Execute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(tmp_path, monkeypatch)
    with openai_server() as openai, anthropic_server() as anthropic, ollama_server() as ollama:
        monkeypatch.setenv("OPENAI_BASE_URL", openai.address)
        monkeypatch.setenv("ANTHROPIC_BASE_URL", anthropic.address)
        monkeypatch.setenv("ANTHROPIC_API_KEY", "test-key")
        monkeypatch.setenv("OLLAMA_HOST", ollama.address)
        monkeypatch.setenv("MODELS", "openai:local,anthropic:local,ollama:local")
        monkeypatch.setenv("MEMORY_PRICES", '{"openai:local": [1.0, 1.0]}')
        servers = (openai, anthropic, ollama)
        for server in servers:
            server.then = server.tool_call("Captured", {"entries": []})
        notebook = executed(NOTEBOOKS[-1], tmp_path)
    assert "image/png" in kinds(notebook)
    assert all(server.requests for server in servers)
    table = next(str(out["data"]["text/plain"]) for out in outputs(notebook) if "text/html" in out.get("data", {}))
    assert all(name in table for name in ("offline", "openai:local", "anthropic:local", "ollama:local", "unknown"))
    assert (tmp_path / ".cache" / "answers.db").is_file()


def prepare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))


def kinds(notebook: Any) -> set[str]:
    return {kind for output in outputs(notebook) for kind in output.get("data", {})}


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
