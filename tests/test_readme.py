"""The papers tell the truth: their examples run, and their tables and commands are those of the code."""

import importlib
import json
import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.parts import tool_table
from stores.documents.formats import memory_md
from stores.settings import Settings

ROOT = Path(__file__).parents[1]
DOCS = ("README.md", *sorted(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))
README = "\n".join((ROOT / paper).read_text(encoding="utf-8") for paper in DOCS)
PAPERS = (*DOCS, "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
MOST_LINES = 150


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text().splitlines()) <= MOST_LINES


def blocks(language: str) -> list[str]:
    """Those of docs/own-agent.md want a model: tests/test_own_agent.py runs them."""
    text = README.replace((ROOT / "docs" / "own-agent.md").read_text(encoding="utf-8"), "")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def column(heading: str, place: int) -> list[str]:
    """The cells of a column of the table below a heading, without their backquotes."""
    section = README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("| ")]
    return [row[place].strip().strip("`") for row in rows[1:] if not set(row[0].strip()) <= {"-"}]


@pytest.mark.parametrize("number", range(len(blocks("python"))))
def test_every_python_example_runs(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "example.py").write_text(blocks("python")[number])
    runpy.run_path(str(tmp_path / "example.py"))
    said = capsys.readouterr().out
    if number == 0:
        assert said.startswith("stored\nrole ")
        assert "Backend engineer" in (tmp_path / "data" / "memory" / "ann" / "MEMORY.md").read_text()
    else:
        assert "remember" in said


def test_the_example_of_memory_md_is_one() -> None:
    (example,) = blocks("markdown")
    document = memory_md.parse(example)
    assert [entry.key for entry in document.entries] == ["reading", "role", "languages", "timezone"]
    assert re.findall(r"^#.*$", example, re.MULTILINE) == re.findall(r"^#.*$", memory_md.template(), re.MULTILINE)


def test_every_make_target_named_exists() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for paper in PAPERS:
        for target in set(re.findall(r"(?:^|`)make (\w+)", (ROOT / paper).read_text(), re.MULTILINE)):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{paper}: make {target}"


def test_every_command_line_named_is_understood() -> None:
    commands = re.findall(r"^python -m (scripts\.\w+) (.*)$", README, re.MULTILINE)
    assert len(commands) > 10
    for module, given in commands:
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', given)]
        found = importlib.import_module(module)
        parse: Callable[[list[str]], object] = (
            found.parser().parse_args if hasattr(found, "parser") else found.arguments
        )
        parse(words)


def test_the_settings_table_is_that_of_the_code() -> None:
    documented = dict(zip(column("Settings", 0), column("Settings", 1), strict=True))
    defaults = {Settings.variables()[name]: field.default for name, field in Settings.model_fields.items()}
    assert documented.keys() == defaults.keys()
    for variable, default in defaults.items():
        written = ",".join(default) if isinstance(default, tuple) else "" if default is None else str(default)
        assert documented[variable].lower() == written.lower(), variable


def test_what_each_tool_is_for_is_told_in_its_own_first_sentence() -> None:
    text = tool_table.PAGE.read_text("utf-8")
    assert tool_table.renewed(text) == text
    assert "| `facts` | `suggest_merge` | Suggest facts that say nearly the same" in text


def test_every_tool_is_in_the_table_and_no_other() -> None:
    named = {name for cell in column("Tools", 1) for name in re.findall(r"\w+", cell)}
    offered: set[str] = set()
    for path in sorted((ROOT / "tools").rglob("*.py")):
        module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        for name, toolkit in vars(module).items():
            if name.endswith("_tools") and getattr(toolkit, "__module__", "") == module.__name__:
                offered |= {tool.name for tool in toolkit(None)}
    assert named == offered


def test_every_served_graph_is_in_the_table() -> None:
    served = json.loads((ROOT / "langgraph.json").read_text())["graphs"]
    assert set(served) <= set(column("Graphs", 0))


@pytest.mark.parametrize("paper", PAPERS)
def test_every_file_named_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text()
    linked = re.findall(r"\]\((?!http)([^)#]+)\)", text)
    named = re.findall(r"`((?:graphs|tools|stores|language|tests|scripts)/[\w/.]*)`", text)
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert [path for path in linked if not ((ROOT / paper).parent / path).exists()] == []


def test_the_changelog_knows_this_version() -> None:
    version = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version is not None
    assert f"## {version[1]}" in (ROOT / "CHANGELOG.md").read_text()


def test_examples_import_what_an_installed_package_has() -> None:
    """In the wheel there is one package: what reads `from stores import …` runs in a checkout only."""
    imports = re.compile(
        r"^(?:from|import) (?:stores|tools|graphs|integrations|scripts|language|web)\b.*", re.MULTILINE
    )
    assert imports.findall(README) == []


def test_every_file_on_the_map_is_there() -> None:
    """As the map says: a path without a first folder of its own lies in `stores/`, a bare name beside another."""
    paths = set(re.findall(r"`([\w./]+(?:\.py|/))`", (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")))
    assert len(paths) > 100
    bare = {path for path in paths if "/" not in path.rstrip("/")}
    here = {path.name for folder in ("graphs", "language", "stores") for path in (ROOT / folder).rglob("*")}
    gone = {path for path in paths - bare if not ((ROOT / path).exists() or (ROOT / "stores" / path).exists())}
    gone |= {path for path in bare if not (ROOT / path).exists() and path.rstrip("/") not in here}
    assert gone == set()
