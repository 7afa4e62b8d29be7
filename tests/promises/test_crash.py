"""R1: an acknowledged write survives a kill at any point, in file and SQL, exactly once."""

from pathlib import Path

import pytest

from tests.promises.trials import Image, Trial, unlike
from tests.promises.world import SCENARIOS
from tests.soak import SOAKING

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
_SAME_WAY = ("update", "forget", "edit", "edit, then undo", "edit in mid-clear", "pause")
"""Deeds whose steps others go through too: only the long run tries them by themselves."""
_USUAL = tuple(name for name in SCENARIOS if SOAKING or name not in _SAME_WAY)
_SWAPPING = ("erase", "save beside in mid-write")
"""What is different on a file system that cannot exchange two files."""


@pytest.fixture(autouse=True)
def _nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that is gone here does not come back: hundreds of trials would each be patient with it."""
    monkeypatch.setattr("stores.write.queue.jobs.PATIENCE", 0.03)


@pytest.mark.parametrize(
    ("name", "portable"),
    [
        *(pytest.param(name, False, id=name) for name in _USUAL),
        *(pytest.param(name, True, id=f"{name}, no exchange") for name in SCENARIOS if SOAKING or name in _SWAPPING),
    ],
)
def test_a_kill_at_any_step_leaves_all_or_nothing_and_all_that_was_acknowledged(
    place: Path, name: str, portable: bool
) -> None:
    trial = Trial(place, SCENARIOS[name], portable=portable)
    images = trial.images()
    assert len(images) > 5  # work without files has fewer steps
    least = unlike(images)
    recoveries = [_recovery(trial, image, number) for number, image in enumerate(images) if SOAKING or number % 20 == 4]
    trial.check(images)
    assert trial.distinct >= least > 0
    trial.check((found for some in recoveries for found in some), goes_on=False)
    assert trial.looked_at == trial.distinct > 0


def _recovery(trial: Trial, image: Image, number: int) -> list[Image]:
    """Kills of the recovery from one kill: at every step, or at one of them, another each time."""
    steps = range(1, 200) if SOAKING else [number + 1]
    found = []
    for step in steps:
        killed = trial.kill_recovery(image, step)
        if killed is None:
            break
        found.append(killed)
    return found


def test_a_copy_of_the_disk_at_a_step_is_what_a_real_kill_there_leaves(place: Path) -> None:
    trial = Trial(place, SCENARIOS["undo"], portable=True)
    for image in trial.images(every=True):
        trial.is_new(image)
    step = 1
    while killed := trial.kill(step):
        assert not trial.is_new(killed)
        step += 5
    assert step > 30


def test_every_disk_that_is_unlike_the_others_is_looked_at(place: Path) -> None:
    """The text of `forget` is prepared under a name with "db" in it: it counts like any other file."""
    trial = Trial(place / "again", SCENARIOS["forget"])
    images = trial.images(every=True)
    least = unlike(images)
    logged = [image.folder for image in images if (image.folder / "memory.db-wal").stat().st_size]
    for image in images:
        trial.is_new(image)
    assert trial.distinct >= least > 5
    assert ".MEMORY.md..tmp" in repr(trial._seen)
    assert any((folder / "memory.db-wal").exists() for folder in logged)
