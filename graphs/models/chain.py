"""Several models as one: where one fails, the next is asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

from langchain_core.callbacks import AsyncCallbackManagerForLLMRun, CallbackManagerForLLMRun
from langchain_core.language_models import BaseChatModel
from langchain_core.messages import BaseMessage
from langchain_core.outputs import ChatGeneration, ChatResult

from graphs.models.ability import ability_of
from graphs.models.client_errors import BadAnswer, in_words
from graphs.models.costs import count_fallback
from graphs.models.names import name_of

Answer = TypeVar("Answer")
logger = logging.getLogger(__name__)


class Chain(BaseChatModel):
    """The model of a task and those that take its place, in order."""

    members: list[BaseChatModel]
    seconds: float
    """How long each may take before the next is asked."""

    @property
    def _llm_type(self) -> str:
        return "chain"

    def _generate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: CallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        return ChatResult(generations=[ChatGeneration(message=self.members[0].invoke(messages, stop=stop, **more))])

    async def _agenerate(
        self,
        messages: list[BaseMessage],
        stop: list[str] | None = None,
        run_manager: AsyncCallbackManagerForLLMRun | None = None,
        **more: Any,
    ) -> ChatResult:
        answer = await first(self, lambda member: member.ainvoke(messages, stop=stop, **more))
        return ChatResult(generations=[ChatGeneration(message=answer)])


def members(model: BaseChatModel) -> Sequence[BaseChatModel]:
    """The models behind this one; most are alone."""
    return model.members if isinstance(model, Chain) else [model]


async def first(
    model: BaseChatModel,
    work: Callable[[BaseChatModel], Awaitable[Answer]],
    graph: str = "",
) -> Answer:
    """What the first member that can makes of the work; the last one's failure is that of all."""
    if not isinstance(model, Chain):
        return await work(model)
    awake = [member for member in model.members if not ability_of(member).rests] or model.members
    for member in awake[:-1]:
        try:
            async with asyncio.timeout(model.seconds):
                return await work(member)
        except Exception as error:  # each client has errors of its own, and the next model is asked after any
            if not isinstance(error, BadAnswer):
                ability_of(member).rest()
            logger.warning("A model failed (%s); the next one is asked", in_words(error))
            count_fallback(graph, name_of(member))
    return await work(awake[-1])
