"""What names one of our modules names it by its place in the package, and nothing else is touched."""

import pytest

from hatch_build import rewritten

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
