"""`/memory/metrics`: how the memory is used, for Prometheus; no text of any user.

Figures of tools, conversations, nights and the queue are read from the tables, so every worker gives the same ones and
a restart loses none. What models were asked outside nights is counted by each process (`memory_model_…`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from graphs.server.resources import process
from stores import MemoryStore
from stores.areas.nightly_runs.review import NightFigures, nights
from stores.areas.usage import LONGER, WITHIN_MS
from stores.maintenance.alerts import ALERTS
from stores.maintenance.figures import Figures
from stores.maintenance.tool_figures import Calls, all_calls, durations, outcomes
from tools.calls.metrics import NOT_RECALLED, RECALLED, tool_metrics
from web.pages.session import who

_OF_PROCESS = "memory_model"
_DATES = 30
"""Nights of so many dates are told: a scrape costs the same after years."""
_GAUGES = {
    "facts": "Facts that stand and have a conversation.",
    "facts_per_conversation": "Facts told in a conversation, on average.",
    "episodes": "Episodes that stand.",
    "episodes_per_day": "Episodes of a day that has any, on average.",
    "updates": "Memories changed, ever.",
    "removals": "Memories forgotten, ever.",
    "updates_per_removal": "Updates for each removal.",
    "duplicate_rate": "Share of the newest calls that told what was known.",
    "queue_depth": "Calls put aside that wait.",
    "completion_seconds": "From being put aside to being done, on average.",
}
"""Figures of the store that are metrics under the same name."""


@dataclass(frozen=True)
class Reading:
    """What one look at the tables found."""

    figures: Figures
    outcomes: dict[tuple[str, str], int]
    durations: dict[tuple[str, str], Calls]
    calls: Calls
    nights: list[NightFigures]
    due: int

    @classmethod
    async def of(cls, store: MemoryStore) -> "Reading":
        figures, due = await store.figures(), await store.runs.count_due(store.clock().date())

        def look(connection: Connection) -> Reading:
            calls, newest = all_calls(connection), nights(connection, limit=_DATES)
            return cls(figures, outcomes(connection), durations(connection), calls, newest, due)

        return await store.everyone(look)


class Tables(Collector):
    """The figures of a reading as families of samples."""

    def __init__(self, reading: Reading) -> None:
        self._reading = reading

    def collect(self) -> Iterator[Metric]:
        yield from self._tools()
        yield from self._store()
        yield from self._nights()

    def _tools(self) -> Iterator[Metric]:
        seen = self._reading
        calls = CounterMetricFamily("memory_tool_calls", "Calls of a tool by outcome.", labels=["tool", "status"])
        for labels, count in seen.outcomes.items():
            calls.add_metric(labels, count)
        latency = HistogramMetricFamily(
            "memory_tool_latency_ms", "Milliseconds a tool call took.", labels=["tool", "operation"]
        )
        for labels, some in seen.durations.items():
            latency.add_metric(labels, _buckets(some), some.milliseconds)
        habits = CounterMetricFamily(
            "memory_tool_pattern", "Habits of the model that uses the tools.", labels=["pattern"]
        )
        habits.add_metric([RECALLED], seen.calls.after_recall)
        habits.add_metric([NOT_RECALLED], seen.calls.without_recall)
        yield from (calls, latency, habits)
        yield _gauge(
            "memory_tool_recall_before_remember_rate",
            "Share of writes that followed a search or read in the same run.",
            seen.calls.recall_rate,
        )
        yield _gauge("memory_tool_error_rate", "Share of calls that came to nothing.", seen.calls.error_rate)
        for name, share in (("p50", 0.5), ("p95", 0.95)):
            words = f"Milliseconds within which {share:.0%} of the calls were answered."
            yield _gauge(f"memory_tool_{name}_ms", words, seen.calls.quantile(share))

    def _store(self) -> Iterator[Metric]:
        figures = self._reading.figures
        for name, words in _GAUGES.items():
            yield _gauge(f"memory_{name}", words, getattr(figures, name))
        talks = GaugeMetricFamily(
            "memory_conversations", "Conversations, by whether a tool was called.", labels=["tools"]
        )
        talks.add_metric(["with"], figures.conversations_with_tools)
        talks.add_metric(["without"], figures.conversations_without_tools)
        alerts = GaugeMetricFamily("memory_alert", "1 while somebody should look.", labels=["alert"])
        for name in ALERTS:
            alerts.add_metric([name], name in figures.alerts)
        yield from (talks, alerts)

    def _nights(self) -> Iterator[Metric]:
        seen = self._reading
        # Gauges, not counters: a failed night that is repeated ends otherwise, and an erasure takes its records.
        runs = GaugeMetricFamily(
            "memory_nights", "Nights of users of the newest 30 dates by how they ended.", labels=["status"]
        )
        for status in ("completed", "partial", "failed", "running"):
            runs.add_metric([status], sum(getattr(one, status) for one in seen.nights))
        learned = GaugeMetricFamily("memory_night_memories", "What these nights have learned.", labels=["change"])
        for change in ("written", "updated"):
            learned.add_metric([change], sum(getattr(one, change) for one in seen.nights))
        yield from (runs, learned)
        yield _gauge("memory_night_tokens", "Tokens of these nights.", sum(one.tokens for one in seen.nights))
        cost = sum(one.cost or 0.0 for one in seen.nights)
        yield _gauge("memory_night_cost", "What these nights cost at the prices that are set.", cost)
        yield _gauge("memory_nights_due", "Users whose night of today is due.", seen.due)


class OfProcess(Collector):
    """What this process alone has counted, and the tables do not tell."""

    def collect(self) -> Iterable[Metric]:
        return (one for one in tool_metrics().registry.collect() if one.name.startswith(_OF_PROCESS))


async def exposition(store: MemoryStore) -> bytes:
    """The text that Prometheus scrapes."""
    registry = CollectorRegistry()
    registry.register(Tables(await Reading.of(store)))
    registry.register(OfProcess())
    return generate_latest(registry)


async def metrics(request: Request) -> Response:
    """For an operator, as the pages with the same figures are."""
    if not who(request).operator:
        return Response("This is for operators: the token needs the permission `operator`.\n", 403)
    return Response(await exposition(process.store), media_type="text/plain; version=0.0.4")


def _gauge(name: str, words: str, value: float | None) -> GaugeMetricFamily:
    """A figure that there is none of has no sample: it would read as nothing going on."""
    family = GaugeMetricFamily(name, words)
    if value is not None:
        family.add_metric([], value)
    return family


def _buckets(calls: Calls) -> list[tuple[str, float]]:
    """So many took at most so long, each with those before it."""
    found, so_far = [], 0
    for bound in WITHIN_MS:
        so_far += calls.within.get(bound, 0)
        found.append((str(float(bound)), float(so_far)))
    return [*found, ("+Inf", float(so_far + calls.within.get(LONGER, 0)))]
