"""Pieces of a message and of a note side by side: what sorts of things they name, and how they are written."""

import re
from difflib import SequenceMatcher

from language.hearing.line import Line, Piece
from language.languages import alternatives, by_language, words
from language.patterns import pattern_of
from language.people.sorts import BEINGS, FIRST_NAMES
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS, NUMBERS
from language.words.numerals import in_digits

_LOOSE = frozenset({"age_birthday", "time_of_day"})
"""Sorts whose words are too unlike to stand for each other: numbers and birthdays, an hour and a dinner."""
NAMED_SORTS = FIRST_NAMES | {"city", "country", "company", "team_club"}
"""Sorts of names, which whoever uses capitals writes with one: "назад" is no form of "Назар"."""
NAME_BEARERS = BEINGS - {"farm_animal"}
_RESPELT = 0.7
"""How alike two spellings of one name are."""
JOINING = FUNCTION_WORDS | words("hearing", "ADDING")
"""Words that join an addition to a thing."""
ORDINAL = pattern_of(rf"(?:{alternatives('hearing', 'ORDINALS')})\Z")
HOURS = words("hearing", "HOURS")
NAMING = words("hearing", "NAMING")
"""Words before a name."""
INSTEAD = words("hearing", "INSTEAD")
"""With these, what follows is what no longer holds ("Freya statt Wotan")."""

_MONTHS = tuple(month for months in by_language("asking", "MONTHS", tuple).values() for month in months)
"""How the months begin."""
_CLOCK = pattern_of(r"\d{1,2}:\d\d|\d{1,2}\.\d\d(?= Uhr)")
_MOST_DAYS, _MOST_HOURS = 31, 24

_BEFORE_CONSONANT, _BEFORE_VOWEL = next(iter(by_language("hearing", "ARTICLES", tuple).values()))
_ARTICLE = pattern_of(rf"\b({_BEFORE_CONSONANT}|{_BEFORE_VOWEL}) $", re.IGNORECASE)
_VOWEL = pattern_of(next(iter(by_language("hearing", "BEGINS_WITH_VOWEL", str).values())), re.IGNORECASE)
"""How words begin before which an article has its longer form."""


def with_article(before: str, new: str) -> str:
    """New words behind what stood before the old ones, with the article that their sound asks for ("an iPad")."""
    found = _ARTICLE.search(before)
    if not found:
        return before + new
    article = _BEFORE_VOWEL if _VOWEL.match(new) else _BEFORE_CONSONANT
    cased = article.capitalize() if found[1][0].isupper() else article
    return f"{before[: found.start(1)]}{cased} {new}"


def telling(line: Line, piece: Piece) -> list[str]:
    """The words of a piece that say something by themselves."""
    return [word for word in line.lower[piece[0] : piece[1] + 1] if word not in FUNCTION_WORDS]


def is_number(line: Line, piece: Piece) -> bool:
    text = in_digits(line.of(*piece))
    return any(letter.isdigit() for letter in text) or any(word in NUMBERS for word in telling(line, piece))


def is_there(number: str, known: Line, old: Piece) -> bool:
    """Is there such a day of a month, or such an hour, where a note has a day or an hour?"""
    if not number.isdecimal():
        return True
    behind = old[1] + (2 if known.at(old[1] + 1) in FUNCTION_WORDS else 1)  # "14 de junio"
    leads = _is_month(known.at(old[0] - 1)) and not known.between(old[0]) and not known.at(old[0] - 2).isdecimal()
    if leads or _is_month(known.at(behind)):
        return int(number) <= _MOST_DAYS
    return int(number) <= _MOST_HOURS or not _CLOCK.match(known.text, known.words[old[0]].start)


def _is_month(word: str) -> bool:
    return word.startswith(_MONTHS) and "calendar" in classes_of(word)


def is_numeral(line: Line, place: int) -> bool:
    return is_number(line, (place, place)) or bool(ORDINAL.match(line.lower[place]))


def sorts_of(line: Line, piece: Piece) -> set[str]:
    """The sorts of things that a piece names; a small letter names nobody where names have a capital."""
    careful, found = is_careful(line), []
    for place in range(piece[0], piece[1] + 1):
        small = careful and line.of(place, place)[:1].islower()
        found.append(line.members(place, place) - (NAMED_SORTS if small else frozenset()) - _LOOSE)
        if line.lower[place] in HOURS:
            found.append({"work_schedule"})
    if line.shape(*piece) == "name":
        return next((sorts for sorts in found if sorts), set())  # a "Seat Ibiza" is a car
    return set().union(*found)


def is_careful(line: Line) -> bool:
    """Does a text use capitals?"""
    return line.text[1:] != line.text[1:].casefold()


def one_sort(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Do both pieces name a thing of one sort?"""
    return bool(sorts_of(message, new) & sorts_of(known, old))


def are_names(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    return {message.shape(*new), known.shape(*old)} == {"name"}


def stand_alike(message: Line, new: Piece, known: Line, old: Piece) -> bool:
    """Does the same word stand before both ("a la lactosa", "a la fructosa"), or the same little one begin them?"""
    before, first = message.at(new[0] - 1), message.at(new[0])
    if first == known.at(old[0]) and first in FUNCTION_WORDS:
        return True
    return before == known.at(old[0] - 1) and before != "^"


def are_spellings(one: str, other: str) -> bool:
    return SequenceMatcher(None, one.casefold(), other.casefold()).ratio() >= _RESPELT
