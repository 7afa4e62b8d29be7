"""The one question before a long run: a model that cannot be used is one sentence with its remedy, over each wire."""

from collections.abc import Mapping
from typing import Any

import pytest

from graphs.models import trial
from graphs.models.providers import NoSuchModel, make
from graphs.models.trial import remedy, try_out
from stores import Settings
from tests.graphs.models.conftest import WIRES, Wire
from tests.graphs.models.test_time import slowly
from tests.openai_server import Fault, Raw, Server, openai_server, page
from tests.other_servers import ollama_server

LOADING = Fault(503, "Loading model")
NOBODY = "http://127.0.0.1:9"
"""A port where nothing listens."""


@pytest.fixture
def chosen(wire: Wire, settings: Settings) -> Settings:
    return settings.model_copy(update={"model": wire.named})


async def refused(settings: Settings) -> str:
    with pytest.raises(NoSuchModel) as caught:
        await try_out(settings)
    told = str(caught.value)
    assert "\n" not in told
    return told


async def test_a_model_that_answers_is_asked_once(chosen: Settings, server: Server) -> None:
    await try_out(chosen)
    assert len(server.requests) == 1, "all tasks have the same model"


async def test_one_that_says_nothing_is_there_all_the_same(chosen: Settings, server: Server) -> None:
    server.then = " "
    await try_out(chosen)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Fault(401, "Invalid API key"), "was refused"),
        (page(), "is no service for"),
        (page(404), "is no service for"),
        (page(405), "is no service for"),
        (Fault(404, "File Not Found"), "is no service for"),
        (Fault(404, "model 'local' not found"), "There is no model 'local'"),
        (Fault(429, "slow down"), "is busy"),
        (Fault(500, "out of memory"), "out of memory"),
    ],
    ids=lambda given: given if isinstance(given, str) else str(given.status),
)
async def test_a_fault_is_a_sentence_with_its_remedy(
    chosen: Settings, wire: Wire, server: Server, answer: Fault | Raw, words: str
) -> None:
    server.then = answer
    told = await refused(chosen)
    assert words in told
    assert server.address in told
    if words == "is no service for":
        assert f"set {wire.address} to" in told
    if words == "was refused":
        assert (wire.key or wire.address) in told


@pytest.mark.parametrize("named", ["openai", "ollama"])
async def test_who_cannot_be_reached_is_named_with_what_to_start(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    wire = WIRES[named]
    monkeypatch.setenv(wire.address, NOBODY)
    told = await refused(settings.model_copy(update={"model": wire.named}))
    start = "start `ollama serve`" if named == "ollama" else "start the server there"
    assert told == f"{wire.named} cannot be reached at {NOBODY}: {start}, or set {wire.address} to where it runs."


async def test_of_a_provider_without_a_variable_for_its_address_none_is_asked_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOOGLE_API_KEY", "test-key")
    model = make("google_genai:tiny", settings)
    assert remedy(model, ConnectionError(), 1.0) == (
        "google_genai:tiny cannot be reached: see that this machine is online."
    )


async def test_a_password_in_an_address_is_not_shown(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLLAMA_HOST", "http://ann:sesame@127.0.0.1:9")
    told = await refused(settings.model_copy(update={"model": "ollama:tiny"}))
    assert "http://127.0.0.1:9" in told
    assert "sesame" not in told


async def test_a_missing_model_of_ollama_is_pulled(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with ollama_server() as server:
        monkeypatch.setenv("OLLAMA_HOST", server.address)
        server.then = Fault(404, 'model "tiny" not found, try pulling it first')
        assert "`ollama pull tiny`" in await refused(settings.model_copy(update={"model": "ollama:tiny"}))


async def test_a_server_that_loads_its_model_is_waited_for(
    chosen: Settings, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "AGAIN_AFTER", 0.01)
    server.answers = [LOADING, LOADING]
    told: list[Mapping[str, Any]] = []
    await try_out(chosen, told.append)
    assert len(server.requests) == 3
    assert ["still loading" in event["progress"] for event in told] == [True]


async def test_it_is_not_waited_for_without_an_end(
    chosen: Settings, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "AGAIN_AFTER", 0.05)
    monkeypatch.setattr(trial, "PATIENCE", 1.0)  # a single call takes a tenth of it on a busy machine
    server.then = LOADING
    told = await refused(chosen.model_copy(update={"call_seconds": 1.0}))
    assert "still loading" in told
    assert "try again" in told


async def test_one_that_loads_and_then_says_nothing_is_still_loading(
    chosen: Settings, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "AGAIN_AFTER", 0.01)
    monkeypatch.setattr(trial, "PATIENCE", 0.3)
    server.answers, server.then = [LOADING], slowly(1.0)
    assert "still loading" in await refused(chosen.model_copy(update={"call_seconds": 0.3}))


async def test_where_another_takes_its_place_the_run_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", NOBODY)
    told: list[Mapping[str, Any]] = []
    with openai_server() as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        for fallback in ("openai:local", "offline"):
            chain = settings.model_copy(update={"model": "ollama:tiny", "model_fallbacks": (fallback,)})
            await try_out(chain, told.append)
    assert ["`ollama serve`" in event["progress"] for event in told] == [True, True]
