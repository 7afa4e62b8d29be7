"""Who is who to whom, where somebody puts it right and only points at them: "no, Tom is her cousin"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from language.languages import by_language
from language.patterns import pattern_of
from language.people.forms import whose
from language.people.names import is_name, same_person
from language.people.roles import role_of, rules_out
from language.people.told import LANGUAGES, Relation, Told, made, told
from language.sentences.split import own_words, sentences

_WORDING = by_language("people.relations", "WORDING", str)
_LONGEST = 160


def corrections(text: str, known: Sequence[Relation]) -> tuple[Told, ...]:
    """What a text puts right of what is known, the latest first: what it denies, and what is so instead."""
    found = [one for sentence in sentences(own_words(text)) for one in _of(sentence, known)]
    return tuple(found)


def _of(sentence: str, known: Sequence[Relation]) -> Iterator[Told]:
    if "?" in sentence or len(sentence) > _LONGEST:
        return
    plain = told(sentence)
    if plain and plain[-1].denied:
        yield from _rather(sentence, plain[-1])
    elif not plain and known:
        yield from _pointed(sentence, known)


def _rather(sentence: str, denied: Told) -> Iterator[Told]:
    """What somebody is instead: "…, but her cousin"."""
    place = sentence.find(denied.clause)
    match = _pattern(denied.language, "RATHER").match(sentence, place + len(denied.clause)) if place >= 0 else None
    if match and (role := role_of(match["k"], denied.language))[0]:
        yield _worded(denied.relations[0], match["k"], role, denied.language, match[0])


def _pointed(sentence: str, known: Sequence[Relation]) -> Iterator[Told]:
    for language in LANGUAGES:
        lead = _lead(language).match(sentence)
        for pattern in _patterns(language) if lead else ():
            match = pattern.match(sentence, lead.end() if lead else 0)
            role = role_of(match["k"], language) if match else ("", "")
            meant = _meant(match, known, role[0]) if match and role[0] else None
            if match is None or meant is None:
                continue
            one = _worded(meant, match["k"], role, language, sentence)
            yield replace(one, denied=bool(match.groupdict().get("no")))
            return


def _meant(match: re.Match[str], known: Sequence[Relation], role: str) -> Relation | None:
    """The two that are pointed at: the last spoken of, among them whoever is named, and first those of whom the role
    rules out what is known."""
    name = match.groupdict().get("x")
    if name and not is_name(name):
        return None
    among = [one for one in known if not name or one.has(name)]
    one = next((one for one in among if rules_out(role, one.role)), among[0] if among else None)
    return _turned(one, name) if one and name else one


def _turned(one: Relation, name: str) -> Relation:
    """The two with the one who is named first."""
    return replace(one, person=name, to=one.to if same_person(name, one.person) else one.person)


def _worded(two: Relation, words: str, role: tuple[str, str], language: str, clause: str) -> Told:
    text = _WORDING[language].format(x=two.person, y=whose(two.to, language), k=words)
    relation = Relation(two.person, role[0], two.to, role[1], words)
    return Told(text, (relation,), clause, language, sets_right=True)


@cache
def _lead(language: str) -> re.Pattern[str]:
    words = by_language("people.relations", "SETS_RIGHT", str)[language]
    return pattern_of(rf"\W*(?:(?:{words})(?:\s*[,.:!—–-]+\s*|\s+))+", re.I)


@cache
def _patterns(language: str) -> list[re.Pattern[str]]:
    return [made(one, language) for one in by_language("people.relations", "PUT_RIGHT", tuple)[language]]


@cache
def _pattern(language: str, name: str) -> re.Pattern[str]:
    return made(by_language("people.relations", name, str)[language], language)
