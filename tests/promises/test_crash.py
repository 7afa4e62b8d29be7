"""R1: an acknowledged write survives a kill at any point, in file and SQL, exactly once."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.promises.trials import Trial
from tests.promises.world import SCENARIOS

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
_RECOVERY_STEPS = 40
"""About as many as the recovery of one scenario takes."""


@pytest.fixture
def place() -> Iterator[Path]:
    """In memory where that can be: a kill, unlike a loss of power, asks nothing of the disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


@pytest.mark.parametrize("portable", [False, True], ids=["exchange", "portable"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_kill_at_any_step_leaves_all_or_nothing_and_what_was_acknowledged(
    place: Path, name: str, portable: bool
) -> None:
    trial = Trial(place, SCENARIOS[name], portable=portable)
    step = 1
    while trial.kill(step, step * 7 % _RECOVERY_STEPS if step % 3 == 0 else None):
        step += 1
    assert step > 5


@pytest.mark.soak
@pytest.mark.parametrize("portable", [False, True], ids=["exchange", "portable"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_kill_at_any_step_of_the_recovery_from_any_kill_loses_nothing(
    place: Path, name: str, portable: bool
) -> None:
    trial = Trial(place, SCENARIOS[name], portable=portable)
    step = 1
    while all(trial.kill(step, recovery) for recovery in range(1, _RECOVERY_STEPS)):
        step += 1
