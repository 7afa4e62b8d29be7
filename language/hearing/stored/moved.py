"""Where somebody has moved to, where a home is stored, and where they only are for a while."""

import re

from language.hearing.signs import clauses_of, stated
from language.languages import alternatives, merged, words
from language.meaning.vocabulary import meanings, sense
from language.patterns import pattern_of
from language.words.classes import PLACES, classes_of, first_form
from language.words.lexicon import FUNCTION_WORDS

_DWELLING = meanings("live", "home")
_OF_HOME = PLACES | {"city+", "country+", "moving", "moving+", "nature_place"}
_WORD = pattern_of(r"[^\W\d_][\w'’-]*")
_NAME = r"(?P<place>[^\W\d_][\w'’-]+(?:[ -][^\W\d_a-zа-яіїєґßäöüñáéíóú][\w'’-]+){0,2})"
_MOVED = pattern_of(rf"\A\W*(?:{alternatives('turns.sides', 'MOVED')})\s+{_NAME}", re.IGNORECASE)
_NOW_FROM = pattern_of(alternatives("turns.sides", "NOW_FROM"), re.IGNORECASE)
_BENT = [(pattern_of(ending, re.IGNORECASE), own) for ending, own in merged("turns.sides", "BENT_PLACES").items()]
_SOMEONE = words("hearing", "SOMEONE")
_VISITS = pattern_of(rf"\b(?:{alternatives('turns.sides', 'VISITS')})\b", re.IGNORECASE)


def moved_to(said: str) -> str:
    """The place that a message without much of a sentence says its writer moved to; empty where it names none.

    A word of another sort is no place: "moved to Linux".
    """
    for clause in stated(said):
        found = _MOVED.match(clause) or _NOW_FROM.search(clause)
        place = _without_small(_unbent(found)) if found else ""
        sorts = {one for one in classes_of(place.casefold()) if not one.endswith("+")}
        if place and place.casefold() not in FUNCTION_WORDS and (not sorts or sorts & PLACES):
            return place[:1].upper() + place[1:]
    return ""


def _unbent(found: re.Match[str]) -> str:
    """A place by its own name, where the word before it bends it: "до Ніжина" is "Ніжин"."""
    word = found["place"].partition(" ")[0].casefold()
    listed = first_form(word, "city")
    if listed != word:
        return listed + found["place"][len(word) :]
    before = found[0][: found.start("place") - found.start()]
    for ending, own in _BENT:
        if ending.search(before + word):
            return ending.sub(own, before + word)[len(before) :] + found["place"][len(word) :]
    return found["place"]


def _without_small(place: str) -> str:
    """A name without words in small letters behind it ("Ely last week"): the pattern does not tell them apart."""
    words = place.split(" ")
    return " ".join(words[:1] + [word for word in words[1:] if word[:1].isupper()])


def only_visits(said: str) -> bool:
    """Does a message say that its writer is somewhere for a while, and nowhere that they moved?"""
    return bool(_VISITS.search(said)) and not any(_MOVED.match(clause) for clause in clauses_of(said))


def names_no_place(said: str) -> bool:
    """Does a message say no word of places, of living somewhere or of moving?"""
    return all(_OF_HOME.isdisjoint(classes_of(word.casefold())) for word in _WORD.findall(said))


def is_no_home(key: str, note: str) -> bool:
    """Does a note name a place where nobody lives, or say with whom one lives, wherever that is?"""
    noted = _words(note)
    lives = any(sense(word).means & _DWELLING for word in noted)
    placed = key == "origin" or _names_place(noted)
    return key != "location" and lives != placed


def is_from_elsewhere(said: str, note: str) -> bool:
    """Is another place than that of a note only where somebody comes from ("someone from Jena moved in")?"""
    spoken = _words(said)
    from_there = any(word in _SOMEONE and _names_place(spoken[at + 1 : at + 3]) for at, word in enumerate(spoken))
    return from_there and _names_place(_words(note))


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _names_place(spoken: list[str]) -> bool:
    return any(classes_of(word) & PLACES for word in spoken)
