"""A question for what somebody likes is answered by what they like, and one for what they do not like by the rest.

The judge of answers knows that both are about taste; it does not know which way a question or a note leans. "Do I like
jazz?" is answered by either.
"""

import re
from collections.abc import Sequence

from language.asking.demands.told import SURE
from language.asking.notes import Note, note_topics
from language.asking.words import words_for
from language.hearing.features import tokens
from language.languages import alternatives
from language.patterns import pattern_of
from language.topics.leanings import leans, way, ways
from language.words.lexicon import FUNCTION_WORDS

_OPEN = pattern_of(rf"\b(?:{alternatives('asking', 'WHICH_ONES')})\b", re.IGNORECASE)
_WHETHER = pattern_of(rf"\b(?:{alternatives('asking', 'WHETHER')})\b", re.IGNORECASE)
_GENERAL = 0.15
"""How likely a question asks for tastes, at least, for all of them to be told."""
_NO_TASTE, _SURELY = ("health", "learning", "education", "family", "work"), 0.5


def way_asked(question: str) -> int:
    """Whether a question asks for what somebody likes (1) or does not like (-1); 0 where it asks for neither."""
    return way(question) if _OPEN.search(question) and not _WHETHER.search(question) else 0


def leaning(question: str, notes: Sequence[Note], likely: list[float], *, general: float) -> list[float]:
    """How likely each note answers, once it is seen which way it and the question lean.

    Where a question is `general`, as likely as given, and names nothing but the liking, all that is liked answers it.
    """
    asked = way_asked(question)
    if not asked:
        return likely
    every = general >= _GENERAL and not _names_something(question)
    weighed = list(likely)
    for place, note in enumerate(notes):
        told = ways(note.value, note.key.replace("_", " "))
        if -asked in told and asked not in told:
            weighed[place] = 0.0
        elif every and asked in told and not _is_elsewhere(note):
            weighed[place] = max(weighed[place], SURE)
    return weighed


def _is_elsewhere(note: Note) -> bool:
    """Is a note surely about something else than taste, as an allergy is?"""
    topics = note_topics(note, words_for(note.value).language)
    return max(topics[topic] for topic in _NO_TASTE) >= _SURELY


def _names_something(question: str) -> bool:
    table = words_for(question)
    named = {word for lean in leans(_OPEN.sub(" ", question)) for word in tokens(lean.about)}
    named = {word for word in named if word not in FUNCTION_WORDS}
    return not named <= table.asks | table.me | table.you | table.knows | table.remind | table.told | table.everything
