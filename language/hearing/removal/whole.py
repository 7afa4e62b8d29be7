"""Wishes to have all there is forgotten: as a whole message, or as a sentence of its own among others ("I'm selling the
phone. Delete everything you know about me. My lawyer says so.")."""

import re
from collections.abc import Sequence
from functools import lru_cache

from language.asking.words import words_for
from language.hearing.compare import ASKS
from language.hearing.relate import acts_of
from language.hearing.removal.names import (
    ABOUT,
    ABOUT_THEM,
    EVERYTHING,
    ME_AND,
    OF_ME,
    OF_MEMORY,
    asking_part,
    left_words,
    named,
    names_everything,
    touches,
)
from language.hearing.removal.sorts import sorts_in
from language.hearing.removal.stays import request_and_rest
from language.hearing.removal.topics import topic_named
from language.intents.dismissals import dismisses, pieces
from language.intents.exceptions import excepting, keeping_but, keeping_only
from language.intents.forget import sentences, wishes
from language.intents.stay_words import POINTERS
from language.languages import alternatives
from language.patterns import pattern_of
from language.people.sorts import FIRST_NAMES
from language.words.classes import classes_of
from language.words.lexicon import FUNCTION_WORDS

_ME = pattern_of(rf"\b(?:{alternatives('hearing', 'ME')})\b", re.IGNORECASE)


def wants_all(said: str, rest: str, meant: Sequence[str]) -> bool:
    """Is everything to go, and not everything on something that a note names by a word or its sort?"""
    asked = asking_part(said)
    if rest or not names_everything(said):
        return False
    if any(OF_MEMORY.search(one) and not (_beside_all(one) or ABOUT.search(one)) for one in _all_in(said)):
        return not ABOUT_THEM.search(said)  # whatever is listed before it
    if sorts_in(asked):
        return False
    words = _beside_all(said)
    if ME_AND.search(said) and words:
        return False
    if OF_ME.search(said) or not words or any(wishes(one) and not _beside_all(one) for one in _all_in(said)):
        return not ABOUT_THEM.search(said)
    if topic_named(EVERYTHING.sub(" ", asked)) or names_somebody(asked):
        return False
    return not ABOUT.search(said) and not any(touches(word, note) for word in words for note in meant)


@lru_cache(maxsize=256)
def wants_all_besides(said: str) -> bool:
    """Does one of several sentences ask for all there is, and none for less, or that something stays?"""
    parts = sentences(said)
    if len(parts) < 2 or keeping_only(said) or keeping_but(said) or excepting(said) or request_and_rest(said)[1]:
        return False
    whole = [one for one in parts if _is_of_all(one)]
    return bool(whole) and not any(_asks(one) and _names(one) for one in parts if one not in whole)


def _is_of_all(sentence: str) -> bool:
    """Does a sentence ask for all that is known of its writer, and name nothing beside?"""
    if not names_everything(sentence) or ABOUT_THEM.search(sentence) or not _asks(sentence):
        return False
    return _is_of_writer(sentence) and (bool(OF_ME.search(sentence)) or not _names(sentence))


def _is_of_writer(sentence: str) -> bool:
    """Is it plain that the memory is meant, and not a text that was spoken of ("delete all of it")?"""
    told = max((found[0] for found in EVERYTHING.finditer(sentence)), key=len)
    if OF_ME.search(sentence) or OF_MEMORY.search(sentence) or _ME.search(told):
        return True
    return len(set(told.casefold().split()) - POINTERS - FUNCTION_WORDS) > 1


def _asks(sentence: str) -> bool:
    return bool(
        wishes(sentence) or dismisses(sentence, words_for(sentence).language) or acts_of(sentence)["forget"] >= ASKS
    )


def _names(sentence: str) -> set[str]:
    """What the clauses of a sentence name that ask, or name all there is."""
    parts = [one for one in pieces(sentence) if names_everything(one) or _asks(one)] or [sentence]
    return {word for one in parts for word in _beside_all(one)}


def _all_in(said: str) -> list[str]:
    """The last clause of a request, where it names all there is."""
    return [one for one in pieces(said)[-1:] if names_everything(one)]


def _beside_all(said: str) -> set[str]:
    """The words by which a request names something beside all there is."""
    return set(left_words(EVERYTHING.sub(" ", named(said)))) - POINTERS


def names_somebody(asked: str) -> bool:
    """Does a request say a first name?"""
    return any(classes_of(word) & FIRST_NAMES for word in left_words(asked))
