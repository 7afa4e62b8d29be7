"""One day of one reader, on the terminal: no key, no network, nothing left behind. `make run` runs this."""

import argparse
import sys
import tempfile
import time
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from graphs.build import Graphs
    from scripts.screen.terminal import Screen

READER = "mara"
DIGEST = [
    ("p1", "PostgreSQL 18 Released", "👍"),
    ("p2", "PostgreSQL at 10 million writes a second", "👍"),
    ("p3", "What every developer should know about PostgreSQL vacuum", "👍"),
    ("p4", "Why Web3 Matters in 2026", "👎"),
    ("p5", "Understanding CRDTs", "⭐"),
]
ARTICLE = {
    "id": "p1",
    "title": "PostgreSQL 18 Released",
    "text": "PostgreSQL 18 brings asynchronous I/O, which speeds up sequential scans and vacuum by up to three times. "
    "Skip scans let a multicolumn index serve more queries. Major upgrades now keep planner statistics, so a "
    "database is fast right after the upgrade. A new function, uuidv7, makes time-ordered identifiers. Checksums "
    "are on by default.",
}
NEXT_ARTICLE = {
    "id": "p9",
    "title": "Tuning autovacuum in PostgreSQL 18",
    "text": "Autovacuum in PostgreSQL 18 can use asynchronous I/O. Its number of workers can be changed without a "
    "restart. Teams that moved large tables report that vacuum finishes in half the time. For a talk or a post-mortem, "
    "measure dead tuples before and after.",
}
OFFERED: list[dict[str, Any]] = [
    {"id": "n1", "title": "A Web3 bank raises 40 million", "points": 612, "text": "The bank keeps deposits as tokens."},
    {"id": "n2", "title": "The lighthouse keepers of Shetland", "points": 388, "text": "Three families kept the lamps. "
     "The last keeper left in 1998, and the light has been automatic since."},
    {**NEXT_ARTICLE, "points": 71},
    {"id": "n3", "title": "CRDTs for offline notes", "points": 54, "text": "A note edited on two phones merges without "
     "a server. Each change carries a clock, and the merge is the same on both."},
    {"id": "p1", "title": "PostgreSQL 18 Released", "points": 950, "text": "PostgreSQL 18 is out."},
    {"id": "n4", "title": "Ten years of a small sauna", "points": 12, "text": "It is warm."},
]  # fmt: skip
MORNING = [
    "What changed for upgrades?",
    "I work as a backend engineer at Stripe, and we are building a fraud detection pipeline.",
    "Remember that I'm presenting on database performance next week",
    "I think Postgres is good enough for most use cases.",
    "Actually, I work at Fly.io now",
    "What do you know about me?",
    "Why do you think that?",
]
NEXT_MORNING = ["Where do I work?", "What am I presenting next week?", "What do you know about me?"]


class Clock:
    """A clock that the story moves."""

    def __init__(self) -> None:
        self.now = datetime(2026, 2, 12, 8, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(milliseconds=1)
        return self.now


class Story:
    """Tells the day: what the reader does, what the agent answers, what the memory becomes."""

    def __init__(self, graphs: "Graphs", screen: "Screen", clock: Clock, pause: float) -> None:
        self.graphs, self.screen, self.clock, self.pause = graphs, screen, clock, pause

    async def tell(self) -> None:
        from graphs.models.names import is_offline, model_name

        who = model_name(self.graphs.model)
        who = who if is_offline(self.graphs.model) else f"model {who}"
        self.screen.note(f"The {who} answers. The reader is called {READER}.")
        await self.read_the_digest()
        await self.discuss("A discussion", "thursday", ARTICLE, MORNING)
        await self.command("/memory why company")
        await self.sleep()
        await self.digest()
        await self.discuss("Another thread, the next morning", "friday", NEXT_ARTICLE, NEXT_MORNING)
        self.screen.heading("What is known of the reader now: MEMORY.md, theirs to read and edit")
        self.screen.document("MEMORY.md", str(await self.graphs.store.document(READER)))

    async def read_the_digest(self) -> None:
        self.heading("The digest arrives")
        activity = self.graphs.store.activity
        for post, title, reaction in DIGEST:
            await activity.deliver(READER, post, title=title)
            await activity.read(READER, post)
            if reaction == "⭐":
                await activity.save_post(READER, post)
            else:
                await activity.react(READER, post, reaction=reaction)
            self.screen.note(f"  {reaction} {title}")
            self.wait(0.3)
        self.clock.now += timedelta(minutes=30)

    async def discuss(self, what: str, thread: str, article: Mapping[str, str], messages: list[str]) -> None:
        self.heading(what)
        given: dict[str, Any] = {"article": article}
        for text in messages:
            await self.say(thread, text, given)
            given = {}
            self.clock.now += timedelta(minutes=2)

    async def say(self, thread: str, text: str, given: Mapping[str, Any]) -> None:
        self.screen.reader(READER, text)
        self.wait(1)
        message = {"messages": [{"role": "user", "content": text}]}
        answer = await self.graphs.turn(READER, thread, {**given, **message}, on_progress=self.screen.progress)
        self.screen.reply(answer.reply)
        self.wait(1.5)

    async def command(self, text: str) -> None:
        await self.say("thursday", text, {})

    async def sleep(self) -> None:
        """Silence ends the discussion; the night looks back on it and on what was read."""
        self.clock.now = self.clock.now.replace(hour=23, minute=0)
        self.heading("A night passes")
        report: dict[str, Any] = {}
        night = self.graphs["nightly"].astream(
            {}, {"configurable": {"thread_id": "night"}}, stream_mode=["custom", "values"]
        )
        async for mode, event in night:
            if mode == "custom":
                self.screen.progress(event)
            else:
                report = event.get("report") or report
        self.screen.note(
            f"  {report['interactions']} interactions collected; memories: {report['memories_written']} written, "
            f"{report['memories_updated']} updated"
        )
        day = self.clock.now.date()
        self.screen.document(f"memory/{day}.md", str(await self.graphs.store.document(READER, day)))
        self.wait(2)
        self.clock.now += timedelta(hours=9)

    async def digest(self) -> None:
        """What the points put first, and what this reader gets: ranked, summarised, delivered, with reasons."""
        from tools.context import Context

        self.heading("A digest for this reader")
        popular = sorted(OFFERED, key=lambda post: -int(post["points"]))
        self.screen.note("  By points it would be: " + " · ".join(str(post["title"]) for post in popular))
        result = await self.graphs["digest"].ainvoke(
            {"posts": OFFERED, "size": 3},
            {"configurable": {"thread_id": "digest"}},
            context=Context(user_id=READER),
            durability="sync",
        )
        self.screen.reply(result["digest"])
        self.wait(1)

    def heading(self, text: str) -> None:
        self.screen.heading(f"{self.clock.now:%A, %H:%M} · {text}")

    def wait(self, share: float) -> None:
        time.sleep(self.pause * share)


async def run(screen: "Screen", pause: float, named: str = "") -> int:
    from graphs.build import open_graphs
    from graphs.models.offline import OfflineModel
    from graphs.models.trial import try_out
    from stores import Settings

    clock = Clock()
    with tempfile.TemporaryDirectory(prefix="hnpal-memory-") as folder:
        settings = Settings(data_dir=Path(folder), database_url="", documents="files", enabled=True)
        if named:
            settings = settings.model_copy(update={"model": named})
            await try_out(settings, screen.progress)
        async with open_graphs(settings, model=None if named else OfflineModel(), clock=clock) as graphs:
            await Story(graphs, screen, clock, pause).tell()
    screen.note("\nThat was a temporary folder, and it is gone. Your own: python -m scripts.chat --user-id you")
    return 0


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.day", description=__doc__)
    parser.add_argument("--fast", action="store_true", help="without pauses for reading")
    parser.add_argument("--model", default="", metavar="PROVIDER:NAME", help="a model of yours instead of the rules")
    options = parser.parse_args(given)
    from scripts.parts import command_line
    from scripts.screen.terminal import Screen, failures_told_once

    failures_told_once()
    screen = Screen()
    pause = 0.0 if options.fast or not screen.console.is_terminal else 0.8
    return command_line.run(lambda: run(screen, pause, options.model))


if __name__ == "__main__":
    sys.exit(main())
