"""A sentence that tells something and then asks: "I don't eat pork, can you find another recipe?" says two things."""

import re

from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.conjugation import readings_of
from language.sentences.cues import Cues, cues_of
from language.sentences.cues.common import COPULA
from language.sentences.verbs import acts, tells_of_writer
from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import Role, read

ASKING = rf"\W*(?:{alternatives('hearing', 'ASKING_BEGINS')})(?!\w)|\W*¿"
"""How a clause begins that asks."""
_ASKING = pattern_of(ASKING, re.IGNORECASE)
_SENTENCE = pattern_of(r"[^.!?…\n]+\?")
_JOINT = pattern_of(r",\s+|\s+[-–—]\s+")
_WORD = pattern_of(r"\w+")
_FEWEST = 3
"""Words of a question; a shorter one ("…, do I?") asks whether what was told is so."""


def questions_apart(text: str) -> str:
    """A text in which what its writer tells before a question is a sentence of its own."""
    return _SENTENCE.sub(_apart, text) if "?" in text else text


def _apart(found: re.Match[str]) -> str:
    whole = found[0]
    for joint in _JOINT.finditer(whole):
        lead, asked = whole[: joint.start()], whole[joint.end() :]
        if _asks(asked) and _tells(lead):
            return f"{lead}. {asked}"
    return whole


def _asks(clause: str) -> bool:
    """Does a clause begin as a question, and name what it asks for?"""
    words = [word.casefold() for word in _WORD.findall(clause)]
    return _ASKING.match(clause) is not None and len(words) >= _FEWEST and any(w not in FUNCTION_WORDS for w in words)


def _tells(lead: str) -> bool:
    """Does what stands before a question say something of its writer, or of somebody of theirs, and ask nothing?"""
    lower = lead.casefold().strip()
    cues, words = cues_of(lower), read(lead)
    if _ASKING.match(lead) or cues.begins("asks", lower) or not any(word.role is Role.CONTENT for word in words):
        return False
    return bool(cues.find("verbs", lower)) or tells_of_writer(words, cues) or _says_what(lower, cues)


def _says_what(lower: str, cues: Cues) -> bool:
    """Does it name its writer, or somebody of theirs, and say what they do or are?"""
    named = cues.find("me", lower) or cues.find("mine", lower)
    return bool(named) and has_verb(lower, cues)


def has_verb(lower: str, cues: Cues) -> bool:
    """Does a text in lower case hold a word for what somebody does or is?"""
    words = _WORD.findall(lower)
    return bool(COPULA.search(lower)) or any(acts(one, cues) or readings_of(one, cues.language) for one in words)
