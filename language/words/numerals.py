"""Numbers written as words, as digits: "twenty-two", "тридцять чотири", "vierunddreißig", "treinta y cuatro"."""

import re

from language.words.lexicon import NUMBERS

_TEENS = {
    "13": "thirteen тринадцять dreizehn trece",
    "14": "fourteen чотирнадцять vierzehn catorce",
    "15": "fifteen п'ятнадцять fünfzehn quince",
    "16": "sixteen шістнадцять sechzehn dieciséis",
    "17": "seventeen сімнадцять siebzehn diecisiete",
    "18": "eighteen вісімнадцять achtzehn dieciocho",
    "19": "nineteen дев'ятнадцять neunzehn diecinueve",
    "11": "elf once",
    "100": "hundred сто hundert cien",
}
_TENS = {
    20: "twenty двадцять двадцяти zwanzig veinte",
    30: "thirty тридцять тридцяти dreißig dreissig treinta",
    40: "forty сорок сорока vierzig cuarenta",
    50: "fifty п'ятдесят fünfzig cincuenta",
    60: "sixty шістдесят sechzig sesenta",
    70: "seventy сімдесят siebzig setenta",
    80: "eighty вісімдесят achtzig ochenta",
    90: "ninety дев'яносто neunzig noventa",
}
_ONES = {word: int(value) for word, value in NUMBERS.items() if len(value) == 1} | dict.fromkeys(
    ("one", "один", "одна", "ein", "uno"), 1
)
_TEN = {word: tens for tens, words in _TENS.items() for word in words.split()}
_TEEN = {word: value for value, words in _TEENS.items() for word in words.split() if word != "once"}
_LONG_FIRST = sorted(_ONES, key=len, reverse=True)
_COMPOUND = re.compile(
    rf"\b({'|'.join(_TEN)})(?:[ -](?:y )?({'|'.join(_LONG_FIRST)}))?\b"
    rf"|\b(ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun)und({'|'.join(_TEN)})\b"
    rf"|\b({'|'.join(_TEEN)})\b",
    re.IGNORECASE,
)
_HALF_YEAR = re.compile(
    r"\b(?:half a year|six months|шість місяців|півроку|(?:ein )?halbes jahr|sechs monate|medio año|seis meses)\b",
    re.IGNORECASE,
)
_ORDINAL = re.compile(r"\b(\d{1,2})(?:st|nd|rd|th)\b", re.IGNORECASE)
_DAY_NAMES = (
    """_ першого другого третього четвертого п'ятого шостого сьомого восьмого дев'ятого десятого одинадцятого
    дванадцятого тринадцятого чотирнадцятого п'ятнадцятого шістнадцятого сімнадцятого вісімнадцятого
    дев'ятнадцятого двадцятого""",
    """_ first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth
    fifteenth sixteenth seventeenth eighteenth nineteenth twentieth""",
    "_ ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften",
)
_DAYS = {word: day for names in _DAY_NAMES for day, word in enumerate(names.split()) if word != "_"}
_MONTH = (
    "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|of (?:january|february"
    "|march|april|may"
    "|june|july|august|september|october|november|december)|januar|februar|märz|april|mai|juni|juli|august|september"
    "|oktober"
    "|november|dezember"
)
_ORDINALLY = re.compile("ого |ten |h of |[rt]st of |ond of |ird of ", re.IGNORECASE)
"""A quick look: most texts name no such day."""
_DAY = re.compile(rf"\b({'|'.join(sorted(_DAYS, key=len, reverse=True))})\b(?=\s(?:{_MONTH})\b)", re.IGNORECASE)
"""A day of a month."""
_DECADE = re.compile(r"\bthe (?:nineteen[- ])?(twen|thir|for|fif|six|seven|eigh|nine)ties\b", re.IGNORECASE)
_DECADES = {"twen": 20, "thir": 30, "for": 40, "fif": 50, "six": 60, "seven": 70, "eigh": 80, "nine": 90}


def in_digits(text: str) -> str:
    """A text with its numbers above twelve as digits; lesser ones are read as numbers anyway."""
    text = _DECADE.sub(lambda found: f"the 19{_DECADES[found[1].casefold()]}s", text)
    text = _ORDINAL.sub(r"\1", text)
    if _ORDINALLY.search(text):
        text = _DAY.sub(lambda found: str(_DAYS[found[1].casefold()]), text)
    return _COMPOUND.sub(_value, _HALF_YEAR.sub("6 months", text))


def _value(found: re.Match[str]) -> str:
    tens, ones, german_ones, german_tens, teen = (part.casefold() if part else "" for part in found.groups())
    if teen:
        return _TEEN[teen]
    return str(_TEN[tens or german_tens] + _ONES.get(ones or german_ones, 0))
