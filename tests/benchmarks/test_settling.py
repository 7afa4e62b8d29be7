"""An evaluation that is stopped goes on where it was, and one that is whole asks nobody."""

import os
import signal
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from benchmarks import models
from benchmarks.workbench import Case, running
from benchmarks.workbench.answers import Answers
from benchmarks.workbench.settling import keep_answers
from graphs.models.ability import ability_of
from graphs.models.chain import Chain
from graphs.models.choose import ask
from stores import Settings
from tests.fakes import ScriptedModel
from tests.openai_server import Hang, Server, openai_server

GIVEN = ["--part", "tune", "--suite", "capture", "--model", "openai:local"]
CASES = [Case(f"c{number}", "capture", date(2026, 2, 12), text=f"I nurse on ward {number}") for number in range(5)]
Put = Callable[[int], None]


@pytest.fixture
def put(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Put:
    """How many cases there are, put one after the other."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(running, "AT_ONCE", 1)

    def so_many(number: int) -> None:
        monkeypatch.setattr(models, "read_cases", lambda part, suites: CASES[:number])

    so_many(len(CASES))
    return so_many


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A model that gives structures in JSON mode alone."""
    with openai_server() as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        server.then = _in_json_mode
        yield server


def _in_json_mode(body: dict[str, Any]) -> str:
    return '{"entries": []}' if "response_format" in body else "no structure"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C as a program of its own hears it: another test of this process may have left a handler behind."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before if before is not None else signal.default_int_handler)


def _stopped(body: dict[str, Any]) -> Hang:
    os.kill(os.getpid(), signal.SIGINT)
    return Hang(3)  # the wish to stop arrives meanwhile, however busy the machine is


@pytest.mark.usefixtures("interruptible")
def test_an_evaluation_that_is_stopped_goes_on_where_it_was(
    put: Put, server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    hello, as_call, first, second = "Yes.", _in_json_mode, _in_json_mode, _in_json_mode
    server.answers = [hello, as_call, first, second, _stopped]
    assert models.main(GIVEN) == 130
    told = capsys.readouterr().err
    assert "kept" in told
    assert "Traceback" not in told
    assert len(server.requests) == 5
    assert models.main(GIVEN) == 0
    assert len(server.requests) == 5 + 3, "the three that were not answered"
    assert "beside each other" in capsys.readouterr().out


def test_a_server_that_goes_away_is_no_fault_of_the_model(
    put: Put, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    put(1)
    with openai_server() as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        server.then = _in_json_mode
        assert models.main(GIVEN) == 0
    capsys.readouterr()
    assert models.main(GIVEN) == 0, "all is kept"
    assert "beside each other" in capsys.readouterr().out
    put(2)
    assert models.main(GIVEN) == 1
    said = capsys.readouterr()
    assert "cannot be reached" in said.err
    assert "beside each other" not in said.out


def test_a_slow_model_is_asked_one_thing_at_a_time(settings: Settings) -> None:
    model, quick = ScriptedModel(), ScriptedModel()
    ability_of(model).took(settings.call_seconds / 2.5)
    ability_of(quick).took(0.01)
    assert [running._at_once(one, settings) for one in (model, quick, None)] == [2, running.AT_ONCE, running.AT_ONCE]


async def test_answers_of_a_chain_are_kept_too(tmp_path: Path) -> None:
    first, second = ScriptedModel(answers=["Hello."]), ScriptedModel()
    chain = Chain(members=[first, second], seconds=5)
    await keep_answers(chain, Answers(tmp_path / "answers.db"))
    for _ in range(2):
        assert (await ask(chain, [HumanMessage("Hi")])).text == "Hello."
    assert len(first.history) == 1
