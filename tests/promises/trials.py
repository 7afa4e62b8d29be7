"""One scenario, stopped at every step on copies of the world, and what is found afterwards."""

import asyncio
import pickle
import re
import shutil
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import NamedTuple

from stores import Settings, open_store
from tests.promises import world
from tests.promises.kills import KILLED, Child, Steps, Tell, in_child
from tests.promises.world import Scenario, State
from tests.soak import SOAKING

_TOKEN = re.compile(r"[0-9a-f]{32}|(?<!\d)\d{19}(?!\d)")
_DATABASES = ("memory.db", "threads.db")
_STEMS = ("memory", "threads")
"""Compared by their rows. A temporary name may hold the same letters among its digits."""


_UNDISTURBED: dict[tuple[str, bool], tuple[list[State], list[State]]] = {}
"""What a scenario comes to by itself is the same for kills, losses of power and errors of the disk."""


class Image(NamedTuple):
    """The disk as a kill leaves it, how many deeds were acknowledged by then, and whether the person had saved."""

    folder: Path
    acknowledged: int = 0
    saved: bool = False


def _built(place: Path) -> Path:
    """The world before anything is done to it. Made by this very process, whose children start warm then."""
    folder = place / "built"
    if not folder.exists():
        asyncio.run(world.build(world.settings_for(folder, world.SCENARIOS["write"])))
    return folder


class Trial:
    """Images of a scenario, and the states they may come to."""

    def __init__(self, place: Path, scenario: Scenario, *, portable: bool = False) -> None:
        self.scenario = scenario
        self._portable = portable
        self._numbers = count()
        self.place = place / f"{scenario.name}-{portable}"
        self._seen: set[object] = set()
        self.looked_at = 0
        self.start = self.place / "start"
        shutil.copytree(_built(place), self.start)
        if scenario.before:
            scenario.before(self.start)
        self.after, self._saved = _UNDISTURBED.get((scenario.name, portable)) or self._undisturbed()
        _UNDISTURBED[scenario.name, portable] = self.after, self._saved

    def _undisturbed(self) -> tuple[list[State], list[State]]:
        """The states after each deed, and where a person saves meanwhile after the save alone and after all."""
        deeds, person = len(self.scenario.deeds), self.scenario.meanwhile
        folders = self._played(range(deeds + 1))
        if person:
            edited = self.copy(self.start)
            person(edited)
            folders += [edited, *self._played([deeds], raced=True)]
        states = self._observe(folders)
        return states[: deeds + 1], states[deeds + 1 :]

    def images(self, *, every: bool = SOAKING) -> list[Image]:
        """The disk at every step, or at the first step of each kind."""
        folder, images, kinds = self.copy(self.start), list[Image](), set[tuple[str, bool]]()
        done, saved = [0], [False]

        def keep(_: int) -> None:
            kind = (steps.kind, saved[0])
            if every or kind not in kinds:
                kinds.add(kind)
                images.append(Image(self.copy(folder, f"image-{len(images)}"), done[0], saved[0]))

        steps = Steps(keep)

        def act(tell: Tell) -> None:
            self.act(folder, steps, lambda: done.append(done.pop() + 1), lambda: saved.append(not saved.pop()))
            tell(pickle.dumps(images))

        found: list[Image] = pickle.loads(Child(act).succeed())
        shutil.rmtree(folder)
        return found

    def kill(self, step: int) -> Image | None:
        """A real kill at a step; None when all was done before."""
        folder = self.copy(self.start)
        code, told = in_child(
            lambda tell: self.act(folder, Steps.kill_at(step), lambda: tell(b"+"), lambda: tell(b"s"))
        )
        assert code in (0, KILLED), told.decode(errors="replace")
        return Image(folder, told.count(b"+"), b"s" in told) if code else None

    def kill_recovery(self, image: Image, step: int) -> Image | None:
        """A real kill of the recovery; None when it was done before."""
        folder = self.copy(image.folder)
        settings, clock = self.settings(folder), world.clock_for(self.scenario)

        def recover(_: Tell) -> None:
            Steps.kill_at(step).watch(portable=self._portable)
            asyncio.run(world.recover(settings, clock))

        code, told = in_child(recover)
        assert code in (0, KILLED), told.decode(errors="replace")
        return image._replace(folder=folder) if code else None

    def check(self, images: Iterable[Image], *, goes_on: bool = True, exact: bool = False) -> None:
        """What was acknowledged is there; what was begun is there or not (not, if exact), for each user as a whole."""
        new = [image for image in images if self.is_new(image)]
        states = self._observe([image.folder for image in new], goes_on=goes_on)
        self.looked_at += len(states)
        for image, state in zip(new, states, strict=True):
            last = image.acknowledged + (1 if exact else 2)
            allowed = self._saved if image.saved else self.after[image.acknowledged : last]
            for user, found in state.items():
                assert found in [one[user] for one in allowed], _difference(found, [one[user] for one in allowed])

    @property
    def distinct(self) -> int:
        """How many disks were unlike all others."""
        return len(self._seen)

    def is_new(self, image: Image) -> bool:
        """Many steps leave the same disk; it need not be looked at twice."""
        files = [path for path in image.folder.rglob("*") if path.is_file() and not path.name.startswith(_DATABASES)]
        said = sorted((_TOKEN.sub("", str(path.relative_to(image.folder))), path.read_bytes()) for path in files)
        # Read only: whoever may write empties the log of the database when they leave, before our own recovery sees it.
        with closing(sqlite3.connect(f"file:{image.folder / 'memory.db'}?mode=ro", uri=True)) as database:
            tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            held = [(name, database.execute(f'SELECT * FROM "{name}"').fetchall()) for name in sorted(tables)]
        rows = [_TOKEN.sub("", repr(each).replace("-", "")) for each in held]
        fingerprint = (image.acknowledged, image.saved, repr(said), tuple(rows))
        if fingerprint in self._seen:
            shutil.rmtree(image.folder)
            return False
        self._seen.add(fingerprint)
        return True

    def _observe(self, folders: list[Path], *, goes_on: bool = True) -> list[State]:
        """The states after recovery; the folders are used up."""
        users = self.scenario.users if goes_on else ()

        def observe(tell: Tell) -> None:
            states = []
            for folder in folders:
                clock = world.clock_for(self.scenario)
                states.append(asyncio.run(world.observe(self.settings(folder), clock, users)))
            tell(pickle.dumps(states))

        states: list[State] = pickle.loads(Child(observe).succeed())
        for folder in folders:
            shutil.rmtree(folder)
        return states

    def _played(self, deeds: Iterable[int], *, raced: bool = False) -> list[Path]:
        """Worlds after so many deeds each; played by one child, because a fork takes longer than a deed."""
        folders = {number: self.copy(self.start) for number in deeds}

        def play(_: Tell) -> None:
            for number, folder in folders.items():
                self.act(folder, Steps(lambda _: None), deeds=number, raced=raced)

        Child(play).succeed()
        return [*folders.values()]

    def act(
        self,
        folder: Path,
        steps: Steps,
        acknowledged: Callable[[], None] = lambda: None,
        saved: Callable[[], None] = lambda: None,
        *,
        prepare: Callable[[], None] = lambda: None,
        deeds: int | None = None,
        raced: bool = True,
    ) -> None:
        person = self.scenario.meanwhile if raced else None

        def save() -> None:
            if person:
                person(folder)
                saved()

        async def act() -> None:
            async with open_store(self.settings(folder), clock=world.clock_for(self.scenario)) as store:
                steps.watch(portable=self._portable, meanwhile=save)
                prepare()
                for deed in self.scenario.deeds[:deeds]:
                    await deed(store)
                    acknowledged()

        asyncio.run(act())

    def settings(self, folder: Path) -> Settings:
        return world.settings_for(folder, self.scenario)

    def copy(self, folder: Path, name: str = "") -> Path:
        fresh = self.place / (name or f"copy-{next(self._numbers)}")
        for _ in range(10):
            try:
                shutil.copytree(folder, fresh)
            except (shutil.Error, FileNotFoundError):  # another thread took a file away meanwhile
                shutil.rmtree(fresh)
            else:
                return fresh
        raise AssertionError("no copy could be made")


def unlike(images: Iterable[Image]) -> int:
    """How many disks differ in any file beside the databases, counted apart from what `is_new` compares."""
    disks = set()
    for image in images:
        files = (path for path in image.folder.rglob("*") if path.is_file() and path.name.split(".")[0] not in _STEMS)
        said = frozenset((_TOKEN.sub("", str(path.relative_to(image.folder))), path.read_bytes()) for path in files)
        disks.add((image.acknowledged, image.saved, said))
    return len(disks)


def _difference(found: State, allowed: list[State]) -> str:
    lines = ["this state is none of those allowed"]
    for number, one in enumerate(allowed):
        wrong = [name for name in one if found[name] != one[name]]
        lines += [f"  {number}: {name}: {found[name]!r}\n     not {one[name]!r}" for name in wrong]
    return "\n".join(lines)
