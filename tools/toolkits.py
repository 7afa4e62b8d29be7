"""Which vocabularies an agent gets: their tools over one store, and the guidance that goes with them.

Each vocabulary writes its own kind, and finds what is known of the user in any; of an agent's own notes, those of
the chosen ones.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from typing import cast

from langchain_core.tools import BaseTool

from prompts import load
from stores import MemoryStore, Settings
from stores.records import USER_KINDS
from tools.calls.queued.result import task_tools
from tools.episodes.tools import episode_tools
from tools.facts.tools import fact_tools
from tools.memory.tools import memory_tools
from tools.notes.sessions import session_tools
from tools.notes.tools import note_tools
from tools.observations.tools import observation_tools
from tools.ranking import ranking_tools
from tools.scratchpad import scratchpad_tools

Kinds = Sequence[str]


@dataclass(frozen=True, slots=True)
class Toolkit:
    """One vocabulary: its tools over a store and the kinds they may find, the kind it writes, its guidance."""

    tools: Callable[[MemoryStore, Kinds], list[BaseTool]]
    kind: str = ""
    guidance: str = ""
    core: tuple[str, ...] = ()
    """The tools it cannot do without."""


TOOLKITS = {
    "memory": Toolkit(
        lambda store, kinds: memory_tools(store),
        "memory",
        "memory_guidance",
        ("write_memory", "search_memory", "update_memory", "delete_memory"),
    ),
    "notes": Toolkit(
        note_tools, "note", "note_guidance", ("memory_save", "memory_search", "memory_update", "memory_delete")
    ),
    "sessions": Toolkit(
        lambda store, kinds: session_tools(store), core=("memory_list_sessions", "memory_search_sessions")
    ),
    "observations": Toolkit(
        observation_tools, "observation", "observation_guidance", ("remember_observation", "recall")
    ),
    "scratchpad": Toolkit(lambda store, kinds: scratchpad_tools(store), core=("scratchpad_set", "scratchpad_get")),
    "facts": Toolkit(
        fact_tools, "fact", "fact_guidance", ("remember_fact", "recall_facts", "update_fact", "forget_fact")
    ),
    "episodes": Toolkit(episode_tools, "episode", "episode_guidance", ("create_episode", "recall_episodes")),
    "ranking": Toolkit(lambda store, kinds: ranking_tools(store), core=("rank_posts", "deliver_posts")),
}

_TASK_RESULT = "memory_task_result"
MOST_TOOLS = 12
"""A model chooses well among so many."""

_PURPOSES = {
    "keep": ("write_memory", "remember_fact", "memory_save", "remember_relationship"),
    "find": (
        *("search_memory", "read_memory", "get_memory_context", "recall_facts", "recall_facts_global"),
        *("memory_search", "recall_relationships", "generate_profile_summary"),
    ),
    "change": (
        *("update_memory", "update_fact", "memory_update", "update_fact_with_temporal", "merge_facts"),
        "suggest_merge",
    ),
    "remove": ("delete_memory", "forget_fact", "memory_delete"),
}
_PURPOSE_OF = {tool: purpose for purpose, tools in _PURPOSES.items() for tool in tools}
_NARROWER = frozenset({"recall_facts_global"})
"""Whose whole work another tool of its toolkit does as well."""


def toolkits(store: MemoryStore, settings: Settings) -> list[BaseTool]:
    """The tools of the vocabularies that the settings name, each tool once."""
    chosen = [TOOLKITS[name] for name in settings.toolkits]
    kinds = tuple(dict.fromkeys([*USER_KINDS, *(toolkit.kind for toolkit in chosen if toolkit.kind)]))
    tools = [tool for toolkit in chosen for tool in toolkit.tools(store, kinds)]
    tools += task_tools(store) if settings.tool_async else []
    return list({tool.name: tool for tool in tools}.values())


def offered(tools: Sequence[BaseTool], settings: Settings, *, few: bool = False) -> list[BaseTool]:
    """Those of the tools that a model is shown: no two for one purpose, the most needed first, or only those.

    All of them can be run, whoever asks.
    """
    names = {tool.name for tool in tools} - _NARROWER
    chosen: dict[str, str] = {}  # which toolkit a purpose is served by
    shown: list[str] = []
    for rest in (False,) if few else (False, True):
        for toolkit in settings.toolkits:
            for tool in _of(tools, toolkit, rest=rest):
                serving = chosen.setdefault(_PURPOSE_OF.get(tool, tool), toolkit)
                if tool in names and tool not in shown and serving == toolkit and len(shown) < MOST_TOOLS:
                    shown.append(tool)
    return [tool for tool in tools if tool.name in shown or tool.name == _TASK_RESULT]


def _of(tools: Sequence[BaseTool], toolkit: str, *, rest: bool) -> Sequence[str]:
    """The tools a toolkit cannot do without, or its others."""
    core = TOOLKITS[toolkit].core
    if not rest:
        return core
    own = {tool.name for tool in TOOLKITS[toolkit].tools(cast(MemoryStore, None), ())}
    return [tool.name for tool in tools if tool.name in own and tool.name not in core]


def guidance(settings: Settings, *, short: bool = False) -> str:
    """How to use them, for the system prompt. Reads prompt files: not for the event loop."""
    tools = {tool.name for tool in offered(toolkits(cast(MemoryStore, None), settings), settings, few=short)}
    told = partial(load, directory=settings.prompts_dir, language=settings.guidance_language, short=short)
    used = [TOOLKITS[name] for name in settings.toolkits if tools & set(TOOLKITS[name].core)]
    texts = [told(one.guidance).text for one in used if one.guidance]
    if len(settings.toolkits) > 1:
        texts.insert(0, _which(told("tool_choice").text, tools))
    return "\n\n".join(texts)


def _which(text: str, tools: Collection[str]) -> str:
    """Which tool is for what: the lines about tools that are there, without those that are not."""
    lines = []
    for line in text.splitlines():
        names, colon, purpose = line.removeprefix("- ").partition(": ")
        there = [name for name in names.split(", ") if name.rstrip("()") in tools]
        if not line.startswith("- "):
            lines.append(line)
        elif there and colon:
            lines.append(f"- {', '.join(there)}: {purpose}")
    return "\n".join(lines)
