"""A message as evidence reads it: without turns of speech that only look like a condition, and with what they hide.

"A beer a week, if that" supposes nothing, and "as a nurse I …" says that somebody is a nurse.
"""

import re

from language.languages import alternatives, by_language
from language.patterns import pattern_of

_ASIDE = pattern_of(rf",? ?\b(?:{alternatives('vocabulary', 'ASIDES')})\b,?", re.IGNORECASE)
_AS_ONE = tuple(
    (pattern_of(rf"(?:^|(?<=[.!?\n] )){told}", re.IGNORECASE), plainly)
    for turns in by_language("vocabulary", "AS_ONE", tuple).values()
    for told, plainly in turns
)
"""Who speaks as something is it."""
_TAG = pattern_of(rf", ¿?(?:{alternatives('vocabulary.judging', 'TAGS')}) ?\?+", re.IGNORECASE)
"""A statement that ends so asks nothing: "never been abroad, you know?"."""
_MEANT = tuple(
    (pattern_of(told, re.IGNORECASE), plain)
    for turns in by_language("vocabulary.judging", "JOINED_BY", tuple).values()
    for told, plain in turns
)
"""A small word that joins clauses in a sense it seldom has, and the plain one for it."""


def plainly(text: str) -> str:
    """A text without what is put into the midst of a clause for weight alone, and with what somebody is as a clause."""
    for told, becomes in _AS_ONE:
        text = told.sub(becomes, text)
    for told, plain in _MEANT:
        text = told.sub(plain, text)
    return _ASIDE.sub("", _TAG.sub(".", text))
