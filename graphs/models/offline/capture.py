"""Task capture: what in one message should be remembered now."""

from datetime import date

from graphs.models.answers import Captured, CapturedEntry
from graphs.models.offline.corrections import settled
from graphs.models.offline.memory_reader import listed
from graphs.models.offline.prompt_reader import Prompt
from language.statements.statement import Statement
from language.statements.worth_keeping import durability, worth_keeping

LIMIT = 10


def captured(prompt: Prompt) -> Captured:
    """Entries for what the user asked to keep and what they plainly stated; a correction takes the key it corrects."""
    entries: dict[str, CapturedEntry] = {}
    known = listed(prompt.memory)
    for statement in worth_keeping(prompt.user, prompt.today, prompt.keep):
        entry = _entry(settled(statement, known), prompt.today)
        if entry.key not in entries or statement.correction:
            entries[entry.key] = entry
    return Captured(entries=list(entries.values())[:LIMIT])


def _entry(statement: Statement, today: date) -> CapturedEntry:
    return CapturedEntry.model_validate(
        {
            "category": statement.category,
            "key": statement.key,
            "value": statement.value,
            "durability": durability(statement, today),
            "confidence": statement.confidence,
        }
    )
