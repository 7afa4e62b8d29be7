"""What a message and a note name, by concepts that all languages share: "mudado" and "umgezogen" are one of them."""

from collections.abc import Iterator
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.features import tokens
from language.hearing.relate import content
from language.languages import files
from language.meaning.vocabulary import sense
from language.meaning.vocabulary.concepts import concepts
from language.words.classes import classes_of
from language.words.dictionary import FILE, Concepts, concepts_of, phrases_of

_MEANING, _SORT = "=", "~"
"""What the names of meanings and of sorts of things begin with, beside those of the dictionary."""
_MOST = 80
"""Words of a text that are looked at."""
_NONE: Concepts = frozenset()


def named_signs(said: str, note: str, topic: str) -> Iterator[str]:
    """What a message and a note name, and what of the one stands beside what of the other."""
    told, known = sorted(named_in(said)), sorted(named_in(note))
    yield from (f"names={one}" for one in told)
    yield from (f"names={one}|{topic}" for one in told)
    yield from (f"noted={one}" for one in known)
    yield from (f"names={one}~{other}" for one in told for other in known)


@lru_cache(maxsize=256)
def named_in(text: str) -> Concepts:
    """What the words of a text that say something by themselves stand for, alone and in phrases."""
    language, words, telling = words_for(text).language, tokens(text)[:_MOST], frozenset(content(text))
    places = {place for place, word in enumerate(words) if word in telling}
    found = _NONE.union(*(_stands_for(words[place], language) for place in places))
    phrases = (
        names for start, end, names in phrases_of(words, language) if not places.isdisjoint(range(start, end + 1))
    )
    return found.union(*phrases)


@lru_cache(maxsize=8192)
def _stands_for(word: str, language: str) -> Concepts:
    """The names of what a word (in lower case) of a language stands for, else of the sorts of things that it names."""
    meant = frozenset(f"{_MEANING}{concepts()[line].name}" for line in sense(word).means)
    return concepts_of(word, language) | meant or _elsewhere(word, language) or _sorts(word)


def _elsewhere(word: str, language: str) -> Concepts:
    """What a word stands for in another language than that of the text around it."""
    others = (concepts_of(word, code) for code in files(FILE) if code != language)
    return next(filter(None, others), _NONE)


def _sorts(word: str) -> Concepts:
    """The sorts of things that a word names, else those it makes one think of."""
    found = classes_of(word)
    named = frozenset(f"{_SORT}{sort}" for sort in found if not sort.endswith("+"))
    return named or frozenset(f"{_SORT}{sort}" for sort in found)
