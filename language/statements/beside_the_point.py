"""Clauses beside a statement that are none: what follows from it, a word on the article, somebody else's doings."""

import re

from language.hearing.announcing import only_announces
from language.hearing.features import tokens
from language.hearing.judge import stands_alone
from language.sentences.cues import Cues, cues_of
from language.words.classes import classes_of
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
    r"klar,? und|ach ja,? und|ajá|uy,? sí|sí,? claro|claro,? y|por supuesto,? y|cómo no,)",
    re.IGNORECASE,
)
"""So begins what is meant the other way round."""
_SUPPOSED = re.compile(
    r"\W*(?:\w+\s+)?(?:imagine|suppose|supposing|let['’]s say|hypothetically|уяв(?:и|іть|імо)|припусти(?:мо|м)|"
    r"припустімо|скажімо|stell(?:en sie sich| dir)? vor|angenommen|nehmen wir an|imagina|imagínate|imagine|"
    r"supongamos|pongamos)\b",
    re.IGNORECASE,
)
"""So begins what somebody only thinks up."""
_QUESTION = re.compile(
    r"\W*(?:(?:when|where|who|why|how|what|which)\s+(?:did|do|does|is|are|was|were|can|could|should|would|will|has)|"
    r"(?:wann|wo|wer|warum|wieso|wie|was)\s+(?:ist|sind|war|waren|hat|haben|wird|kann|soll)|"
    r"(?:коли|хто|чому|скільки|куди|звідки)\s+(?!я\b|мені\b)|(?:cuándo|quién|cómo|cuál|dónde|por qué)\s)",
    re.IGNORECASE,
)
"""So begins a question, whether or not it ends as one."""
_COURTESY = re.compile(
    r"\W*(?:(?:ich )?(?:darf|möchte|würde|muss) (?:sie|dich|euch)(?: \w+)? bitten|\w+(?:те|й),? (?:прошу|будь ласка)|"
    r"(?:i )?(?:would|should|must|do) (?:\w+ )?(?:ask|beg) you|(?:le|te|les) (?:pido|ruego)|"
    r"(?:te|le|os) (?:actualizo|cuento|pongo al día)|прошу(?: вас| тебе)?)\W*\Z",
    re.IGNORECASE,
)
"""What only leads to a wish or to news."""
_OPENING = 6
_JOINT = re.compile(r",\s+")
_NOTHING = re.compile(
    r"\W*(?:in my (?:humble )?(?:opinion|view|experience)|to my mind|на мою думку|як на мене|meiner meinung nach|"
    r"en mi opinión|a mi juicio)\W*\Z|"
    r".*\b(?:i(?:['’]m| am) (?:not )?asking|(?:за)?питаю|ich frage|frage (?:nicht|ja)|pregunto)\b|"
    r"(?:i )?(?:do not|don['’]?t|does not) (?:even )?(?:remember|recall) (?:saying|telling|that)\b",
    re.IGNORECASE,
)
"""Words around a statement, and words on the talk itself."""
_ME = ("me", "mine", "verbs")
_KIN = frozenset({"partner", "child", "parent", "sibling", "relative", "friend", "boss_colleague"})
_FEW = 2


def without_tail(told: str) -> str:
    """A telling without what it only leads to: "I cycle to work, so the review of tyres comes in handy"."""
    for joint in _JOINT.finditer(told):
        if _THE_TALK.search(told, joint.end()) and _FOLLOWS.match(told, joint.end()):
            return told[: joint.start()]
    return told


def leads_on(told: str, sentence: str) -> bool:
    """Does a clause only lead on to what stands behind its colon ("Poor old me: it's four, not three")?"""
    lower = told.casefold()
    cues = cues_of(lower)
    mine = any(cues.find(cue, lower) for cue in _ME) or stands_alone(told)
    return not mine and f"{told}:" in sentence and len(told.split()) <= _OPENING


def is_meant_otherwise(sentence: str) -> bool:
    """Is a sentence ironic, or only thought up?"""
    return bool(_IRONY.match(sentence) or _SUPPOSED.match(sentence))


def _is_said_by_kin(lower: str, cues: Cues) -> bool:
    """Does a clause only report what somebody near the writer says or thinks?"""
    opening = " ".join(lower.split()[:_OPENING])
    named = any(classes_of(word) & _KIN for word in tokens(opening) if word not in FUNCTION_WORDS)
    speaks = cues.find("me", lower) or cues.find("verbs", lower)
    return named and not speaks and bool(cues.find("says", opening))


def is_beside_the_point(told: str, sentence: str, *, alone: bool) -> bool:
    """Does a clause tell nothing of its writer by itself? `alone` is false where the message tells other things."""
    if is_meant_otherwise(sentence) or _NOTHING.match(told) or _COURTESY.match(told) or _QUESTION.match(told):
        return True
    if only_announces(told):
        return True
    lower = told.casefold()
    cues = cues_of(lower)
    mine = any(cues.find(cue, lower) for cue in _ME)
    if _FOLLOWS.match(lower) and (not alone or _THE_TALK.search(lower)):
        return True
    if (_OTHERS.match(lower) and not mine) or _is_said_by_kin(lower, cues):
        return True
    if _THE_TALK.search(" ".join(lower.split()[:_OPENING])) and not any(cues.begins(cue, lower) for cue in _ME):
        return True
    words = [word for word in tokens(lower) if word[0].isalnum() and word not in FUNCTION_WORDS]
    return not alone and not mine and len(words) < _FEW and not stands_alone(told)
