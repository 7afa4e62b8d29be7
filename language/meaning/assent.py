"""What a plain yes says: the sentence that it answers, as if the user had said it.

"Yes, let's go with that" after "Shall we use metric units?" says "I use metric units". Only a yes and nothing else
counts, and only of the last thing that was asked or proposed; a question for which or what has no yes.
"""

import re

from language.authorship import own_words
from language.sentences.segments import sentences
from language.words.lexicon import words_of
from language.words.reader import split

_YES = words_of("""
    yes yep yeah yup sure ok okay right exactly correct agreed absolutely definitely deal
    так ага авжеж звісно звичайно добре гаразд згода згоден згодна саме точно правильно домовились домовилися да
    ja genau richtig stimmt einverstanden klar jawohl gerne passt sí si claro exacto correcto vale acuerdo perfecto
    """)
_WITH_YES = _YES | words_of("""
    let's lets go with that this it do so please thanks thank you sounds good great perfect fine works for me we can
    is that's all i agree
    давай давайте хай буде зробимо робимо це цей цього на тому ти ви маєш маєте рацію дякую будь ласка чудово супер
    підходить мені
    machen wir das so bitte danke gut prima dann nehmen ist mir recht
    hagámoslo eso vamos con de así está bien gracias por favor me parece lo
    """)
_ASKS_WHICH = re.compile(
    r"\W*(?:what|which|who|whose|where|when|why|how(?! about)|що|який|яка|яке|які|хто|де|коли|чому|скільки|як|was"
    r"|welche\w*|wer|wo"
    r"|wann|warum|wie|qué(?! tal)|cuál\w*|quién|dónde|cuándo|por qué|cómo)\b",
    re.IGNORECASE,
)
_OR = re.compile(r"\b(?:or|або|чи (?!варто)|oder|o)\b", re.IGNORECASE)
_TAG = re.compile(
    r",?\s*(?:right|correct|is that right|isn't it|don't you|aren't you|так|правда|правильно|чи не так|oder|richtig"
    r"|stimmt's|verdad|no)\s*$",
    re.IGNORECASE,
)
_PROPOSES = re.compile(
    r"^\W*(?:so,? |then,? |отже,? |also,? )?(?:shall (?:we|i)|should (?:we|i)|let's|we could|we can"
    r"|how about(?: we)?|what about|i(?:'d| would)? (?:suggest|recommend|propose)"
    r"|(?:do|would|are|have|did|can|will) you|you (?:could|might|should)|чи|давай(?:те)?|пропоную|може,?|sollen wir"
    r"|wollen wir|lass(?:en sie)? uns|ich schlage vor"
    r"|(?:te )?propongo|qué tal si|¿?quieres que|¿)\s+(?:that\s+|to\s+)?",
    re.IGNORECASE,
)
_MINE = (
    (re.compile(r"\byou're\b", re.IGNORECASE), "I'm"),
    (re.compile(r"\byou are\b", re.IGNORECASE), "I am"),
    (re.compile(r"\byou've\b", re.IGNORECASE), "I've"),
    (re.compile(r"\byour(?:s|self)?\b|\bour\b", re.IGNORECASE), "my"),
    (re.compile(r"\b(?:you|we)\b", re.IGNORECASE), "I"),
    (re.compile(r"\b(?:ти|ви|ми)\b", re.IGNORECASE), "я"),
    (re.compile(r"\b(?:твій|твоя|твоє|твої|ваш|ваша|ваше|ваші)\b", re.IGNORECASE), "мій"),
    (re.compile(r"\b(?:du|sie|wir)\b", re.IGNORECASE), "ich"),
    (re.compile(r"\b(?:dein|ihr|unser)(e|en|em|er)?\b", re.IGNORECASE), r"mein\1"),
    (re.compile(r"\b(?:tú|usted)\b", re.IGNORECASE), "yo"),
    (re.compile(r"\b(?:tu|su)(s)?\b", re.IGNORECASE), r"mi\1"),
)
_MOST_WORDS = 12


def agreed_to(message: str, answered: str) -> str:
    """The sentence that a message says yes to, in the first person; nothing where it is no plain yes."""
    first = next((text for text, _ in sentences(message.strip()) if text.strip()), "")
    words = [word.casefold() for word in split(first)]
    if not (words and words[0] in _YES and len(words) <= _MOST_WORDS and set(words) <= _WITH_YES):
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
    if proposal and not re.match(r"\W*(?:I|я|ich|yo|mi|my|мій|mein)\b", said):
        said = f"{_speaker(text)} {said}"
    return said


def _speaker(text: str) -> str:
    if re.search("[\u0400-\u04ff]", text):
        return "я"
    if re.search(r"\b(?:wir|uns|ich|sie|du)\b", text, re.IGNORECASE):
        return "ich"
    return "yo" if re.search(r"[¿ñáéíóú]|\b(?:que|te|usamos)\b", text, re.IGNORECASE) else "I"
