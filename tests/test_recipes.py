"""The recipes of docs/models.md for a model on one's own machine, followed line by line: with the settings that stand
there, over the protocol of each server, with answers that a real small model gave."""

import re
import shlex
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from benchmarks.recordings.living import USER, Clock, durable, live
from benchmarks.recordings.record import STARTS
from graphs.build import Graphs, open_graphs
from graphs.models.names import name_of
from graphs.models.trial import try_out
from scripts import chat, day
from stores import Settings
from tests.openai_server import Server, openai_server
from tests.other_servers import ollama_server
from tests.promises.test_wrong_answers import RAW
from tests.recordings.replay import FOLDER, Replay
from tests.recordings.spoken import spoken

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
LINES = 5


@dataclass(frozen=True)
class Recipe:
    """The lines of a recipe, and what they mean."""

    lines: list[str]

    @property
    def exported(self) -> dict[str, str]:
        words = [word for line in self.lines if line.startswith("export ") for word in shlex.split(line)[1:]]
        return dict(word.split("=", 1) for word in words)

    @property
    def model(self) -> str:
        (named,) = {found[1] for line in self.lines if (found := re.search(r"MODEL=(\S+)", line))}
        return named

    def given(self, command: str) -> list[str]:
        (line,) = (line for line in self.lines if command in line)
        return shlex.split(line.partition(command)[2])


def recipes() -> dict[str, Recipe]:
    """By the first word of each: `ollama`, `llama-server`."""
    page = (ROOT / "docs" / "models.md").read_text(encoding="utf-8")
    section = page.partition("\n## A model on your own machine\n")[2].partition("\n## ")[0]
    blocks = re.findall(r"(?:^ {4}\S.*\n)+", section, re.MULTILINE)
    return {(lines := [line.strip() for line in block.splitlines()])[0].split()[0]: Recipe(lines) for block in blocks}


@dataclass(frozen=True)
class Served:
    """How a recipe's server speaks, and how it is found."""

    serve: Callable[[], AbstractContextManager[Server]]
    address: str
    """The variable that stands for the address of the recipe, or for the usual one."""
    path: str


SERVED = {
    "ollama": Served(ollama_server, "OLLAMA_HOST", "/api/chat"),
    "llama-server": Served(openai_server, "OPENAI_BASE_URL", "/v1/chat/completions"),
}


@pytest.fixture(params=list(SERVED))
def named(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def recipe(named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Recipe:
    """Its variables are set, and no others: nothing of this machine helps it."""
    monkeypatch.chdir(tmp_path)
    found = recipes()[named]
    for key in ("OPENAI_API_KEY", "OPENAI_BASE_URL", "OLLAMA_HOST"):
        monkeypatch.delenv(key, raising=False)
    for key, value in found.exported.items():
        monkeypatch.setenv(key, value)
    return found


@pytest.fixture
def replay() -> Replay:
    return Replay(FOLDER / "qwen25_day.json")


@pytest.fixture
def server(named: str, recipe: Recipe, replay: Replay, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """In place of the server of the first line: only its port is another."""
    served = SERVED[named]
    with served.serve() as running:
        running.then = partial(spoken, replay)
        written = recipe.exported.get(served.address, "")
        monkeypatch.setenv(
            served.address, re.sub(r":\d+", running.address.removesuffix("/v1")[-6:], written) or running.address
        )
        yield running


@pytest.fixture
def chosen(recipe: Recipe, tmp_path: Path) -> Settings:
    return Settings(data_dir=tmp_path / "data", database_url="", model=recipe.model)


@pytest.fixture
def moving() -> Clock:
    return Clock(STARTS)


@pytest.fixture
async def graphs(server: Server, chosen: Settings, moving: Clock) -> AsyncIterator[Graphs]:
    async with open_graphs(chosen, clock=moving) as opened:
        yield opened


def test_there_are_two_recipes_of_five_lines_that_the_commands_understand(named: str) -> None:
    found = recipes()
    assert list(found) == list(SERVED)
    recipe = found[named]
    assert len(recipe.lines) == LINES
    assert recipe.lines[3] == f"make run MODEL={recipe.model}"
    assert chat.arguments(recipe.given("python -m scripts.chat")).user_id == "you"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "scripts.day $(if $(MODEL),--model $(MODEL))" in makefile
    assert callable(day.main)


def test_its_settings_are_settings(recipe: Recipe, chosen: Settings) -> None:
    own = {key for key in recipe.exported if key.startswith("MEMORY_")}
    assert own <= set(Settings.variables().values())
    usual = Settings.model_construct()
    assert chosen.call_seconds > usual.call_seconds
    assert chosen.turn_seconds > usual.turn_seconds
    assert chosen.night_seconds > usual.night_seconds


async def test_a_reader_who_follows_it_is_remembered(
    graphs: Graphs, recipe: Recipe, chosen: Settings, replay: Replay, moving: Clock, server: Server, named: str
) -> None:
    """Turns, what is captured in them, looking back and a night: the fact is kept, and nothing is shown but words."""
    assert name_of(graphs.model) == recipe.model
    turns = await live(graphs, moving, lambda: replay.asked, replay.said[:1])
    assert replay.unknown == 0, "asked for what was not recorded"
    assert {SERVED[named].path} == set(server.paths)
    assert {request["model"] for request in server.requests} == {recipe.model.partition(":")[2]}
    assert [turn.reply for turn in turns if RAW.search(turn.reply)] == []
    assert [turn.reply for turn in turns if "could not be used" in turn.reply] == []
    assert turns[3].reply.strip() == "Your dog is called Biscuit."
    assert any("Biscuit" in value for value in await durable(graphs)), "kept over the night"
    (night,) = await graphs.store.runs.of(USER)
    assert night["status"] == "completed"
    assert recipe.model in str(night["models"]), "the night was asked of it"


async def test_the_trial_before_its_day_is_passed(server: Server, chosen: Settings) -> None:
    await try_out(chosen)
    assert len(server.requests) == 1
