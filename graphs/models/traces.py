"""Traces of model calls for LangSmith and OpenTelemetry, by their usual variables.

A trace says who was asked, how long it took and how many tokens; what was said, and with it every memory, is left out
unless `MEMORY_TRACE_TEXT` asks for it. Spans follow OpenTelemetry's conventions for generative AI.
"""

import json
import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from typing import Any

from langchain_core.messages import AIMessage, BaseMessage

from stores.settings import Settings

_TRACING = ("LANGSMITH_TRACING", "LANGSMITH_TRACING_V2", "LANGCHAIN_TRACING", "LANGCHAIN_TRACING_V2")
_HIDDEN = ("LANGSMITH_HIDE_INPUTS", "LANGSMITH_HIDE_OUTPUTS")
_ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_PROVIDERS = {"google_genai": "gcp.gemini", "google_vertexai": "gcp.vertex_ai", "mistralai": "mistral_ai"}
"""Names of providers in OpenTelemetry, where they are others."""
_state = {"text": False}
_KIND = re.compile(r"[\w.]+")


def prepare_tracing(settings: Settings) -> None:
    """Leave texts out of LangSmith's traces, and send spans where the environment names a collector."""
    _state["text"] = settings.trace_text
    if not settings.trace_text and any(os.environ.get(name, "").lower() == "true" for name in _TRACING):
        for name in _HIDDEN:
            os.environ.setdefault(name, "true")
        _hide_texts()
    if any(os.environ.get(name) for name in _ENDPOINTS) and _installed("opentelemetry.sdk"):
        _export_spans()


@contextmanager
def span(provider: str, model: str, graph: str, messages: Sequence[BaseMessage]) -> Iterator["Asked"]:
    """One call as a span; nothing where OpenTelemetry is not installed."""
    if not _installed("opentelemetry"):
        yield Asked(None)
        return
    from opentelemetry import trace

    name = _PROVIDERS.get(provider, provider or "unknown")
    attributes = {"gen_ai.operation.name": "chat", "gen_ai.provider.name": name, "gen_ai.request.model": model}
    tracer = trace.get_tracer("hnpal_memory")
    with tracer.start_as_current_span(
        f"chat {model}",
        kind=trace.SpanKind.CLIENT,
        attributes={**attributes, "hnpal_memory.graph": graph},
        record_exception=False,
        set_status_on_exception=False,
    ) as open_span:
        asked = Asked(open_span)
        if _state["text"]:
            open_span.set_attribute("gen_ai.input.messages", _as_json(messages))
        try:
            yield asked
        except BaseException as error:
            open_span.set_attribute("error.type", type(error).__name__)
            open_span.set_status(trace.StatusCode.ERROR, type(error).__name__)
            raise


class Asked:
    """A call that is under way."""

    def __init__(self, open_span: Any) -> None:
        self._span = open_span

    def answered(self, answer: AIMessage, tokens: tuple[int, int]) -> None:
        """What is known of the answer."""
        if self._span is None:
            return
        told = answer.response_metadata
        found = {
            "gen_ai.usage.input_tokens": tokens[0],
            "gen_ai.usage.output_tokens": tokens[1],
            "gen_ai.response.model": told.get("model_name") or told.get("model"),
        }
        self._span.set_attributes({name: value for name, value in found.items() if value is not None})
        reason = told.get("finish_reason") or told.get("stop_reason") or told.get("done_reason")
        if reason:
            self._span.set_attribute("gen_ai.response.finish_reasons", [str(reason)])
        if _state["text"]:
            self._span.set_attribute("gen_ai.output.messages", _as_json([answer]))


def _as_json(messages: Sequence[BaseMessage]) -> str:
    roles = {"human": "user", "ai": "assistant"}
    told = [
        {"role": roles.get(one.type, one.type), "parts": [{"type": "text", "content": one.text}]} for one in messages
    ]
    return json.dumps(told, ensure_ascii=False)


def _hide_texts() -> None:
    """LangSmith's client leaves texts out by the variables, if it reads them now, but sends errors as they are."""
    from langsmith import run_trees

    client = run_trees.get_cached_client(anonymizer=_by_kind)
    client._anonymizer = client._anonymizer or _by_kind  # it may have been opened before
    for name in _HIDDEN:
        part = name.removeprefix("LANGSMITH").lower()
        if os.environ[name] == "true" and getattr(client, part, None) is False:
            setattr(client, part, True)


def _by_kind(told: dict[str, Any]) -> dict[str, Any]:
    """An error by its kind alone: a service may quote the prompt in its message. All else as it is."""
    if told.keys() != {"error"} or not isinstance(told["error"], str):
        return told
    kind = _KIND.match(told["error"])
    return {"error": kind[0] if kind else "error"}


@cache
def _installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def _export_spans() -> None:
    """A provider of our own, unless the program around us has set one."""
    from opentelemetry import trace

    if not isinstance(trace.get_tracer_provider(), trace.ProxyTracerProvider):
        return
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    named = os.environ.get("OTEL_SERVICE_NAME", "hnpal-memory")
    provider = TracerProvider(resource=Resource.create({"service.name": named}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    trace.set_tracer_provider(provider)
