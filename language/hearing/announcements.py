"""News that a writer announces with a colon ("Small update: it's four now") are their own words, like after a comma.

Behind other colons stands what somebody else wrote, and is left out.
"""

import re

from language.hearing.features import tokens
from language.hearing.repairs import repairs, without_repairs
from language.languages import alternatives, words
from language.patterns import pattern_of
from language.people.sorts import PEOPLE
from language.sentences.cues import cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS

_LEAD = pattern_of(r"(?:^|(?<=[.!?…]))(?P<lead>[^.!?…:\n\"«“„]{2,90}):(?=\s+[^\s\"«“„])")
_MOST_WORDS = 10
_SHORT = 40
"""Words of a message in which nobody pastes another's."""
_PEOPLE = PEOPLE - {"friend"}
_NEWS = pattern_of(rf"\b(?:{alternatives('hearing', 'NEWS')})\b", re.IGNORECASE)
_TRUTH = pattern_of(rf"\b(?:{alternatives('hearing', 'TRUTH')})\W*\Z", re.IGNORECASE)
_WISH = pattern_of(rf"\W*(?:{alternatives('wishes.forget', 'ANNOUNCED')})\W*", re.IGNORECASE)
"""What announces a wish: that it is one, or that all shall begin anew."""
_FILLING = words("hearing", "NEWS_FILLING")
_FOREIGN = pattern_of(rf"\b(?:{alternatives('hearing', 'FOREIGN')})\b", re.IGNORECASE)


def with_own_news(text: str, *, loosely: bool = False) -> str:
    """A message in which a colon behind which its writer tells their own news reads as a comma; words that announce
    them and nothing else are left out.

    Loosely, they do so in any short message whose lead reports nobody and orders nothing: enough for asking.
    """
    told = _LEAD.sub(_as_own, text).strip()
    return _LEAD.sub(_as_told, told).strip() if loosely and len(told.split()) <= _SHORT else told


def _as_told(found: re.Match[str]) -> str:
    lead = found["lead"]
    return found[0] if _is_foreign(lead) or cues_of(lead.casefold()).begins("orders", lead.casefold()) else f"{lead},"


def _as_own(found: re.Match[str]) -> str:
    lead = found["lead"]
    if not _announces(lead):
        return found[0]
    return "" if only_announces(lead) else f"{lead},"


def only_announces(clause: str) -> bool:
    """Does a clause say nothing but that news or a correction follow ("Hab mich umentschieden", "oops, typo")?"""
    left = without_repairs(_NEWS.sub(" ", clause))
    return left != clause and all(
        word in FUNCTION_WORDS or word in _FILLING or word in NEGATIONS for word in tokens(left) if word[0].isalnum()
    )


def _announces(lead: str) -> bool:
    if _TRUTH.search(lead):
        return len(lead.split()) <= _SHORT
    foreign = _is_foreign(lead) or any(map(_is_person, tokens(lead)))
    if not foreign and _WISH.fullmatch(lead):
        return True
    return len(lead.split()) <= _MOST_WORDS and not foreign and bool(_NEWS.search(lead.casefold()) or repairs(lead))


def _is_foreign(lead: str) -> bool:
    lower = lead.casefold()
    return bool(cues_of(lower).find("says", lower) or _FOREIGN.search(lower))


def _is_person(word: str) -> bool:
    """Is it somebody whose news it may be?"""
    return word not in FUNCTION_WORDS and bool(classes_of(word) & _PEOPLE)
