"""What a discussion told, checked and worded: the reader's own opinions, links to real discussions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from graphs.models.answers import DiscussionInsights
from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import split
from stores.records import Message

MOST_TOPICS = 5
_SUPPORT = 0.7
"""Share of an opinion's meaningful words that the reader must have used."""

_TITLE_LIMIT = 300
_POINT_LIMIT = 240


@dataclass(frozen=True, slots=True)
class Note:
    """A discussion as an entry of the daily note."""

    text: str
    arguments: dict[str, Any]


def grounded(insights: DiscussionInsights, said: Sequence[str], titles: Sequence[str]) -> DiscussionInsights:
    """The insights without opinions the reader did not voice and links to discussions that never were.

    A removal is left out: a memory goes only when its user says so.
    """
    used = {word for words in said for word in _meaningful(words)}
    return insights.model_copy(
        update={
            "topics": [_line(topic) for topic in insights.topics[:MOST_TOPICS]],
            "opinions": [_line(opinion) for opinion in insights.opinions if _voiced(opinion, used)],
            "connections": [
                _line(link)
                for link in insights.connections
                if any(title.casefold() in link.casefold() for title in titles)
            ],
            "memory_updates": [entry for entry in insights.memory_updates if entry.action != "remove"],
        }
    )


def note_of(title: str, turns: Sequence[Message], insights: DiscussionInsights) -> Note:
    """`Discussed "PostgreSQL 18 Released" (12 messages, 15 min)` with what was said below it."""
    name = " ".join(title.split())[:_TITLE_LIMIT]
    about = f'"{name}"' if name else ", ".join(insights.topics[:2]) or "nothing in particular"
    text = f"Discussed {about} ({_count(len(turns), 'message')}, {_minutes(turns)} min)"
    points = [
        *(f"Interested in {topic}" for topic in insights.topics),
        *insights.connections,
        *(f'Opinion: "{opinion.strip(chr(34))}"' for opinion in insights.opinions),
    ]
    arguments = {
        "value": text,
        "category": "reading_history",
        "durability": "daily",
        "details": {"section": "Discussions", "points": points},
    }
    return Note("\n".join([f"- {text}", *(f"  - {point}" for point in points)]), arguments)


def described(insights: DiscussionInsights) -> str:
    """The insights in one line: the summary of the conversation."""
    return _line("; ".join([*insights.topics, *insights.opinions]), 1_000)


def _voiced(opinion: str, used: set[str]) -> bool:
    words = _meaningful(opinion)
    return bool(words) and sum(word in used for word in words) >= _SUPPORT * len(words)


def _meaningful(text: str) -> list[str]:
    return [word for word in split(text.casefold()) if word not in FUNCTION_WORDS]


def _line(text: str, limit: int = _POINT_LIMIT) -> str:
    line = " ".join(text.split())
    return line if len(line) <= limit else f"{line[: limit - 1].rstrip()}…"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _minutes(turns: Sequence[Message]) -> int:
    return round((turns[-1].at - turns[0].at).total_seconds() / 60) if turns else 0
