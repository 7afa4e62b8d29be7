"""Two of one sort: what is said of one son says nothing of the other, nor what is said of a brother of a sister."""

import re

from language.asking.persons import persons
from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.line import CAPITAL_NOUNS, Line
from language.hearing.news import NOW
from language.hearing.relate import content, is_alike
from language.hearing.revise import Revision, revised
from language.hearing.signs import share_sort, sorts
from language.languages import alternatives, by_language, words
from language.meaning.alike.sameness import gist
from language.patterns import pattern_of
from language.people.sorts import ANIMALS, FIRST_NAMES, KIN
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_ONES = KIN | ANIMALS
"""Sorts whose words tell whom or which one is meant: a sister is not a brother."""
_ANY_OF_THEM = words("hearing", "ANY_OF_THEM")
_SEXES = {
    pair for pairs in by_language("hearing", "SEXES", tuple).values() for a, b in pairs for pair in ((a, b), (b, a))
}
"""Last letters by which a word for a man or a male animal becomes one for a woman or a female."""
_ONLY_ONE = frozenset({"wife", "husband", "partner", "mother", "father"})
_NAMESAKE = alternatives("hearing", "NAMESAKE")
_NAMING = words("hearing", "NAMING")
_MINE = pattern_of(alternatives("people.relations", "MINE"), re.IGNORECASE)
_LEAST, _ENDING = 3, 2
"""Letters that one name in two cases has at least in common, and those that its case may change."""


def is_another(said: str, note: str) -> bool:
    """Does a message speak of another one than a note does: of the brother and not of the sister, of a second pet?"""
    ours = {word for word in tokens(said) if sorts(word) & _ONES}
    noted = {word for word in tokens(note) if sorts(word) & _ONES}
    if not ours or not noted or (ours | noted) & _ANY_OF_THEM:
        return False
    telling = [word for word in content(said) if word not in _NAMING]
    pairs = [(word, other) for word in content(note) if word not in _NAMING for other in telling]
    return not any(is_alike(word, other) and not _of_other_sex(word, other) for word, other in pairs)


def _of_other_sex(one: str, other: str) -> bool:
    """Do two words differ only in whom they speak of ("hermano", "hermana")?"""
    return one[:-1] == other[:-1] and (one[-1:], other[-1:]) in _SEXES


def are_two(said: str, note: str) -> bool:
    """Do both name somebody of one sort, and each by another name ("my son Max" – "Son Leo")?"""
    language = words_for(said).language
    ours, theirs = _named(said, language), _named(note, language)
    same_sort = any(ours[one] & theirs[other] for one in ours for other in theirs)
    return same_sort and not any(_is_one(one, other) for one in tokens(said) for other in theirs)


def is_namesake(said: str, note: str) -> bool:
    """Does a message speak of another one of the name that a note tells ("the Tom from his class")?"""
    names = [word for word in tokens(note) if classes_of(word) & FIRST_NAMES]
    return any(re.search(rf"\b{re.escape(name)}\s+(?:{_NAMESAKE})", said, re.IGNORECASE) for name in names)


def _named(text: str, language: str) -> dict[str, frozenset[str]]:
    """The names that stand right behind a word for somebody or something, each with the sorts of that word."""
    line, found = Line(text), dict[str, frozenset[str]]()
    for at, before in enumerate(line.lower[:-1]):
        who = persons(before, language)
        sort = who | sorts(before) & _ONES or _thing(line, at, language)
        if sort and not who & _ONLY_ONE and _is_name(line, at + 1):
            found[line.lower[at + 1]] = sort
    return found


def _thing(line: Line, at: int, language: str) -> frozenset[str]:
    """What the writer calls their own ("our project Swift"), or a clause begins with; where nouns have no capital, by
    which a name is known."""
    owned = bool(line.between(at)) or _MINE.fullmatch(line.lower[at - 1]) is not None
    named = owned and language not in CAPITAL_NOUNS and line.lower[at] not in FUNCTION_WORDS
    return frozenset({line.lower[at]}) if named and not NOW.search(line.text) else frozenset()


def _is_name(line: Line, at: int) -> bool:
    word = line.lower[at]
    if word in FUNCTION_WORDS or word in _NAMING or line.between(at):
        return False
    return line.of(at, at)[:1].isupper() or (line.text.islower() and bool(classes_of(word) & FIRST_NAMES))


def _is_one(one: str, other: str) -> bool:
    """Are two words one name, be it in another case?"""
    ending = _ENDING if other > "а" else 1
    least = max(_LEAST, min(len(one), len(other)) - ending)
    return is_alike(one, other) or one[:least] == other[:least]


def tells_besides(key: str, value: str, known: str) -> bool:
    """Does a value tell another thing than is known of somebody or something that the key of both names?"""
    named = any(is_alike(word, other) for word in key.split("_") for other in content(value))
    return named and tells_otherwise(value, known)


def tells_otherwise(value: str, known: str) -> bool:
    """Does a value say of the same one something else than is known, which may both be so ("Sister lives in Hull" –
    "Sister is a nurse")?"""
    if are_two(value, known):
        return True
    if gist(value).stands & gist(known).stands or _is_in_its_place(revised(value, known)):
        return False
    ours, theirs = content(value), content(known)
    return not share_sort((one for one in ours if one not in theirs), (one for one in theirs if one not in ours))


def _is_in_its_place(revision: Revision | None) -> bool:
    """Do new words of a sort stand for old ones, and nothing else of what was said?"""
    if revision is None or not revision.alike:
        return False
    return not any(is_alike(one, other) for one in content(revision.new) for other in content(revision.old))
