"""German words put together, and Ukrainian ones with a number in front, as the words they are made of."""

import re

_HEADS = (
    "allergi(?:e|en|ker|kerin|sch)|intoleran(?:t|z)|unverträglichkeit|angst|ängste|schicht(?:en)?|lehrer(?:in)?"
    "|student(?:in)?"
    "|kurs(?:e)?|klausur|prüfung|verein|spieler(?:in)?|trainer(?:in)?|milch|wohnung|haus|arbeit|studium"
    "|liebhaber(?:in)?"
    "|freund(?:e)?|urlaub|reise|krankheit|schmerz(?:en)?|fahrer(?:in)?|besitzer(?:in)?|hund(?:e)?|katze(?:n)?"
    "|kollege|kollegin"
)
_COMPOUND = re.compile(rf"\b([^\W\d_]{{3,}}?)(s?)({_HEADS})\b", re.IGNORECASE)
_HEAD = re.compile(rf"[^\W\d_](?:{_HEADS})\b", re.IGNORECASE)
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_WHOLE = re.compile("(?:kranken|rat|gast|kauf|kino|stamm|wind|see|ge|be|ver|er|mit|frei|bahn|partner)$", re.IGNORECASE)
"""What is no part of a compound of its own: "Krankenhaus" is a hospital."""
_INFINITIVE = re.compile(
    r"\b(an|auf|aus|ein|um|ab|mit|vor|nach|los|weg|zurück|weiter|kennen|teil)zu(\w{3,}e?n)\b", re.IGNORECASE
)
_COUNTED = re.compile(
    r"\b(дво|три|чотири|п'яти|шести|семи|восьми|дев'яти|десяти|дванадцяти|двадцяти|тридцяти|сорока)(річн|годинн"
    r"|кімнатн|денн|поверхов)\w*",
    re.IGNORECASE,
)
_NUMBERS = {
    "дво": 2, "три": 3, "чотири": 4, "п'яти": 5, "шести": 6, "семи": 7, "восьми": 8, "дев'яти": 9, "десяти": 10,
    "дванадцяти": 12, "двадцяти": 20, "тридцяти": 30, "сорока": 40,
}  # fmt: skip
_UNITS = {"річн": "років", "годинн": "годин", "кімнатн": "кімнат", "денн": "днів", "поверхов": "поверхів"}


def uncompounded(text: str) -> str:
    """The text with such words in parts: "Höhenangst" as "Höhen Angst", "п'ятирічний" as "5 років"."""
    if _CYRILLIC.search(text):
        return _COUNTED.sub(lambda found: f"{_NUMBERS[found[1].casefold()]} {_UNITS[found[2].casefold()]}", text)
    if _HEAD.search(text):
        text = _COMPOUND.sub(_parted, text)
    return _INFINITIVE.sub(r"\1\2", text) if "zu" in text else text


def _parted(found: re.Match[str]) -> str:
    return found[0] if _WHOLE.search(found[1]) else f"{found[1]} {found[3]}"
