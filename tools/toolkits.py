"""Which vocabularies an agent gets: their tools over one store, and the guidance that goes with them.

Each vocabulary finds what the other chosen ones write; each writes its own kind.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from langchain_core.tools import BaseTool

from prompts import load
from stores import MemoryStore, Settings
from tools.calls.background_result import task_tools
from tools.episodes.tools import episode_tools
from tools.facts.tools import fact_tools
from tools.memory.tools import memory_tools
from tools.notes.sessions import session_tools
from tools.notes.tools import note_tools
from tools.observations.tools import observation_tools
from tools.scratchpad import scratchpad_tools

Kinds = Sequence[str]


@dataclass(frozen=True, slots=True)
class Toolkit:
    """One vocabulary: its tools over a store and the kinds they may find, the kind it writes, its guidance."""

    tools: Callable[[MemoryStore, Kinds], list[BaseTool]]
    kind: str = ""
    guidance: str = ""


TOOLKITS = {
    "memory": Toolkit(lambda store, kinds: memory_tools(store), "memory", "memory_guidance"),
    "notes": Toolkit(note_tools, "note", "note_guidance"),
    "sessions": Toolkit(lambda store, kinds: session_tools(store)),
    "observations": Toolkit(observation_tools, "observation", "observation_guidance"),
    "scratchpad": Toolkit(lambda store, kinds: scratchpad_tools(store)),
    "facts": Toolkit(fact_tools, "fact", "fact_guidance"),
    "episodes": Toolkit(episode_tools, "episode", "episode_guidance"),
}


def toolkits(store: MemoryStore, settings: Settings) -> list[BaseTool]:
    """The tools of the vocabularies that the settings name, each tool once."""
    chosen = [TOOLKITS[name] for name in settings.toolkits]
    kinds = tuple(toolkit.kind for toolkit in chosen if toolkit.kind)
    tools = [tool for toolkit in chosen for tool in toolkit.tools(store, kinds)]
    tools += task_tools(store) if settings.tool_async else []
    return list({tool.name: tool for tool in tools}.values())


def guidance(settings: Settings) -> str:
    """How to use them, for the system prompt. Reads prompt files: not for the event loop."""
    names = [TOOLKITS[name].guidance for name in settings.toolkits if TOOLKITS[name].guidance]
    return "\n\n".join(load(name, settings.prompts_dir, settings.guidance_language).text for name in names)
