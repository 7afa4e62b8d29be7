"""The history tells every change in words, in each language."""

import ast
from collections.abc import Iterator
from pathlib import Path

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


def test_every_change_has_words_in_every_language() -> None:
    found = {*_operations(), TAKEN_IN}
    assert {"stored", "forgotten", "paused", "quiet_chosen", "shared", "import_undone"} <= found
    assert [one for one in found if not has(f"did_{one}")] == []
    told = {one: {say(f"did_{one}", language) for language in LANGUAGES} for one in found}
    assert {one: words for one, words in told.items() if len(words) < len(LANGUAGES)} == {}
