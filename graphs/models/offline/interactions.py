"""A day of interactions, read for what it tells about the user: their own messages, and patterns in their reactions."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Any

from graphs.models.offline.corrections import apart
from graphs.models.offline.topics import mentions, shared_topics
from language.languages import by_language
from language.languages.forms.rule import PREFERENCE
from language.sentences.split import language
from language.statements.homes import is_workplace
from language.statements.statement import Statement
from language.statements.worth_keeping import EVERYTHING, worth_keeping
from language.topics.reactions import DISLIKED, LIKED

PATTERN = 3
"""So many titles with the same reaction and one common topic make a pattern."""
_NOT_KEY = re.compile(r"\W+")
_INTERESTED, _AVERSE = (by_language("program.sessions", name, str) for name in ("INTERESTED", "AVERSE"))


@dataclass(frozen=True, slots=True)
class Finding:
    """A statement with the interaction it comes from."""

    statement: Statement
    source: str


def findings(records: list[dict[str, Any]], today: date, keep: frozenset[str] = EVERYTHING) -> list[Finding]:
    """What the interactions tell, later statements replacing earlier ones of the same key that say the same thing."""
    found: dict[str, Finding] = {}
    for record in records:
        if record.get("type") == "message" and record.get("role") == "user":
            for said in worth_keeping(str(record.get("content") or ""), day_of(record, today), keep):
                statement = apart(said, [(key, one.statement.value) for key, one in found.items()])
                if is_workplace(statement) and statement.key in found:
                    continue
                found.pop(statement.key, None)
                found[statement.key] = Finding(statement, str(record.get("source") or "messages"))
    for finding in _patterns(records) if "patterns" in keep else ():
        found.setdefault(finding.statement.key, finding)
    return list(found.values())


def day_of(record: dict[str, Any], today: date) -> date:
    """When it was said: "tomorrow" counts from there, not from when it is read."""
    try:
        return date.fromisoformat(str(record.get("at") or "")[:10])
    except ValueError:
        return today


def _patterns(records: list[dict[str, Any]]) -> Iterable[Finding]:
    liked = _titles(records, LIKED)
    disliked = _titles(records, DISLIKED)
    for topic, count in shared_topics(liked, PATTERN):
        if count > 2 * mentions(topic, disliked):
            yield _pattern("interested_in", _told(_INTERESTED, topic), topic, count, 1)
    for topic, count in shared_topics(disliked, PATTERN):
        if count > 2 * mentions(topic, liked):
            yield _pattern("dislikes", _told(_AVERSE, topic), topic, count, -1)


def _told(words: dict[str, str], topic: str) -> str:
    """A memory of a topic, in the language of the topic where there are words for it."""
    return f"{words.get(language(topic), words['en'])} {topic}"


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
