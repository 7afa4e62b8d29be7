"""A second opinion on memories of which rules can tell neither that the user said them nor that they did not.

A store knows no model: whoever runs one names here, around the calls that carry out its work, somebody to ask. A verb
that needs an answer gives up before anything has changed; the question is asked while no transaction is open, and the
verb is carried out again with what was found. Nobody there to ask: everything is as rules alone see it.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol, TypeVar

from language.meaning.said import Question
from stores.errors import MemoryStoreError
from stores.records import Receipt

Unit = TypeVar("Unit")
_ROUNDS = 3


class Opinion(Protocol):
    """Somebody who knows more than rules do."""

    @property
    def seconds(self) -> float:
        """How long an answer may take."""

    async def __call__(self, questions: Sequence[Question]) -> Mapping[Question, str]:
        """Who finds each claim in the words, by name; a question without a plain yes is left out. Never fails."""


@dataclass
class Answers:
    """What was found so far; once it is `final`, what was not asked is not found."""

    found: dict[Question, str] = field(default_factory=dict)
    final: bool = False


class Undecided(MemoryStoreError):
    """A verb gave up because a second opinion is to be had."""

    def __init__(self, questions: Sequence[Question]) -> None:
        super().__init__("a second opinion is to be had")
        self.questions = tuple(questions)


_OPINION: ContextVar[Opinion | None] = ContextVar("second_opinion", default=None)
_ANSWERS: ContextVar[Answers | None] = ContextVar("second_opinion_answers", default=None)


@contextmanager
def seconded_by(opinion: Opinion | None) -> Iterator[None]:
    """What is written inside may be put to somebody for a second opinion."""
    before = _OPINION.set(opinion)
    try:
        yield
    finally:
        _OPINION.reset(before)


def current_opinion() -> Opinion | None:
    return _OPINION.get()


def may_be_asked() -> bool:
    """Is there somebody to ask about what the verb that runs leaves open?"""
    return _ANSWERS.get() is not None


def who_finds(questions: Sequence[Question]) -> str:
    """By whom all of it was found in the user's words, or nobody; a verb that could have it asked gives up here."""
    answers = _ANSWERS.get()
    if answers is None or not questions:
        return ""
    missing = [one for one in questions if one not in answers.found]
    if missing and not answers.final:
        raise Undecided(missing)
    names = [answers.found.get(one, "") for one in questions]
    return names[0] if all(names) else ""


async def considered(
    work: Callable[[Unit], Receipt], attempt: Callable[[Callable[[Unit], Receipt]], Awaitable[Receipt]]
) -> Receipt:
    """The outcome of a verb; what it leaves open is asked between two attempts, if there is somebody to ask."""
    opinion = current_opinion()
    if opinion is None:
        return await attempt(work)
    answers = Answers()
    for _ in range(_ROUNDS):
        receipt = await attempt(partial(_knowing, answers, work))
        if not receipt.asks:
            break
        found = await opinion(receipt.asks)
        answers.found |= {one: found.get(one, "") for one in receipt.asks}
    else:
        answers.final = True
        receipt = await attempt(partial(_knowing, answers, work))
    answers.final = True
    return receipt


def _knowing(answers: Answers, work: Callable[[Unit], Receipt], unit: Unit) -> Receipt:
    before = _ANSWERS.set(answers)
    try:
        return work(unit)
    finally:
        _ANSWERS.reset(before)
