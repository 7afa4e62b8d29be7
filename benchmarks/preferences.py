"""A stated preference must reach every later request: captured, it stands in the context whatever is asked.

Beside it: how often search alone, with the request as the query, would have found the preference.
"""

import asyncio
import json
import os
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from graphs.capture import Capture
from graphs.models.offline import OfflineModel
from stores import MemoryStore, Settings, open_store
from tools.context import Context

FILE = "prefeval.json"


async def measure(cases: Sequence[tuple[str, str]]) -> dict[str, float]:
    """The share of preferences captured, present in the context, and found by search alone."""
    captured = present = found = 0
    async with open_store(Settings(database_url="sqlite://", documents="database")) as store:
        graph = Capture(store, OfflineModel(), store.settings).builder().compile()
        for number, (preference, request) in enumerate(track(cases, "preferences", transient=True)):
            user = f"reader-{number}"
            await graph.ainvoke({"message": f"Remember that {_lower(preference)}"}, context=Context(user_id=user))
            kept = await store.read(user, limit=None)
            captured += bool(kept)
            context = await store.context(user, request)
            present += bool(kept) and all(memory.value in context for memory in kept)
            found += bool(await _hits(store, user, request))
    return {"captured": captured / len(cases), "in the context": present / len(cases), "search": found / len(cases)}


async def _hits(store: MemoryStore, user: str, request: str) -> list[str]:
    return [hit.value for hit in await store.search(user, request, limit=5)]


def _lower(sentence: str) -> str:
    return sentence if sentence.startswith(("I ", "I'")) else sentence[:1].lower() + sentence[1:]


def main() -> None:
    console = Console()
    path = Path(os.environ.get("MEMORY_EVAL_DATA", "")) / FILE
    if not path.is_file():
        console.print(f"{FILE} skipped: set MEMORY_EVAL_DATA to the folder that has it")
        return
    cases = [(preference, request) for preference, request, _ in json.loads(path.read_text("utf-8"))]
    table = Table("explicit preferences", "share", "target")
    targets = {"in the context": "100 %"}
    for name, share in asyncio.run(measure(cases)).items():
        table.add_row(name, f"{share:.1%}", targets.get(name, ""))
    console.print(table)


if __name__ == "__main__":
    main()
