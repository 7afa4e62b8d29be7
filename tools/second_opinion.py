"""A second opinion by a model: do the user's own words state what somebody wants to remember of them?

It sees the user's own words and the statements, quoted, and nothing else of a conversation. Only a plain yes counts:
what is odd, late or missing is none. One call answers for many statements, and what it answered is not asked again.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice
from typing import Any

from langchain_core.language_models import BaseChatModel
from langchain_core.messages import BaseMessage, HumanMessage, SystemMessage
from pydantic import BaseModel, Field

from prompts import Prompt, block, load, quoted
from stores.records import Question, Said
from stores.settings import Settings
from stores.write.checks.second_opinion import Opinion, current_opinion, seconded_by
from stores.write.checks.support import open_question
from tools.calls.json_text import json_in

_LOG = logging.getLogger(__name__)
_AT_ONCE = 20
_LONGEST = 1_000
"""Letters of a statement that is looked at ahead: a longer one is no one statement."""
_KEPT = 512
_ASKED = HumanMessage("Which of the statements do the user's words state? Answer for each number.")
_AS_JSON = HumanMessage(
    'Answer with one JSON object and nothing else: {"verdicts": [{"number": 1, "stated": true}, …]}.'
)
_QUIET: Any = {"tags": ["nostream"]}
"""Its words are for the program: they are not streamed to the reader."""


class Verdict(BaseModel):
    """Whether the user's words state one of the statements."""

    number: int = Field(description="The number of the statement")
    stated: bool = Field(description="Do the user's words state it?")


class Verdicts(BaseModel):
    """A verdict on each of the statements."""

    verdicts: list[Verdict] = Field(default_factory=list)


Ask = Callable[[Sequence[BaseMessage]], Awaitable[Verdicts]]


@dataclass(frozen=True)
class SecondOpinion:
    """Asks a model, and remembers what it answered as long as it lives: as digests, not as words."""

    ask: Ask
    by: str
    prompt: Callable[[], Prompt]
    seconds: float
    _known: OrderedDict[bytes, bool] = field(default_factory=OrderedDict)

    async def __call__(self, questions: Sequence[Question]) -> dict[Question, str]:
        new = list(dict.fromkeys(one for one in questions if _digest(one) not in self._known))
        for start in range(0, len(new), _AT_ONCE):
            await self._answer(new[start : start + _AT_ONCE])
        return {one: self.by for one in questions if self._known.get(_digest(one))}

    async def _answer(self, questions: Sequence[Question]) -> None:
        try:
            async with asyncio.timeout(self.seconds):
                answer = await self.ask([SystemMessage(self._shown(questions)), _ASKED])
        except Exception as error:  # whatever it is: there is no second opinion, and the memory is as it was without
            _LOG.warning("There is no second opinion: the model failed with %s", type(error).__qualname__)
            return
        stated = _plainly(answer)
        for number, one in enumerate(questions, 1):
            self._known[_digest(one)] = number in stated
        while len(self._known) > _KEPT:
            self._known.popitem(last=False)

    def _shown(self, questions: Sequence[Question]) -> str:
        words = dict.fromkeys(text for one in questions for text in one.words)
        claims = "\n".join(f"{number}. {one.claim}" for number, one in enumerate(questions, 1))
        return self.prompt().fill(**quoted(*(block("said", text) for text in words), block("claims", claims)))


def asked(model: BaseChatModel, settings: Settings) -> SecondOpinion | None:
    """A host's model, for a second opinion; nobody where the settings want none. Reads a prompt file."""
    if not settings.second_opinion:
        return None

    async def ask(messages: Sequence[BaseMessage]) -> Verdicts:
        answer = await model.ainvoke([*messages, _AS_JSON], config=_QUIET)
        return Verdicts.model_validate(json_in(answer.text))

    name = getattr(model, "model_name", None) or getattr(model, "model", None) or type(model).__name__
    prompt = load("second_opinion", settings.prompts_dir)
    return SecondOpinion(ask, str(name), lambda: prompt, settings.call_seconds)


def second_opinion(model: BaseChatModel, settings: Settings) -> AbstractContextManager[None]:
    """For a host that runs bare tools: what its agent writes inside may be put to this model for a second opinion.

    Reads a prompt file: not for the event loop.
    """
    return seconded_by(asked(model, settings))


async def ask_ahead(wanted: Iterable[tuple[str, str]], said: Sequence[Said]) -> Mapping[Question, str]:
    """Ask about several memories (value, key) at once, before each is written on its own; of an endless list about as
    many as one call answers for."""
    opinion = current_opinion()
    if opinion is None:
        return {}
    fit = list(islice((one for one in dict.fromkeys(wanted) if len(one[0]) <= _LONGEST), _AT_ONCE))
    return await _ask_all(opinion, fit, said) if fit else {}


async def _ask_all(opinion: Opinion, wanted: list[tuple[str, str]], said: Sequence[Said]) -> Mapping[Question, str]:
    found = await asyncio.to_thread(lambda: [open_question(value, key, said) for value, key in wanted])
    questions = [one for one in found if one]
    return await opinion(questions) if questions else {}


def claimed_in(calls: Iterable[Mapping[str, Any]]) -> list[tuple[str, str]]:
    """What the calls of an answer want to remember: each value that is to last, with its key."""
    given = [call["args"] for call in calls if isinstance(call.get("args"), dict)]
    lasting = [one for one in given if one.get("durability", "durable") == "durable"]
    return [(str(one["value"]), str(one.get("key", ""))) for one in lasting if isinstance(one.get("value"), str)]


def _plainly(answer: Verdicts) -> set[int]:
    """The numbers that were given a yes, and no other answer."""
    said = {verdict.number for verdict in answer.verdicts if verdict.stated}
    return said - {verdict.number for verdict in answer.verdicts if not verdict.stated}


def _digest(question: Question) -> bytes:
    return sha256("\0".join((question.claim, *question.words)).encode(errors="surrogatepass")).digest()
