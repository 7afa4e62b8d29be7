"""Who somebody is to the writer, or to one of theirs: "Marta is my boss", "Tom is my sister's husband".

Only what a sentence says by itself counts: not what it supposes, reports, or says of a time to come.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from language.languages import by_language
from language.languages.forms.rule import PERSONAL
from language.patterns import pattern_of
from language.people.names import NAME, is_name, with_capitals
from language.people.roles import kin_of
from language.sentences.clauses import Mood, clauses
from language.sentences.cues import LANGUAGES, cues_of
from language.sentences.split import own_words, sentences
from language.statements.statement import Statement

KIND = "relation"
_SURE = 0.9
_LONGEST = 240
_WORD = pattern_of(r"[^\W\d_]{2,}")
_LANGUAGES = tuple(by_language("people.relations", "OWN", tuple))
_SMALL = r"[a-zа-яіїєґäöüßáéíóúñ]"
_GOES_ON = 30
"""Words of a sentence that goes on about them."""


@dataclass(frozen=True, slots=True)
class _Told:
    name: str
    says: Statement
    clause: str
    """As it stands in the message, with what joins it to the rest."""
    meant: bool = True


def own_people(text: str) -> list[Statement]:
    """What a text tells of somebody by name, each clause a statement in the words it was told in."""
    return [one.says for one in _all_told(text) if one.meant]


def own_names(text: str) -> list[str]:
    """The names of whom a text tells what they are to the writer."""
    return [one.name for one in _all_told(text) if one.meant]


def besides_own(text: str) -> str:
    """A text without the clauses that tell it, and without sentences that only suppose it."""
    for one in _all_told(text):
        text = text.replace("’", "'").replace(one.clause, " ", 1)
    return text if any(letter.isalnum() for letter in text) else ""


def tells_own(value: str, messages: Sequence[str]) -> bool:
    """Is a memory of who somebody is to the writer just what messages tell?"""
    claimed = {one.value.casefold() for one in own_people(value)}
    return claimed == {value.rstrip(" .").casefold()} and any(
        one.value.casefold() in claimed for text in messages for one in own_people(text)
    )


@lru_cache(maxsize=512)
def _all_told(text: str) -> tuple[_Told, ...]:
    found: list[_Told] = []
    for sentence in sentences(own_words(text)):
        if "?" not in sentence and len(sentence) <= _LONGEST:
            found += list(_told(sentence)) or list(_pointed(sentence, found[-1].name if found else ""))
    return tuple(found)


def _told(sentence: str) -> Iterator[_Told]:
    spelt = with_capitals(sentence)
    for language in _LANGUAGES:
        for match in _clause(language).finditer(spelt):
            if not is_name(match["n"].split()[0]) or _is_of_then(spelt, match, language):
                continue
            if _is_asserted(spelt, match):
                yield from _of(match, sentence, language)
            else:
                yield _Told("", _statement(match["all"], match["all"]), sentence, meant=False)


def _of(match: re.Match[str], sentence: str, language: str) -> Iterator[_Told]:
    """What one clause says, with what it goes on to say of the same person."""
    end, name, words = match.end(), match["n"], match["all"]
    more = list(_more(match, language)) if _is_plain(match, language) else []
    if not more and (rest := _goes_on(sentence[end:], language)):
        words, end = f"{words}{rest}".rstrip(" .!"), end + len(rest)
    elif not more and not _stops(language).match(sentence, end):
        return
    yield _Told(name, _statement(_also(language).sub("", words), words), sentence[match.start() : end])
    yield from more


def _more(match: re.Match[str], language: str) -> Iterator[_Told]:
    """What else the same person is: "… and my boss"."""
    whose = re.search(rf"\b(?:{_table('MINE', language)})(?=\s)", match["all"], re.I)
    place = match.end()
    while more := _tail(language).match(match.string, place):
        told = f"{more['m'] or (whose[0] if whose else '')} {more['k']}"
        yield _Told(match["n"], _statement(_table("OWN_IS", language).format(match["n"], told), more["k"]), more[0])
        place = more.end()


def _pointed(sentence: str, name: str) -> Iterator[_Told]:
    """What the next sentence says of whom the one before it named: "She is also my boss"."""
    for language in _LANGUAGES if name else ():
        match = _pointing(language).match(sentence)
        whose = match and re.search(rf"\b(?:{_table('MINE', language)})\s", match["all"], re.I)
        if match and whose and not _is_of_then(sentence, match, language) and _is_asserted(sentence, match):
            told = _table("OWN_IS", language).format(name, match["all"][whose.start() :])
            yield _Told(name, _statement(told, match["all"]), match["all"])
            return


def _goes_on(rest: str, language: str) -> str:
    """The rest of a sentence, or its next part, where that tells more of whom it named and nothing of the writer."""
    joints = "|".join(_table(name, language) for name in ("AND", "BUT", "HE"))
    if not re.match(rf"(?:,?\s+(?:{joints})|(?!\s+(?:{joints})\b))\s+(?-i:{_SMALL})", rest, re.I):
        return ""
    cues = next(cues for cues in LANGUAGES if cues.language == language)
    parts = (rest, rest[: rest.find(",", 1)] if "," in rest[1:] else "")
    told = (
        part for part in parts if part and not (cues.find("me", part.casefold()) or cues.find("mine", part.casefold()))
    )
    return next((part for part in told if len(part.split()) <= _GOES_ON), "")


def _statement(value: str, quote: str) -> Statement:
    key = "_".join(_WORD.findall(value.casefold()))
    return Statement(key, value, PERSONAL, _SURE, 1, quote, KIND)


def _is_of_then(sentence: str, match: re.Match[str], language: str) -> bool:
    """Is it so only when something else is ("When Ann retires, Tom is …")?"""
    when = re.compile(rf"\b(?:{_table('ONLY_WHEN', language)})\b", re.I)
    return bool(when.search(sentence[: match.start("all")]) or when.match(sentence[match.end() :].lstrip(" ,")))


def _is_asserted(sentence: str, match: re.Match[str]) -> bool:
    words = match["all"].casefold().split()
    read = clauses(sentence, cues_of(sentence.casefold()))
    return all(one.mood is Mood.ASSERTED for one in read if words[-1] in one.text and words[0] in one.text)


def _is_plain(match: re.Match[str], language: str) -> bool:
    """Does it say what somebody is to the writer, and not to one of theirs?"""
    return len(re.findall(rf"\b(?:{kin_of(language)})\b", match["all"][len(match["n"]) :], re.I)) == 1


def _table(name: str, language: str) -> str:
    return by_language("people.relations", name, str)[language]


def _role(language: str) -> str:
    return rf"(?:(?:{_table('QUALITIES', language)})\s+)*(?:{kin_of(language)})"


def _ends(language: str) -> str:
    joints = f"{_table('AND', language)}|{_table('BUT', language)}"
    return rf"(?:,? (?:{_table('TRAILS', language)}))?(?![\w'-])(?=\s*(?:[.!;,]|$)|\s+(?:{joints})\s)"


@cache
def _stops(language: str) -> re.Pattern[str]:
    return pattern_of(_ends(language), re.I)


def _filled(forms: tuple[str, ...], language: str) -> str:
    also = rf"(?: (?:{_table('ALSO', language)}))*"
    filled = "|".join(forms).replace("{m}", f"(?:{_table('MINE', language)})").replace("{k}", _role(language))
    return filled.replace("{also}", also)


@cache
def _clause(language: str) -> re.Pattern[str]:
    """A clause at the beginning of a sentence, or behind another one."""
    joints = f"{_table('AND', language)}|{_table('BUT', language)}"
    forms = _filled(by_language("people.relations", "OWN", tuple)[language], language)
    begins = rf"(?:\A\W*(?:(?:{joints})\s+)?|[,;]\s+(?:(?:{joints})\s+)?|\s(?:{joints})\s+)"
    return pattern_of(
        rf"{begins}(?P<all>(?P<n>(?-i:{NAME}))(?:{forms}))(?:{_ends(language)}|(?![\w'-])(?=\s+(?-i:{_SMALL})))", re.I
    )


@cache
def _tail(language: str) -> re.Pattern[str]:
    also = rf"(?:\s(?:{_table('ALSO', language)}))*"
    mine = rf"(?:(?P<m>{_table('MINE', language)})\s)?"
    joint = rf",?\s(?:{_table('AND', language)}){also}\s"
    return pattern_of(rf"{joint}{mine}(?P<k>{_role(language)}){_ends(language)}", re.I)


@cache
def _pointing(language: str) -> re.Pattern[str]:
    forms = _filled(by_language("people.relations", "OWN_POINTED", tuple)[language], language)
    return pattern_of(rf"\W*(?P<all>{forms}){_ends(language)}", re.I)


@cache
def _also(language: str) -> re.Pattern[str]:
    return pattern_of(rf"\s(?:{_table('ALSO', language)})(?=\s)", re.I)
