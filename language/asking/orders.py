"""Orders to tell, to list, to count, to name, to work something out: they ask for an answer and tell nothing.

English and German verbs of an order may as well begin what somebody tells of themselves ("Write novels", "Zähle Vögel");
there an order has an object that only orders have.
"""

import re

from language.asking.words import words_for
from language.intents.forget_words import LEADS

_TELLING = {
    "en": r"(?:tell|remind|show|give|read)\s+me|read\s+(?:back|out)|fill\s+me\s+in|(?:name|list|count(?:\s+(?:up|off))?|"
    r"enumerate|recite|recap|repeat|describe|run\s+through|go\s+through|spell\s+out)(?=\s+(?:me\b|my\b|all\b|every|the\b|what|who|"
    r"which|them|again))|sum(?:\s+me)?\s+up|summari[sz]e(?=\s+(?:what|me\b|everything))|(?:refresh|jog)\s+my\s+memory",
    "uk": r"скаж(?:и|іть)|нагада(?:й|йте)|назв(?:и|іть)|переліч(?:и|іть)|перерахуй(?:те)?|порахуй(?:те)?|полічи(?:те|ть)?|розкаж(?:и|іть)|"
    r"покаж(?:и|іть)|опиш(?:и|іть)|підсуму(?:й|йте)|повтор(?:и|іть)|викла(?:ди|діть)|зачитай(?:те)?|прочитай(?:те)?|підкаж(?:и|іть)|"
    r"перекаж(?:и|іть)|освіж(?:и|іть)",
    "de": r"(?:sag|nenn|zeig|erzähl|verrat|lies|wiederhol|beschreib|schilder|erinner|gib|zähl|list|fass|ratter)(?:e|en\s+sie)?"
    r"(?=\s+(?:mir|mich|mal|bitte|uns|alle\w*|mein\w*|doch|noch|nochmal|kurz|zusammen|auf\b|was\b|wer\b|wo\b))",
    "es": r"(?:di|deci|díga|diga|nómbra|nombra|enuméra|enumera|cuénta|conta|recuérda|recorda|muéstra|mostra|repíte|repeti|resúme|"
    r"resumi|descríbe|describi|haz|hace|da|lée|lee|lísta|lista|refrésca|enséña)(?:me|nos)|(?:nombra|enumera|resume|repite|lista)(?=\s+(?:a\s+)?(?:mis?|los|las|"
    r"lo|todo|qu))",
}
_WORKING = {
    "en": r"(?:multiply|add|subtract|divide|calculate|compute|convert|translate|work\s+out|figure\s+out|write|draft|explain|find|look\s+up|"
    r"suggest|recommend|compare|rewrite|rephrase|shorten|solve|proofread)(?=\s+(?:\S+\s+){0,4}?(?:me\b|this\b|that\b|it\b|\d|for\s+me\b|"
    r"how\b|what\b|between\b))",
    "uk": r"(?:по|пере)множ(?:те|ити)?|дода(?:й|йте)|відніми|віднім(?:іть)|поділи|розділи|обчисл(?:и|іть)|вирахуй(?:те)?|порахуй(?:те)?|"
    r"переклад(?:и|іть)|напиш(?:и|іть)|склад(?:и|іть)|знайд(?:и|іть)|поясн(?:и|іть)|порад(?:ь|ьте)|порівняй(?:те)?|перефразуй(?:те)?|розв['’ʼ]яж(?:и|іть)",
    "de": r"(?:multiplizier|addier|subtrahier|dividier|teil|rechn|berechn|übersetz|schreib|formulier|such|erklär|empfiehl|vergleich|lös|"
    r"kürz|entwirf)(?:e|en\s+sie)?(?=\s+(?:mir|mal|bitte|uns|das\s+(?:aus|mal|ins)|\d|kurz))",
    "es": r"(?:multiplica|suma|resta|divide|calcula|computa|convierte|traduce|busca|explica|compara)(?:me|lo)?(?=\s+(?:\S+\s+){0,3}?(?:\d|cuánto|esto|eso|lo\b|"
    r"por\s+favor|al\b|entre\b))|(?:calcúla|escríbe|escribi|tradúce|traduci|búsca|busca|explíca|explica|recomiénda|recomenda|redácta|"
    r"aconséja)(?:me|nos)",
}
_BEFORE = rf"[\W_]*(?:(?:{LEADS}|ану|нумо|слухай|anda|venga|a\s+ver|oye|hör\s+mal|na|los|quick|right|go\s+on)[\s,]+){{0,5}}"


def _starting(table: dict[str, str]) -> dict[str, re.Pattern[str]]:
    return {one: re.compile(rf"{_BEFORE}(?:{verbs})(?!\w)", re.IGNORECASE) for one, verbs in table.items()}


_ORDERS_TELLING, _ORDERS_WORK = _starting(_TELLING), _starting(_WORKING)
_BEHIND_NUMBER = re.compile(rf"[\W_]*(?:[\w'’ʼ]+\s+){{1,3}}(?:{_WORKING['uk']})(?!\w)", re.IGNORECASE)
"""Ukrainian orders may stand behind what they are about: "сімнадцять помнож на шість"."""


def orders_telling(text: str) -> bool:
    """Does a text begin with an order to tell something?"""
    return _ORDERS_TELLING[words_for(text).language].match(text) is not None


def orders_work(text: str) -> bool:
    """Does a text begin with an order to work something out, or to write it?"""
    language = words_for(text).language
    if language == "uk" and _BEHIND_NUMBER.match(text):
        return True
    return _ORDERS_WORK[language].match(text) is not None
