"""Who is asked for a second opinion on what a model wants to remember: a model, as the graphs ask it."""

from collections.abc import Sequence

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import BaseMessage

from graphs.models.choose import ask_for, is_offline
from graphs.models.effort import effort_for, wordings
from graphs.models.names import name_of
from stores.settings import Settings
from tools.second_opinion import SecondOpinion, Verdicts

GRAPH = "second_opinion"
"""The task under which its calls are counted."""


def second_opinion(
    model: BaseChatModel, settings: Settings, other: BaseChatModel | None = None
) -> SecondOpinion | None:
    """The model that writes, or another one that the settings name; none for rules, which write what is said.

    Reads prompt files: not for the event loop.
    """
    asked = other or model
    if not settings.second_opinion or is_offline(model) or is_offline(asked):
        return None

    async def ask(messages: Sequence[BaseMessage]) -> Verdicts:
        return await ask_for(asked, Verdicts, messages, effort=effort_for(asked, settings), graph=GRAPH)

    prompts = wordings("second_opinion", settings)
    return SecondOpinion(ask, name_of(asked), lambda: prompts.of(effort_for(asked, settings)), settings.call_seconds)
