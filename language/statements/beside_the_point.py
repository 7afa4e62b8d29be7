"""Clauses beside a statement that are none: what follows from it, a word on the article, somebody else's doings."""

import re

from language.hearing.announcements import only_announces
from language.hearing.deeds import begins_anew, begins_by_writer
from language.hearing.features import tokens
from language.hearing.judge import judged, stands_alone
from language.hearing.purpose import surely_asks_or_orders
from language.intents.forget import wishes_kept
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.sorts import PEOPLE
from language.sentences.cues import Cues, cues_of
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_FOLLOWS = pattern_of(
    rf"(?:(?:{alternatives('statements', 'AND_SO')})\s+)?(?:{alternatives('statements', 'FOLLOWS')})\b", re.IGNORECASE
)
"""So begins what only follows from what was told."""
_AND_SO = pattern_of(rf",?\s+(?:{alternatives('statements', 'AND_SO')})\s+", re.IGNORECASE)
_THE_TALK = pattern_of(rf"\b(?:{alternatives('statements', 'THE_TALK')})\b", re.IGNORECASE)
_OTHERS = pattern_of(rf"(?:{alternatives('statements', 'OTHERS')})\b", re.IGNORECASE)
_STRANGERS = pattern_of(rf"\W*(?:{alternatives('statements', 'STRANGERS')})(?!\w)", re.IGNORECASE)
"""So begins what is told of people who only live or work near the writer."""
_ON_A_PART = pattern_of(rf"\W*(?:{alternatives('statements', 'ORDER_ON_PART')})", re.IGNORECASE)
"""So begins an order on a part of a text: how long or how plain it shall be holds for that part alone."""
_IRONY = pattern_of(rf"\W*(?:{alternatives('statements', 'IRONY')})", re.IGNORECASE)
"""So begins what is meant the other way round."""
_POINTS_AWAY = pattern_of(rf"\s(?:{alternatives('statements', 'POINTS_AWAY')})\W*\Z")
_IRONY_OPENS = pattern_of(rf"\W*(?:{alternatives('statements', 'IRONY_OPENS')})", re.IGNORECASE)
_PLAYED = pattern_of(rf"\W*(?:\w+\s+)?(?:{alternatives('statements', 'PLAYED')})", re.IGNORECASE)
_HELLO = pattern_of(
    rf"\W*(?:{alternatives('statements', 'HELLO')})(?:\s+(?:{alternatives('statements', 'HELLO_TO')}))?\W*\Z",
    re.IGNORECASE,
)
_IN_A_TALE = pattern_of(
    rf"\W*(?:{alternatives('sentences', 'INSIDE')})\s+(?:\w+\s+){{0,2}}?(?:{alternatives('hearing', 'TALES')})\b",
    re.IGNORECASE,
)
"""So begins what happens in a book or a film."""
_SUPPOSED = pattern_of(rf"\W*(?:\w+\s+)?(?:{alternatives('statements', 'SUPPOSED')})\b", re.IGNORECASE)
"""So begins what somebody only thinks up."""
_QUESTION = pattern_of(rf"\W*(?:{alternatives('sentences', 'QUESTION')})", re.IGNORECASE)
"""So begins a question, whether or not it ends as one."""
_NEEDS_DONE = pattern_of(rf"\W*(?:{alternatives('sentences', 'NEEDS_DONE')})\b", re.IGNORECASE)
_COURTESY = pattern_of(rf"\W*(?:{alternatives('statements', 'COURTESY')})\W*\Z", re.IGNORECASE)
"""What only leads to a wish or to news."""
_OPENING = 6
_JOINT = pattern_of(r",\s+")
_NOTHING = pattern_of(
    rf"\W*(?:{alternatives('statements', 'IN_MY_OPINION')})\W*\Z|.*\b(?:{alternatives('statements', 'I_ASK')})\b|"
    rf"(?:{alternatives('statements', 'ON_THE_TALK')})\b",
    re.IGNORECASE,
)
"""Words around a statement, and words on the talk itself."""
_MOOD = pattern_of(
    rf"\W*(?:{alternatives('statements', 'HELLO')})?\W*(?:(?:{alternatives('statements', 'AND_SO')})\s+)?"
    rf"(?:{alternatives('statements', 'MOOD')})(?:\W+(?:{alternatives('statements', 'LAUGHS')}))*\W*\Z",
    re.IGNORECASE,
)
"""How somebody is just now."""
_SLIP = pattern_of(rf"\b(?:{alternatives('statements', 'SLIP')})\b", re.IGNORECASE)
_PREAMBLE = pattern_of(rf"\W*(?:{alternatives('statements', 'PREAMBLE')})[^,.;:]*\Z", re.IGNORECASE)
_UNDONE = pattern_of(
    rf"(?:(?:{alternatives('statements', 'AND_SO')})\s+)?(?:{alternatives('statements', 'UNDONE')})", re.IGNORECASE
)
_COMMENT = pattern_of(
    rf"(?<=\w),?\s+(?:{alternatives('statements', 'COMMENT')})(?=\s*(?:[,.;:!?…\n]|\Z))", re.IGNORECASE
)
_DAY = pattern_of(r"\s\d{4}-\d{2}-\d{2}\Z")
_ME = ("me", "mine", "verbs")
_FEW = 2


def without_tail(told: str) -> str:
    """A telling without what it only leads to: "I cycle to work, so the review of tyres comes in handy"."""
    for joint in _JOINT.finditer(told):
        if _THE_TALK.search(told, joint.end()) and _FOLLOWS.match(told, joint.end()):
            return told[: joint.start()]
    return told


def without_comments(text: str) -> str:
    """A message without its words on what it tells: "I'm allergic to walnuts, which is a pain in this job"."""
    return _COMMENT.sub("", text)


def without_remark(told: str) -> str:
    """A value without a word on the article, or on what is not done yet: "piano tuner but this piece is wrong"."""
    for joint in _AND_SO.finditer(told):
        rest = told[joint.end() :].casefold()
        if _is_on_the_talk(rest) or _UNDONE.match(rest):
            day = _DAY.search(rest)
            return told[: joint.start()] + (day[0] if day else "")
    return told


def leads_on(told: str, sentence: str) -> bool:
    """Does a clause only lead on to what stands behind its colon ("Poor old me: it's four, not three")?"""
    lower = told.casefold()
    cues = cues_of(lower)
    mine = any(cues.find(cue, lower) for cue in _ME) or stands_alone(told)
    return not mine and f"{told}:" in sentence and len(told.split()) <= _OPENING


def is_meant_otherwise(sentence: str) -> bool:
    """Is a sentence ironic, or only thought up?"""
    return bool(_IRONY.match(sentence) or _SUPPOSED.match(sentence) or _IN_A_TALE.match(sentence))


def is_ironic(text: str) -> bool:
    """Does a message begin so that nothing in it is meant ("Great, another strike. I love waiting.", "Roleplay: …")?"""
    return bool(_IRONY_OPENS.match(text) or _PLAYED.match(text))


def remarks_on_the_talk(text: str) -> bool:
    """Does a clause of a message speak of the article rather than of its writer ("…, and the piece gets it wrong")?

    Who asks something about it may have put it below: of several paragraphs nothing is said.
    """
    said = [clause.span.of(text).casefold() for clause in judged(text)] if "\n" not in text.strip() else []
    return any(_is_on_the_talk(one) and not one.endswith("?") for one in said)


def _is_on_the_talk(lower: str) -> bool:
    opening = " ".join(lower.split()[:_OPENING])
    return _THE_TALK.search(opening) is not None and not any(cues_of(lower).find(cue, opening) for cue in _ME)


def _is_said_by_kin(lower: str, cues: Cues) -> bool:
    """Does a clause only report what somebody near the writer says or thinks?"""
    opening = " ".join(lower.split()[:_OPENING])
    named = any(classes_of(word) & PEOPLE for word in tokens(opening) if word not in FUNCTION_WORDS)
    speaks = cues.find("me", lower) or cues.find("verbs", lower)
    return named and not speaks and bool(cues.find("says", opening))


def _tells_of_strangers(told: str) -> bool:
    """Does a clause tell only of people who are nobody of the writer's ("the people upstairs", "a colleague's son")?"""
    found = _STRANGERS.match(told)
    rest = told[found.end() :].casefold() if found else ""
    return found is not None and not any(cues_of(rest).find(cue, rest) for cue in _ME)


def _goes_on(told: str, sentence: str) -> bool:
    """Does a clause go on with what its writer does, in a form that orders too ("I live in Hull and pay …")?"""
    lower = sentence.casefold()
    return begins_anew(told) and not lower.startswith(told.casefold()) and begins_by_writer(lower, cues_of(lower))


def is_beside_the_point(told: str, sentence: str, *, alone: bool) -> bool:
    """Does a clause tell nothing of its writer by itself? `alone` is false where the message tells other things."""
    if (
        (surely_asks_or_orders(told) and not _goes_on(told, sentence))
        or is_meant_otherwise(sentence)
        or _NOTHING.match(told)
        or _COURTESY.match(told)
        or _QUESTION.match(told)
        or _NEEDS_DONE.match(told)
    ):
        return True
    if _PREAMBLE.match(told) or _SLIP.search(sentence) or _tells_of_strangers(told) or _ON_A_PART.match(sentence):
        return True
    if only_announces(told) or wishes_kept(told) or _HELLO.match(told) or _MOOD.match(told):
        return True
    lower = told.casefold()
    cues = cues_of(lower)
    mine = any(cues.find(cue, lower) for cue in _ME)
    if _FOLLOWS.match(lower) and (not alone or _THE_TALK.search(lower)):
        return True
    if not alone and _UNDONE.match(lower):
        return True
    if not alone and _POINTS_AWAY.search(lower) and len(_JOINT.findall(told)) == 0:
        return True
    if (_OTHERS.match(lower) and not mine) or _is_said_by_kin(lower, cues):
        return True
    if _THE_TALK.search(" ".join(lower.split()[:_OPENING])) and not any(cues.begins(cue, lower) for cue in _ME):
        return True
    words = [word for word in tokens(lower) if word[0].isalnum() and word not in FUNCTION_WORDS]
    return not alone and not mine and len(words) < _FEW and not stands_alone(told)
