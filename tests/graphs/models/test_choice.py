"""Which model does what by the settings, what is said about names that cannot be used, and who takes over."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from langchain_core.messages import HumanMessage

from graphs.models import providers
from graphs.models.ability import ability_of
from graphs.models.answers import Captured
from graphs.models.chain import Chain, members
from graphs.models.choose import Models, ask, ask_for, choose_model, is_offline, model_name, named_for, open_models
from graphs.models.client_errors import BadAnswer
from graphs.models.offline import OfflineModel
from graphs.models.providers import NoSuchModel, make, parted
from stores import Settings
from tests.fakes import ScriptedModel
from tests.openai_server import Fault, openai_server
from tests.other_servers import ollama_server

HELLO = [HumanMessage("Hello there")]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No `.env` of the repository, and no key of the machine."""
    monkeypatch.chdir(tmp_path)
    for known in providers.PROVIDERS.values():
        for name in (*known.key, *known.address):
            monkeypatch.delenv(name, raising=False)


def chosen(settings: Settings, **named: Any) -> Settings:
    return settings.model_copy(update=named)


def test_each_task_has_its_setting_and_the_model_of_all_is_the_rest(settings: Settings) -> None:
    given = chosen(settings, model="ollama:small", capture_model="ollama:tiny", extraction_model="anthropic:large")
    assert [named_for(given, task) for task in ("discussion", "capture", "night")] == [
        "ollama:small",
        "ollama:tiny",
        "anthropic:large",
    ]


def test_nothing_named_and_no_key_is_the_offline_model_for_all(settings: Settings) -> None:
    assert all(is_offline(choose_model(settings, task)) for task in ("discussion", "capture", "night"))


def test_a_name_for_the_night_alone_waits_for_a_key_as_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = chosen(settings, extraction_model="some-model")
    assert is_offline(choose_model(given))
    monkeypatch.setenv("OPENAI_API_KEY", "sk-test")
    assert [model_name(choose_model(given, task)) for task in ("discussion", "capture", "night")] == ["some-model"] * 3


def test_rules_can_be_chosen_for_one_task(settings: Settings) -> None:
    given = chosen(settings, model="ollama:small", capture_model="offline")
    assert is_offline(choose_model(given, "capture"))
    assert not is_offline(choose_model(given, "discussion"))


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ("gpt-4o", ("openai", "gpt-4o")),
        ("openai:gpt-4o", ("openai", "gpt-4o")),
        ("ollama:llama3.2:1b", ("ollama", "llama3.2:1b")),
        ("google-genai:gemini-2.5-flash", ("google_genai", "gemini-2.5-flash")),
        ("OpenAI:gpt-4o", ("openai", "gpt-4o")),
        ("ft:gpt-4o:team::id", ("openai", "ft:gpt-4o:team::id")),
        ("groq:llama", ("groq", "llama")),
    ],
)
def test_a_name_says_its_provider(named: str, expected: tuple[str, str]) -> None:
    assert parted(named) == expected


def test_behind_an_address_of_the_openai_protocol_a_colon_is_part_of_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_BASE_URL", "http://127.0.0.1:1/v1")
    assert parted("llama3.2:1b") == ("openai", "llama3.2:1b")


@pytest.mark.parametrize(
    ("named", "remedy"),
    [
        ("anthropc:claude", "did you mean anthropic:claude?"),
        ("llama3.2:1b", "write one of openai, anthropic"),
        ("openai:", "write openai:name, like openai:gpt-4o-mini"),
        ("openai", "write openai:name"),
        ("Ollama", "write ollama:name"),
        ("openai:gpt-4o", "set OPENAI_API_KEY"),
        ("openai:gpt-4o", "OPENAI_BASE_URL for a server of your own"),
        ("gpt-4o", "set OPENAI_API_KEY"),
        ("anthropic:claude", "set ANTHROPIC_API_KEY"),
        ("google_genai:gemini", "set GOOGLE_API_KEY"),
        ("mistralai:small", "set MISTRAL_API_KEY"),
        ("groq:llama", "pip install langchain-groq"),
        ("azure_openai:gpt-4o", "AZURE_OPENAI_API_KEY"),
    ],
)
def test_what_cannot_be_used_is_one_sentence_with_its_remedy(settings: Settings, named: str, remedy: str) -> None:
    with pytest.raises(NoSuchModel) as error:
        choose_model(chosen(settings, model=named))
    assert remedy in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("variable", "value", "remedy"),
    [
        ("OPENAI_BASE_URL", "localhost:8080/v1", "write http:// or https:// before it"),
        ("ANTHROPIC_BASE_URL", "gateway.example", "write http:// or https:// before it"),
        ("OPENAI_API_KEY", "<your key>", "copy the key itself into it"),
        ("OPENAI_API_KEY", "ключ", "copy the key itself into it"),
    ],
)
def test_an_address_or_a_key_that_can_be_none_is_said_before_anybody_is_asked(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, remedy: str
) -> None:
    provider = variable.partition("_")[0]
    monkeypatch.setenv(f"{provider}_API_KEY", "test-key")
    monkeypatch.setenv(variable, value)
    with pytest.raises(NoSuchModel) as error:
        make(f"{provider.casefold()}:x", settings)
    assert remedy in str(error.value)
    assert variable in str(error.value)


def test_a_key_may_have_a_line_break_behind_it(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "test-key\n")
    model: Any = make("openai:x", settings)
    assert model.openai_api_key.get_secret_value() == "test-key"


def test_what_a_client_says_of_its_key_does_not_show_the_key(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "sk-proj-" + "aB3dE5gH7jK9mN1pQ2" * 3

    def refusing(**options: Any) -> None:
        raise ValueError(f"the key {key} has a sign that no header may have")

    monkeypatch.setattr(providers, "_class_of", lambda provider: refusing)
    monkeypatch.setenv("OPENAI_API_KEY", key)
    with pytest.raises(NoSuchModel, match="no header may have") as error:
        make("openai:x", settings)
    assert key not in str(error.value)


@pytest.mark.parametrize("named", ["anthropic:x", "google_genai:x", "ollama:x", "mistralai:x"])
def test_a_missing_extra_is_named(settings: Settings, named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(providers, "find_spec", lambda module: None)
    with pytest.raises(NoSuchModel, match=r"pip install 'hnpal-memory\[[a-z-]+\]'$"):
        make(named, settings)


@pytest.mark.parametrize("named", ["openai:x", "anthropic:x", "google_genai:x", "ollama:x", "mistralai:x"])
@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::FutureWarning", "ignore::UserWarning")
def test_every_provider_of_the_extras_is_made_with_key_and_limit(
    settings: Settings, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in providers.PROVIDERS[parted(named)[0]].key:
        monkeypatch.setenv(variable, "test-key")
    assert model_name(make(named, settings)).endswith("x")


def test_keys_are_read_from_the_env_file_too(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("ANTHROPIC_API_KEY=from-file\n")
    model: Any = choose_model(chosen(settings, model="anthropic:claude"))
    assert model.anthropic_api_key.get_secret_value() == "from-file"


async def test_where_one_model_fails_the_next_of_the_chain_answers(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with openai_server() as down, ollama_server() as up:
        monkeypatch.setenv("OPENAI_BASE_URL", down.address)
        monkeypatch.setenv("OLLAMA_HOST", up.address)
        down.then, up.then = Fault(401), "I am here."
        given = chosen(settings, model="openai:large", model_fallbacks=("ollama:small",))
        async with open_models(given) as models:
            assert (await ask(models.discussion, HELLO)).text.strip() == "I am here."
            asked = len(down.requests)
            assert (await ask(models.discussion, HELLO)).text.strip() == "I am here."
        assert len(down.requests) == asked, "a model that has just failed is passed over"
        assert len(up.requests) == 2


async def test_a_hanging_model_leaves_time_for_the_next() -> None:
    slow, quick = ScriptedModel(then=30.0), ScriptedModel(then="Quick.")
    assert (await ask(Chain(members=[slow, quick], seconds=0.1), HELLO)).text == "Quick."


async def test_the_failure_of_the_last_is_the_failure_of_all() -> None:
    chain = Chain(members=[ScriptedModel(then=""), ScriptedModel(then="")], seconds=1.0)
    with pytest.raises(BadAnswer):
        await ask(chain, HELLO)


async def test_one_name_is_one_model_for_all_tasks(settings: Settings) -> None:
    async with open_models(chosen(settings, model="ollama:small", capture_model="ollama:tiny")) as models:
        assert models.discussion is models.night
        assert models.capture is not models.night


async def test_an_answer_that_is_no_structure_is_asked_for_differently_next_time() -> None:
    model = ScriptedModel(answers=["no structure", '{"entries": []}'], then="no structure")
    with pytest.raises(BadAnswer):
        await ask_for(model, Captured, HELLO)
    assert await ask_for(model, Captured, HELLO) == Captured()
    assert "JSON object" in model.shown or ability_of(model).way == "json"
    way = ability_of(model).way
    model.answers = ["no structure"]
    with pytest.raises(BadAnswer):
        await ask_for(model, Captured, HELLO)
    assert ability_of(model).way == way, "a way that has worked stays"


async def test_several_that_fail_at_once_in_one_way_are_one_failure() -> None:
    model = ScriptedModel(answers=[0.01] * 3)
    failures = await asyncio.gather(*(ask_for(model, Captured, HELLO) for _ in range(3)), return_exceptions=True)
    assert {type(failure) for failure in failures} == {BadAnswer}
    assert ability_of(model).way == "json"


async def test_a_call_that_is_stopped_says_nothing_of_the_model() -> None:
    model = ScriptedModel(answers=[5.0])
    ability_of(model).took(20.0)
    before = replace(ability_of(model))
    asking = asyncio.create_task(ask_for(model, Captured, HELLO))
    await asyncio.sleep(0.01)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert ability_of(model) == before


async def test_a_model_that_refuses_a_temperature_is_asked_without(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with openai_server() as server:
        monkeypatch.setenv("OPENAI_BASE_URL", server.address)
        server.then = lambda body: (
            Fault(400, "Unsupported value: 'temperature'") if "temperature" in body else "Without."
        )
        async with open_models(chosen(settings, model="openai:thinking")) as models:
            assert (await ask(models.discussion, HELLO)).text == "Without."
            assert (await ask(models.discussion, HELLO)).text == "Without."
        assert len(server.requests) == 3


def test_one_model_given_serves_all_tasks() -> None:
    model = OfflineModel()
    assert Models.of(model) == Models(model, model, model)
    assert list(members(model)) == [model]
