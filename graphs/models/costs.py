"""What models are asked and what that takes: calls, tokens, seconds, failures and cost, by graph and model.

Whoever wants to know opens a ledger; the calls below it are written down there, and in the metrics of the process.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import asdict, dataclass, field
from typing import Any

from prometheus_client import Counter, Histogram

from stores.settings import Settings
from tools.calls.metrics import tool_metrics

OFFLINE = "offline"
_MILLION = 1_000_000
_SECONDS = (0.1, 0.3, 1, 3, 10, 30, 100, 300)


@dataclass
class Line:
    """One model in one graph."""

    calls: int = 0
    failed: int = 0
    """Calls that came to nothing: asked again, asked differently, or answered by another model."""
    fallbacks: int = 0
    """How often another model took over."""
    input_tokens: int = 0
    output_tokens: int = 0
    milliseconds: int = 0

    @property
    def retries(self) -> int:
        return max(0, self.failed - self.fallbacks)


@dataclass
class Ledger:
    """What one run has spent."""

    lines: dict[tuple[str, str], Line] = field(default_factory=dict)

    def of(self, graph: str, model: str) -> Line:
        return self.lines.setdefault((graph, model), Line())

    @property
    def tokens(self) -> int:
        return sum(line.input_tokens + line.output_tokens for line in self.lines.values())

    def cost(self, settings: Settings) -> float | None:
        """In the currency of the prices that are set; None where a model has no price."""
        costs = [cost_of(model, line, settings) for (_, model), line in self.lines.items()]
        known = [cost for cost in costs if cost is not None]
        return sum(known) if len(known) == len(costs) else None

    def plain(self, settings: Settings) -> list[dict[str, Any]]:
        """For a record: one entry a graph and model."""
        return [
            {
                "graph": graph,
                "model": model,
                **asdict(line),
                "retries": line.retries,
                "cost": cost_of(model, line, settings),
            }
            for (graph, model), line in self.lines.items()
        ]


def cost_of(model: str, line: Line, settings: Settings) -> float | None:
    """What the tokens cost at the prices that are set; nothing is made up."""
    if model == OFFLINE:
        return 0.0
    price = settings.prices.get(model) or settings.prices.get(model.partition(":")[2])
    if price is None and (settings.price_input or settings.price_output):
        price = (settings.price_input, settings.price_output)
    if price is None:
        return None
    return (line.input_tokens * price[0] + line.output_tokens * price[1]) / _MILLION


class Metrics:
    """The same for the whole process, as Prometheus has it; labels come from the settings, never from a text."""

    def __init__(self) -> None:
        registry, who = tool_metrics().registry, ["graph", "model"]
        self.calls = Counter("memory_model_calls", "Calls of a model by outcome.", [*who, "outcome"], registry=registry)
        self.tokens = Counter("memory_model_tokens", "Tokens read and written.", [*who, "direction"], registry=registry)
        self.fallbacks = Counter("memory_model_fallbacks", "Another model took over.", who, registry=registry)
        self.seconds = Histogram(
            "memory_model_seconds", "Seconds a call took.", who, buckets=_SECONDS, registry=registry
        )


_ledger: ContextVar[Ledger | None] = ContextVar("ledger", default=None)
_metrics: list[Metrics] = []


@contextmanager
def counted_in(ledger: Ledger) -> Iterator[Ledger]:
    """Write down here what the block asks of models."""
    token = _ledger.set(ledger)
    try:
        yield ledger
    finally:
        _ledger.reset(token)


def count_call(graph: str, model: str, seconds: float, tokens: tuple[int, int] = (0, 0), *, failed: bool) -> None:
    """One call that ended."""
    metrics = _of_process()
    metrics.calls.labels(graph, model, "failed" if failed else "answered").inc()
    metrics.tokens.labels(graph, model, "input").inc(tokens[0])
    metrics.tokens.labels(graph, model, "output").inc(tokens[1])
    metrics.seconds.labels(graph, model).observe(seconds)
    if (ledger := _ledger.get()) is not None:
        line = ledger.of(graph, model)
        line.calls += 1
        line.failed += failed
        line.input_tokens += tokens[0]
        line.output_tokens += tokens[1]
        line.milliseconds += round(seconds * 1000)


def count_useless(graph: str, model: str) -> None:
    """The call that ended last was answered, but with nothing that could be used."""
    if (ledger := _ledger.get()) is not None:
        ledger.of(graph, model).failed += 1


def count_fallback(graph: str, model: str) -> None:
    """Another model takes over from this one."""
    _of_process().fallbacks.labels(graph, model).inc()
    if (ledger := _ledger.get()) is not None:
        ledger.of(graph, model).fallbacks += 1


def _of_process() -> Metrics:
    if not _metrics:
        _metrics.append(Metrics())
    return _metrics[0]
