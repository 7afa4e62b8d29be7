"""Task post_discussion: what a finished discussion tells about the user."""

import re
from datetime import date
from typing import Any

from graphs.models.answers import DiscussionInsights, MemoryEntry
from graphs.models.offline.corrections import settled
from graphs.models.offline.interactions import day_of
from graphs.models.offline.memory_reader import ShownEntry, listed
from graphs.models.offline.prompt_reader import Prompt
from language.asking.kinds import is_question
from language.languages import alternatives
from language.packs.topic_words import NOT_A_TOPIC
from language.patterns import pattern_of
from language.sentences.split import own_words, sentences
from language.statements.extract import extract
from language.statements.homes import is_workplace
from language.statements.statement import Statement
from language.statements.wording import stems
from language.statements.worth_keeping import is_passing, worth_keeping

TOPICS = 5
OPINIONS = 5
CONNECTIONS = 3
SHARED_WORDS = 2
"""So many telling words in common make a link to an earlier discussion."""
_OPINES = pattern_of(rf"(?<!\w)(?:{alternatives('statements', 'OPINES')})(?!\w)", re.IGNORECASE)
_FEWEST = 4
"""Words of an opinion that says of what it is."""
_VIEWS = frozenset({"opinion", "stance", "like", "dislike", "avoidance", "prefer", "favorite"})


def insights(prompt: Prompt) -> DiscussionInsights:
    """Topics, opinions in the user's words, links to earlier discussions, lasting facts."""
    told = _told(prompt)
    said = [text for text, _ in told]
    return DiscussionInsights(
        topics=_topics(prompt, said),
        opinions=_opinions(said, prompt.today),
        connections=_connections(prompt, said),
        memory_updates=_updates(prompt, told),
    )


def _told(prompt: Prompt) -> list[tuple[str, date]]:
    """What the user wrote, and on which day: the conversation block, else the human messages themselves."""
    if "conversation" in prompt.blocks:
        own = [record for record in prompt.records("conversation") if record.get("role") in ("user", "human")]
        return [(str(record.get("content") or ""), day_of(record, prompt.today)) for record in own]
    return [(text, prompt.today) for kind, text in prompt.history if kind == "human"]


def _topics(prompt: Prompt, said: list[str]) -> list[str]:
    """The article, then words of the user that the article's title or text shares, most often said first."""
    counts: dict[str, int] = {}
    about = stems(f"{prompt.article_title} {prompt.article[:4000]}")
    for text in said:
        for word in dict.fromkeys(_words(own_words(text))):
            if stems(word) & about:
                counts[word] = counts.get(word, 0) + 1
    known = {word for topic in [prompt.article_title] for word in stems(topic)}
    frequent = [word for word, _ in sorted(counts.items(), key=lambda item: -item[1]) if not stems(word) & known]
    return [topic for topic in [prompt.article_title, *frequent] if topic][:TOPICS]


def _words(text: str) -> list[str]:
    words = (word.strip(".,;:!?()[]\"'«»“”…") for word in text.split())
    return [word for word in words if len(word) > 3 and word.casefold() not in NOT_A_TOPIC]


def _opinions(said: list[str], today: date) -> list[str]:
    found: dict[str, None] = {}
    for text in said:
        for sentence in sentences(own_words(text)):
            if _opines(sentence) or any(
                s.kind in _VIEWS and s.confidence >= 0.6 for s in extract(sentence, today=today)
            ):
                found.setdefault(" ".join(sentence.split()))
    return list(found)[:OPINIONS]


def _opines(sentence: str) -> bool:
    return _OPINES.search(sentence) is not None and not is_question(sentence) and len(sentence.split()) >= _FEWEST


def _connections(prompt: Prompt, said: list[str]) -> list[str]:
    here = stems(" ".join([prompt.article_title, *said])) - _COMMON
    found: list[tuple[int, str]] = []
    for record in prompt.records("earlier"):
        title = str(record.get("title") or "")
        topics = record.get("topics")
        there = (
            stems(
                " ".join(
                    [
                        title,
                        *map(str, topics if isinstance(topics, list) else []),
                        str(record.get("text") or ""),
                    ]
                )
            )
            - _COMMON
        )
        shared = here & there
        enough = len(shared) >= SHARED_WORDS or bool(stems(title) & stems(prompt.article_title) - _COMMON)
        if title and enough and title != prompt.article_title:
            found.append((len(shared), _connection(record, title)))
    return [text for _, text in sorted(found, key=lambda item: -item[0])[:CONNECTIONS]]


def _connection(record: dict[str, Any], title: str) -> str:
    day = str(record.get("date") or record.get("at") or "")[:10]
    return f"Connected to the discussion of “{title}”" + (f" from {day}" if day else "")


def _updates(prompt: Prompt, told: list[tuple[str, date]]) -> list[MemoryEntry]:
    known = listed(prompt.memory)
    latest: dict[str, Statement] = {}
    for text, day in told:
        for statement in worth_keeping(text, day, prompt.keep):
            statement = settled(statement, known)
            if is_workplace(statement) and (statement.key in latest or any(one.key == statement.key for one in known)):
                continue
            latest.pop(statement.key, None)
            if not is_passing(statement, day):  # the note of its day has it
                latest[statement.key] = statement
    entries = (_update(statement, known, prompt) for statement in latest.values())
    return [entry for entry in entries if entry]


def _update(statement: Statement, known: list[ShownEntry], prompt: Prompt) -> MemoryEntry | None:
    before = next((entry for entry in known if entry.key == statement.key), None)
    if before and before.value.casefold() == statement.value.casefold():
        return None
    return MemoryEntry.model_validate(
        {
            "category": statement.category,
            "key": statement.key,
            "value": statement.value,
            "action": "update" if before else "add",
            "confidence": statement.confidence,
            "source": f"discussion:{prompt.conversation_id}" if prompt.conversation_id else "discussion",
        }
    )


_COMMON = stems(" ".join(NOT_A_TOPIC))
