"""Every notebook runs from top to bottom on the offline model, with plots, and is kept without its outputs."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))
EXPECTED = ["01_first_memory", "02_tune_capture", "03_tune_nightly", "04_search_quality", "05_a_night"]


def test_the_notebooks_are_all_there_and_kept_clean() -> None:
    import nbformat  # takes seconds to load: only where a notebook is read

    assert [path.stem for path in NOTEBOOKS] == EXPECTED
    for path in NOTEBOOKS:
        cells = nbformat.read(path, as_version=4).cells
        dirty = [cell.id for cell in cells if cell.cell_type == "code" and (cell.outputs or cell.execution_count)]
        assert dirty == [], f"{path.name} has outputs: clear them before you keep it"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat
    from nbclient import NotebookClient

    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("MPLBACKEND", "module://matplotlib_inline.backend_inline")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, timeout=180, resources={"metadata": {"path": str(tmp_path)}}).execute(env=dict(os.environ))
    shown = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert "image/png" in kinds, "a notebook shows a picture"
    assert "text/html" in kinds or path.stem == "04_search_quality", "and a table"
