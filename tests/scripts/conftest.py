"""Commands run in this process on a data folder of the test's own."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from stores import MemoryStore, Settings, open_store


@dataclass
class Ran:
    """What a command came to."""

    code: int
    out: str
    err: str


class CommandLine:
    """Runs a command's `main` as a shell would, and sees what a store sees."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capture = capture

    def __call__(self, main: Callable[[list[str]], int], *given: str) -> Ran:
        self._capture.readouterr()
        try:
            code = main(list(given))
        except SystemExit as left:
            code = int(left.code or 0)
        said = self._capture.readouterr()
        return Ran(code, said.out, said.err)

    def store(self, work: Callable[[MemoryStore], Awaitable[Any]]) -> Any:
        async def go() -> Any:
            async with open_store(Settings(data_dir=self.folder)) as store:
                return await work(store)

        return asyncio.run(go())

    @property
    def memory_md(self) -> Path:
        return self.folder / "memory" / "ann" / "MEMORY.md"

    def every_byte(self) -> bytes:
        return b"".join(path.read_bytes() for path in sorted(self.folder.rglob("*")) if path.is_file())


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    """A command line in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMORY_DATA_DIR", str(tmp_path / "data"))
    return CommandLine(tmp_path / "data", capsys)


@pytest.fixture
def ann(command: CommandLine) -> CommandLine:
    """A command line on a store that knows a few things of Ann."""

    async def tell(store: MemoryStore) -> None:
        await store.write("ann", key="role", value="Backend engineer at a small company", category="work_context")
        await store.write("ann", key="reading", value="Prefers long technical articles", category="preference")
        await store.write(
            "ann", key="crypto", value="Doubts that crypto is useful", category="preference", confidence=0.5
        )

    command.store(tell)
    return command
