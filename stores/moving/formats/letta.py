"""Letta: agent files (`.af`) of either era, and the Markdown folder. Only the blocks about the user are read."""

import json
from collections.abc import Iterator
from typing import Any

from stores.moving.archive import Member, Source
from stores.moving.json_stream import LARGEST_ELEMENT, shape
from stores.moving.records import LESS_SURE, CannotImport, Found, LeftOut, fit, listed, named
from stores.moving.text_entries import decoded, front_matter, noted_in, text_of

ABOUT = ("human", "about_user", "user")
_PLACES = frozenset({"human", "about_user"})
_OTHER = "blocks that are not about the user"


def is_one(member: Member, start: bytes) -> bool:
    if _is_block(member, start):
        return True
    built = shape(start)
    if built.top == "text":
        return b"agents" in start or b"core_memory" in start
    if {"core_memory", "agent_type"} & built.keys or {"agents", "blocks"} <= built.keys:
        return True
    return "agents" in built.keys and bool({"block_ids", "agent_type", "core_memory", "tool_ids"} & built.inner)


def _is_block(member: Member, start: bytes) -> bool:
    """A block as Markdown: by its place in the folder, or by what stands above it."""
    *folders, name = member.name.lower().removesuffix(".md").split("/")
    if member.suffix == ".md" and (name in _PLACES or _PLACES & {*folders}):
        return True
    told = _above(start)
    described = "description" in told and ("limit" in told or "system" in folders)
    return str(told.get("label", "")).strip().lower() in ABOUT or described


def _is_about_the_user(member: Member, start: bytes) -> bool:
    """By the label above a block, or by its place in the folder: `system/human.md`, `system/human/family.md`."""
    label = _above(start).get("label", "").strip().lower()
    places = [label] if label else member.name.removesuffix(".md").lower().split("/")
    return any(place in ABOUT for place in places)


def _above(start: bytes) -> dict[str, str]:
    return front_matter(start.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace"))[0]


def read(source: Source, members: list[Member], *, saved: bool = False) -> Iterator[Found]:
    """The statements of the blocks about the user."""
    for member in members:
        source.have_read(member.size)
        if _is_block(member, start := member.start()):
            about = _is_about_the_user(member, start)
            yield from _entries(front_matter(text_of(member))[1]) if about else [LeftOut(_OTHER)]
            continue
        for block in _blocks(_whole(member)):
            if str(block.get("label")).lower() in ABOUT:
                yield from _entries(fit(block.get("value")))
            else:
                yield LeftOut(_OTHER)


def _entries(text: str) -> Iterator[Found]:
    yield from (entry.remembered(LESS_SURE) for entry in noted_in(text))


def _whole(member: Member) -> dict[str, Any]:
    """The agent; in some files it is JSON inside a JSON string."""
    if member.size > LARGEST_ELEMENT:
        raise CannotImport("larger_mb", "export_without_files", file=member.name, most=LARGEST_ELEMENT >> 20)
    try:
        data = json.loads(decoded(member.start(LARGEST_ELEMENT), member.name))
        return named(json.loads(data) if isinstance(data, str) else data)
    except (ValueError, RecursionError) as error:
        raise CannotImport("cut_or_damaged", "export_agent_again", file=member.name) from error


def _blocks(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Blocks of every era: beside the agents, in them, or as the agent's core memory."""
    agents = [named(agent) for agent in listed(data.get("agents"))] or [data]
    found = [*listed(data.get("blocks")), *listed(data.get("core_memory"))]
    for agent in agents:
        memory = agent.get("memory")
        found += listed(named(memory).get("blocks")) + listed(agent.get("memory_blocks"))
        found += listed(agent.get("core_memory")) if agent is not data else []
    return [named(block) for block in found]
