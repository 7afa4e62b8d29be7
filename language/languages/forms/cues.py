"""How a language says what sort of statement a clause is: the cues that each language fills in.

Every cue is a pattern over text in lower case with straight apostrophes. What a language leaves out never matches.
"""

import re
from dataclasses import dataclass
from functools import cached_property

from language.patterns import pattern_of


@dataclass(frozen=True, eq=False)
class Cues:
    """How one language says what sort of statement a clause is."""

    language: str
    """Its code; empty for a language that is not known."""
    common: frozenset[str] = frozenset()
    """Small words that tell the language."""
    me: str = ""
    """The speaker as subject or as the one it happens to."""
    mine: str = ""
    somebody: str = ""
    """Somebody or something else as subject, at the start of a clause."""
    people: str = ""
    says: str = ""
    """Verbs of saying and thinking, which report what others hold."""
    holds: str = ""
    """Verbs of thinking and saying whose denial denies what follows."""
    supposes: str = ""
    """A whole sentence that is not about the world as it is."""
    would: str = ""
    """A clause that is not about the world as it is."""
    plans: str = ""
    ended: str = ""
    past: str = ""
    asks: str = ""
    """A question even without a mark, at the start of a sentence."""
    jests: str = ""
    """Delight that is not meant, at the start of a sentence or anywhere."""
    denies: str = ""
    """Negation beyond the plain words for no and not."""
    inverted: str = ""
    """Verb before the speaker: a question, or what a negation far ahead denies."""
    orders: str = ""
    joins: str = ""
    """What may open another clause in the middle of a sentence."""
    that: str = ""
    user: str = ""
    """How a memory calls the user, as subject or owner."""
    verbs: str = ""
    """Forms that only the speaker can be the subject of."""
    others: str = ""
    """Finite forms that only somebody else can be the subject of."""

    @cached_property
    def _compiled(self) -> dict[str, re.Pattern[str]]:
        names = [name for name in self.__dataclass_fields__ if name not in ("language", "common")]
        return {name: pattern_of(getattr(self, name).replace("ß", "ss")) for name in names if getattr(self, name)}

    def find(self, cue: str, text: str) -> re.Match[str] | None:
        """The first place where a cue stands in a text, if any."""
        pattern = self._compiled.get(cue)
        return pattern.search(text) if pattern else None

    def every(self, cue: str, text: str) -> list[str]:
        """Each place where a cue stands in a text."""
        pattern = self._compiled.get(cue)
        return [found[0] for found in pattern.finditer(text)] if pattern else []

    def begins(self, cue: str, text: str) -> bool:
        """Does a text begin with a cue?"""
        pattern = self._compiled.get(cue)
        return bool(pattern and pattern.match(text))
