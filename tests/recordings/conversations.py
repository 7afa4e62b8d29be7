"""What is said to a model whose answers are recorded, and what comes of it: the same when recording and replaying."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

from graphs.build import Graphs
from tests.conftest import Clock

FOLDER = Path(__file__).parent
ARTICLE = {
    "id": "pg18",
    "title": "PostgreSQL 18 Released",
    "text": "PostgreSQL 18 brings asynchronous I/O. Upgrades keep planner statistics. "
    "A new function, uuidv7, makes time-ordered identifiers.",
}
SAID = (
    "What changed for upgrades?",
    "Remember that I work as a nurse in Ghent",
    "I think PostgreSQL is good enough for most use cases.",
    "Where do I work?",
)
END = "That's all for today"


@dataclass(frozen=True)
class Lived:
    """The replies, and what is remembered in the end."""

    replies: Sequence[str]
    durable: Sequence[str]
    daily: Sequence[str]


async def live(graphs: Graphs, user: str, clock: Clock) -> Lived:
    """A discussion, its end, and the night after it."""
    replies = []
    for number, text in enumerate((*SAID, END)):
        given = {"messages": [{"role": "user", "content": text}]} | ({"article": ARTICLE} if not number else {})
        replies.append((await graphs.turn(user, f"{user}-talk", given)).reply)
        clock.now += timedelta(minutes=1)
    for number, title in enumerate(("Rust in the kernel", "Async Rust", "Rust for the web")):
        await graphs.store.activity.react(user, f"p{number}", title=title, reaction="👍")
    clock.now += timedelta(hours=2)
    await graphs["nightly"].ainvoke({"users": [user]}, {"configurable": {"thread_id": f"{user}-night"}})
    rows = await graphs.store.read(user, limit=None)
    lines = [(row.durability, f"{row.key}: {row.value}") for row in rows]
    return Lived(
        replies,
        sorted(line for kind, line in lines if kind == "durable"),
        sorted(line for kind, line in lines if kind == "daily"),
    )
