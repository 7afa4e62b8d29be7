"""Clauses beside a statement that are none: what follows from it, a word on the article, somebody else's doings."""

import re

from language.hearing.features import tokens
from language.sentences.cues import cues_of
from language.words.lexicon import FUNCTION_WORDS

_FOLLOWS = re.compile(
    r"(?:(?:and|but|і|а|und|y)\s+)?(?:that['’]?s why|hence|therefore|otherwise|so that|"
    r"тому(?! що)|тож|то(?!й)|інакше|через це|ось чому|deswegen|deshalb|darum|daher|sonst|drum|"
    r"por eso|así que|por lo tanto|de ahí|si no)\b",
    re.IGNORECASE,
)
"""So begins what only follows from what was told."""
_THE_TALK = re.compile(
    r"\b(?:(?:this|that|the|your) (?:\w+ )?(?:piece|article|post|bit|text|review|story|paper|report|thread)|"
    r"(?:стат(?:тя|тю|тею)|огляд|рецензі[яю]|матеріал|допис)\b(?! про мене)|"
    r"(?:der|die|das|den|dieser|dieses|diesen) (?:text|artikel|beitrag|bericht|teil)|solche texte|"
    r"(?:el|la|este|esta|ese|esa) (?:artículo|texto|nota|reportaje|reseña|parte))\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"(?:(?:say|suppose|imagine) (?:someone|somebody|you)|say what|their|his|her|its|how['’]?s|he|she|they)\b",
    re.IGNORECASE,
)
_IRONY = re.compile(
    r"\W*(?:oh,? (?:brilliant|great|sure|yeah|wonderful|lovely|aye)|yeah,? right|sure,? (?:and|because)|"
    r"of course,? (?:and|because)|cool cool|right,? and i['’]?m|ага,|авжеж|аякже|ну звісно|ну так, а|так-так|"
    r"na (?:klar|toll|sicher|super)|ja,? (?:klar|sicher|genau)|"
    r"klar,? und|ach ja,? und|ajá|sí,? claro|claro,? y|por supuesto,? y|cómo no,)",
    re.IGNORECASE,
)
"""So begins what is meant the other way round."""
_OPENING = 6
_JOINT = re.compile(r",\s+")
_NOTHING = re.compile(
    r"\W*(?:in my (?:humble )?(?:opinion|view|experience)|to my mind|на мою думку|як на мене|meiner meinung nach|"
    r"en mi opinión|a mi juicio)\W*\Z|"
    r"(?:i )?(?:do not|don['’]?t|does not) (?:even )?(?:remember|recall) (?:saying|telling|that)\b",
    re.IGNORECASE,
)
"""Words around a statement, and words on the talk itself."""
_ME = ("me", "mine", "verbs")
_FEW = 2


def without_tail(told: str) -> str:
    """A telling without what it only leads to: "I cycle to work, so the review of tyres comes in handy"."""
    for joint in _JOINT.finditer(told):
        if _THE_TALK.search(told, joint.end()) and _FOLLOWS.match(told, joint.end()):
            return told[: joint.start()]
    return told


def is_beside_the_point(told: str, sentence: str, *, alone: bool) -> bool:
    """Does a clause tell nothing of its writer by itself? `alone` is false where the message tells other things."""
    if _IRONY.match(sentence) or _NOTHING.match(told):
        return True
    lower = told.casefold()
    cues = cues_of(lower)
    mine = any(cues.find(cue, lower) for cue in _ME)
    if _FOLLOWS.match(lower) and (not alone or _THE_TALK.search(lower)):
        return True
    if _OTHERS.match(lower) and not mine:
        return True
    if _THE_TALK.search(" ".join(lower.split()[:_OPENING])) and not any(cues.begins(cue, lower) for cue in _ME):
        return True
    words = [word for word in tokens(lower) if word[0].isalnum() and word not in FUNCTION_WORDS]
    return not alone and not mine and len(words) < _FEW
