"""What a user did since the last run, as a model is shown it, and what a memory of it may rest on."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, tzinfo
from typing import Any

from graphs.discussion.answer.readable import without_notices
from graphs.models.offline.interactions import findings
from language.intents.remember import requests
from language.sentences.split import own_words
from language.words.token_estimate import count_tokens
from stores.records import Interaction, Said

PORTION_TOKENS = 8_000
"""Interactions shown to the model at once; a busy day takes several portions."""

_CONTENT_LIMIT = 4_000
_CONTEXT_LIMIT = 400
"""Characters of what the assistant said: enough to understand the user's answer."""

_TITLE_LIMIT = 120
TELLING = frozenset({"message", "reaction", "save"})


@dataclass
class Portion:
    """Interactions that fit one prompt, with the user's own words among them."""

    lines: list[str] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    tokens: int = 0
    told: list[str] = field(default_factory=list)
    """The interactions that tell something of the user, by id: what has to be shown again if it was not read."""

    def add(self, one: Interaction, line: str, cost: int) -> None:
        self.lines.append(line)
        self.told += [one.id] if one.type in TELLING else []
        self.said += words_of(one)
        self.tokens += cost


def portions(interactions: Sequence[Interaction], zone: tzinfo, share: float = 1.0) -> list[Portion]:
    """All interactions, what was said last; none where the user neither spoke nor reacted.

    A small model is shown a share of the usual at once.
    """
    if not any(one.type in TELLING and one.role in (None, "user") for one in interactions):
        return []
    made = [Portion()]
    for one in sorted(interactions, key=lambda one: one.type == "message"):
        line = json.dumps(_record(one, zone), ensure_ascii=False)
        cost = count_tokens(line) + 1
        if made[-1].lines and made[-1].tokens + cost > PORTION_TOKENS * share:
            made.append(Portion())
        made[-1].add(one, line, cost)
    return made


def words_of(one: Interaction) -> Iterator[Said]:
    """The user's own words; first, what a request asks to keep: "don't forget that…" denies nothing."""
    if one.type == "message" and one.role == "user":
        for words in (*(asked.content for asked in requests(one.content)), own_words(one.content)):
            yield Said(words, one.at)


def patterns(interactions: Sequence[Interaction], today: date) -> list[Said]:
    """What reactions show, in our own words: a topic is one word that three titles share, never a title's text."""
    reactions = [
        {"type": "reaction", "title": one.title, "reaction": one.content}
        for one in interactions
        if one.type == "reaction"
    ]
    return [Said(found.statement.value, known=True) for found in findings(reactions, today)]


def _record(one: Interaction, zone: tzinfo) -> dict[str, Any]:
    """One JSON object a line, so that no text can pass for another line."""
    kind = "delivery" if one.type == "read" else one.type
    record: dict[str, Any] = {
        "type": kind,
        "at": one.at.astimezone(zone).strftime("%Y-%m-%dT%H:%M"),
        "source": one.source,
        "title": one.title[:_TITLE_LIMIT],
    }
    match one.type:
        case "reaction":
            return record | {"reaction": one.content}
        case "delivery" | "read":
            return record | {"read": one.type == "read"}
        case "message":
            said = one.content[:_CONTENT_LIMIT] if one.role == "user" else without_notices(one.content)[:_CONTEXT_LIMIT]
            return record | {"role": one.role, "content": said}
        case "command":
            return record | {"content": one.content[:_CONTEXT_LIMIT]}
    return record
