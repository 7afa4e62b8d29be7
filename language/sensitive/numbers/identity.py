"""Numbers by which a state or an insurer knows a person, and the answer to a service's secret question.

Who has them can pass for the user: like a password, they are of no use to a memory. A number counts beside the name of
its document; the same digits anywhere else are a price, a date, a phone.
"""

import re
from collections.abc import Iterator
from itertools import islice

from language.languages import alternatives, by_language
from language.patterns import pattern_of
from language.sensitive.glance.names import rows_in
from language.sensitive.values import Found, digits_in
from language.sensitive.vocabulary import DOCUMENTS, PLAIN, POINTS, QUESTION_ANSWERS, QUESTIONS, RECALLS, REPLIES

_LETTER = "A-Za-zА-ЯЁІЇЄҐа-яёіїєґ"
_GROUP = rf"[{_LETTER}]{{0,4}}\d[{_LETTER}0-9]{{0,24}}"
_END = f"(?![{_LETTER}0-9])"
_CODED = r"[A-Z]{5,8}\d[A-Z0-9]{4,20}"
"""Letters of a name with digits after them, as some states make one up."""
_NUMBER = pattern_of(
    rf"(?<![{_LETTER}0-9])(?:{_CODED}{_END}"
    rf"|(?:[A-ZА-ЯІЇЄҐ]{{1,4}}[ -])?{_GROUP}(?:[ ./-](?:{_GROUP}|[A-Z]{_END})){{0,6}}{_END})"
)
_FORMS = pattern_of(
    r"(?<![\w./-])(?:"
    r"\d{3}-\d{2}-\d{4}"  # social security, United States
    r"|[A-CEGHJ-PR-TW-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]"  # national insurance, United Kingdom
    r"|[A-Z]{2,5}9{0,3}\d{6}[A-Z9]{2}\d[A-Z]{2}"  # driving licence, United Kingdom
    r"|[XYZ]-?\d{7}-?[A-Z]"  # foreigners, Spain
    r"|[A-Z]{6}\d{2}[A-EHLMPR-T]\d{2}[A-Z]\d{3}[A-Z]"  # Italy
    r"|[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d"  # Mexico
    r"|\d{3}\.\d{3}\.\d{3}-\d{2}"  # Brazil
    r"|\d{1,2}\.\d{3}\.\d{3}-[\dkK]"  # Chile
    r"|(?:20|23|24|27)-\d{8}-\d"  # Argentina
    r"|756\.\d{4}\.\d{4}\.\d{2}"  # Switzerland
    r"|\d{2} ?(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])\d{2} ?[A-Z] ?\d{3}"  # pensions, Germany
    r"|\d{6}-[1-8]\d{6}"  # Korea
    r"|[1-9]\d{5}(?:19|20)\d{2}(?:0\d|1[0-2])[0-3]\d{4}[\dX]"  # China
    r"|[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]"  # taxes, India
    r")(?![\w-])"
)
"""Numbers of persons that look like nothing else, whatever is said of them."""
_DATE = pattern_of(r"\d{1,2}[./-](?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}")
_SHORT = {short for shorts in by_language("secrets", "ABBREVIATIONS", tuple).values() for short in shorts}
_STOP = pattern_of(rf"[!?;\n]|{''.join(f'(?<!{short})' for short in sorted(_SHORT))}\.(?=\s|$)")
_COUNTED = pattern_of(
    rf"\s?(?:%|€|\$|£|₴|eur\w*|usd|uah|km|{alternatives('secrets', 'COUNTED')})(?![^\W_])", re.IGNORECASE
)
_AFTER, _BEFORE, _WORDS_BETWEEN = 80, 48, 6
_LEAST_DIGITS, _LEAST_SIGNS = 5, 6
_FEWEST_DIGITS, _CAPITALS = 3, pattern_of(r"[A-Z0-9]{8,}")
"""Capitals and digits without a blank need fewer digits: no word looks like that."""
_NAME = r"[^\W_][\w'’-]{1,30}"
_ANSWER = pattern_of(
    rf"[\s:=,–—-]{{0,4}}(?:(?:{alternatives('secrets', 'ANSWER_SMALL')})[\s:=,]{{1,3}}){{0,3}}"
    rf"[\"“«'„]?({_NAME}(?: {_NAME}){{0,2}}?)[\"”»'“]?"
    rf"(?=\W*$|[.,;!)،؟。]|\s(?:{alternatives('secrets', 'ANSWER_ENDS')})\b)",
    re.IGNORECASE,
)
_TOLD = pattern_of(
    rf"[^.!?;\n]{{0,60}}?\b(?:{alternatives('secrets', 'ANSWER_WAS')})\s{{1,3}}[\"“«'„]?({_NAME})(?=\W*$|[.,;!)])",
    re.IGNORECASE,
)
"""An answer that repeats what was asked: "the answer: first pet was …"."""
_REACH, _JUST_BEFORE = 120, 24
_PARTED = pattern_of(r"[,;،؛、，。.(—–\n]|\s-\s")
_CLAUSE_ENDS = pattern_of(r"[,;،؛、，。.!?()\n]")
_WORD_OF_CLAUSE = pattern_of(r"[^\s:=：]+")
_MOST_WORDS = 4
_ANNOUNCED = (":", "=", "：", "—", "–", "-")


def find_identity(text: str, low: str) -> Iterator[Found]:
    """Document numbers, before or after the name of the document, and answers to secret questions."""
    rows = rows_in(low)
    if digits_in(text) >= _FEWEST_DIGITS:
        for form in _FORMS.finditer(text):
            yield Found("identity number", *form.span())
        for name in DOCUMENTS.finditer(low) if "documents" in rows else ():
            if number := _number_after(text, name.end()) or _number_before(text, name.start()):
                yield Found("identity number", *number)
    for question in QUESTIONS.finditer(low) if "questions" in rows else ():
        if REPLIES.search(low, max(0, question.start() - _JUST_BEFORE), question.start()) and (
            answer := _told(_ANSWER.match(text, question.end()))
        ):
            yield Found("answer to a secret question", *answer.span(1))
        for reply in REPLIES.finditer(low, question.end(), question.end() + _REACH):
            if answer := _told(_ANSWER.match(text, reply.end()) or _TOLD.match(text, reply.end())):
                yield Found("answer to a secret question", *answer.span(1))
    if "question_answers" in rows:
        yield from _recalled(text, low)


def _told(answer: re.Match[str] | None) -> re.Match[str] | None:
    """The answer, unless it only speaks about one."""
    return None if answer is None or PLAIN.fullmatch(answer[1].casefold()) else answer


def _recalled(text: str, low: str) -> Iterator[Found]:
    """What only the user would know, and that it is the answer: said after it ("…, that's my security answer"), or
    before it and a colon."""
    for answer in QUESTION_ANSWERS.finditer(low):
        for known in RECALLS.finditer(low, max(0, answer.start() - _REACH), answer.start()):
            between = low[known.end() : answer.start()]
            if (_PARTED.search(between) or POINTS.search(between)) and (told := _told_after(text, known.end())):
                yield Found("answer to a secret question", *told)
        if low[answer.end() : answer.end() + 3].lstrip()[:1] in _ANNOUNCED:
            after = RECALLS.search(low, answer.end(), answer.end() + _REACH)
            if after and (told := _told_after(text, after.end())):
                yield Found("answer to a secret question", *told)


def _told_after(text: str, start: int) -> tuple[int, int] | None:
    """The first words of the rest of the clause, unless they only speak about the answer."""
    words = list(islice(_WORD_OF_CLAUSE.finditer(text, start, _end_of_clause(text, start)), _MOST_WORDS))
    if not words or any(PLAIN.fullmatch(word[0].casefold()) for word in words):
        return None
    return words[0].start(), words[-1].end()


def _end_of_clause(text: str, start: int) -> int:
    over = _CLAUSE_ENDS.search(text, start, start + _REACH)
    return over.start() if over else start + _REACH


def _number_after(text: str, start: int) -> tuple[int, int] | None:
    for number in _NUMBER.finditer(text, start, start + _AFTER):
        between = text[start : number.start()]
        if _STOP.search(between) or len(between.split()) > _WORDS_BETWEEN:
            return None
        if _is_document(text, number):
            return number.span()
    return None


def _number_before(text: str, end: int) -> tuple[int, int] | None:
    for number in _NUMBER.finditer(text, max(0, end - _BEFORE), end):
        between = text[number.end() : end]
        if not _STOP.search(between) and len(between.split()) <= 3 and _is_document(text, number):
            return number.span()
    return None


def _is_document(text: str, number: re.Match[str]) -> bool:
    """Long enough for a document, and no date, sum or count."""
    written = number[0]
    signs = sum(char.isalnum() for char in written)
    least = _FEWEST_DIGITS if _CAPITALS.fullmatch(written) else _LEAST_DIGITS
    if signs < _LEAST_SIGNS or digits_in(written) < least or written.endswith("000"):
        return False
    return _DATE.fullmatch(written) is None and _COUNTED.match(text, number.end()) is None
