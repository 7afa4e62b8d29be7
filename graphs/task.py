"""What the graphs have in common that let a model write: the wordings of their task, and who is asked a second time."""

from functools import cached_property
from typing import ClassVar

from langchain_core.language_models import BaseChatModel

from graphs.models.effort import Wordings, effort_for, wordings
from graphs.second_opinion import second_opinion
from prompts import Prompt
from stores.settings import Settings
from tools.second_opinion import SecondOpinion


class Task:
    """A task that a model is given, by the name of its prompts."""

    NAME: ClassVar[str]
    model: BaseChatModel
    settings: Settings
    second: BaseChatModel | None

    @cached_property
    def opinion(self) -> SecondOpinion | None:
        return second_opinion(self.model, self.settings, self.second)

    @property
    def prompt(self) -> Prompt:
        return self.prompts.of(effort_for(self.model, self.settings))

    @cached_property
    def prompts(self) -> Wordings:
        return wordings(self.NAME, self.settings)
