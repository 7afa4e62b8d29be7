"""Cues that are read of all languages at once."""

import re

from language.languages import alternatives, by_language, words
from language.patterns import pattern_of


def _begin(name: str) -> re.Pattern[str]:
    """A pattern of the words under a name, up to the end of a word."""
    return pattern_of(rf"(?:{alternatives('cues', name)})\b")


def _word(name: str) -> re.Pattern[str]:
    """A pattern of the words under a name, as whole words."""
    return pattern_of(rf"\b(?:{alternatives('cues', name)})\b")


def _any(name: str) -> re.Pattern[str]:
    """A pattern of what stands under a name, as it is."""
    return pattern_of(alternatives("cues", name))


CONTRAST = _begin("CONTRAST")
RATHER = _begin("RATHER")
"""What is wanted instead, after something that is not."""
THEY_SAY = _begin("THEY_SAY")
"""Others say it, though nobody names them."""
NOT_AGAIN = _word("NOT_AGAIN")
COPULA = _word("COPULA")
LEADING = pattern_of(rf"(?:(?:{alternatives('cues', 'LEADING')})\b[ ,]*)+")
STRONG = _begin("STRONG")
"""What follows always is a clause of its own."""
VAGUE = _begin("VAGUE")
RELATIVE = _begin("RELATIVE")
PRONOUN = _begin("PRONOUN")
SPEAKER = pattern_of(rf"(?:\S+ ){{0,3}}(?:{alternatives('cues', 'SPEAKER')})\b")
HAPPENS = _any("HAPPENS")
OWED = _any("OWED")
ADOPTS = _word("ADOPTS")
FEELS = _word("FEELS")
MOVING = _word("MOVING")
SWAPPED = _word("SWAPPED")
ACTS = _any("ACTS")
SOME_DAY = _any("SOME_DAY")
FROM = words("cues", "FROM")
OWN_KIN = {code: pattern_of(pattern) for code, pattern in by_language("cues", "OWN_KIN", str).items()}
"""Kin that without an owner is one's own, in languages where that is so."""
THE_KIDS = pattern_of(rf"(?:{alternatives('cues', 'THE_KIDS')})$")
"""A family's own, though only "the" stands before them."""
TOGETHER = words("cues", "TOGETHER")
WITH = words("cues", "WITH")
TOWARDS = words("cues", "TOWARDS")
ASIDE = words("cues", "ASIDE")
POINTING = _word("POINTING")
REQUEST = pattern_of(rf"(?:{alternatives('cues', 'REQUEST')})")
"""A question that asks for something to be done."""
FORBIDS = pattern_of(rf"(?:(?:{alternatives('cues', 'PLEASE')}),? )?(?:{alternatives('cues', 'FORBIDS')})\b")
"""An order to leave something be."""
GOES_ON = {code: pattern_of(rf"(?:{pattern})\b") for code, pattern in by_language("cues", "GOES_ON", str).items()}
"""A clause without a subject of its own goes on about the one before."""
ACHES = _word("ACHES")
"""Where nobody else is named it is the speaker who feels it."""
AT_ME = _word("AT_ME")
"""How a language without the verb says "I have": a question or a supposition does not say so."""
WE_GO_ON = _begin("WE_GO_ON")
COMING = _word("COMING")
"""What is still to come."""
PONDERS = _word("PONDERS")
"""A question that somebody asks who thinks of doing it."""
PROGRESSIVE = _word("PROGRESSIVE")
"""Who is doing something is not said to be anything."""
GONE = _word("GONE")
"""Whoever it tells of is no more."""
THERE = _word("THERE")
UNTIL = _word("UNTIL")
WHEN = _begin("WHEN")
WANTING = _word("WANTING")
"""Verbs by which something is wanted, met or lost, not done or used."""
UNDONE = pattern_of(rf"^(?:{alternatives('cues', 'UNDONE')})(?:  |$)")
"""A denial whose verb comes later, behind an insertion: "I would never, under any circumstances, …"."""
REPORTED = pattern_of(
    rf"^(?:{alternatives('cues', 'TOLD_IN')})|{alternatives('cues', 'MADE_TO')}|{alternatives('cues', 'REPORTED')}"
)
"""What is told of a made-up world, or by order or hearsay, is told of nobody here."""
NEVER = _word("NEVER")
"""It was at no time so: nothing that could be over."""
BELIEVED = _word("BELIEVED")
"""What somebody held to be so, before it turned out."""
TURNED_OUT = _word("TURNED_OUT")
"""What it really is."""
UNCLAIMED = _word("UNCLAIMED")
"""What somebody says that they do not say ("it isn't that I …")."""
WHETHER = _word("WHETHER")
"""What follows an order to tell or find out is asked."""
ARTICLE = _begin("ARTICLE")
EXCEPT_ME = _word("EXCEPT_ME")
"""The speaker alone is, does or has what the others are not, do not or have not, or the other way round."""
MEANWHILE = _begin("MEANWHILE")
"""After a supposition it turns to how things are."""
TOLD_WHEN = _begin("TOLD_WHEN")
"""A clause that begins with when something is done, and goes on with the speaker."""
THEREFORE = _begin("THEREFORE")
"""What follows from a jest is meant."""
