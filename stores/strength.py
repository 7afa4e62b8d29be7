"""How strongly a memory is held, from 0 to 1: time weakens it; being said, confirmed and recalled strengthens.

    strength = certainty × 2 ^ -(age / half-life)

Certainty is the confidence (of an episode: its importance). The age counts from when it was last said or confirmed; a
recall takes half of the days before it off. The half-life is that of its sort, longer for every confirmation and, ever
more slowly, for recalls. docs/strength.md has the table. It decides what leaves MEMORY.md first, what an agent is told
first, what is asked about in a review, and how much an interest counts in a ranking.
"""

from dataclasses import dataclass
from datetime import date, datetime
from functools import lru_cache
from math import inf, log2

from stores.records import Memory, State

HALF_LIVES = {
    "interest": 120,
    "plan": 60,
    "preference": 365,
    "opinion": 180,
    "work_context": 540,
    "skill": 1095,
    "trait": 1825,
    "personal_context": 1095,
    "personal": 1095,
    "relationship": 1825,
    "reading_history": 30,
    "finding": 180,
    "insight": 365,
    "lesson": 730,
    "episode": 180,
    "note": 365,
}
"""Days after which half of the strength is left, by sort: a category, or what the key tells more exactly."""
LASTING = "lasting"
"""The sort of what does not age: nobody's birthday changes."""
_LASTING = frozenset(
    ("name", "birthday", "birthdate", "birthplace", "born", "origin", "pronouns", "allergy", "allergies", "anniversary")
)
_INTERESTS = frozenset(("interest", "interests", "interested", "follows", "curious", "reads", "learning"))
_PLANS = frozenset(("plan", "plans", "planned", "goal", "availability", "current", "deadline", "trip"))
_SORTS = (LASTING, _LASTING), ("plan", _PLANS), ("interest", _INTERESTS)
_PER_RECALL = 0.25
_SECONDS = 86_400.0


@dataclass(frozen=True, slots=True)
class Fading:
    """How one memory fades: from where, from when, and how fast."""

    sort: str
    certainty: float
    half_life: float
    """In days, with what recalls and confirmations have added; infinite for what does not age."""
    since: float
    """The moment it counts from, in seconds since 1970."""
    begins: date | None = None
    ends: date | None = None

    def at(self, moment: datetime) -> float:
        """The strength at a moment; nothing is left of what is over, or has not begun."""
        if (self.ends and moment.date() > self.ends) or (self.begins and moment.date() < self.begins):
            return 0.0
        return float(self.certainty * 2.0 ** -(self.age(moment) / self.half_life))

    def age(self, moment: datetime) -> float:
        """Days that count."""
        return max(0.0, (moment.timestamp() - self.since) / _SECONDS)


def strength(memory: Memory, at: datetime) -> float:
    """How strongly a memory is held at a moment, from 0 to 1."""
    return fading(memory).at(at)


def fading(memory: Memory) -> Fading:
    """Everything the strength of a memory is made of."""
    sort = sort_of(memory)
    lasts = sort == LASTING or memory.pinned
    certainty = float(memory.details.get("importance", memory.confidence))
    return Fading(
        sort,
        0.0 if memory.state is State.FORGOTTEN else min(max(certainty, 0.0), 1.0),
        inf if lasts else HALF_LIVES[sort] * _longer(memory),
        _since(memory),
        _day(memory.details.get("valid_from")),
        _day(memory.details.get("valid_until")),
    )


def sort_of(memory: Memory) -> str:
    """The row of the table: by the words of its key where they tell, else by its category or kind."""
    if told := _told_by(memory.key):
        return told
    if memory.category in HALF_LIVES:
        return memory.category
    return memory.kind if memory.kind in HALF_LIVES else "note"


@lru_cache(maxsize=8_192)
def _told_by(key: str) -> str:
    """The sort that the words of a key tell, if they do: all that MEMORY.md shows is asked whenever it is full."""
    words = frozenset(key.split("_"))
    return next((sort for sort, named in _SORTS if words & named), "")


def confirmations(memory: Memory) -> int:
    """How often the user answered that it is still true."""
    return int(memory.details.get("confirmed", 0))


def confirmed_at(memory: Memory) -> datetime | None:
    """When the user last answered so."""
    at = memory.details.get("confirmed_at")
    return datetime.fromisoformat(at) if at else None


def _longer(memory: Memory) -> float:
    return 1 + confirmations(memory) + _PER_RECALL * log2(1 + memory.recalls)


def _since(memory: Memory) -> float:
    """When it was last said or confirmed, moved half of the way to the last recall."""
    moments = (memory.updated_at, memory.created_at, confirmed_at(memory))
    said = max([one.timestamp() for one in moments if one], default=inf)
    recalled = memory.recalled_at.timestamp() if memory.recalled_at else said
    return said + max(0.0, recalled - said) / 2


def _day(text: object) -> date | None:
    return date.fromisoformat(text) if isinstance(text, str) else None
