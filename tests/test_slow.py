"""The list of long tests names tests that are there."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests import slow

ROOT = Path(__file__).parents[1]


def test_every_test_of_the_list_is_there() -> None:
    gone = [name for name in slow.slow() if name.partition("::")[2] not in defined_in(ROOT / name.partition("::")[0])]
    assert gone == [], "write the list anew: python -m tests.slow report.xml"


@cache
def defined_in(file: Path) -> set[str]:
    if not file.exists():
        return set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_list_holds_what_takes_long_in_the_inner_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "LIST", tmp_path / "slow.txt")
    cases = (
        ("tests.graphs.models.test_a", "test_long[one]", 0.9),
        ("tests.graphs.models.test_a", "test_long[two]", 0.1),
        ("tests.tools.test_b", "test_short", 0.1),
        ("tests.server.test_c", "test_elsewhere", 9),
    )
    told = "".join(f'<testcase classname="{module}" name="{name}" time="{time}"/>' for module, name, time in cases)
    (tmp_path / "report.xml").write_text(f"<testsuites><testsuite>{told}</testsuite></testsuites>")
    slow.main(str(tmp_path / "report.xml"))
    assert slow.slow() == {"tests/graphs/models/test_a.py::test_long"}
