"""Labelled cases: what somebody said or did, what was known before, and what should be remembered of it.

A file is a suite. Each has a part to tune on and a part to report on, worded differently: whoever changes a prompt
looks at the cases of the first and only at the totals of the second.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Literal

FOLDER = Path(__file__).parents[1] / "cases"
Part = Literal["tune", "report"]
TASKS: Mapping[str, str] = {
    "capture": "capture",
    "corrections": "capture",
    "duplicates": "capture",
    "injections": "capture",
    "languages": "capture",
    "discussion": "discussion",
    "post_discussion": "post_discussion",
    "days": "nightly",
}
"""Each suite, and the graph that its cases are put to."""
TODAY = "2026-02-12"


@dataclass(frozen=True, slots=True)
class Expected:
    """One thing to be remembered: any of these categories, a key of one of these families, all of these words."""

    contains: tuple[str, ...]
    category: tuple[str, ...] = ()
    key: tuple[str, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """One labelled case."""

    id: str
    suite: str
    today: date
    text: str = ""
    turns: tuple[Mapping[str, str], ...] = ()
    interactions: tuple[Mapping[str, Any], ...] = ()
    article: Mapping[str, str] = field(default_factory=dict)
    known: tuple[Mapping[str, str], ...] = ()
    expected: tuple[Expected, ...] = ()
    tools: tuple[str, ...] = ()
    """One of these must be used; none may be where the list is empty and the suite is about tools."""
    gone: tuple[str, ...] = ()
    """Words (of key or value) that no memory may have afterwards."""
    tags: tuple[str, ...] = ()

    @property
    def task(self) -> str:
        return TASKS[self.suite]

    @property
    def restates(self) -> bool:
        """It says what is known already, so that nothing new may be stored."""
        return "duplicate" in self.tags

    @property
    def shown(self) -> str:
        """The case in one line, for tables."""
        said = self.text or " / ".join(str(turn.get("content", "")) for turn in self.turns if _by_user(turn))
        return said or " / ".join(_told(one) for one in self.interactions)


def read_cases(part: Part, suites: Iterable[str] | None = None) -> list[Case]:
    """The cases of one part: of all suites, or of those named."""
    wanted = list(TASKS if suites is None else suites)
    if unknown := [suite for suite in wanted if suite not in TASKS]:
        raise ValueError(f"There is no suite {unknown[0]!r}; there are {', '.join(TASKS)}.")
    return [case for suite in wanted for case in _read(suite, part)]


def _read(suite: str, part: Part) -> list[Case]:
    file = FOLDER / f"{suite}_{part}.jsonl"
    if not file.is_file():
        return []
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    return [_case(json.loads(line), suite, f"{suite}-{part}-{number:03}") for number, line in enumerate(lines, 1)]


def _case(given: Mapping[str, Any], suite: str, name: str) -> Case:
    return Case(
        id=name,
        suite=suite,
        today=date.fromisoformat(given.get("today", TODAY)),
        text=given.get("text", ""),
        turns=tuple(given.get("turns", ())),
        interactions=tuple(given.get("interactions") or _deeds(given.get("day", ()))),
        article=given.get("article", {}),
        known=tuple(given.get("known", ())),
        expected=tuple(_expected(one) for one in given.get("expected", ())),
        tools=tuple(given.get("tools", ())),
        gone=tuple(word.casefold() for word in given.get("gone", ())),
        tags=tuple(given.get("tags") or (given[name] for name in ("sort", "language") if name in given)),
    )


def _expected(given: Mapping[str, Any]) -> Expected:
    return Expected(
        contains=tuple(word.casefold() for word in given.get("contains", ())),
        category=tuple(given.get("category", ())),
        key=tuple(given.get("key", ())),
        optional=bool(given.get("optional")),
    )


def _deeds(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """One deed a line: `post`, `read`, `save` or a reaction with a title, `on:` an article, then `me:` and `bot:`."""
    about = ""
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "on:":
            about = rest
        elif word in ("me:", "bot:"):
            role = "user" if word == "me:" else "assistant"
            yield {"type": "message", "role": role, "content": rest, "title": about, "conversation": about or "talk"}
        elif line.startswith("/"):
            yield {"type": "command", "content": line}
        elif word in ("post", "read", "save"):
            yield {"type": word, "post": rest, "title": rest}
        else:
            yield {"type": "reaction", "post": rest, "title": rest, "reaction": word}


def _by_user(turn: Mapping[str, str]) -> bool:
    return turn.get("role", "user") == "user"


def _told(interaction: Mapping[str, Any]) -> str:
    return " ".join(str(interaction[name]) for name in ("reaction", "title", "content") if interaction.get(name))
