"""Numbers of a memory that were said of something else: of another unit, or as an age that is still to come."""

from collections.abc import Sequence
from itertools import islice

from language.languages import alternatives, gathered
from language.meaning.claims import Claim
from language.meaning.coverage import Index, Spot
from language.meaning.vocabulary.glossary import Glossary, Lines
from language.patterns import pattern_of
from language.words.reader import Role, Word

_TABLE = gathered("vocabulary.judging", "UNITS")
_UNITS = Glossary(lambda: (" ".join(told) for told in _TABLE.values()))
_HOUR, _YEAR = (frozenset((list(_TABLE).index(name),)) for name in ("hour", "year"))
_NOT_YET = pattern_of(rf"\b(?:{alternatives('vocabulary.judging', 'NOT_YET')}) (?:\w+ )?$")
_NOT_YET_BEHIND = pattern_of(rf"(?:{alternatives('vocabulary.judging', 'NOT_YET_BEHIND')})")
_NEAR = 2
"""Words behind a number among which its unit stands."""
_BEFORE = 4
_PLACES = 64
"""Of a number that a text repeats over and over so many places are looked at."""


def miscounts(claim: Claim, index: Index) -> bool:
    """Is a number of it said of other units alone ("six months": six years), or as no age yet ("nearly 48")?"""
    for number in [word for word in claim.needs if word.role is Role.NUMBER]:
        found = [spot for spot in islice(index.find(number, claim.cues), _PLACES) if spot.word and spot.position >= 0]
        if found and (_is_of_other_units(number, claim, found) or _is_no_age_yet(claim, found)):
            return True
    return False


def _is_of_other_units(number: Word, claim: Claim, found: Sequence[Spot]) -> bool:
    unit = _behind(claim.words, list(claim.words).index(number))
    if not unit:
        return False
    told = [_behind(spot.clause.words, spot.position) for spot in found]
    if all(one and not one & unit for one in told):
        return True
    hours = any(_unit(word) & _HOUR for word in claim.words)
    return not hours and all(not one and _is_behind_hour(spot) for one, spot in zip(told, found, strict=True))


def _is_behind_hour(spot: Spot) -> bool:
    """Does it only tell the minutes beside the hours: "an hour twenty"?"""
    return spot.position > 0 and bool(_unit(spot.clause.words[spot.position - 1]) & _HOUR)


def _is_no_age_yet(claim: Claim, found: Sequence[Spot]) -> bool:
    """Is an age claimed that was only told as one to come, or long past?"""
    if claim.person or claim.ahead or any(word.role is not Role.NUMBER and not _is_year(word) for word in claim.needs):
        return False
    return not _tells_not_yet(claim.words, next(i for i, w in enumerate(claim.words) if w.role is Role.NUMBER)) and all(
        _tells_not_yet(spot.clause.words, spot.position) for spot in found
    )


def _is_year(word: Word) -> bool:
    return bool(_unit(word) & _YEAR)


def _tells_not_yet(words: Sequence[Word], place: int) -> bool:
    before = "".join(f"{word.text.casefold()} " for word in words[max(0, place - _BEFORE) : place])
    behind = [word for word in words[place + 1 :] if not _unit(word) & _YEAR]
    after = " ".join(word.text.casefold() for word in behind)
    return _NOT_YET.search(before) is not None or _NOT_YET_BEHIND.match(after) is not None


def _behind(words: Sequence[Word], place: int) -> Lines:
    return next((unit for word in words[place + 1 : place + 1 + _NEAR] if (unit := _unit(word))), frozenset())


def _unit(word: Word) -> Lines:
    return _UNITS.find(word.text.casefold())
