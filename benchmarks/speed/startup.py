"""How fast the command line starts, beside importing the framework it is made for.

`python -m benchmarks.speed.startup`.
"""

import asyncio
import os
import sys
import tempfile

from benchmarks.measuring import Act, by_turns, table, verdict
from stores import open_store

ROUNDS = 7
COMMANDS = {
    "import langgraph.graph": ("-c", "import langgraph.graph"),
    "import hnpal_memory": ("-c", "import hnpal_memory"),
    "hnpal-memory --help": ("-m", "hnpal_memory", "--help"),
    "scripts.search_memory": ("-m", "scripts.search_memory", "--user-id", "ann", "--query", "engineer"),
    "python itself": ("-c", "pass"),
}


def _starting(*given: str) -> Act:
    async def start(_: int) -> None:
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(sys.executable, *given, stdout=quiet, stderr=quiet)
        await process.wait()

    return start


async def run() -> None:
    with tempfile.TemporaryDirectory(prefix="hnpal-bench-") as folder:
        os.environ["MEMORY_DATA_DIR"] = folder
        async with open_store() as store:
            await store.write("ann", key="role", value="Backend engineer", category="work_context")
        acts = {name: _starting(*given) for name, given in COMMANDS.items()}
        taken = await by_turns(acts, ROUNDS, warm_up=1, say="start")
    base = taken["import langgraph.graph"].seconds
    targets = {"import hnpal_memory": 0.3, "hnpal-memory --help": 0.05, "scripts.search_memory": 1.0}
    rows = [
        (
            name,
            figure,
            f"{figure.seconds / base:.2f}×",
            verdict(figure.seconds / base, targets[name]) if name in targets else "",
        )
        for name, figure in taken.items()
    ]
    table("Start of the command line", ("", "median", "to langgraph.graph", "target"), rows)


def main() -> None:
    asyncio.run(run())


if __name__ == "__main__":
    main()
