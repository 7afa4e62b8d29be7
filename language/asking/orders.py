"""Orders to tell, to list, to count, to name, to work out a sum: they ask for an answer and tell nothing.

Nor does what beside a question only says that its writer has told the answer ("going by my own words").

English and German verbs of an order may as well begin what somebody tells of themselves ("Count birds", "Zähle Vögel"),
or how they want things ("give me temperatures in Celsius"): an order asks for something of the writer.
"""

import re

from language.asking.sums import worked_out
from language.asking.words import words_for
from language.hearing.features import tokens
from language.intents.forget_words import LEADS
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of

_BEFORE = rf"[\W_]*(?:(?:{LEADS}|{alternatives('asking', 'ORDER_LEADS')})[\s,]+){{0,5}}"
_TO_ME = words("asking", "TO_ME")
"""To whom it shall be told: "give me temperatures in Celsius" asks for nothing of its writer."""

_AS_TOLD = pattern_of(rf",?\s*(?<!\w)(?:{alternatives('asking', 'AS_TOLD')})(?!\w)", re.IGNORECASE)
_TOLD_ASIDE = pattern_of(
    rf"(?:^|[,;.!–—(]\s*)(?:{alternatives('asking', 'TOLD_ASIDE')})\s*(?=[,;.!?)–—]|$)", re.IGNORECASE
)
"""Stands between commas: "what did I tell you?" asks for what was told."""
_BEFORE_MARK = pattern_of(r"[\s,;]+(?=[?!.])")
_KNOWN_OF = pattern_of(
    rf"[\W_]*(?:(?:{alternatives('asking', 'MEMORY_LEADS')})[\s,]+){{0,3}}(?:{alternatives('asking', 'KNOWN_OF')})\s",
    re.IGNORECASE,
)
_MEANING = pattern_of(
    rf"[\W_]*(?:{alternatives('asking', 'TELL_ME')}),?\s+(?P<of>{alternatives('asking', 'WHAT_IT_IS')})\s*[?.!]*$",
    re.IGNORECASE,
)
_SLASHED = pattern_of(r"\b\w/\w\b")
"""A short form: "I/O" is nobody."""
_EDGES = " \t\n,;–—"


def _starting(name: str, before: str) -> dict[str, re.Pattern[str]]:
    orders = by_language("asking", name, str)
    return {code: pattern_of(rf"{before}(?:{verbs})(?!\w)", re.IGNORECASE) for code, verbs in orders.items()}


_ORDERS_TELLING, _ORDERS_WORK = _starting("TELL_ORDERS", _BEFORE), _starting("SUM_ORDERS", _BEFORE)
_BEHIND_NUMBER = _starting("SUM_ORDERS_LAST", r"[\W_]*(?:[\w'’ʼ]+\s+){1,3}")
"""In some languages orders may stand behind what they are about: "сімнадцять помнож на шість"."""


def orders_telling(text: str) -> bool:
    """Does a text begin with an order to tell something of its writer, or something that it asks for?"""
    table = words_for(text)
    orders = _ORDERS_TELLING.get(table.language)
    found = orders.match(text) if orders else None
    rest = tokens(text[found.end() :]) if found else []
    return any(word in table.asks or (word in table.me and word not in _TO_ME) for word in rest)


def orders_work(text: str) -> bool:
    """Does a text order a sum to be worked out?"""
    language = words_for(text).language
    ways = (ways[language] for ways in (_ORDERS_WORK, _BEHIND_NUMBER) if language in ways)
    return any(way.match(text) for way in ways) and bool(worked_out(text))


def asks_meaning(text: str) -> bool:
    """Does a text ask to be told what something is or means ("can you tell me what a monad is?"), and not of its
    writer?"""
    found = _MEANING.match(text)
    return found is not None and words_for(text).me.isdisjoint(tokens(_SLASHED.sub("", found["of"])))


def asked_of(text: str) -> str:
    """Of whom or what a text asks what is known; empty where it does not ask that."""
    found = _KNOWN_OF.match(text)
    return text[found.end() :] if found else ""


def without_as_told(question: str) -> str:
    """A question without what says that the answer was told; as it is where nothing else is left of it."""
    left = " ".join(_TOLD_ASIDE.sub(" ", _AS_TOLD.sub(" ", question)).split())
    left = _BEFORE_MARK.sub("", left).strip(_EDGES)
    return left if any(map(str.isalnum, left)) else question
