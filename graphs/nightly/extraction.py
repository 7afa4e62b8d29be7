"""Extraction: the agent ⇄ tools loop of the night, over the draft of one user's batch.

Nothing it does is visible before the batch ends. Calls run one after the other, because a later search must see
an earlier write.
"""

import asyncio
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from uuid import uuid4

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import AIMessage, AnyMessage, ToolMessage
from langchain_core.tools import BaseTool
from langgraph.types import RetryPolicy

from graphs.discussion.answer.reply import bounded
from graphs.models.choose import ask
from graphs.models.client_errors import transient
from graphs.models.effort import USUAL, Effort
from graphs.models.failure_policy import stood_in_for
from graphs.nightly.pace import Pace, Stopwatch
from stores.areas.usage import Usage
from stores.write.checks.second_opinion import Opinion, seconded_by
from tools.calls.budget import Budget
from tools.calls.evidence import said
from tools.calls.repeats import fresh
from tools.calls.run_call import calls, run_call
from tools.calls.tool_kinds import is_read_only
from tools.context import Context
from tools.second_opinion import ask_ahead, claimed_in

MODEL_TURNS = 24
"""Answers of the model in one night, whatever it has to read; with five calls each, more than its budget allows."""

RETRY = RetryPolicy(initial_interval=1.0, backoff_factor=3.0, max_interval=10.0, max_attempts=3, retry_on=transient)
"""Nobody is waiting for an answer at night: a busy service gets a little longer."""


@dataclass(frozen=True)
class Round:
    """What the extraction from one portion of interactions works with."""

    context: Context
    tools: Sequence[BaseTool]
    offered: Sequence[dict[str, Any]]
    """The tools as a model is told of them: the same for all users, so made once."""
    model: BaseChatModel
    budget: Budget
    fallback: BaseChatModel | None = None
    """Stands in for a model that fails, where that is allowed."""
    turns: int = MODEL_TURNS
    """Answers that are left to the model."""
    pace: Pace = field(default_factory=Pace)
    watch: Stopwatch = field(default_factory=Stopwatch)
    """That of the whole night."""
    effort: Effort = USUAL
    usage: Usage | None = None
    """Where the calls are counted."""
    opinion: Opinion | None = None
    """Who is asked about what rules leave open."""


class Extracted(NamedTuple):
    """What came of one portion."""

    answers: Sequence[AIMessage]
    failed: str
    """Why the offline model stood in, if it did."""


@dataclass
class Extraction:
    """Learn from one portion of interactions with the memory tools.

    No graph of its own: nothing is saved between its steps, and those of a graph cost more than what is done in them.
    """

    given: Round
    messages: list[AnyMessage]
    evidence: Sequence[Mapping[str, Any]]
    failed: str = ""
    """Why the offline model stands in for the model, if it does."""
    seconds: float = 15.0
    """How long an answer may take."""

    async def run(self) -> Extracted:
        """Ask, carry out what is asked for, and ask again: until the model wants nothing more or has had its turns."""
        answers: list[AIMessage] = []
        while len(answers) < self.given.turns:
            answers.append(answer := await self._answer())
            self.messages.append(answer)
            if not calls(answer):
                break
            self.messages += await self._carry_out(answer)
            if self.given.watch.is_late:
                break
        return Extracted(answers, self.failed)

    async def _answer(self) -> AIMessage:
        """The model's next step; where it fails and that is allowed, the offline model's."""
        try:
            return await self._asked_again()
        except Exception as error:  # each client has errors of its own
            if self.given.fallback is None or self.failed:
                raise
            self.failed = stood_in_for(error, "nightly")
        return await self._asked_again()

    async def _asked_again(self) -> AIMessage:
        """The answer of a model; a busy one is asked so often."""
        tries, wait = 1, RETRY.initial_interval
        while True:
            try:
                async with asyncio.timeout(self.seconds):
                    return await self._asked()
            except Exception as error:
                if tries >= RETRY.max_attempts or not transient(error):
                    raise
            await asyncio.sleep(min(wait, RETRY.max_interval) + random.random())
            tries, wait = tries + 1, wait * RETRY.backoff_factor

    async def _asked(self) -> AIMessage:
        given = self.given
        model = given.fallback if self.failed and given.fallback else given.model
        names = [tool.name for tool in given.tools]
        looking = [tool.name for tool in given.tools if is_read_only(tool)]
        answer = await ask(model, self.messages, given.offered, effort=given.effort, graph="nightly")
        step = fresh(bounded(answer, names, _quoted(self.messages)), self.messages, looking)
        return step if step.id else step.model_copy(update={"id": str(uuid4())})  # it tells this call from others

    async def _carry_out(self, answer: AIMessage) -> list[ToolMessage]:
        """Every call of the answer, in order, after one second opinion on all they claim; then wait until the model may
        be asked again.

        A night whose database fails has failed: what it collected must wait for the next, not count as read.
        """
        given, state = self.given, {"messages": self.messages, "evidence": self.evidence}
        with seconded_by(None if self.failed or given.watch.is_late else given.opinion):
            await ask_ahead(claimed_in(calls(answer)), said(state))
            answers = [
                await run_call(
                    given.tools,
                    call,
                    state=state,
                    context=given.context,
                    budget=given.budget,
                    usage=given.usage,
                    storage_must_work=True,
                )
                for call in calls(answer)
            ]
        await given.watch.wait(given.pace)
        return answers


def _quoted(messages: Sequence[AnyMessage]) -> str:
    return "\n".join(str(message.text) for message in messages)
