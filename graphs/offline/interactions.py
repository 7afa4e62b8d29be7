"""A day of interactions, read for what it tells about the user: their own messages, and patterns in their reactions."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from graphs.offline.keeping import worth_keeping
from graphs.offline.packs.rule import PREFERENCE
from graphs.offline.packs.topic_words import NOT_A_TOPIC
from graphs.offline.packs.word_list import words
from graphs.offline.prompt import EVERYTHING
from graphs.offline.statements import Statement
from graphs.offline.text import language

PATTERN = 3
"""So many titles with the same reaction and one common word make a pattern."""
_WORD = re.compile(r"[^\W\d_][\w+#.-]*[\w+#]|[^\W\d_]")
_NOT_KEY = re.compile(r"\W+")
_LIKED = words("👍 ❤️ ❤ 🔥 ⭐ 💯 up like liked +1 thumbs_up")
_DISLIKED = words("👎 💩 down dislike disliked -1 thumbs_down")


@dataclass(frozen=True, slots=True)
class Finding:
    """A statement with the interaction it comes from."""

    statement: Statement
    source: str


def findings(records: list[dict[str, Any]], today: date, keep: frozenset[str] = EVERYTHING) -> list[Finding]:
    """What the interactions tell, later statements replacing earlier ones of the same key."""
    found: dict[str, Finding] = {}
    for record in records:
        if record.get("type") == "message" and record.get("role") == "user":
            for statement in worth_keeping(str(record.get("content") or ""), _day(record, today), keep):
                found.pop(statement.key, None)
                found[statement.key] = Finding(statement, str(record.get("source") or "messages"))
    for finding in _patterns(records) if "patterns" in keep else ():
        found.setdefault(finding.statement.key, finding)
    return list(found.values())


def _day(record: dict[str, Any], today: date) -> date:
    try:
        return date.fromisoformat(str(record.get("at") or "")[:10])
    except ValueError:
        return today


def _patterns(records: list[dict[str, Any]]) -> Iterable[Finding]:
    liked = _titles(records, _LIKED)
    disliked = _titles(records, _DISLIKED)
    for topic, count in _common(liked):
        if count > 2 * _mentions(topic, disliked):
            yield _pattern("interested_in", _interest(topic), topic, count, 1)
    for topic, count in _common(disliked):
        if count > 2 * _mentions(topic, liked):
            yield _pattern("dislikes", _aversion(topic), topic, count, -1)


def _interest(topic: str) -> str:
    return f"Цікавиться темою: {topic}" if language(topic) == "uk" else f"Interested in {topic}"


def _aversion(topic: str) -> str:
    return f"Не любить тему: {topic}" if language(topic) == "uk" else f"Dislikes posts about {topic}"


def _pattern(prefix: str, value: str, topic: str, count: int, polarity: int) -> Finding:
    key = prefix + "_" + _NOT_KEY.sub("_", topic.casefold()).strip("_")
    confidence = min(0.9, 0.75 + 0.05 * (count - PATTERN))
    return Finding(Statement(key, value, PREFERENCE, confidence, polarity, topic, "pattern"), "reactions")


def _titles(records: list[dict[str, Any]], reactions: frozenset[str]) -> list[str]:
    """One title per post: a reaction repeated or changed back and forth counts once."""
    last: dict[str, tuple[str, str]] = {}
    for record in records:
        if record.get("type") == "reaction":
            title = str(record.get("title") or "")
            last[title.casefold()] = (title, str(record.get("reaction") or "").strip())
    return [title for title, reaction in last.values() if reaction.casefold() in reactions]


def _topics(title: str) -> dict[str, str]:
    """Topic words of a title by their folded form; plural and singular are one topic."""
    words = [(word.casefold(), word) for word in _WORD.findall(title)]
    return {
        _singular(low): word for low, word in words if (low not in NOT_A_TOPIC and len(low) > 1) or low in ("c", "r")
    }


def _mentions(topic: str, titles: list[str]) -> int:
    return sum(_singular(topic.casefold()) in _topics(title) for title in titles)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is", "os")) else word


def _common(titles: list[str]) -> list[tuple[str, int]]:
    """Topics of at least three titles, the more frequent first; of words that always come together, one."""
    members: dict[str, frozenset[int]] = {}
    spelling: dict[str, str] = {}
    seen: defaultdict[str, set[int]] = defaultdict(set)
    for index, title in enumerate(titles):
        for topic, word in _topics(title).items():
            seen[topic].add(index)
            spelling.setdefault(topic, word)
    for topic, where in sorted(seen.items(), key=lambda item: (-len(item[1]), item[0])):
        if len(where) >= PATTERN and frozenset(where) not in members.values():
            members[topic] = frozenset(where)
    return [(spelling[topic], len(where)) for topic, where in members.items()]
