"""The measure of growth tells linear work from quadratic."""

import time
from collections.abc import Callable
from functools import cache

import pytest

from tests.growth import grows_with_length_only


class Computed:
    """A clock of what a thread has computed, by which work takes the time it says."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds

    def work(self, seconds: Callable[[int], float]) -> Callable[[int], None]:
        def done(size: int) -> None:
            self.seconds += seconds(size)

        return done


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> Computed:
    clock = Computed()
    monkeypatch.setattr(time, "thread_time", clock)
    return clock


@pytest.mark.parametrize(
    ("seconds", "is_linear"), [(lambda size: size / 1e6, True), (lambda size: size * size / 1e11, False)]
)
def test_linear_and_quadratic_work_are_told_apart(
    computed: Computed, seconds: Callable[[int], float], is_linear: bool
) -> None:
    assert grows_with_length_only(computed.work(seconds), 400_000) is is_linear


def test_work_that_remembers_its_answers_is_measured_each_time(computed: Computed) -> None:
    assert not grows_with_length_only(cache(computed.work(lambda size: size * size / 1e11)), 400_000)


def test_a_real_clock_is_asked() -> None:
    assert grows_with_length_only(lambda size: sum(range(size)), 400_000)
