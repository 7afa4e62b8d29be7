"""Models beside each other on the same cases: by name, with cost and time, each answer paid for once."""

from datetime import date
from pathlib import Path

import pytest

from benchmarks import models
from benchmarks.workbench import Case, compare, evaluate, evaluate_all, read_cases, text_of
from benchmarks.workbench.several import alone
from stores import Settings
from tests.fakes import ScriptedModel
from tests.openai_server import openai_server
from tests.other_servers import ollama_server

SAID = [Case(f"c{number}", "capture", date(2026, 2, 12), text=f"I nurse on ward {number}") for number in range(3)]


async def test_several_models_are_asked_once_and_priced_by_name(
    tmp_path: Path, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    priced = settings.model_copy(update={"prices": {"ollama:tiny": (1.0, 1.0)}, "capture_model": "offline"})
    with openai_server() as openai, ollama_server() as ollama:
        monkeypatch.setenv("OPENAI_BASE_URL", openai.address)
        monkeypatch.setenv("OLLAMA_HOST", ollama.address)
        for server in (openai, ollama):
            server.then = server.tool_call("Captured", {"entries": []})
        named = ["offline", "openai:local", "ollama:tiny"]
        for _ in range(2):
            made = await evaluate_all(named, SAID, priced, answers=tmp_path / "answers.db")
        asked = len(openai.requests), len(ollama.requests)
    assert [one.named for one in made] == named
    assert asked == (3, 3), "the second run asks nobody"
    assert [one.cost(priced) for one in made] == [0.0, None, pytest.approx(45 / 1_000_000)]
    assert all(one.seconds > 0 for one in made)


def test_a_model_is_evaluated_alone() -> None:
    chosen = alone(Settings(capture_model="offline", model_fallbacks=("ollama:x",)), "ollama:tiny")
    assert (chosen.model, chosen.capture_model, chosen.model_fallbacks) == ("ollama:tiny", "", ())


def test_the_model_named_is_shown_beside_the_offline_one_with_cost_and_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MEMORY_PRICES", '{"ollama:tiny": [1.0, 1.0]}')
    with ollama_server() as server:
        monkeypatch.setenv("OLLAMA_HOST", server.address)
        server.then = server.tool_call("Captured", {"entries": []})
        models.main(["--part", "tune", "--suite", "duplicates", "--model", "ollama:tiny", "--size", "small"])
    said = capsys.readouterr().out
    beside = said[said.index("beside each other") :]
    assert all(word in beside for word in ("offline", "tiny", "cases all right", "seconds", "cost"))
    assert "List what it says about the user" in str(server.requests[1]), "the short prompt"


def test_a_model_that_cannot_be_used_is_one_sentence_before_any_case_is_put(capsys: pytest.CaptureFixture[str]) -> None:
    assert models.main(["--part", "tune", "--suite", "duplicates", "--model", "anthropc:claude"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "did you mean anthropic:claude?" in said.err


def test_a_model_that_cannot_be_reached_is_one_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "http://127.0.0.1:9")
    assert models.main(["--part", "tune", "--suite", "duplicates", "--model", "ollama:tiny"]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "start `ollama serve`" in said.err


async def test_a_short_prompt_can_be_tried_and_edited_like_a_full_one(settings: Settings) -> None:
    model = ScriptedModel()
    small = settings.model_copy(update={"model_size": "small"})
    edited = text_of("capture", short=True).replace("At most three entries", "At most four entries")
    await evaluate(SAID[:1], model, settings=small, prompts={"short/capture": edited})
    assert "At most four entries" in model.shown


async def test_the_rules_understand_the_short_prompts_as_well() -> None:
    cases = read_cases("tune", ["capture"])[::9]
    comparison = await compare("capture", text_of("capture", short=True), cases=cases)
    assert comparison.changes == []
