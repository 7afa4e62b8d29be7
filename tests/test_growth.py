"""The measure of growth tells linear work from quadratic."""

from functools import cache

import pytest

from tests.growth import grows_with_length_only


@pytest.mark.parametrize(("work", "is_linear"), [(range, True), (lambda size: range(size * size // 2_000), False)])
def test_linear_and_quadratic_work_are_told_apart(work: type[range], is_linear: bool) -> None:
    assert grows_with_length_only(lambda size: sum(work(size)), 400_000 if is_linear else 200_000) is is_linear


def test_work_that_remembers_its_answers_is_measured_each_time() -> None:
    remembering = cache(lambda size: sum(range(size * size // 2_000)))
    assert not grows_with_length_only(remembering, 200_000)
