"""What a plain yes says: the sentence that it answers, as if the user had said it.

"Yes, let's go with that" after "Shall we use metric units?" says "I use metric units". Only a yes and nothing else
counts, and only of the last thing that was asked or proposed; a question for which or what has no yes.
"""

import re

from language.authorship import own_words
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.sentences.segments import sentences
from language.words.reader import split


def _any(name: str) -> str:
    return alternatives("meaning", name)


_YES = words("meaning", "YES")
_WITH_YES = _YES | words("meaning", "YES_TOO")
_ASKS_WHICH = pattern_of(rf"\W*(?:{_any('ASKS_WHICH')})\b", re.IGNORECASE)
_OR = pattern_of(rf"\b(?:{_any('OR')})\b", re.IGNORECASE)
_TAG = pattern_of(rf",?\s*(?:{_any('TAGS')})\s*$", re.IGNORECASE)
_PROPOSES = pattern_of(
    rf"^\W*(?:{_any('PROPOSES_AFTER')})?(?:{_any('PROPOSES')})\s+(?:{_any('PROPOSED')})?", re.IGNORECASE
)
_MINE = tuple(
    (pattern_of(theirs, re.IGNORECASE), mine)
    for turns in by_language("meaning", "MINE", tuple).values()
    for theirs, mine in turns
)
_BEGINS = pattern_of(rf"\W*(?:{_any('SPEAKER_BEGINS')})\b")
_SPEAKERS = by_language("meaning", "SPEAKER", str)
_SIGNS = {
    language: pattern_of(pattern, re.IGNORECASE)
    for language, pattern in by_language("meaning", "SPEAKER_SIGNS", str).items()
}
_MOST_WORDS = 12


def agreed_to(message: str, answered: str) -> str:
    """The sentence that a message says yes to, in the first person; nothing where it is no plain yes."""
    first = next((text for text, _ in sentences(message.strip()) if text.strip()), "")
    said = [word.casefold() for word in split(first)]
    if not (said and said[0] in _YES and len(said) <= _MOST_WORDS and set(said) <= _WITH_YES):
        return ""
    told = [(text.strip(), mark) for text, mark in sentences(own_words(answered)) if text.strip()]
    asked = [text for text, mark in told if "?" in mark]
    last = asked[-1] if asked else (told[-1][0] if told else "")
    if _ASKS_WHICH.match(last) or _OR.search(_TAG.sub("", last)):
        return ""
    return _as_mine(_TAG.sub("", last))


def _as_mine(text: str) -> str:
    proposal = _PROPOSES.match(text)
    said = text[proposal.end() :] if proposal else text
    for theirs, mine in _MINE:
        said = theirs.sub(mine, said)
    if proposal and not _BEGINS.match(said):
        said = f"{_speaker(text)} {said}"
    return said


def _speaker(text: str) -> str:
    language = next((code for code, signs in _SIGNS.items() if signs.search(text)), "en")
    return _SPEAKERS[language]
