"""Which tests take long: the inner loop (`make quick`) leaves them out.

`python -m tests.slow report.xml` writes the list anew from what `pytest --junitxml=report.xml` measured."""

import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from xml.etree import ElementTree

LIST = Path(__file__).with_name("slow.txt")
SECONDS = 0.2
"""Of a row of a test, on a machine that runs others beside it."""
INNER_LOOP = ("tests/graphs/", "tests/language/", "tests/stores/", "tests/tools/")


def slow() -> frozenset[str]:
    """The tests that take long, without their rows: `tests/graphs/test_links.py::test_another_users_past_is_theirs`."""
    return frozenset(LIST.read_text(encoding="utf-8").split())


def main(report: str) -> None:
    times = defaultdict(list)
    for test, seconds in _measured(report):
        times[test].append(seconds)
    found = sorted(test for test, rows in times.items() if mean(rows) > SECONDS and test.startswith(INNER_LOOP))
    LIST.write_text("\n".join(found) + "\n", encoding="utf-8")


def _measured(report: str) -> Iterator[tuple[str, float]]:
    for case in ElementTree.parse(report).iter("testcase"):
        module, name = case.attrib["classname"], case.attrib["name"]
        yield f"{module.replace('.', '/')}.py::{name.partition('[')[0]}", float(case.attrib["time"])


if __name__ == "__main__":
    main(sys.argv[1])
