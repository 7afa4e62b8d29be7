"""What models take is written down by graph and model: tokens, cost where there is a price, failures, who took over."""

import functools
import json
import os
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import langsmith
import pytest
from langchain_core.messages import AIMessage, HumanMessage
from langsmith import run_trees
from opentelemetry import trace
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from graphs.build import Graphs
from graphs.models import traces
from graphs.models.chain import Chain
from graphs.models.choose import Models, ask, open_models
from graphs.models.costs import Ledger, Line, cost_of, counted_in
from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.conftest import talk
from tests.graphs.models.conftest import Wire
from tests.graphs.nights import night, say
from tests.openai_server import Fault, Server
from tools.calls.metrics import tool_metrics

HELLO = [HumanMessage("My canary is called Pip")]
CANARY = "canary"
_REMEMBERED: Any = langsmith.utils.get_env_var
"""LangSmith reads each variable once."""


async def test_tokens_time_and_failures_are_counted_over_the_wire(
    wire: Wire, server: Server, models: Models, make: Callable[..., Graphs], user: str
) -> None:
    server.answers = [Fault(500), "Here I am."]
    with counted_in(Ledger()) as spent:
        await talk(make(models), user)("Hello there")
    line = spent.of("discussion", wire.named)
    assert (line.calls, line.failed, line.retries, line.fallbacks) == (2, 1, 1, 0)
    assert (line.input_tokens, line.output_tokens) == (10, 5)
    assert line.milliseconds >= 0


async def test_who_took_over_from_whom_is_counted() -> None:
    first, second = ScriptedModel(then=RuntimeError("down")), ScriptedModel(then="Here.")
    with counted_in(Ledger()) as spent:
        await ask(Chain(members=[first, second], seconds=5.0), HELLO, graph="discussion")
    (line,) = spent.lines.values()
    assert (line.calls, line.failed, line.fallbacks, line.retries) == (2, 1, 1, 0)


async def test_the_offline_model_taking_over_is_a_fallback(make: Callable[..., Graphs], user: str) -> None:
    with counted_in(Ledger()) as spent:
        await talk(make(ScriptedModel(then=RuntimeError("down"))), user)("Hello there")
    assert spent.of("discussion", "ScriptedModel").fallbacks == 1
    assert spent.of("discussion", "offline").calls == 1


@pytest.mark.parametrize(
    ("set_to", "cost"),
    [
        ({}, None),
        ({"prices": {"openai:gpt": (1.0, 2.0)}}, 2.0),
        ({"prices": {"gpt": (1.0, 2.0)}}, 2.0),
        ({"prices": {"openai:other": (1.0, 2.0)}}, None),
        ({"price_input": 3.0}, 3.0),
        ({"prices": {"openai:gpt": (1.0, 2.0)}, "price_input": 9.0}, 2.0),
    ],
)
def test_cost_is_that_of_the_price_table_and_never_made_up(
    settings: Settings, set_to: dict[str, Any], cost: float | None
) -> None:
    line = Line(input_tokens=1_000_000, output_tokens=500_000)
    chosen = settings.model_copy(update=set_to)
    assert cost_of("openai:gpt", line, chosen) == cost
    assert cost_of("offline", line, chosen) == 0.0


def test_the_price_table_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MEMORY_PRICES", '{"openai:gpt-4o-mini": [0.15, 0.6]}')
    assert Settings().prices == {"openai:gpt-4o-mini": (0.15, 0.6)}


async def test_a_nights_record_and_the_metrics_say_what_it_took(
    store: MemoryStore, settings: Settings, user: str, clock: Clock
) -> None:
    await say(store, user, "I enjoy the sea")
    answer = AIMessage("Nothing.", usage_metadata={"input_tokens": 70, "output_tokens": 7, "total_tokens": 77})
    priced = settings.model_copy(update={"prices": {"ScriptedModel": (1.0, 1.0)}})
    await night(store, ScriptedModel(answers=[answer]), priced, user, clock)
    (record,) = await store.runs.of(user)
    (line,) = record["models"]
    assert (line["graph"], line["model"], line["calls"]) == ("nightly", "ScriptedModel", 1)
    assert (line["input_tokens"], line["output_tokens"]) == (70, 7)
    assert line["cost"] == pytest.approx(77 / 1_000_000)
    found = (await store.figures()).models
    assert [(one["graph"], one["calls"], one["input_tokens"]) for one in found] == [("nightly", 1, 70)]
    assert 'memory_model_calls_total{graph="nightly",model="ScriptedModel"' in tool_metrics().render().decode()


@pytest.fixture(scope="module")
def exporter() -> InMemorySpanExporter:
    """The one provider of this process."""
    kept = InMemorySpanExporter()
    provider = TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(kept))
    trace.set_tracer_provider(provider)
    return kept


@pytest.fixture
def spans(exporter: InMemorySpanExporter) -> Iterator[InMemorySpanExporter]:
    exporter.clear()
    yield exporter
    traces._state["text"] = False


def ours(spans: InMemorySpanExporter) -> list[Any]:
    """Without those that a provider's own library may add."""
    named = [(getattr(one.instrumentation_scope, "name", ""), one) for one in spans.get_finished_spans()]
    return [one for name, one in named if name == "hnpal_memory"]


@pytest.mark.parametrize("with_text", [False, True])
async def test_a_span_follows_the_conventions_and_holds_text_only_when_asked_to(
    wire: Wire, server: Server, settings: Settings, spans: InMemorySpanExporter, *, with_text: bool
) -> None:
    chosen = settings.model_copy(update={"model": wire.named, "trace_text": with_text})
    server.then = "What a fine canary."
    async with open_models(chosen) as models:
        await ask(models.discussion, HELLO, graph="discussion")
    (span,) = ours(spans)
    told = dict(span.attributes or {})
    assert span.name == "chat local"
    assert told["gen_ai.operation.name"] == "chat"
    assert told["gen_ai.provider.name"] == wire.named.partition(":")[0]
    assert told["gen_ai.request.model"] == "local"
    assert (told["gen_ai.usage.input_tokens"], told["gen_ai.usage.output_tokens"]) == (10, 5)
    assert (CANARY in json.dumps(told)) is with_text
    assert with_text or not [one for one in spans.get_finished_spans() if CANARY in one.to_json()]


async def test_a_failed_call_is_a_span_with_its_error_and_no_text(spans: InMemorySpanExporter) -> None:
    with pytest.raises(RuntimeError):
        await ask(ScriptedModel(then=RuntimeError(f"it says {CANARY}")), HELLO)
    (span,) = ours(spans)
    assert (span.attributes or {})["error.type"] == "RuntimeError"
    assert CANARY not in span.to_json()


def _with_langsmith(monkeypatch: pytest.MonkeyPatch) -> None:
    """Traces are asked for; LangSmith remembers what it read of the environment, and its client."""
    for name in traces._HIDDEN:
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)
    monkeypatch.setenv("LANGSMITH_TRACING", "true")
    monkeypatch.setattr(run_trees, "_CLIENT", None)
    monkeypatch.setattr(run_trees, "Client", functools.partial(langsmith.Client, api_key="k", auto_batch_tracing=False))
    _REMEMBERED.cache_clear()


@pytest.fixture(autouse=True)
def _read_anew() -> Iterator[None]:
    yield
    _REMEMBERED.cache_clear()


async def test_langsmith_traces_hide_texts_unless_asked_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    _with_langsmith(monkeypatch)
    traces.prepare_tracing(settings.model_copy(update={"trace_text": True}))
    assert not [name for name in traces._HIDDEN if name in os.environ]
    traces.prepare_tracing(settings)
    assert [os.environ[name] for name in traces._HIDDEN] == ["true", "true"]


@pytest.mark.parametrize("opened_before", [False, True])
async def test_langsmith_is_told_the_kind_of_an_error_and_no_text(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, *, opened_before: bool
) -> None:
    _with_langsmith(monkeypatch)
    monkeypatch.setattr(langsmith.Client, "request_with_retries", lambda self, method, path, **more: sent.append(more))
    sent: list[Any] = []
    if opened_before:
        run_trees.get_cached_client()
    traces.prepare_tracing(settings)
    run_trees.get_cached_client().create_run(
        "turn", {"said": CANARY}, "chain", id=uuid4(), outputs={"words": CANARY}, error=f"ValueError('{CANARY}')Trace"
    )
    assert len(sent) == 1
    assert "ValueError" in str(sent)
    assert CANARY not in str(sent)


async def test_nothing_spent_costs_nothing(settings: Settings) -> None:
    with counted_in(Ledger()) as spent:
        await ask(OfflineModel(), [HumanMessage("Task: x")], graph="discussion")
    assert spent.cost(settings) == 0.0
