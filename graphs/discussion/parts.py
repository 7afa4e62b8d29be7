"""What a discussion works with: store and models, and what is made of them when first used: tools, prompts, graphs."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.tools import BaseTool

from graphs.capture import Capture
from graphs.discussion.removal.pending import Removals
from graphs.models.choose import Models
from graphs.models.clock import now
from graphs.models.effort import Wordings, wordings
from graphs.models.offline import OfflineModel
from graphs.post_discussion.graph import PostDiscussion
from graphs.second_opinion import second_opinion
from stores import MemoryStore, Settings
from tools.calls.queued.background import ToolQueue
from tools.second_opinion import SecondOpinion
from tools.toolkits import guidance, offered, toolkits


@dataclass(frozen=True)
class Parts:
    """What the nodes of a discussion have at hand."""

    store: MemoryStore
    model: BaseChatModel
    settings: Settings
    clock: Callable[[], datetime] = now
    delete_threads: Callable[..., Awaitable[list[str]]] | None = None
    """Deletes all threads of a user who erases everything, except the one named; says what remains of them."""
    fallback: BaseChatModel = field(default_factory=OfflineModel)
    others: Models | None = None  # who captures and looks back, where that is not for the model that answers

    @cached_property
    def _removals(self) -> Removals:
        return Removals(self.store, self.delete_threads)

    @cached_property
    def guidance(self) -> dict[bool, str]:
        return {short: guidance(self.settings, short=short) for short in (False, True)}

    @cached_property
    def _tools(self) -> list[BaseTool]:
        return toolkits(self.store, self.settings)

    @cached_property
    def _offered(self) -> dict[bool, list[BaseTool]]:
        return {few: offered(self._tools, self.settings, few=few) for few in (False, True)}

    @cached_property
    def _queue(self) -> ToolQueue | None:
        return ToolQueue(self.store, self._tools) if self.settings.tool_async else None

    @cached_property
    def _models(self) -> Models:
        return Models.of(self.others or self.model)

    @cached_property
    def _opinion(self) -> SecondOpinion | None:
        return second_opinion(self.model, self.settings, self._models.second_opinion)

    @cached_property
    def _capturing(self) -> Capture:
        model, second = self._models.capture, self._models.second_opinion
        return Capture(self.store, model, self.settings, self.clock, self.fallback, second)

    @cached_property
    def _capture(self) -> Any:
        return self._capturing.builder().compile()

    @cached_property
    def _post_discussion(self) -> Any:
        model, second = self._models.night, self._models.second_opinion
        return PostDiscussion(self.store, model, self.settings, self.clock, self.fallback, second).builder().compile()

    @cached_property
    def prompts(self) -> Wordings:
        return wordings("discussion", self.settings)
