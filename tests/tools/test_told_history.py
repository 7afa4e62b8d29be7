"""The history tells every change in words, in each language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from stores.database.imported_turns import TAKEN_IN
from tools.texts import LANGUAGES, has, say

STORES = Path(__file__).parents[2] / "stores"
_PLACES = {"put": 1, "note": 0}
"""Which argument of a unit of work names the operation."""


def _operations() -> Iterator[str]:
    for path in STORES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            place = _PLACES.get(node.func.attr, len(node.args))
            if "unit" in ast.unparse(node.func.value) and place < len(node.args):
                given = node.args[place]
                branches = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
                yield from (str(one.value) for one in branches if isinstance(one, ast.Constant))


@pytest.mark.parametrize("operation", sorted({*_operations(), TAKEN_IN}))
def test_every_change_has_words_in_every_language(operation: str) -> None:
    assert has(f"did_{operation}")
    assert len({say(f"did_{operation}", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_all_operations_are_looked_at() -> None:
    assert {"stored", "forgotten", "paused", "quiet_chosen", "shared", "import_undone"} <= {*_operations()}
