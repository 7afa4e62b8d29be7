"""SECURITY.md says what a test shows: every promise has a row in its table, and every test it names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
_PART = re.compile(r"^## (.+)$", re.MULTILINE)
_PROMISE = re.compile(r"^- \*\*(.+?)\*\*", re.MULTILINE)
_ROW = re.compile(r"^\| ([^|]+?) \| ([^|]+?) \|", re.MULTILINE)


def _parts() -> dict[str, str]:
    _, *pieces = _PART.split((ROOT / "SECURITY.md").read_text("utf-8"))
    return dict(zip(pieces[::2], pieces[1::2], strict=True))


def test_every_promise_names_its_tests() -> None:
    promises = _PROMISE.findall(_parts()["What is promised"])
    rows = dict(_ROW.findall(_parts()["What shows it"]))
    unshown = [promise for promise in promises if not any(promise.startswith(row) for row in rows)]
    assert unshown == []


def test_every_test_that_is_named_is_there() -> None:
    named = set(re.findall(r"tests/[\w/]+\.py", (ROOT / "SECURITY.md").read_text("utf-8")))
    assert len(named) > 20
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []
