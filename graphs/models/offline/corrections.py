"""How a statement changes what is known: a new entry, or an update of the one it corrects."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from graphs.models.offline.answer import ToolRequest
from graphs.models.offline.memory_reader import ShownEntry
from graphs.models.offline.topics import topic_words
from language.hearing.stored.two import tells_besides
from language.statements.homes import is_workplace
from language.statements.statement import Statement
from language.statements.worth_keeping import durability
from language.words.lexicon import words_of
from stores.keys import key_from_words

_SINGLE = words_of("role company location name age timezone birthday diet relationship_status current_project")
"""Of these there is one at a time."""
_ATTITUDES = {
    "likes_": 1, "interested_in_": 1, "uses_": 1, "hobby_": 1, "prefers_": 1,
    "dislikes_": -1, "avoids_": -1, "tired_": -1, "sick_": -1,
}  # fmt: skip
_FAMILIES = ("favorite", "pet", "learning")
INTERESTS = words_of("interests interest interested_in topics topics_of_interest")
"""Keys of one entry that lists what the user is interested in."""


def settled(statement: Statement, known: Iterable[ShownEntry]) -> Statement:
    """The statement under the key of the entry it replaces, if one is known."""
    entries = list(known)
    if any(entry.key == statement.key for entry in entries):
        return statement
    replaced = _reversed(statement, entries) or (_related(statement, entries) if statement.correction else None)
    return replace(statement, key=replaced.key) if replaced else statement


def _reversed(statement: Statement, known: list[ShownEntry]) -> ShownEntry | None:
    """An entry with the opposite attitude to the same thing: "hates X" takes the place of "loves X"."""
    topic, sign = _attitude(statement.key)
    if not topic:
        return None
    return next((entry for entry in known if _attitude(entry.key) == (topic, -sign)), None)


def _related(statement: Statement, known: list[ShownEntry]) -> ShownEntry | None:
    """The one entry of the same family; with several it is not clear which was meant."""
    family = _family(statement.key)
    relatives = [entry for entry in known if family and _family(entry.key) == family]
    return relatives[0] if len(relatives) == 1 else None


def _attitude(key: str) -> tuple[str, int]:
    for prefix, sign in _ATTITUDES.items():
        if key.startswith(prefix):
            return key.removeprefix(prefix), sign
    return "", 0


def _family(key: str) -> str:
    if key.startswith("uses_") or key == "tech_stack":
        return "stack"
    head = key.split("_")[0]
    return key if key in _SINGLE else head if head in _FAMILIES else ""


def apart(statement: Statement, known: Iterable[tuple[str, str]]) -> Statement:
    """The statement under a key of its own, where it tells another thing of whom an entry tells, or of another one."""
    taken = any(key == statement.key and tells_besides(key, statement.value, value) for key, value in known)
    return replace(statement, key=key_from_words(statement.value)) if taken else statement


def change_for(
    statement: Statement, found: list[ShownEntry], *, today: date, write: bool = True, source: str = ""
) -> ToolRequest | None:
    """The call that brings the memory in line with a statement; none when it says so already."""
    if statement.kind == "pattern" and (like := _same_interest(statement, found)):
        return _joined(statement, like)
    if any(entry.value.casefold() == statement.value.casefold() for entry in found):
        return None
    statement = settled(apart(statement, [(entry.key, entry.value) for entry in found]), found)
    same = next((entry for entry in found if entry.key == statement.key), None)
    if same is not None:
        if is_workplace(statement):
            return None
        return "update_memory", {"key": same.key, "value": statement.value}
    if not write:
        return None
    return "write_memory", {
        "key": statement.key,
        "value": statement.value,
        "category": statement.category,
        "durability": durability(statement, today),
        "source": source,
        "confidence": statement.confidence,
    }


def _same_interest(statement: Statement, found: list[ShownEntry]) -> ShownEntry | None:
    """The entry that a topic of the user's reactions belongs to: a list of interests, or a nearly equal topic."""
    lists = [entry for entry in found if entry.key in INTERESTS and statement.polarity > 0]
    topic = topic_words(statement.quote)
    twins = [
        entry
        for entry in found
        if _attitude(entry.key)[1] == statement.polarity
        and ((known := topic_words(_attitude(entry.key)[0].replace("_", " "))) <= topic or topic <= known)
    ]
    return next(iter([*twins, *lists]), None)


def _joined(statement: Statement, entry: ShownEntry) -> ToolRequest | None:
    """The entry with the topic in it; none when it says so already."""
    if topic_words(statement.quote) <= topic_words(entry.value):
        return None
    listed = f"{entry.value.rstrip(' .')}, {statement.quote}"
    return "update_memory", {"key": entry.key, "value": listed if entry.key in INTERESTS else statement.value}
