"""Which language pack a sentence is read with: by script, then by the words people speak of themselves with.

Where a sentence has such words of several languages, or none, its small words tell.
"""

import re

from language.languages import by_language
from language.languages.forms.pack import Pack
from language.patterns import pattern_of
from language.sentences.cues import cues_of
from language.sentences.scripts import SCRIPTS
from language.sentences.split import language

PACKS = by_language("stating", "PACK", Pack)
"""By language: one without a pack is not here."""
ENGLISH = PACKS["en"]
"""For what is in no known language."""
_SPEAKS_OF_SELF = {
    code: pattern_of(pattern, re.IGNORECASE)
    for code, pattern in by_language("stating", "SPEAKS_OF_SELF", str).items()
    if code in PACKS
}
_YIELDS_TO = by_language("stating", "YIELDS_TO", frozenset)
"""Languages whose words of that sort go before its own where a sentence has both."""


def pack_of(sentence: str) -> Pack:
    """The pack of the sentence's language; English for what is not known."""
    written = language(sentence)
    if written in SCRIPTS and written in PACKS:
        return PACKS[written]
    spoken = [code for code, words in _SPEAKS_OF_SELF.items() if words.search(sentence)]
    if len(spoken) == 1:
        return PACKS[spoken[0]]
    small = cues_of(sentence.casefold()).language
    if spoken:
        free = (code for code in spoken[1:] if spoken[0] not in _YIELDS_TO.get(code, ()))
        return PACKS[small if small in free else spoken[0]]
    return ENGLISH if small in SCRIPTS else PACKS.get(small, ENGLISH)
