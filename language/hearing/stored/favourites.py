"""What somebody likes best: of each sort there is one, so another takes its place; of what they like there are many."""

import re

from language.hearing.features import tokens
from language.hearing.relate import content, is_alike
from language.hearing.spans import clause_spans, sentence_spans
from language.intents.remember import requests
from language.languages import alternatives
from language.meaning.vocabulary import meanings, sense
from language.patterns import pattern_of
from language.people.sorts import PEOPLE
from language.topics.leanings import leans, ways
from language.words.classes import classes_of

_BEST = pattern_of(rf"\b(?:{alternatives('hearing', 'FAVOURITE')})", re.IGNORECASE)
_PREFERRED = meanings("prefer")
_ONE_THING = 2
"""Words that name one thing at most."""
_EDGES = " \t\n,;:.!?¿¡…—–-()"


def favourite_instead(said: str, note: str) -> str:
    """The clause of a message that names another favourite of the sort that a note names; empty where there is none."""
    if not _BEST.search(note):
        return ""
    for sentence in sentence_spans(said):
        for span in clause_spans(said, sentence):
            clause = span.of(said).strip(_EDGES)
            if not sentence.of(said).endswith("?") and _is_another(clause, note):
                return clause[:1].upper() + clause[1:]
    return ""


def is_liked_besides(said: str, note: str) -> bool:
    """Does a message only tell of one thing more that its writer likes? Who likes jazz may like rock too."""
    told = next((one.content for one in requests(said)), said)
    liked, noted = " ".join(lean.about for lean in leans(told)).split(), ways(note)
    if ways(told) != {1} or -1 in noted or not 0 < len(liked) <= (_ONE_THING if noted else 1):
        return False
    return not any(sense(word).means & _PREFERRED for word in tokens(said))


def _is_another(clause: str, note: str) -> bool:
    """Do both speak of what the same person likes best of one sort, and does the clause name something new?"""
    if not _BEST.search(clause) or _people(clause) != _people(note):
        return False
    ours, theirs = _besides(clause), _besides(note)
    sort = [word for word in ours if any(is_alike(word, other) for other in theirs)]
    return bool(sort) and len(sort) < len(ours) and len(sort) < len(theirs)


def _besides(text: str) -> list[str]:
    """The words that say which sort it is, and which thing."""
    return [word for word in content(text) if not _BEST.fullmatch(word)]


def _people(text: str) -> set[str]:
    return {one for word in content(text) for one in classes_of(word)} & PEOPLE
