"""Versions of tool definitions: a call stored, or learned, for an earlier one still works, or says what changed.

Every tool is at version 1 unless it stands here. A call put aside keeps the version it was made for; when it is carried
out, the steps since then bring its arguments up to date. What no step can mend is answered with what has changed.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Arguments = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a tool: what changed with it, and how arguments of the one before become its own."""

    number: int
    changed: str
    step: Callable[[Arguments], Arguments] = dict


HISTORY: Mapping[str, tuple[Version, ...]] = {
    "remember_relationship": (
        Version(2, "`to` says whom the person is related to, if not the user; several relations of one are kept"),
    ),
    "recall_relationships": (Version(2, "`search_query` may name a group such as `family`; each says `to` whom"),),
    "suggest_merge": (Version(2, "facts are compared by meaning too; `similarity` is between 0 and 1"),),
    "generate_profile_summary": (Version(2, "`summary` is a narrative; what had no room is named in short"),),
}
FORMER_NAMES: Mapping[str, str] = {}
"""What a tool is called now, by a name it had before; none has had one yet."""


def version_of(name: str) -> int:
    """The version of a tool's definition."""
    return max((one.number for one in HISTORY.get(name, ())), default=1)


def current_name(name: str) -> str:
    """The name a tool has now."""
    return FORMER_NAMES.get(name, name)


def brought_up(name: str, arguments: Mapping[str, Any], made_for: int) -> Arguments:
    """The arguments of a call made for a version, as the current one takes them."""
    given = dict(arguments)
    for version in HISTORY.get(name, ()):
        if version.number > made_for:
            given = version.step(given)
    return given


def changes_since(name: str, made_for: int = 1) -> str:
    """What changed in a tool since a version; empty where nothing did."""
    later = [one for one in HISTORY.get(name, ()) if one.number > made_for]
    return " ".join(f"Since version {one.number} of {name}: {one.changed}." for one in later)
