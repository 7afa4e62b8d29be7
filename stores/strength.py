"""How strong a memory is: recall and confirmation strengthen it, time weakens it, each category at its own pace."""

from datetime import datetime

from stores.records import Memory

HALF_LIFE_DAYS = {
    "preference": 180.0,
    "opinion": 180.0,
    "work_context": 365.0,
    "skill": 730.0,
    "reading_history": 30.0,
}
"""Days after which a memory of a category has half its strength; what is not listed does not age."""


def strength(memory: Memory, at: datetime) -> float:
    """From 0 to 1: 1 for what was just told or confirmed."""
    told = max(filter(None, (memory.updated_at, memory.recalled_at)), default=at)
    half = HALF_LIFE_DAYS.get(memory.category)
    if half is None:
        return memory.confidence
    confirmed = int(memory.details.get("confirmations", 0))
    days = max(0.0, (at - told).total_seconds() / 86400)
    return float(memory.confidence * 0.5 ** (days / (half * (1 + 0.2 * min(memory.recalls, 10) + 0.5 * confirmed))))
