"""Every notebook runs from top to bottom on the offline model, with plots, and is kept without its outputs."""

import os
from pathlib import Path
from typing import Any

import pytest

from tests.openai_server import openai_server
from tests.other_servers import anthropic_server, ollama_server

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


def test_the_notebooks_are_all_there_and_kept_clean() -> None:
    import nbformat  # takes seconds to load: only where a notebook is read

    assert [path.stem for path in NOTEBOOKS] == EXPECTED
    for path in NOTEBOOKS:
        cells = nbformat.read(path, as_version=4).cells
        dirty = [cell.id for cell in cells if cell.cell_type == "code" and (cell.outputs or cell.execution_count)]
        assert dirty == [], f"{path.name} has outputs: clear them before you keep it"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("path", NOTEBOOKS[:-1], ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But the last, which the next test runs with more models than the offline one."""
    prepare(tmp_path, monkeypatch)
    shown = kinds(executed(path, tmp_path))
    assert "image/png" in shown, "a notebook shows a picture"
    assert "text/html" in shown or path.stem == "04_search_quality", "and a table"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_several_models_are_compared_over_their_own_protocols(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def executed(path: Path, folder: Path) -> Any:
    """The notebook after a run from top to bottom, in an empty folder."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, timeout=600, resources={"metadata": {"path": str(folder)}})
    client.execute(env=dict(os.environ))
    return notebook
