"""The long run goes the same ways in fewer tries where only a share of it is asked for."""

import pytest

from tests import soak


@pytest.mark.parametrize(
    ("share", "tries", "stride"),
    [(0, 20, 10), (0.001, 20, 10), (0.1, 200, 10), (1, 2_000, 1)],
)
def test_a_share_of_the_long_run_is_never_less_than_the_usual(
    share: float, tries: int, stride: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(soak, "SHARE", share)
    assert soak.times(20, 2_000) == tries
    assert soak.times(10, 1) == stride
