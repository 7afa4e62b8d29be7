"""Which language pack a sentence is read with: by script, then by the words people speak of themselves with."""

import re

from language.languages import by_language
from language.languages.forms.pack import Pack
from language.sentences.cues import cues_of
from language.sentences.scripts import SCRIPTS
from language.sentences.split import language

PACKS = by_language("stating", "PACK", Pack)
"""By language: one without a pack is not here."""
ENGLISH = PACKS["en"]
"""For what is in no known language."""
_SPEAKS_OF_SELF = {
    code: re.compile(pattern, re.IGNORECASE) for code, pattern in by_language("stating", "SPEAKS_OF_SELF", str).items()
}


def pack_of(sentence: str) -> Pack:
    """The pack of the sentence's language; English for what is not known."""
    written = language(sentence)
    if written in SCRIPTS and written in PACKS:
        return PACKS[written]
    for spoken, words in _SPEAKS_OF_SELF.items():
        if words.search(sentence):
            return PACKS[spoken]
    # A sentence in which nobody speaks of themselves by such a word.
    small = cues_of(sentence.casefold()).language
    return ENGLISH if small in SCRIPTS else PACKS.get(small, ENGLISH)
