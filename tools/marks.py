"""What a tool declares about itself: whether it changes the memory, and how long it may take."""

from langchain_core.tools import BaseTool

READ_TIMEOUT_S = 15.0
WRITE_TIMEOUT_S = 10.0


def reading(tool: BaseTool) -> BaseTool:
    """A tool that only looks."""
    return _marked(tool, read_only=True)


def writing(tool: BaseTool, *, remembers: bool = False) -> BaseTool:
    """A tool that changes the memory; `remembers` when it adds to it, and so should be preceded by a look."""
    return _marked(tool, read_only=False, remembers=remembers)


def is_read_only(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("read_only"))


def remembers(tool: BaseTool) -> bool:
    return bool((tool.metadata or {}).get("remembers"))


def timeout_s(tool: BaseTool) -> float:
    return float((tool.metadata or {}).get("timeout_s", WRITE_TIMEOUT_S))


def _marked(tool: BaseTool, *, read_only: bool, remembers: bool = False) -> BaseTool:
    limit = READ_TIMEOUT_S if read_only else WRITE_TIMEOUT_S
    tool.metadata = {"read_only": read_only, "timeout_s": limit, "remembers": remembers}
    return tool
