"""The trained weights of this folder, read once; `python -m benchmarks.hearing.asking` makes the file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from language.hearing.stored import layered
from language.hearing.stored.layered import Layered
from language.hearing.weights import Model, read

FILE = Path(__file__).with_name("weights.npz")
ANSWER = Path(__file__).with_name("answer.npz")
"""The second judge of which notes answer a question."""


def model(name: str) -> Model:
    """The trained model of that name."""
    return _loaded()[name]


def use(models: Mapping[str, Model]) -> None:
    """Put models in the place of those in the file, for measuring what was not trained on."""
    _loaded().update(models)


@cache
def _loaded() -> dict[str, Model]:
    return read(FILE) if FILE.exists() else {}


def answer_judge() -> Layered:
    """The second judge of which notes answer."""
    if not _ANSWER:
        _ANSWER.append(layered.read(ANSWER))
    return _ANSWER[0]


def use_answer_judge(judge: Layered) -> None:
    """Put a judge in the place of that in the file, for measuring what was not trained on."""
    _ANSWER[:] = [judge]


_ANSWER: list[Layered] = []
