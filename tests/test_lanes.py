"""Tests that share something that takes long to start are given to one worker."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.lanes import LANES, in_lanes

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Item:
    nodeid: str


FIRST = [Item(f"{files[-1]}::test_{number}") for files in LANES for number in range(4)]
OTHERS = [Item(f"tests/tools/test_facts.py::test_{number}") for number in range(50)]


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_each_lane_begins_the_part_of_one_worker(workers: int) -> None:
    given = [*OTHERS[:20], *FIRST, *OTHERS[20:]]
    found = in_lanes(given, workers)
    assert sorted(found, key=str) == sorted(given, key=str)
    parts, left = [], found
    for still in range(workers, 0, -1):  # as pytest-xdist shares them out
        parts.append(left[: len(left) // still])
        left = left[len(left) // still :]
    for number in range(len(LANES)):
        lane = FIRST[4 * number : 4 * number + 4]
        assert set(lane) <= set(parts[number % workers][: 4 * len(LANES)])
    assert [one for one in found if one in OTHERS] == OTHERS


def test_every_file_of_a_lane_is_there() -> None:
    assert [name for files in LANES for name in files if not (ROOT / name).exists()] == []
