"""Where somebody lives, whatever stands between: "Ich wohne mit meinem Mann in Graz", "Hace un mes me mudé a Jaca"."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

from language.hearing.relate import content
from language.hearing.stored.workplaces import only_works_there
from language.languages import alternatives
from language.languages.forms.rule import PERSONAL
from language.packs.choice import ENGLISH, pack_of
from language.patterns import pattern_of
from language.people.sorts import BEINGS
from language.sentences.cues import cues_of
from language.sentences.verbs import tells_of_writer
from language.statements import wording
from language.statements.slots import is_place, may_be_place
from language.statements.statement import Statement
from language.statements.told import reworded
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NEGATIONS
from language.words.reader import read

_CONFIDENCE = 0.95
_CAPITAL = r"(?-i:[^\W\d_a-zß-öø-ÿа-яіїєґ])"
_NAME = rf"(?P<where>{_CAPITAL}[\w'’-]+(?: {_CAPITAL}[\w'’-]+){{0,2}}|[^\W\d_][\w'’-]+)\b"
_BEGINS = rf"(?:^|(?<!\w)(?:{alternatives('hearing', 'AND')})\s+)"
_JOINED = pattern_of(
    rf"^\W*(?:{alternatives('hearing', 'AND')}|{alternatives('hearing', 'CONTRAST')})\s+", re.IGNORECASE
)
_OPENS = pattern_of(rf"(?:{alternatives('statements', 'LIVING_FIRST')})\b", re.IGNORECASE)
_LIVES = pattern_of(
    rf"(?<!\w)(?:{alternatives('statements', 'LIVING')})\b|{_BEGINS}(?:{alternatives('statements', 'LIVING_FIRST')})\b",
    re.IGNORECASE,
)
_IN = pattern_of(rf" (?:{alternatives('statements', 'LIVING_IN')}) {_NAME}", re.IGNORECASE)
_MOVED = pattern_of(
    rf"(?<!\w)(?:{alternatives('statements', 'MOVED')})\b|{_BEGINS}(?:{alternatives('statements', 'MOVED_FIRST')})\b",
    re.IGNORECASE,
)
_TO = pattern_of(rf" (?:{alternatives('statements', 'MOVED_TO')}) {_NAME}", re.IGNORECASE)
_AND_MORE = pattern_of(rf"(?P<where>\S.{{0,50}}?)\s+(?:{alternatives('hearing', 'AND')})\s+(?P<rest>.+)", re.IGNORECASE)
_BEHIND_COMMA = pattern_of(r"(?P<where>[^,;]{2,60})[,;]\s+(?P<rest>\S.+)")
_PURPOSE = pattern_of(rf"(?P<where>\S.{{0,50}}?),?\s+(?:{alternatives('hearing', 'PURPOSE')}).*", re.IGNORECASE)
_CLAUSE = pattern_of(r"[^,;:.!?…\n]+")
_PLACED = frozenset({"location", "company"})
"""Keys whose value stands behind "in", and more behind that."""
_WITH_WHOM = BEINGS | {"roommate"}


def housed(kept: list[Statement]) -> list[Statement]:
    """What was told, with the place where its writer lives apart from the rest, by its name."""
    told: list[Statement] = []
    kept = [one for one in kept if not _is_only_worked_in(one, kept)]
    known = any(one.key == "location" for one in kept)
    for one in chain.from_iterable(map(_apart, kept)):
        found = _home(one) if one.key == "location" or (one.kind == "told" and not known) else None
        if not found:
            told.append(one)
            continue
        home = replace(
            one,
            key="location",
            value=_town(found["where"], one.quote),
            category=PERSONAL,
            kind="location",
            confidence=_CONFIDENCE,
        )
        told += [home, *(_elsewhere(one, found) if one.key == "location" else _besides(one, found))]
        known = True
    return told


def _apart(one: Statement) -> list[Statement]:
    """A place, a firm or a trade without what its writer does besides ("Lugo y vendo helados", "бджоляр, маю кота") or
    is there for ("York to save money"), and that as said."""
    if one.key == "location" and (found := _PURPOSE.fullmatch(one.value)):
        return [replace(one, value=found["where"]), reworded(one, one.quote)]
    parted = _AND_MORE if one.key in _PLACED else _BEHIND_COMMA if one.key == "role" else None
    found = parted.fullmatch(one.value) if parted else None
    if not found or not tells_of_writer(read(found["rest"]), cues_of(one.quote.casefold())):
        return [one]
    return [replace(one, value=found["where"]), reworded(one, found["rest"])]


def is_workplace(one: Statement) -> bool:
    """Is a place told by the work there alone? Beside a known home it is none."""
    return one.key == "location" and only_works_there(one.quote)


def _town(where: str, quote: str) -> str:
    town = " ".join(word[:1].upper() + word[1:] for word in where.split())
    return wording.place_named(town, cues_of(quote.casefold()).language)


def _is_only_worked_in(one: Statement, kept: list[Statement]) -> bool:
    """Is a place told beside the one where its writer says to live, and is itself none ("I work in Hull, I live in
    Goole")? What is told of it stands in the writer's own words."""
    if one.key != "location" or not any(other.key == "location" and other is not one for other in kept):
        return False
    homes = {_town(place["where"], other.quote) for other in kept for place in _places(other.quote)}
    return one.value not in homes and any(other.value in homes for other in kept if other.key == "location")


def _elsewhere(one: Statement, found: re.Match[str]) -> list[Statement]:
    """What a place was told with, in clauses that do not name it."""
    clauses = [clause.strip() for clause in _CLAUSE.findall(one.value)]
    rest = ", ".join(clause for clause in clauses if found["where"] not in clause and clause in one.quote)
    if not rest and _with_whom(one.value):
        clause = next(clause for clause in _CLAUSE.findall(one.quote) if found[0] in clause)
        return [_with_them(one, _JOINED.sub("", clause).replace(found[0], "", 1))]
    return [reworded(one, rest)] if content(rest) else []


def _with_them(one: Statement, clause: str) -> Statement:
    """With whom one lives, also where the clause leaves out who does ("and live with my sister")."""
    said = reworded(one, clause)
    return (
        replace(said, value=wording.conjugated(clause)) if _OPENS.match(clause) and pack_of(clause) is ENGLISH else said
    )


def _home(one: Statement) -> re.Match[str] | None:
    """Where a statement names the place in which its writer lives, if it does and not by the name alone."""
    places = [place for place in _places(one.quote) if place["where"] != one.value]
    least = -1 if one.key == "location" and _with_whom(one.value) else 0
    found = (place for place in places if one.value.find(place["where"]) > least)
    return next((place for place in found if _is_named(place["where"])), None)


def _places(quote: str) -> Iterator[re.Match[str]]:
    """What may be a place where a sentence says that its writer lives or moved."""
    for clause in _CLAUSE.findall(quote):
        if not NEGATIONS.isdisjoint(clause.casefold().split()):
            continue
        for verb, place in ((_LIVES, _IN), (_MOVED, _TO)):
            if said := verb.search(clause.strip()):
                yield from place.finditer(clause.strip(), said.end() if verb is _LIVES else said.start())


def _with_whom(value: str) -> bool:
    return any(not _WITH_WHOM.isdisjoint(classes_of(word)) for word in content(value))


def _is_named(where: str) -> bool:
    if where.casefold() in FUNCTION_WORDS:
        return False
    return is_place(where) or (where[0].isupper() and may_be_place(where))


def _besides(one: Statement, found: re.Match[str]) -> list[Statement]:
    """What a statement tells besides the place: with whom one is there, and in other clauses."""
    if not _with_whom(one.value) and len(_CLAUSE.findall(one.value)) == 1:
        return []
    if not _LIVES.search(one.quote) or found[0] not in one.value:
        return [one]
    value, pack = one.value.replace(found[0], "", 1), pack_of(one.quote)
    return [replace(one, key=wording.slug(wording.plain(value, pack), pack), value=value)]
