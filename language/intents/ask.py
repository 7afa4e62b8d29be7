"""What a message asks of the memory besides remembering: forget something, or say why it is believed."""

import re

from language.languages import alternatives
from language.packs import question_words
from language.patterns import pattern_of
from language.sentences.split import own_words, sentences


def _any(name: str) -> str:
    return f"(?:{alternatives('intents', name)})"


_FORGET = pattern_of(
    rf"^[\W_]*(?:{_any('ASK_OPENINGS')}[,!.]? +)*(?:{_any('ASK_LEADS')} )*{_any('ASK_FORGET')}\b(?P<what>.*)$", re.I
)
_NOT_FORGET = pattern_of(rf"\b{_any('ASK_NOT_FORGET')}", re.I)
_EVERYTHING = pattern_of(rf"^\W*{_any('ASK_EVERYTHING')}\b(?!.*\b{_any('ASK_OF_OTHERS')})", re.I)
_SUBJECT = pattern_of(rf"^\W*(?:{_any('BEFORE_SUBJECT')}\b[\s,:]*)*", re.I)
_TAIL = pattern_of(rf"\s*{_any('BEHIND_SUBJECT')}[\s.!?]*$", re.I)
_IDLE = pattern_of(rf"^\W*{_any('IDLE_SUBJECT')}?\W*$", re.I)
_WHY = pattern_of(_any("GROUNDS"), re.I)
_WHY_SUBJECT = pattern_of(rf"^.*?{_any('GROUNDS_VERBS')}\s*(?:{_any('GROUNDS_POINTERS')}|,)*\s*(?P<s>.*?)\W*$", re.I)
_ABOUT_ME = pattern_of(question_words.EVERYTHING, re.I)

EVERYTHING = "*"


def forget(text: str) -> str | None:
    """What the user asks to forget: words to search for, `EVERYTHING`, or None when they do not ask."""
    for sentence in sentences(own_words(text)):
        match = _FORGET.match(sentence)
        if not match or _NOT_FORGET.search(sentence):
            continue
        if _EVERYTHING.match(match["what"]):
            return EVERYTHING
        subject = _TAIL.sub("", _SUBJECT.sub("", match["what"])).strip(" .!?,:")
        if subject and not _IDLE.match(subject):
            return subject
    return None


def for_everything(text: str) -> bool:
    """Whether a query asks for all there is ("*", "what do you remember about me") and names nothing to look for."""
    return not re.search(r"\w", text) or bool(_ABOUT_ME.search(text))


def why(text: str) -> str | None:
    """What the user wants the grounds of: words, "" for the last reply, None when they do not ask."""
    if not _WHY.search(text):
        return None
    match = _WHY_SUBJECT.match(" ".join(text.split()))
    return match["s"] if match else ""
