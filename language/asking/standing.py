"""Wishes that stand ("always cite a source", "I prefer tea"), and requests that they are to be heeded in.

A request for advice shares few words with the wish it should follow; so both are told by how they are put.
"""

import re

_STANDING = (
    r"(?:^|[.!\n]\s*)(?:please |and |also )*(?:always|never)\b",
    r"\bfrom now on\b|\bwhen(?:ever)? i ask\b|\b(?:each|every) time i\b|\bwhenever i\b",
    r"\bi(?:'d| would)? (?:\w+ly |always )?(?:prefer|rather)\b|\bmy preference\b",
    r"(?:^|[.!\n]\s*)(?:будь ласка,? )?(?:завжди|ніколи(?: не)?)\b|\bвідтепер\b|\bнадалі\b|\bщоразу,? (?:як|коли)\b",
    r"\b(?:я )?(?:надаю перевагу|віддаю перевагу|волію|краще б)\b|\bколи я (?:питаю|запитую|прошу)\b",
    r"(?:^|[.!\n]\s*)(?:bitte )?(?:immer|niemals|nie)\b|\bab jetzt\b|\bvon nun an\b|\bjedes mal,? wenn ich\b",
    r"\bich (?:\w+ )?(?:bevorzuge|ziehe)\b|\bmir (?:ist|wäre) .{1,40} lieber\b|\bwenn ich (?:dich )?(?:frage|bitte)\b",
    r"(?:^|[.!\n]\s*)(?:por favor,? )?(?:siempre|nunca)\b|\bde ahora en adelante\b",
    r"\b(?:yo )?(?:prefiero|preferiría)\b|\b(?:cuando|cada vez que) (?:te )?(?:pida|pregunte)\b",
)
_ADVICE = (
    r"\b(?:suggest|recommend|advi[sc]e|ideas?|tips?)\b|\bshould i\b|\b(?:can|could|would) you\b|\bhelp me\b",
    r"\bhow (?:can|do|would|should|to)\b|\bwhat are some\b|\bwhat \w+ would\b|\bbest way\b",
    r"\b(?:порад\w*|порекоменд\w*|радиш|підкажи|допоможи\w*|ідеї)\b",
    r"\bяк (?:мені|краще|можна)\b|\bщо (?:мені )?(?:краще|варто)\b",
    r"\b(?:empfiehl\w*|empfehl\w*|rat|rätst|vorschl\w*|tipps?|ideen)\b|\b(?:kannst|könntest) du\b|\bhilf mir\b",
    r"\bsoll(?:te)? ich\b|\bwie kann ich\b|\bam besten\b",
    r"\b(?:recomiend\w*|recomend\w*|suger\w*|sugier\w*|aconsej\w*|consejos?|ideas)\b",
    r"\b(?:puedes|podrías|debería|ayúdame|cómo puedo|cómo hago)\b|\bmejor manera\b",
)
_IS_STANDING = re.compile("|".join(_STANDING), re.IGNORECASE)
_ASKS_ADVICE = re.compile("|".join(_ADVICE), re.IGNORECASE)
_LONGEST = 2_000
"""Characters looked at: a wish is put before what it is about, and a request is short."""


def is_standing(text: str) -> bool:
    """Whether a text says how its writer wants things in general."""
    return _IS_STANDING.search(_read(text)) is not None


def asks_advice(text: str) -> bool:
    """Whether a text asks what to do, or for something to be done."""
    return _ASKS_ADVICE.search(_read(text)) is not None


def _read(text: str) -> str:
    return text[:_LONGEST].replace("’", "'")
