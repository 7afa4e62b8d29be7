"""`/memory/metrics` tells what the tables hold, the same in every worker, and the dashboard asks for nothing else."""

import json
import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from graphs.models.costs import count_call, count_fallback
from stores import MemoryStore, Settings, open_store
from stores.maintenance.tool_figures import ERRORS
from tests.conftest import Clock
from tests.fakes import ScriptedModel
from tests.graphs.nights import night, say
from tools.calls.metrics import ToolMetrics
from web.metrics import exposition

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"


async def samples(store: MemoryStore) -> dict[str, dict[tuple[str, ...], float]]:
    found: dict[str, dict[tuple[str, ...], float]] = {}
    for family in text_string_to_metric_families((await exposition(store)).decode()):
        for one in family.samples:
            found.setdefault(one.name, {})[tuple(one.labels[name] for name in sorted(one.labels))] = one.value
    return found


async def test_every_worker_tells_the_same(settings: Settings, clock: Clock) -> None:
    async with open_store(settings, clock=clock) as one, open_store(settings, clock=clock) as two:
        for store in (one, two):
            store.usage.note("write_memory", "stored", operation="db_write", seconds=0.03, after_recall=store is one)
        store.usage.note("search_memory", "timeout", operation="db_read", seconds=20)
        store.usage.flush()
        seen = await samples(one)
        assert seen == await samples(two)
        assert seen["memory_tool_calls_total"] == {("stored", "write_memory"): 2, ("timeout", "search_memory"): 1}
        assert seen["memory_tool_latency_ms_count"]["db_write", "write_memory"] == 2
        assert seen["memory_tool_latency_ms_bucket"]["50.0", "db_write", "write_memory"] == 2
        assert seen["memory_tool_latency_ms_bucket"]["20.0", "db_write", "write_memory"] == 0
        assert seen["memory_tool_latency_ms_bucket"]["15000.0", "db_read", "search_memory"] == 0
        assert seen["memory_tool_latency_ms_bucket"]["+Inf", "db_read", "search_memory"] == 1
        assert seen["memory_tool_recall_before_remember_rate"][()] == 0.5
        assert seen["memory_alert"] == {("tools_unused",): 0, ("errors_rise",): 0, ("queue_stuck",): 0}


async def test_nights_are_told(store: MemoryStore, settings: Settings, clock: Clock) -> None:
    await say(store, "ann", "I enjoy the sea")
    await night(store, ScriptedModel(then="Nothing."), settings, "ann", clock)
    await say(store, "bob", "I enjoy the sea")
    seen = await samples(store)
    assert seen["memory_nights"]["completed",] == 1
    assert seen["memory_nights_due"][()] == 1


def test_no_name_of_the_process_is_lost() -> None:
    """What was counted by process before is told from the tables under the same names."""
    before = {family.name for family in ToolMetrics().registry.collect()}
    assert before == {
        *("memory_tool_calls", "memory_tool_latency_ms", "memory_tool_pattern"),
        "memory_tool_recall_before_remember_rate",
    }


async def test_the_dashboard_asks_only_for_what_there_is(store: MemoryStore, clock: Clock) -> None:
    count_call("nightly", "offline", 0.1, (1, 1), failed=False)
    count_fallback("nightly", "offline")
    for status in ("stored", *ERRORS):
        store.usage.note("write_memory", status, operation="db_write", seconds=0.001, after_recall=True)
    text = (await exposition(store)).decode()
    there = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE)) | set(
        re.findall(r"^(memory_\w+)", text, re.MULTILINE)
    )
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    panels = [panel for panel in dashboard["panels"] if panel["type"] != "row"]
    asked = [target["expr"] for panel in panels for target in panel["targets"]]
    assert len(asked) > 20
    assert set(re.findall(r"\bmemory_\w+", " ".join(asked))) <= there
    statuses = {one for found in re.findall(r'status=~"([^"]+)"', " ".join(asked)) for one in found.split("|")}
    assert statuses == ERRORS
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
    assert all(expression.count("(") == expression.count(")") for expression in asked)
    places = [panel["gridPos"] for panel in dashboard["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
