"""How the answers of a search are counted where many entries have one score."""

import pytest

from benchmarks.chats.memdaily import LIMIT, expected


def test_of_equal_scores_each_is_expected_as_often_as_the_next() -> None:
    unknown = dict.fromkeys(map(str, range(10)), 0.0)
    assert expected(unknown, frozenset("3")) == LIMIT / 10
    assert expected({**unknown, "3": 1.0}, frozenset("3")) == 1.0
    assert expected({**unknown, "3": 1.0}, frozenset("34")) == pytest.approx((1 + (LIMIT - 1) / 9) / 2)
