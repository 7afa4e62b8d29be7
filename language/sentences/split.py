"""Text as the rules see it: only the writer's own words, cut into sentences and clauses.

Quotations, code and pasted articles are somebody else's words, so they are taken out before any rule looks.
"""

import re
from collections.abc import Iterator

from language import authorship
from language.languages import alternatives
from language.patterns import pattern_of
from language.sentences.cues import Cues, cues_of
from language.sentences.scripts import written_in
from language.sentences.verbs import has_verb, tells_of_writer
from language.words.lexicon import FUNCTION_WORDS
from language.words.reader import Role, read

LIMIT = 20_000
"""Characters looked at: a longer message is a paste, and its head is enough."""

SENTENCE = 600
"""Characters of a sentence looked at: nobody says more of themselves in one breath."""

HIDDEN = "▮"
"""Stands where a quotation or code was, so that a clause around it keeps its shape."""

_INLINE_CODE = pattern_of(r"`[^`\n]*`")
_CODE_LINE = pattern_of(
    r"^[ \t]*(?:\$ |>>> |#include|import \w+|from \w[\w.]* import|def \w+\(|class \w+[(:]|function "
    r"\w*\(|(?:const|let|var) \w+ ?=|"
    r"if __name__|//|/\*|#!|Traceback|File \"|at \w[\w.$]*\(|[\w.\[\]]+ ?[+\-*/]?= ?.*[;(){}\[\]]|"
    r"[\w.]+\(.*\);?\s*$|return\b.*;|[{}]+\s*$).*$",
    re.MULTILINE,
)
_QUOTATION = pattern_of(r"“[^”]*”|«[^»]*»|„[^“”]*[“”]|\"[^\"\n]*\"|(?<![\w'])'[^'\n]{2,}?(?:'\w[^'\n]*?)*'(?![\w'])")
_SPOKEN = pattern_of(rf"\b({alternatives('sentences', 'SPOKEN')})\b", re.I)
_HEADLINE_NOTE = pattern_of(rf"^\s*(?:https?://|{alternatives('sentences', 'HEADLINE_NOTE')})", re.I)
_ABBREVIATION = pattern_of(rf"\b(?:{alternatives('sentences', 'ABBREVIATIONS')})\.$", re.I)
_ORDINAL = pattern_of(rf"\D?\d{{1,2}}\.\s+(?:{alternatives('sentences', 'AFTER_ORDINAL')})\b", re.I)
"""A number with the stop of an ordinal, and what it counts."""
_NEAR = 40
_SENTENCE_END = pattern_of(r"(?:[.!?…]+[\"”»')\]]*)(?=\s|$)|\n+")

ASKING = rf"\W*(?:{alternatives('hearing', 'ASKING_BEGINS')})(?!\w)|\W*¿"
"""How a clause begins that asks."""
_ASKING = pattern_of(ASKING, re.IGNORECASE)
_QUESTION = pattern_of(r"[^.!?…\n]+\?")
_WANTED = rf"{alternatives('sentences', 'NEEDS_DONE')}|{alternatives('sentences', 'ORDERS_ME')}"
_REQUEST = pattern_of(rf",\s+(?=(?:(?:{alternatives('hearing', 'AND')})\s+)?(?:{_WANTED})(?!\w))", re.IGNORECASE)
"""Where somebody who has told something goes on to what they want done."""
_JOINT = pattern_of(r",\s+|\s+[-–—]\s+")
_WORD = pattern_of(r"\w+")
_FEWEST = 3
"""Words of a question; a shorter one ("…, do I?") asks whether what was told is so."""


def language(text: str) -> str:
    """The code of its language by script and letters; anything in Latin script counts as `en`."""
    return written_in(text, "en")


def own_words(text: str) -> str:
    """The text without quotations, code and pasted articles; stricter than the store, as rules are easily fooled."""
    text = authorship.own_words(text[:LIMIT]).replace("’", "'").replace("ʼ", "'").replace("`'", "'")
    for pattern in (_CODE_LINE, _INLINE_CODE):
        text = pattern.sub(HIDDEN, text)
    if _looks_like_article(text.split("\n")):
        return HIDDEN
    return _QUOTATION.sub(_hide_quotation, text)


def _hide_quotation(match: re.Match[str]) -> str:
    """A title or a name in quotes stays; a sentence in quotes is somebody's speech."""
    inner = match.group()[1:-1].strip()
    if not inner or len(inner.split()) > 6 or _SPOKEN.search(inner):
        return HIDDEN
    return inner


def _looks_like_article(lines: list[str]) -> bool:
    filled = [line.strip() for line in lines if line.strip()]
    if len(filled) < 2:
        return False
    if any(_HEADLINE_NOTE.match(line) for line in filled[:3]) and sum(len(line.split()) for line in filled) > 25:
        return True
    headline = filled[0]
    long_blocks = sum(len(line.split()) >= 25 for line in filled[1:])
    return long_blocks >= 1 and len(filled) >= 3 and len(headline.split()) <= 14 and headline[-1] not in ".!?,;:"


def questions_apart(text: str) -> str:
    """A text in which what its writer tells before a question, or a request for help, is a sentence of its own."""
    text = _REQUEST.sub(". ", text)
    return _QUESTION.sub(_apart, text) if "?" in text else text


def _apart(found: re.Match[str]) -> str:
    whole = found[0]
    for joint in _JOINT.finditer(whole):
        lead, asked = whole[: joint.start()], whole[joint.end() :]
        if _asks(asked) and (_tells(lead) or (asked.startswith("¿") and _says_something(lead))):
            return f"{lead}. {asked}"
    return whole


def _asks(clause: str) -> bool:
    """Does a clause begin as a question, and name what it asks for?"""
    words = [word.casefold() for word in _WORD.findall(clause)]
    return _ASKING.match(clause) is not None and len(words) >= _FEWEST and any(w not in FUNCTION_WORDS for w in words)


def _tells(lead: str) -> bool:
    """Does what stands before a question say something of its writer, or of somebody of theirs, and ask nothing?"""
    lower = lead.casefold().strip()
    cues, words = cues_of(lower), read(lead)
    if _ASKING.match(lead) or cues.begins("asks", lower) or not any(word.role is Role.CONTENT for word in words):
        return False
    return bool(cues.find("verbs", lower)) or tells_of_writer(words, cues) or _says_what(lower, cues)


def _says_something(lead: str) -> bool:
    """Is it more than a word or two, and supposes it nothing, before a question that has a sign of its own?"""
    lower = lead.casefold().strip()
    return len(_WORD.findall(lower)) >= _FEWEST and not cues_of(lower).begins("supposes", lower)


def _says_what(lower: str, cues: Cues) -> bool:
    """Does it name its writer, or somebody of theirs, and say what they do or are?"""
    named = cues.find("me", lower) or cues.find("mine", lower)
    return bool(named) and has_verb(lower, cues)


def ends_in_abbreviation(text: str) -> bool:
    """Is the full stop at its end that of a "Dr." or an "e.g."?"""
    return bool(_ABBREVIATION.search(text))


def is_ordinal(text: str, stop: int) -> bool:
    """Does the full stop at a place make a number an ordinal ("im 5. Monat")?"""
    return _ORDINAL.match(text[: stop + _NEAR], max(0, stop - 2)) is not None


def sentences(text: str) -> Iterator[str]:
    """Sentences with their end marks; abbreviations and version numbers do not end one."""
    start = 0
    for match in _SENTENCE_END.finditer(text):
        piece = text[start : match.end()]
        if match.group().startswith(".") and (ends_in_abbreviation(piece.rstrip()) or is_ordinal(text, match.start())):
            continue
        if piece.strip():
            yield piece.strip()[:SENTENCE]
        start = match.end()
    if text[start:].strip():
        yield text[start:].strip()[:SENTENCE]
