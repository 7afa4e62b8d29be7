"""Who may read the figures of the whole memory."""

from collections.abc import Callable

from tests.web.site import Person


def test_figures_of_everybody_are_for_operators(somebody: Callable[..., Person]) -> None:
    refused = somebody("eve").get("/memory/metrics")
    assert (refused.status_code, "permission `operator`" in refused.text) == (403, True)
    assert "memory_tool_calls" in somebody("otto", "operator").get("/memory/metrics").text
