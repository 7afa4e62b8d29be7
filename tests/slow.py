"""Which tests take long: the inner loop (`make quick`) leaves them out.

`MEASURED=times.tsv python -m pytest -p tests.slow` measures what each test takes of a processor, whatever else the
machine does; `python -m tests.slow times.tsv` writes the list anew from it."""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import mean

import pytest

LIST = Path(__file__).with_name("slow.txt")
SECONDS = 0.05
"""Of a processor, for one row of a test."""
INNER_LOOP = ("tests/graphs/", "tests/language/", "tests/stores/", "tests/tools/")


def slow() -> frozenset[str]:
    """The tests that take long, without their rows: `tests/graphs/test_links.py::test_another_users_past_is_theirs`."""
    return _named_in(LIST)


@cache
def _named_in(file: Path) -> frozenset[str]:
    return frozenset(file.read_text(encoding="utf-8").split())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    begun = _spent()
    result = yield
    with Path(os.environ["MEASURED"]).open("a", encoding="utf-8") as measured:
        measured.write(f"{item.nodeid.partition('[')[0]}\t{_spent() - begun:.3f}\n")
    return result


def _spent() -> float:
    """The processor time of this process and of those it has waited for."""
    return sum(os.times()[:4])


def main(measured: str) -> None:
    times = defaultdict(list)
    for line in Path(measured).read_text(encoding="utf-8").splitlines():
        test, _, seconds = line.rpartition("\t")
        times[test].append(float(seconds))
    found = sorted(test for test, rows in times.items() if mean(rows) > SECONDS and test.startswith(INNER_LOOP))
    LIST.write_text("\n".join(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
