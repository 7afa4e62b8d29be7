"""The trained weights of this folder, read once; `python -m benchmarks.hearing.asking` makes the file."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from language.hearing.weights import Model, read

FILE = Path(__file__).with_name("weights.npz")


def model(name: str) -> Model:
    """The trained model of that name."""
    return _loaded()[name]


def use(models: Mapping[str, Model]) -> None:
    """Put models in the place of those in the file, for measuring what was not trained on."""
    _loaded().update(models)


@cache
def _loaded() -> dict[str, Model]:
    return read(FILE) if FILE.exists() else {}
