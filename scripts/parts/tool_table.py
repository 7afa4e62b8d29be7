"""What each tool is for, in its own first sentence: `python -m scripts.parts.tool_table` writes it to docs/tools.md."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

from langchain_core.tools import BaseTool

from language.sentences.split import sentences
from stores import MemoryStore
from tools.calls.queued.result import task_tools
from tools.toolkits import TOOLKITS

PAGE = Path(__file__).parents[2] / "docs" / "tools.md"
_BEGIN, _END = "<!-- tools: written by scripts/parts/tool_table.py -->", "<!-- end of tools -->"


def table() -> str:
    """Every tool once, under the smallest toolkit that has it."""
    order = [*TOOLKITS, "any"]
    found = sorted(_tools(), key=lambda one: order.index(one[0]))
    rows = [f"| `{toolkit}` | `{tool.name}` | {purpose(tool)} |" for toolkit, tool in found]
    return "\n".join(["| toolkit | tool | what it is for |", "| --- | --- | --- |", *rows])


def purpose(tool: BaseTool) -> str:
    """The first sentence of what a model is told of it."""
    said = " ".join(tool.description.split("\n\n")[0].split())
    return next(sentences(said)).replace("|", "\\|")


def renewed(text: str) -> str:
    """The page with the table as the tools are now."""
    before, begin, rest = text.partition(_BEGIN)
    _, end, after = rest.partition(_END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} has no place for the table")
    return f"{before}{begin}\n{table()}\n{end}{after}"


def _tools() -> Iterator[tuple[str, BaseTool]]:
    nowhere = cast(MemoryStore, None)
    seen: set[str] = set()
    # A toolkit that another one brings along is listed for itself.
    for name, toolkit in sorted(TOOLKITS.items(), key=lambda one: len(one[1].tools(nowhere, ()))):
        for tool in toolkit.tools(nowhere, ()):
            if tool.name not in seen:
                seen.add(tool.name)
                yield name, tool
    yield from (("any", tool) for tool in task_tools(nowhere))


def main() -> int:
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
