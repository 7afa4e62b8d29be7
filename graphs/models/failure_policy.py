"""How a node that asks a model may fail, and what happens then.

A hanging model is cut off, a busy one is asked once more, and after that the offline model takes over for
the rest of the run, which says so. A store that fails is nobody's to repair here: its error ends the run.
"""

import logging
import time
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage
from langgraph.errors import NodeError
from langgraph.types import Command, RetryPolicy

from graphs.models.client_errors import BadAnswer, in_words, transient
from graphs.models.costs import count_fallback
from graphs.models.effort import patience
from stores.errors import MemoryStoreError
from stores.settings import Settings
from tools.texts import say, say_failure

logger = logging.getLogger(__name__)

MODEL_TURNS = 6
"""How often the model may ask for tools before it has to answer: with five calls each, the 25 of a run."""

SILENCE = timedelta(minutes=30)
"""How long nobody speaks before a discussion is over."""

RECURSION_LIMIT = 50
MALFORMED = "its answer was malformed"
REPEATED = "it repeated itself"
PASSED_OVER = "it passed over what is remembered"

MODEL_RETRY = RetryPolicy(initial_interval=0.5, max_interval=2.0, max_attempts=2, retry_on=transient)


def must_answer(started: float, turn: Sequence[AnyMessage], most_seconds: float) -> bool:
    """No more tools: the model has asked often enough, or the turn has taken long enough."""
    asked = sum(isinstance(message, AIMessage) for message in turn)
    return asked >= MODEL_TURNS or time.time() - started > most_seconds


async def fall_back(state: Mapping[str, Any], error: NodeError) -> Command[str]:
    """Let the offline model do what the model could not; `failed` tells the node, and the reader."""
    if state.get("failed"):
        raise error.error
    return Command(update={"failed": stood_in_for(error.error, error.node)}, goto=error.node)


def stood_in_for(error: BaseException, where: str) -> str:
    """Why the offline model takes over, counted and logged; for a failure of the store it does not."""
    if isinstance(error, MemoryStoreError):
        raise error
    failure = describe(error)
    if asked := getattr(error, "asked", None):
        count_fallback(*asked)
    logger.warning("The model failed in %s (%s); the offline model takes over", where, failure)
    return failure


def model_policy(model: BaseChatModel, settings: Settings) -> Any:
    """How a node that asks a model is added to its graph: cut off, asked once more, then stood in for."""
    return {"timeout": patience(model, settings), "retry_policy": MODEL_RETRY, "error_handler": fall_back}


def lasting(failed: str) -> str:
    """The failure as far as it concerns the rest of the turn: after a malformed answer the model may go on."""
    return "" if failed == MALFORMED else failed


def describe(error: BaseException) -> str:
    """The failure in a few words that carry nothing of what was said."""
    return MALFORMED if isinstance(error, BadAnswer) else in_words(error)


def fallback_note(failed: str, words: str = "") -> str:
    """What a reader of these words is told when the offline model stood in; nothing when it did not."""
    return f"\n\n{say('fallback', words, why=say_failure(failed, words))}" if failed else ""
