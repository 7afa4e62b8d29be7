"""Orders to tell, to list, to count, to name, to work out a sum: they ask for an answer and tell nothing.

English and German verbs of an order may as well begin what somebody tells of themselves ("Count birds", "Zähle Vögel"),
or how they want things ("give me temperatures in Celsius"): an order asks for something of the writer.
"""

import re

from language.asking.sums import worked_out
from language.asking.words import words_for
from language.hearing.features import tokens
from language.intents.forget_words import LEADS
from language.words.lexicon import words_of

_TELLING = {
    "en": r"(?:tell|remind|show|give|read)\s+me|read\s+(?:back|out)|fill\s+me\s+in|(?:name|list|count(?:\s+(?:up|"
    r"off))?|"
    r"enumerate|recite|recap|repeat|describe|run\s+through|go\s+through|spell\s+out)(?=\s+(?:me\b|my\b|all\b|every|"
    r"the\b|what|who|"
    r"which|them|again))|sum(?:\s+me)?\s+up|summari[sz]e(?=\s+(?:what|me\b|everything))|(?:refresh|jog)\s+my\s+memory",
    "uk": r"скаж(?:и|іть)|нагада(?:й|йте)|назв(?:и|іть)|переліч(?:и|іть)|перерахуй(?:те)?|порахуй(?:те)?|полічи(?:те|"
    r"ть)?|розкаж(?:и|іть)|"
    r"покаж(?:и|іть)|опиш(?:и|іть)|підсуму(?:й|йте)|повтор(?:и|іть)|викла(?:ди|діть)|зачитай(?:те)?|прочитай(?:те)?|"
    r"підкаж(?:и|іть)|"
    r"перекаж(?:и|іть)|освіж(?:и|іть)",
    "de": r"(?:sag|nenn|zeig|erzähl|verrat|lies|wiederhol|beschreib|schilder|erinner|gib|zähl|list|fass|ratter)(?:e|"
    r"en\s+sie)?"
    r"(?=\s+(?:mir|mich|mal|bitte|uns|alle\w*|mein\w*|doch|noch|nochmal|kurz|zusammen|auf\b|was\b|wer\b|wo\b))",
    "es": r"(?:di|deci|díga|diga|nómbra|nombra|enuméra|enumera|cuénta|conta|recuérda|recorda|muéstra|mostra|repíte|"
    r"repeti|resúme|"
    r"resumi|descríbe|describi|haz|hace|da|lée|lee|lísta|lista|refrésca|enséña)(?:me|nos)|(?:nombra|enumera|resume|"
    r"repite|lista)(?=\s+(?:a\s+)?(?:mis?|los|las|"
    r"lo|todo|qu))",
}
_WORKING = {
    "en": r"multiply|add|subtract|divide|calculate|compute|work\s+out",
    "uk": r"(?:по|пере)множ(?:те|ити)?|дода(?:й|йте)|відніми|поділи|розділи|обчисл(?:и|іть)|порахуй(?:те)?|"
    r"вирахуй(?:те)?",
    "de": r"(?:multiplizier|addier|subtrahier|dividier|teil|rechn|berechn)(?:e|en\s+sie)?",
    "es": r"(?:multiplica|suma|resta|divide|calcula|computa|calcúla|súma)(?:me)?",
}
_BEFORE = (
    rf"[\W_]*(?:(?:{LEADS}|ану|нумо|слухай|anda|venga|a\s+ver|oye|hör\s+mal|na|los|quick|right|go\s+on)[\s,]+){{0,5}}"
)


_TO_ME = words_of("me mir mich мені us uns nos нам")
"""To whom it shall be told: "give me temperatures in Celsius" asks for nothing of its writer."""


def _starting(table: dict[str, str]) -> dict[str, re.Pattern[str]]:
    return {one: re.compile(rf"{_BEFORE}(?:{verbs})(?!\w)", re.IGNORECASE) for one, verbs in table.items()}


_ORDERS_TELLING, _ORDERS_WORK = _starting(_TELLING), _starting(_WORKING)
_BEHIND_NUMBER = re.compile(rf"[\W_]*(?:[\w'’ʼ]+\s+){{1,3}}(?:{_WORKING['uk']})(?!\w)", re.IGNORECASE)
"""Ukrainian orders may stand behind what they are about: "сімнадцять помнож на шість"."""


def orders_telling(text: str) -> bool:
    """Does a text begin with an order to tell something of its writer, or something that it asks for?"""
    table = words_for(text)
    found = _ORDERS_TELLING[table.language].match(text)
    rest = tokens(text[found.end() :]) if found else []
    return any(word in table.asks or (word in table.me and word not in _TO_ME) for word in rest)


def orders_work(text: str) -> bool:
    """Does a text order a sum to be worked out?"""
    language = words_for(text).language
    ordered = _ORDERS_WORK[language].match(text) or (language == "uk" and _BEHIND_NUMBER.match(text))
    return bool(ordered) and bool(worked_out(text))
