"""Which worker runs what first: tests that share something that takes long to start run on one worker, so that it is
started once. They come first, because workers take what comes last from each other when they have nothing to do.
"""

from collections.abc import Sequence
from typing import Any

LANES = (
    # processes forked from one that is warm, and the clients of the providers of models
    (
        "tests/benchmarks/test_several.py",
        "tests/graphs/models/",
        "tests/graphs/test_dask_workers.py",
        "tests/packaging/test_images.py",
        "tests/promises/test_concurrency.py",
        "tests/promises/test_nightly.py",
        "tests/scripts/test_day_model.py",
        "tests/server/test_several_servers.py",
        "tests/stores/test_disk.py",
        "tests/test_recipes.py",
        "tests/web/test_alone.py",
    ),
    # servers of LangGraph, the wheel, and what modules import
    ("tests/packaging/", "tests/server/", "tests/test_structure.py"),
    # a browser, and the kernel of the notebooks
    (
        "tests/test_notebooks.py",
        "tests/web/test_accessible.py",
        "tests/web/test_browser.py",
        "tests/web/test_languages_browser.py",
        "tests/web/test_operator_browser.py",
    ),
)


def in_lanes(items: Sequence[Any], workers: int) -> list[Any]:
    """The tests in an order that gives each lane to one worker: each is first given one part of all of them."""
    lanes: list[list[Any]] = [[] for _ in range(workers)]
    rest: list[Any] = []
    for item in items:
        place = next((number for number, files in enumerate(LANES) if item.nodeid.startswith(files)), None)
        (rest if place is None else lanes[place % workers]).append(item)
    found: list[Any] = []
    for number, lane in enumerate(lanes):
        more = max(0, (len(items) - len(found)) // (workers - number) - len(lane))
        found += [*lane, *rest[:more]]
        del rest[:more]
    return [*found, *rest]
