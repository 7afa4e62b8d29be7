"""What the output of a step taught, extracted by a model. A failure is never the step's: it yields nothing."""

import asyncio
import logging
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import HumanMessage, SystemMessage, ToolMessage
from pydantic import BaseModel, Field, field_validator

from prompts import Prompt, block, load, quoted
from stores import MemoryStore
from stores.records import Receipt
from tools.calls.json_text import json_in
from tools.observations.records import Observation, cut, remember

SHORTEST_OUTPUT = 50
LONGEST_OUTPUT = 4_000
_MOST = 20
_ASKED = HumanMessage("Extract the observations from this output.")
_LOG = logging.getLogger(__name__)


class Answer(BaseModel):
    """What the model is asked for; what else it says is ignored."""

    findings: list[str] = Field(default_factory=list)
    insights: list[str] = Field(default_factory=list)
    lessons: list[str] = Field(default_factory=list)

    @field_validator("*", mode="before")
    @classmethod
    def _without_nulls(cls, said: Any) -> Any:
        """Null is an empty list, and nothing in a list: it spoils no other statement."""
        return [one for one in said if one is not None] if isinstance(said, list) else said or []


@dataclass(frozen=True)
class ObservationExtractor:
    """Asks a model for the findings, insights and lessons in the output of a step."""

    model: BaseChatModel
    prompts_dir: Path | None = None
    timeout_s: float = 30.0

    async def extract(self, step_name: str, step_type: str, output: str) -> Observation | None:
        """The observation, or None when the output is too short, holds nothing to keep, or the model fails."""
        if len(output) < SHORTEST_OUTPUT:
            return None
        try:
            answer = await self._ask(step_name, step_type, output[:LONGEST_OUTPUT])
        except Exception as error:
            # Only the type: the message may carry what the step produced.
            _LOG.warning("No observation of a step: the model failed with %s", type(error).__qualname__)
            return None
        kept = (_kept(answer.findings), _kept(answer.insights), _kept(answer.lessons))
        return Observation(*kept, step_name=step_name, step_type=step_type) or None

    async def learn(
        self,
        store: MemoryStore,
        user_id: str,
        step_name: str,
        step_type: str,
        output: str,
        *,
        conversation_id: str | None = None,
    ) -> list[Receipt]:
        """Extract what a step or a tool taught and keep it: one receipt for each statement, none where nothing is."""
        observation = await self.extract(step_name, step_type, output)
        if observation is None:
            return []
        return await remember(store, user_id, observation, conversation_id=conversation_id)

    async def after_tool(
        self, store: MemoryStore, message: ToolMessage, user_id: str, *, conversation_id: str | None = None
    ) -> list[Receipt]:
        """What the answer of a tool that is not the memory's own taught; an answer that is an error teaches nothing."""
        if message.status == "error" or not message.text:
            return []
        name = message.name or "tool"
        return await self.learn(store, user_id, name, "TOOL", message.text, conversation_id=conversation_id)

    async def _ask(self, step_name: str, step_type: str, output: str) -> Answer:
        prompt = await asyncio.to_thread(lambda: self._prompt)
        shown = quoted(block("output", output, step=step_name, type=step_type))
        async with asyncio.timeout(self.timeout_s):
            said = await self.model.ainvoke([SystemMessage(prompt.fill(**shown)), _ASKED])
        return Answer.model_validate(json_in(said.text))

    @cached_property
    def _prompt(self) -> Prompt:
        return load("observations", self.prompts_dir)


def _kept(statements: list[str]) -> tuple[str, ...]:
    return tuple(cut(statement) for statement in statements[:_MOST] if statement.strip())
