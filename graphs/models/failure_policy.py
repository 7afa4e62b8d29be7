"""How a node that asks a model may fail, and what happens then.

A hanging model is cut off, a busy one is asked once more, and after that the offline model takes over for
the rest of the run, which says so. A store that fails is nobody's to repair here: its error ends the run.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from langchain_core.messages import AIMessage, AnyMessage
from langgraph.errors import NodeError, NodeTimeoutError
from langgraph.types import Command, RetryPolicy

from graphs.discussion.texts import say
from graphs.models.choose import BadAnswer
from stores.errors import MemoryStoreError

logger = logging.getLogger(__name__)

MODEL_SECONDS = 15.0
"""How long one answer of a model may take."""

TURN_SECONDS = 30.0
"""After this long no further tools are offered: the model has to answer."""

MODEL_TURNS = 6
"""How often the model may ask for tools before it has to answer: with five calls each, the 25 of a run."""

SILENCE = timedelta(minutes=30)
"""How long nobody speaks before a discussion is over."""

RECURSION_LIMIT = 50
MALFORMED = "its answer was malformed"
REPEATED = "it repeated itself"

_TRANSIENT = frozenset({408, 409, 425, 429, 500, 502, 503, 504, 529})


def transient(error: Exception) -> bool:
    """Worth asking again at once: the service was busy or out of reach. A malformed answer would come once more."""
    unreachable = any(kind.__name__ == "APIConnectionError" for kind in type(error).__mro__)
    if unreachable or isinstance(error, ConnectionError):
        return True
    return getattr(error, "status_code", None) in _TRANSIENT


MODEL_RETRY = RetryPolicy(initial_interval=0.5, max_interval=2.0, max_attempts=2, retry_on=transient)


def must_answer(started: float, turn: Sequence[AnyMessage]) -> bool:
    """No more tools: the model has asked often enough, or the turn has taken long enough."""
    asked = sum(isinstance(message, AIMessage) for message in turn)
    return asked >= MODEL_TURNS or time.time() - started > TURN_SECONDS


async def fall_back(state: Mapping[str, Any], error: NodeError) -> Command[str]:
    """Let the offline model do what the model could not; `failed` tells the node, and the reader."""
    if state.get("failed") or isinstance(error.error, MemoryStoreError):
        raise error.error
    failure = describe(error.error)
    logger.warning("The model failed in %s (%s); the offline model takes over", error.node, failure)
    return Command(update={"failed": failure}, goto=error.node)


def lasting(failed: str) -> str:
    """The failure as far as it concerns the rest of the turn: after a malformed answer the model may go on."""
    return "" if failed == MALFORMED else failed


def describe(error: BaseException) -> str:
    """The failure in a few words that carry nothing of what was said."""
    if isinstance(error, NodeTimeoutError | TimeoutError | asyncio.TimeoutError):
        return "it took too long"
    if isinstance(error, BadAnswer):
        return MALFORMED
    status = getattr(error, "status_code", None)
    if status == 429:
        return "it is busy"
    return f"error {status}" if status else type(error).__name__


def fallback_note(failed: str, words: str = "") -> str:
    """What a reader of these words is told when the offline model stood in; nothing when it did not."""
    return f"\n\n{say('fallback', words, why=failed)}" if failed else ""
