"""One scenario, broken again and again on fresh copies of the world, and checked each time."""

import asyncio
import pickle
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path

from stores import open_store
from tests.promises import world
from tests.promises.kills import KILLED, Steps, Tell, in_child
from tests.promises.world import Scenario, State

_ACKNOWLEDGED, _SAVED = b"\1", b"\2"


def build(place: Path) -> Path:
    """The world before anything is done to it."""
    folder = place / "built"
    if not folder.exists():
        settings = world.settings_for(folder, world.SCENARIOS["write"])
        succeed(lambda tell: asyncio.run(world.build(settings)))
    return folder


def succeed(work: Callable[[Tell], None]) -> bytes:
    code, told = in_child(work)
    assert code == 0, told.decode(errors="replace")
    return told


class Trial:
    """The states the world may be in after each deed, and kills to put that to the test."""

    def __init__(self, place: Path, scenario: Scenario, *, portable: bool = False) -> None:
        self.scenario = scenario
        self.portable = portable
        self._numbers = count()
        self._place = place / f"{scenario.name}-{portable}"
        self._start = self._place / "start"
        shutil.copytree(build(place), self._start)
        if scenario.before:
            scenario.before(self._start)
        deeds = len(scenario.deeds)
        self.after = [self.observe(self._played(number)) for number in range(deeds + 1)]
        self.saved: list[State] = []
        if scenario.meanwhile:
            edited = self.copy()
            scenario.meanwhile(edited)
            self.saved = [self.observe(edited), self.observe(self._played(deeds, raced=True))]

    def copy(self) -> Path:
        folder = self._place / str(next(self._numbers))
        shutil.copytree(self._start, folder)
        return folder

    def kill(self, step: int, recovery_step: int | None = None) -> bool:
        """Kill at a step (and the recovery at another), then look; False when all was done before that step."""
        folder = self.copy()
        code, told = in_child(lambda tell: self._act(folder, tell, Steps(step), raced=True))
        if code == 0:
            shutil.rmtree(folder)
            return False
        assert code == KILLED, told.decode(errors="replace")
        if recovery_step is not None:
            code, said = in_child(lambda _: self._recover(folder, Steps(recovery_step)))
            assert code in (0, KILLED), said.decode(errors="replace")
        self.check(folder, told.count(_ACKNOWLEDGED), saved=_SAVED in told)
        return True

    def check(self, folder: Path, acknowledged: int, *, saved: bool = False) -> None:
        """What was acknowledged is there; what was begun is there or not, for each user as a whole."""
        state = self.observe(folder)
        allowed = self.saved if saved else self.after[acknowledged : acknowledged + 2]
        for user, found in state.items():
            assert found in [one[user] for one in allowed], _difference(found, [one[user] for one in allowed])

    def observe(self, folder: Path) -> State:
        """The state after recovery; the folder is used up."""
        settings, clock = world.settings_for(folder, self.scenario), world.clock_for(self.scenario)
        told = succeed(lambda tell: tell(pickle.dumps(asyncio.run(world.observe(settings, clock)))))
        shutil.rmtree(folder)
        state: State = pickle.loads(told)
        return state

    def _played(self, deeds: int, *, raced: bool = False) -> Path:
        folder = self.copy()
        succeed(lambda tell: self._act(folder, tell, Steps(), deeds, raced=raced))
        return folder

    def _act(self, folder: Path, tell: Tell, steps: Steps, deeds: int | None = None, *, raced: bool = False) -> None:
        person = self.scenario.meanwhile if raced else None

        def save() -> None:
            assert person is not None
            tell(_SAVED)
            person(folder)

        async def act() -> None:
            settings = world.settings_for(folder, self.scenario)
            async with open_store(settings, clock=world.clock_for(self.scenario)) as store:
                steps.watch(portable=self.portable, meanwhile=save if person else None)
                for deed in self.scenario.deeds[:deeds]:
                    await deed(store)
                    tell(_ACKNOWLEDGED)

        asyncio.run(act())

    def _recover(self, folder: Path, steps: Steps) -> None:
        steps.watch(portable=self.portable)
        settings, clock = world.settings_for(folder, self.scenario), world.clock_for(self.scenario)
        asyncio.run(world.recover(settings, clock))


def _difference(found: State, allowed: list[State]) -> str:
    lines = ["this state is none of those allowed"]
    for number, one in enumerate(allowed):
        lines += [f"  {number}: {name}: {found[name]!r}\n     not {one[name]!r}" for name in one if found[name] != one[name]]
    return "\n".join(lines)
