"""Which language pack a sentence is read with: by script, then by the words people speak of themselves with."""

import re

from language.packs.english import ENGLISH
from language.packs.german import GERMAN
from language.packs.pack import Pack
from language.packs.spanish import SPANISH
from language.packs.ukrainian import UKRAINIAN
from language.sentences.cues import cues_of
from language.sentences.split import language

_ENGLISH = re.compile(r"\b(?:I|I'm|I've|my|we|our|the|and|is|are|im(?= (?:\w+ing|an?|from|not)\b)|ive)\b")
_GERMAN = re.compile(r"\b(?:ich|wir|mir|mich|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?)\b", re.IGNORECASE)
_SPANISH = re.compile(
    r"\b(?:yo|soy|estoy|trabajo|vivo|tengo|prefiero|odio|creo que|pienso que|opino que|me (?:gusta|encanta|interesa)n?|"
    r"me (?:mudé|he mudado|llamo)|llám[ae]n?me|aprendo|uso|utilizo|nosotros|mi|mis|nuestr[oa]s?)\b",
    re.IGNORECASE,
)
_BY_CUES = {"de": GERMAN, "es": SPANISH}
"""For sentences in which nobody speaks of themselves by such a word."""


def pack_of(sentence: str) -> Pack:
    """The pack of the sentence's language; English for what is not known."""
    if language(sentence) == "uk":
        return UKRAINIAN
    if _ENGLISH.search(sentence):
        return ENGLISH
    if _GERMAN.search(sentence):
        return GERMAN
    if _SPANISH.search(sentence):
        return SPANISH
    return _BY_CUES.get(cues_of(sentence.casefold()).language, ENGLISH)
