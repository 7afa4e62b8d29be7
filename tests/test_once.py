"""What is done once for all tests has the result it would have each time."""

import inspect
import logging
from collections.abc import Callable
from typing import Any

import pytest

ALONE = logging.getLogger("tests.passes_nothing_on")
ALONE.propagate = False


def test_a_logger_that_passes_nothing_on_is_heard(caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("tests.only.its.child")
    with caplog.at_level(logging.INFO, logger=ALONE.name):
        ALONE.info("said apart")
    logging.getLogger("tests").warning("said as ever")
    assert caplog.messages == ["said apart", "said as ever"]


def of_default(default: Any) -> Callable[..., Any]:
    return lambda one=default: one


def of_name(name: str) -> Callable[..., Any]:
    return {"one": lambda one: one, "two": lambda two, *more: two}[name]


def test_what_a_function_says_of_its_arguments_is_its_own() -> None:
    assert [str(inspect.signature(of_default(one))) for one in (1, 2)] == ["(one=1)", "(one=2)"]
    assert [str(inspect.signature(of_name(one))) for one in ("one", "two", "one")] == ["(one)", "(two, *more)", "(one)"]


def test_what_is_bound_is_no_argument() -> None:
    class Bound:
        def call(self, one: int) -> int:
            return one

        bare = lambda self, one: one  # noqa: E731

    assert str(inspect.signature(Bound().call)) == "(one: int) -> int"
    assert str(inspect.signature(Bound.bare)) == "(self, one)"
    assert str(inspect.signature(Bound().bare)) == "(one)"
