"""What names one of our modules names it by its place in the package, and nothing else is touched."""

import ast

import pytest

from hatch_build import FOLDERS, _modules, _names_a_module, rewritten
from tests.packaging.conftest import ROOT

KNOWN = frozenset({"stores", "stores.store", "tools.context", "scripts.memory"})


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("from stores import open_store", "from hnpal_memory.stores import open_store"),
        (
            "from  stores.store import (\n    a,\n    b as c,\n)",
            "from  hnpal_memory.stores.store import (\n    a,\n    b as c,\n)",
        ),
        ("from stores.\\\nstore import a", "from hnpal_memory.stores.\\\nstore import a"),
        ("import stores.store as s", "import hnpal_memory.stores.store as s"),
        ("import stores.store", "import hnpal_memory.stores.store; from hnpal_memory import stores"),
        ("import os, stores as s", "import os; import hnpal_memory.stores as s"),
        (
            "def f():\n    from tools.context import Context",
            "def f():\n    from hnpal_memory.tools.context import Context",
        ),
        ("x = 'ї'; from stores import a", "x = 'ї'; from hnpal_memory.stores import a"),
        ("HOME = 'stores.store'", "HOME = 'hnpal_memory.stores.store'"),
        ('HOME = {"a": "tools.context.Context"}', 'HOME = {"a": "hnpal_memory.tools.context.Context"}'),
        ('HOME = "stores.store:open_store"', 'HOME = "hnpal_memory.stores.store:open_store"'),
        ('"""Try `python -m scripts.memory`."""', '"""Try `python -m hnpal_memory.scripts.memory`."""'),
        ('f"see python -m scripts.memory {x}"', 'f"see python -m hnpal_memory.scripts.memory {x}"'),
    ],
)
def test_names_of_ours_get_the_package_in_front(before: str, after: str) -> None:
    assert rewritten(before, KNOWN) == after


@pytest.mark.parametrize(
    "source",
    [
        "from storeship import a",
        "import os.path",
        "from . import stores",
        "from hnpal_memory import open_store",
        'node = "tools"',
        'word = "stores.apples"',
        'text = "The stores.store of the town"',
        "tools.context = 1",
        'f"{a} tools.context"',
    ],
)
def test_words_that_only_look_like_them_stay(source: str) -> None:
    assert rewritten(source, KNOWN) == source


def test_no_name_of_a_text_reads_as_a_module() -> None:
    """In the wheel it would be rewritten as one, and not be found: a page then answered with an error."""
    known = frozenset(name for folder in FOLDERS for name in _modules(ROOT, folder))
    keys = {
        key.value
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*.py")
        for table in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(table, ast.Dict)
        for key in table.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    assert len(keys) > 1_000
    assert [key for key in keys if _names_a_module(key, known)] == []
