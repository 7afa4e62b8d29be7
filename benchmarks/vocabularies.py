"""The same conversations in every vocabulary: what is told is kept as its kind, once, and can be asked for, corrected
and forgotten there. With the model of the settings (offline without a key).
"""

import asyncio
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from langgraph.types import Command
from rich.console import Console
from rich.progress import track
from rich.table import Table

from graphs.build import Graphs, open_graphs
from stores import Settings
from stores.records import Memory

CASES = Path(__file__).parent / "cases" / "vocabularies.jsonl"
VOCABULARIES: dict[str, tuple[str, ...]] = {
    "notes": ("note",),
    "facts, episodes": ("fact", "episode"),
    "memory, notes, facts": ("memory", "note", "fact"),
    "memory, observations, scratchpad": ("memory",),
}
"""The toolkits that are on, and the kinds that what a user tells may then become."""
FAMILIES = ("tell", "remember", "ask", "correct", "forget", "nothing")
Case = dict[str, Any]


async def conversation(graphs: Graphs, case: Case, user: str, kinds: tuple[str, ...]) -> bool:
    """Whether it ended as it should."""
    reply = ""
    for text in case["turns"]:
        answer = await graphs.turn(user, user, {"messages": [{"role": "user", "content": text}]})
        reply = answer.question or answer.reply
        if answer.question is not None:
            await graphs.turn(user, user, Command(resume="yes"))
    kept = await graphs.store.read(user, kind=None, limit=None)
    told = [memory for memory in kept if any(_names(memory, word) for word in case["has"])]
    return (
        bool(told) == bool(case["has"])
        and all(memory.kind in kinds for memory in kept)
        and len({memory.kind for memory in told}) <= 1
        and not any(_names(memory, word) for memory in kept if not is_past(memory) for word in case["lacks"])
        and all(word in reply.casefold() for word in case["reply_has"])
        and (case["family"] != "nothing" or not kept)
    )


def is_past(memory: Memory) -> bool:
    """Does it say of itself what held before? Who moved may have it kept where they lived."""
    return bool(memory.details.get("former"))


def _names(memory: Memory, word: str) -> bool:
    return word in f"{memory.key} {memory.value}".casefold()


async def measure() -> dict[str, Counter[str]]:
    """The conversations that ended well, by vocabulary and family."""
    chosen = [json.loads(line) for line in CASES.read_text("utf-8").splitlines()]
    figures = {}
    for toolkits, kinds in VOCABULARIES.items():
        figures[toolkits] = Counter[str]()
        with tempfile.TemporaryDirectory() as folder:
            settings = Settings(data_dir=Path(folder), toolkits=tuple(toolkits.split(", ")))
            async with open_graphs(settings) as graphs:
                for number, case in enumerate(track(chosen, toolkits, transient=True)):
                    right = await conversation(graphs, case, f"u{number}", kinds)
                    figures[toolkits][case["family"]] += right
                    figures[toolkits][f"all {case['family']}"] += 1
    return figures


def table(figures: dict[str, Counter[str]]) -> Table:
    shown = Table("toolkits that are on", *FAMILIES)
    for toolkits, count in figures.items():
        shown.add_row(toolkits, *(f"{count[family]} of {count[f'all {family}']}" for family in FAMILIES))
    return shown


def main() -> None:
    Console().print(table(asyncio.run(measure())))


if __name__ == "__main__":
    main()
