"""What the memory tools do, as Prometheus counters and histograms in a registry of their own.

Labels come from closed lists: no text of a model or a user becomes a label.
"""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

RECALLED = "recall_before_remember"
NOT_RECALLED = "remember_without_recall"
UNKNOWN_TOOL = "unknown"
_MILLISECONDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000)


class ToolMetrics:
    """Calls and latency per tool, and how often the memory was searched before it was written to."""

    def __init__(self, registry: CollectorRegistry | None = None) -> None:
        self.registry = registry or CollectorRegistry()
        self.calls = Counter(
            "memory_tool_calls", "Calls of a tool by outcome.", ["tool", "status"], registry=self.registry
        )
        self.latency = Histogram(
            "memory_tool_latency_ms",
            "Milliseconds a tool call took.",
            ["tool", "operation"],
            buckets=_MILLISECONDS,
            registry=self.registry,
        )
        self.pattern = Counter(
            "memory_tool_pattern",
            "Habits of the model that uses the tools.",
            ["pattern"],
            registry=self.registry,
        )
        rate = Gauge(
            "memory_tool_recall_before_remember_rate",
            "Share of writes that followed a search or read in the same run.",
            registry=self.registry,
        )
        rate.set_function(lambda: self.recall_rate() or 0.0)

    def record(self, tool: str, status: str, *, operation: str, seconds: float) -> None:
        """One finished call."""
        self.calls.labels(tool, status).inc()
        self.latency.labels(tool, operation).observe(seconds * 1000)

    def refused(self, tool: str, status: str) -> None:
        """One call that was answered without being run."""
        self.calls.labels(tool, status).inc()

    def remembered(self, *, after_recall: bool) -> None:
        """One write, made with or without a look at the memory first."""
        self.pattern.labels(RECALLED if after_recall else NOT_RECALLED).inc()

    def recall_rate(self) -> float | None:
        """Searched before writing: the share of writes, or nothing when there were none."""
        after, without = self._count(RECALLED), self._count(NOT_RECALLED)
        return after / (after + without) if after + without else None

    def render(self) -> bytes:
        """The text format that Prometheus scrapes."""
        return generate_latest(self.registry)

    def _count(self, pattern: str) -> float:
        samples = [sample for family in self.pattern.collect() for sample in family.samples]
        counts = [s.value for s in samples if s.name.endswith("_total") and s.labels["pattern"] == pattern]
        return counts[0] if counts else 0.0


@cache
def tool_metrics() -> ToolMetrics:
    """The metrics of this process."""
    return ToolMetrics()
