"""R2: an acknowledged write survives a loss of power, whatever the disk had not written yet."""

import pickle
from pathlib import Path

import pytest

from tests.promises.kills import Child, Steps, Tell
from tests.promises.power import Recorder, frozen, materialise
from tests.promises.trials import Image, Trial
from tests.promises.world import SCENARIOS
from tests.soak import SOAKING

pytestmark = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")

_PATHS = (
    "write",
    "first write",
    "erase",
    "clear",
    "daily write",
    "first daily write",
    "expiry",
    "delete the file",
    "damaged file",
    "edit in mid-write",
)
"""Every way a text gets to disk: new, swapped, appended, taken away, set aside, and a swap taken back."""
_SAME_WAYS = ("undo", "night", "edit, then write", "edit a daily note")
"""Deeds that go these ways too."""


@pytest.mark.parametrize("name", (*_PATHS, *_SAME_WAYS) if SOAKING else _PATHS)
def test_power_may_fail_at_any_step_of_any_write_path(place: Path, name: str) -> None:
    trial = Trial(place, SCENARIOS[name])
    losses = _losses(trial)
    assert len(losses) > 5
    trial.check(losses, goes_on=False)


@pytest.mark.parametrize("name", ["write", "erase"] if SOAKING else ["write"])
def test_power_may_fail_where_two_files_cannot_be_exchanged(place: Path, name: str) -> None:
    trial = Trial(place, SCENARIOS[name], portable=True)
    trial.check(_losses(trial), goes_on=False)


def _losses(trial: Trial) -> list[Image]:
    """Every legal disk after a loss of power at every step, or at the first step of each kind."""
    folder, images, seen = trial.copy(trial.start), list[Image](), set[object]()
    done, saved, kinds = [0], [False], set[tuple[str, bool]]()

    def lose(recorder: Recorder, kind: str) -> None:
        recorder.look()
        if (kind, saved[0]) in kinds and not SOAKING:
            return
        kinds.add((kind, saved[0]))
        for tree, database in recorder.states():
            state = (frozen(tree), database, done[0], saved[0])
            if state not in seen:
                seen.add(state)
                images.append(Image(trial.place / f"loss-{len(images)}", done[0], saved[0]))
                materialise(tree, database, images[-1].folder)

    def act(tell: Tell) -> None:
        recorder = Recorder(folder)

        def acknowledged() -> None:
            done.append(done.pop() + 1)
            lose(recorder, f"acknowledged {done[0]}")

        def synced() -> None:
            saved.append(not saved.pop())
            recorder.everything_is_synced()

        steps = Steps(lambda _: lose(recorder, steps.kind))
        trial.act(folder, steps, acknowledged, synced, prepare=recorder.watch)
        tell(pickle.dumps(images))

    found: list[Image] = pickle.loads(Child(act).succeed())
    return found
