"""The list of long tests names tests that are there."""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests import slow

ROOT = Path(__file__).parents[1]


def test_every_test_of_the_list_is_there() -> None:
    gone = [name for name in slow.slow() if name.partition("::")[2] not in defined_in(ROOT / name.partition("::")[0])]
    assert gone == [], "write the list anew: python -m tests.slow times.tsv"


@cache
def defined_in(file: Path) -> set[str]:
    if not file.exists():
        return set()
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_the_list_holds_what_takes_long_in_the_inner_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow, "LIST", tmp_path / "slow.txt")
    long, short = "tests/graphs/models/test_a.py::test_long", "tests/tools/test_b.py::test_short"
    cases = ((long, 0.9), (long, 0.01), (short, 0.05), ("tests/server/test_c.py::test_elsewhere", 9))
    (tmp_path / "times.tsv").write_text("".join(f"{test}\t{seconds}\n" for test, seconds in cases))
    slow.main(str(tmp_path / "times.tsv"))
    assert slow.slow() == {long}
