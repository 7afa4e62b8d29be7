"""Counts one call of a tool: in the metrics of this process, and in the store's tables, which add up over processes."""

from dataclasses import dataclass

from stores.areas.usage import Usage
from stores.records import Code
from tools.calls.metrics import ToolMetrics
from tools.context import Context

_AGAIN = (Code.DUPLICATE, Code.SIMILAR)


@dataclass
class Tally:
    """What is told of one call; `usage` is that of the store, where the caller has one."""

    metrics: ToolMetrics
    usage: Usage | None
    context: Context
    after_recall: bool | None = None
    code: object = None
    """Why the call came out as it did, as its receipt says."""

    def refused(self, tool: str, status: str) -> None:
        """It was answered without being run."""
        self.metrics.refused(tool, status)
        if self.usage is not None:
            self.usage.note(tool, status)

    def remembers(self, *, after_recall: bool) -> None:
        """It is going to remember something, with or without a look at the memory first."""
        self.after_recall = after_recall
        self.metrics.remembered(after_recall=after_recall)

    def ran(self, tool: str, status: str, *, operation: str, seconds: float) -> None:
        self.metrics.record(tool, status, operation=operation, seconds=seconds)
        if self.usage is not None:
            self.usage.note(
                tool,
                status,
                operation=operation,
                seconds=seconds,
                after_recall=self.after_recall,
                duplicate=self.code in _AGAIN,
                user_id=self.context.user_id,
                conversation_id=self.context.conversation_id,
            )
