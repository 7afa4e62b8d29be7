"""The day of a recording: five conversations, their ends, and the night, through the real graphs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from benchmarks.recordings.said import CONVERSATIONS, END, Said
from graphs.build import Graphs

USER = "reader"


@dataclass
class Clock:
    """A clock that only moves when told to: recordings and replays have the same times."""

    now: datetime

    def __call__(self) -> datetime:
        return self.now


@dataclass
class Turn:
    """One message, the reply to it, and what was durable after it."""

    said: Said
    reply: str
    durable: list[str] = field(default_factory=list)
    asked: int = 0
    """How often the model was asked."""


async def live(
    graphs: Graphs,
    clock: Clock,
    asked: Callable[[], int],
    conversations: Sequence[Sequence[Said]] = CONVERSATIONS,
    *,
    night: bool = True,
) -> list[Turn]:
    """Say everything, end each conversation, then run the night."""
    turns = []
    for number, conversation in enumerate(conversations):
        for said in conversation:
            before = asked()
            reply = await _say(graphs, f"talk-{number}", said.text)
            turns.append(Turn(said, reply, await durable(graphs), asked() - before))
            clock.now += timedelta(minutes=1)
        await _say(graphs, f"talk-{number}", END)
        clock.now += timedelta(hours=1)
    if night:
        await graphs["nightly"].ainvoke({"users": [USER]}, {"configurable": {"thread_id": "night"}})
    return turns


async def durable(graphs: Graphs) -> list[str]:
    """What is remembered for good."""
    rows = await graphs.store.read(USER, kind=None, limit=None, durability="durable")
    return sorted(row.value for row in rows)


async def _say(graphs: Graphs, thread: str, text: str) -> str:
    """The reply; a question whether something should go is answered with yes."""
    answer = await graphs.turn(USER, thread, {"messages": [{"role": "user", "content": text}]})
    if answer.question is None:
        return answer.reply
    agreed = await graphs.turn(USER, thread, {"messages": [{"role": "user", "content": "yes"}]})
    return f"{answer.question}\n{agreed.reply}"
