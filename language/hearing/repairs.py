"""How people put right what they have just said ("typo, Derby", "me expresé mal", "*Estrella"), by language."""

import re

_WORDS = {
    "en": r"actually|sorry|oops|whoops|typo|autocorrect\w*|misspoke|mistyped|misspelt|misspelled|my bad|correction|"
    r"i (?:meant|mean)|meant to (?:say|write|type)|should(?:['’]?ve| have) said|on second thought|make that|"
    r"scratch that|(?:no|hang on|hold on),? wait|or rather|come to think of it|miscounted|miscalculated|"
    r"(?:had|got|put|said|wrote|typed) (?:that|it|this) wrong|mixed (?:that|it|them|those|things|\w+) up|mixed up|"
    r"muddled|wrong (?:name|number|year|month|day|date|town|city|way round)",
    "uk": r"перепрошую|пробачте|вибачте|вибач|сорі|обмови\w+|помили\w+|одрук\w*|описк\w+|автозаміна|автокорект\w*|"
    r"точніше|вірніше|себто|тобто|мав на увазі|мала на увазі|передума\w+|хотів сказати|хотіла сказати|"
    r"(?:пере|на|за)плута\w+|погано висловил?\w+|не так (?:порахува|сказа|написа)\w+|прорахува\w+|"
    r"(?:сказа|написа)(?:в|ла) не т[еак]\w*|що я кажу|(?:з|на)?бреха\w+|брешу",
    "de": r"pardon|sorry|entschuldig\w+|verzeih\w+|vertippt|verschrieben|versprochen|verwechselt|autokorrektur|"
    r"korrektur|tippfehler|schreibfehler|ich mein(?:t)?e|gemeint|besser gesagt|vielmehr|quatsch|doch lieber|"
    r"hab mich vertan|verrechnet|verzählt|durcheinander(?:gebracht|geworfen)|"
    r"falsch (?:geschrieben|gerechnet|gesagt|gezählt|angegeben|herum|rum)",
    "es": r"perdón|perdon|perdona|perdone|disculp\w+|errata|corrección|corrijo|rectifico|me (?:equivoqué|confundí)|"
    r"me expresé mal|mejor dicho|quise decir|quería decir|digo|pensándolo (?:mejor|bien)|autocorrector|me lié|"
    r"me he (?:equivocado|confundido|liado)|(?:conté|calculé|escribí|puse|dije) mal|puse cualquier cosa|"
    r"(?:lo )?(?:conté|puse|escribí|dije) al revés",
}
_REPAIRS = re.compile(
    rf"(?<!\w)(?:{'|'.join(_WORDS.values())})(?!\w)|^\s*\*[^\W\d_]+(?![\w*])|(?<![\w*])[^\W\d_]+\*(?![\w*])",
    re.IGNORECASE,
)

_OWN = {
    "not": r"did i (?:really |just |seriously )?(?:say|write|type|put) (?P<slip>[^?\n]{1,40})\?",
    "не": r"(?:хіба |невже )?(?:я )?(?:сказа|написа)(?:в|ла) (?:я )?(?P<slip>[^?\n]{1,40})\?",
    "nicht": r"habe? ich (?:etwa |wirklich |gerade |da )?(?P<slip>[^?\n]{1,40}) (?:gesagt|geschrieben|getippt)\?",
    "no": r"¿?(?:he dicho|dije|puse|escribí|he puesto|he escrito) (?P<slip>[^?\n]{1,40})\?",
}
"""How people ask themselves whether they said it wrong, under the word that denies it."""
_ABOUT = r"(?!(?:about|that|anything|про|що|über|dass|sobre|que|algo)\b)"
_SLIPS = {
    no: re.compile(rf"(?:\A\W*|(?<=[.!?…,]\s)){words.replace('(?P<slip>', f'(?P<slip>{_ABOUT}')}\s*", re.IGNORECASE)
    for no, words in _OWN.items()
}
"""A question of its own, after the thing itself."""


def without_slips(text: str) -> str:
    """The text with a question after one's own slip said plainly: "Did I say Oslo? Bergen." is "not Oslo, Bergen"."""
    for no, pattern in _SLIPS.items():
        text = pattern.sub(rf"{no} \g<slip>, ", text)
    return text


def repairs(text: str) -> bool:
    """Does a message say that something just said was not meant so?"""
    return _REPAIRS.search(text) is not None or without_slips(text) != text


def without_repairs(text: str) -> str:
    """The text without the words that say so."""
    return _REPAIRS.sub(" ", text)
