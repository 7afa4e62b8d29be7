"""When somebody should look: the model has stopped calling tools, errors rise, or calls put aside are not made.

The thresholds are these few, compared in one function; a page and the metrics show what it says.
"""

from dataclasses import dataclass

FEWEST_TALKS = 5
"""Conversations a day from which on their share with tools says something."""
FEWEST_EXPECTED = 20
"""Conversations a day that should have had tools and none of which had: enough without a week to compare with."""
FALLEN_TO = 0.25
"""The share of conversations with tools, as a part of what it was in the week before."""
FEWEST_CALLS = 20
"""Calls a day from which on their errors say something."""
ERROR_RATE = 0.1
RISEN_BY = 2.0
"""Errors are more than this share of the calls, and more than so many times what they were in the week before."""
LONGEST_WAIT_S = 300.0
"""Seconds a call that was put aside may wait."""

TOOLS_UNUSED, ERRORS_RISE, QUEUE_STUCK = "tools_unused", "errors_rise", "queue_stuck"
ALERTS = (TOOLS_UNUSED, ERRORS_RISE, QUEUE_STUCK)


@dataclass(frozen=True, slots=True)
class Talks:
    """Conversations of some time, and how many of them had a tool called."""

    total: int = 0
    with_tools: int = 0

    @property
    def without_tools(self) -> int:
        return self.total - self.with_tools

    @property
    def share(self) -> float | None:
        return round(self.with_tools / self.total, 4) if self.total else None


@dataclass(frozen=True, slots=True)
class Alert:
    """What needs a look: the figure now, and what it was or may be."""

    name: str
    now: float
    usual: float


def alerts(
    *, calls: tuple[int, int], errors: tuple[int, int], talks: tuple[Talks, Talks], offered: float, waits: float
) -> list[Alert]:
    """Pairs are of the last day and of the week before. `offered`: the share of conversations given tools at all."""
    found = []
    recent, before = talks
    if offered and recent.total >= FEWEST_TALKS:
        share, usual = recent.share or 0.0, before.share or 0.0
        has_fallen = before.total >= FEWEST_TALKS and usual > 0 and share < FALLEN_TO * usual
        never_used = recent.total * offered >= FEWEST_EXPECTED and not recent.with_tools
        if has_fallen or never_used:
            found.append(Alert(TOOLS_UNUSED, share, usual))
    rate, earlier = (failed / made if made else 0.0 for failed, made in zip(errors, calls, strict=True))
    if calls[0] >= FEWEST_CALLS and rate > ERROR_RATE and rate > RISEN_BY * earlier:
        found.append(Alert(ERRORS_RISE, round(rate, 4), round(earlier, 4)))
    if waits > LONGEST_WAIT_S:
        found.append(Alert(QUEUE_STUCK, round(waits), LONGEST_WAIT_S))
    return found
